#ifndef FIORILINT_CLIBXML2_SHIM_H
#define FIORILINT_CLIBXML2_SHIM_H

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

#endif
