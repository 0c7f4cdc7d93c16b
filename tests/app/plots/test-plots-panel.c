/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/plots/plot-line.h"
#include "app/plots/plots-panel.h"
#include "app/turns/checklist.h"
#include "app/turns/past-bar.h"
#include "app/widgets/list-row.h"
#include "stage.h"

/* The plot sheet on the screen: a night of tests/book/both.scenario.xml (E N.1, N.4, N.9). */

#define NIGHT                                                                                      \
  "option variable-initiative; option night-plots; next!; next; next!; next; next!;"               \
  "place u1 0101; place c1 0105; place c2 0605; place u2 0501; place ug off"

static StagePanel
begin (const char *orders)
{
  StagePanel stage = stage_begin_both (NIGHT);

  if (orders != NULL)
    g_assert_true (adj_session_submit (stage.session, orders));
  stage_settle ();
  stage.panel = stage_find (stage.window, ADJ_TYPE_PLOTS_PANEL);
  return stage;
}

static void
act (StagePanel *stage, const char *action)
{
  g_assert_true (gtk_widget_activate_action (stage->panel, action, NULL));
  stage_settle ();
}

static void
look_at (StagePanel *stage, int segment)
{
  g_assert_true (gtk_widget_activate_action (stage->panel, "plots.look", "i", segment));
  stage_settle ();
}

static int
segment_shown (StagePanel *stage)
{
  return adj_session_true_table (stage->session)->segment;
}

/* It comes by itself with the phase; a press of the next number marches it. */
static void
test_segments (void)
{
  StagePanel stage = begin ("plot u1 0102; plot c1 0104 0103; plot u2 . 0502");

  g_assert_true (gtk_widget_get_mapped (stage.panel));
  look_at (&stage, 1);
  g_assert_cmpint (segment_shown (&stage), ==, 1);
  stage_says (stage.panel, "Segment 1 of 6. 2 units have met the enemy in it");
  wait_until (stage_find_saying (stage.panel, "U1 stops in 0102, segment 1") != NULL);
  act (&stage, "plots.forward");
  g_assert_cmpint (segment_shown (&stage), ==, 2);
  wait_until (stage_find_saying (stage.panel, "U2 stops in 0502, segment 2: its plot ends") !=
              NULL);
  act (&stage, "plots.back");
  g_assert_true (adj_session_looks_back (stage.session));
  g_assert_cmpint (segment_shown (&stage), ==, 1);
  act (&stage, "plots.back");
  g_assert_cmpint (segment_shown (&stage), ==, 0);
  stage_says (stage.panel, "Before the first segment");
  look_at (&stage, 2);
  g_assert_true (adj_session_is_now (stage.session));
  stage_close (stage.window);
}

/* It plays with the bar above the map, from nightfall on. */
static void
test_plays (void)
{
  StagePanel stage = begin ("plot u2 . 0502; segment; segment");

  act (&stage, "plots.play");
  g_assert_true (adj_past_bar_is_playing (stage_find (stage.window, ADJ_TYPE_PAST_BAR)));
  g_assert_cmpint (segment_shown (&stage), ==, 0);
  stage_close (stage.window);
}

#define MORNING                                                                                    \
  "place c1 0104; plot u1 0102; plot c1 0103; segment; next;"                                      \
  "initiative union 6 confederate 1; next!"

/* On the morning: the key that opens the panel, and Enter (E N.4). Nothing is to be filled in
 * before. */
static void
test_withdraws (void)
{
  StagePanel stage = begin (MORNING);
  GtkWidget *focus;

  wait_until (stage_find_saying (stage.panel, "U2") != NULL);
  g_assert_null (stage_find_saying (stage.panel, "0 of 6 MP"));

  stage_says (stage.panel, "1 unit could withdraw");
  stage_says (stage.panel, "Withdraw U1 to 0101: 2 MP, 4 left");
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", "plots");
  stage_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (stage.window));
  g_assert_true (GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, stage.panel));
  g_assert_true (gtk_widget_activate (focus));
  stage_settle ();
  wait_until (stage_hex (stage.session, "u1") == 101);
  g_assert_null (stage_find_saying (stage.panel, "could withdraw"));
  wait_until (stage_find_saying (stage.panel, "0 of 6 MP") != NULL);
  stage_close (stage.window);
}

/* The same from the checklist: its row, and Enter. */
static void
test_withdraws_from_checklist (void)
{
  StagePanel stage = begin (MORNING);
  GtkWidget *checklist = stage_find (stage.window, ADJ_TYPE_CHECKLIST);
  GtkWidget *said;
  GtkWidget *row;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", ""));
  stage_settle ();
  said = stage_find_saying (checklist, "U1 may withdraw to 0101");
  g_assert_nonnull (said);
  row = gtk_widget_get_ancestor (said, GTK_TYPE_LIST_BOX_ROW);
  g_assert_true (gtk_widget_grab_focus (row));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "activate-cursor-row"); /* as Enter does */
  stage_settle ();
  wait_until (stage_hex (stage.session, "u1") == 101);
  stage_close (stage.window);
}

/* As if pressed in the list, at its row with the focus. */
static void
press (StagePanel *stage, guint key)
{
  GtkWidget *view = stage_find (stage->panel, GTK_TYPE_LIST_VIEW);
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (view);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (all, i);
      gboolean handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (one))
        continue;
      g_signal_emit_by_name (one, "key-pressed", key, 0, 0, &handled);
      g_assert_true (handled);
      stage_settle ();
      return;
    }
  g_assert_not_reached ();
}

static guint32
plot_of (StagePanel *stage, const char *unit)
{
  const AdjBook *book = adj_session_book (stage->session);

  return adj_session_true_table (stage->session)
      ->units[adj_scenario_unit (book->scenario, unit)]
      .plot;
}

static gboolean
has_the_keys (StagePanel *stage, const char *name)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (stage->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, stage->panel) &&
         stage_find_saying (focus, name) != NULL;
}

/* By keys alone: a direction a key, waits, back, all away, and on to the next without a plot. */
static void
test_plots (void)
{
  StagePanel stage = begin (NULL);
  GtkWidget *view;

  stage_says (stage.panel, "6 units have no plot yet");
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", "plots");
  wait_until (has_the_keys (&stage, "U1"));
  press (&stage, GDK_KEY_4);
  wait_until (stage_find_saying (stage.panel, "0102") != NULL);
  press (&stage, GDK_KEY_space);
  press (&stage, GDK_KEY_4);
  stage_says (stage.panel, "3 of 6 MP");
  press (&stage, GDK_KEY_BackSpace);
  stage_says (stage.panel, "2 of 6 MP");
  press (&stage, GDK_KEY_Delete);
  g_assert_cmpuint (plot_of (&stage, "u1"), ==, 0);
  press (&stage, GDK_KEY_4);
  g_assert_cmpuint (plot_of (&stage, "u1"), !=, 0);
  view = stage_find (stage.panel, GTK_TYPE_LIST_VIEW);
  g_signal_emit_by_name (view, "activate", 0);
  wait_until (has_the_keys (&stage, "U2"));
  press (&stage, GDK_KEY_1); /* off the map */
  g_assert_cmpuint (plot_of (&stage, "u2"), ==, 0);
  stage_close (stage.window);
}

/* E N.2: who is frozen says why, and cannot be picked there. */
static void
test_frozen (void)
{
  StagePanel stage = begin ("place c1 0102");
  GtkWidget *view = stage_find (stage.panel, GTK_TYPE_LIST_VIEW);

  stage_says (stage.panel, "2 units are frozen by contact. 4 units have no plot yet");
  wait_until (stage_find_saying (view, "U1 stands in an enemy zone of control") != NULL);
  g_signal_emit_by_name (view, "activate", 0);
  stage_settle ();
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 0);
  stage_close (stage.window);
}

static void
focus_on (StagePanel *stage, const char *unit, const char *name)
{
  GtkListView *view = stage_find (stage->panel, GTK_TYPE_LIST_VIEW);
  GListModel *lines = G_LIST_MODEL (gtk_list_view_get_model (view));
  int wanted = adj_scenario_unit (adj_session_book (stage->session)->scenario, unit);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (AdjPlotLine) line = g_list_model_get_item (lines, i);

      if (adj_plot_line_get_look (line)->unit == wanted)
        adj_list_row_focus (view, i);
    }
  wait_until (has_the_keys (stage, name));
}

#define PHASES_OF_DAY (8 * 3) /* Game-Turns of Chickamauga's first day */

/* A night of simultaneous movement goes by the contact of the day: enemies two hexes apart are
 * plotted by keys, and nobody is frozen. */
static void
test_overlap_is_free (void)
{
  StagePanel stage = { .window = stage_open () };
  g_autoptr (GString) orders = g_string_new ("option simultaneous-movement;");

  for (int phases = 0; phases < PHASES_OF_DAY; phases++)
    g_string_append (orders, "next!;");
  g_string_append (orders, "place wilder 1318; place fulton 1320; seal union paper;"
                           "seal confederate paper; reveal");
  stage.session = stage_begin (stage.window);
  g_assert_true (adj_session_submit (stage.session, orders->str));
  stage_settle ();
  g_assert_true (adj_table_is_night (adj_session_true_table (stage.session),
                                     adj_session_book (stage.session)));
  stage.panel = stage_find (stage.window, ADJ_TYPE_PLOTS_PANEL);
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", "plots");
  wait_until (has_the_keys (&stage, "1/1/XIV")); /* the first */
  focus_on (&stage, "wilder", "Wilder");
  press (&stage, GDK_KEY_1);
  wait_until (stage_find_saying (stage.panel, "1317") != NULL);
  g_assert_cmpuint (plot_of (&stage, "wilder"), !=, 0);
  focus_on (&stage, "fulton", "Fulton");
  press (&stage, GDK_KEY_1);
  wait_until (stage_find_saying (stage.panel, "1319") != NULL);
  g_assert_cmpuint (plot_of (&stage, "fulton"), !=, 0);
  g_assert_null (stage_find_saying (stage.panel, "frozen"));
  stage_close (stage.window);
}

/* E N.1: one's own plots are walked, marked as a rehearsal, and nothing is recorded; whoever looks
 * next finds nothing of it. */
static void
test_rehearses (void)
{
  StagePanel stage = begin ("plot u1 0102; plot u2 . 0502");
  guint steps = adj_game_get_play (adj_session_get_game (stage.session))->steps->len;

  stage_press (stage.panel, "Rehearse");
  stage_settle ();
  g_assert_true (adj_session_is_preview (stage.session));
  stage_says (stage.window, "Rehearsal: Segment 1 of 6");
  g_assert_cmpuint (stage_hex (stage.session, "u1"), ==, 102);
  act (&stage, "plots.forward");
  stage_says (stage.window, "Rehearsal: Segment 2 of 6");
  g_assert_cmpuint (stage_hex (stage.session, "u2"), ==, 502);
  wait_until (stage_find_saying (stage.panel, "U2 stops in 0502, segment 2") != NULL);
  look_at (&stage, 1);
  g_assert_cmpuint (stage_hex (stage.session, "u2"), ==, 501);
  stage_press (stage.panel, "Rehearse");
  stage_settle ();
  g_assert_true (adj_session_is_now (stage.session));
  g_assert_cmpuint (stage_hex (stage.session, "u1"), ==, 101);
  g_assert_cmpuint (adj_game_get_play (adj_session_get_game (stage.session))->steps->len, ==,
                    steps);
  stage_press (stage.panel, "Rehearse");
  adj_session_set_eyes (stage.session, ADJ_EYES_SECOND);
  stage_settle ();
  g_assert_false (adj_session_is_preview (stage.session));
  stage_close (stage.window);
}

/* Without a march to be told of there is no tab for it. */
static void
test_passes (void)
{
  StagePanel stage = begin (NULL);
  gboolean busy;

  g_object_get (stage.panel, "busy", &busy, NULL);
  g_assert_true (busy); /* somebody could be plotted */
  g_assert_true (adj_session_submit (stage.session, "next"));
  g_object_get (stage.panel, "busy", &busy, NULL);
  g_assert_false (busy);
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/plots panel/segments", test_segments);
  g_test_add_func ("/app/plots panel/plays", test_plays);
  g_test_add_func ("/app/plots panel/withdraws", test_withdraws);
  g_test_add_func ("/app/plots panel/withdraws-from-checklist", test_withdraws_from_checklist);
  g_test_add_func ("/app/plots panel/plots", test_plots);
  g_test_add_func ("/app/plots panel/frozen", test_frozen);
  g_test_add_func ("/app/plots panel/zones that overlap are free by day's rules",
                   test_overlap_is_free);
  g_test_add_func ("/app/plots panel/rehearses", test_rehearses);
  g_test_add_func ("/app/plots panel/passes", test_passes);
  return g_test_run ();
}
