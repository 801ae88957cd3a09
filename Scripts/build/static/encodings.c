// The encodings with one byte for each character. They replace the C library's `iconv`. A static executable has no converters to load,
// and those of the machine belong to another C library.
// What is not here (Shift_JIS, EUC-JP, GBK, Big5, windows-1258 …) is an unknown encoding. Scripts/release/release-test holds this against
// the C library.

#include <errno.h>
#include <iconv.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include "tables.h"

// An encoding: bytes below `first` are the characters of Unicode, `characters` has the others.
struct encoding {
  const char *names;
  uint16_t first;
  const uint16_t *characters;
};

// Names without anything but letters and digits, in lower case, each between spaces.
static const struct encoding encodings[] = {
  {" iso88591 latin1 l1 ", 0x100, 0},
  {" iso88592 latin2 l2 ", 0xA0, iso8859_2},
  {" iso88593 latin3 l3 ", 0xA0, iso8859_3},
  {" iso88594 latin4 l4 ", 0xA0, iso8859_4},
  {" iso88595 cyrillic ", 0xA0, iso8859_5},
  {" iso88596 arabic ", 0xA0, iso8859_6},
  {" iso88597 greek greek8 ", 0xA0, iso8859_7},
  {" iso88598 hebrew ", 0xA0, iso8859_8},
  {" iso88599 latin5 l5 ", 0xA0, iso8859_9},
  {" iso885910 latin6 l6 ", 0xA0, iso8859_10},
  {" iso885911 tis620 ", 0xA0, iso8859_11},
  {" iso885913 latin7 l7 ", 0xA0, iso8859_13},
  {" iso885914 latin8 l8 ", 0xA0, iso8859_14},
  {" iso885915 latin9 ", 0xA0, iso8859_15},
  {" iso885916 latin10 l10 ", 0xA0, iso8859_16},
  {" windows1250 cp1250 ", 0x80, windows_1250},
  {" windows1251 cp1251 ", 0x80, windows_1251},
  {" windows1252 cp1252 ", 0x80, windows_1252},
  {" windows1253 cp1253 ", 0x80, windows_1253},
  {" windows1254 cp1254 ", 0x80, windows_1254},
  {" windows1255 cp1255 ", 0x80, windows_1255},
  {" windows1256 cp1256 ", 0x80, windows_1256},
  {" windows1257 cp1257 ", 0x80, windows_1257},
  {" koi8r ", 0x80, koi8_r},
  {" koi8u ", 0x80, koi8_u},
};

// What is opened to write: libxml2 asks for both directions, and fiorilint writes UTF-8 only.
static const struct encoding output;

static int is_utf8(const char *name) { return strcasecmp(name, "UTF-8") == 0 || strcasecmp(name, "UTF8") == 0; }

static const struct encoding *encoding_called(const char *name) {
  char plain[32] = " ";
  size_t length = 1;
  for (; *name != 0; name++) {
    char letter = *name >= 'A' && *name <= 'Z' ? *name + 32 : *name;
    if (!(letter >= 'a' && letter <= 'z') && !(letter >= '0' && letter <= '9')) continue;
    if (length + 2 >= sizeof plain) return 0;
    plain[length++] = letter;
  }
  if (length == 1) return 0;
  plain[length] = ' ';
  for (size_t index = 0; index < sizeof encodings / sizeof *encodings; index++)
    if (strstr(encodings[index].names, plain)) return &encodings[index];
  return 0;
}

iconv_t iconv_open(const char *to, const char *from) {
  const struct encoding *encoding = is_utf8(to) ? encoding_called(from) : encoding_called(to) ? &output : 0;
  if (encoding) return (iconv_t)encoding;
  errno = EINVAL;
  return (iconv_t)-1;
}

size_t iconv(iconv_t handle, char **input, size_t *input_left, char **text, size_t *text_left) {
  const struct encoding *encoding = (const struct encoding *)handle;
  if (!input || !*input) return 0;
  if (encoding == &output) return errno = EILSEQ, (size_t)-1;
  while (*input_left > 0) {
    uint8_t byte = (uint8_t)**input;
    uint16_t character = byte < encoding->first ? byte : encoding->characters[byte - encoding->first];
    if (character == 0) return errno = EILSEQ, (size_t)-1;
    size_t length = character < 0x80 ? 1 : character < 0x800 ? 2 : 3;
    if (*text_left < length) return errno = E2BIG, (size_t)-1;
    uint8_t *bytes = (uint8_t *)*text;
    if (length == 1) {
      bytes[0] = (uint8_t)character;
    } else if (length == 2) {
      bytes[0] = (uint8_t)(0xC0 | character >> 6);
      bytes[1] = (uint8_t)(0x80 | (character & 0x3F));
    } else {
      bytes[0] = (uint8_t)(0xE0 | character >> 12);
      bytes[1] = (uint8_t)(0x80 | (character >> 6 & 0x3F));
      bytes[2] = (uint8_t)(0x80 | (character & 0x3F));
    }
    *input += 1, *input_left -= 1, *text += length, *text_left -= length;
  }
  return 0;
}

int iconv_close(iconv_t handle) { return (void)handle, 0; }
