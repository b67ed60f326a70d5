package ___PACKAGE___

import android.provider.ContactsContract
import android.view.View
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

@KotlinInputControl
class Email2(private val view: View) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        val cursor = view.context.contentResolver.query(
            ContactsContract.Contacts.CONTENT_URI, null, null, null, null
        )
        outputCallback(cursor.use { it?.count }.toString())
    }
}
