/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The tables of the session's rules, as they are printed, with what counts now lit. */

#define ADJ_TYPE_GLANCE (adj_glance_get_type ())
G_DECLARE_FINAL_TYPE (AdjGlance, adj_glance, ADJ, GLANCE, AdjPart)

/* Is that column, that face of the die lit? From 0; tests ask. */
int adj_glance_get_column (AdjGlance *self);
int adj_glance_get_face (AdjGlance *self);
