/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/unit-drag.h"

#include "app/session/part.h"
#include "staff/subject.h"
#include "words/place.h"

#define UNIT_OF "adj-unit-of"

static AdjSession *
session_of (GtkDragSource *source)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  GtkWidget *part = gtk_widget_get_ancestor (widget, ADJ_TYPE_PART);

  return part != NULL ? adj_part_get_session (ADJ_PART (part)) : NULL;
}

static void
pick (AdjSession *session, int unit)
{
  AdjPicks picks = { 0 };

  if (adj_picks_has_unit (adj_session_get_picks (session), unit))
    return;
  adj_picks_toggle_unit (&picks, unit);
  adj_session_set_picks (session, &picks);
}

static GdkContentProvider *
adj_unit_drag_on_prepare (GtkDragSource *source, double x, double y, gpointer data)
{
  AdjSession *session = session_of (source);
  AdjUnitOf unit_of = g_object_get_data (G_OBJECT (source), UNIT_OF);
  int unit = unit_of (data);
  const AdjPicks *picks;
  g_autofree char *subject = NULL;
  AdjView view;

  if (session == NULL || unit < 0 || !adj_session_may_play (session))
    return NULL;
  pick (session, unit);
  view = adj_session_view (session);
  picks = adj_session_get_picks (session);
  subject = adj_subject (&view, picks->units, picks->n_units);
  return gdk_content_provider_new_typed (G_TYPE_STRING, subject);
}

/* In hand are the names: a row of a list would hide the hexes it is held over. */
static void
adj_unit_drag_on_begin (GtkDragSource *source, GdkDrag *drag, gpointer data)
{
  AdjSession *session = session_of (source);
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjView view = adj_session_view (session);
  g_autofree char *names = adj_words_units (&view, picks->units, picks->n_units);
  GtkWidget *label = gtk_label_new (names);

  gtk_widget_add_css_class (label, "in-hand");
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), label);
}

void
adj_unit_drag_add (GtkWidget *widget, AdjUnitOf unit_of, gpointer data)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_object_set_data (G_OBJECT (source), UNIT_OF, unit_of);
  g_signal_connect (source, "prepare", G_CALLBACK (adj_unit_drag_on_prepare), data);
  g_signal_connect (source, "drag-begin", G_CALLBACK (adj_unit_drag_on_begin), data);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}
