package ___PACKAGE___

import android.view.ViewGroup
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

@KotlinInputControl
class Email2(private val view: ViewGroup) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        outputCallback(inputValue ?: "")
    }
}
