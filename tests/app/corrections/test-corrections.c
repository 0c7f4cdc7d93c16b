/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/corrections/correction-panel.h"
#include "app/corrections/judge-again-panel.h"
#include "app/corrections/judge-again.h"
#include "app/desktop/looks.h"
#include "app/desktop/touch.h"
#include "app/log/log-line.h"
#include "app/log/log-panel.h"
#include "app/log/log-row.h"
#include "app/turns/notices.h"
#include "app/turns/turn-box.h"
#include "app/widgets/prose.h"
#include "old-game.h"
#include "stage.h"

/* Corrections made in the window: from the log, shown in their panel, accepted or put away. */

typedef struct
{
  AdjWindow *window;
  AdjSession *session;
} Stage;

/* entries: 1 move 3/1/xiv, 2 move wilder, 3 next, 4 attack, 5 retreat */
static Stage
play (void)
{
  Stage stage = { .window = stage_open () };

  stage.session = stage_begin (stage.window);
  g_assert_true (adj_session_submit (stage.session, "move 3/1/xiv 1619; move wilder n; next"));
  g_assert_true (adj_session_submit (stage.session, "attack 1620 1720 from 3/1/xiv die 4"));
  g_assert_true (adj_session_submit (stage.session, "retreat 3/1/xiv 1618"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", "log"));
  stage_settle ();
  return stage;
}

static guint
count_entries (const Stage *stage)
{
  return adj_game_get_play (adj_session_get_game (stage->session))->entries->len;
}

static GtkWidget *
log_of (const Stage *stage)
{
  return stage_find (stage->window, ADJ_TYPE_LOG_PANEL);
}

static GtkWidget *
panel_of (const Stage *stage)
{
  return stage_find (stage->window, ADJ_TYPE_CORRECTION_PANEL);
}

/* The texts of the log's rows are no labels. */
static gboolean
prose_says (GtkWidget *root, const char *text)
{
  gboolean found = ADJ_IS_PROSE (root) && gtk_widget_get_mapped (root) &&
                   strstr (adj_prose_get_text (ADJ_PROSE (root)), text) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = prose_says (child, text);
  return found;
}

static void
begin (const Stage *stage, const char *action, guint number)
{
  g_assert_true (gtk_widget_activate_action (log_of (stage), action, "u", number));
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (panel_of (stage)));
}

static void
type (const Stage *stage, const char *text)
{
  GtkWidget *entry = stage_find (panel_of (stage), GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  stage_settle ();
}

static void
assert_says (const Stage *stage, const char *text)
{
  g_test_message ("%s", text);
  g_assert_nonnull (stage_find_saying (panel_of (stage), text));
}

static void
press (const Stage *stage, const char *label)
{
  GtkWidget *button = stage_find_button (panel_of (stage), label);

  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  stage_settle ();
}

static gboolean
is_over (const Stage *stage)
{
  return !gtk_widget_get_mapped (panel_of (stage)) && gtk_widget_get_mapped (log_of (stage));
}

static gboolean
may_accept (const Stage *stage)
{
  return gtk_widget_is_sensitive (stage_find_button (panel_of (stage), "Accept"));
}

/* ---- Each class of consequence ---- */

static void
test_same (void)
{
  Stage stage = play ();

  begin (&stage, "correct.edit", 2);
  assert_says (&stage, "Correct order 2");
  assert_says (&stage, "move wilder 1021");
  g_assert_false (may_accept (&stage)); /* it is as it was */
  type (&stage, "move wilder s");
  assert_says (&stage, "Wilder moves 1022-1023 (3 MP)");
  assert_says (&stage, "3 later orders stay as they are");
  g_assert_cmpint (stage_hex (stage.session, "wilder"), ==, 1021); /* not before it is accepted */
  press (&stage, "Accept");
  g_assert_true (is_over (&stage));
  g_assert_cmpint (stage_hex (stage.session, "wilder"), ==, 1023);
  g_assert_cmpuint (count_entries (&stage), ==, 6);
  stage_order (stage.window, "undo");
  g_assert_cmpint (stage_hex (stage.session, "wilder"), ==, 1021);
  stage_close (stage.window);
}

/* It was a 2: the die alone is another, and what comes of that is shown before Enter accepts it. */
static void
test_other_die (void)
{
  Stage stage = play ();

  g_assert_true (gtk_widget_activate_action (log_of (&stage), "correct.die", "(uu)", 4u, 2u));
  stage_settle ();
  assert_says (&stage, "Correct order 4");
  assert_says (&stage, "1-2, die 2: Dr, defender retreats");
  assert_says (&stage, "retreat 3/1/xiv 1618"); /* it comes out otherwise */
  g_assert_true (may_accept (&stage));
  press (&stage, "Accept");
  g_assert_true (is_over (&stage));
  g_assert_cmpint (adj_session_true_table (stage.session)->battle.die, ==, 2);
  stage_close (stage.window);
}

/* The retreat differs by what is inserted; its result of today is taken with one key. */
static void
test_differs (void)
{
  Stage stage = play ();

  begin (&stage, "correct.insert", 4);
  type (&stage, "place law 1718");
  assert_says (&stage, "1 later order stays as it is");
  assert_says (&stage, "retreat 3/1/xiv 1618");
  assert_says (&stage, "Would be judged differently");
  assert_says (&stage, "Today: Warning: 3/1/XIV may not retreat to 1618");
  press (&stage, "Accept");
  g_assert_true (is_over (&stage));
  g_assert_cmpint (stage_hex (stage.session, "law"), ==, 1718);
  g_assert_cmpuint (count_entries (&stage), ==, 6);
  wait_until (prose_says (log_of (&stage), "it would be judged differently"));
  g_assert_true (gtk_widget_activate_action (log_of (&stage), "correct.take", "u", 5));
  stage_settle ();
  g_assert_true (is_over (&stage)); /* nobody is asked: nothing comes after it */
  g_assert_cmpuint (count_entries (&stage), ==, 7);
  wait_until (!prose_says (log_of (&stage), "it would be judged differently"));
  stage_close (stage.window);
}

static void
test_aside (void)
{
  Stage stage = play ();

  begin (&stage, "correct.edit", 1);
  type (&stage, "move 3/1/xiv 1218");
  assert_says (&stage, "2 later orders stay as they are");
  assert_says (&stage, "Does not fit, and is set aside");
  assert_says (&stage, "Impossible: 3/1/XIV can reach none of the hexes attacked");
  press (&stage, "Accept");
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1218);
  wait_until (prose_says (log_of (&stage), "Set aside"));
  stage_order (stage.window, "undo");
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1618);
  wait_until (!prose_says (log_of (&stage), "Set aside"));
  stage_close (stage.window);
}

static void
test_strike (void)
{
  Stage stage = play ();

  begin (&stage, "correct.strike", 2);
  assert_says (&stage, "Strike order 2");
  g_assert_false (gtk_widget_get_mapped (stage_find (panel_of (&stage), GTK_TYPE_ENTRY)));
  press (&stage, "Accept");
  g_assert_cmpint (stage_hex (stage.session, "wilder"), ==, 1022);
  g_assert_cmpuint (count_entries (&stage), ==, 6);
  stage_close (stage.window);
}

/* ---- No trace ---- */

static void
test_cancelled (void)
{
  Stage stage = play ();
  guint64 hash = adj_table_hash (adj_session_true_table (stage.session));

  begin (&stage, "correct.edit", 1);
  type (&stage, "move 3/1/xiv 1218");
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (stage_find_button (panel_of (&stage), "Show on the Board")), TRUE);
  stage_settle ();
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1218);
  wait_until (stage_find_saying (stage_find (stage.window, ADJ_TYPE_NOTICES),
                                 "As the correction would have it") != NULL);
  press (&stage, "Cancel");
  g_assert_true (is_over (&stage));
  g_assert_cmpuint (adj_table_hash (adj_session_true_table (stage.session)), ==, hash);
  g_assert_cmpuint (count_entries (&stage), ==, 5);
  stage_close (stage.window);
}

/* An order that cannot be read or done is complained of, and cannot be accepted. */
static void
test_impossible (void)
{
  Stage stage = play ();

  begin (&stage, "correct.edit", 2);
  type (&stage, "move nobody s");
  g_assert_false (may_accept (&stage));
  assert_says (&stage, "nobody");
  type (&stage, "");
  g_assert_false (may_accept (&stage));
  g_assert_true (gtk_widget_activate_action (panel_of (&stage), "correct.strike", "u", 99));
  stage_settle ();
  g_assert_true (is_over (&stage)); /* there is no such order */
  stage_close (stage.window);
}

/* The game goes on meanwhile: what is shown is of now; what is no more cannot be corrected. */
static void
test_goes_on (void)
{
  Stage stage = play ();

  begin (&stage, "correct.edit", 2);
  type (&stage, "move wilder s");
  stage_order (stage.window, "place law 1718");
  assert_says (&stage, "4 later orders stay as they are");
  for (int i = 0; i < 5; i++)
    stage_order (stage.window, "undo");
  /* the attack is picked again, where the log was */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", "log"));
  stage_settle ();
  g_assert_true (is_over (&stage));
  stage_close (stage.window);
}

/* ---- Placing instead ---- */

static void
test_place (void)
{
  Stage stage = play ();

  begin (&stage, "correct.edit", 2);
  type (&stage, "move wilder s");
  assert_says (&stage, "place wilder 1023");
  press (&stage, "Only Place Them");
  g_assert_true (is_over (&stage));
  g_assert_cmpint (stage_hex (stage.session, "wilder"), ==, 1023);
  g_assert_cmpuint (adj_game_get_play (adj_session_get_game (stage.session))->steps->len, ==, 6);
  begin (&stage, "correct.insert", 1);
  type (&stage, "note nothing moves by it");
  g_assert_null (stage_find_saying (panel_of (&stage), "Or leave the past"));
  stage_close (stage.window);
}

/* ---- From the row ---- */

static AdjLogRow *
row_of (GtkWidget *root, guint number)
{
  if (ADJ_IS_LOG_ROW (root) && adj_list_row_get_item (ADJ_LIST_ROW (root)) != NULL &&
      adj_log_line_get_facts (adj_list_row_get_item (ADJ_LIST_ROW (root)))->number == number)
    return ADJ_LOG_ROW (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdjLogRow *row = row_of (child, number);

      if (row != NULL)
        return row;
    }
  return NULL;
}

static gboolean
press_key (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
  stage_settle ();
  return taken;
}

static GtkWidget *
list_of (GtkWidget *panel)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (row_of (panel, 2)), GTK_TYPE_LIST_VIEW);
}

static void
test_row (void)
{
  Stage stage = play ();
  AdjLogRow *row = row_of (log_of (&stage), 2);
  GtkWidget *menu = stage_find (row, GTK_TYPE_MENU_BUTTON);
  graphene_rect_t bounds;

  gtk_test_accessible_assert_property (menu, GTK_ACCESSIBLE_PROPERTY_LABEL, "Correct order 2");
  g_assert_true (gtk_widget_compute_bounds (menu, menu, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, 44);
  g_assert_cmpfloat (bounds.size.height, >=, 44);
  adj_log_row_open_menu (row);
  stage_settle ();
  g_assert_nonnull (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (menu)));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row))));
  g_assert_true (press_key (list_of (log_of (&stage)), GDK_KEY_F2));
  assert_says (&stage, "Correct order 2");
  g_assert_true (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (stage.window))));
  stage_close (stage.window);
}

/* The keys of a row, as the list of keys has them: a digit is the die of a throw, and nothing where
 * none was thrown or it was that. */
static void
test_row_keys (void)
{
  static const struct
  {
    guint row;
    guint key;
    const char *says; /* NULL: nothing comes of it */
  } presses[] = {
    { 4, GDK_KEY_2, "1-2, die 2: Dr, defender retreats" },
    { 4, GDK_KEY_KP_2, "1-2, die 2: Dr, defender retreats" },
    { 4, GDK_KEY_4, NULL },
    { 4, GDK_KEY_7, NULL },
    { 2, GDK_KEY_2, NULL },
    { 2, GDK_KEY_Insert, "Insert before order 2" },
    { 2, GDK_KEY_Delete, "Strike order 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (presses); i++)
    {
      Stage stage = play ();
      AdjLogRow *row = row_of (log_of (&stage), presses[i].row);

      g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row))));
      g_assert_cmpint (press_key (list_of (log_of (&stage)), presses[i].key), ==,
                       presses[i].says != NULL);
      if (presses[i].says != NULL)
        assert_says (&stage, presses[i].says);
      stage_close (stage.window);
    }
}

/* ---- The book ---- */

/* The counter says 9, the book said 5: the battle would have been at other odds. */
static void
test_strength (void)
{
  Stage stage = play ();
  int unit = adj_scenario_unit (adj_session_book (stage.session)->scenario, "3/1/xiv");

  g_assert_true (gtk_widget_activate_action (log_of (&stage), "correct.unit", "s", "3/1/xiv"));
  stage_settle ();
  assert_says (&stage, "What the book says of 3/1/XIV");
  assert_says (&stage, "Now: 5");
  g_assert_false (may_accept (&stage));
  type (&stage, "many");
  assert_says (&stage, "A number from 0 to 99");
  g_assert_false (may_accept (&stage));
  type (&stage, "9");
  assert_says (&stage, "attack 1620 1720 from 3/1/xiv die 4");
  assert_says (&stage, "Would be judged differently");
  press (&stage, "Accept");
  g_assert_true (is_over (&stage));
  g_assert_cmpint (adj_session_true_table (stage.session)->units[unit].strength, ==, 9);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1618); /* it has happened */
  stage_order (stage.window, "undo");
  g_assert_cmpint (adj_session_true_table (stage.session)->units[unit].strength, ==, 5);
  stage_close (stage.window);
}

static int
terrain_of (const Stage *stage, AdjHexId id)
{
  const AdjBook *book = adj_session_book (stage->session);

  return book->hexes[adj_book_hex (book, id)].terrain;
}

/* A figure that is marked can be said to be right as well. */
static void
test_terrain (void)
{
  Stage stage = play ();
  int clear = terrain_of (&stage, 2210);

  g_assert_true (gtk_widget_activate_action (log_of (&stage), "correct.hex", "u", 2210));
  stage_settle ();
  assert_says (&stage, "To be compared with the printed game");
  g_assert_true (may_accept (&stage));
  type (&stage, "forest");
  press (&stage, "Accept");
  g_assert_cmpint (terrain_of (&stage, 2210), !=, clear);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.window));
  g_assert_true (gtk_widget_activate_action (log_of (&stage), "correct.hex", "u", 2210));
  stage_settle ();
  g_assert_null (stage_find_saying (panel_of (&stage), "To be compared"));
  press (&stage, "Cancel");
  stage_order (stage.window, "undo");
  g_assert_cmpint (terrain_of (&stage, 2210), ==, clear);
  stage_close (stage.window);
}

/* From the box of a turn to come, by its menu; the night falls where the printed track has it. */
static void
test_turn (void)
{
  Stage stage = play ();
  GtkWidget *box = stage_find (stage.window, ADJ_TYPE_TURN_BOX);
  GtkDropDown *which;

  while (adj_turn_box_get_turn (ADJ_TURN_BOX (box)) != 3)
    box = gtk_widget_get_next_sibling (box);
  gtk_widget_activate_action (box, "turn-box.menu", NULL);
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_last_child (box)));
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_last_child (box)));
  g_assert_true (gtk_widget_activate_action (box, "correct.turn", "u", 3u));
  stage_settle ();
  assert_says (&stage, "What the book says of turn 3");
  assert_says (&stage, "Now: no");
  type (&stage, "yes");
  press (&stage, "Accept");
  g_assert_true (adj_session_book (stage.session)->scenario->turns[2].night);
  wait_until (prose_says (log_of (&stage), "turn-3 night=yes"));

  g_assert_true (gtk_widget_activate_action (log_of (&stage), "correct.victory", NULL));
  stage_settle ();
  which = GTK_DROP_DOWN (stage_find (panel_of (&stage), GTK_TYPE_DROP_DOWN));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (which)), >, 4);
  assert_says (&stage, "Victory points: ");
  press (&stage, "Cancel");
  stage_close (stage.window);
}

/* The drop-down goes through all of them. */
static void
test_figures (void)
{
  Stage stage = play ();
  GtkWidget *which;

  g_assert_true (gtk_widget_activate_action (log_of (&stage), "correct.unit", "s", "wilder"));
  stage_settle ();
  which = stage_find (panel_of (&stage), GTK_TYPE_DROP_DOWN);
  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (which)));
       i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (which), i);
      stage_settle ();
      assert_says (&stage, "Now: ");
    }
  type (&stage, "Wilder's");
  press (&stage, "Accept");
  wait_until (prose_says (log_of (&stage), "Wilder's"));
  stage_close (stage.window);
}

/* ---- Judging again ---- */

/* A game of before, as a file. */
static char *
write_old_game (const char *folder)
{
  Stage stage = play ();
  char *path = old_game_write (stage.session, folder);

  stage_close (stage.window);
  return path;
}

static Stage
open_old_game (const char *path)
{
  Stage stage = { .window = stage_open () };

  g_assert_true (adj_window_open (stage.window, path));
  stage.session = adj_window_get_session (stage.window);
  wait_until (adj_judge_again_is_done (adj_judge_again_of (stage.session)));
  stage_settle ();
  return stage;
}

static GtkWidget *
show_differences (const Stage *stage)
{
  GtkWidget *notices = stage_find (stage->window, ADJ_TYPE_NOTICES);
  GtkWidget *panel;

  wait_until (stage_find_saying (notices, "1 order would be judged differently today") != NULL);
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.panel", "s", "again"));
  stage_settle ();
  panel = stage_find (stage->window, ADJ_TYPE_JUDGE_AGAIN_PANEL);
  wait_until (stage_find_saying (panel, "move wilder 1021") != NULL);
  return panel;
}

static void
test_again_taken (void)
{
  char *folder = folder_make ();
  g_autofree char *path = write_old_game (folder);
  Stage stage = open_old_game (path);
  GtkWidget *panel = show_differences (&stage);

  g_signal_emit_by_name (stage_find_button (panel, "Take Today’s"), "clicked");
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (panel));
  g_assert_cmpuint (count_entries (&stage), ==, 6);
  g_assert_cmpint (stage_hex (stage.session, "wilder"), ==, 1021);
  stage_order (stage.window, "undo");
  g_assert_cmpuint (count_entries (&stage), ==, 7);
  stage_close (stage.window);
  folder_remove (folder);
}

static void
test_again_left (void)
{
  char *folder = folder_make ();
  g_autofree char *path = write_old_game (folder);
  Stage stage = open_old_game (path);
  GtkWidget *panel = show_differences (&stage);

  g_signal_emit_by_name (stage_find_button (panel, "Leave"), "clicked");
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (panel));
  g_assert_cmpuint (count_entries (&stage), ==, 5);
  stage_close (stage.window);
  folder_remove (folder);
}

/* A game of this program's own is quiet. */
static void
test_again_nothing (void)
{
  Stage stage = play ();

  wait_until (adj_judge_again_is_done (adj_judge_again_of (stage.session)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.panel", "s", "again"));
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (log_of (&stage)));
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_touch_watch ();
  adj_touch_take (TRUE);
  g_test_add_func ("/app/corrections/same", test_same);
  g_test_add_func ("/app/corrections/other-die", test_other_die);
  g_test_add_func ("/app/corrections/differs", test_differs);
  g_test_add_func ("/app/corrections/aside", test_aside);
  g_test_add_func ("/app/corrections/strike", test_strike);
  g_test_add_func ("/app/corrections/cancelled", test_cancelled);
  g_test_add_func ("/app/corrections/impossible", test_impossible);
  g_test_add_func ("/app/corrections/goes-on", test_goes_on);
  g_test_add_func ("/app/corrections/place", test_place);
  g_test_add_func ("/app/corrections/row", test_row);
  g_test_add_func ("/app/corrections/row-keys", test_row_keys);
  g_test_add_func ("/app/corrections/strength", test_strength);
  g_test_add_func ("/app/corrections/terrain", test_terrain);
  g_test_add_func ("/app/corrections/turn", test_turn);
  g_test_add_func ("/app/corrections/figures", test_figures);
  g_test_add_func ("/app/corrections/again-taken", test_again_taken);
  g_test_add_func ("/app/corrections/again-left", test_again_left);
  g_test_add_func ("/app/corrections/again-nothing", test_again_nothing);
  return g_test_run ();
}
