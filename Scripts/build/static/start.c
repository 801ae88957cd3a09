// What Swift's runtime would ask of /proc before `main`, which some containers do not have: without this, the executable ends there.

#include <stddef.h>

// The command line, which each function that runs before `main` is given.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) __attribute__((weak));

__attribute__((constructor)) static void prepare(int count, char **arguments) {
  if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

// Where the program is that prints a trace of a crash: nowhere. An option of the linker replaces the runtime's function with this one.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) { return (void)name, NULL; }
