/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/plots/plots-panel.h"
#include "app/session/curtain-page.h"
#include "app/turns/next-button.h"
#include "app/turns/notices.h"
#include "app/window/game-page.h"
#include "stage.h"
#include "walk.h"

/* Two people play a night of tests/book/both.scenario.xml: one plots on the screen, the other on
 * paper; both seal, reveal and march, and in the morning one of them withdraws (E N.1 to N.4). */

#define DUSK                                                                                       \
  "option variable-initiative; option night-plots; next!; next; next!; next; place u1 0101;"       \
  "place c1 0105; place c2 0605; place u2 0501; place ug off"

static void
act (gpointer widget, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (widget), action, NULL));
  stage_settle ();
}

static void
says_next (StagePanel *stage, const char *text)
{
  stage_says (stage_find (stage->window, ADJ_TYPE_NEXT_BUTTON), text);
}

static void
lift (StagePanel *stage, int eyes)
{
  GtkWidget *page = stage_find (stage->window, ADJ_TYPE_CURTAIN_PAGE);

  g_assert_true (gtk_widget_get_mapped (page));
  gtk_widget_activate_action (page, "curtain.lift", "i", eyes);
  stage_settle ();
}

static void
walk (AdjBoard *board, int right, int down)
{
  gtk_widget_activate_action (GTK_WIDGET (adj_board_get_map (board)), "map.step", "(ii)", right,
                              down);
  stage_settle ();
}

/* The Union at the screen, by keys; the button seals, and the curtain falls. */
static void
union_plots (StagePanel *stage)
{
  AdjBoard *board = stage_find (stage->window, ADJ_TYPE_BOARD);

  lift (stage, ADJ_EYES_FIRST);
  stage_says (stage_find (stage->window, ADJ_TYPE_NOTICES), "For Union eyes only");
  says_next (stage, "Seal: Union");
  act (board, "board.act"); /* U1 */
  walk (board, 0, 1);
  act (board, "board.act"); /* U2 */
  gtk_widget_activate_action (GTK_WIDGET (board), "board.pick", "b", FALSE);
  walk (board, 0, 1);
  act (stage->window, "win.next");
  g_assert_cmpint (adj_session_true_table (stage->session)->sealed[0], ==, ADJ_SEALED_HERE);
  g_assert_true (adj_session_is_covered (stage->session));
}

/* The Confederates say at the same screen that theirs lies face down on the table. */
static void
confederates_have_paper (StagePanel *stage, const char *plotted)
{
  GtkWidget *panel;

  lift (stage, ADJ_EYES_PUBLIC);
  panel = stage_find (stage->window, ADJ_TYPE_PLOTS_PANEL);
  stage_says (panel, "Union has sealed its plots. Confederate plots");
  g_assert_null (stage_find_saying (stage->window, plotted));
  stage_press (panel, "Confederate has it on paper, face down");
  stage_settle ();
  g_assert_cmpint (adj_session_true_table (stage->session)->sealed[1], ==, ADJ_SEALED_ON_PAPER);
}

static void
both_reveal (StagePanel *stage, const char *on_paper)
{
  if (adj_session_is_covered (stage->session))
    lift (stage, ADJ_EYES_PUBLIC);
  says_next (stage, "Reveal both plots");
  act (stage->window, "win.next");
  g_assert_true (adj_session_true_table (stage->session)->revealed);
  g_assert_cmpint (adj_session_view (stage->session).eyes, ==, ADJ_EYES_ALL);
  stage_order (stage->window, on_paper);
}

static void
both_march (StagePanel *stage)
{
  GtkWidget *panel = stage_find (stage->window, ADJ_TYPE_PLOTS_PANEL);

  says_next (stage, "March segment 1");
  act (stage->window, "win.next");
  stage_says (panel, "Segment 1 of 6. 2 units have met the enemy in it");
  says_next (stage, "March segment 2");
  act (stage->window, "win.next");
  wait_until (stage_find_saying (panel, "U2 stops in 0502, segment 2: its plot ends") != NULL);
  g_assert_cmpuint (stage_hex (stage->session, "u1"), ==, 102);
  g_assert_cmpuint (stage_hex (stage->session, "c1"), ==, 104);
}

static void
test_night (void)
{
  StagePanel stage = stage_begin_both (DUSK);

  g_assert_true (adj_session_is_covered (stage.session));
  union_plots (&stage);
  confederates_have_paper (&stage, "0102");
  both_reveal (&stage, "plot c1 0104 0103");
  both_march (&stage);
  act (stage.window, "win.next");
  g_assert_cmpint (adj_session_true_table (stage.session)->turn, ==, 4);
  stage_close (stage.window);
}

/* ---- What the other side is told ---- */

/* All that a game says with those eyes, on the screen, over the map and to a screen reader. */
static void
tell_window (StagePanel *stage, AdjEyes eyes, GString *text)
{
  static const char *const panels[] = { "plots", "roster", "log", "read-back", "combat" };
  AdjGamePage *page = stage_find (stage->window, ADJ_TYPE_GAME_PAGE);
  AdjBoard *board = stage_find (stage->window, ADJ_TYPE_BOARD);
  g_autofree char *covered = NULL;
  g_autofree char *drawn = NULL;

  wait_until (stage_find_saying (stage->window, "Saved") != NULL);
  adj_session_draw_curtain (stage->session);
  stage_settle ();
  covered = walk_tell (stage_find (stage->window, ADJ_TYPE_CURTAIN_PAGE));
  adj_session_lift_curtain (stage->session, eyes);
  stage_settle ();
  g_string_append (text, covered);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_autofree char *said = NULL;

      g_object_set (page, "panel", panels[i], NULL);
      stage_settle ();
      said = walk_tell (page);
      g_string_append (text, said);
    }
  gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
  drawn = walk_read_drawn (GTK_WIDGET (board));
  g_string_append (text, drawn);
}

/* What the other side and both are told after the Union has plotted like that. */
static char *
told_of (const char *plots)
{
  StagePanel stage = stage_begin_both (DUSK);
  GString *text = g_string_new (NULL);

  lift (&stage, ADJ_EYES_FIRST);
  stage_order (stage.window, plots);
  tell_window (&stage, ADJ_EYES_SECOND, text);
  tell_window (&stage, ADJ_EYES_PUBLIC, text);
  stage_close (stage.window);
  return g_string_free (text, FALSE);
}

/* Two plots look the same, and sound the same. */
static void
test_secret (void)
{
  g_autofree char *first = told_of ("plot u1 0102"); /* a window remembers its last panel */
  g_autofree char *one = told_of ("plot u1 0102 0202; plot u2 . 0502");
  g_autofree char *other = told_of ("plot u2 .");

  g_assert_nonnull (strstr (first, "Confederate plots"));
  g_assert_cmpstr (one, ==, other);
}

/* ---- After a crash ---- */

static guint32
plot_of (AdjSession *session, const char *unit)
{
  const AdjField *field = adj_session_field (session);

  return field->table->units[adj_scenario_unit (field->book->scenario, unit)].plot;
}

/* The file as it lay when the program fell: both drafts are in it, and the curtain hangs. */
static void
test_opened (void)
{
  StagePanel stage = stage_begin_both (DUSK);
  g_autofree char *path =
      g_strconcat (adj_session_get_path (stage.session), ".fallen.adjutant", NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  lift (&stage, ADJ_EYES_FIRST);
  stage_order (stage.window, "plot u1 0102");
  adj_session_draw_curtain (stage.session);
  lift (&stage, ADJ_EYES_SECOND);
  stage_order (stage.window, "plot c1 0104");
  wait_until (stage_find_saying (stage.window, "Saved") != NULL);
  g_assert_true (g_file_get_contents (adj_session_get_path (stage.session), &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  g_assert_true (adj_window_open (stage.window, path));
  stage.session = adj_window_get_session (stage.window);
  stage_settle ();
  g_assert_true (adj_session_is_covered (stage.session));
  lift (&stage, ADJ_EYES_FIRST);
  g_assert_cmpuint (plot_of (stage.session, "u1"), !=, 0);
  g_assert_cmpuint (plot_of (stage.session, "c1"), ==, 0);
  adj_session_draw_curtain (stage.session);
  lift (&stage, ADJ_EYES_SECOND);
  g_assert_cmpuint (plot_of (stage.session, "c1"), !=, 0);
  g_assert_cmpuint (plot_of (stage.session, "u1"), ==, 0);
  stage_close (stage.window);
}

/* ---- The night of the shipped battle ---- */

/* Eight turns in which nobody moves, and then two brigades three hexes apart. */
static StagePanel
begin_ninth_turn (void)
{
  StagePanel stage = { .window = stage_open () };
  g_autoptr (GString) line = g_string_new ("option variable-initiative; option night-plots");

  stage.session = stage_begin (stage.window);
  for (int phase = 0; phase < 8 * 4; phase++)
    g_string_append (line, "; next!");
  g_string_append (line, "; place 3/1/xiv 1014; place smith 1017");
  g_assert_true (adj_session_submit (stage.session, line->str));
  stage_settle ();
  g_assert_cmpint (adj_session_true_table (stage.session)->turn, ==, 9);
  return stage;
}

/* In the morning: the key that opens the panel, and Enter. */
static void
withdraw (StagePanel *stage)
{
  GtkWidget *focus;

  stage_order (stage->window, "initiative union 1 confederate 6");
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.panel", "s", "plots");
  stage_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (stage->window));
  g_assert_true (GTK_IS_BUTTON (focus) && gtk_widget_activate (focus));
  stage_settle ();
  wait_until (stage_hex (stage->session, "smith") == 1017);
}

static void
test_shipped (void)
{
  StagePanel stage = begin_ninth_turn ();

  g_assert_true (adj_session_is_covered (stage.session));
  lift (&stage, ADJ_EYES_FIRST);
  stage_order (stage.window, "plot 3/1/xiv 1015");
  says_next (&stage, "Seal: Union");
  act (stage.window, "win.next");
  g_assert_true (adj_session_is_covered (stage.session));
  confederates_have_paper (&stage, "1015");
  both_reveal (&stage, "plot smith 1016");
  says_next (&stage, "March segment 1");
  act (stage.window, "win.next");
  stage_says (stage_find (stage.window, ADJ_TYPE_PLOTS_PANEL),
              "Segment 1 of 6. 2 units have met the enemy in it");
  act (stage.window, "win.next");
  g_assert_cmpint (adj_session_true_table (stage.session)->turn, ==, 10);
  withdraw (&stage);
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/night/both-ways", test_night);
  g_test_add_func ("/app/night/secret", test_secret);
  g_test_add_func ("/app/night/opened-after-a-crash", test_opened);
  g_test_add_func ("/app/night/shipped-battle", test_shipped);
  return g_test_run ();
}
