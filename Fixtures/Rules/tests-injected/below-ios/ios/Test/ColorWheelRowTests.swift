import XCTest

final class ColorWheelRowTests: XCTestCase {}
