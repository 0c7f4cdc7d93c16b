/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The program: one instance, a window for each game; the keys of its actions. */

#define ADJ_TYPE_APPLICATION (adj_application_get_type ())
G_DECLARE_FINAL_TYPE (AdjApplication, adj_application, ADJ, APPLICATION, GtkApplication)

AdjApplication *adj_application_new (GApplicationFlags flags);
