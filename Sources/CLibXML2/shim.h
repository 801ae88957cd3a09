#ifndef FIORILINT_CLIBXML2_SHIM_H
#define FIORILINT_CLIBXML2_SHIM_H

// Swift's Foundation brings an ICU of its own, whose types clash with those that the headers of a libxml2 built with ICU
// include. Only the end of a structure that libxml2 alone allocates depends on them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

// What says whether a program was linked statically; Swift's module of the C library leaves it out.
#ifdef __linux__
#include <sys/auxv.h>
#endif

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

#endif
