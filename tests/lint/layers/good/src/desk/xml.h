/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <libxml/tree.h>

#include "desk/problems.h"
