package android.location;

import android.os.Looper;

public class LocationManager {
    public static final String GPS_PROVIDER = "gps";
    public static final String NETWORK_PROVIDER = "network";

    public boolean isProviderEnabled(String provider) { return true; }

    public void removeUpdates(LocationListener listener) {}

    public void requestLocationUpdates(
        String provider, long minTime, float minDistance, LocationListener listener, Looper looper) {}
}
