/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/tracing/tracer.h"

/* The ways in which an owner gives the picture of his map. */

/* Asks him for its file. */
void adj_picture_giving_ask (GtkWindow *window, AdjTracer *tracer);

/* Takes it from the clipboard: the file it was copied from, or where it has none, its pixels, which
 * then lie in a file beside the scenario. */
void adj_picture_giving_paste (GtkWidget *widget, AdjTracer *tracer);

/* From now on a file that is dropped on the widget is taken. */
void adj_picture_giving_take_drops (GtkWidget *widget, AdjTracer *tracer);
