"""fiorilint, a program that checks descriptions of mobile screens; this package only finds it."""
