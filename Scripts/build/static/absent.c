// Replaces functions that a static executable of fiorilint does not need. Each returns an empty result:
// - the converters of ICU that libxml2 uses, with 31 MB of data.
// - the clients of HTTP and FTP of libxml2, which need the name service of the machine's own C library.
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
