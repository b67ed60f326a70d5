/// The permissions that every generated Android app has, whatever its controls ask for.
package enum AppPermissions {
    /// By their full names.
    package static let all: Set<String> = [
        // 4D-Mobile-App, Resources/templates/android/project/tpl/app/src/main/AndroidManifest.xml
        "android.permission.CAMERA",
        // android-QMobileAPI, AndroidManifest.xml
        "android.permission.INTERNET",
        // android-QMobileAPI and android-QMobileUI, AndroidManifest.xml
        "android.permission.ACCESS_NETWORK_STATE",
        // The manifest of firebase-messaging 23, which android-QMobileUI builds in (build.gradle)
        "android.permission.WAKE_LOCK",
        "android.permission.POST_NOTIFICATIONS",
    ]
}
