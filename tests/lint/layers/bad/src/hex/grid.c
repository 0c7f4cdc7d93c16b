/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gio/gio.h>
#include <libxml/tree.h>

#include "book/ruleset.h"
#  include "hex/grid.h"
#include "../desk/fraction.h"
