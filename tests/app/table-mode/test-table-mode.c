/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/desktop/looks.h"
#include "app/table-mode/table-mode.h"
#include "staff/table-prompt.h"
#include "stage.h"

typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  AdjTableMode *mode;
} Stage;

static void
switch_mode (AdjWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  stage_settle ();
}

static Stage
begin (const char *orders)
{
  Stage stage = { .window = stage_open () };

  stage.session = stage_begin (stage.window);
  g_assert_true (adj_session_submit (stage.session, orders));
  switch_mode (stage.window);
  stage.mode = stage_find (stage.window, ADJ_TYPE_TABLE_MODE);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (stage.mode)));
  return stage;
}

/* As if pressed: on the controller that the mode has put on the window. */
static void
press (const Stage *stage, guint keyval)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (stage->window));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (all, i);
      gboolean handled;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (one) ||
          gtk_event_controller_get_propagation_phase (one) != GTK_PHASE_CAPTURE)
        continue;
      g_signal_emit_by_name (one, "key-pressed", keyval, 0, 0, &handled);
      stage_settle ();
      return;
    }
  g_assert_not_reached ();
}

static guint
key_of_stay (const Stage *stage)
{
  g_autoptr (AdjTablePrompt) prompt =
      adj_table_prompt_new (&(AdjTableMoment){ .game = adj_session_get_game (stage->session),
                                               .view = adj_session_view (stage->session),
                                               .field = adj_session_field (stage->session),
                                               .picks = adj_session_get_picks (stage->session) });

  for (guint i = 0; i < prompt->keys->len; i++)
    {
      const AdjTableKey *key = g_ptr_array_index (prompt->keys, i);

      if (key->order.verb == ADJ_VERB_STAY)
        return GDK_KEY_KP_1 + i;
    }
  g_assert_not_reached ();
}

/* A battle and all that comes of it with the number pad alone, and the phase ended. */
static void
test_battle (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv");

  g_assert_nonnull (stage_find_saying (stage.mode, "3/1/XIV against 1620 and 1720"));
  g_assert_nonnull (stage_find_saying (stage.mode, "1-2"));
  press (&stage, GDK_KEY_KP_4);
  g_assert_nonnull (stage_find_saying (stage.mode, "3/1/XIV must retreat"));
  g_assert_nonnull (stage_find_saying (stage.mode, "die 4"));
  press (&stage, GDK_KEY_KP_1);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1618);
  press (&stage, key_of_stay (&stage));
  g_assert_cmpuint (adj_session_true_table (stage.session)->n_debts, ==, 0);
  press (&stage, GDK_KEY_KP_Enter);
  g_assert_nonnull (stage_find_saying (stage.mode, "Movement"));
  press (&stage, GDK_KEY_minus);
  g_assert_nonnull (stage_find_saying (stage.mode, "Combat"));
  stage_close (stage.window);
}

/* An attack picked on the board can be thrown for here, too. */
static void
test_picked (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next");
  const AdjBook *book = adj_session_book (stage.session);
  AdjPicks picks = { 0 };

  adj_picks_toggle_unit (&picks, adj_scenario_unit (book->scenario, "3/1/xiv"));
  adj_picks_toggle_target (&picks, adj_book_hex (book, 1620));
  adj_picks_toggle_target (&picks, adj_book_hex (book, 1720));
  adj_session_set_picks (stage.session, &picks);
  stage_settle ();
  press (&stage, GDK_KEY_4);
  g_assert_nonnull (stage_find_saying (stage.mode, "3/1/XIV must retreat"));
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_targets, ==, 0);
  stage_close (stage.window);
}

/* BG 11.31: the answers to who has to leave a zone lie on the keys. */
static void
test_must_leave (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; status 3/1/xiv ineffective; next");

  g_assert_nonnull (stage_find_saying (stage.mode, "3/1/XIV is ineffective and must leave 1619"));
  press (&stage, GDK_KEY_KP_1);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1618);
  g_assert_null (stage_find_saying (stage.mode, "must leave"));
  stage_close (stage.window);
}

/* Nobody but 3/1/XIV can attack Wright (BG 7.11), and that is said before the die. */
static void
test_left_over (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next");
  const AdjBook *book = adj_session_book (stage.session);
  AdjPicks picks = { 0 };

  adj_picks_toggle_unit (&picks, adj_scenario_unit (book->scenario, "3/1/xiv"));
  adj_picks_toggle_target (&picks, adj_book_hex (book, 1620));
  adj_session_set_picks (stage.session, &picks);
  stage_settle ();
  g_assert_nonnull (stage_find_saying (stage.mode, "Wright in 1720 has to be attacked"));
  adj_picks_toggle_target (&picks, adj_book_hex (book, 1720));
  adj_session_set_picks (stage.session, &picks);
  stage_settle ();
  g_assert_null (stage_find_saying (stage.mode, "has to be attacked, and"));
  stage_close (stage.window);
}

/* Enter ends no phase by one stroke while something is owed. */
static void
test_owed (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next");
  int phase = adj_session_true_table (stage.session)->phase;

  press (&stage, GDK_KEY_Return);
  g_assert_cmpint (adj_session_true_table (stage.session)->phase, ==, phase);
  g_assert_nonnull (stage_find_saying (stage.mode, "Enter again"));
  press (&stage, GDK_KEY_Return);
  g_assert_nonnull (stage_find_saying (stage.mode, "Movement"));
  stage_close (stage.window);
}

static void
test_odds (void)
{
  Stage stage = begin ("bookmark here");

  press (&stage, GDK_KEY_1);
  press (&stage, GDK_KEY_2);
  press (&stage, GDK_KEY_comma);
  press (&stage, GDK_KEY_4);
  g_assert_nonnull (stage_find_saying (stage.mode, "12 : 4"));
  g_assert_nonnull (stage_find_saying (stage.mode, "3-1"));
  press (&stage, GDK_KEY_Return);
  g_assert_null (stage_find_saying (stage.mode, "12 : 4"));
  stage_close (stage.window);
}

/* With the keys on the screen, which stay where they are under the finger. */
static void
test_fingers (void)
{
  static const char *const typed[] = { "1", "3", ":", "2", "×", "2" };
  Stage stage = begin ("note rain");
  GtkWidget *key = stage_find_button (stage.mode, "4");
  graphene_rect_t before, after;

  g_assert_true (gtk_widget_compute_bounds (key, GTK_WIDGET (stage.mode), &before));
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    stage_press (stage.mode, typed[i]);
  stage_says (stage.mode, "13 : 2×2");
  stage_says (stage.mode, "3-1");
  stage_says (stage.mode, "×  times   :  or  .  against");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.window));
  g_assert_true (gtk_widget_compute_bounds (key, GTK_WIDGET (stage.mode), &after));
  g_assert_true (graphene_rect_equal (&before, &after));

  stage_close (stage.window);
}

static void
test_leaving (void)
{
  Stage stage = begin ("bookmark here");

  press (&stage, GDK_KEY_Escape);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (stage.mode)));
  g_assert_true (gtk_widget_get_mapped (stage_find (stage.window, ADJ_TYPE_BOARD)));
  switch_mode (stage.window);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (stage.mode)));
  stage_close (stage.window);
}

static AdjEyes
eyes_of (const Stage *stage)
{
  return adj_session_view (stage->session).eyes;
}

/* Where the pointer left it: the button that leaves keeps to its corner. */
static gboolean
leaves_at_the_end (const Stage *stage)
{
  GObject *turn =
      gtk_widget_get_template_child (GTK_WIDGET (stage->mode), ADJ_TYPE_TABLE_MODE, "turn");
  GtkWidget *leave = gtk_widget_get_last_child (gtk_widget_get_parent (GTK_WIDGET (turn)));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (leave, GTK_WIDGET (stage->mode), &bounds));
  return bounds.origin.x + bounds.size.width > gtk_widget_get_width (GTK_WIDGET (stage->mode)) - 60;
}

/* Y 11.59: a number lifts it, F8 and a button draw it, and it falls when the phase passes. */
static void
test_curtain (void)
{
  Stage stage = begin ("option limited-intelligence");
  GtkWidget *draw;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.window));
  g_assert_true (leaves_at_the_end (&stage));

  g_assert_true (adj_session_is_covered (stage.session));
  g_assert_nonnull (stage_find_saying (stage.mode, "The curtain is drawn"));
  press (&stage, GDK_KEY_Return);
  press (&stage, GDK_KEY_4);
  g_assert_true (adj_session_is_covered (stage.session));
  press (&stage, GDK_KEY_2);
  g_assert_cmpint (eyes_of (&stage), ==, ADJ_EYES_SECOND);
  g_assert_false (adj_session_is_covered (stage.session));
  draw = stage_find_button (stage.mode, "Draw the Curtain (F8)");
  gtk_widget_activate_action (draw, "win.curtain", NULL);
  stage_settle ();
  g_assert_true (adj_session_is_covered (stage.session));
  g_assert_false (gtk_widget_get_mapped (draw));
  press (&stage, GDK_KEY_KP_1);
  g_assert_cmpint (eyes_of (&stage), ==, ADJ_EYES_FIRST);
  g_assert_true (adj_session_submit (stage.session, "next!; next!"));
  stage_settle ();
  g_assert_true (adj_session_is_covered (stage.session));
  g_assert_nonnull (stage_find_saying (stage.mode, "The curtain is drawn"));
  press (&stage, GDK_KEY_3);
  g_assert_cmpint (eyes_of (&stage), ==, ADJ_EYES_PUBLIC);
  stage_close (stage.window);
}

/* The end, to be read from two metres: who won and what for, and no keys for what comes next. */
static void
test_end (void)
{
  Stage stage = begin ("score union 9 luck");
  AdjGame *game = adj_session_get_game (stage.session);
  guint n_entries;

  while (!adj_game_get_table (game)->over)
    adj_session_submit (stage.session, "next!");
  stage_settle ();
  stage_says (stage.mode, "Union wins by 14");
  stage_says (stage.mode, "Union, 9 victory points by the players' agreement");
  stage_says (stage.mode, "The game is over");
  n_entries = adj_game_get_play (game)->entries->len;
  press (&stage, GDK_KEY_KP_Enter);
  press (&stage, GDK_KEY_KP_Enter);
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, n_entries);
  stage_says (stage.mode, "Union wins by 14");
  press (&stage, GDK_KEY_KP_Subtract);
  g_assert_false (adj_game_get_table (game)->over);
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/table-mode/battle", test_battle);
  g_test_add_func ("/app/table-mode/picked", test_picked);
  g_test_add_func ("/app/table-mode/BG 11.31/+ must leave", test_must_leave);
  g_test_add_func ("/app/table-mode/BG 7.11/- left to nobody", test_left_over);
  g_test_add_func ("/app/table-mode/owed", test_owed);
  g_test_add_func ("/app/table-mode/odds", test_odds);
  g_test_add_func ("/app/table-mode/fingers", test_fingers);
  g_test_add_func ("/app/table-mode/leaving", test_leaving);
  g_test_add_func ("/app/table-mode/Y 11.59/+ curtain", test_curtain);
  g_test_add_func ("/table-mode/end", test_end);
  return g_test_run ();
}
