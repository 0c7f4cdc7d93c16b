/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-menu.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/choice-menu.h"
#include "app/widgets/menu-line.h"
#include "staff/choices.h"
#include "words/fill.h"
#include "words/place.h"

static GMenuModel *
menu_of (const GPtrArray *choices, int unit)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuModel) status =
      adj_choice_menu_section (choices, ADJ_CHOICE_STATUS, "board.order", unit);

  for (int group = ADJ_CHOICE_OWED; group <= ADJ_CHOICE_HAND; group++)
    {
      g_autoptr (GMenuModel) section =
          adj_choice_menu_section (choices, (AdjChoiceGroup) group, "board.order", unit);

      if (g_menu_model_get_n_items (section) > 0)
        g_menu_append_section (menu, NULL, section);
    }
  if (g_menu_model_get_n_items (status) > 0)
    g_menu_append_submenu (menu, _ ("Correct What It Has Done"), status);
  return G_MENU_MODEL (menu);
}

static void
add_figures (GMenu *menu, const char *about, const char *action, GVariant *target)
{
  g_autofree char *label = adj_fill (_ ("What the Book Says of {subject}…"),
                                     (const AdjPlace[]){ { "subject", about }, { NULL, NULL } });
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

/* The printed figures of the unit and of the hex, to be compared and put right. */
static GMenuModel *
figures_menu (const AdjView *view, AdjHex hex, int unit)
{
  GMenu *menu = g_menu_new ();
  g_autofree char *number = g_strdup_printf ("%04d", view->book->hexes[hex].id);

  if (unit >= 0 && (guint) unit < view->book->scenario->n_units && adj_view_knows (view, unit))
    {
      g_autofree char *name = adj_words_unit (view, unit);

      add_figures (menu, name, "correct.unit",
                   g_variant_new_string (adj_view_unit_id (view, unit)));
    }
  add_figures (menu, number, "correct.hex", g_variant_new_uint32 (view->book->hexes[hex].id));
  return G_MENU_MODEL (menu);
}

/* A finger has no other way to pick a counter in a hex that what is picked may go to. */
static GMenuModel *
picks_menu (AdjBoardState *self, AdjHex hex, int unit)
{
  AdjSession *session = adj_board_state_session (self);
  AdjView view = adj_session_view (session);
  GMenu *menu = g_menu_new ();

  if (unit >= 0)
    {
      gboolean picked = adj_picks_has_unit (adj_session_get_picks (session), unit);
      g_autofree char *name = adj_words_unit (&view, unit);
      g_autofree char *label = adj_fill (picked ? _ ("Let Go of {unit}") : _ ("Pick {unit}"),
                                         (const AdjPlace[]){ { "unit", name }, { NULL, NULL } });

      adj_menu_line_add (menu, label, "board.pick-unit", (guint) unit);
    }
  if (adj_session_field (session)->count[hex] > 1)
    adj_menu_line_add (menu, _ ("Pick the Whole Stack"), "board.pick-stack", hex);
  if (unit >= 0 && self->irregular[unit])
    g_menu_append (menu, _ ("Wave the Warnings Away"), "board.wave");
  return G_MENU_MODEL (menu);
}

static void
show (AdjBoardState *self, GMenuModel *menu)
{
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (menu);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self->part));
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
    }
  else
    gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
}

void
adj_board_menu_open (AdjBoardState *self, AdjHex hex, int unit, AdjPoint at)
{
  AdjSession *session = adj_board_state_session (self);
  AdjView view = adj_session_view (session);
  GPtrArray *choices = adj_choices_find (&view, adj_session_get_picks (session), hex, unit);
  g_autoptr (GMenuModel) menu = menu_of (choices, unit);
  g_autoptr (GMenuModel) figures = figures_menu (&view, hex, unit);
  g_autoptr (GMenuModel) picks = picks_menu (self, hex, unit);

  g_menu_prepend_section (G_MENU (menu), NULL, picks);
  g_menu_append_section (G_MENU (menu), NULL, figures);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  self->choices = choices;
  adj_board_state_close_fan (self);
  show (self, menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(const GdkRectangle){ (int) at.x, (int) at.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

void
adj_board_menu_forget (AdjBoardState *self)
{
  g_autoptr (GMenu) nothing = g_menu_new ();

  if (self->menu == NULL)
    return;
  gtk_popover_popdown (GTK_POPOVER (self->menu));
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), G_MENU_MODEL (nothing));
  g_ptr_array_set_size (self->choices, 0);
}
