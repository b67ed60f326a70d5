struct PhoneCheck {}
