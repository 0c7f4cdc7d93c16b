/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-window.h"
#include "app/books/own-tables-window.h"
#include "app/calculators/calculator-window.h"
#include "app/help/help-window.h"
#include "app/options/options-window.h"
#include "book/library.h"
#include "hidden.h"
#include "stage.h"
#include "walk.h"

/* The text one player types stays his, and the windows beside the game's name nobody (Y 11.59). */

static void
look_with (const Hidden *stage, AdjEyes eyes)
{
  adj_session_draw_curtain (stage->session);
  stage_settle ();
  adj_session_lift_curtain (stage->session, eyes);
  stage_settle ();
}

/* ---- Typed ---- */

static void
open_every_panel (const Hidden *stage)
{
  static const char *const panels[] = { "log", "roster", "read-back", "combat" };

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.find", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.panel", "s", panels[i]);
      stage_settle ();
    }
}

/* The widget that a person types in, not the text inside of it; no figures. */
static gboolean
is_for_words (GtkWidget *widget)
{
  return GTK_IS_ENTRY (widget) || GTK_IS_SEARCH_ENTRY (widget);
}

/* Types into all that are below, or without a word takes back what its own undo can. */
static guint
type_everywhere (GtkWidget *widget, const char *word)
{
  guint n = 0;

  if (is_for_words (widget))
    {
      GtkEditable *inner = gtk_editable_get_delegate (GTK_EDITABLE (widget));

      if (word != NULL)
        gtk_editable_insert_text (inner, word, -1, &(int){ 0 });
      else
        gtk_widget_activate_action (GTK_WIDGET (inner), "text.undo", NULL);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += type_everywhere (child, word);
  return n;
}

/* The order line, the search of the log, the roster and the board, a note begun: with the other
 * player's eyes nothing of it is left, nor comes back. */
static void
test_typed (void)
{
  Hidden stage = hidden_begin (1);
  g_autofree char *word = NULL;

  look_with (&stage, ADJ_EYES_SECOND);
  {
    g_autoptr (GPtrArray) secrets = hidden_secrets (&stage);

    word = g_strdup (g_ptr_array_index (secrets, 0));
  }
  look_with (&stage, ADJ_EYES_FIRST);
  open_every_panel (&stage);
  g_assert_cmpuint (type_everywhere (GTK_WIDGET (stage.window), word), >=, 5);
  stage_settle ();
  look_with (&stage, ADJ_EYES_SECOND);
  open_every_panel (&stage);
  hidden_assert_silent (&stage, stage.window, "typed");
  type_everywhere (GTK_WIDGET (stage.window), NULL);
  stage_settle ();
  hidden_assert_silent (&stage, stage.window, "typed, and taken back");
  hidden_end (&stage);
}

/* ---- Notes ---- */

/* The list of bookmarks names the moment and the words, and nobody who moved then. */
static void
look_at_bookmarks (const Hidden *stage)
{
  look_with (stage, ADJ_EYES_FIRST);
  hidden_play (stage, "bookmark before the bridge; note supper");
  for (int eyes = ADJ_EYES_FIRST; eyes <= ADJ_EYES_PUBLIC; eyes++)
    {
      look_with (stage, (AdjEyes) eyes);
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.notebook", NULL);
      wait_until (stage_find_saying (stage->window, "before the bridge") != NULL);
      hidden_assert_silent (stage, stage->window, "bookmarks");
    }
}

/* ---- Windows beside ---- */

static void
look_beside (const Hidden *stage, GType type)
{
  GtkWidget *window = stage_find_window (type);

  stage_settle ();
  hidden_assert_silent (stage, window, g_type_name (type));
  gtk_window_destroy (GTK_WINDOW (window));
  stage_settle ();
}

static void
look_at_windows_beside (const Hidden *stage)
{
  GtkWidget *help;

  for (int eyes = ADJ_EYES_FIRST; eyes <= ADJ_EYES_PUBLIC; eyes++)
    {
      look_with (stage, (AdjEyes) eyes);
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.tables", NULL);
      look_beside (stage, ADJ_TYPE_OWN_TABLES_WINDOW);
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.options", NULL);
      look_beside (stage, ADJ_TYPE_OPTIONS_WINDOW);
    }
  help = adj_help_window_new (GTK_WINDOW (stage->window));
  gtk_window_present (GTK_WINDOW (help));
  look_beside (stage, ADJ_TYPE_HELP_WINDOW);
}

/* Results worked out from typed figures go when other eyes look. */
static void
look_at_figures (const Hidden *stage)
{
  GtkWidget *window, *pages;

  look_with (stage, ADJ_EYES_FIRST);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.figures", "s", "command");
  window = stage_find_window (ADJ_TYPE_CALCULATOR_WINDOW);
  pages = gtk_window_get_child (GTK_WINDOW (window));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_object_add_weak_pointer (G_OBJECT (pages), (gpointer *) &pages);
  look_with (stage, ADJ_EYES_SECOND);
  wait_until (window == NULL && pages == NULL);
}

/* Another battle's charts name its own generals, some of whom are in this one too: they are the
 * same whoever looks. */
static void
look_at_charts (const Hidden *stage)
{
  g_autofree char *path = adj_library_find_scenario ("hooker-and-lee");
  g_autofree char *before = NULL;

  for (int eyes = ADJ_EYES_FIRST; eyes <= ADJ_EYES_PUBLIC; eyes++)
    {
      GtkWidget *charts;
      g_autofree char *text = NULL;

      look_with (stage, (AdjEyes) eyes);
      adj_window_fill_in (stage->window, path);
      charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
      stage_settle ();
      text = walk_tell (charts);
      if (before == NULL)
        before = g_steal_pointer (&text);
      else
        g_assert_cmpstr (text, ==, before);
      gtk_window_destroy (GTK_WINDOW (charts));
      stage_settle ();
    }
}

static void
test_beside (void)
{
  Hidden stage = hidden_begin (2);

  look_at_bookmarks (&stage);
  look_at_windows_beside (&stage);
  look_at_charts (&stage);
  look_at_figures (&stage);
  hidden_end (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/leaks-typed/Y 11.59/+ typed", test_typed);
  g_test_add_func ("/app/leaks-typed/Y 11.59/+ beside", test_beside);
  return g_test_run ();
}
