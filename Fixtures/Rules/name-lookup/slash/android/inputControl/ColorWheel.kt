package ___PACKAGE___

@KotlinInputControl
class ColorWheel(private val view: View) : BaseKotlinInputControl {
    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        outputCallback(inputValue ?: "")
    }
}
