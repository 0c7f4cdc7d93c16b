/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/arrivals/arrivals-panel.h"
#include "app/arrivals/set-up-panel.h"
#include "app/board/board.h"
#include "app/board/find-bar.h"
#include "app/calculators/quick-odds.h"
#include "app/combat/combat-panel.h"
#include "app/command/command-panel.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/initiative/initiative-panel.h"
#include "app/log/log-panel.h"
#include "app/options/begin-page.h"
#include "app/roster/read-back-panel.h"
#include "app/roster/roster-panel.h"
#include "app/session/curtain-page.h"
#include "app/session/recent.h"
#include "app/turns/next-button.h"
#include "app/turns/order-line.h"
#include "app/turns/past-bar.h"
#include "app/turns/turn-box.h"
#include "app/turns/turn-record.h"
#include "app/victory/victory-panel.h"
#include "app/widgets/notice.h"
#include "app/widgets/trouble.h"
#include "app/window/battle-card.h"
#include "app/window/game-page.h"
#include "app/window/start-page.h"
#include "book/library.h"
#include "hand.h"
#include "record/save.h"
#include "skirmish/file.h"
#include "skirmish/rules-file.h"
#include "staff/agreement.h"
#include "stage.h"

/* Whole small journeys in a real window. */

static void
assert_card (GtkFlowBox *battles, int place, const char *title)
{
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (gtk_flow_box_get_child_at_index (battles, place)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, title);
}

/* What to learn with comes first until somebody has played. */
static void
test_start_page_to_chickamauga (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *battles = stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_FLOW_BOX);
  GtkFlowBoxChild *card;
  GtkFlowBoxChild *frame;

  wait_until (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (battles), 8) != NULL);
  assert_card (GTK_FLOW_BOX (battles), 0, "First battle");
  card = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (battles), 1);
  g_assert_nonnull (strstr (adj_battle_card_get_path (ADJ_BATTLE_CARD (card)), "chickamauga"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Chickamauga");
  stage_says (card, "15 turns · September 1863\nUnion 40, Confederate 46 units");
  frame = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (battles), 2);
  stage_says (frame, "Union against Confederate");
  stage_find_button (frame, "Fill in…");
  stage_find_button (frame, "Begin as it is");
  g_signal_emit_by_name (card, "activate");
  g_assert_nonnull (adj_window_get_session (window));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Chickamauga");
  stage_close (window);
  window = stage_open ();
  battles = stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_FLOW_BOX);
  wait_until (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (battles), 8) != NULL);
  assert_card (GTK_FLOW_BOX (battles), 0, "Chickamauga");
  assert_card (GTK_FLOW_BOX (battles), 1, "First battle");
  stage_close (window);
}

static gboolean
begins_with (AdjWindow *window, AdjOptionKey key)
{
  return adj_game_get_table (adj_session_get_game (adj_window_get_session (window)))
             ->next_options[key] != 0;
}

static void
agree_on_epperson (const char *scenario)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (scenario);
  const AdjRuleset *ruleset = loaded->book->ruleset;
  AdjAgreement epperson = adj_agreement_of_article (ruleset, ADJ_ARTICLE_EPPERSON);
  g_autofree char *text = adj_agreement_write (ruleset, &epperson);

  g_settings_set_string (adj_settings (), "last-options", text);
}

static guint
count_cards (AdjWindow *window)
{
  GtkFlowBox *battles = stage_find (window, GTK_TYPE_FLOW_BOX);
  guint n = 0;

  while (gtk_flow_box_get_child_at_index (battles, (int) n) != NULL)
    n++;
  return n;
}

/* The battles appear together: who reaches for one does not hit another that came before it. */
static void
test_battles_at_once (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();
  AdjWindow *window = adj_window_new (NULL);
  guint n;

  gtk_window_present (GTK_WINDOW (window));
  while ((n = count_cards (window)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n, ==, g_strv_length (paths));
  stage_close (window);
}

static void
on_frame (gboolean *painted)
{
  *painted = TRUE;
}

/* So many are to be seen as soon as there is anything. */
static guint
count_at_once (void)
{
  AdjWindow *window = adj_window_new (NULL);
  gboolean painted = FALSE;
  guint n;

  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                            G_CALLBACK (on_frame), &painted);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  n = count_cards (window);
  stage_close (window);
  return n;
}

/* The window is painted once, with the battles. */
static void
test_battles_in_the_first_frame (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();

  g_assert_cmpuint (count_at_once (), ==, g_strv_length (paths));
}

/* Who has filled in many does not wait for them. */
static void
test_many_battles_come_later (void)
{
  g_autofree char *first = adj_library_find_scenario ("first-battle");
  g_autofree char *text = NULL;
  g_autofree char *folder = NULL;
  char *paths[16];

  g_assert_true (g_file_get_contents (first, &text, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *id = g_strdup_printf ("many-%u", i);

      paths[i] = adj_library_own_scenario (id);
      g_free (folder);
      folder = g_path_get_dirname (paths[i]);
      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      g_assert_true (g_file_set_contents (paths[i], text, -1, NULL));
    }
  g_assert_cmpuint (count_at_once (), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_assert_cmpint (g_remove (paths[i]), ==, 0);
      g_free (paths[i]);
    }
}

/* The card says what it begins with, and that is where the page of it is. */
static void
test_card_as_last_time (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *battles = stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_FLOW_BOX);
  GtkFlowBoxChild *card;

  wait_until (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (battles), 7) != NULL);
  card = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (battles), 0);
  stage_press (card, "Standard game…");
  stage_says (stage_find (window, ADJ_TYPE_BEGIN_PAGE), "Begin Chickamauga");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (card)));
  agree_on_epperson (adj_battle_card_get_path (ADJ_BATTLE_CARD (card)));
  wait_until (stage_find_saying (card, "With Epperson's initiative…") != NULL);
  g_signal_emit_by_name (card, "activate");
  g_assert_true (begins_with (window, ADJ_OPTION_VARIABLE_INITIATIVE));
  g_assert_false (begins_with (window, ADJ_OPTION_ENTRENCHMENTS));
  g_settings_reset (adj_settings (), "last-options");
  stage_close (window);
}

static const char *
verdict (AdjWindow *window)
{
  AdjOrderLine *line = stage_find (window, ADJ_TYPE_ORDER_LINE);

  return gtk_widget_get_tooltip_text (
      gtk_widget_get_next_sibling (stage_find (line, GTK_TYPE_IMAGE)));
}

/* An answer of more than two lines is shown whole to a finger, until the next answer. */
static void
test_long_verdict (void)
{
  AdjWindow *window = stage_open ();
  GtkLabel *label;
  g_autoptr (GListModel) controllers = NULL;
  g_autoptr (GObject) click = NULL;

  stage_begin (window);
  label = GTK_LABEL (gtk_widget_get_next_sibling (
      stage_find (stage_find (window, ADJ_TYPE_ORDER_LINE), GTK_TYPE_IMAGE)));
  stage_order (window, "next; next; next; next; next");
  wait_until (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (label));
  for (guint i = 0; !GTK_IS_GESTURE_CLICK (click); i++)
    {
      g_clear_object (&click);
      click = g_list_model_get_item (controllers, i);
    }
  g_signal_emit_by_name (click, "released", 1, 5.0, 5.0);
  stage_settle ();
  wait_until (!pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  g_signal_emit_by_name (click, "released", 1, 5.0, 5.0);
  stage_settle ();
  wait_until (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  g_signal_emit_by_name (click, "released", 1, 5.0, 5.0);
  stage_order (window, "next");
  g_assert_cmpint (gtk_label_get_lines (label), ==, 2);
  stage_close (window);
}

/* The same by a key, for a player who has no pointer in hand. */
static void
test_long_verdict_by_key (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *line;
  GtkLabel *label;
  g_autoptr (GListModel) controllers = NULL;
  gboolean taken = FALSE;

  stage_begin (window);
  line = stage_find (window, ADJ_TYPE_ORDER_LINE);
  label = GTK_LABEL (gtk_widget_get_next_sibling (stage_find (line, GTK_TYPE_IMAGE)));
  stage_order (window, "next; next; next; next; next");
  g_assert_true (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  controllers = gtk_widget_observe_controllers (stage_find (line, GTK_TYPE_ENTRY));
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_F4, 0, 0, &taken);
    }
  g_assert_true (taken);
  stage_settle ();
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
  stage_close (window);
}

static void
test_order_line (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *entry = stage_find (stage_find (window, ADJ_TYPE_ORDER_LINE), GTK_TYPE_ENTRY);

  stage_order (window, "m 3/1/xiv 1619");
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  g_assert_nonnull (strstr (verdict (window), "1619"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");

  /* A line that could not be read stays, with the word that is wrong marked. */
  stage_order (window, "move 3/1/xiv 9999");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "move 3/1/xiv 9999");
  g_assert_nonnull (strstr (verdict (window), "9999"));
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (entry), NULL, NULL));
  stage_close (window);
}

/* Of many words that could come next the first are offered, and that there are more. */
static void
test_more_words (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *entry;
  GtkWidget *more;

  stage_begin (window);
  entry = stage_find (stage_find (window, ADJ_TYPE_ORDER_LINE), GTK_TYPE_ENTRY);
  gtk_widget_grab_focus (entry);
  hand_look_at (GTK_WINDOW (window)); /* by keys: a text that is set has the cursor before it */
  hand_type ("move", "space");
  wait_until (strlen (gtk_editable_get_text (GTK_EDITABLE (entry))) == strlen ("move "));
  more = stage_find_saying (entry, "More fit: type on.");
  wait_until (gtk_widget_get_mapped (more));
  hand_type ("smi", NULL);
  wait_until (!gtk_widget_get_visible (more));
  stage_close (window);
}

static void
test_undo_to_the_start (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  g_autoptr (AdjTable) begin = adj_table_copy (adj_session_true_table (session));

  stage_order (window, "move 3/1/xiv 1619; next");
  stage_order (window, "attack 1620 1720 from 3/1/xiv die 4");
  g_assert_cmpint (adj_session_true_table (session)->n_debts, >, 0);
  for (int i = 0; i < 3; i++)
    g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  g_assert_true (adj_table_equal (begin, adj_session_true_table (session)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_true (adj_table_equal (begin, adj_session_true_table (session)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL));
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  stage_close (window);
}

static void
test_close_and_reopen (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  g_autofree char *path = g_strdup (adj_session_get_path (session));
  g_autofree char *last = NULL;
  g_autoptr (GPtrArray) recent = NULL;

  stage_order (window, "move 3/1/xiv 1619");
  stage_close (window);

  last = g_settings_get_string (adj_settings (), "last-game");
  g_assert_cmpstr (last, ==, path);
  recent = adj_recent_list (adj_settings ());
  g_assert_cmpstr (((AdjRecent *) recent->pdata[0])->path, ==, path);
  window = stage_open ();
  g_assert_true (adj_window_open (window, path));
  session = adj_window_get_session (window);
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL));
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1318);
  stage_close (window);
}

static gboolean
drop_shipped (AdjWindow *window, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), name, NULL);

  return stage_drop_file (GTK_WIDGET (window), path);
}

/* A battle that is let go over the window begins, and a game goes on. A ruleset is no battle: that
 * is said, and what is open stays open. */
static void
test_drop (void)
{
  AdjWindow *window = stage_open ();
  g_autofree char *path = NULL;
  AdjSession *session;

  g_assert_true (drop_shipped (window, "scenarios/first-battle.scenario.xml"));
  session = adj_window_get_session (window);
  g_assert_cmpstr (adj_session_book (session)->scenario->id, ==, "first-battle");
  path = g_strdup (adj_session_get_path (session));
  g_assert_false (drop_shipped (window, "rulesets/blue-and-gray.ruleset.xml"));
  stage_says (window, "is a set of rules, and no battle");
  g_assert_true (adj_window_get_session (window) == session);
  g_assert_true (drop_shipped (window, "scenarios/chickamauga.scenario.xml"));
  g_assert_true (stage_drop_file (GTK_WIDGET (window), path));
  session = adj_window_get_session (window);
  g_assert_cmpstr (adj_session_get_path (session), ==, path);
  stage_close (window);
}

static AdjNotice *
shown_notice (GtkWidget *root, const char *says)
{
  const char *text = ADJ_IS_NOTICE (root) ? adj_notice_get_text (ADJ_NOTICE (root)) : NULL;

  if (text != NULL && strstr (text, says) != NULL)
    return ADJ_NOTICE (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdjNotice *found = shown_notice (child, says);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Another window on the same game reads only, and says who has it. */
static void
test_lock (void)
{
  AdjWindow *first = stage_open ();
  AdjWindow *second = stage_open ();
  AdjSession *session = stage_begin (first);

  g_assert_true (adj_window_open (second, adj_session_get_path (session)));
  stage_settle ();
  g_assert_nonnull (shown_notice (GTK_WIDGET (second), "adjutant"));
  g_assert_null (shown_notice (GTK_WIDGET (first), "adjutant"));
  g_assert_nonnull (stage_find_saying (stage_find (second, ADJ_TYPE_ORDER_LINE), "Read only"));
  stage_order (second, "move 3/1/xiv 1619");
  g_assert_cmpint (stage_hex (adj_window_get_session (second), "3/1/xiv"), ==, 1318);
  gtk_widget_activate_action (GTK_WIDGET (second), "win.next", NULL);
  g_assert_cmpint (adj_session_true_table (adj_window_get_session (second))->phase, ==, 0);
  stage_close (second);
  stage_close (first);
}

static char *
skirmish_text (const char *orders)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("lloyd");
  g_autofree char *path = adj_skirmish_rules_find ("lloyd");
  g_autoptr (AdjSkirmishRules) rules = adj_skirmish_rules_load (path, problems);
  g_autoptr (AdjSkirmish) skirmish = adj_skirmish_new (rules, 42);
  g_autoptr (GPtrArray) answers = adj_skirmish_submit (skirmish, orders, FALSE);

  return adj_skirmish_write (skirmish, NULL);
}

/* Of a damaged game what can be read is kept beside it, and opened. */
static void
test_salvage (void)
{
  AdjWindow *window = stage_open ();
  AdjTrouble *trouble = stage_find (window, ADJ_TYPE_TROUBLE);
  g_autoptr (AdjGame) game =
      adj_game_new (adj_game_get_book (adj_session_get_game (stage_begin (window))), 42);
  g_autoptr (GPtrArray) played =
      adj_game_submit (game, "move 3/1/xiv 1619; move smith 1621", FALSE);
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "game.adjutant", NULL);
  g_autofree char *beside = g_build_filename (folder, "game (salvaged).adjutant", NULL);
  g_autofree char *text = adj_game_write (game, NULL);
  AdjSession *session;

  memcpy (strstr (text, "moved smith"), "mowed", strlen ("mowed"));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_false (adj_window_open (window, path));
  stage_settle ();
  stage_press (trouble, "_Keep What Can Be Read");
  stage_settle ();
  session = adj_window_get_session (window);
  g_assert_cmpstr (adj_session_get_path (session), ==, beside);
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  g_assert_cmpint (stage_hex (session, "smith"), !=, 1621);
  g_assert_nonnull (stage_find_saying (trouble, "Entries kept: 1"));
  stage_close (window);
  folder_remove (folder);
}

/* What the program is asked to open in a window of its own: the path, and what there is to tell. */
static void
take_skirmish (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GVariant **asked = data;

  g_clear_pointer (asked, g_variant_unref);
  *asked = g_variant_ref (parameter);
}

static void
assert_asked (GVariant *asked, const char *path, const char *told)
{
  const char *opened;
  const char *text;

  g_assert_nonnull (asked);
  g_variant_get (asked, "(&s&s&s)", &opened, NULL, &text);
  g_assert_cmpstr (opened, ==, path);
  g_assert_true (g_str_has_prefix (text, told));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* So it is with a skirmish, and with what lies beside it; one that is dropped opens as well. */
static void
test_salvage_skirmish (void)
{
  AdjWindow *window = stage_open ();
  AdjTrouble *trouble = stage_find (window, ADJ_TYPE_TROUBLE);
  const GActionEntry entry = { .name = "open-skirmish",
                               .activate = take_skirmish,
                               .parameter_type = "(sss)" };
  g_autoptr (GSimpleActionGroup) program = g_simple_action_group_new ();
  g_autoptr (GVariant) asked = NULL;
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "barn.skirmish", NULL);
  g_autofree char *kept = g_strconcat (path, "~", NULL);
  g_autofree char *salvaged = g_build_filename (folder, "barn (salvaged).skirmish", NULL);
  g_autofree char *previous = g_build_filename (folder, "barn (previous).skirmish", NULL);
  g_autofree char *whole = skirmish_text ("figure robin knights good; figure guy bandits poor");
  g_autofree char *first = skirmish_text ("figure robin knights good");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);

  g_action_map_add_action_entries (G_ACTION_MAP (program), &entry, 1, &asked);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "app", G_ACTION_GROUP (program));
  memcpy (strstr (whole, "number=\"2\""), "mumber", strlen ("mumber"));
  g_assert_true (g_file_set_contents (path, whole, -1, NULL));
  g_assert_true (g_file_set_contents (kept, first, -1, NULL));
  adj_sitting_tell_damaged (adj_sitting_window_get_sitting (ADJ_SITTING_WINDOW (window)), path,
                            problems);
  stage_settle ();
  stage_press (trouble, "_Keep What Can Be Read");
  assert_asked (asked, salvaged, "Entries kept: 1; missing from line");
  stage_press (trouble, "_Open What Stood There Before (entries fewer: 1)");
  assert_asked (asked, previous, "");
  g_assert_true (stage_drop_file (GTK_WIDGET (window), salvaged));
  assert_asked (asked, salvaged, "");
  stage_close (window);
  folder_remove (folder);
}

/* Beside a damaged game lies what stood there before it was written last. */
static void
test_previous (void)
{
  AdjWindow *window = stage_open ();
  AdjTrouble *trouble = stage_find (window, ADJ_TYPE_TROUBLE);
  g_autoptr (AdjGame) game =
      adj_game_new (adj_game_get_book (adj_session_get_game (stage_begin (window))), 42);
  g_autoptr (GPtrArray) first = adj_game_submit (game, "move 3/1/xiv 1619", FALSE);
  g_autofree char *before = adj_game_write (game, NULL);
  g_autoptr (GPtrArray) second = adj_game_submit (game, "move smith 1621; note x", FALSE);
  g_autofree char *text = adj_game_write (game, NULL);
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "game.adjutant", NULL);
  g_autofree char *kept = g_strconcat (path, "~", NULL);

  memcpy (strstr (text, "moved smith"), "mowed", strlen ("mowed"));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (g_file_set_contents (kept, before, -1, NULL));
  g_assert_false (adj_window_open (window, path));
  stage_settle ();
  stage_press (trouble, "_Open What Stood There Before (entries fewer: 2)");
  g_assert_cmpint (stage_hex (adj_window_get_session (window), "3/1/xiv"), ==, 1619);
  g_assert_nonnull (strstr (adj_session_get_path (adj_window_get_session (window)), "(previous)"));
  g_assert_false (adj_trouble_get_shown (trouble));
  stage_close (window);
  folder_remove (folder);
}

/* The game that was open stays, and every fault is told with its line. */
static void
test_corrupt_file (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjTrouble *trouble = stage_find (window, ADJ_TYPE_TROUBLE);
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "bad.adjutant", NULL);

  g_assert_true (g_file_set_contents (path, "<game version=\"1\">\n<oops", -1, NULL));
  g_assert_false (adj_window_open (window, path));
  g_assert_true (adj_trouble_get_shown (trouble));
  stage_settle ();
  g_assert_nonnull (stage_find_saying (trouble, "bad.adjutant:2"));
  g_assert_true (adj_window_get_session (window) == session);
  stage_order (window, "move 3/1/xiv 1619");
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  folder_remove (folder);
  stage_close (window);
}

/* What is wrong with one file is not said over another that has been opened since. */
static void
test_trouble_goes (void)
{
  AdjWindow *window = stage_open ();
  AdjTrouble *trouble = stage_find (window, ADJ_TYPE_TROUBLE);
  g_autofree char *good = g_strdup (adj_session_get_path (stage_begin (window)));
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "bad.adjutant", NULL);

  g_assert_true (g_file_set_contents (path, "<game version=\"1\">\n<oops", -1, NULL));
  g_assert_false (adj_window_open (window, path));
  g_assert_true (adj_trouble_get_shown (trouble));
  g_assert_true (adj_window_open (window, good));
  stage_settle ();
  g_assert_false (adj_trouble_get_shown (trouble));
  g_assert_false (adj_window_open (window, path));
  stage_begin (window);
  g_assert_false (adj_trouble_get_shown (trouble));
  folder_remove (folder);
  stage_close (window);
}

static GtkDropTarget *
drop_target_of (AdjWindow *window)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (all, i);

      if (GTK_IS_DROP_TARGET (one))
        return GTK_DROP_TARGET (one);
    }
  g_assert_not_reached ();
}

static gboolean
drop (AdjWindow *window, const char *path)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken;

  g_value_init (&value, G_TYPE_FILE);
  g_value_take_object (&value, g_file_new_for_path (path));
  g_signal_emit_by_name (drop_target_of (window), "drop", &value, 10.0, 10.0, &taken);
  return taken;
}

/* A file let go over the window is opened; one that cannot be read changes nothing. */
static void
test_drop_a_file (void)
{
  AdjWindow *window = stage_open ();
  char *folder = folder_make ();
  g_autofree char *bad = g_build_filename (folder, "bad.adjutant", NULL);
  g_autofree char *scenario = adj_library_find_scenario ("chickamauga");
  AdjSession *session;

  g_assert_true (g_file_set_contents (bad, "no game", -1, NULL));
  g_assert_false (drop (window, bad));
  g_assert_null (adj_window_get_session (window));
  g_assert_true (drop (window, scenario));
  session = adj_window_get_session (window);
  g_assert_nonnull (session);
  g_assert_false (drop (window, bad));
  g_assert_true (adj_window_get_session (window) == session);
  folder_remove (folder);
  stage_close (window);
}

/* The Combat panel if it is in sight. */
static GtkWidget *
find_panel (AdjWindow *window)
{
  GtkWidget *page = stage_find (window, ADJ_TYPE_GAME_PAGE);

  for (GtkWidget *heading = stage_find_saying (page, "Choose who"); heading != NULL;
       heading = gtk_widget_get_parent (heading))
    if (ADJ_IS_COMBAT_PANEL (heading))
      return heading;
  return NULL;
}

/* The odds are seen by a player who picks a target, whatever panel is open. */
static void
test_target_opens_combat (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  const AdjBook *book = adj_session_book (session);
  AdjGamePage *page = stage_find (window, ADJ_TYPE_GAME_PAGE);
  AdjPicks picks = { .n_targets = 1, .targets = { adj_book_hex (book, 1620) } };
  g_autofree char *panel = NULL;

  stage_order (window, "place 3/1/xiv 1619; next");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "log");
  adj_session_set_picks (session, &picks);
  stage_settle ();
  g_object_get (page, "panel", &panel, NULL);
  g_assert_cmpstr (panel, ==, "combat");

  /* once: another panel may be looked at meanwhile */
  g_clear_pointer (&panel, g_free);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "roster");
  picks.units[picks.n_units++] = (guint16) adj_scenario_unit (book->scenario, "3/1/xiv");
  adj_session_set_picks (session, &picks);
  stage_settle ();
  g_object_get (page, "panel", &panel, NULL);
  g_assert_cmpstr (panel, ==, "roster");
  stage_close (window);
}

/* In little room the board has it; the panel comes at its tab, and to who picks a target. What was
 * open where there is more room is kept for there. */
static void
test_narrow_begins_folded (void)
{
  AdjWindow *window;
  AdjSession *session;
  AdjPicks picks = { .n_targets = 1 };
  GtkWidget *panel, *board, *record;

  g_settings_set (adj_settings (), "window-size", "(ii)", 800, 600);
  window = stage_open ();
  session = stage_begin (window);
  board = stage_find (window, ADJ_TYPE_BOARD);
  record = stage_find (window, ADJ_TYPE_TURN_RECORD);
  g_assert_null (find_panel (window));
  g_assert_cmpint (gtk_widget_get_width (board), >, 700);
  g_assert_false (gtk_widget_get_mapped (record));

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_signal_emit_by_name (stage_find_button (window, "Combat"), "clicked");
  stage_settle ();
  panel = find_panel (window);
  g_assert_nonnull (panel);
  g_assert_false (gtk_widget_get_mapped (record));

  /* the record comes in its place, at the first asking */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-record", NULL);
  g_assert_true (gtk_widget_get_mapped (record));
  g_assert_null (find_panel (window));

  adj_session_submit (session, "place 3/1/xiv 1619; next");
  picks.targets[0] = adj_book_hex (adj_session_book (session), 1620);
  adj_session_set_picks (session, &picks);
  stage_settle ();
  g_assert_true (find_panel (window) == panel);
  stage_close (window);
  g_settings_reset (adj_settings (), "window-size");
}

/* The folder goes away in mid-game: play goes on, and nothing says "saved" that is not. */
static void
test_disk_goes_away (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjSaver *saver = adj_session_get_saver (session);
  g_autofree char *folder = g_path_get_dirname (adj_session_get_path (session));
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  AdjNotice *notice;

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  stage_order (window, "move 3/1/xiv 1619");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_FAILED);
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  notice = shown_notice (GTK_WIDGET (window), "Not saved");
  g_assert_nonnull (notice);

  /* Closing is refused once, with the reason. */
  gtk_window_close (GTK_WINDOW (window));
  g_assert_true (adj_trouble_get_shown (stage_find (window, ADJ_TYPE_TROUBLE)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));

  g_assert_cmpint (g_rename (away, folder), ==, 0);
  g_signal_emit_by_name (notice, "pressed");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  g_assert_null (shown_notice (GTK_WIDGET (window), "Not saved"));
  stage_close (window);
}

static void
test_look_back (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjTurnBox *box;

  stage_order (window, "move 3/1/xiv 1619; next!; next!; next!; next!");
  g_assert_cmpint (adj_session_true_table (session)->turn, ==, 2);
  box = stage_find (window, ADJ_TYPE_TURN_BOX);
  g_assert_cmpint (adj_turn_box_get_turn (box), ==, 1);
  g_signal_emit_by_name (box, "chosen");
  stage_settle ();
  g_assert_cmpint (adj_session_true_table (session)->turn, ==, 1);
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1318);
  stage_says (window, "as it stood");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_false (adj_session_is_now (session));
  stage_press (window, "Back to Now");
  stage_settle ();
  g_assert_cmpint (adj_session_true_table (session)->turn, ==, 2);
  g_assert_null (stage_find_saying (GTK_WIDGET (window), "as it stood"));
  stage_close (window);
}

static void
test_phase_from_the_header (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL));
  g_assert_cmpint (
      adj_table_phase_kind (adj_session_true_table (session), adj_session_book (session)), ==,
      ADJ_PHASE_COMBAT);
  stage_settle ();
  stage_find_button (window, "To Confederate Movement");
  stage_close (window);
}

/* What is owed is told before the phase is left, in the button itself: the second press is meant,
 * unless something has been done since the first (BG 7.11). */
static void
test_leaving_asks (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *button = stage_find (stage_find (window, ADJ_TYPE_NEXT_BUTTON), GTK_TYPE_BUTTON);
  const AdjTable *table;

  stage_order (window, "move 3/1/xiv 1619; next");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  stage_settle ();
  table = adj_session_true_table (session);
  g_assert_cmpint (adj_table_phase_kind (table, adj_session_book (session)), ==, ADJ_PHASE_COMBAT);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==,
                   "3 things still to do. Once more: To Confederate Movement");
  stage_says (window, "Leave it undone?");
  stage_says (window, "Smith in 1620 must be attacked (BG 7.11)");

  stage_order (window, "attack 1620 1720 from 3/1/xiv");
  g_assert_null (stage_find_saying (GTK_WIDGET (window), "Leave it undone?"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  stage_settle ();
  stage_says (window, "The attack on 1620 waits for the die");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  stage_settle ();
  table = adj_session_true_table (session);
  g_assert_cmpint (adj_table_phase_kind (table, adj_session_book (session)), ==,
                   ADJ_PHASE_MOVEMENT);
  stage_close (window);
}

static void
show_and_close (AdjWindow *window)
{
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  stage_close (window);
}

/* The next window is as large as the last one was, or maximised as that was; how large it was
 * before that is not forgotten. */
static void
test_last_size (void)
{
  AdjWindow *window = stage_open ();
  gboolean stays;
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (window), 900, 700);
  wait_until (gtk_widget_get_width (GTK_WIDGET (window)) <= 900);
  stage_close (window);
  g_assert_false (g_settings_get_boolean (adj_settings (), "window-maximized"));
  window = stage_open ();
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 900);
  g_assert_cmpint (height, ==, 700);
  stage_close (window);

  /* On a screen without a window manager only what is not shown yet can be told to be maximised. */
  window = adj_window_new (NULL);
  gtk_window_maximize (GTK_WINDOW (window));
  g_signal_emit_by_name (window, "close-request", &stays);
  g_assert_true (g_settings_get_boolean (adj_settings (), "window-maximized"));
  show_and_close (window);
  g_settings_set (adj_settings (), "window-size", "(ii)", 1000, 650);
  g_settings_set_boolean (adj_settings (), "window-maximized", TRUE);
  window = adj_window_new (NULL);
  g_assert_true (gtk_window_is_maximized (GTK_WINDOW (window)));
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 1000);
  g_assert_cmpint (height, ==, 650);
  show_and_close (window);
  g_settings_reset (adj_settings (), "window-size");
  g_settings_reset (adj_settings (), "window-maximized");
}

/* Panels and the turn record fold rather than make the window grow. */
static void
test_small_window (void)
{
  static const char *const panels[] = { "combat", "arrivals", "roster", "log", "" };
  AdjWindow *window;
  int least;

  g_settings_set (adj_settings (), "window-size", "(ii)", 800, 600);
  window = stage_open ();
  stage_begin (window);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", panels[i]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                          NULL);
      g_assert_cmpint (least, <=, 800);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 800);
      gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, 800, &least, NULL, NULL,
                          NULL);
      g_assert_cmpint (least, <=, 600);
    }
  g_settings_reset (adj_settings (), "window-size");
  stage_close (window);
}

static int
least_width (AdjNotice *notice, int height)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (notice), GTK_ORIENTATION_HORIZONTAL, height, &least, NULL, NULL,
                      NULL);
  return least;
}

/* How high a notice is follows from its width, and not the other way round: its words are not
 * laid out again and again for each height it is offered. */
static void
test_notice_has_a_width (void)
{
  AdjNotice *notice = g_object_ref_sink (ADJ_NOTICE (adj_notice_new ("warning", "Show")));

  adj_notice_say (notice, "So many words that they have to be broken where there is little room");
  g_assert_cmpint (least_width (notice, 40), ==, least_width (notice, -1));
  g_object_unref (notice);
}

/* Straight into a game what nobody has seen yet is not made, and it is there when it is asked for.
 */
static void
test_unseen_unmade (void)
{
  AdjWindow *window = adj_window_new (NULL);
  const GType later[] = { ADJ_TYPE_START_PAGE, ADJ_TYPE_QUICK_ODDS, ADJ_TYPE_PAST_BAR,
                          ADJ_TYPE_NOTICE, ADJ_TYPE_FIND_BAR };

  g_assert_true (adj_window_begin (window, "chickamauga"));
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    g_assert_false (stage_has (window, later[i]));
  g_assert_false (stage_has (window, ADJ_TYPE_CURTAIN_PAGE)); /* test-curtain draws it */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-odds", NULL);
  for (guint i = 0; i < 4; i++) /* the second turn brings somebody */
    g_assert_true (adj_session_submit (adj_window_get_session (window), "next"));
  stage_settle ();
  adj_session_look_at (adj_window_get_session (window), 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.find", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    g_assert_true (stage_has (window, later[i]));
  stage_close (window);
}

/* Of the panels there is none but those that have been open, one after the other. (Those that come
 * and go by themselves are made when they come.) */
static void
test_panels_unmade (void)
{
  static const struct
  {
    const char *name;
    GType (*type) (void);
  } panels[] = {
    { "combat", adj_combat_panel_get_type },
    { "arrivals", adj_arrivals_panel_get_type },
    { "initiative", adj_initiative_panel_get_type },
    { "command", adj_command_panel_get_type },
    { "roster", adj_roster_panel_get_type },
    { "victory", adj_victory_panel_get_type },
    { "log", adj_log_panel_get_type },
    { "set-up", adj_set_up_panel_get_type },
    { "read-back", adj_read_back_panel_get_type },
  };
  AdjWindow *window = stage_open ();

  stage_begin (window);
  for (guint open = 0; open <= G_N_ELEMENTS (panels); open++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
        {
          g_test_message ("%s after %u", panels[i].name, open);
          g_assert_cmpint (stage_has (window, panels[i].type ()), ==, i < open);
        }
      if (open < G_N_ELEMENTS (panels))
        gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", panels[open].name);
      stage_settle ();
    }
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/window/start-page", test_start_page_to_chickamauga);
  g_test_add_func ("/app/window/battles-at-once", test_battles_at_once);
  g_test_add_func ("/app/window/battles in the first frame", test_battles_in_the_first_frame);
  g_test_add_func ("/app/window/many battles come later", test_many_battles_come_later);
  g_test_add_func ("/app/window/card-as-last-time", test_card_as_last_time);
  g_test_add_func ("/app/window/order-line", test_order_line);
  g_test_add_func ("/app/window/more-words", test_more_words);
  g_test_add_func ("/app/window/long-verdict", test_long_verdict);
  g_test_add_func ("/app/window/long-verdict-by-key", test_long_verdict_by_key);
  g_test_add_func ("/app/window/narrow-begins-folded", test_narrow_begins_folded);
  g_test_add_func ("/app/window/undo-to-the-start", test_undo_to_the_start);
  g_test_add_func ("/app/window/close-and-reopen", test_close_and_reopen);
  g_test_add_func ("/app/window/lock", test_lock);
  g_test_add_func ("/app/window/salvage", test_salvage);
  g_test_add_func ("/app/window/salvage-skirmish", test_salvage_skirmish);
  g_test_add_func ("/app/window/previous", test_previous);
  g_test_add_func ("/app/window/drop", test_drop);
  g_test_add_func ("/app/window/corrupt-file", test_corrupt_file);
  g_test_add_func ("/app/window/trouble-goes", test_trouble_goes);
  g_test_add_func ("/app/window/drop-a-file", test_drop_a_file);
  g_test_add_func ("/app/window/target-opens-combat", test_target_opens_combat);
  g_test_add_func ("/app/window/disk-goes-away", test_disk_goes_away);
  g_test_add_func ("/app/window/look-back", test_look_back);
  g_test_add_func ("/app/window/phase-from-the-header", test_phase_from_the_header);
  g_test_add_func ("/app/window/leaving-asks", test_leaving_asks);
  g_test_add_func ("/app/window/small-window", test_small_window);
  g_test_add_func ("/app/window/last-size", test_last_size);
  g_test_add_func ("/app/window/notice-has-a-width", test_notice_has_a_width);
  g_test_add_func ("/app/window/unseen-unmade", test_unseen_unmade);
  g_test_add_func ("/app/window/unseen-unmade/panels", test_panels_unmade);
  return g_test_run ();
}
