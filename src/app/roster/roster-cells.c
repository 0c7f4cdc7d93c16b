/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/roster-cells.h"

#include <glib/gi18n-lib.h>

#include "app/board/unit-drag.h"
#include "app/roster/roster.h"
#include "app/session/part.h"
#include "app/widgets/choice-menu.h"
#include "words/fill.h"

#define NAME_CHARS 8 /* at least so many stand on a line */

/* A binding as <lookup> makes it in a template. */
static void
follow (GtkListItem *cell, const char *property, gpointer target, const char *shown_as)
{
  GtkExpression *item = gtk_property_expression_new (GTK_TYPE_LIST_ITEM, NULL, "item");
  GtkExpression *value = gtk_property_expression_new (ADJ_TYPE_ROSTER_ITEM, item, property);

  gtk_expression_bind (value, target, shown_as, cell);
}

/* The cell's content is said with the unit's name and its side, for whoever does not see the row.
 */
static void
say (GtkListItem *cell, GtkWidget *widget, const char *sentence)
{
  g_autofree char *name = NULL;
  g_autofree char *side = NULL;
  g_autofree char *label = NULL;

  g_object_get (gtk_list_item_get_item (cell), "name", &name, "side", &side, NULL);
  label = adj_fill (sentence, (const AdjPlace[]){ { "unit", name }, { NULL, NULL } });
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, side, -1);
}

/* On as many lines as it takes: in a narrow panel nothing is cut off. */
static GtkWidget *
new_line (GtkListItem *cell, const char *property)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  follow (cell, property, label, "label");
  return label;
}

/* ---- Name ---- */

static int
unit_of_cell (gpointer cell)
{
  AdjRosterItem *item = gtk_list_item_get_item (cell);

  return item != NULL ? adj_roster_item_get_unit (item) : -1;
}

/* Under it stand its side, arm and state. */
void
adj_roster_cells_set_up_name (GtkListItemFactory *factory, GtkListItem *cell)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *about = new_line (cell, "about");

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (about, "caption");
  gtk_widget_add_css_class (about, "dim-label");
  gtk_box_append (GTK_BOX (box), new_line (cell, "name"));
  gtk_box_append (GTK_BOX (box), about);
  gtk_list_item_set_child (cell, box);
  adj_unit_drag_add (box, unit_of_cell, cell);
}

/* ---- Effectiveness ---- */

/* Of a unit that these eyes do not know there is nothing to tick, nor of one that is dead. */
void
adj_roster_cells_set_up_effective (GtkListItemFactory *factory, GtkListItem *cell)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_widget_set_halign (check, GTK_ALIGN_CENTER);
  gtk_list_item_set_child (cell, check);
  follow (cell, "effective", check, "active");
  follow (cell, "plays", check, "visible");
}

void
adj_roster_cells_bind_effective (GtkListItemFactory *factory, GtkListItem *cell)
{
  GtkWidget *check = gtk_list_item_get_child (cell);
  AdjRosterItem *item = gtk_list_item_get_item (cell);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (check), "i", adj_roster_item_get_unit (item));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (check), "roster.turn");
  /* Translators: a check box in the roster */
  say (cell, check, _ ("{unit} is effective"));
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
  int unit = adj_roster_item_get_unit (item);
  GPtrArray *choices = adj_choices_find (&view, &nothing, ADJ_NO_HEX, unit);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autoptr (GMenuModel) section =
          adj_choice_menu_section (choices, groups[i], "roster.order", unit);

      g_menu_append_section (menu, NULL, section);
    }
  adj_roster_item_take_choices (item, choices);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

void
adj_roster_cells_set_up_state (GtkListItemFactory *factory, GtkListItem *cell)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "adj-more-symbolic");
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (button), FALSE);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill_menu, cell, NULL);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "state-button");
  gtk_list_item_set_child (cell, button);
  follow (cell, "condition", button, "tooltip-text");
}

void
adj_roster_cells_bind_state (GtkListItemFactory *factory, GtkListItem *cell)
{
  /* Translators: a button in the roster that opens a menu */
  say (cell, gtk_list_item_get_child (cell), _ ("State of {unit}"));
}
