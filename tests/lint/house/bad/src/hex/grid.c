#include "desk/tool.h"
