/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/roster-cells.h"

#include <glib/gi18n-lib.h>

#include "app/board/unit-drag.h"
#include "app/roster/roster.h"
#include "app/session/part.h"
#include "app/widgets/choice-menu.h"
#include "words/fill.h"

#define STATE_CHARS 5
#define BOUND "adj-bound" /* the cell's GBindingGroup: its source is the item that is shown */

static GBindingGroup *
bound (GtkListItem *cell)
{
  return g_object_get_data (G_OBJECT (cell), BOUND);
}

static void
set_child (GtkListItem *cell, GtkWidget *child)
{
  gtk_list_item_set_child (cell, child);
  g_object_set_data_full (G_OBJECT (cell), BOUND, g_binding_group_new (), g_object_unref);
}

static void
bind (GtkListItem *cell, const char *property, gpointer target, const char *shown_as)
{
  g_binding_group_bind (bound (cell), property, target, shown_as, G_BINDING_SYNC_CREATE);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  g_binding_group_set_source (bound (cell), gtk_list_item_get_item (cell));
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  g_binding_group_set_source (bound (cell), NULL);
}

static GtkListItemFactory *
new_factory (GCallback set_up, GCallback bind_too, gpointer data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", set_up, data);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  if (bind_too != NULL)
    g_signal_connect (factory, "bind", bind_too, NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), NULL);
  return factory;
}

/* What the cell is is said with the unit's name, for whoever does not see the row. */
static void
say (GtkListItem *cell, GtkWidget *widget, const char *sentence)
{
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  g_object_get (gtk_list_item_get_item (cell), "name", &name, NULL);
  label = adj_fill (sentence, (const AdjPlace[]){ { "unit", name }, { NULL, NULL } });
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* ---- Texts ---- */

/* Where there is little room: all that can be altered in a row stands in a narrow panel. */
static void
shorten (GtkLabel *label, int chars)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (label, chars);
}

static int
unit_of_cell (gpointer cell)
{
  AdjRosterItem *item = gtk_list_item_get_item (cell);

  return item != NULL ? adj_roster_item_get_unit (item) : -1;
}

static void
on_setup_text (GtkSignalListItemFactory *factory, GtkListItem *cell, const char *property)
{
  GtkWidget *label = gtk_label_new (NULL);
  gpointer xalign = g_object_get_data (G_OBJECT (factory), "xalign");
  int chars = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (factory), "chars"));

  gtk_label_set_xalign (GTK_LABEL (label), (float) GPOINTER_TO_INT (xalign) / 100);
  set_child (cell, label);
  bind (cell, property, label, "label");
  if (chars > 0)
    {
      shorten (GTK_LABEL (label), chars);
      bind (cell, property, label, "tooltip-text");
    }
  if (g_str_equal (property, "name"))
    adj_unit_drag_add (label, unit_of_cell, cell);
}

GtkListItemFactory *
adj_roster_cells_text (const char *property, float xalign, int chars)
{
  GtkListItemFactory *factory = new_factory (G_CALLBACK (on_setup_text), NULL, (gpointer) property);

  g_object_set_data (G_OBJECT (factory), "xalign", GINT_TO_POINTER ((int) (100 * xalign)));
  g_object_set_data (G_OBJECT (factory), "chars", GINT_TO_POINTER (chars));
  return factory;
}

/* ---- Effectiveness ---- */

/* Of a unit that these eyes do not know there is nothing to tick. */
static void
on_setup_effective (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_widget_set_halign (check, GTK_ALIGN_CENTER);
  set_child (cell, check);
  bind (cell, "effective", check, "active");
  bind (cell, "known", check, "visible");
}

static void
on_bind_effective (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  GtkWidget *check = gtk_list_item_get_child (cell);
  AdjRosterItem *item = gtk_list_item_get_item (cell);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (check), "i", adj_roster_item_get_unit (item));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (check), "roster.turn");
  /* Translators: a check box in the roster */
  say (cell, check, _ ("{unit} is effective"));
}

GtkListItemFactory *
adj_roster_cells_effective (void)
{
  return new_factory (G_CALLBACK (on_setup_effective), G_CALLBACK (on_bind_effective), NULL);
}

/* ---- State ---- */

/* Worked out when it is wanted. What the unit has done comes first: that is what the column is
 * about. */
static void
fill_menu (GtkMenuButton *button, gpointer data)
{
  static const AdjChoiceGroup groups[] = { ADJ_CHOICE_STATUS, ADJ_CHOICE_HAND, ADJ_CHOICE_PLAY };
  AdjRosterItem *item = gtk_list_item_get_item (data);
  GtkWidget *panel = gtk_widget_get_ancestor (GTK_WIDGET (button), ADJ_TYPE_PART);
  AdjSession *session = adj_part_get_session (ADJ_PART (panel));
  AdjView view = adj_session_view (session);
  const AdjPicks nothing = { 0 };
  g_autoptr (GPtrArray) choices =
      adj_choices_find (&view, &nothing, ADJ_NO_HEX, adj_roster_item_get_unit (item));
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autoptr (GMenuModel) section = adj_choice_menu_section (choices, groups[i], "roster.order");

      g_menu_append_section (menu, NULL, section);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
on_setup_state (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  shorten (GTK_LABEL (label), STATE_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("adj-more-symbolic"));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), box);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill_menu, cell, NULL);
  gtk_widget_add_css_class (button, "state-button");
  set_child (cell, button);
  bind (cell, "condition", label, "label");
  bind (cell, "condition", button, "tooltip-text");
}

static void
on_bind_state (GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data)
{
  /* Translators: a button in the roster that opens a menu */
  say (cell, gtk_list_item_get_child (cell), _ ("State of {unit}"));
}

GtkListItemFactory *
adj_roster_cells_state (void)
{
  return new_factory (G_CALLBACK (on_setup_state), G_CALLBACK (on_bind_state), NULL);
}
