package android;

public final class R {
    public static final class string {
        public static final int cancel = 0x01040000;
        public static final int ok = 0x0104000a;
        public static final int no = 0x01040009;
        public static final int yes = 0x01040013;
    }
}
