/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/calculators/quick-odds.h"
#include "app/combat/battle-page.h"
#include "app/combat/combat-panel.h"
#include "app/combat/combat-picker.h"
#include "app/combat/debt-page.h"
#include "app/combat/due-list.h"
#include "app/desktop/looks.h"
#include "app/widgets/case-sheet.h"
#include "app/widgets/die-strip.h"
#include "stage.h"

/* Battles fought in the Combat panel alone: ticked, thrown, answered. */

/* 3/1/XIV (5) stands before Smith in 1620 and Wright in 1720 (4 each): 5 : 8 is 1-2. */
static StagePanel
open_battle (void)
{
  return stage_open_panel ("combat", ADJ_TYPE_COMBAT_PANEL, "move 3/1/xiv 1619; next");
}

/* ---- Hands and eyes ---- */

static void
assert_silent (GtkWidget *root, const char *text)
{
  g_assert_null (stage_find_saying (root, text));
}

static GtkWidget *
tick_saying (GtkWidget *panel, const char *text)
{
  GtkWidget *label = stage_find_saying (stage_find (panel, ADJ_TYPE_COMBAT_PICKER), text);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_CHECK_BUTTON);
}

static void
tick (GtkWidget *panel, const char *text)
{
  g_assert_true (gtk_widget_activate (tick_saying (panel, text)));
  stage_settle ();
}

/* As a finger does, or Enter where the focus is. */
static void
press_button (GtkWidget *button)
{
  g_assert_true (GTK_IS_BUTTON (button) && gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  stage_settle ();
}

/* A key of the window's own: the shortcut that it triggers is activated where it stands. */
static gboolean
press_key_of (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      g_autofree char *wanted = gtk_accelerator_name (key, 0);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          g_autofree char *trigger =
              gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
          g_auto (GStrv) keys = g_strsplit (trigger, "|", -1);

          for (guint k = 0; keys[k] != NULL; k++)
            if (g_str_equal (g_strstrip (keys[k]), wanted))
              return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                                   GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                                   gtk_shortcut_get_arguments (shortcut));
        }
    }
  return FALSE;
}

static void
press_key (GtkWidget *widget, guint key)
{
  g_assert_true (press_key_of (widget, key));
  stage_settle ();
}

static GtkWidget *
focus_of (const StagePanel *stage)
{
  return gtk_root_get_focus (GTK_ROOT (stage->window));
}

static void
assert_last_order (const StagePanel *stage, const char *order)
{
  const GPtrArray *answers = adj_session_get_answers (stage->session);
  const AdjAnswer *answer = g_ptr_array_index (answers, answers->len - 1);

  g_assert_cmpstr (answer->order, ==, order);
  g_assert_true (answer->recorded);
}

/* ---- An ordinary battle ---- */

static void
test_whole_battle (void)
{
  StagePanel stage = open_battle ();

  stage_says (stage.panel, "Choose whom to attack");
  tick (stage.panel, "1620: Smith 4 (must be attacked)");
  stage_says (stage.panel, "Choose who attacks");
  tick (stage.panel, "1720: Wright 4");
  stage_press (stage.panel, "All who _can");
  stage_says (stage.panel, "3/1/XIV against 1620 and 1720");
  stage_says (stage.panel, "5 : 8");
  stage_says (stage.panel, "Smith and Wright must retreat; Union may advance");
  stage_says (stage.panel, "3 points more would make it 1-1; 1 can be spared");

  press_key (stage.panel, GDK_KEY_2);
  assert_last_order (&stage, "attack 1620 1720 from 3/1/xiv die 2");
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_targets, ==, 0);
  stage_says (stage.panel, "1-2, die 2: Dr, defender retreats");
  stage_says (stage.panel, "Smith must retreat (Confederate)");

  press_key (stage.panel, GDK_KEY_KP_3);
  assert_last_order (&stage, "retreat smith 1521");
  assert_silent (stage.panel, "Smith must retreat");
  press_key (stage.panel, GDK_KEY_1);
  assert_last_order (&stage, "retreat wright 1819");
  stage_says (stage.panel, "Union may advance one unit, or stay");
  stage_press (stage.panel, "3");
  assert_last_order (&stage, "stay");
  g_assert_cmpuint (adj_session_true_table (stage.session)->n_debts, ==, 0);
  stage_says (stage.panel, "Choose whom to attack");
  stage_close (stage.window);
}

/* The panel keeps the focus from step to step, so that Enter takes the first answer. */
static void
test_focus (void)
{
  StagePanel stage = open_battle ();
  GtkWidget *tick_of_smith = tick_saying (stage.panel, "Smith");

  g_assert_true (focus_of (&stage) == tick_of_smith);
  tick (stage.panel, "Smith");
  g_assert_true (focus_of (&stage) == tick_of_smith);
  tick (stage.panel, "Wright");
  tick (stage.panel, "3/1/XIV");
  press_key (stage.panel, GDK_KEY_1);
  g_assert_true (
      gtk_widget_is_ancestor (focus_of (&stage), stage_find (stage.panel, ADJ_TYPE_DEBT_PAGE)));
  press_button (focus_of (&stage));
  g_assert_cmpint (stage_hex (stage.session, "smith"), ==, 1721);
  press_button (focus_of (&stage));
  g_assert_cmpint (stage_hex (stage.session, "wright"), ==, 1819);
  press_button (focus_of (&stage));
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1620);
  g_assert_true (gtk_widget_is_ancestor (focus_of (&stage), stage.panel));
  stage_close (stage.window);
}

static void
test_announced (void)
{
  StagePanel stage = open_battle ();

  tick (stage.panel, "Smith");
  tick (stage.panel, "Wright");
  tick (stage.panel, "3/1/XIV");
  stage_press (stage.panel, "Announce");
  assert_last_order (&stage, "attack 1620 1720 from 3/1/xiv");
  stage_says (stage.panel, "3/1/XIV against 1620 and 1720");
  g_assert_false (gtk_widget_get_mapped (stage_find (stage.panel, ADJ_TYPE_COMBAT_PICKER)));
  stage_press (stage.panel, "Roll");
  g_assert_cmpint (adj_game_get_dice_thrown (adj_session_get_game (stage.session)), ==, 1);
  g_assert_cmpint (adj_session_true_table (stage.session)->battle.stage, !=, ADJ_BATTLE_DECLARED);
  stage_close (stage.window);
}

/* An attack that is typed ends the picking as one that is ticked does, and its advance is offered
 * at once (BG 7.75). */
static void
test_typed_after_ticks (void)
{
  StagePanel stage = open_battle ();

  tick (stage.panel, "Smith");
  tick (stage.panel, "3/1/XIV");
  stage_order (stage.window, "attack 1620 1720 from 3/1/xiv die 4; retreat 3/1/xiv 1519");
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_targets, ==, 0);
  g_assert_true (gtk_widget_get_mapped (stage_find (stage.panel, ADJ_TYPE_DEBT_PAGE)));
  stage_says (stage.panel, "Confederate may advance one unit, or stay");
  stage_close (stage.window);
}

/* A unit that has to leave a zone (BG 11.31) answers by the same keys, unless an attack is being
 * picked. */
static void
test_leaving (void)
{
  StagePanel stage = stage_open_panel ("combat", ADJ_TYPE_COMBAT_PANEL,
                                       "move 3/1/xiv 1619; status 3/1/xiv ineffective; next");
  AdjPicks picks = { 0 };
  const AdjPicks none = { 0 };

  stage_says (stage.panel, "Before the phase ends");
  stage_says (stage.panel, "3/1/XIV is ineffective and must leave 1619");
  adj_picks_toggle_target (&picks, adj_book_hex (adj_session_book (stage.session), 1620));
  adj_session_set_picks (stage.session, &picks);
  stage_settle ();
  assert_silent (stage.panel, "must leave 1619");
  adj_session_set_picks (stage.session, &none);
  stage_settle ();
  press_key (stage.panel, GDK_KEY_1);
  assert_last_order (&stage, "retreat 3/1/xiv 1618");
  stage_says (stage.panel, "Choose whom to attack");
  stage_close (stage.window);
}

/* Nobody but 3/1/XIV can attack Wright (BG 7.11), and that is said before the die. */
static void
test_left_over (void)
{
  StagePanel stage = open_battle ();

  tick (stage.panel, "Smith");
  tick (stage.panel, "3/1/XIV");
  stage_says (stage.panel, "Wright in 1720 has to be attacked");
  tick (stage.panel, "Wright");
  assert_silent (stage.panel, "has to be attacked, and");
  stage_close (stage.window);
}

static GtkWidget *
due_saying (GtkWidget *panel, const char *text)
{
  GtkWidget *label = stage_find_saying (stage_find (panel, ADJ_TYPE_DUE_LIST), text);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

/* All attacks due stand first, with a pick each: 3/1/XIV is the only one before two enemies, and
 * both are proposed in one attack (BG 7.11, 7.25). */
static void
test_due (void)
{
  StagePanel stage = open_battle ();
  const AdjPicks *picks = adj_session_get_picks (stage.session);

  stage_says (stage.panel, "All attacks due");
  due_saying (stage.panel, "1720: Wright 4 must be attacked; 3/1/XIV can");
  due_saying (stage.panel, "3/1/XIV in 1619 must attack; it can attack 1720 or 1620");
  press_button (due_saying (stage.panel, "1620: Smith 4 must be attacked; 3/1/XIV can"));
  g_assert_cmpuint (picks->n_targets, ==, 2);
  g_assert_cmpuint (picks->n_units, ==, 1);
  assert_silent (stage.panel, "All attacks due");
  assert_silent (stage.panel, "In one attack");

  tick (stage.panel, "Wright");
  stage_says (stage.panel, "Wright in 1720 has to be attacked");
  press_button (due_saying (stage.panel, "In one attack: 1620 and 1720"));
  g_assert_cmpuint (picks->n_targets, ==, 2);
  assert_silent (stage.panel, "Wright in 1720 has to be attacked");
  stage_close (stage.window);
}

/* Who was left over is told, and nothing can be pressed for it. */
static void
test_due_too_late (void)
{
  StagePanel stage = open_battle ();

  g_assert_true (adj_session_submit (stage.session,
                                     "attack 1620 from 3/1/xiv die 1; retreat smith 1521; stay"));
  stage_settle ();
  g_assert_false (gtk_widget_get_sensitive (
      due_saying (stage.panel, "1720: Wright 4 must be attacked, and nobody is left who could")));
  stage_close (stage.window);
}

/* Brigades do not bombard, however far they are (BG 8.12). */
static void
test_too_far (void)
{
  StagePanel stage = open_battle ();
  AdjPicks picks = { 0 };

  adj_picks_toggle_unit (&picks,
                         adj_scenario_unit (adj_session_book (stage.session)->scenario, "wilder"));
  adj_picks_toggle_target (&picks, adj_book_hex (adj_session_book (stage.session), 1620));
  adj_session_set_picks (stage.session, &picks);
  stage_settle ();
  stage_says (stage.panel, "Wilder 8, in 1022");
  assert_silent (stage.panel, "bombards");
  stage_close (stage.window);
}

/* Two more faces of the die that R throws itself. */
static void
test_program_rolls (void)
{
  StagePanel stage = open_battle ();

  tick (stage.panel, "Smith");
  tick (stage.panel, "Wright");
  tick (stage.panel, "3/1/XIV");
  g_assert_true (gtk_widget_activate_action (stage.panel, "combat.roll", NULL));
  g_assert_cmpint (adj_game_get_dice_thrown (adj_session_get_game (stage.session)), ==, 1);
  stage_close (stage.window);
}

/* ---- Choices ---- */

static void
test_reduced (void)
{
  StagePanel stage = open_battle ();
  GtkWidget *sheet;
  int column;

  tick (stage.panel, "Smith");
  tick (stage.panel, "Wright");
  tick (stage.panel, "3/1/XIV");
  sheet = stage_find (stage.panel, ADJ_TYPE_CASE_SHEET);
  g_assert_true (gtk_widget_activate (stage_find (sheet, GTK_TYPE_EXPANDER)));
  stage_settle ();
  stage_says (sheet, "1-4:  Ar 4/6, Ae 2/6");
  g_assert_true (gtk_widget_activate (
      gtk_widget_get_ancestor (stage_find_saying (sheet, "1-4:"), GTK_TYPE_CHECK_BUTTON)));
  stage_settle ();
  g_object_get (stage_find (stage.panel, ADJ_TYPE_BATTLE_PAGE), "reduce", &column, NULL);
  g_assert_cmpint (column, ==, 1);
  stage_says (sheet, "Reduced to 1-4");
  stage_press (stage.panel, "4");
  assert_last_order (&stage, "attack 1620 1720 from 3/1/xiv reduce 1-4 die 4");
  stage_close (stage.window);
}

/* A reduction goes with the battle it was chosen for. */
static void
test_reduction_forgotten (void)
{
  StagePanel stage = open_battle ();
  int column;

  tick (stage.panel, "Smith");
  tick (stage.panel, "3/1/XIV");
  g_object_set (stage_find (stage.panel, ADJ_TYPE_BATTLE_PAGE), "reduce", 2, NULL);
  tick (stage.panel, "Wright");
  g_object_get (stage_find (stage.panel, ADJ_TYPE_BATTLE_PAGE), "reduce", &column, NULL);
  g_assert_cmpint (column, ==, -1);
  stage_close (stage.window);
}

static void
test_clear (void)
{
  StagePanel stage = open_battle ();

  tick (stage.panel, "Smith");
  stage_press (stage.panel, "All who _can");
  stage_press (stage.panel, "C_lear");
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 0);
  stage_says (stage.panel, "Choose whom to attack");
  g_assert_false (press_key_of (stage.panel, GDK_KEY_4));
  stage_close (stage.window);
}

/* ---- Against the rules ---- */

/* 3/1/XIV has Wright before it too: to leave him alone is for the checklist to say; a second
 * attack by it in the same phase is the panel's. */
static void
test_warned_and_strict (void)
{
  StagePanel stage = open_battle ();
  AdjPicks picks = { 0 };

  g_assert_true (adj_session_submit (stage.session,
                                     "attack 1620 from 3/1/xiv die 1; retreat smith 1521; stay"));
  adj_picks_toggle_target (&picks, adj_book_hex (adj_session_book (stage.session), 1720));
  adj_picks_toggle_unit (&picks,
                         adj_scenario_unit (adj_session_book (stage.session)->scenario, "3/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  stage_settle ();
  stage_says (stage.panel, "BG 7.14");

  adj_game_set_strict (adj_session_get_game (stage.session), TRUE);
  press_key (stage.panel, GDK_KEY_1);
  g_assert_cmpuint (adj_session_true_table (stage.session)->n_debts, ==, 0);
  stage_says (stage.panel, "Warning: ");
  stage_press (stage.panel, "We know: do it");
  assert_last_order (&stage, "attack 1720 from 3/1/xiv die 1!");
  stage_close (stage.window);
}

/* The attack is announced once, with the players' word, and the answer follows. */
static void
test_strict_answer (void)
{
  StagePanel stage = open_battle ();
  AdjPicks picks = { 0 };

  g_assert_true (adj_session_submit (stage.session,
                                     "option artillery-support; place 3-artillery 1820;"
                                     "attack 1620 from 3/1/xiv die 1; retreat smith 1521; stay"));
  adj_picks_toggle_target (&picks, adj_book_hex (adj_session_book (stage.session), 1720));
  adj_picks_toggle_unit (&picks,
                         adj_scenario_unit (adj_session_book (stage.session)->scenario, "3/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  adj_game_set_strict (adj_session_get_game (stage.session), TRUE);
  stage_settle ();
  press_button (gtk_widget_get_ancestor (
      stage_find_saying (stage.panel, "3 Artillery could lend 5 to 1720"), GTK_TYPE_BUTTON));
  g_assert_cmpint (adj_session_true_table (stage.session)->battle.stage, ==, ADJ_BATTLE_NONE);
  stage_press (stage.panel, "We know: do it");
  assert_last_order (&stage, "support 3-artillery 1720");
  g_assert_cmpuint (adj_session_true_table (stage.session)->battle.n_supports, ==, 1);
  stage_close (stage.window);
}

/* Nobody has typed in what the ground of Antietam is: the players' own table gives the result. */
static void
test_unknown_figures (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session;
  GtkDropDown *results;
  GtkWidget *panel;

  g_assert_true (adj_window_begin (window, "antietam"));
  session = adj_window_get_session (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "combat");
  g_assert_true (adj_session_submit (session, "next"));
  stage_settle ();
  panel = stage_find (window, ADJ_TYPE_COMBAT_PANEL);
  tick (panel, "1218: ");
  stage_press (panel, "All who _can");
  stage_says (panel, "A figure is not known");
  g_assert_false (press_key_of (panel, GDK_KEY_3));

  results =
      GTK_DROP_DOWN (gtk_widget_get_next_sibling (stage_find_saying (panel, "By your tables")));
  gtk_drop_down_set_selected (results, 1 + ADJ_RESULT_DR);
  press_key (panel, GDK_KEY_3);
  stage_says (panel, "Dr, defender retreats");
  g_assert_cmpuint (gtk_drop_down_get_selected (results), ==, 0);
  g_assert_cmpuint (adj_session_true_table (session)->n_debts, >, 0);
  stage_close (window);
}

/* ---- The past, another phase ---- */

static void
test_past (void)
{
  StagePanel stage = open_battle ();

  tick (stage.panel, "Smith");
  tick (stage.panel, "3/1/XIV");
  adj_session_submit (stage.session, "note before the battle");
  adj_session_look_at (stage.session, adj_session_get_step (stage.session) - 1);
  stage_settle ();
  stage_says (stage.panel, "5 : 4");
  g_assert_false (press_key_of (stage.panel, GDK_KEY_4));
  stage_close (stage.window);
}

static void
test_typed_in_movement (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *panel;
  GtkWidget *odds;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "combat");
  stage_settle ();
  panel = stage_find (window, ADJ_TYPE_COMBAT_PANEL);
  odds = stage_find (panel, ADJ_TYPE_QUICK_ODDS);
  g_assert_true (gtk_widget_get_mapped (odds));
  adj_session_submit (session, "move 3/1/xiv 1619; next");
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (odds));
  stage_close (window);
}

/* ---- For who does not see it ---- */

static void
test_labels (void)
{
  StagePanel stage = open_battle ();
  GtkWidget *strip;

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tick_saying (stage.panel, "Smith")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1620: Smith 4 (must be attacked)");
  tick (stage.panel, "Smith");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (tick_saying (stage.panel, "3/1/XIV")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "3/1/XIV 5, in 1619");
  tick (stage.panel, "3/1/XIV");
  strip = stage_find (stage.panel, ADJ_TYPE_DIE_STRIP);
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (stage_find_button (strip, "1")), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Die 1: Dr, defender retreats. Smith must retreat to 1721, 1621 or 1521; Union may advance");
  stage_press (strip, "1");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stage_find_button (stage.panel, "1")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Smith must retreat (Confederate): 1721");
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/combat-panel/BG 11.31/+ leaving", test_leaving);
  g_test_add_func ("/app/combat-panel/BG 7.11/- left to nobody", test_left_over);
  g_test_add_func ("/app/combat-panel/BG 7.11/due", test_due);
  g_test_add_func ("/app/combat-panel/BG 7.11/due-too-late", test_due_too_late);
  g_test_add_func ("/combat-panel/whole-battle", test_whole_battle);
  g_test_add_func ("/combat-panel/focus", test_focus);
  g_test_add_func ("/combat-panel/announced", test_announced);
  g_test_add_func ("/combat-panel/typed-after-ticks", test_typed_after_ticks);
  g_test_add_func ("/combat-panel/too-far", test_too_far);
  g_test_add_func ("/combat-panel/program-rolls", test_program_rolls);
  g_test_add_func ("/combat-panel/reduced", test_reduced);
  g_test_add_func ("/combat-panel/reduction-forgotten", test_reduction_forgotten);
  g_test_add_func ("/combat-panel/clear", test_clear);
  g_test_add_func ("/combat-panel/warned-and-strict", test_warned_and_strict);
  g_test_add_func ("/combat-panel/strict-answer", test_strict_answer);
  g_test_add_func ("/combat-panel/unknown-figures", test_unknown_figures);
  g_test_add_func ("/combat-panel/past", test_past);
  g_test_add_func ("/combat-panel/typed-in-movement", test_typed_in_movement);
  g_test_add_func ("/combat-panel/labels", test_labels);
  return g_test_run ();
}
