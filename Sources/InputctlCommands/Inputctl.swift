package enum Inputctl { package static let version = "0.1.0" }
