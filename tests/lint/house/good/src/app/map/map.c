#include "hex/grid.h"
