package ___PACKAGE___

import android.view.View
import ___APP_PACKAGE___.R
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

@KotlinInputControl
class Email2(private val view: View) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        val row = View.inflate(view.context, R.layout.email_rows, null)
        row.findViewById<View>(R.id.email_titel).visibility = View.GONE
        outputCallback(inputValue ?: "")
    }
}
