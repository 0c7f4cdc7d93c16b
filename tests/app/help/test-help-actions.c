/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/application.h"
#include "app/board/board.h"
#include "app/calculators/quick-odds.h"
#include "app/desktop/looks.h"
#include "app/help/help-actions.h"
#include "app/help/help-window.h"
#include "app/help/markdown.h"
#include "app/help/topics.h"
#include "app/map/map-view.h"
#include "app/widgets/page-strip.h"
#include "stage.h"

/* ---- Markdown ---- */

static const AdjPiece *
piece (const GPtrArray *all, guint i)
{
  g_assert_cmpuint (i, <, all->len);
  return g_ptr_array_index (all, i);
}

static void
test_markdown (void)
{
  g_autoptr (GPtrArray) all =
      adj_markdown_read ("# One & two\n\nA **bold** word\nand `a<b` [here](orders.md).\n\n"
                         "- first\n  goes on\n- second\n\n"
                         "| a | b |\n| --- | --- |\n| 1 | `2` |\n\n"
                         "```order\n> move\n  x\n```\n## Two\n    verb\n");
  char **row;

  g_assert_cmpint (piece (all, 0)->kind, ==, ADJ_PROSE_HEADING);
  g_assert_cmpstr (piece (all, 0)->markup, ==, "One &amp; two");
  g_assert_cmpstr (piece (all, 1)->markup, ==,
                   "A <b>bold</b> word and <tt>a&lt;b</tt> <a href=\"orders.md\">here</a>.");
  g_assert_cmpint (piece (all, 2)->kind, ==, ADJ_PROSE_ITEM);
  g_assert_cmpstr (piece (all, 2)->markup, ==, "first goes on");
  g_assert_cmpstr (piece (all, 3)->markup, ==, "second");
  g_assert_cmpint (piece (all, 4)->kind, ==, ADJ_PROSE_TABLE);
  g_assert_cmpuint (piece (all, 4)->rows->len, ==, 2);
  row = g_ptr_array_index (piece (all, 4)->rows, 1);
  g_assert_cmpstr (row[1], ==, "<tt>2</tt>");
  g_assert_null (row[2]);
  g_assert_cmpstr (piece (all, 5)->plain, ==, "> move\n  x");
  g_assert_cmpint (piece (all, 6)->level, ==, 2);
  g_assert_cmpint (piece (all, 7)->kind, ==, ADJ_PROSE_CODE);
  g_assert_cmpuint (all->len, ==, 8);
}

/* A picture has a line to itself; one within a line, or without an end, is only characters. */
static void
test_pictures (void)
{
  g_autoptr (GPtrArray) all =
      adj_markdown_read ("Words\n![A *wood*, (small)](pictures/wood.png)\nmore words\n\n"
                         "see ![it](a.png)\n\n![no end](b.png\n\n![no place]\n");

  g_assert_cmpuint (all->len, ==, 6);
  g_assert_cmpint (piece (all, 1)->kind, ==, ADJ_PROSE_PICTURE);
  g_assert_cmpstr (piece (all, 1)->plain, ==, "A *wood*, (small)");
  g_assert_cmpstr (piece (all, 1)->picture, ==, "pictures/wood.png");
  g_assert_null (piece (all, 1)->markup);
  for (guint i = 2; i < all->len; i++)
    {
      g_assert_cmpint (piece (all, i)->kind, ==, ADJ_PROSE_PARAGRAPH);
      g_assert_null (piece (all, i)->picture);
    }
}

/* Steps are numbered as they are in the text, one below the other; a year at the head of a line is
 * none. */
static void
test_numbers (void)
{
  g_autoptr (GPtrArray) all =
      adj_markdown_read ("1. first\n   goes on\n2. second\n12. last\n- a dot\n\n1863. A year\n");
  static const int numbers[] = { 1, 2, 12, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_assert_cmpint (piece (all, i)->kind, ==, ADJ_PROSE_ITEM);
      g_assert_cmpint (piece (all, i)->level, ==, numbers[i]);
    }
  g_assert_cmpstr (piece (all, 0)->markup, ==, "first goes on");
  g_assert_cmpint (piece (all, 4)->kind, ==, ADJ_PROSE_PARAGRAPH);
  g_assert_cmpstr (piece (all, 4)->plain, ==, "1863. A year");
}

/* Marks that are only characters. */
static void
test_plain_marks (void)
{
  g_autoptr (GPtrArray) all = adj_markdown_read ("2 * 3 * 4, a [bracket], a `tick\n\n****\n\n[x](");

  g_assert_cmpstr (piece (all, 0)->markup, ==, "2 * 3 * 4, a [bracket], a `tick");
  g_assert_cmpstr (piece (all, 1)->markup, ==, "****");
  g_assert_cmpstr (piece (all, 2)->markup, ==, "[x](");
}

/* ---- Help ---- */

static guint
count_rows (GtkListBox *list)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_child_visible (row);
  return n;
}

static void
test_help (void)
{
  GtkWidget *window = adj_help_window_new (NULL);
  GtkListBox *contents =
      GTK_LIST_BOX (gtk_widget_get_template_child (window, ADJ_TYPE_HELP_WINDOW, "contents"));
  GtkWidget *search =
      GTK_WIDGET (gtk_widget_get_template_child (window, ADJ_TYPE_HELP_WINDOW, "search"));
  guint n;

  adj_help_window_show (ADJ_HELP_WINDOW (window), "playing");
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_nonnull (stage_find_saying (window, "The first game in ten minutes"));
  n = count_rows (contents);
  g_assert_cmpuint (n, >, 15);
  gtk_editable_set_text (GTK_EDITABLE (search), "Entrench UNTIL");
  wait_until (count_rows (contents) < n);
  gtk_editable_set_text (GTK_EDITABLE (search), "curtain of no such word");
  wait_until (count_rows (contents) == 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  wait_until (count_rows (contents) == n);
  adj_help_window_show (ADJ_HELP_WINDOW (window), "orders");
  stage_settle ();
  g_assert_nonnull (stage_find_saying (window, "Attacks and dice"));

  /* Escape closes it from the search as well, which keeps that key to itself. */
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_signal_emit_by_name (search, "stop-search");
  wait_until (window == NULL);
}

/* In a window that is new, and on a page that is. */
static void
test_help_at_heading (void)
{
  GtkWidget *window = adj_help_window_new (NULL);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (
      gtk_widget_get_template_child (window, ADJ_TYPE_HELP_WINDOW, "scroller"));
  GtkAdjustment *height = gtk_scrolled_window_get_vadjustment (scroller);

  adj_help_window_show (ADJ_HELP_WINDOW (window), "playing#what-if");
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_adjustment_get_value (height) > 500);
  adj_help_window_show (ADJ_HELP_WINDOW (window), "orders");
  wait_until (gtk_adjustment_get_value (height) == 0);
  adj_help_window_show (ADJ_HELP_WINDOW (window), "playing#papers");
  wait_until (gtk_adjustment_get_value (height) > 500);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every part that names a chapter is there, and so is the chapter. */
static void
test_topics (void)
{
  guint n;
  const AdjTopic *topics = adj_topics (&n);

  for (guint i = 0; i < n; i++)
    {
      g_test_message ("%s, %s", topics[i].type, topics[i].place);
      g_assert_true (adj_help_has (topics[i].place));
    }
  g_assert_false (adj_help_has ("playing#no-such-heading"));
  g_assert_false (adj_help_has ("play"));
}

/* F1 goes by what has the focus: the innermost part that has a chapter. */
static void
test_topic_of_focus (void)
{
  GtkWidget *odds = g_object_ref_sink (g_object_new (ADJ_TYPE_QUICK_ODDS, NULL));
  GtkWidget *inside = gtk_widget_get_first_child (odds);
  GtkWidget *alone = g_object_ref_sink (gtk_label_new (NULL));

  g_assert_cmpstr (adj_topic_of (inside), ==, "playing#odds-without-a-game");
  g_assert_cmpstr (adj_topic_of (alone), ==, "playing");
  g_object_unref (alone);
  g_object_unref (odds);
}

/* ---- Keys ---- */

/* As GTK itself spells a key; one that is several ("1...9") stays as it is. */
static char *
spell (const char *key)
{
  guint keyval;
  GdkModifierType modifiers;

  if (!gtk_accelerator_parse (key, &keyval, &modifiers))
    return g_strdup (key);
  return gtk_accelerator_name (keyval, modifiers);
}

/* Every key the list of keys names. */
static void
collect_listed (GtkWidget *widget, GHashTable *listed)
{
  if (G_OBJECT_TYPE (widget) == GTK_TYPE_SHORTCUTS_SHORTCUT)
    {
      g_autofree char *accelerators = NULL;
      g_auto (GStrv) each = NULL;

      g_object_get (widget, "accelerator", &accelerators, NULL);
      each = g_strsplit (accelerators, " ", -1);
      for (guint i = 0; each[i] != NULL; i++)
        g_hash_table_add (listed, spell (each[i]));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_listed (child, listed);
}

static void
collect_accelerators (GtkApplication *application, GHashTable *there)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint k = 0; keys[k] != NULL; k++)
        g_hash_table_add (there, spell (keys[k]));
    }
}

/* A widget's own keys. */
static void
collect_keys_of (GType type, GHashTable *there)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (g_object_new (type, NULL));
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (all, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (one))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (one)); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (one), k);

          g_hash_table_add (there,
                            gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut)));
        }
    }
}

/* Not there as accelerators: "1...9" are several, "r" is the Combat panel's, "F4" is pressed in the
 * order line [window/long-verdict-by-key], "F2" and "Insert" on a row of the log
 * [corrections/row, corrections/row-keys], those of looking back go through the game's page, where
 * lists and lines have them first [past-bar], and those of drawing go to the easel and the window
 * around it [charts-drawing]. */
static gboolean
is_elsewhere (const char *key)
{
  static const char *const keys[] = { "r",
                                      "F2",
                                      "F4",
                                      "Insert",
                                      "Page_Up",
                                      "Page_Down",
                                      "<Control>Page_Up",
                                      "<Control>Page_Down",
                                      "<Control>Home",
                                      "<Control>End",
                                      "space",
                                      "t",
                                      "c",
                                      "b",
                                      "f",
                                      "i",
                                      "n",
                                      "0",
                                      "<Shift>Left",
                                      "<Shift>Right",
                                      "<Shift>Up",
                                      "<Shift>Down",
                                      "<Control>Left",
                                      "<Control>Right",
                                      "<Control>Up",
                                      "<Control>Down",
                                      "<Control>v",
                                      "p",
                                      "d",
                                      NULL };

  return strstr (key, "...") != NULL || g_strv_contains (keys, key);
}

static void
test_keys (void)
{
  g_autoptr (AdjApplication) application = adj_application_new (G_APPLICATION_NON_UNIQUE);
  g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) there = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GtkBuilder) builder = NULL;
  GHashTableIter iter;
  gpointer key;

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  builder = gtk_builder_new_from_resource ("/org/adjutant/Adjutant/help/shortcuts.ui");
  collect_listed (GTK_WIDGET (gtk_builder_get_object (builder, "shortcuts")), listed);
  /* GTK measures it, and any warning is fatal. */
  gtk_window_present (GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts")));
  stage_settle ();
  collect_accelerators (GTK_APPLICATION (application), there);
  g_hash_table_iter_init (&iter, there);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (listed, key))
      g_test_fail_printf ("%s is a key of the program, and shortcuts.ui does not list it",
                          (const char *) key);
  collect_keys_of (ADJ_TYPE_BOARD, there);
  collect_keys_of (ADJ_TYPE_MAP_VIEW, there);
  collect_keys_of (ADJ_TYPE_PAGE_STRIP, there);
  g_hash_table_iter_init (&iter, listed);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (there, key) && !is_elsewhere (key))
      g_test_fail_printf ("shortcuts.ui lists %s, which does nothing", (const char *) key);
  gtk_window_destroy (GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts")));
}

/* What a report of a fault should say can be copied: of each book that is found its sum. */
static void
test_about (void)
{
  g_autoptr (GtkApplication) application =
      gtk_application_new ("org.adjutant.About", G_APPLICATION_NON_UNIQUE);
  AdjWindow *window = stage_open ();
  GListModel *windows = gtk_window_get_toplevels ();
  g_autofree char *details = NULL;

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  adj_help_actions_add_actions (application);
  gtk_window_set_application (GTK_WINDOW (window), application);
  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (windows) && details == NULL; i++)
    {
      g_autoptr (GtkWindow) about = g_list_model_get_item (windows, i);

      if (!GTK_IS_ABOUT_DIALOG (about))
        continue;
      g_object_get (about, "system-information", &details, NULL);
      gtk_window_destroy (about);
    }
  g_assert_nonnull (details);
  g_test_message ("%s", details);
  g_assert_true (g_regex_match_simple (
      "^Adjutant [0-9.]+(-rc)?\nGTK 4[0-9.]+, GLib 2[0-9.]+\nDisplay Gdk\\w+, renderer Gsk\\w+\n"
      "Language [a-z-]+\n(.*\n)*chickamauga.scenario.xml [0-9a-f]{12}\n",
      details, 0, 0));
  g_assert_null (strchr (details, '/'));
  gtk_window_set_application (GTK_WINDOW (window), NULL);
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/guides/markdown", test_markdown);
  g_test_add_func ("/app/guides/pictures", test_pictures);
  g_test_add_func ("/app/guides/numbers", test_numbers);
  g_test_add_func ("/app/guides/plain-marks", test_plain_marks);
  g_test_add_func ("/app/guides/help", test_help);
  g_test_add_func ("/app/guides/help at a heading", test_help_at_heading);
  g_test_add_func ("/app/guides/topics", test_topics);
  g_test_add_func ("/app/guides/topic of the focus", test_topic_of_focus);
  g_test_add_func ("/app/guides/keys", test_keys);
  g_test_add_func ("/app/guides/about", test_about);
  return g_test_run ();
}
