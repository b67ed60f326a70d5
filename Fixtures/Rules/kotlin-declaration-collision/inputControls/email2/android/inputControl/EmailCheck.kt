package ___PACKAGE___

class Check
