/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario.h"
#include "table/table.h"
