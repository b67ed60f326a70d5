// Foundation of this toolchain, with the NSObject that `@objc` code needs. `typecheck` reads `import Foundation` as
// `import FoundationShim`.
@_exported import Foundation
@_exported import ObjectiveC

public typealias NSObject = ObjectiveC.NSObject
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol
