// Whether libxml2 and libyaml can be linked statically: Scripts/build/build tries with this before it builds.

#include <stddef.h>

extern void *xmlFindCharEncodingHandler(const char *name);
extern void *xmlCreatePushParserCtxt(void *sax, void *data, const char *chunk, int size, const char *name);
extern const char *yaml_get_version_string(void);

int main(void) {
  return xmlFindCharEncodingHandler("ISO-8859-2") == NULL || yaml_get_version_string() == NULL ||
      xmlCreatePushParserCtxt(NULL, NULL, NULL, 0, NULL) == NULL;
}
