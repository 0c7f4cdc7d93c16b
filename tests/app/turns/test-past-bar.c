/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/desktop/settings.h"
#include "app/turns/past-bar.h"
#include "stage.h"

/* Looking back by playing: keys, slider, and the button that plays on. */

#define BATTLE "attack 1620 from 3/1/xiv die 1; retreat smith 1521; stay"

typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  AdjPastBar *bar;
  GtkRange *slider;
} Stage;

static Stage
begin (const char *orders)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjPastBar *bar;

  if (orders != NULL)
    g_assert_true (adj_session_submit (session, orders));
  gtk_widget_activate_action (stage_find (window, ADJ_TYPE_BOARD), "page.play-on", NULL);
  bar = stage_find (window, ADJ_TYPE_PAST_BAR);
  stage_settle ();
  return (Stage){ window, session, bar, stage_find (bar, GTK_TYPE_SCALE) };
}

static gboolean
is_open (Stage *stage)
{
  return gtk_widget_is_visible (GTK_WIDGET (stage->slider));
}

static void
press (Stage *stage, guint key, GdkModifierType state)
{
  g_assert_true (adj_past_bar_take_key (stage->bar, key, state));
  stage_settle ();
}

/* By what its hint says; NULL. */
static GtkWidget *
find_tool (GtkWidget *root, const char *hint)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_widget_get_tooltip_text (root), hint) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_tool (child, hint);
  return found;
}

static void
press_tool (Stage *stage, const char *hint)
{
  GtkWidget *tool = find_tool (GTK_WIDGET (stage->bar), hint);

  g_assert_nonnull (tool);
  g_signal_emit_by_name (tool, "clicked");
  stage_settle ();
}

static void
assert_at (Stage *stage, guint step, gboolean now)
{
  g_assert_cmpuint (adj_session_get_step (stage->session), ==, step);
  g_assert_cmpint (adj_session_is_now (stage->session), ==, now);
  g_assert_cmpint (is_open (stage), ==, !now);
}

/* A battle or order, a phase, the beginning and now; at an end nothing more. */
static void
test_keys (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next; " BATTLE "; place 2/4/xiv 1111");

  assert_at (&stage, 6, TRUE);
  press (&stage, GDK_KEY_Page_Down, 0);
  assert_at (&stage, 6, TRUE);
  press (&stage, GDK_KEY_Page_Up, 0);
  assert_at (&stage, 5, FALSE);
  stage_says (stage.bar, "Turn 1, Union, Combat, as it stood");
  stage_says (stage.bar, "Smith retreats");
  press (&stage, GDK_KEY_KP_Page_Up, 0);
  assert_at (&stage, 2, FALSE);
  g_assert_null (
      stage_find_saying (GTK_WIDGET (stage.bar), "as it stood:")); /* a phase has begun, no more */
  press (&stage, GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  assert_at (&stage, 0, FALSE);
  stage_says (stage.bar, "as it stood: the beginning");
  press (&stage, GDK_KEY_Page_Up, 0);
  assert_at (&stage, 0, FALSE);
  press (&stage, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  assert_at (&stage, 2, FALSE);
  press (&stage, GDK_KEY_End, GDK_CONTROL_MASK);
  assert_at (&stage, 6, TRUE);
  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  assert_at (&stage, 0, FALSE);
  g_assert_false (adj_past_bar_take_key (stage.bar, GDK_KEY_Home, 0));
  g_assert_false (adj_past_bar_take_key (stage.bar, GDK_KEY_Page_Up, GDK_ALT_MASK));
  press_tool (&stage, "One battle or order on (Page Down)");
  assert_at (&stage, 1, FALSE);
  press_tool (&stage, "One battle or order back (Page Up)");
  assert_at (&stage, 0, FALSE);
  stage_press (stage.bar, "Back to Now");
  assert_at (&stage, 6, TRUE);
  stage_close (stage.window);
}

/* It follows, leads, and is back at now at its end. */
static void
test_slider (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next; " BATTLE "; place 2/4/xiv 1111");

  press (&stage, GDK_KEY_Page_Up, 0);
  g_assert_cmpfloat (gtk_range_get_value (stage.slider), ==, 3);
  gtk_range_set_value (stage.slider, 1);
  stage_settle ();
  assert_at (&stage, 1, FALSE);
  stage_says (stage.bar, "3/1/XIV moves 1318-1418-1519-1619");
  gtk_range_set_value (stage.slider, 4);
  stage_settle ();
  assert_at (&stage, 6, TRUE);
  stage_close (stage.window);
}

/* The heading of what the slider has: a tick a turn, a mark a bookmark. */
static guint
count_marks (Stage *stage)
{
  guint n = 0;

  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (stage->slider)); box != NULL;
       box = gtk_widget_get_next_sibling (box))
    for (GtkWidget *mark = gtk_widget_get_first_child (box); mark != NULL;
         mark = gtk_widget_get_next_sibling (mark))
      n += g_str_equal (gtk_widget_get_css_name (mark), "mark");
  return n;
}

static void
test_marks (void)
{
  Stage stage = begin ("next!; next!; next!; next!; next!; next!; next!; next!");

  adj_session_submit (stage.session, "note no mark");
  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_marks (&stage), ==, 3);
  press (&stage, GDK_KEY_End, GDK_CONTROL_MASK);
  adj_session_submit (stage.session, "bookmark here");
  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_marks (&stage), ==, 4);
  stage_close (stage.window);
}

/* More bookmarks than can be told apart in one place take no room from those elsewhere. */
static void
test_many_bookmarks (void)
{
  Stage stage = begin ("next!; next!; next!; next!; next!; next!; next!; next!");

  for (int i = 0; i < 210; i++)
    adj_session_submit (stage.session, "bookmark here");
  adj_session_submit (stage.session, "bookmark @1 there");
  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_marks (&stage), ==, 3 + 2);
  stage_close (stage.window);
}

/* Space plays on at the pace that is set, from order to order until now. */
static void
test_plays_on (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next; " BATTLE);

  g_settings_set_double (adj_settings (), "look-back-pace", 0.5);
  g_assert_false (adj_past_bar_take_key (stage.bar, GDK_KEY_space, 0));
  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  press (&stage, GDK_KEY_space, 0);
  g_assert_true (adj_past_bar_is_playing (stage.bar));
  g_assert_nonnull (find_tool (GTK_WIDGET (stage.bar), "Pause (Space)"));
  while (adj_session_get_step (stage.session) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (adj_session_get_step (stage.session), ==, 1);
  press (&stage, GDK_KEY_space, 0);
  g_assert_false (adj_past_bar_is_playing (stage.bar));
  press_tool (&stage, "Play on (Space)");
  while (!adj_session_is_now (stage.session))
    g_main_context_iteration (NULL, TRUE);
  stage_settle ();
  g_assert_false (adj_past_bar_is_playing (stage.bar));
  assert_at (&stage, 5, TRUE);
  stage_close (stage.window);
}

/* Whoever goes by himself is not taken on, and nor is whoever lets the look back be. */
static void
test_pauses (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; next; " BATTLE);

  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  press (&stage, GDK_KEY_space, 0);
  press (&stage, GDK_KEY_Page_Down, 0);
  g_assert_false (adj_past_bar_is_playing (stage.bar));
  press (&stage, GDK_KEY_space, 0);
  gtk_range_set_value (stage.slider, 2);
  stage_settle ();
  g_assert_false (adj_past_bar_is_playing (stage.bar));
  press (&stage, GDK_KEY_space, 0);
  adj_session_look_now (stage.session);
  stage_settle ();
  g_assert_false (adj_past_bar_is_playing (stage.bar));
  stage_close (stage.window);
}

/* The pace is remembered. */
static void
test_pace (void)
{
  Stage stage = begin ("move 3/1/xiv 1619");
  GtkDropDown *pace;

  g_settings_set_double (adj_settings (), "look-back-pace", 2);
  press (&stage, GDK_KEY_Page_Up, 0);
  pace = stage_find (stage.bar, GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (gtk_drop_down_get_selected (pace), ==, 2);
  gtk_drop_down_set_selected (pace, 3);
  g_assert_cmpfloat (g_settings_get_double (adj_settings (), "look-back-pace"), ==, 4);
  g_settings_set_double (adj_settings (), "look-back-pace", 0.7);
  g_assert_cmpuint (gtk_drop_down_get_selected (pace), ==, 1);
  g_settings_reset (adj_settings (), "look-back-pace");
  stage_close (stage.window);
}

/* Behind the curtain nothing is looked at, and what is only considered is no past. */
static void
test_not_behind_the_curtain (void)
{
  Stage stage = begin ("option limited-intelligence; flip 3/1/xiv down; move wilder n");

  adj_session_draw_curtain (stage.session);
  stage_settle ();
  g_assert_true (adj_session_is_covered (stage.session));
  press (&stage, GDK_KEY_Page_Up, 0);
  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  g_assert_true (adj_session_is_now (stage.session));
  stage_close (stage.window);
}

static void
test_not_on_a_preview (void)
{
  Stage stage = begin ("move 3/1/xiv 1619; move wilder n");
  g_autoptr (AdjTable) table = adj_game_table_after (adj_session_get_game (stage.session), 1);

  adj_session_preview (stage.session, table, "a test");
  stage_settle ();
  g_assert_false (is_open (&stage));
  press (&stage, GDK_KEY_Page_Up, 0);
  press (&stage, GDK_KEY_Home, GDK_CONTROL_MASK);
  g_assert_true (adj_session_is_preview (stage.session));
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/past-bar/keys", test_keys);
  g_test_add_func ("/past-bar/slider", test_slider);
  g_test_add_func ("/past-bar/marks", test_marks);
  g_test_add_func ("/past-bar/many-bookmarks", test_many_bookmarks);
  g_test_add_func ("/past-bar/plays-on", test_plays_on);
  g_test_add_func ("/past-bar/pauses", test_pauses);
  g_test_add_func ("/past-bar/pace", test_pace);
  g_test_add_func ("/past-bar/not-behind-the-curtain", test_not_behind_the_curtain);
  g_test_add_func ("/past-bar/not-on-a-preview", test_not_on_a_preview);
  return g_test_run ();
}
