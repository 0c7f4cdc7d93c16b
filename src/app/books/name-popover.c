/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/name-popover.h"

#include <glib/gi18n-lib.h>

struct _AdjNamePopover
{
  GtkPopover parent_instance;
  GtkLabel *title;
  GtkEditable *name;
  GtkCheckButton *town;
  GtkWidget *side_box;
  GtkEditable *side_name;
  AdjHexId hex;
  AdjHexPair side; /* of ADJ_HEX_NONE: none is meant */
  char *was_name;  /* as the map has it; "" without one */
  gboolean was_town;
};

G_DEFINE_FINAL_TYPE (AdjNamePopover, adj_name_popover, GTK_TYPE_POPOVER)

enum
{
  NAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_name_popover_on_enter (AdjNamePopover *self)
{
  g_signal_emit (self, signals[NAMED], 0);
}

static void
adj_name_popover_finalize (GObject *object)
{
  g_free (ADJ_NAME_POPOVER (object)->was_name);
  G_OBJECT_CLASS (adj_name_popover_parent_class)->finalize (object);
}

static void
adj_name_popover_class_init (AdjNamePopoverClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_name_popover_finalize;
  signals[NAMED] = g_signal_new ("named", ADJ_TYPE_NAME_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/name-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNamePopover, title);
  gtk_widget_class_bind_template_child (widget_class, AdjNamePopover, name);
  gtk_widget_class_bind_template_child (widget_class, AdjNamePopover, town);
  gtk_widget_class_bind_template_child (widget_class, AdjNamePopover, side_box);
  gtk_widget_class_bind_template_child (widget_class, AdjNamePopover, side_name);
  gtk_widget_class_bind_template_callback (widget_class, adj_name_popover_on_enter);
}

static void
adj_name_popover_init (AdjNamePopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adj_name_popover_new (void)
{
  return g_object_new (ADJ_TYPE_NAME_POPOVER, NULL);
}

static gboolean
is_other (GtkEditable *entry, const char *text)
{
  return g_strcmp0 (gtk_editable_get_text (entry), text) != 0;
}

static void
set_text (GtkEditable *entry, const char *text)
{
  gtk_editable_set_text (entry, text != NULL ? text : "");
}

void
adj_name_popover_ask (AdjNamePopover *self,
                      const AdjScenario *scenario,
                      AdjHexId hex,
                      AdjHexPair side,
                      const GdkRectangle *at)
{
  const AdjMapHex *there;
  const AdjMapHexside *between = NULL;
  g_autofree char *title = g_strdup_printf ("%04d", hex);

  g_return_if_fail (ADJ_IS_NAME_POPOVER (self));
  g_return_if_fail (scenario != NULL);

  there = adj_scenario_hex (scenario, hex);
  if (side.a != ADJ_HEX_NONE)
    between = adj_scenario_hexside (scenario, side.a, side.b);
  self->hex = hex;
  self->side = between != NULL ? side : (AdjHexPair){ ADJ_HEX_NONE, ADJ_HEX_NONE };
  gtk_label_set_label (self->title, title);
  set_text (self->name, there != NULL ? there->name : NULL);
  g_free (self->was_name);
  self->was_name = g_strdup (gtk_editable_get_text (self->name));
  self->was_town = there != NULL && there->drawn == ADJ_DRAWN_TOWN;
  gtk_check_button_set_active (self->town, self->was_town);
  set_text (self->side_name, between != NULL ? between->name : NULL);
  gtk_widget_set_visible (self->side_box, between != NULL);
  gtk_popover_set_pointing_to (GTK_POPOVER (self), at);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (between != NULL ? self->side_name : self->name));
}

/* A hex that nobody has named is not listed for that in the file. */
gboolean
adj_name_popover_take (AdjNamePopover *self, AdjDraft *draft)
{
  gboolean town;

  g_return_val_if_fail (ADJ_IS_NAME_POPOVER (self), FALSE);
  g_return_val_if_fail (draft != NULL, FALSE);

  town = gtk_check_button_get_active (self->town);
  adj_draft_begin (draft);
  if (is_other (self->name, self->was_name))
    adj_draft_call_hex (draft, self->hex, gtk_editable_get_text (self->name));
  if (town != self->was_town)
    adj_draft_draw_town (draft, self->hex, town);
  if (self->side.a != ADJ_HEX_NONE)
    adj_draft_call_side (draft, self->side.a, self->side.b,
                         gtk_editable_get_text (self->side_name));
  return adj_draft_end (draft);
}
