class AppDelegate {}
