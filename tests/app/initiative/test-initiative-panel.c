/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/desktop/looks.h"
#include "app/initiative/initiative-arrivals.h"
#include "app/initiative/initiative-commanders.h"
#include "app/initiative/initiative-panel.h"
#include "app/initiative/initiative-table.h"
#include "app/initiative/initiative-totals.h"
#include "app/session/opening.h"
#include "app/turns/notices.h"
#include "app/widgets/notice.h"
#include "book/library.h"
#include "folder.h"
#include "stage.h"

/* The morning after the Night of Chickamauga, thrown for in the Initiative panel. */

/* A game that has come to that turn. No window looks on: it would draw every phase. */
static char *
play_until (const char *scenario, const char *options, int turn)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AdjSession) session = adj_opening_scenario (scenario, &problems, &error);

  g_assert_no_error (error);
  if (options != NULL)
    g_assert_true (adj_session_submit (session, options));
  while (adj_session_true_table (session)->turn < turn)
    g_assert_true (adj_session_submit (session, "next!"));
  g_assert_true (adj_session_finish (session));
  return g_strdup (adj_session_get_path (session));
}

static StagePanel
open_panel_of (const char *scenario, const char *options, int turn)
{
  g_autofree char *path = play_until (scenario, options, turn);
  StagePanel stage = { .window = stage_open () };

  g_assert_true (adj_window_open (stage.window, path));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.window));
  stage.session = adj_window_get_session (stage.window);
  stage_show_panel (&stage, "initiative", ADJ_TYPE_INITIATIVE_PANEL);
  return stage;
}

static StagePanel
open_panel (const char *options, int turn)
{
  return open_panel_of ("chickamauga", options, turn);
}

static void
open_fold (GtkWidget *root, const char *heading)
{
  GtkWidget *label = stage_find_saying (root, heading);

  g_assert_nonnull (label);
  gtk_expander_set_expanded (GTK_EXPANDER (gtk_widget_get_ancestor (label, GTK_TYPE_EXPANDER)),
                             TRUE);
  stage_settle ();
}

static void
throw_die (const StagePanel *stage, int die)
{
  g_assert_true (gtk_widget_activate_action (stage->panel, "initiative.throw", "i", die));
  stage_settle ();
}

static AdjNotice *
notice_of (const StagePanel *stage)
{
  GtkWidget *label = stage_find_saying (stage_find (stage->window, ADJ_TYPE_NOTICES),
                                        "Both sides must throw for the initiative");

  g_assert_nonnull (label);
  return ADJ_NOTICE (gtk_widget_get_ancestor (label, ADJ_TYPE_NOTICE));
}

static const AdjAnswer *
last_answer (const StagePanel *stage)
{
  const GPtrArray *answers = adj_session_get_answers (stage->session);

  return g_ptr_array_index (answers, answers->len - 1);
}

/* ---- Dice that are owed ---- */

static void
test_owed (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on", 10);
  AdjNotice *notice;

  stage_says (stage.panel, "Both sides throw now");
  notice = notice_of (&stage);
  g_assert_nonnull (adj_notice_get_text (notice));
  throw_die (&stage, 4);
  stage_says (stage.panel, "Both sides throw now");
  throw_die (&stage, 2);
  g_assert_cmpstr (last_answer (&stage)->order, ==, "initiative union 4 confederate 2");
  g_assert_true (last_answer (&stage)->recorded);
  stage_says (stage.panel, "Confederate moves first now");
  g_assert_null (adj_notice_get_text (notice));
  g_assert_true (adj_session_undo (stage.session));
  stage_settle ();
  stage_says (stage.panel, "Union has moved first so far");
  stage_close (stage.window);
}

static void
test_keys_by_side (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on", 10);

  for (int die = 5; die <= 6; die++)
    g_assert_true (gtk_widget_activate_action (stage.panel, "initiative.die", "(ii)", 1, die));
  stage_press (stage.panel, "1");
  g_assert_cmpstr (last_answer (&stage)->order, ==, "initiative union 1 confederate 6");
  stage_close (stage.window);
}

static void
test_roll (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on", 10);

  g_assert_true (gtk_widget_activate_action (stage.panel, "initiative.roll", NULL));
  stage_settle ();
  g_assert_cmpint (adj_game_get_dice_thrown (adj_session_get_game (stage.session)), ==, 2);
  stage_says (stage.panel, "moves first now");
  g_assert_false (gtk_widget_is_sensitive (stage_find_button (stage.panel, "_Roll Both Dice")));
  stage_close (stage.window);
}

/* ---- What would be ---- */

static void
test_tried (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on", 1);
  guint n = adj_session_get_step (stage.session);

  stage_says (stage.panel, "dice show what would be");
  stage_says (stage.panel, "moves first: ");
  throw_die (&stage, 3);
  throw_die (&stage, 3);
  g_assert_null (stage_find_saying (stage.panel, "moves first: "));
  g_assert_cmpuint (adj_session_get_step (stage.session), ==, n);
  stage_press (stage.panel, "C_lear");
  stage_says (stage.panel, "moves first: ");
  stage_close (stage.window);
}

/* ---- Sums, decisions, commanders ---- */

static void
test_sums (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on", 10);

  stage_says (stage.panel, "Union: Level 160");
  g_assert_null (stage_find_saying (stage.panel, "1/1/XIV 5, 1317"));
  open_fold (stage.panel, "No combat that day: ");
  stage_says (stage.panel, "1/1/XIV 5, 1317");
  g_assert_true (adj_session_submit (stage.session, "note what is open stays open"));
  stage_settle ();
  stage_says (stage.panel, "1/1/XIV 5, 1317");
  stage_says (stage.panel, "Arriving on the first Day turn: ");
  stage_close (stage.window);
}

static void
test_held_back (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on", 10);
  GtkWidget *arrivals = stage_find (stage.panel, ADJ_TYPE_INITIATIVE_ARRIVALS);
  GtkWidget *tick;

  open_fold (arrivals, "Reinforcements that come in");
  tick = gtk_widget_get_ancestor (stage_find_saying (arrivals, "1/2/XIV 5"), GTK_TYPE_CHECK_BUTTON);
  g_assert_true (gtk_widget_activate (tick));
  stage_settle ();
  throw_die (&stage, 1);
  throw_die (&stage, 1);
  g_assert_cmpstr (last_answer (&stage)->order, ==,
                   "initiative union 1 confederate 1 without 1/2/xiv");
  stage_close (stage.window);
}

#define UNIT "<unit id=\"1/2/xiv\""
#define MORE                                                                                       \
  "<unit id=\"more-%d\" name=\"More\" side=\"union\" arm=\"infantry\" strength=\"5\" turn=\"2\" "  \
  "entry=\"0728\"/>"

/* Chickamauga with some reinforcements more. */
static char *
with_more (const char *folder, int n)
{
  g_autofree char *printed = adj_library_find_scenario ("chickamauga");
  g_autofree char *text = NULL;
  g_autoptr (GString) more = g_string_new (NULL);
  char *path = g_build_filename (folder, "more.scenario.xml", NULL);

  g_assert_true (g_file_get_contents (printed, &text, NULL, NULL));
  g_string_append (more, text);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *unit = g_strdup_printf (MORE UNIT, i);

      g_assert_cmpuint (g_string_replace (more, UNIT, unit, 1), ==, 1);
    }
  g_assert_true (g_file_set_contents (path, more->str, -1, NULL));
  return path;
}

/* Of more decisions than an order has room for the last is not made, and that is said. */
static void
test_held_back_too_many (void)
{
  char *folder = folder_make ();
  g_autofree char *scenario = with_more (folder, 2);
  StagePanel stage = open_panel_of (scenario, "option variable-initiative=on", 2);
  GtkWidget *arrivals = stage_find (stage.panel, ADJ_TYPE_INITIATIVE_ARRIVALS);
  guint n = 0;

  open_fold (arrivals, "Reinforcements that come in");
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (
           gtk_widget_get_template_child (arrivals, ADJ_TYPE_INITIATIVE_ARRIVALS, "rows")));
       row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      if (++n == ADJ_MAX_PATH + 1)
        g_assert_cmpuint (adj_session_get_answers (stage.session)->len, ==, 0);
      gtk_check_button_set_active (stage_find (row, GTK_TYPE_CHECK_BUTTON), FALSE);
    }
  g_assert_cmpuint (n, ==, ADJ_MAX_PATH + 1);
  g_assert_nonnull (strstr (last_answer (&stage)->error, "at most 26 units"));
  stage_close (stage.window);
  folder_remove (folder);
}

static void
test_commander (void)
{
  StagePanel stage =
      open_panel ("option variable-initiative=on; option commander-initiative=on", 10);
  GtkWidget *fields = stage_find (stage.panel, ADJ_TYPE_INITIATIVE_COMMANDERS);
  GtkWidget *field = stage_find (fields, GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (field), "x");
  g_signal_emit_by_name (field, "activate");
  g_assert_cmpint (adj_session_true_table (stage.session)->commanders[0], ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (field), "95");
  g_signal_emit_by_name (field, "activate");
  stage_settle ();
  g_assert_cmpint (adj_session_true_table (stage.session)->commanders[0], ==, 95);
  stage_says (stage.panel, "Union: Level 255");
  stage_says (stage.panel, "Union moves first: 36/36");
  stage_close (stage.window);
}

/* Six points more or less would not turn 160 to 249; with a commander of 88 they do. */
static void
test_flips (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on; option commander-initiative=on;"
                                 "commander union 88",
                                 10);

  stage_settle ();
  open_fold (stage.panel, "Were it lost (");
  stage_says (stage.panel, " lost: Union would move first");
  stage_close (stage.window);
}

/* ---- Typed totals ---- */

/* Where the cardboard alone knows who stands where there is nothing to add up. */
static void
test_typed_without_mirror (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on; mirror none", 1);

  g_assert_true (gtk_widget_get_mapped (stage_find (stage.panel, ADJ_TYPE_INITIATIVE_TOTALS)));
  stage_close (stage.window);
}

static void
test_typed (void)
{
  StagePanel stage = open_panel (NULL, 1);
  GtkWidget *totals = stage_find (stage.panel, ADJ_TYPE_INITIATIVE_TOTALS);

  stage_says (stage.panel, "Variable initiative is not in force");
  g_assert_false (gtk_widget_get_mapped (totals));
  g_object_set (stage.panel, "typed", TRUE, NULL);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (totals));
  gtk_editable_set_text (GTK_EDITABLE (stage_find (totals, GTK_TYPE_ENTRY)), "20/5");
  stage_settle ();
  stage_says (stage.panel, "Level 40");
  stage_says (stage.panel, "Union moves first: 36/36");
  stage_says (stage.panel, "Group 2: 2 × 5");
  gtk_editable_set_text (GTK_EDITABLE (stage_find (totals, GTK_TYPE_ENTRY)), "20/x");
  stage_settle ();
  stage_says (stage.panel, "Type points as 13");
  g_assert_true (gtk_widget_has_css_class (stage_find (totals, GTK_TYPE_ENTRY), "error"));
  g_assert_null (stage_find_saying (stage.panel, "36/36"));
  g_assert_null (stage_find_saying (stage.panel, "Level 40"));
  gtk_editable_set_text (GTK_EDITABLE (stage_find (totals, GTK_TYPE_ENTRY)), "20 5 /5");
  stage_settle ();
  stage_says (stage.panel, "Union moves first: 36/36");
  g_assert_false (gtk_widget_has_css_class (stage_find (totals, GTK_TYPE_ENTRY), "error"));
  g_object_set (stage.panel, "typed", FALSE, NULL);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (totals));
  stage_close (stage.window);
}

/* ---- For who does not see it ---- */

static void
test_labels (void)
{
  StagePanel stage = open_panel ("option variable-initiative=on", 10);
  GtkGrid *grid = stage_find (stage_find (stage.panel, ADJ_TYPE_INITIATIVE_TABLE), GTK_TYPE_GRID);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_grid_get_child_at (grid, 1, 2)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Union 1, Confederate 1: Confederate moves first");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stage_find_button (stage.panel, "4")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Union: 4, Level 160");
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/initiative-panel/owed", test_owed);
  g_test_add_func ("/initiative-panel/keys-by-side", test_keys_by_side);
  g_test_add_func ("/initiative-panel/roll", test_roll);
  g_test_add_func ("/initiative-panel/tried", test_tried);
  g_test_add_func ("/initiative-panel/sums", test_sums);
  g_test_add_func ("/initiative-panel/held-back", test_held_back);
  g_test_add_func ("/initiative-panel/held-back-too-many", test_held_back_too_many);
  g_test_add_func ("/initiative-panel/commander", test_commander);
  g_test_add_func ("/initiative-panel/flips", test_flips);
  g_test_add_func ("/initiative-panel/typed", test_typed);
  g_test_add_func ("/initiative-panel/typed-without-mirror", test_typed_without_mirror);
  g_test_add_func ("/initiative-panel/labels", test_labels);
  return g_test_run ();
}
