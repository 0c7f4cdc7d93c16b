/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "app/arrivals/arrivals-panel.h"
#include "app/arrivals/set-up-panel.h"
#include "app/combat/combat-panel.h"
#include "app/command/command-panel.h"
#include "app/corrections/correction-panel.h"
#include "app/corrections/judge-again-panel.h"
#include "app/initiative/initiative-panel.h"
#include "app/log/log-panel.h"
#include "app/roster/read-back-panel.h"
#include "app/roster/roster-panel.h"
#include "app/victory/victory-panel.h"
#include "app/widgets/focus-back.h"
#include "app/window/game-page-private.h"

/* A panel, made when it is first opened. One that passes has a tab only as long as its property
 * "busy" says that it has something to show. */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon;
  GType (*type) (void);
  gboolean from_menu; /* it has no tab: a small window has no room for one more */
  gboolean passes;
} Panel;

static const Panel panels[] = {
  { "combat", N_ ("Combat"), "adj-combat-symbolic", adj_combat_panel_get_type },
  { "arrivals", N_ ("Arrivals"), "adj-arrivals-symbolic", adj_arrivals_panel_get_type },
  { "initiative", N_ ("Initiative"), "adj-initiative-symbolic", adj_initiative_panel_get_type },
  { "command", N_ ("Command"), "adj-command-symbolic", adj_command_panel_get_type },
  { "roster", N_ ("Roster"), "adj-roster-symbolic", adj_roster_panel_get_type },
  { "victory", N_ ("Victory"), "adj-victory-symbolic", adj_victory_panel_get_type },
  { "log", N_ ("Log"), "adj-log-symbolic", adj_log_panel_get_type },
  { "set-up", N_ ("Set up"), "adj-set-up-symbolic", adj_set_up_panel_get_type },
  { "read-back", N_ ("Read back"), "adj-ok-symbolic", adj_read_back_panel_get_type, TRUE },
  { "correction", N_ ("Correct"), "adj-correction-symbolic", adj_correction_panel_get_type, FALSE,
    TRUE },
  { "again", N_ ("Judged"), "adj-again-symbolic", adj_judge_again_panel_get_type, FALSE, TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (panels) == ADJ_PAGE_PANELS);

#define AFTER_PASSING "log" /* the panel that is shown when one has passed */

/* ---- Sides ---- */

static const Panel *
find_panel (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (g_strcmp0 (panels[i].name, name) == 0)
      return &panels[i];
  return NULL;
}

static const Panel *
open_panel (AdjGamePage *self)
{
  return self->folded ? NULL : find_panel (self->panel);
}

/* The keys do not pass with it. */
static void
on_busy (GtkWidget *child, GParamSpec *pspec, AdjGamePage *self)
{
  gboolean busy;

  g_object_get (child, "busy", &busy, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (gtk_stack_get_child_by_name (self->panels, panels[i].name) == child)
      gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), busy);
  if (busy || gtk_stack_get_visible_child (self->panels) != child)
    return;
  if (adj_focus_is_within (child))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  g_object_set (self, "panel", AFTER_PASSING, NULL);
}

static GtkWidget *
get_child (AdjGamePage *self, const Panel *panel)
{
  GtkWidget *child = gtk_stack_get_child_by_name (self->panels, panel->name);

  if (child != NULL)
    return child;
  child = g_object_new (panel->type (), NULL);
  gtk_stack_add_named (self->panels, child, panel->name);
  g_object_bind_property (self, "session", child, "session", G_BINDING_SYNC_CREATE);
  if (panel->passes)
    {
      g_signal_connect (child, "notify::busy", G_CALLBACK (on_busy), self);
      on_busy (child, NULL, self);
    }
  return child;
}

void
adj_game_page_show_sides (AdjGamePage *self)
{
  const Panel *panel = open_panel (self);
  gboolean record = self->show_record && !(self->narrow && panel != NULL);

  if (panel != NULL)
    gtk_stack_set_visible_child (self->panels, get_child (self, panel));
  gtk_widget_set_visible (GTK_WIDGET (self->panels), panel != NULL);
  gtk_widget_set_visible (self->record_side, record);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      if (!panels[i].passes)
        gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), !panels[i].from_menu);
      gtk_toggle_button_set_active (self->tabs[i], panel == &panels[i]);
    }
}

GtkWidget *
adj_game_page_get_panel (AdjGamePage *self, const char *name)
{
  return get_child (self, find_panel (name));
}

/* One that has nothing to show is not opened. */
static const char *
panel_instead (AdjGamePage *self, const char *name)
{
  const Panel *panel = find_panel (name);
  gboolean busy = TRUE;

  if (panel != NULL && panel->passes)
    g_object_get (get_child (self, panel), "busy", &busy, NULL);
  return busy ? name : AFTER_PASSING;
}

void
adj_game_page_set_panel (AdjGamePage *self, const char *name)
{
  const char *opened = panel_instead (self, name);

  if (!self->folded && g_strcmp0 (self->panel, opened) == 0)
    return;
  self->folded = FALSE;
  g_free (self->panel);
  self->panel = g_strdup (opened);
  adj_game_page_show_sides (self);
  g_object_notify (G_OBJECT (self), "panel");
}

/* In a narrow window the record comes in the panel's place. */
void
adj_game_page_set_show_record (AdjGamePage *self, gboolean show)
{
  if (show && self->narrow)
    self->folded = TRUE;
  self->show_record = show;
  adj_game_page_show_sides (self);
  g_object_notify (G_OBJECT (self), "show-record");
}

void
adj_game_page_toggle_record (AdjGamePage *self)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  adj_game_page_set_show_record (self, !gtk_widget_get_visible (self->record_side));
}

/* Where there is little room the board has it; the panel waits at its tab, whatever was open when
 * there was more. */
void
adj_game_page_set_narrow (AdjGamePage *self, gboolean narrow)
{
  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  self->folded = narrow;
  adj_game_page_show_sides (self);
}

/* ---- The rail: a tab for each panel; that of the open one closes it ---- */

/* Who opens a panel with the keys wants to do something in it. */
static void
open_from_tab (AdjGamePage *self, GtkWidget *tab)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (tab));

  adj_game_page_set_panel (self, gtk_widget_get_name (tab));
  if (gtk_widget_has_focus (tab) && gtk_window_get_focus_visible (window))
    adj_game_page_focus_panel (self);
}

static void
on_tab (GtkToggleButton *tab, AdjGamePage *self)
{
  const char *name = gtk_widget_get_name (GTK_WIDGET (tab));

  if (gtk_toggle_button_get_active (tab))
    open_from_tab (self, GTK_WIDGET (tab));
  else if (open_panel (self) == find_panel (name))
    adj_game_page_set_panel (self, "");
}

static GtkWidget *
new_tab (const Panel *panel, guint key)
{
  GtkWidget *tab = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = gtk_label_new (_ (panel->title));

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (panel->icon));
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (tab), box);
  gtk_widget_add_css_class (tab, "flat");
  gtk_widget_set_name (tab, panel->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (panel->title), -1);
  if (!panel->passes && !panel->from_menu)
    {
      /* Translators: a panel, and the keys that open it */
      g_autofree char *tip = g_strdup_printf (_ ("%s (Alt+%u)"), _ (panel->title), key);

      gtk_widget_set_tooltip_text (tab, tip);
    }
  return tab;
}

void
adj_game_page_make_rail (AdjGamePage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      self->tabs[i] = GTK_TOGGLE_BUTTON (new_tab (&panels[i], i + 1));
      gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), !panels[i].passes);
      gtk_box_append (self->rail, GTK_WIDGET (self->tabs[i]));
      g_signal_connect (self->tabs[i], "toggled", G_CALLBACK (on_tab), self);
    }
}

void
adj_game_page_focus_panel (AdjGamePage *self)
{
  GtkWidget *panel;

  g_return_if_fail (ADJ_IS_GAME_PAGE (self));

  panel = gtk_stack_get_visible_child (self->panels);
  if (panel != NULL && gtk_widget_get_visible (GTK_WIDGET (self->panels)) &&
      !gtk_widget_grab_focus (panel) && !adj_focus_is_within (panel))
    gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
}
