let email2Setup = 1
print(email2Setup)
