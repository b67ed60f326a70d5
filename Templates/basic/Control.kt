package ___PACKAGE___

{{^is.type.boolean}}
import android.text.InputType
{{/is.type.boolean}}
import android.view.View
{{^is.type.boolean}}
import android.widget.EditText
import com.google.android.material.dialog.MaterialAlertDialogBuilder
{{/is.type.boolean}}
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl

@KotlinInputControl
class {{class}}(private val view: View) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

{{#is.type.boolean}}
    // The app draws the switch and requests a value once, when the switch appears.
    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        outputCallback(inputValue == true)
    }
{{/is.type.boolean}}
{{^is.type.boolean}}
    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        val input = EditText(view.context)
        input.hint = "{{placeholder}}"
        input.setText(inputValue?.toString() ?: "")
{{#is.type.text}}
        input.inputType = InputType.TYPE_CLASS_TEXT
{{/is.type.text}}
{{#is.type.integer}}
        input.inputType = InputType.TYPE_CLASS_NUMBER or InputType.TYPE_NUMBER_FLAG_SIGNED
{{/is.type.integer}}
{{#is.type.real}}
        input.inputType =
            InputType.TYPE_CLASS_NUMBER or InputType.TYPE_NUMBER_FLAG_SIGNED or InputType.TYPE_NUMBER_FLAG_DECIMAL
{{/is.type.real}}
        MaterialAlertDialogBuilder(view.context)
            .setView(input)
            // The app takes the value as a string, whatever the type of the parameter is.
            .setPositiveButton(android.R.string.ok) { _, _ -> outputCallback(input.text.toString()) }
            .setNegativeButton(android.R.string.cancel, null)
            .show()
    }
{{/is.type.boolean}}
}
