package ___PACKAGE___

import android.view.View
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

private data object Nothing2

@KotlinInputControl
class Email2(private val view: View) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        for (index in 0..<3) view.tag = index
        outputCallback(inputValue ?: "")
    }
}
