/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

/* A part of the window that shows a session: board, panels, order line. It is told what has
 * changed while it can be seen; what changes meanwhile it learns in one when it comes into
 * sight. Only when other eyes look all parts hear of it at once, seen or not, so that none keeps
 * what it showed before (Y 11.59). */

typedef enum
{
  ADJ_NEWS_TABLE = 1 << 0,   /* what is shown is another table */
  ADJ_NEWS_PICKS = 1 << 1,   /* the picks are others */
  ADJ_NEWS_ANSWER = 1 << 2,  /* an order was answered */
  ADJ_NEWS_SESSION = 1 << 3, /* another game altogether */
  ADJ_NEWS_ALL = (1 << 4) - 1,
  ADJ_NEWS_EYES = 1 << 4, /* other eyes look: nothing of what was shown or typed may stay */
} AdjNews;

#define ADJ_TYPE_PART (adj_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdjPart, adj_part, ADJ, PART, GtkWidget)

struct _AdjPartClass
{
  GtkWidgetClass parent_class;

  /* session is NULL when there is none any more. */
  void (*refresh) (AdjPart *self, AdjSession *session, AdjNews news);
};

/* Property "session". */
AdjSession *adj_part_get_session (AdjPart *self);
void adj_part_set_session (AdjPart *self, AdjSession *session);
