/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The players' own notes and bookmarks: a button on the turn record, behind it a line to write
 * one at the present moment, and all that were written. One of them looks back at its moment. */

#define ADJ_TYPE_NOTEBOOK (adj_notebook_get_type ())
G_DECLARE_FINAL_TYPE (AdjNotebook, adj_notebook, ADJ, NOTEBOOK, AdjPart)

/* To be written in. */
void adj_notebook_open (AdjNotebook *self);
