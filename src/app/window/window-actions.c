/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/editors.h"
#include "app/calculators/figures-window.h"
#include "app/options/options-window.h"
#include "app/options/preferences-window.h"
#include "app/papers/print-window.h"
#include "app/widgets/focus-back.h"
#include "app/window/files.h"
#include "app/window/window-private.h"

/* ---- Files and editors ---- */

static void
act_start (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  if (adj_what_if_bar_may_leave (self->what_if_bar))
    adj_window_set_session (self, NULL);
}

static void
act_open_game (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_window_open (ADJ_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
act_begin (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_window_begin (ADJ_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
act_fill_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_window_fill_in (ADJ_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
act_tables (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);
  const char *id = self->session != NULL ? adj_session_book (self->session)->ruleset->id : NULL;
  g_autoptr (AdjProblems) problems = NULL;
  gboolean made;
  AdjTablesWindow *window = adj_editors_tables (GTK_WINDOW (self), id, &made, &problems);

  if (window == NULL)
    {
      adj_window_tell_unreadable (self, adj_problems_file (problems), problems);
      return;
    }
  if (made)
    g_signal_connect_object (adj_tables_window_get_tables (window), "saved",
                             G_CALLBACK (adj_start_page_refresh), self->start_page,
                             G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static void
act_open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_files_ask_open (ADJ_WINDOW (widget));
}

static void
act_save_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_files_ask_copy (ADJ_WINDOW (widget));
}

/* ---- Orders ---- */

/* What is being typed comes before what was ordered: the window has the key before the text. */
static gboolean
alter_typing (GtkWidget *window, const char *action)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autofree char *before = NULL;

  if (!GTK_IS_TEXT (focus))
    return FALSE;
  before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (focus)));
  gtk_widget_activate_action (focus, action, NULL);
  return !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (focus)), before);
}

static void
act_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!alter_typing (widget, "text.undo"))
    adj_session_undo (ADJ_WINDOW (widget)->session);
}

static void
act_redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!alter_typing (widget, "text.redo"))
    adj_session_redo (ADJ_WINDOW (widget)->session);
}

/* After the end the score is all that comes. */
static void
act_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = ADJ_WINDOW (widget)->session;
  AdjOrder next = adj_order_next ();

  if (adj_session_view (session).table->over)
    gtk_widget_activate_action (widget, "win.panel", "s", "victory");
  else
    adj_session_give (session, &next, 1);
}

static void
act_order (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_focus_order_line (ADJ_WINDOW (widget)->game_page);
}

/* ---- Quick odds ---- */

static void
show_quick_odds (AdjWindow *self, gboolean show)
{
  if (show)
    adj_focus_keep (&self->before_odds, GTK_WIDGET (self->odds_revealer));
  else
    adj_focus_give_back (&self->before_odds);
  gtk_revealer_set_reveal_child (self->odds_revealer, show);
  if (show)
    gtk_widget_grab_focus (GTK_WIDGET (self->quick_odds));
}

static void
act_quick_odds (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  show_quick_odds (self, !gtk_revealer_get_reveal_child (self->odds_revealer));
}

/* Escape, in the bar. */
static gboolean
close_quick_odds (GtkWidget *bar, GVariant *arguments, gpointer data)
{
  show_quick_odds (ADJ_WINDOW (gtk_widget_get_root (bar)), FALSE);
  return TRUE;
}

/* Escape, in the title bar. */
static gboolean
leave_title_bar (GtkWidget *bar, GVariant *arguments, gpointer data)
{
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (ADJ_WINDOW (data)->pages));
}

void
adj_window_add_escapes (AdjWindow *self)
{
  adj_focus_on_escape (GTK_WIDGET (self->odds_revealer), close_quick_odds, NULL);
  adj_focus_on_escape (gtk_window_get_titlebar (GTK_WINDOW (self)), leave_title_bar, self);
}

/* "initiative" or "command", from figures alone. */
static void
act_figures (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  AdjRuleset *ruleset = self->session != NULL ? adj_session_book (self->session)->ruleset : NULL;
  GtkWidget *figures;

  if (self->figures == NULL)
    self->figures = g_object_ref_sink (adj_figures_pages_new ());
  figures = GTK_WIDGET (self->figures);
  adj_figures_pages_turn_to (self->figures, g_variant_get_string (parameter, NULL), ruleset);
  if (gtk_widget_get_root (figures) == NULL)
    adj_figures_window_new (GTK_WINDOW (self), self->figures);
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (figures)));
  gtk_widget_grab_focus (figures);
}

/* ---- What is looked at ---- */

static void
act_find (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_find (ADJ_WINDOW (widget)->game_page);
}

/* The panel is the game page's property; the menu names it from the window. */
static void
act_panel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjGamePage *page = ADJ_WINDOW (widget)->game_page;

  g_object_set (page, "panel", g_variant_get_string (parameter, NULL), NULL);
  adj_game_page_focus_panel (page);
}

static void
act_show_record (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_toggle_record (ADJ_WINDOW (widget)->game_page);
}

static void
act_notebook (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_open_notebook (ADJ_WINDOW (widget)->game_page);
}

static void
act_turn_board (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_game_page_turn_board (ADJ_WINDOW (widget)->game_page, g_variant_get_int32 (parameter));
}

/* The window of that type that is open beside the game; NULL. */
static GtkWindow *
find_beside (GtkWindow *game, GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (at->data, type) &&
        gtk_window_get_transient_for (at->data) == game)
      return at->data;
  return NULL;
}

/* Who asks again gets the one that is open. */
static void
present_beside (GtkWidget *game, GType type, GtkWidget *(*make) (GtkWindow *game))
{
  GtkWindow *open = find_beside (GTK_WINDOW (game), type);

  gtk_window_present (open != NULL ? open : GTK_WINDOW (make (GTK_WINDOW (game))));
}

static void
act_options (GtkWidget *widget, const char *name, GVariant *parameter)
{
  present_beside (widget, ADJ_TYPE_OPTIONS_WINDOW, adj_options_window_new);
}

static void
act_print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *papers = adj_print_window_new (GTK_WINDOW (widget), ADJ_WINDOW (widget)->session);

  gtk_window_present (GTK_WINDOW (papers));
}

/* Behind it nobody tries anything. */
static void
act_curtain (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_what_if_bar_drop (ADJ_WINDOW (widget)->what_if_bar);
  adj_session_draw_curtain (ADJ_WINDOW (widget)->session);
}

static void
leave_table_mode (AdjWindow *self)
{
  gtk_stack_set_visible_child_name (self->pages, self->session != NULL ? "game" : "start");
  adj_focus_give_back (&self->before_table);
  if (!self->was_fullscreen)
    gtk_window_unfullscreen (GTK_WINDOW (self));
}

static void
act_table_mode (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);

  if (self->table_mode == NULL)
    {
      self->table_mode = g_object_new (ADJ_TYPE_TABLE_MODE, NULL);
      adj_table_mode_set_room (self->table_mode, gtk_widget_get_width (widget),
                               gtk_widget_get_height (widget));
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->table_mode), "table");
      g_object_bind_property (self, "session", self->table_mode, "session", G_BINDING_SYNC_CREATE);
    }
  if (g_str_equal (gtk_stack_get_visible_child_name (self->pages), "table"))
    leave_table_mode (self);
  else
    {
      adj_focus_keep (&self->before_table, GTK_WIDGET (self->table_mode));
      self->was_fullscreen = gtk_window_is_fullscreen (GTK_WINDOW (self));
      gtk_stack_set_visible_child_name (self->pages, "table");
      gtk_window_fullscreen (GTK_WINDOW (self));
    }
}

static void
act_preferences (GtkWidget *widget, const char *name, GVariant *parameter)
{
  present_beside (widget, ADJ_TYPE_PREFERENCES_WINDOW, adj_preferences_window_new);
}

void
adj_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.start", NULL, act_start);
  gtk_widget_class_install_action (widget_class, "win.open-game", "s", act_open_game);
  gtk_widget_class_install_action (widget_class, "win.begin", "s", act_begin);
  gtk_widget_class_install_action (widget_class, "win.fill-in", "s", act_fill_in);
  gtk_widget_class_install_action (widget_class, "win.tables", NULL, act_tables);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, act_open);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, act_save_copy);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, act_undo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, act_redo);
  gtk_widget_class_install_action (widget_class, "win.next", NULL, act_next);
  gtk_widget_class_install_action (widget_class, "win.find", NULL, act_find);
  gtk_widget_class_install_action (widget_class, "win.order", NULL, act_order);
  gtk_widget_class_install_action (widget_class, "win.panel", "s", act_panel);
  gtk_widget_class_install_action (widget_class, "win.show-record", NULL, act_show_record);
  gtk_widget_class_install_action (widget_class, "win.notebook", NULL, act_notebook);
  gtk_widget_class_install_action (widget_class, "win.turn-board", "i", act_turn_board);
  gtk_widget_class_install_action (widget_class, "win.options", NULL, act_options);
  gtk_widget_class_install_action (widget_class, "win.quick-odds", NULL, act_quick_odds);
  gtk_widget_class_install_action (widget_class, "win.figures", "s", act_figures);
  gtk_widget_class_install_action (widget_class, "win.print", NULL, act_print);
  gtk_widget_class_install_action (widget_class, "win.curtain", NULL, act_curtain);
  gtk_widget_class_install_action (widget_class, "win.table-mode", NULL, act_table_mode);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, act_preferences);
}
