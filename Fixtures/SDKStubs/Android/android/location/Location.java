package android.location;

public class Location {
    public double getLatitude() { return 0; }

    public double getLongitude() { return 0; }
}
