package ___PACKAGE___

import android.view.View
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

@KotlinInputControl
class Email2(private val view: View) : BaseKotlinInputControl {
    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        outputCallback("")
    }
}
