/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/board/board-layer.h"
#include "app/board/board.h"
#include "app/combat/combat-panel.h"
#include "app/plots/dispute-box.h"
#include "app/plots/plots-panel.h"
#include "app/session/curtain-page.h"
#include "app/turns/next-button.h"
#include "staff/execution-case.h"
#include "stage.h"

/* A Game-Turn of simultaneous movement in the window (Y S4.1): missions, a hex that both sides make
 * for, attacks of both, and their results carried out stage by stage. */

#define BEGUN                                                                                      \
  "option simultaneous-movement; option attack-effectiveness; place wilder 1318;"                  \
  "place fulton 1320; place 2/1/xiv 1218;"
#define OPEN "seal union paper; seal confederate paper; reveal;"
#define MARCH BEGUN OPEN "plot wilder . 1319 attack; plot fulton 1319 attack;"
#define COMBAT MARCH "segment; segment; segment; contest 1319 union 2 confederate 6; next;"
#define ALLOCATED COMBAT "attack 1319 from wilder; attack 1318 1218 from fulton;"

static StagePanel
begin (const char *orders)
{
  StagePanel stage = { .window = stage_open () };

  stage.session = stage_begin (stage.window);
  g_assert_true (adj_session_submit (stage.session, orders));
  stage_settle ();
  return stage;
}

static const AdjTable *
table_of (StagePanel *stage)
{
  return adj_session_true_table (stage->session);
}

static guint32
plot_of (StagePanel *stage, const char *unit)
{
  const AdjBook *book = adj_session_book (stage->session);

  return table_of (stage)->units[adj_scenario_unit (book->scenario, unit)].plot;
}

static void
pick (StagePanel *stage, const char *unit)
{
  const AdjBook *book = adj_session_book (stage->session);
  AdjPicks picks = { 0 };

  adj_picks_toggle_unit (&picks, adj_scenario_unit (book->scenario, unit));
  adj_session_set_picks (stage->session, &picks);
  stage_settle ();
}

static void
act (gpointer widget, const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
  stage_settle ();
}

/* Y S7.0: a mission stays whatever becomes of the way, and what goes too far is said. */
static void
test_mission (void)
{
  StagePanel stage = begin (BEGUN OPEN);
  GtkWidget *panel = stage_find (stage.window, ADJ_TYPE_PLOTS_PANEL);

  stage_says (panel, "Attack");
  pick (&stage, "wilder");
  act (panel, "plots.name");
  g_assert_cmpuint (plot_of (&stage, "wilder") & ADJ_PLOT_ATTACKS, !=, 0);
  stage_says (panel, "1 unit is to attack. 1 of them could reach an enemy");
  wait_until (stage_find_saying (panel, "0 of 3 MP, to attack") != NULL);
  stage_says (panel, "Enemies within its reach: 1320");
  g_assert_true (adj_session_submit (stage.session, "plot wilder . . 1319 1320 attack"));
  pick (&stage, "wilder");
  wait_until (stage_find_saying (panel, "three Movement Points at most") != NULL);
  act (panel, "plots.step-back");
  g_assert_cmpuint (plot_of (&stage, "wilder") & ADJ_PLOT_ATTACKS, !=, 0);
  act (panel, "plots.name");
  g_assert_cmpuint (plot_of (&stage, "wilder") & ADJ_PLOT_ATTACKS, ==, 0);
  stage_close (stage.window);
}

/* By night there are none (BG 10.1), nor where turns are not simultaneous. */
static void
test_no_mission (void)
{
  StagePanel stage = stage_begin_both ("option variable-initiative; option night-plots; next!;"
                                       "next; next!; next; next!");
  GtkWidget *panel = stage_find (stage.window, ADJ_TYPE_PLOTS_PANEL);

  stage_says (panel, "Leave");
  g_assert_null (stage_find_saying (panel, "Attack"));
  stage_close (stage.window);
}

/* As a finger on the key does. */
static void throw (GtkWidget * panel, int side, int face)
{
  gtk_widget_activate_action (stage_find (panel, ADJ_TYPE_DISPUTE_BOX), "dispute.die", "(ii)", side,
                              face);
  stage_settle ();
}

/* Y S5.23: both dice, typed one after the other; equal ones are thrown again. */
static void
test_dispute (void)
{
  StagePanel stage = begin (MARCH "segment; segment; segment");
  GtkWidget *panel = stage_find (stage.window, ADJ_TYPE_PLOTS_PANEL);

  stage_says (panel, "Both sides make for 1319");
  stage_says (panel, "Union: Wilder");
  stage_says (panel, "Confederate: Fulton");
  g_assert_true (gtk_widget_get_mapped (panel)); /* and not the Combat panel's page of answers */
  throw (panel, 0, 4);
  throw (panel, 1, 4);
  stage_settle ();
  stage_says (panel, "Both threw 4");
  throw (panel, 0, 2);
  throw (panel, 1, 6);
  stage_settle ();
  g_assert_cmpuint (stage_hex (stage.session, "fulton"), ==, 1319);
  g_assert_cmpuint (stage_hex (stage.session, "wilder"), ==, 1318);
  g_assert_null (stage_find_saying (panel, "Both sides make for"));
  stage_close (stage.window);
}

/* A list a side; who attacks and is attacked stands in both (Y S7.4). */
static void
test_lists (void)
{
  StagePanel stage = begin (ALLOCATED);
  GtkWidget *panel = stage_find (stage.window, ADJ_TYPE_COMBAT_PANEL);

  stage_says (panel, "2 attacks wait for their dice");
  stage_says (panel, "Attacks: Union");
  stage_says (panel, "Attack 1: Wilder against Fulton in 1319");
  stage_says (panel, "Attacks: Confederate");
  stage_says (panel, "Attack 2: Fulton against");
  stage_says (panel, "no die yet");
  gtk_widget_activate_action (panel, "combat.throw", "i", 1);
  stage_settle ();
  stage_says (panel, "die 1: Dr, defender retreats; it waits");
  stage_says (panel, "1 attack waits for its die");
  g_assert_cmpuint (stage_hex (stage.session, "fulton"), ==, 1319);
  act (panel, "combat.roll-all");
  stage_says (panel, "All dice have fallen");
  g_assert_null (stage_find_saying (panel, "no die yet"));
  stage_close (stage.window);
}

/* Y S7.5: what is about to happen is told before it does; then each stage's choices are asked. */
static void
test_stages (void)
{
  StagePanel stage = begin (ALLOCATED "roll all 1 6");
  GtkWidget *panel = stage_find (stage.window, ADJ_TYPE_COMBAT_PANEL);

  stage_says (panel, "What is carried out, in this order");
  stage_says (panel, "Eliminations and exchanges");
  stage_says (panel, "Retreats: Union");
  stage_says (panel, "Retreats: Confederate");
  g_assert_cmpint (table_of (&stage)->execution, ==, ADJ_EXECUTION_WAITS);
  stage_says (stage_find (stage.window, ADJ_TYPE_NEXT_BUTTON), "Carry Out the Results");
  stage_press (panel, "Carry Out the Results");
  stage_settle ();
  g_assert_cmpint (table_of (&stage)->execution, ==, ADJ_EXECUTION_ADVANCES);
  stage_says (panel, "Results are carried out: Advances");
  stage_says (panel, "Attack 1: Union may advance one unit, or stay");
  act (stage.window, "win.next"); /* nobody advances, and nobody is left to be repulsed */
  g_assert_cmpint (table_of (&stage)->turn, ==, 2);
  stage_close (stage.window);
}

static GtkWidget *
last_label (GtkWidget *widget, const char *label)
{
  GtkWidget *last = NULL;

  if (GTK_IS_LABEL (widget) && strcmp (gtk_label_get_label (GTK_LABEL (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL && last == NULL;
       child = gtk_widget_get_prev_sibling (child))
    last = last_label (child, label);
  return last;
}

/* Y S7.5c: each attack that offers an advance has its own answer to decline it. */
static void
test_stays (void)
{
  StagePanel stage =
      begin (MARCH "segment; segment; segment; contest 1319 union 6 confederate 2; next;"
                   "attack 1320 from wilder; attack 1319 from fulton;"
                   "roll all 6 1; next; retreat wilder 1318");
  GtkWidget *panel = stage_find (stage.window, ADJ_TYPE_COMBAT_PANEL);
  GtkWidget *stay = last_label (panel, "Stay");

  stage_says (panel, "Attack 1: Confederate may advance one unit, or stay");
  stage_says (panel, "Attack 2: Confederate may advance one unit, or stay");
  g_assert_nonnull (stay);
  g_signal_emit_by_name (gtk_widget_get_ancestor (stay, GTK_TYPE_BUTTON), "clicked");
  stage_settle ();
  stage_says (panel, "Attack 1: Confederate may advance one unit, or stay");
  g_assert_null (stage_find_saying (panel, "Attack 2: Confederate may advance one unit, or stay"));
  stage_close (stage.window);
}

/* Y S7.5: the board shows what is about to happen, and says so, until it is carried out; and again
 * when that is taken back. */
static void
test_ghosts (void)
{
  StagePanel stage = begin (ALLOCATED "roll all 1 6");
  AdjBoard *board = stage_find (stage.window, ADJ_TYPE_BOARD);
  const AdjBoardState *state = adj_board_get_state (board);
  const AdjBook *book = adj_session_book (stage.session);
  int fulton = adj_scenario_unit (book->scenario, "fulton");
  g_autofree char *said = adj_board_layer.describe ((gpointer) state, adj_book_hex (book, 1319));

  g_assert_true (state->foretells);
  g_assert_cmpuint (state->fates[fulton], ==, ADJ_FATE_LOST);
  g_assert_nonnull (strstr (said, "Fulton is to be eliminated"));
  act (stage.window, "win.next");
  g_assert_false (state->foretells);
  g_assert_true (adj_session_undo (stage.session));
  stage_settle ();
  g_assert_true (state->foretells);
  stage_close (stage.window);
}

static gboolean
has_button (GtkWidget *widget, const char *tip)
{
  if (gtk_widget_get_mapped (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tip) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_button (child, tip))
      return TRUE;
  return FALSE;
}

/* Y S4.1: one attack is taken back by its button, and the other stays, with its number; after the
 * first die none is. */
static void
test_taken_back (void)
{
  StagePanel stage = begin (ALLOCATED);
  GtkWidget *panel = stage_find (stage.window, ADJ_TYPE_COMBAT_PANEL);
  const AdjBook *book = adj_session_book (stage.session);
  int fulton = adj_scenario_unit (book->scenario, "fulton");

  g_assert_true (has_button (panel, "Take attack 1 back"));
  gtk_widget_activate_action (panel, "combat.take-back", "i", 1);
  stage_settle ();
  g_assert_cmpuint (table_of (&stage)->n_engagements, ==, 1);
  g_assert_cmpuint (table_of (&stage)->units[fulton].attacks_in, ==, 1);
  g_assert_cmpuint (table_of (&stage)->units[fulton].attacked_in, ==, 0);
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_targets, ==, 1);
  adj_session_pick_nothing (stage.session);
  stage_settle ();
  gtk_widget_activate_action (panel, "combat.throw", "i", 1);
  stage_settle ();
  g_assert_false (has_button (panel, "Take attack 1 back"));
  gtk_widget_activate_action (panel, "combat.take-back", "i", 1);
  stage_settle ();
  stage_says (stage.window, "A die has fallen: attacks are not taken back any more");
  g_assert_cmpuint (table_of (&stage)->n_engagements, ==, 1);
  stage_close (stage.window);
}

/* The curtain names whose turn at the screen it is, and who has sealed. */
static void
test_curtain (void)
{
  StagePanel stage = begin (BEGUN "seal union paper");
  GtkWidget *page = stage_find (stage.window, ADJ_TYPE_CURTAIN_PAGE);

  g_assert_true (gtk_widget_get_mapped (page));
  stage_says (page, "Union has its plots on paper. Confederate plots");
  stage_says (page, "Confederate comes to the screen now");
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/waiting/mission Y S7.0", test_mission);
  g_test_add_func ("/app/waiting/no-mission BG 10.1", test_no_mission);
  g_test_add_func ("/app/waiting/dispute Y S5.23", test_dispute);
  g_test_add_func ("/app/waiting/lists Y S7.4", test_lists);
  g_test_add_func ("/app/waiting/stages Y S7.5", test_stages);
  g_test_add_func ("/app/waiting/who stays declines his own Y S7.5c", test_stays);
  g_test_add_func ("/app/waiting/ghosts Y S7.5", test_ghosts);
  g_test_add_func ("/app/waiting/taken back Y S4.1", test_taken_back);
  g_test_add_func ("/app/waiting/curtain Y S9", test_curtain);
  return g_test_run ();
}
