package android.widget;

import android.content.Context;
import android.view.View;

public class TextView extends View {
    public TextView(Context context) { super(context); }

    public CharSequence getText() { return null; }

    public final void setText(CharSequence text) {}

    public final void setText(int resource) {}

    public CharSequence getHint() { return null; }

    public final void setHint(CharSequence hint) {}

    public final void setHint(int resource) {}

    public int getInputType() { return 0; }

    public void setInputType(int type) {}
}
