/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/options/begin-page.h"
#include "app/options/kept-sets.h"
#include "app/options/options-form.h"
#include "book/library.h"
#include "stage.h"

/* What is agreed on between the card of a battle and its first phase. */

typedef struct
{
  AdjWindow *window;
  GtkWidget *page;
  char *path;
} Stage;

static Stage
choose_battle (void)
{
  Stage stage = { .window = stage_open () };

  stage.path = adj_library_find_scenario ("chickamauga");
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.agree", "s", stage.path);
  stage_settle ();
  stage.page = stage_find (stage.window, ADJ_TYPE_BEGIN_PAGE);
  g_assert_true (gtk_widget_get_mapped (stage.page));
  g_assert_null (adj_window_get_session (stage.window));
  return stage;
}

static void
end (Stage *stage)
{
  g_free (stage->path);
  stage_close (stage->window);
}

static GtkCheckButton *
find_choice (Stage *stage, const char *label)
{
  GtkWidget *saying = stage_find_saying (stage_find (stage->page, GTK_TYPE_FLOW_BOX), label);

  return GTK_CHECK_BUTTON (gtk_widget_get_ancestor (saying, GTK_TYPE_CHECK_BUTTON));
}

static gboolean
is_on (Stage *stage, AdjOptionKey key)
{
  return adj_game_get_table (adj_session_get_game (adj_window_get_session (stage->window)))
             ->next_options[key] != 0;
}

/* Enter at once is the standard game. */
static void
test_standard (void)
{
  Stage stage = choose_battle ();

  g_settings_reset (adj_settings (), "last-options");
  stage_says (stage.page, "Begin Chickamauga");
  g_assert_true (gtk_check_button_get_active (find_choice (&stage, "Standard game")));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (stage.window)) ==
                 stage_find_button (stage.page, "_Begin"));
  stage_press (stage.page, "_Begin");
  g_assert_nonnull (adj_window_get_session (stage.window));
  g_assert_false (is_on (&stage, ADJ_OPTION_ENTRENCHMENTS));
  end (&stage);
}

/* An article whole, and the next time the same without a word. */
static void
test_article_and_last_time (void)
{
  Stage stage = choose_battle ();

  gtk_check_button_set_active (find_choice (&stage, "With Epperson's initiative"), TRUE);
  stage_press (stage.page, "_Begin");
  g_assert_true (is_on (&stage, ADJ_OPTION_VARIABLE_INITIATIVE));
  g_assert_false (is_on (&stage, ADJ_OPTION_ENTRENCHMENTS));
  end (&stage);

  stage = choose_battle ();
  g_assert_true (gtk_check_button_get_active (find_choice (&stage, "With Epperson's initiative")));
  gtk_check_button_set_active (find_choice (&stage, "With Young's options"), TRUE);
  stage_press (stage.page, "_Begin");
  g_assert_true (is_on (&stage, ADJ_OPTION_ENTRENCHMENTS));
  g_assert_false (is_on (&stage, ADJ_OPTION_VARIABLE_INITIATIVE));
  g_settings_reset (adj_settings (), "last-options");
  end (&stage);
}

static void
set (Stage *stage, const char *id, int value)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (stage->path);

  g_signal_emit_by_name (stage_find (stage->page, ADJ_TYPE_OPTIONS_FORM), "chosen",
                         adj_ruleset_option (loaded->book->ruleset, id), value);
}

/* One option alone is none of the choices; kept under a name it is one, until it is forgotten. */
static void
test_own_set (void)
{
  Stage stage = choose_battle ();

  set (&stage, "forest-cover", 1);
  g_assert_false (gtk_check_button_get_active (find_choice (&stage, "Standard game")));
  adj_kept_sets_keep (adj_settings (), "Sunday", "forest-cover=on");
  gtk_widget_activate_action (stage.page, "win.agree", "s", stage.path);
  gtk_check_button_set_active (find_choice (&stage, "Sunday"), TRUE);
  stage_press (stage.page, "_Begin");
  g_assert_true (is_on (&stage, ADJ_OPTION_FOREST_COVER));
  end (&stage);

  stage = choose_battle ();
  g_assert_true (gtk_check_button_get_active (find_choice (&stage, "Sunday")));
  stage_press (stage.page, "_Forget This Set");
  g_assert_null (stage_find_saying (stage.page, "Sunday"));
  g_settings_reset (adj_settings (), "last-options");
  end (&stage);
}

/* What was played last and is none of the others has a choice of its own. */
static void
test_as_last_time (void)
{
  Stage stage;

  g_settings_set_string (adj_settings (), "last-options", "zoc-cost=on rain=on");
  stage = choose_battle ();
  g_assert_true (gtk_check_button_get_active (find_choice (&stage, "As last time")));
  stage_press (stage.page, "B_ack");
  g_assert_false (gtk_widget_get_mapped (stage.page));
  g_assert_null (adj_window_get_session (stage.window));
  g_settings_reset (adj_settings (), "last-options");
  end (&stage);
}

static void
assert_kept (guint n, const char *newest)
{
  g_autoptr (GVariant) sets = g_settings_get_value (adj_settings (), "option-sets");
  const char *name;

  g_assert_cmpuint (g_variant_n_children (sets), ==, n);
  g_variant_get_child (sets, n - 1, "(&s&s)", &name, NULL);
  g_assert_cmpstr (name, ==, newest);
}

/* Kept under that name; why not is what stands below the entry. */
static void
keep_as (Stage *stage, const char *name, const char *why_not)
{
  GtkWidget *button = stage_find (stage->page, GTK_TYPE_MENU_BUTTON);
  GtkWidget *entry = stage_find (button, GTK_TYPE_ENTRY);
  GtkWidget *reason =
      gtk_widget_get_last_child (gtk_widget_get_parent (gtk_widget_get_parent (entry)));

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpint (gtk_widget_get_visible (reason), ==, why_not != NULL);
  g_assert_cmpint (gtk_widget_has_css_class (entry, "error"), ==, why_not != NULL);
  if (why_not != NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (reason)), ==, why_not);
}

/* The sets are a list that ends: the last that fits is kept, for one more none is thrown away and
 * the reason is said, and one that is there already can be kept anew. */
static void
test_many_sets (void)
{
  Stage stage = choose_battle ();

  for (guint i = 1; i < ADJ_MAX_KEPT_SETS; i++)
    {
      g_autofree char *name = g_strdup_printf ("set %u", i);

      g_assert_true (adj_kept_sets_keep (adj_settings (), name, ""));
    }
  set (&stage, "forest-cover", 1);
  keep_as (&stage, "the last", NULL);
  assert_kept (ADJ_MAX_KEPT_SETS, "the last");
  set (&stage, "forest-cover", 0);
  set (&stage, "zoc-cost", 1);
  keep_as (&stage, "one more", "There is room for 24 sets: forget one of them first");
  assert_kept (ADJ_MAX_KEPT_SETS, "the last");
  keep_as (&stage, "set 1", NULL);
  assert_kept (ADJ_MAX_KEPT_SETS, "set 1");
  g_settings_reset (adj_settings (), "option-sets");
  end (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/begin-page/standard", test_standard);
  g_test_add_func ("/app/begin-page/article-and-last-time", test_article_and_last_time);
  g_test_add_func ("/app/begin-page/own-set", test_own_set);
  g_test_add_func ("/app/begin-page/as-last-time", test_as_last_time);
  g_test_add_func ("/app/begin-page/many-sets", test_many_sets);
  return g_test_run ();
}
