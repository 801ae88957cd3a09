// Makes calls of the C library fail, for FaultTests: `LD_PRELOAD=faults.so FIORILINT_FAULT=kind:number program`.
//
//   memory:N       the N-th request for memory fails, and all behind it
//   read-short:N   no read gives more than N bytes
//   write-short:N  no write takes more than N bytes
//   interrupt:N    each N-th read, write and open is interrupted by a signal
//   read-error:N   the N-th read of a file fails
//   full:N         regular files take N bytes in all, and then there is no room
//   files:N        the N-th file that is opened is one too many, and so are all behind it
//   close-error:N  the N-th file that is closed could not be written
//   rename:N       files cannot be renamed: N is the number of the error
// And changes the file that FIORILINT_FAULT_FILE names by the end of its path, right after it was read for the N-th time:
//   truncate:N     half of it is left
//   grow:N         its text stands in it twice
//   rewrite:N      each 4 in it is a 5
//   replace:N      another file with each 4 a 5 has its name
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { NONE, MEMORY, READ_SHORT, WRITE_SHORT, INTERRUPT, READ_ERROR, FULL, FILES, CLOSE_ERROR, RENAME, TRUNCATE, GROW, REWRITE, REPLACE };
static const char *const names[] = {"",          "memory", "read-short", "write-short", "interrupt",
                                    "read-error", "full",   "files",      "close-error", "rename",
                                    "truncate",   "grow",   "rewrite",    "replace"};
static enum kind kind = NONE;
static long number;
static atomic_long count;

__attribute__((constructor)) static void start(void) {
  const char *text = getenv("FIORILINT_FAULT");
  const char *colon = text ? strchr(text, ':') : NULL;
  if (!colon) return;
  number = atol(colon + 1);
  for (unsigned index = 1; index < sizeof names / sizeof *names; index++) {
    if (strlen(names[index]) == (size_t)(colon - text) && !strncmp(text, names[index], colon - text)) kind = index;
  }
}

#define REAL(name) ({ static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name); real; })

static int is_now(enum kind asked) { return kind == asked && atomic_fetch_add(&count, 1) + 1 == number; }
static int is_from_now(enum kind asked) { return kind == asked && atomic_fetch_add(&count, 1) + 1 >= number; }
static int is_each(enum kind asked) { return kind == asked && (atomic_fetch_add(&count, 1) + 1) % number == 0; }

static int is_regular(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

static int fail(int code) {
  errno = code;
  return -1;
}

// What dlsym asks for before the real function is known.
static char early[65536];
static size_t early_used;
static int is_early(const void *place) { return (const char *)place >= early && (const char *)place < early + sizeof early; }
static void *take_early(size_t size) {
  void *place = early + early_used;
  early_used += (size + 31) & ~(size_t)31;
  if (early_used > sizeof early) _exit(99);
  return place;
}
static __thread int is_looking;

#define MEMORY_CALL(result, name, size, ...)                    \
  do {                                                          \
    if (is_looking) return take_early(size);                    \
    is_looking = 1;                                             \
    __typeof__(&name) real = REAL(name);                        \
    is_looking = 0;                                             \
    if (is_from_now(MEMORY)) return errno = ENOMEM, NULL;       \
    return real(__VA_ARGS__);                                   \
  } while (0)

void *malloc(size_t size) { MEMORY_CALL(void *, malloc, size, size); }
void *calloc(size_t items, size_t size) { MEMORY_CALL(void *, calloc, items *size, items, size); }
void *aligned_alloc(size_t alignment, size_t size) { MEMORY_CALL(void *, aligned_alloc, size, alignment, size); }
void *realloc(void *place, size_t size) {
  if (is_early(place)) {
    void *other = malloc(size);
    if (other) memcpy(other, place, size);
    return other;
  }
  MEMORY_CALL(void *, realloc, size, place, size);
}
int posix_memalign(void **place, size_t alignment, size_t size) {
  __typeof__(&posix_memalign) real = REAL(posix_memalign);
  if (is_from_now(MEMORY)) return ENOMEM;
  return real(place, alignment, size);
}
void free(void *place) {
  if (!is_early(place)) REAL(free)(place);
}
void *mmap(void *place, size_t size, int protection, int flags, int descriptor, off_t offset) {
  if (flags & MAP_ANONYMOUS && is_from_now(MEMORY)) return errno = ENOMEM, MAP_FAILED;
  return REAL(mmap)(place, size, protection, flags, descriptor, offset);
}

// Changes the file of a descriptor, where it is the one to change and it is time.
static void change(int descriptor) {
  static char path[4096], link[64], text[1 << 20];
  const char *name = getenv("FIORILINT_FAULT_FILE");
  sprintf(link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 5);
  if (!name || length < (ssize_t)strlen(name) || strncmp(path + length - strlen(name), name, strlen(name))) return;
  if (!is_now(kind)) return;
  path[length] = 0;
  int file = REAL(open)(path, O_RDWR);
  ssize_t size = pread(file, text, sizeof text, 0);
  for (ssize_t index = 0; index < size && kind >= REWRITE; index++) text[index] += text[index] == '4';
  if (kind == REPLACE) {
    REAL(close)(file);
    // Not beside it, where it would be found.
    unlink(path);
    file = REAL(open)(path, O_RDWR | O_CREAT, 0644);
  }
  if (kind == TRUNCATE ? ftruncate(file, size / 2) : pwrite(file, text, size, kind == GROW ? size : 0) != size) _exit(98);
  REAL(close)(file);
}

ssize_t read(int descriptor, void *place, size_t size) {
  if (is_each(INTERRUPT)) return fail(EINTR);
  if (kind == READ_ERROR && is_regular(descriptor) && is_now(READ_ERROR)) return fail(EIO);
  if (kind == READ_SHORT && size > (size_t)number) size = number;
  ssize_t result = REAL(read)(descriptor, place, size);
  if (kind >= TRUNCATE && result > 0) change(descriptor);
  return result;
}

ssize_t write(int descriptor, const void *place, size_t size) {
  if (is_each(INTERRUPT)) return fail(EINTR);
  if (kind == WRITE_SHORT && size > (size_t)number) size = number;
  // What is said of it may go to a file, too.
  if (kind == FULL && descriptor > STDERR_FILENO && is_regular(descriptor)) {
    long left = number - atomic_load(&count);
    if (left <= 0) return fail(ENOSPC);
    if (size > (size_t)left) size = left;
    atomic_fetch_add(&count, size);
  }
  return REAL(write)(descriptor, place, size);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (is_each(INTERRUPT)) return fail(EINTR);
  if (is_from_now(FILES)) return fail(EMFILE);
  return REAL(open)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (is_each(INTERRUPT)) return fail(EINTR);
  if (is_from_now(FILES)) return fail(EMFILE);
  return REAL(openat)(folder, path, flags, mode);
}

int close(int descriptor) {
  int is_file = kind == CLOSE_ERROR && is_regular(descriptor);
  int result = REAL(close)(descriptor);
  return is_file && is_now(CLOSE_ERROR) ? fail(EIO) : result;
}

int rename(const char *from, const char *to) {
  if (kind == RENAME) return fail((int)number);
  return REAL(rename)(from, to);
}
