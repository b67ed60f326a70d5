import Findings
import FourDMobile
import InputControl
import SourceText

extension ControlModel {
    /// The severity of a finding on `platform` that rests on a fact which was read in 4D's code and never run, such as one
    /// marked (4D-RT): a warning, and a note where the manifest does not list the platform. The finding's text says
    /// "probably".
    func unverifiedSeverity(on platform: Platform) -> Severity {
        // Without a target, the folders of an action control stand for it [manifest-26]; those of a selection control do not.
        let isListed = manifest?.isAbsent("target") == false || isActionControl
        return isListed && platforms?.contains(platform) == true ? .warning : .note
    }
}
