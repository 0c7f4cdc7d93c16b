#include "app/map/map.h"
#include "hex/grid.h"
