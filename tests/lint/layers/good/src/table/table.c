/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/table.h"

#include "book/ruleset.h"
#include "desk/fraction.h"

/* What a comment names is not used:
#include <gtk/gtk.h>
 */
static const char *words = "#include \"app/window.h\"";
