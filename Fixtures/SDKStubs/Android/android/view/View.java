package android.view;

import android.content.Context;

public class View {
    public View(Context context) {}

    public final Context getContext() { return null; }

    public boolean post(Runnable action) { return true; }
}
