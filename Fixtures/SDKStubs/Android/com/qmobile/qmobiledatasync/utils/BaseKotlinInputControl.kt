package com.qmobile.qmobiledatasync.utils

interface BaseKotlinInputControl {
    val autocomplete: Boolean

    fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit)

    fun getIconName(): String = ""
}

@Target(AnnotationTarget.CLASS)
annotation class KotlinInputControl
