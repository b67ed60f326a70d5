package android.text;

public interface InputType {
    int TYPE_CLASS_TEXT = 0x1;
    int TYPE_CLASS_NUMBER = 0x2;
    int TYPE_NUMBER_FLAG_SIGNED = 0x1000;
    int TYPE_NUMBER_FLAG_DECIMAL = 0x2000;
}
