import SourceText

/// Words that name nothing new in the code of a control.
enum Keywords {
    /// Reserved in Swift, wherever an identifier is declared.
    static let swift: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
    ]

    /// Hard keywords of Kotlin.
    static let kotlin: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]

    static let all = swift.union(kotlin)

    /// Types that the Kotlin code of a control uses by these names, so a class of that name would hide them.
    static let kotlinTypes: Set<String> = [
        "Any", "Array", "BaseKotlinInputControl", "Boolean", "Byte", "Char", "Context", "Double", "Enum", "Exception",
        "Float", "Function", "Int", "KotlinInputControl", "List", "Long", "Map", "Nothing", "Number", "Pair", "R",
        "Set", "Short", "String", "Throwable", "Unit", "View",
    ]

    /// Types that the Swift code of a control uses by these names followed by `Row`: Eureka's own rows and their base
    /// classes (Eureka 5.5.0).
    static let eurekaRows: Set<String> = [
        "Account", "Action", "ActionSheet", "Alert", "AlertOptions", "Area", "Base", "Button", "ButtonWithPresentation",
        "Check", "CountDown", "CountDownInline", "CountDownPicker", "Date", "DateInline", "DatePicker", "DateTime",
        "DateTimeInline", "DateTimePicker", "Decimal", "DoublePickerInline", "DoublePickerInput", "DoublePicker",
        "Email", "Field", "Formatteable", "GenericMultivaluedSelector", "Int", "Label", "ListCheck", "MultipleSelector",
        "Name", "Options", "Password", "Phone", "Picker", "PickerInline", "PickerInput", "PopoverSelector", "Push",
        "Search", "Segmented", "Selector", "Slider", "Stepper", "Switch", "Text", "TextArea", "Time", "TimeInline",
        "TimePicker", "TriplePicker", "TriplePickerInline", "TriplePickerInput", "Twitter", "URL", "ZipCode",
    ]

    /// Names that Windows keeps for devices, with any extension and in any case.
    static func isWindowsDevice(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.lowercased()
        if ["con", "prn", "aux", "nul"].contains(stem) { return true }
        guard stem.utf8.count == 4, let digit = stem.utf8.last, digit.isASCIIDigit else { return false }
        return stem.hasPrefix("com") || stem.hasPrefix("lpt")
    }
}
