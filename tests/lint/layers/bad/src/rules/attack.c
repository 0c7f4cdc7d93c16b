/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <cairo.h>
#include <glib-object.h>

#include "skirmish/card.h"
