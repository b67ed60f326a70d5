/// A call that names a resource of the app: one row a call. Another one is one more row [swift-16].
package struct ResourceAPI: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case nib, storyboard, image, color, data, file
    }

    /// What is called.
    package enum Call: Sendable, Hashable {
        /// An instance of the class is made.
        case makes(String)
        /// An instance of one of the control's own classes is made.
        case makesOwn
        /// A method of a bundle is called.
        case ofBundle(String)
    }

    /// What the app gets where there is no such resource.
    package enum Lack: Sendable, Hashable {
        case ends, none
    }

    package let call: Call

    /// The label of the argument with the name; nil for one without a label.
    package let label: String?

    /// The label of the argument with the ending of the file; nil when there is none.
    package let ending: String?

    /// The label of the argument with the bundle, which is the app's when it is absent or nil; nil when there is none.
    package let bundle: String?
    package let kind: Kind
    package let lack: Lack

    /// The module without which the name stands for something else; nil when there is none.
    package let module: String?

    package init(
        _ call: Call, _ label: String?, _ kind: Kind, bundle: String? = nil, ending: String? = nil, lack: Lack,
        module: String? = nil
    ) {
        self.call = call
        self.label = label
        self.ending = ending
        self.bundle = bundle
        self.kind = kind
        self.lack = lack
        self.module = module
    }

    /// One row a call.
    package static let all: [ResourceAPI] = [
        ResourceAPI(.makes("UINib"), "nibName", .nib, bundle: "bundle", lack: .ends),
        ResourceAPI(.makes("CellProvider"), "nibName", .nib, bundle: "bundle", lack: .ends),
        ResourceAPI(.makesOwn, "nibName", .nib, bundle: "bundle", lack: .ends),
        ResourceAPI(.ofBundle("loadNibNamed"), nil, .nib, lack: .ends),
        ResourceAPI(.makes("UIStoryboard"), "name", .storyboard, bundle: "bundle", lack: .ends),
        ResourceAPI(.makes("UIImage"), "named", .image, bundle: "in", lack: .none),
        ResourceAPI(.makes("UIImage"), "imageLiteralResourceName", .image, lack: .ends),
        ResourceAPI(.makes("Image"), nil, .image, bundle: "bundle", lack: .none, module: "SwiftUI"),
        ResourceAPI(.makes("UIColor"), "named", .color, bundle: "in", lack: .none),
        ResourceAPI(.makes("Color"), nil, .color, bundle: "bundle", lack: .none, module: "SwiftUI"),
        ResourceAPI(.makes("NSDataAsset"), "name", .data, bundle: "bundle", lack: .none),
        ResourceAPI(.ofBundle("url"), "forResource", .file, ending: "withExtension", lack: .none),
        ResourceAPI(.ofBundle("path"), "forResource", .file, ending: "ofType", lack: .none),
    ]
}
