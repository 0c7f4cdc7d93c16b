/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/desktop/settings.h"
#include "app/session/recent.h"
#include "app/skirmish/action-page.h"
#include "app/skirmish/attempt-page.h"
#include "app/skirmish/correct-page.h"
#include "app/skirmish/fights-page.h"
#include "app/skirmish/figure-form.h"
#include "app/skirmish/figures-list.h"
#include "app/skirmish/fray-log.h"
#include "app/skirmish/fray-opening.h"
#include "app/skirmish/quick-sum.h"
#include "app/widgets/list-row.h"
#include "brawl.h"
#include "hand.h"
#include "skirmish/file.h"
#include "stage.h"

/* The window of a skirmish, as two players use it. */

/* ---- Helpers ---- */

static const char *
last_order (Brawl *brawl)
{
  const GArray *played = adj_skirmish_get_played (adj_fray_get_skirmish (brawl->fray));

  return g_array_index (played, AdjPlayed, played->len - 1).content->text;
}

/* ---- The article's examples ---- */

/* The house: all of them past it on the left, in one action. */
static void
test_house (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page;

  stage_says (brawl.window, "Initiative: bandits");
  stage_press (brawl.window, "_Action");
  page = stage_find (brawl.window, ADJ_TYPE_ACTION_PAGE);
  brawl_tick (page, "mob ×3");
  brawl_type (page, "Where to: past the house on the left", "past the house on the left");
  stage_press (page, "Carry _Out");
  g_assert_cmpstr (last_order (&brawl), ==, "act mob march to past the house on the left");
  stage_says (brawl.window, "Action 1");
  stage_says (brawl.window, "knights may try to seize it");
  stage_press (brawl.window, "Let It _Pass");
  g_assert_false (brawl_state (&brawl)->open);
  brawl_close (&brawl);
}

/* The tree-stump: round it on both sides, and one place where all come to. */
static void
test_tree_stump (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page = brawl_open_page (&brawl, "act", ADJ_TYPE_ACTION_PAGE);

  brawl_tick (page, "mob 1");
  brawl_tick (page, "mob 2");
  brawl_type (page, "Where to: past the house on the left",
              "beyond the tree-stump, round both sides");
  stage_press (page, "Carry _Out");
  g_assert_cmpstr (last_order (&brawl), ==,
                   "act mob-1 mob-2 march to beyond the tree-stump, round both sides");
  brawl_close (&brawl);
}

/* The archers: a shot is a counter before one's eyes, and everybody who shoots at once gives one
 * (L 7, L 12); those shot at shoot back once (L 11). */
static void
test_archers (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page = brawl_open_page (&brawl, "act", ADJ_TYPE_ACTION_PAGE);

  stage_says (brawl.window, "Counters of knights: none");
  brawl_tick (page, "Everybody");
  gtk_drop_down_set_selected (stage_find (page, GTK_TYPE_DROP_DOWN), 2);
  brawl_tick (page, "robin");
  stage_press (page, "Carry _Out");
  g_assert_cmpstr (last_order (&brawl), ==, "act all shoot at robin");
  stage_says (brawl.window, "Counters of knights: 1 ●");
  stage_press (brawl.window, "_Reaction");
  stage_says (page, "guy shot at robin, who may shoot back (L 11)");
  brawl_tick (page, "robin");
  stage_press (page, "Carry _Out"); /* at guy, who shot */
  g_assert_cmpstr (last_order (&brawl), ==, "react robin shoot at guy");
  stage_says (brawl.window, "Reaction fire: used");
  brawl_close (&brawl);
}

/* ---- Attempts ---- */

/* An attempt is three keys once the figure is chosen: two digits and Enter. */
static void
test_three_keys (void)
{
  Brawl brawl = brawl_open (brawl_begun);

  brawl_order (&brawl, "act guy shoot at court");
  hand_look_at (GTK_WINDOW (brawl.window));
  brawl_page (&brawl, "attempt");
  stage_says (brawl.window, "Sir Gawain");
  stage_says (brawl.window, "13 is needed");
  hand_rest ();
  hand_keys ("1 3 Return");
  wait_until (brawl_state (&brawl)->holder == 0);
  g_assert_cmpuint (hand_count ().keys, ==, 3);
  g_assert_cmpstr (last_order (&brawl), ==, "seize sir-gawain by charge die 13");
  stage_says (brawl.window, "Initiative: knights");
  brawl_close (&brawl);
}

/* What holds of the one under the cursor, or of everybody, is at once in each row and in the sum.
 */
static void
test_toggles (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  GtkToggleButton *reach;
  gpointer page;

  brawl_order (&brawl, "act guy shoot at court");
  page = brawl_open_page (&brawl, "attempt", ADJ_TYPE_ATTEMPT_PAGE);
  reach = GTK_TOGGLE_BUTTON (stage_find_button (page, "In r_each"));
  gtk_toggle_button_set_active (reach, TRUE);
  stage_says (page, "11 is needed");
  g_assert_null (stage_find_saying (page, "15 is needed"));
  gtk_toggle_button_set_active (reach, FALSE);
  brawl_tick (page, "For everybody");
  gtk_toggle_button_set_active (reach, TRUE);
  stage_says (page, "15 is needed");
  stage_press (page, "12");
  g_assert_cmpstr (last_order (&brawl), ==, "seize sir-gawain by charge reach die 12");
  brawl_close (&brawl);
}

/* A natural 2 brings up at once who is in contact, to be ticked off (L 8). */
static void
test_fights (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page;

  brawl_order (&brawl, "act mob-1 melee at robin");
  stage_press (brawl_open_page (&brawl, "attempt", ADJ_TYPE_ATTEMPT_PAGE), "2");
  g_assert_true (brawl_state (&brawl)->fights);
  page = stage_find (brawl.window, ADJ_TYPE_FIGHTS_PAGE);
  g_assert_true (gtk_widget_get_mapped (page));
  brawl_tick (page, "mob 1 against robin");
  stage_press (page, "All Have _Fought");
  g_assert_false (brawl_state (&brawl)->fights);
  g_assert_false (gtk_widget_get_mapped (page));
  brawl_page (&brawl, "fights");
  stage_press (page, "Part Them");
  g_assert_cmpint (brawl_state (&brawl)->n_contacts, ==, 0);
  brawl_close (&brawl);
}

/* ---- Beginning ---- */

/* From nothing: figures are added, a dozen alike at once, and one side begins. */
static void
test_begin (void)
{
  Brawl brawl = brawl_open (NULL);
  gpointer form = stage_find (brawl.window, ADJ_TYPE_FIGURE_FORM);
  GtkWidget *name = stage_find (form, GTK_TYPE_ENTRY);
  GtkWidget *side_row = gtk_widget_get_next_sibling (gtk_widget_get_parent (name));

  g_assert_true (gtk_widget_get_mapped (form));
  brawl_order (&brawl, "figure robin knights average bow");
  gtk_editable_set_text (GTK_EDITABLE (name), "peasants");
  gtk_editable_set_text (GTK_EDITABLE (gtk_widget_get_last_child (side_row)), "bandits");
  gtk_spin_button_set_value (stage_find (form, GTK_TYPE_SPIN_BUTTON), 12);
  g_signal_emit_by_name (name, "activate");
  stage_settle ();
  g_assert_cmpint (brawl_state (&brawl)->n_miniatures, ==, 13);
  stage_press (form, "bandits Begin");
  g_assert_cmpint (brawl_state (&brawl)->holder, ==, 1);
  stage_says (brawl.window, "Initiative: bandits");
  brawl_close (&brawl);
}

/* ---- The record ---- */

/* Every order is in the file, and can be taken back; the log goes along. */
static void
test_record (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  g_autofree char *path = g_strdup (adj_fray_get_keeper (brawl.fray)->path);
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjSkirmish) read = NULL;

  brawl_order (&brawl, "act guy shoot at court");
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.undo", NULL);
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.redo", NULL);
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 1);
  g_assert_true (adj_keeper_finish (adj_fray_get_keeper (brawl.fray)));
  read = adj_skirmish_load (path, problems);
  g_assert_nonnull (read);
  g_assert_cmpint (adj_skirmish_get_state (read)->counters[0], ==, 1);
  brawl_close (&brawl);
}

/* What is being typed is taken back before what was ordered, and brought back before it. */
static void
test_typing (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  GtkEditable *entry = stage_find (brawl.window, GTK_TYPE_ENTRY);
  int place = 0;

  brawl_order (&brawl, "act guy shoot at court");
  gtk_widget_grab_focus (GTK_WIDGET (entry));
  gtk_editable_insert_text (entry, "note", -1, &place);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.undo", NULL);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.undo", NULL);
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.redo", NULL);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "note");
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.redo", NULL);
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 1);
  brawl_close (&brawl);
}

static GtkListView *
log_view (Brawl *brawl)
{
  return stage_find (stage_find (brawl->window, ADJ_TYPE_FRAY_LOG), GTK_TYPE_LIST_VIEW);
}

/* What a correction would come to stands there before it is accepted; Escape leaves all as it was.
 */
static void
test_correct (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page = stage_find (brawl.window, ADJ_TYPE_CORRECT_PAGE);

  brawl_order (&brawl, "act guy shoot at court; act guy shoot at court");
  g_signal_emit_by_name (log_view (&brawl), "activate", 7u);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (page));
  stage_says (page, "Correct order 8");
  gtk_editable_set_text (stage_find (page, GTK_TYPE_ENTRY), "act mob march");
  stage_says (page, "Order 9 comes to something else now");
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.back", NULL);
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.correct", "u", 8u);
  gtk_editable_set_text (stage_find (page, GTK_TYPE_ENTRY), "act mob march");
  stage_press (page, "Accept");
  stage_settle ();
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 1);
  g_assert_false (gtk_widget_get_mapped (page));
  stage_says (log_view (&brawl), "mob: march");
  brawl_close (&brawl);
}

/* One key in the log strikes, once that was looked at. */
static void
test_strike (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page = stage_find (brawl.window, ADJ_TYPE_CORRECT_PAGE);
  GtkWidget *row;

  brawl_order (&brawl, "contact robin mob-1; part robin");
  hand_look_at (GTK_WINDOW (brawl.window));
  row = gtk_widget_get_ancestor (stage_find_saying (log_view (&brawl), "8. "), ADJ_TYPE_LIST_ROW);
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (row)));
  hand_keys ("Delete");
  wait_until (gtk_widget_get_mapped (page));
  stage_says (page, "Order 8 is struck out");
  stage_says (page, "Order 9 does not fit any more and is set aside");
  stage_press (page, "Accept");
  stage_settle ();
  g_assert_null (stage_find_saying (log_view (&brawl), "8. "));
  brawl_close (&brawl);
}

/* Orders are looked for by a word of theirs. */
static void
test_search (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer log = stage_find (brawl.window, ADJ_TYPE_FRAY_LOG);
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (log_view (&brawl)));

  brawl_order (&brawl, "note the gate is open");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 8);
  gtk_editable_set_text (stage_find (log, GTK_TYPE_SEARCH_ENTRY), "GATE");
  wait_until (g_list_model_get_n_items (rows) == 1);
  gtk_editable_set_text (stage_find (log, GTK_TYPE_SEARCH_ENTRY), "dragon");
  wait_until (g_list_model_get_n_items (rows) == 0);
  stage_says (log, "No such orders.");
  gtk_editable_set_text (stage_find (log, GTK_TYPE_SEARCH_ENTRY), "");
  wait_until (g_list_model_get_n_items (rows) == 8);
  brawl_close (&brawl);
}

/* Where no file can be made the players learn of it, and play on. */
static void
test_no_file (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjFray) fray = adj_fray_opening_new ("/proc/nowhere", &problems);
  AdjSkirmishWindow *window = adj_skirmish_window_new (NULL, fray, problems);

  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (adj_problems_has (problems, "no-file"));
  stage_settle ();
  stage_says (window, "Something about this file is odd");
  stage_says (window, "Not saved");
  g_assert_true (adj_fray_submit (fray, "note on we play"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Its file ---- */

/* What lies beside the file, of which the word in brackets says why. */
static char *
beside (const char *path, const char *word)
{
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (ADJ_SKIRMISH_ENDING));

  return g_strdup_printf ("%s (%s)" ADJ_SKIRMISH_ENDING, stem, word);
}

static AdjSkirmish *
read_file (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjSkirmish *skirmish = adj_skirmish_load (path, problems);

  g_assert_nonnull (skirmish);
  return skirmish;
}

static void
adj_test_on_open (GApplication *application, GFile **files, int n, const char *hint, char **path)
{
  g_assert_cmpint (n, ==, 1);
  *path = g_file_get_path (files[0]);
}

/* What is let go over the window is opened beside it, whatever it is. */
static void
test_drop (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  g_autoptr (GtkApplication) application =
      gtk_application_new (NULL, G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_autofree char *path = NULL;

  g_assert_false (stage_drop_file (GTK_WIDGET (brawl.window), "/nowhere/old.adjutant"));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_signal_connect (application, "open", G_CALLBACK (adj_test_on_open), &path);
  gtk_window_set_application (GTK_WINDOW (brawl.window), application);
  g_assert_true (stage_drop_file (GTK_WIDGET (brawl.window), "/nowhere/old.adjutant"));
  g_assert_cmpstr (path, ==, "/nowhere/old.adjutant");
  gtk_window_set_application (GTK_WINDOW (brawl.window), NULL);
  brawl_close (&brawl);
}

/* Somebody else has written to the file: that is told at once. */
static void
change_file (Brawl *brawl, const char *orders)
{
  const char *path = adj_fray_get_keeper (brawl->fray)->path;
  g_autoptr (AdjSkirmish) theirs = NULL;
  g_autoptr (GPtrArray) answers = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (adj_keeper_finish (adj_fray_get_keeper (brawl->fray)));
  theirs = read_file (path);
  answers = adj_skirmish_submit (theirs, orders, FALSE);
  text = adj_skirmish_write (theirs, &length);
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  wait_until (stage_find_saying (brawl->window, "Another program has written") != NULL);
}

/* What is played on goes beside it, if the window is closed like that. */
static void
test_changed (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  g_autofree char *mine = beside (adj_fray_get_keeper (brawl.fray)->path, "mine");

  change_file (&brawl, "note another's");
  brawl_order (&brawl, "note on we play");
  g_assert_false (adj_keeper_finish (adj_fray_get_keeper (brawl.fray)));
  g_assert_true (g_file_test (mine, G_FILE_TEST_EXISTS));
  brawl_close (&brawl);
}

/* The file's skirmish goes on in the same window, in log, banner and orders, and what only this one
 * has is kept beside it. */
static void
test_read_again (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  g_autofree char *path = g_strdup (adj_fray_get_keeper (brawl.fray)->path);
  g_autofree char *mine = beside (path, "mine");
  g_autoptr (AdjSkirmish) kept = NULL;

  brawl_order (&brawl, "act guy shoot at court");
  change_file (&brawl, "undo; act mob march to the barn; note theirs");
  brawl_order (&brawl, "note only mine");
  stage_press (brawl.window, "Read It Again");
  brawl_look_again (&brawl);
  g_assert_cmpstr (adj_fray_get_keeper (brawl.fray)->path, ==, path);
  g_assert_true (adj_fray_may_play (brawl.fray));
  stage_says (brawl.window, "(mine)" ADJ_SKIRMISH_ENDING);
  stage_says (brawl.window, "Counters of knights: none");
  stage_says (stage_find (brawl.window, ADJ_TYPE_FRAY_LOG), "theirs");
  g_assert_null (stage_find_saying (stage_find (brawl.window, ADJ_TYPE_FRAY_LOG), "only mine"));
  kept = read_file (mine);
  g_assert_cmpint (adj_skirmish_get_state (kept)->counters[0], ==, 1);
  brawl_order (&brawl, "act guy shoot at robin");
  stage_says (brawl.window, "Counters of knights: 1 ●");
  g_assert_true (adj_keeper_finish (adj_fray_get_keeper (brawl.fray)));
  brawl_close (&brawl);
}

/* A file that has all of this and more loses nothing; one that cannot be read changes nothing. */
static void
test_read_what_holds_mine (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  g_autofree char *path = g_strdup (adj_fray_get_keeper (brawl.fray)->path);
  g_autofree char *mine = beside (path, "mine");
  g_autofree char *text = NULL;

  change_file (&brawl, "act guy shoot at court");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, "torn", -1, NULL));
  stage_press (brawl.window, "Read It Again");
  g_assert_true (adj_skirmish_window_get_fray (brawl.window) == brawl.fray);
  stage_says (brawl.window, "cannot be opened");
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.read-again", NULL);
  brawl_look_again (&brawl);
  g_assert_cmpint (brawl_state (&brawl)->counters[0], ==, 1);
  g_assert_false (g_file_test (mine, G_FILE_TEST_EXISTS));
  brawl_close (&brawl);
}

static void
test_play_on_beside (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  g_autofree char *mine = beside (adj_fray_get_keeper (brawl.fray)->path, "mine");
  g_autoptr (AdjSkirmish) kept = NULL;

  brawl_order (&brawl, "act guy shoot at court");
  change_file (&brawl, "undo");
  stage_press (brawl.window, "Play On in a Copy");
  brawl_look_again (&brawl);
  g_assert_cmpstr (adj_fray_get_keeper (brawl.fray)->path, ==, mine);
  brawl_order (&brawl, "note on we play");
  g_assert_true (adj_keeper_finish (adj_fray_get_keeper (brawl.fray)));
  kept = read_file (mine);
  g_assert_cmpint (adj_skirmish_get_state (kept)->counters[0], ==, 1);
  brawl_close (&brawl);
}

/* It stands among the files used of late, with who has the initiative, and is gone on with. */
static void
test_recent (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  const char *path = adj_fray_get_keeper (brawl.fray)->path;
  g_autofree char *last = g_settings_get_string (adj_settings (), "last-game");
  g_autoptr (GPtrArray) recent = adj_recent_list (adj_settings ());

  g_assert_cmpstr (last, ==, path);
  g_assert_cmpuint (recent->len, >, 0);
  g_assert_cmpstr (((const AdjRecent *) recent->pdata[0])->path, ==, path);
  g_assert_cmpstr (((const AdjRecent *) recent->pdata[0])->moment, ==,
                   "Initiative: bandits, actions: 0");
  brawl_close (&brawl);
}

/* Who does not see them is told the same of a figure, and of a key of the die. */
static void
test_heard (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  GtkListBox *rows =
      stage_find (stage_find (brawl.window, ADJ_TYPE_FIGURES_LIST), GTK_TYPE_LIST_BOX);
  gpointer page;

  gtk_test_accessible_assert_property (gtk_list_box_get_row_at_index (rows, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "robin (knights): Average, Bow");
  brawl_order (&brawl, "act mob-1 melee at robin");
  gtk_test_accessible_assert_property (gtk_list_box_get_row_at_index (rows, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "robin (knights): Average, Bow, in contact");
  page = brawl_open_page (&brawl, "attempt", ADJ_TYPE_ATTEMPT_PAGE);
  gtk_test_accessible_assert_property (stage_find_button (page, "2"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Die 2: fails. Everybody in contact fights a round");
  brawl_close (&brawl);
}

/* Nothing stands beside the large letters in table mode; F11 leads back. */
static void
test_table_mode (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  GtkWidget *figures = stage_find (brawl.window, ADJ_TYPE_FIGURES_LIST);

  g_assert_true (gtk_widget_get_mapped (figures));
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.table-mode", NULL);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (figures));
  stage_says (brawl.window, "Initiative: bandits");
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.table-mode", NULL);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (figures));
  brawl_close (&brawl);
}

/* Each page fits into 800 pixels in letters twice as large. */
static void
test_large_letters (void)
{
  static const char *const pages[] = { "standing", "act",    "react", "attempt",
                                       "fights",   "figure", "cards" };
  Brawl brawl;
  int least;

  g_settings_set_double (adj_settings (), "text-scale", 2);
  brawl = brawl_open (brawl_begun);
  gtk_window_set_default_size (GTK_WINDOW (brawl.window), 800, 600);
  brawl_order (&brawl, "act guy shoot at court; pass; act mob-1 melee at robin");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      brawl_page (&brawl, pages[i]);
      gtk_widget_measure (stage_find (brawl.window, GTK_TYPE_STACK), GTK_ORIENTATION_HORIZONTAL, -1,
                          &least, NULL, NULL, NULL);
      g_test_message ("%s: %d", pages[i], least);
      g_assert_cmpint (least, <=, 760);
    }
  brawl_close (&brawl);
  g_settings_reset (adj_settings (), "text-scale");
}

/* A strict game refuses, and "do it all the same" is an answer. */
static void
test_insist (void)
{
  Brawl brawl = brawl_open (brawl_begun);

  adj_skirmish_set_strict (adj_fray_get_skirmish (brawl.fray), TRUE);
  g_assert_false (adj_fray_submit (brawl.fray, "act robin march"));
  stage_settle ();
  stage_press (brawl.window, "Do It All the Same");
  g_assert_cmpstr (last_order (&brawl), ==, "act robin march !");
  brawl_close (&brawl);
}

/* ---- Beside it ---- */

/* Without a game: three digits and Enter, and the next sum can be typed. */
static void
test_quick_sum (void)
{
  GtkWidget *window = adj_quick_sum_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  hand_look_at (GTK_WINDOW (window));
  hand_keys ("4 4 2");
  wait_until (stage_find_saying (window, "12 is needed, a chance of 9/20") != NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (stage_find_button (window, "In r_each")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (stage_find_button (window, "In _melee")), TRUE);
  stage_says (window, "14 is needed, a chance of 7/20");
  stage_says (window, "84 %");
  hand_keys ("Return 1 0 0");
  wait_until (stage_find_saying (window, "24 would be needed") != NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/skirmish/house", test_house);
  g_test_add_func ("/app/skirmish/tree-stump", test_tree_stump);
  g_test_add_func ("/app/skirmish/archers", test_archers);
  g_test_add_func ("/app/skirmish/three-keys", test_three_keys);
  g_test_add_func ("/app/skirmish/toggles", test_toggles);
  g_test_add_func ("/app/skirmish/fights", test_fights);
  g_test_add_func ("/app/skirmish/begin", test_begin);
  g_test_add_func ("/app/skirmish/record", test_record);
  g_test_add_func ("/app/skirmish/typing", test_typing);
  g_test_add_func ("/app/skirmish/correct", test_correct);
  g_test_add_func ("/app/skirmish/strike", test_strike);
  g_test_add_func ("/app/skirmish/search", test_search);
  g_test_add_func ("/app/skirmish/no-file", test_no_file);
  g_test_add_func ("/app/skirmish/drop", test_drop);
  g_test_add_func ("/app/skirmish/changed", test_changed);
  g_test_add_func ("/app/skirmish/read-again", test_read_again);
  g_test_add_func ("/app/skirmish/read-what-holds-mine", test_read_what_holds_mine);
  g_test_add_func ("/app/skirmish/play-on-beside", test_play_on_beside);
  g_test_add_func ("/app/skirmish/recent", test_recent);
  g_test_add_func ("/app/skirmish/heard", test_heard);
  g_test_add_func ("/app/skirmish/table-mode", test_table_mode);
  g_test_add_func ("/app/skirmish/large-letters", test_large_letters);
  g_test_add_func ("/app/skirmish/insist", test_insist);
  g_test_add_func ("/app/skirmish/quick-sum", test_quick_sum);
  return g_test_run ();
}
