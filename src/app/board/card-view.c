/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/card-view.h"

#include "staff/hex-card-words.h"

#define WIDEST 36 /* characters of a line, then it goes on below */

struct _AdjCardView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AdjCardView, adj_card_view, GTK_TYPE_WIDGET)

static const char *const classes[] = {
  [ADJ_CARD_PLACE] = "place", [ADJ_CARD_GROUND] = "ground", [ADJ_CARD_FORCE] = "force",
  [ADJ_CARD_UNIT] = "unit",   [ADJ_CARD_STATE] = "state",   [ADJ_CARD_OWED] = "owed",
  [ADJ_CARD_SIDE] = "side",
};

static GtkWidget *
label_new (const char *text, gboolean figure)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), figure ? 1 : 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, !figure);
  if (figure)
    return label;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDEST);
  return label;
}

static GtkWidget *
row_new (const AdjCardLine *line)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (row, classes[line->kind]);
  gtk_box_append (GTK_BOX (row), label_new (line->text, FALSE));
  if (line->figure != NULL)
    gtk_box_append (GTK_BOX (row), label_new (line->figure, TRUE));
  return row;
}

static void
adj_card_view_dispose (GObject *object)
{
  adj_card_view_clear (ADJ_CARD_VIEW (object));
  G_OBJECT_CLASS (adj_card_view_parent_class)->dispose (object);
}

static void
adj_card_view_class_init (AdjCardViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_card_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hexcard");
}

static void
adj_card_view_init (AdjCardView *self)
{
  gtk_orientable_set_orientation (
      GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
adj_card_view_clear (AdjCardView *self)
{
  GtkWidget *row;

  g_return_if_fail (ADJ_IS_CARD_VIEW (self));

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (row);
}

void
adj_card_view_set_lines (AdjCardView *self, const GPtrArray *lines)
{
  g_return_if_fail (ADJ_IS_CARD_VIEW (self));
  g_return_if_fail (lines != NULL);

  adj_card_view_clear (self);
  for (guint i = 0; i < lines->len; i++)
    gtk_widget_set_parent (row_new (g_ptr_array_index (lines, i)), GTK_WIDGET (self));
}
