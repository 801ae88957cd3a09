// Runs before `main`. Gives Swift's runtime the values that it would read from /proc, which is slow and missing in some containers.
// Sets how the heap grows.

#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

// The command line, which each function that runs before `main` is given.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count) __attribute__((weak));

// Where the C library would look for libraries beside the program: nowhere, as it loads none. It would ask /proc/self/exe.
char *_dl_get_origin(void) { return (char *)-1; }

// Has the system supply the pages of the heap's beginning all at once: each by itself, as it is first written to, would be a fault. A
// system that does not know how says so, and nothing is lost.
static void populateHeap(void) {
  // Less than what is taken from elsewhere than the heap, and more than it has at first.
  enum { page = 4096, beyond = 120 * 1024, size = 448 * 1024 };
  void *beginning = malloc(beyond);
  if (!beginning) return;
  madvise((void *)(((uintptr_t)beginning + page - 1) & ~(uintptr_t)(page - 1)), size, MADV_POPULATE_WRITE);
  free(beginning);
}

__attribute__((constructor)) static void prepare(int count, char **arguments) {
  // With half a megabyte at a time, the heap asks the system twice for a small file. Otherwise it asks twenty times.
  mallopt(M_TOP_PAD, 512 * 1024);
  // A single word asks for a version or for help, which need little.
  if (count > 2) populateHeap();
  if (_swift_stdlib_overrideUnsafeArgvArgc) _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

// Where the program is that prints a trace of a crash: nowhere. The runtime fails with a message if it cannot look for it. An option of
// the linker replaces the runtime's function with this one.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) { return (void)name, NULL; }
