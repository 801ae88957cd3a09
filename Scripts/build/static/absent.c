// Replaces functions that a static executable of fiorilint does not need. Each returns an empty result:
// - the converters of ICU that libxml2 uses, with 31 MB of data
// - the clients of HTTP and FTP of libxml2, which need the name service of the machine's own C library
// - the reader of files that liblzma has compressed
// - the queues of libdispatch, which the runtime of Swift's concurrency uses, and fiorilint does not. They read /proc and /sys at every
//   start, which takes a twentieth of a small run.
// The functions are weak: a library's own function of the same name comes first.

#include <stddef.h>

#define ABSENT __attribute__((weak))

// ICU's names end in its version, ICU_VERSION, which Scripts/build/build reads from libxml2.
#define JOINED(name, version) name##_##version
#define VERSIONED(name, version) JOINED(name, version)
#define ICU(name) VERSIONED(name, ICU_VERSION)

#ifdef ICU_VERSION
enum { fileAccessError = 4 };

ABSENT void *ICU(ucnv_open)(const char *name, int *status) { return (void)name, *status = fileAccessError, NULL; }
ABSENT void ICU(ucnv_close)(void *converter) { (void)converter; }
ABSENT void ICU(ucnv_convertEx)(void) {}
ABSENT void ICU(ucnv_setFromUCallBack)(void) {}
ABSENT void ICU(ucnv_setToUCallBack)(void) {}
ABSENT void ICU(UCNV_FROM_U_CALLBACK_STOP)(void) {}
ABSENT void ICU(UCNV_TO_U_CALLBACK_STOP)(void) {}
#endif

ABSENT void *xmlNanoHTTPOpen(const char *url, char **type) { return (void)url, (void)type, NULL; }
ABSENT void *xmlNanoHTTPOpenRedir(const char *url, char **type, char **redirection) {
  return (void)url, (void)type, (void)redirection, NULL;
}
ABSENT void *xmlNanoHTTPMethod(
    const char *url, const char *method, const char *input, char **type, const char *headers, int length) {
  return (void)url, (void)method, (void)input, (void)type, (void)headers, (void)length, NULL;
}
ABSENT int xmlNanoHTTPRead(void *context, void *into, int length) {
  return (void)context, (void)into, (void)length, -1;
}
ABSENT void xmlNanoHTTPClose(void *context) { (void)context; }
ABSENT int xmlNanoHTTPReturnCode(void *context) { return (void)context, -1; }
ABSENT const char *xmlNanoHTTPRedir(void *context) { return (void)context, NULL; }
ABSENT const char *xmlNanoHTTPEncoding(void *context) { return (void)context, NULL; }
ABSENT const char *xmlNanoHTTPMimeType(void *context) { return (void)context, NULL; }
ABSENT void *xmlNanoFTPOpen(const char *url) { return (void)url, NULL; }
ABSENT int xmlNanoFTPRead(void *context, void *into, int length) { return (void)context, (void)into, (void)length, -1; }
ABSENT int xmlNanoFTPClose(void *context) { return (void)context, -1; }

enum { lzmaProgrammingError = 11 };

ABSENT int lzma_auto_decoder(void *stream, unsigned long long limit, unsigned flags) {
  return (void)stream, (void)limit, (void)flags, lzmaProgrammingError;
}
ABSENT int lzma_code(void *stream, int action) { return (void)stream, (void)action, lzmaProgrammingError; }
ABSENT void lzma_end(void *stream) { (void)stream; }
ABSENT int lzma_properties_decode(void *filter, const void *allocator, const void *bytes, size_t count) {
  return (void)filter, (void)allocator, (void)bytes, (void)count, lzmaProgrammingError;
}

// A task that is begun all the same ends the program, loudly.
#define NO_QUEUES(name) ABSENT void name(void) { __builtin_trap(); }

NO_QUEUES(dispatch_activate)
NO_QUEUES(dispatch_after_f)
NO_QUEUES(dispatch_assert_queue)
NO_QUEUES(dispatch_async_f)
NO_QUEUES(dispatch_main)
NO_QUEUES(dispatch_queue_attr_make_with_qos_class)
NO_QUEUES(dispatch_queue_create)
NO_QUEUES(dispatch_queue_set_width)
NO_QUEUES(dispatch_release)
NO_QUEUES(dispatch_set_context)
NO_QUEUES(dispatch_source_create)
NO_QUEUES(dispatch_source_set_event_handler_f)
NO_QUEUES(dispatch_source_set_timer)
NO_QUEUES(dispatch_walltime)
ABSENT char _dispatch_main_q, _dispatch_queue_attr_concurrent, _dispatch_source_type_timer;
