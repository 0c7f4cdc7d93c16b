/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A main thing, and another beside it that comes and goes. Where there is no room for both, the
 * other stands in the main thing's place. */

#define ADJ_TYPE_HALVES (adj_halves_get_type ())
G_DECLARE_FINAL_TYPE (AdjHalves, adj_halves, ADJ, HALVES, GtkWidget)

/* The properties "main" and "beside", for templates; once each. What is beside is there as long as
 * it is visible. */

/* Is there room for both, as it stands? */
gboolean adj_halves_has_room (AdjHalves *self);
