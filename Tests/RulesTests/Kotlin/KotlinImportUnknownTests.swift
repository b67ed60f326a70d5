import Findings
import Rules
import Testing

@Suite struct KotlinImportUnknownTests {
    private func found(_ line: String, others: [String: String] = [:]) -> [Finding] {
        findings(
            of: "kotlin-import-unknown",
            in: KotlinControlFiles.changed(
                [("import android.view.View\n", "import android.view.View\n\(line)\n")], others: others))
    }

    @Test(arguments: [
        ("import coil.load", "coil"), ("import com.airbnb.lottie.LottieAnimationView", "com.airbnb.lottie"),
        ("import androidx.compose.runtime.Composable", "androidx.compose.runtime"),
        ("import androidx.work.*", "androidx.work"), ("import com.qmobile.sample.Helper", "com.qmobile.sample"),
        ("import android.support.v7.app.AlertDialog", "android.support.v7.app"), ("import org.junit.Test", "org.junit"),
        ("import kotlinx.android.synthetic.main.row.*", "kotlinx.android.synthetic.main.row"),
        ("import com.squareup.picasso.Picasso as P", "com.squareup.picasso"),
    ])
    func findsPackagesThatTheAppLacks(_ line: String, _ package: String) {
        #expect(found(line).map(\.message) == ["no library of the Android app has the package \"\(package)\""])
    }

    @Test(arguments: [
        "import android.widget.Toast", "import androidx.appcompat.app.AlertDialog", "import java.util.*",
        "import kotlin.math.max", "import kotlinx.coroutines.launch", "import com.bumptech.glide.Glide",
        "import com.google.android.material.dialog.MaterialAlertDialogBuilder", "import timber.log.Timber",
        "import com.google.android.gms.location.LocationServices", "import androidx.camera.core.Preview",
        "import com.google.mlkit.vision.barcode.BarcodeScanning", "import androidx.room.Room",
        "import org.json.JSONObject",
        "import com.fasterxml.jackson.databind.ObjectMapper", "import com.qmobile.qmobileui.utils.PermissionChecker",
        "import ___PACKAGE___.Helper", "import ___APP_PACKAGE___.BuildConfig", "import Helper",
        "import com.example.app.R", "import androidx.navigation.fragment.findNavController", "import okhttp3.Request",
    ])
    func staysSilentOnWhatTheAppHas(_ line: String) {
        #expect(found(line).isEmpty)
    }

    @Test func aPackageOfTheControlIsThere() {
        let helper = ["android/inputControl/Helper.kt": "package com.example.helpers\nobject Helper"]
        #expect(found("import com.example.helpers.Helper", others: helper).isEmpty)
        #expect(found("import com.example.helpers.*", others: helper).isEmpty)
        #expect(found("import com.example.others.Helper", others: helper).count == 1)
        #expect(found("import com.example.x.Helper", others: ["android/inputControl/A.java": "package x;"]).isEmpty)
    }

    @Test func onePackageIsNamedOnce() {
        #expect(found("import coil.load\nimport coil.request.Request\nimport coil.ImageLoader").count == 2)
    }
}
