package android.content;

public abstract class Context {
    public static final String LOCATION_SERVICE = "location";

    public abstract Object getSystemService(String name);
}
