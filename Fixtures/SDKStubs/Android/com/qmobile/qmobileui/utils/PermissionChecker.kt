package com.qmobile.qmobileui.utils

import android.content.Context

interface PermissionChecker {
    fun askPermission(context: Context, permission: String, rationale: String, callback: (isGranted: Boolean) -> Unit)
}
