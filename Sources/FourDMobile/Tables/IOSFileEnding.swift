/// What the ending of a file's name decides when 4D adds the file to the iOS app's project [ios-6].
package struct IOSFileEnding: Sendable, Hashable {
    /// What the project does with the file.
    package enum Build: Sendable, Hashable {
        case compiled
        case resource
        /// The project lists the file and builds nothing of it.
        case listed
        /// 4D does not know the ending and adds nothing to the project.
        case ignored
    }

    /// What the file holds.
    package enum Content: Sendable, Hashable {
        case swift, interface, text, picture, archive, database, objectiveC, otherCode, design, font, sound, movie
        case model, localization, data
        /// Something that no app reads, as far as the ending says.
        case unknown
    }

    package let build: Build
    package let content: Content

    /// One row for each group of endings, in lower case and without the dot.
    private static let rows: [(endings: String, build: Build, content: Content)] = [
        ("swift", .compiled, .swift),
        ("storyboard xib", .resource, .interface),
        ("plist strings json txt html htm md", .resource, .text),
        ("png jpg jpeg gif svg pdf ico", .resource, .picture),
        ("zip", .resource, .archive),
        ("sqlite", .resource, .database),
        ("m h", .listed, .objectiveC),
        ("sketch ai", .listed, .design),
        ("mm", .ignored, .objectiveC),
        ("c cc cpp hpp metal s", .ignored, .otherCode),
        ("ttf otf ttc", .ignored, .font),
        ("mp3 caf wav aif aiff aac m4a", .ignored, .sound),
        ("mp4 mov m4v", .ignored, .movie),
        ("mlmodel mlmodelc usdz scn reality", .ignored, .model),
        ("xcstrings stringsdict", .ignored, .localization),
        ("csv xml yml yaml bin dat db js css", .ignored, .data),
        ("heic heif webp bmp tif tiff", .ignored, .picture),
    ]

    /// The row for a file of this name, in any case.
    package static func of(_ name: String) -> IOSFileEnding {
        guard let ending = name.fileEnding else { return IOSFileEnding(build: .ignored, content: .unknown) }
        for row in rows {
            for known in row.endings.utf8.split(separator: UInt8(ascii: " ")) where known.elementsEqual(ending.utf8) {
                return IOSFileEnding(build: row.build, content: row.content)
            }
        }
        return IOSFileEnding(build: .ignored, content: .unknown)
    }
}

extension String {
    /// What stands behind the last dot of a file's name, in lower case; nil without a dot.
    package var fileEnding: String? {
        let name = lastPathPart
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    }
}
