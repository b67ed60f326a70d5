struct EmailCheck {}
