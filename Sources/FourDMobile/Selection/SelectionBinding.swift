/// What a selection control's `binding` may be [manifest-30].
package enum SelectionBinding {
    /// The labels of the choices are names of files in the control's folder of images.
    package static let images = "imageNamed"
}

extension ControlModel {
    /// Whether the values of the choice list are picture files.
    package var hasImageBinding: Bool {
        manifest?.binding?.value == SelectionBinding.images
    }
}
