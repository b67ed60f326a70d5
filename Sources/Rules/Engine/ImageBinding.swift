import FourDMobile

extension ModelledControl {
    /// Whether the values of the choice list are picture files.
    var hasImageBinding: Bool {
        manifest?.binding?.value == SelectionBinding.images
    }
}
