/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "desk/completions.h"

/* Offers what could come next in an order, in a list at the entry that never takes the keys from
 * it. Whose entry it is asks for it when the text changes, and passes on the keys. */

#define ADJ_TYPE_COMPLETER (adj_completer_get_type ())
G_DECLARE_FINAL_TYPE (AdjCompleter, adj_completer, ADJ, COMPLETER, GObject)

/* The list opens above the entry or below it. It hangs on the entry until adj_completer_detach,
 * at the latest in its owner's dispose. */
AdjCompleter *adj_completer_new (GtkEntry *entry, GtkPositionType position);
void adj_completer_detach (AdjCompleter *self);

/* What could stand at the cursor, in bytes, of a text; NULL: nothing can be said. */
typedef AdjCompletions *(*AdjCompleteFunc) (gpointer data, const char *text, gsize cursor);

/* Offers what fits behind the cursor, if the entry has the keys; complete NULL: nothing. */
void adj_completer_offer (AdjCompleter *self, AdjCompleteFunc complete, gpointer data);
void adj_completer_hide (AdjCompleter *self);

/* Hides it, and nothing of what was in it is left. */
void adj_completer_forget (AdjCompleter *self);

/* A key that the open list takes: Up, Down, Tab, Escape. */
gboolean adj_completer_press (AdjCompleter *self, guint key);
