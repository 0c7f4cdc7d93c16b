/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Which chapter of the help each part of the program has, so that F1 opens it there. */

typedef struct
{
  const char *type;  /* the name of its class */
  const char *place; /* "playing#the-log": page and heading */
} AdjTopic;

const AdjTopic *adj_topics (guint *n);

/* Of the innermost part that a widget stands in and that has a chapter; the first page if none. */
const char *adj_topic_of (GtkWidget *widget);
