package android.location;

import android.content.Context;
import java.io.IOException;
import java.util.List;

public final class Geocoder {
    public Geocoder(Context context) {}

    public List<Address> getFromLocation(double latitude, double longitude, int maxResults) throws IOException {
        return null;
    }
}
