/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/parser.h"

/* What stands behind the verbs of initiative and Command Control. */

gboolean adj_parse_initiative (AdjParser *self);
gboolean adj_parse_scatter (AdjParser *self);
gboolean adj_parse_drift (AdjParser *self);
gboolean adj_parse_commander (AdjParser *self);
