import Findings
import FourDMobile
import InputControl
import SourceScan
import SourceText

extension KotlinSource {
    /// A place in the file.
    func place(_ range: Range<Int>) -> Location {
        Location(path: file.path, range: range)
    }
}

/// A correct control with Kotlin code, to make examples of.
enum KotlinExample {
    static let path = "android/inputControl/Email2.kt"

    static let manifest = #"""
        {"name": "email2", "type": "text", "inject": true, "target": "android", "capabilities": {}}
        """#

    static let source = """
        package ___PACKAGE___

        import android.view.View
        import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
        import com.qmobile.qmobiledatasync.utils.KotlinInputControl

        @KotlinInputControl
        class Email2(private val view: View) : BaseKotlinInputControl {
            override val autocomplete: Boolean = false

            override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
                outputCallback(inputValue ?: "")
            }
        }
        """

    /// The control with one text of its Kotlin file replaced, its file at another path, or files beside it.
    static func with(
        _ text: String = "", _ replacement: String = "", at path: String = path, manifest: String = manifest,
        files others: [String: String] = [:]
    ) -> RuleExample {
        let source = text.isEmpty ? source : source.replacing(text, with: replacement)
        return .manifest(manifest, others.merging([path: source]) { other, _ in other })
    }
}
