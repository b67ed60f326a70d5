package android;

public final class Manifest {
    public static final class permission {
        public static final String ACCESS_FINE_LOCATION = "android.permission.ACCESS_FINE_LOCATION";
    }
}
