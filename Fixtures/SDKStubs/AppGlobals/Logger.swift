// Not part of a module: every generated app has this global, so it is compiled together with the control.
import Foundation

final class AppLogger {
    func verbose(_ message: @autoclosure () -> Any?) {}
    func debug(_ message: @autoclosure () -> Any?) {}
    func info(_ message: @autoclosure () -> Any?) {}
    func warning(_ message: @autoclosure () -> Any?) {}
    func error(_ message: @autoclosure () -> Any?) {}
    func severe(_ message: @autoclosure () -> Any?) {}
}

let logger = AppLogger()
