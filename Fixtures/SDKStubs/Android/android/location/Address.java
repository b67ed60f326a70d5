package android.location;

public class Address {
    public String getAddressLine(int index) { return null; }
}
