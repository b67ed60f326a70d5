object Helper {
    fun trimmed(value: Any?): String = value.toString().trim()
}
