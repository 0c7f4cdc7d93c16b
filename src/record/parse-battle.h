/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/parser.h"

/* What stands behind the verbs of an attack, up to its die. */

gboolean adj_parse_attack (AdjParser *self);
gboolean adj_parse_supporters (AdjParser *self);
gboolean adj_parse_roll (AdjParser *self);
