package ___PACKAGE___

import android.net.Uri
import android.provider.ContactsContract.CommonDataKinds.Phone
import android.view.View
import androidx.activity.result.contract.ActivityResultContracts
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl
import com.qmobile.qmobileui.activity.mainactivity.ActivityResultController
import com.qmobile.qmobileui.utils.PermissionChecker
import ___APP_PACKAGE___.R

@KotlinInputControl
class ContactPhone(private val view: View) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

    override fun getIconName(): String = "contact_phone.xml"

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        (view.context as? PermissionChecker)?.askPermission(
            context = view.context,
            permission = android.Manifest.permission.READ_CONTACTS,
            rationale = view.context.getString(R.string.app_name)
        ) { isGranted ->
            if (isGranted) {
                pickContact(outputCallback)
            }
        }
    }

    private fun pickContact(outputCallback: (output: Any) -> Unit) {
        val callback: (uri: Uri?) -> Unit = { uri -> uri?.let { phoneNumber(it) }?.let(outputCallback) }
        (view.context as? ActivityResultController)?.launch(
            type = ActivityResultContracts.PickContact(),
            input = null,
            callback = callback
        )
    }

    private fun phoneNumber(contact: Uri): String? {
        val id = contact.lastPathSegment ?: return null
        val query = view.context.contentResolver.query(
            Phone.CONTENT_URI,
            arrayOf(Phone.NUMBER),
            "${Phone.CONTACT_ID} = ?",
            arrayOf(id),
            null
        )
        return query?.use { cursor -> if (cursor.moveToFirst()) cursor.getString(0) else null }
    }
}
