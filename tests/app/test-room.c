/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/help-window.h"
#include "app/options/options-window.h"
#include "app/options/preferences-window.h"
#include "app/papers/game-papers.h"
#include "app/table-mode/table-mode.h"
#include "app/turns/next-button.h"
#include "app/turns/past-bar.h"
#include "app/window/game-page.h"
#include "room.h"
#include "words/moment.h"

/* Room in the start page, the panels and the windows beside them. */

static const char *const panels[] = {
  "", "combat", "arrivals", "initiative", "command", "roster", "victory", "log", "set-up",
};

static void
test_start (gconstpointer data)
{
  AdjWindow *window = room_open (data);

  room_check (window, data, "start page");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-odds", NULL);
  room_check (window, data, "quick odds");
  room_close (window);
}

static GtkLabel *
moment_label (AdjWindow *window)
{
  return GTK_LABEL (
      gtk_widget_get_template_child (GTK_WIDGET (window), ADJ_TYPE_WINDOW, "moment_label"));
}

/* A text that is shortened can be read under the pointer. */
static void
check_tip (AdjWindow *window)
{
  GtkLabel *label = moment_label (window);

  g_assert_cmpstr (gtk_label_get_label (label), !=, "");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (GTK_WIDGET (label)), ==,
                   gtk_label_get_label (label));
}

/* Whose phase it is stands whole in the title bar at any moment of the game. */
static void
check_moments (AdjWindow *window)
{
  GtkLabel *label = moment_label (window);
  AdjView view = adj_session_view (adj_window_get_session (window));

  for (guint turn = 1; turn <= view.book->scenario->n_turns; turn++)
    for (int side = 0; side < ADJ_SIDES; side++)
      for (guint phase = 0; phase < 2; phase++)
        {
          g_autofree char *moment = adj_words_moment (&view, (int) turn, (int) phase, 1 << side);

          gtk_label_set_label (label, moment);
          stage_settle ();
          gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
          g_test_message ("%s", moment);
          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
        }
}

static gboolean
is_whole (AdjWindow *window, const char *name)
{
  GtkWidget *button = stage_find (window, ADJ_TYPE_NEXT_BUTTON);
  GObject *label = gtk_widget_get_template_child (button, ADJ_TYPE_NEXT_BUTTON, name);

  g_test_message ("%s", gtk_label_get_label (GTK_LABEL (label)));
  return !gtk_widget_get_mapped (GTK_WIDGET (label)) ||
         !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* So does which phase comes next, and how much is owed before. */
static void
check_next (AdjWindow *window)
{
  AdjSession *session = adj_window_get_session (window);

  adj_session_submit (session, "move 3/1/xiv 1619");
  for (int i = 0; i < 5; i++)
    {
      stage_settle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      wait_until (is_whole (window, "phase"));
      wait_until (is_whole (window, "owed"));
      wait_until (is_whole (window, "count"));
      adj_session_submit (session, "next!");
    }
}

/* And who has won, with as many points as can be hoped for. */
static void
check_end (AdjWindow *window)
{
  AdjSession *session = adj_window_get_session (window);

  adj_session_submit (session, "score confederate 200 luck");
  while (!adj_game_get_table (adj_session_get_game (session))->over)
    adj_session_submit (session, "next!");
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  wait_until (is_whole (window, "phase"));
  wait_until (!pango_layout_is_ellipsized (gtk_label_get_layout (moment_label (window))));
}

static void
test_title (gconstpointer data)
{
  const Room *room = data;
  AdjWindow *window = room_open (room);

  stage_begin (window);
  check_tip (window);
  /* In large letters it may be shortened. */
  if (room->text_scale <= 1 && !room_may_outgrow ())
    {
      check_moments (window);
      check_next (window);
      check_end (window);
    }
  room_close (window);
}

/* It takes the whole screen, which may be larger than the room: measured before that. */
static void
check_table_mode (AdjWindow *window, const Room *room)
{
  int least;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  gtk_widget_measure (stage_find (window, ADJ_TYPE_TABLE_MODE), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, NULL, NULL, NULL);
  g_test_message ("table mode: %d of %d", least, room->width);
  g_assert_true (room_may_outgrow () || least <= room->width);
  if (room->width >= 1280)
    room_check (window, room, "table mode");
}

/* With a battle open, so that the panels have much to say. */
static void
test_panels (gconstpointer data)
{
  AdjWindow *window = room_open (data);
  AdjGamePage *page;

  stage_begin (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "combat");
  room_check (window, data, "typed odds in the panel");
  g_assert_true (adj_session_submit (
      adj_window_get_session (window),
      "option variable-initiative; option command-control=off; move 3/1/xiv 1619; next; "
      "attack 1620 1720 from 3/1/xiv"));
  page = stage_find (window, ADJ_TYPE_GAME_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_autofree char *what = g_strdup_printf ("panel “%s”", panels[i]);

      g_object_set (page, "panel", panels[i], NULL);
      room_check (window, data, what);
    }
  check_table_mode (window, data);
  room_close (window);
}

/* What a battle came to is told whole. */
static void
check_story (AdjWindow *window)
{
  GtkWidget *bar = stage_find (window, ADJ_TYPE_PAST_BAR);
  GObject *moment = gtk_widget_get_template_child (bar, ADJ_TYPE_PAST_BAR, "moment");

  g_test_message ("%s", gtk_label_get_label (GTK_LABEL (moment)));
  if (!room_may_outgrow ())
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (moment))));
}

/* The bar of a look back with a battle to tell, beside each panel and beside the turn record. */
static void
test_look_back (gconstpointer data)
{
  static const char *const beside[] = { "log", "victory", "" };
  AdjWindow *window = room_open (data);
  AdjSession *session = stage_begin (window);

  g_assert_true (adj_session_submit (
      session,
      "move 3/1/xiv 1619; next; attack 1620 from 3/1/xiv die 1; retreat smith 1521; stay"));
  adj_session_submit (session, "next!; next!; next!; next!; next!; next!; next!; bookmark here");
  adj_session_look_at (session, 5);
  for (gsize i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      g_autofree char *what = g_strconcat ("look back, ", beside[i], NULL);

      gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", beside[i]);
      stage_settle ();
      room_check (window, data, what);
      check_story (window);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-record", NULL);
  stage_settle ();
  room_check (window, data, "look back, record");
  room_close (window);
}

static void
test_other_windows (gconstpointer data)
{
  AdjWindow *window = room_open (data);
  GtkWidget *help;

  stage_begin (window);
  room_check_other (adj_preferences_window_new (GTK_WINDOW (window)), data, "preferences");
  room_check_other (adj_options_window_new (GTK_WINDOW (window)), data, "options");
  room_check_other (adj_game_papers_new (GTK_WINDOW (window), adj_window_get_session (window)),
                    data, "papers");
  help = adj_help_window_new (NULL);
  adj_help_window_show (ADJ_HELP_WINDOW (help), "playing");
  room_check_other (help, data, "help");
  room_close (window);
}

int
main (int argc, char **argv)
{
  static const RoomWalk walks[] = {
    { "start", test_start },         { "title", test_title },          { "panels", test_panels },
    { "look-back", test_look_back }, { "others", test_other_windows },
  };

  return room_main (argc, argv, walks, G_N_ELEMENTS (walks));
}
