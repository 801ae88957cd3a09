// What Swift's runtime asks /proc for at each start, which is missing in some containers, and slower than what is at hand.

#include <stddef.h>

// The command line, which each function that runs before `main` is given.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) __attribute__((weak));

__attribute__((constructor)) static void tellArguments(int count, char **arguments) {
  if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

// Where the program is that prints a trace of a crash: nowhere. The runtime gives up, loudly, where it cannot look for it; the
// linker is told to take this function for its own, which comes first.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) { return (void)name, NULL; }
