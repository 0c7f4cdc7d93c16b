#include "hex/hex.h"
#include "hex/grid.h"
