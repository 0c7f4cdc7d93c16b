/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/parser.h"

/* What stands behind the verbs of the umpire's hand, and of the record's own: place, mark, status,
 * score, option, waive, mirror, note ... A verb that takes nothing else is read here as well. */
gboolean adj_parse_umpire (AdjParser *self);
