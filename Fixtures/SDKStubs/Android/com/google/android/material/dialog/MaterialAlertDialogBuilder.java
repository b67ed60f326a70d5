package com.google.android.material.dialog;

import android.content.Context;
import android.content.DialogInterface.OnClickListener;
import android.view.View;

public class MaterialAlertDialogBuilder {
    public MaterialAlertDialogBuilder(Context context) {}

    public MaterialAlertDialogBuilder setTitle(CharSequence title) { return this; }

    public MaterialAlertDialogBuilder setMessage(CharSequence message) { return this; }

    public MaterialAlertDialogBuilder setView(View view) { return this; }

    public MaterialAlertDialogBuilder setItems(CharSequence[] items, OnClickListener listener) { return this; }

    public MaterialAlertDialogBuilder setSingleChoiceItems(
        CharSequence[] items, int checkedItem, OnClickListener listener) {
        return this;
    }

    public MaterialAlertDialogBuilder setPositiveButton(int text, OnClickListener listener) { return this; }

    public MaterialAlertDialogBuilder setPositiveButton(CharSequence text, OnClickListener listener) { return this; }

    public MaterialAlertDialogBuilder setNegativeButton(int text, OnClickListener listener) { return this; }

    public MaterialAlertDialogBuilder setNegativeButton(CharSequence text, OnClickListener listener) { return this; }

    public Object show() { return null; }
}
