package ___PACKAGE___

import android.content.Context
{{#is.result.address}}
import android.location.Geocoder
{{/is.result.address}}
import android.location.Location
import android.location.LocationListener
import android.location.LocationManager
import android.os.Bundle
import android.os.Looper
import android.view.View
import android.widget.Toast
import com.qmobile.qmobiledatasync.utils.BaseKotlinInputControl
import com.qmobile.qmobiledatasync.utils.KotlinInputControl
import com.qmobile.qmobileui.utils.PermissionChecker
{{#is.result.address}}
import java.io.IOException
import kotlin.concurrent.thread
{{/is.result.address}}

@KotlinInputControl
class {{class}}(private val view: View) : BaseKotlinInputControl {

    override val autocomplete: Boolean = false

    private val manager = view.context.getSystemService(Context.LOCATION_SERVICE) as LocationManager

    override fun process(inputValue: Any?, outputCallback: (output: Any) -> Unit) {
        (view.context as? PermissionChecker)?.askPermission(
            context = view.context,
            permission = android.Manifest.permission.ACCESS_FINE_LOCATION,
            rationale = "{{rationale}}"
        ) { isGranted ->
            if (isGranted) {
                requestLocation(outputCallback)
            } else {
                show("Allow the app to use your location in the settings")
            }
        }
    }

    private fun requestLocation(outputCallback: (output: Any) -> Unit) {
        val provider = listOf(LocationManager.NETWORK_PROVIDER, LocationManager.GPS_PROVIDER)
            .firstOrNull { manager.isProviderEnabled(it) }
            ?: return show("Turn on the location of your device")
        val listener = object : LocationListener {
            override fun onLocationChanged(location: Location) {
                manager.removeUpdates(this)
                report(location, outputCallback)
            }

            // Android versions before 11 also call these.
            override fun onProviderEnabled(provider: String) = Unit
            override fun onProviderDisabled(provider: String) = Unit

            @Deprecated("Called by versions before Android 10")
            override fun onStatusChanged(provider: String?, status: Int, extras: Bundle?) = Unit
        }
        try {
            manager.requestLocationUpdates(provider, 0L, 0f, listener, Looper.getMainLooper())
        } catch (exception: SecurityException) {
            show("Allow the app to use your location in the settings")
        }
    }

    private fun report(location: Location, outputCallback: (output: Any) -> Unit) {
        val coordinates = "${location.latitude},${location.longitude}"
{{#is.result.coordinates}}
        outputCallback(coordinates)
{{/is.result.coordinates}}
{{#is.result.address}}
        // Looking up an address takes time and needs a network. Without one, the coordinates are used.
        thread {
            val address = address(location) ?: coordinates
            view.post { outputCallback(address) }
        }
{{/is.result.address}}
    }
{{#is.result.address}}

    private fun address(location: Location): String? = try {
        Geocoder(view.context).getFromLocation(location.latitude, location.longitude, 1)
            ?.firstOrNull()
            ?.getAddressLine(0)
    } catch (exception: IOException) {
        null
    }
{{/is.result.address}}

    private fun show(message: String) {
        Toast.makeText(view.context, message, Toast.LENGTH_LONG).show()
    }
}
