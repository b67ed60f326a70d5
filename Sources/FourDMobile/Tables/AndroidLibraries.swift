/// The packages that Kotlin code finds in a generated app, and what is newer than the app's tools `[kotlin-23]`.
///
/// Source: the template's `app/build.gradle` and `Dependencies.kt`, and the dependencies of QMobileUI, QMobileDataSync and
/// QMobileAPI, which are published without a scope, so that an app can use them, too.
package enum AndroidLibraries {
    /// Whether `path`, a package or what is in one, belongs to Kotlin, Android or a library of the app.
    package static func contains(_ path: String) -> Bool {
        var isKnown = false
        var end = path.startIndex
        for _ in 0..<depth where end < path.endIndex {
            let next = end == path.startIndex ? end : path.utf8.index(after: end)
            end = path.utf8[next...].firstIndex(of: UInt8(ascii: ".")) ?? path.endIndex
            let beginning = String(path[..<end])
            if absent.contains(beginning) { return false }
            isKnown = isKnown || packages.contains(beginning)
        }
        return isKnown
    }

    /// How many parts a package in the tables has at most.
    private static let depth = 4

    private static let packages: Set<String> = Set(
        [
            "android", "com.bumptech.glide", "com.fasterxml.jackson", "com.github.gcacace.signaturepad",
            "com.google.android.datatransport", "com.google.android.gms", "com.google.android.material",
            "com.google.common.util.concurrent", "com.google.firebase", "com.google.gson", "com.google.maps.android",
            "com.google.mlkit", "com.qmobile.qmobileapi", "com.qmobile.qmobiledatastore", "com.qmobile.qmobiledatasync",
            "com.qmobile.qmobileui", "dalvik", "dev.chrisbanes.insetter", "io.reactivex", "java", "javax",
            "jp.wasabeef.glide", "kotlin", "kotlinx.coroutines", "okhttp3", "okio", "org.intellij.lang.annotations",
            "org.jetbrains.annotations", "org.json", "org.reactivestreams", "org.w3c.dom", "org.xml.sax",
            "org.xmlpull.v1", "org.yaml.snakeyaml", "retrofit2", "timber.log",
        ] + androidX.map { "androidx." + $0 })

    /// Packages of the time before AndroidX, which nothing in the app brings.
    private static let absent: Set = ["android.arch", "android.databinding", "android.support"]

    /// The libraries of AndroidX that an app has, directly or through others.
    private static let androidX = [
        "activity", "annotation", "appcompat", "arch", "asynclayoutinflater", "camera", "cardview", "collection",
        "concurrent", "constraintlayout", "coordinatorlayout", "core", "cursoradapter", "customview", "databinding",
        "documentfile", "drawerlayout", "dynamicanimation", "emoji2", "exifinterface", "fragment", "interpolator",
        "legacy", "lifecycle", "loader", "localbroadcastmanager", "multidex", "navigation", "paging", "preference",
        "print", "profileinstaller", "recyclerview", "resourceinspection", "room", "savedstate", "slidingpanelayout",
        "sqlite", "startup", "swiperefreshlayout", "tracing", "transition", "vectordrawable", "versionedparcelable",
        "viewbinding", "viewpager", "viewpager2", "window",
    ]

    /// The version of Kotlin that compiles the app.
    package static let kotlinVersion = "1.7.10"

    /// The version of Android's interfaces that the app is compiled with.
    package static let compileSDK = 33

    /// The constants of `Build.VERSION_CODES` that are newer than that.
    package static let newerVersionCodes = ["UPSIDE_DOWN_CAKE", "VANILLA_ICE_CREAM", "BAKLAVA"]
}
