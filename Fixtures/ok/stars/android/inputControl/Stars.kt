package ___PACKAGE___

import android.view.View
import com.google.android.material.dialog.MaterialAlertDialogBuilder
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

@KotlinInputControl
class Stars(private val view: View) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        MaterialAlertDialogBuilder(view.context)
            .setItems(Array(MAX_STARS) { "★".repeat(it + 1) }) { _, position ->
                outputCallback((position + 1).toString())
            }
            .show()
    }

    private companion object {
        const val MAX_STARS = 5
    }
}
