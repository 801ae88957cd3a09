// What is settled before `main`: what Swift's runtime would ask /proc for, which is missing in some containers and slower than what
// is at hand, and how the heap grows.

#include <malloc.h>
#include <stddef.h>

// The command line, which each function that runs before `main` is given.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) __attribute__((weak));

__attribute__((constructor)) static void prepare(int count, char **arguments) {
  // A heap that asks for half a megabyte at a time asks the system twice for a small file, and not twenty times.
  mallopt(M_TOP_PAD, 512 * 1024);
  if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

// Where the program is that prints a trace of a crash: nowhere. The runtime gives up, loudly, where it cannot look for it; the
// linker is told to take this function for its own, which comes first.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) { return (void)name, NULL; }
