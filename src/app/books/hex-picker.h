/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "hex/grid.h"

/* The bar above a map while somebody waits for hexes of it: a field of the charts in which they
 * are typed. It is to be seen only then. Signal "over": nobody waits any more. */

#define ADJ_TYPE_HEX_PICKER (adj_hex_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdjHexPicker, adj_hex_picker, ADJ, HEX_PICKER, GtkWidget)

/* With several each hex is put to those that stand there, or taken off, until it is over. */
void adj_hex_picker_ask (AdjHexPicker *self, GtkEditable *field, gboolean several);
gboolean adj_hex_picker_is_asking (AdjHexPicker *self);
void adj_hex_picker_take (AdjHexPicker *self, AdjHexId hex);

/* The field gets the keys again. */
void adj_hex_picker_end (AdjHexPicker *self);
