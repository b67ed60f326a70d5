package ___PACKAGE___

import android.view.View
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControll
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

@KotlinInputControl
class Email2(private val view: View) : BaseKotlinInputControll {

    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        outputCallback(inputValue ?: "")
    }
}
