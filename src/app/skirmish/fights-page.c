/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fights-page.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "words/fill.h"

#define PAIR "adj-pair"

struct _AdjFightsPage
{
  GtkWidget parent_instance;
  GtkLabel *title;
  GtkBox *pairs;
  AdjFray *fray;
};

G_DEFINE_FINAL_TYPE (AdjFightsPage, adj_fights_page, GTK_TYPE_WIDGET)

static gboolean
is_ticked (AdjFightsPage *self, const char *pair)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->pairs)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (g_str_equal (g_object_get_data (G_OBJECT (row), PAIR), pair))
      return gtk_check_button_get_active (GTK_CHECK_BUTTON (gtk_widget_get_first_child (row)));
  return FALSE;
}

static void
adj_fights_page_on_part (GtkButton *button, AdjFightsPage *self)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (button));
  g_auto (GStrv) ids = g_strsplit (g_object_get_data (G_OBJECT (row), PAIR), " ", 2);
  AdjSaid said = adj_said_begin (ADJ_SAY_PART);

  said.who.n = 2;
  for (int i = 0; i < 2; i++)
    said.who.list[i].miniature = adj_skirmish_miniature (state, ids[i]);
  adj_fray_give (self->fray, &said);
}

static GtkWidget *
new_row (AdjFightsPage *self, const AdjMiniature *one, const AdjMiniature *other)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *part = gtk_button_new_with_label (_ ("Part Them"));
  char *pair = g_strdup_printf ("%s %s", one->id, other->id);
  const AdjPlace places[] = { { "one", one->name }, { "other", other->name }, { NULL, NULL } };
  /* Translators: two figures that stand in contact */
  g_autofree char *label = adj_fill (_ ("{one} against {other}"), places);
  g_autofree char *parts = adj_fill (_ ("Part {one} and {other}"), places);
  GtkWidget *tick = gtk_check_button_new_with_label (label);

  gtk_widget_set_hexpand (tick, TRUE);
  gtk_widget_add_css_class (tick, "pick");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), is_ticked (self, pair));
  g_signal_connect (part, "clicked", G_CALLBACK (adj_fights_page_on_part), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL, parts, -1);
  gtk_box_append (GTK_BOX (row), tick);
  gtk_box_append (GTK_BOX (row), part);
  g_object_set_data_full (G_OBJECT (row), PAIR, pair, g_free);
  return row;
}

static void
adj_fights_page_show (AdjFightsPage *self)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  GtkWidget *old;

  gtk_label_set_label (self->title, state->n_contacts == 0 ? _ ("Nobody is in contact")
                                    : state->fights ? _ ("These fight a round of melee now (L 8)")
                                                    : _ ("In contact"));
  for (int i = 0; i < state->n_contacts; i++)
    g_ptr_array_add (rows, new_row (self, &state->miniatures[state->contacts[i].one],
                                    &state->miniatures[state->contacts[i].other]));
  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->pairs))) != NULL)
    gtk_box_remove (self->pairs, old);
  for (guint i = 0; i < rows->len; i++)
    gtk_box_append (self->pairs, rows->pdata[i]);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fights.fought", state->fights);
}

/* The ticks are of one round. */
static void
adj_fights_page_act_fought (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjFightsPage *self = ADJ_FIGHTS_PAGE (widget);
  AdjSaid said = adj_said_begin (ADJ_SAY_ROUND);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->pairs))) != NULL)
    gtk_box_remove (self->pairs, row);
  if (adj_fray_give (self->fray, &said))
    gtk_widget_activate_action (widget, "win.page", "s", "standing");
}

static gboolean
adj_fights_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (ADJ_FIGHTS_PAGE (widget)->pairs), GTK_DIR_TAB_FORWARD);
}

static void
adj_fights_page_dispose (GObject *object)
{
  g_clear_object (&ADJ_FIGHTS_PAGE (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FIGHTS_PAGE);
  G_OBJECT_CLASS (adj_fights_page_parent_class)->dispose (object);
}

static void
adj_fights_page_class_init (AdjFightsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_fights_page_dispose;
  widget_class->grab_focus = adj_fights_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_install_action (widget_class, "fights.fought", NULL, adj_fights_page_act_fought);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/fights-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFightsPage, title);
  gtk_widget_class_bind_template_child (widget_class, AdjFightsPage, pairs);
}

static void
adj_fights_page_init (AdjFightsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_fights_page_set_fray (AdjFightsPage *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_FIGHTS_PAGE (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_fights_page_show), self,
                           G_CONNECT_SWAPPED);
  adj_fights_page_show (self);
}
