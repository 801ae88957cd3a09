#ifndef FIORILINT_CLIBYAML_SHIM_H
#define FIORILINT_CLIBYAML_SHIM_H

#include <yaml.h>

#endif
