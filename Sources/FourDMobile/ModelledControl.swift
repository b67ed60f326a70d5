import InputControl

/// A control together with what 4D makes of it.
package struct ModelledControl: Sendable {
    package let control: ControlProject

    package init(_ control: ControlProject) {
        self.control = control
    }

    package var manifest: Manifest? { control.manifest }
}
