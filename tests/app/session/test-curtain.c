/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/settings.h"
#include "app/papers/game-papers.h"
#include "app/session/curtain-page.h"
#include "app/turns/order-line.h"
#include "staff/curtain.h"
#include "stage.h"

/* The curtain between two players at one screen (Y 11.59). */

/* Smith of the Confederates lies face down. */
static AdjSession *
begin (AdjWindow *window)
{
  AdjSession *session = stage_begin (window);

  stage_order (window, "option limited-intelligence");
  adj_session_lift_curtain (session, ADJ_EYES_SECOND);
  stage_settle ();
  stage_order (window, "flip smith down");
  return session;
}

static AdjEyes
eyes_of (AdjSession *session)
{
  return adj_session_view (session).eyes;
}

static gboolean
page_is_shown (AdjWindow *window)
{
  return stage_has (window, ADJ_TYPE_CURTAIN_PAGE) &&
         gtk_widget_get_mapped (stage_find (window, ADJ_TYPE_CURTAIN_PAGE));
}

/* ---- When it falls ---- */

static void
test_follows (void)
{
  AdjCurtain curtain = { 0 };
  AdjTable table = { .phasing = 1 };
  AdjRuleset ruleset = { .phases = { [2] = { .kind = ADJ_PHASE_PLOT } } };
  AdjBook book = { .ruleset = &ruleset };
  AdjView all = { .book = &book, .table = &table, .eyes = ADJ_EYES_ALL };
  AdjView first = { .book = &book, .table = &table, .eyes = ADJ_EYES_FIRST };
  AdjView second = { .book = &book, .table = &table, .eyes = ADJ_EYES_SECOND };

  g_assert_cmpint (adj_curtain_follow (&curtain, &all), ==, ADJ_EYES_ALL);
  g_assert_false (curtain.hung || curtain.drawn);

  table.options[ADJ_OPTION_LIMITED_INTELLIGENCE] = 1;
  g_assert_cmpint (adj_curtain_follow (&curtain, &all), ==, ADJ_EYES_PUBLIC);
  g_assert_true (curtain.hung && curtain.drawn);

  /* lifted, and the same side's next phase */
  curtain.drawn = FALSE;
  table.phase = 1;
  g_assert_cmpint (adj_curtain_follow (&curtain, &first), ==, ADJ_EYES_FIRST);
  g_assert_false (curtain.drawn);

  table.phasing = 2;
  g_assert_cmpint (adj_curtain_follow (&curtain, &first), ==, ADJ_EYES_PUBLIC);
  g_assert_true (curtain.drawn);

  /* plotting begins, though it is still the same sides' phase */
  curtain.drawn = FALSE;
  table.phase = 2;
  g_assert_cmpint (adj_curtain_follow (&curtain, &second), ==, ADJ_EYES_PUBLIC);
  g_assert_true (curtain.drawn);

  curtain.drawn = FALSE;
  table.over = 1;
  g_assert_cmpint (adj_curtain_follow (&curtain, &second), ==, ADJ_EYES_ALL);
  g_assert_false (curtain.hung || curtain.drawn);
}

/* As long as marches are plotted it hangs by whatever rules, and no longer. */
static void
test_plotted (void)
{
  AdjCurtain curtain = { 0 };
  AdjTable table = { .phasing = 3 };
  AdjRuleset ruleset = { .phases = { [1] = { .kind = ADJ_PHASE_PLOT } } };
  AdjBook book = { .ruleset = &ruleset };
  AdjView all = { .book = &book, .table = &table, .eyes = ADJ_EYES_ALL };
  AdjView first = { .book = &book, .table = &table, .eyes = ADJ_EYES_FIRST };

  g_assert_cmpint (adj_curtain_follow (&curtain, &all), ==, ADJ_EYES_ALL);
  table.phase = 1;
  g_assert_cmpint (adj_curtain_follow (&curtain, &all), ==, ADJ_EYES_PUBLIC);
  g_assert_true (curtain.hung && curtain.drawn);
  g_assert_false (adj_curtain_may_fall (&curtain, ADJ_EYES_PUBLIC));
  curtain.drawn = FALSE;
  g_assert_cmpint (adj_curtain_follow (&curtain, &first), ==, ADJ_EYES_FIRST);
  g_assert_true (adj_curtain_may_fall (&curtain, ADJ_EYES_FIRST));
  g_assert_false (adj_curtain_may_fall (&curtain, ADJ_EYES_PUBLIC));
  table.phase = 0;
  g_assert_cmpint (adj_curtain_follow (&curtain, &first), ==, ADJ_EYES_ALL);
  g_assert_false (curtain.hung || curtain.drawn);
}

/* ---- In the window ---- */

static void
test_falls_between_turns (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  g_assert_false (page_is_shown (window) || adj_session_has_curtain (session));
  stage_order (window, "option limited-intelligence");
  g_assert_true (page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_PUBLIC);

  g_signal_emit_by_name (stage_find_button (window, "Union only: press to look"), "clicked");
  stage_settle ();
  g_assert_false (page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_FIRST);
  g_assert_null (stage_find_saying (window, "what lies face down")); /* nobody does */
  g_assert_nonnull (stage_find_saying (window, "nobody lies face down"));
  stage_order (window, "flip 3/1/xiv down");
  g_assert_nonnull (stage_find_saying (window, "For Union eyes only"));

  stage_order (window, "next!"); /* to the Combat Phase of the same side */
  g_assert_false (page_is_shown (window));
  stage_order (window, "next!");
  g_assert_true (page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_PUBLIC);
  stage_close (window);
}

/* The rule leads on: both sides are turned down behind the curtain, and then somebody looks. */
static void
test_leads_on (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjCurtainPage *page;
  const AdjTable *table;

  stage_order (window, "option limited-intelligence");
  page = stage_find (window, ADJ_TYPE_CURTAIN_PAGE);
  g_assert_null (stage_find_saying (page, "What lies face down"));
  g_assert_nonnull (stage_find_saying (page, "nobody lies face down yet"));
  stage_press (page, "Turn Both Sides Face Down");
  stage_settle ();
  g_assert_true (page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_PUBLIC);
  table = adj_session_true_table (session);
  for (int unit = 0; unit < table->n_units; unit += 20)
    g_assert_true (adj_table_has (table, unit, ADJ_FACT_FACE_DOWN));
  g_assert_nonnull (stage_find_saying (page, "What lies face down"));
  g_assert_null (stage_find_saying (page, "Turn Both Sides Face Down"));
  stage_press (page, "Union only: press to look");
  stage_settle ();
  g_assert_nonnull (stage_find_saying (window, "For Union eyes only"));
  stage_close (window);
}

/* From above the board as well, where the curtain has been lifted before. */
static void
test_leads_on_later (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  stage_order (window, "option limited-intelligence");
  adj_session_lift_curtain (session, ADJ_EYES_PUBLIC);
  stage_settle ();
  stage_press (window, "Turn Both Sides Face Down");
  stage_settle ();
  g_assert_true (page_is_shown (window));
  g_assert_true (adj_table_has (adj_session_true_table (session), 0, ADJ_FACT_FACE_DOWN));
  stage_close (window);
}

/* The key hides at once, and where the keys are then shows nobody what is not his. */
static void
test_drawn_by_hand (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = begin (window);
  GtkWidget *focus;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.curtain", NULL));
  g_assert_true (page_is_shown (window));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (gtk_widget_activate (focus));
  wait_until (!page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_PUBLIC);
  stage_close (window);
}

/* Who goes away without drawing it leaves nothing behind; who looks with the other need not fear.
 */
static void
test_falls_at_rest (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session;

  g_settings_set_uint (adj_settings (), "curtain-rest", 1);
  session = begin (window);
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_SECOND);
  wait_until (page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_PUBLIC);
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  stage_settle ();
  adj_session_stir (session);
  g_assert_false (page_is_shown (window));
  wait_until (page_is_shown (window));
  g_settings_reset (adj_settings (), "curtain-rest");
  stage_close (window);
}

/* In a phase in which both plot, of a game in which nothing lies face down. */
static void
test_hangs_while_plotting (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "book", "both.scenario.xml", NULL);
  AdjWindow *window = stage_open ();
  AdjSession *session;

  g_assert_true (adj_window_begin (window, path));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  session = adj_window_get_session (window);
  g_assert_true (adj_session_submit (session, "place c1 0503; option night-plots"));
  g_assert_true (adj_session_submit (session, "next; next; next; next"));
  stage_settle ();
  g_assert_true (page_is_shown (window) && adj_session_has_curtain (session));
  g_assert_nonnull (stage_find_saying (window, "Turn 3, Night, both, Plot"));
  g_assert_nonnull (stage_find_saying (window, "What is plotted is for its own player's eyes"));
  adj_session_lift_curtain (session, ADJ_EYES_SECOND);
  stage_settle ();
  g_assert_false (page_is_shown (window));
  g_assert_true (adj_session_submit (session, "plot c2 s"));
  stage_settle ();
  g_assert_false (page_is_shown (window));
  g_assert_true (adj_session_submit (session, "seal confederate")); /* and it comes down */
  stage_settle ();
  g_assert_true (page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_PUBLIC);
  g_assert_nonnull (stage_find_saying (window, "Confederate has sealed its plots"));
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  stage_settle ();
  g_assert_true (adj_session_submit (session, "seal union paper; next"));
  stage_settle ();
  g_assert_false (adj_session_has_curtain (session));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_ALL);
  stage_close (window);
}

/* Nothing is played behind it, nor opened. */
static void
test_nothing_behind_it (void)
{
  static const char *const actions[] = { "win.undo",  "win.next",    "win.find",
                                         "win.order", "win.options", "win.print" };
  AdjWindow *window = stage_open ();
  AdjSession *session = begin (window);
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);
  guint64 hash;

  adj_session_draw_curtain (session);
  stage_settle ();
  hash = adj_table_hash (adj_session_true_table (session));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
  g_assert_false (adj_session_submit (session, "next"));
  stage_settle ();
  g_assert_cmpuint (adj_table_hash (adj_session_true_table (session)), ==, hash);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows);
  g_assert_true (page_is_shown (window));
  stage_close (window);
}

/* Nobody finds in the order line what the other has typed. */
static void
test_forgets_what_was_typed (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = begin (window);
  GtkWidget *entry = stage_find (stage_find (window, ADJ_TYPE_ORDER_LINE), GTK_TYPE_ENTRY);
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)));

  gtk_editable_insert_text (GTK_EDITABLE (entry), "move smith", -1, &(int){ 0 });
  adj_session_draw_curtain (session);
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  stage_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gtk_widget_activate_action (text, "text.undo", NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  stage_close (window);
}

/* Papers are for the eyes that look, or for both, and go with them. */
static void
test_papers_go (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = begin (window);
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), session);

  gtk_window_present (GTK_WINDOW (papers));
  g_object_add_weak_pointer (G_OBJECT (papers), (gpointer *) &papers);
  adj_session_draw_curtain (session);
  wait_until (papers == NULL);
  stage_close (window);
}

/* All that turned up at the end may be seen by all (Y 11.5). */
static void
test_comes_down_at_the_end (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = begin (window);
  int orders = 0;

  while (!adj_session_true_table (session)->over && orders++ < 200)
    {
      adj_session_lift_curtain (session, ADJ_EYES_PUBLIC);
      g_assert_true (adj_session_submit (session, "next!"));
    }
  stage_settle ();
  g_assert_false (adj_session_has_curtain (session) || page_is_shown (window));
  g_assert_cmpint (eyes_of (session), ==, ADJ_EYES_ALL);
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/curtain/follows", test_follows);
  g_test_add_func ("/app/curtain/plotted", test_plotted);
  g_test_add_func ("/app/curtain/falls-at-rest", test_falls_at_rest);
  g_test_add_func ("/app/curtain/hangs-while-plotting", test_hangs_while_plotting);
  g_test_add_func ("/app/curtain/falls-between-turns", test_falls_between_turns);
  g_test_add_func ("/app/curtain/leads-on", test_leads_on);
  g_test_add_func ("/app/curtain/leads-on-later", test_leads_on_later);
  g_test_add_func ("/app/curtain/drawn-by-hand", test_drawn_by_hand);
  g_test_add_func ("/app/curtain/nothing-behind-it", test_nothing_behind_it);
  g_test_add_func ("/app/curtain/forgets-what-was-typed", test_forgets_what_was_typed);
  g_test_add_func ("/app/curtain/papers-go", test_papers_go);
  g_test_add_func ("/app/curtain/comes-down-at-the-end", test_comes_down_at_the_end);
  return g_test_run ();
}
