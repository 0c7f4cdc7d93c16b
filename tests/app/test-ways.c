/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/combat/combat-panel.h"
#include "app/command/command-panel.h"
#include "app/corrections/correction-panel.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/desktop/touch.h"
#include "app/initiative/initiative-panel.h"
#include "app/log/log-panel.h"
#include "app/log/log-row.h"
#include "app/papers/game-papers.h"
#include "app/turns/next-button.h"
#include "app/window/start-page.h"
#include "hand.h"
#include "stage.h"

/* How many clicks or touches each deed takes: done here, counted, and held against the table that
 * docs/playing.md has of them, in every language. On a screen that is touched (fingers.py) the last
 * column, without one that before it; keys-ways.py has the first. */

typedef struct
{
  AdjWindow *window;
  AdjSession *session; /* NULL: the start page */
  AdjBoard *board;
} Scene;

typedef void (*Way) (Scene *scene);

/* ---- What is asked again and again ---- */

static graphene_point_t
hex_at (const Scene *scene, AdjHexId id)
{
  return hand_hex (scene->board, id);
}

static gboolean
says (const Scene *scene, const char *text)
{
  return stage_find_saying (scene->window, text) != NULL;
}

static GtkWidget *
find_for_action (GtkWidget *root, const char *action)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_for_action (child, action);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_panel (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_panel (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* By its tab. */
static GtkWidget *
open_panel (Scene *scene, const char *tab, GType type)
{
  GtkWidget *panel;

  hand_tap (stage_find_button (scene->window, tab));
  wait_until ((panel = find_panel (GTK_WIDGET (scene->window), type)) != NULL);
  return panel;
}

/* With a mouse in the one hand the other is at the keys. */
static void
press_die (Scene *scene, const char *face)
{
  if (hand_is_finger ())
    hand_tap (stage_find_button (stage_find (scene->window, ADJ_TYPE_COMBAT_PANEL), face));
  else
    hand_keys (face);
}

/* ---- Without a game ---- */

static void
odds (Scene *scene)
{
  hand_tap (find_for_action (GTK_WIDGET (scene->window), "win.quick-odds"));
  wait_until (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (scene->window))));
  hand_keys ("1 3 space 4 Return");
  wait_until (says (scene, "3-1"));
}

static void
begin (Scene *scene)
{
  hand_tap_what_says (scene->window, "Chickamauga");
  wait_until (adj_window_get_session (scene->window) != NULL);
}

/* ---- Moves ---- */

static void
move (Scene *scene)
{
  hand_tap_at (hex_at (scene, 1318));
  wait_until (adj_session_get_picks (scene->session)->n_units == 1);
  hand_tap_at (hex_at (scene, 1619));
  wait_until (stage_hex (scene->session, "3/1/xiv") == 1619);
}

static void
move_by_dragging (Scene *scene)
{
  hand_drag (hex_at (scene, 1318), hex_at (scene, 1619));
  wait_until (stage_hex (scene->session, "3/1/xiv") == 1619);
}

/* ---- Battles ---- */

static void
argue (Scene *scene)
{
  hand_drag (hex_at (scene, 1619), hex_at (scene, 1620));
  wait_until (adj_session_get_picks (scene->session)->n_targets > 0);
}

static void
attack (Scene *scene)
{
  argue (scene);
  press_die (scene, "4");
  wait_until (says (scene, "3/1/XIV must retreat"));
}

static void
attack_with_two (Scene *scene)
{
  argue (scene);
  hand_tap_at (hex_at (scene, 1621));
  wait_until (adj_session_get_picks (scene->session)->n_units == 2);
  press_die (scene, "6");
  wait_until (says (scene, "must lose"));
}

static void
exchange (Scene *scene)
{
  wait_until (find_for_action (GTK_WIDGET (scene->window), "combat.pay") != NULL);
  hand_tap (find_for_action (GTK_WIDGET (scene->window), "combat.pay"));
  wait_until (!says (scene, "must lose"));
}

static void
correct_die (Scene *scene)
{
  hand_tap (find_for_action (GTK_WIDGET (scene->window), "win.undo"));
  wait_until (adj_session_get_picks (scene->session)->n_targets > 0);
  press_die (scene, "1");
  wait_until (says (scene, "die 1"));
}

/* ---- Phases ---- */

static void
leave_phase (Scene *scene)
{
  hand_tap (stage_find (scene->window, ADJ_TYPE_NEXT_BUTTON));
  wait_until (adj_session_true_table (scene->session)->phase == 1);
}

static void
leave_phase_owing (Scene *scene)
{
  GtkWidget *button = stage_find (scene->window, ADJ_TYPE_NEXT_BUTTON);

  hand_tap (button);
  wait_until (says (scene, "Once more"));
  hand_tap (button);
  wait_until (adj_session_true_table (scene->session)->phase == 2);
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) &&
      g_str_equal (gtk_label_get_label (GTK_LABEL (root)), text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* When the page of the menu has come to rest. */
static void
tap_in_menu (GtkWidget *row, const char *text)
{
  GtkWidget *label, *pages;

  wait_until ((label = find_label (row, text)) != NULL);
  pages = gtk_widget_get_ancestor (label, GTK_TYPE_STACK);
  wait_until (!gtk_stack_get_transition_running (GTK_STACK (pages)));
  hand_tap (label);
}

/* From the menu of its row, which is three orders up. */
static void
correct_older_die (Scene *scene)
{
  GtkWidget *panel = open_panel (scene, "Log", ADJ_TYPE_LOG_PANEL);
  GtkWidget *row;

  wait_until (stage_find_saying (panel, "die 4: ") != NULL);
  row = gtk_widget_get_ancestor (stage_find_saying (panel, "die 4: "), ADJ_TYPE_LOG_ROW);
  hand_tap (stage_find (row, GTK_TYPE_MENU_BUTTON));
  tap_in_menu (row, "The Die Was a…");
  tap_in_menu (row, "1");
  wait_until (find_panel (GTK_WIDGET (scene->window), ADJ_TYPE_CORRECTION_PANEL) != NULL);
  hand_tap (find_for_action (GTK_WIDGET (scene->window), "correction.accept"));
  wait_until (says (scene, "die 1: "));
}

static void
bring_on_column (Scene *scene)
{
  hand_tap (stage_find_button (scene->window, "Arrivals"));
  hand_tap_what_says (scene->window, "Bring on 6 in Order");
  wait_until (stage_hex (scene->session, "1/2/xiv") != 0);
}

/* A key of the dice that has them for both sides. */
static GtkWidget *
find_die (GtkWidget *root, int side, int die)
{
  if (GTK_IS_TOGGLE_BUTTON (root) &&
      GPOINTER_TO_INT (g_object_get_data (G_OBJECT (root), "side")) == side &&
      GPOINTER_TO_INT (g_object_get_data (G_OBJECT (root), "die")) == die)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_die (child, side, die);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
throw_initiative (Scene *scene)
{
  GtkWidget *panel = open_panel (scene, "Initiative", ADJ_TYPE_INITIATIVE_PANEL);

  hand_tap (find_die (panel, 0, 4));
  hand_tap (find_die (panel, 1, 2));
  wait_until (says (scene, "moves first now"));
}

/* ---- Command Control ---- */

static void
find_scatter_list (Scene *scene)
{
  hand_tap (stage_find_button (open_panel (scene, "Command", ADJ_TYPE_COMMAND_PANEL), "3"));
  wait_until (adj_session_true_table (scene->session)->digits[0] != 0);
}

static void
throw_drift (Scene *scene)
{
  GtkWidget *panel = open_panel (scene, "Command", ADJ_TYPE_COMMAND_PANEL);

  hand_tap_what_says (panel, "3/1/XIV");
  wait_until (find_for_action (panel, "command.direction") != NULL);
  hand_tap (find_for_action (panel, "command.direction"));
  wait_until (adj_session_get_picks (scene->session)->drift[0] == 1);
  hand_tap (find_for_action (panel, "command.points"));
  wait_until (adj_session_get_picks (scene->session)->drift[1] == 1);
  hand_tap (find_for_action (panel, "command.accept"));
  wait_until (says (scene, "dice 1 and 1"));
}

/* ---- Papers ---- */

static void
open_summary (Scene *scene)
{
  hand_tap (find_for_action (GTK_WIDGET (scene->window), "win.print"));
  wait_until (stage_find_window (ADJ_TYPE_PRINT_WINDOW) != NULL);
}

/* ---- The table ---- */

typedef struct
{
  const char *name;
  const char *orders; /* played before; NULL: on the start page */
  guint turn;         /* and then to that Game-Turn */
  Way by_mouse;
  Way by_finger;
} Deed;

#define TO_COMBAT "move 3/1/xiv 1619; next"
#define TWO_TO_COMBAT "place 3/1/xiv 1619; place wilder 1621; next"

static const Deed deeds[] = {
  { "odds", NULL, 0, odds, NULL },
  { "begin", NULL, 0, begin, begin },
  { "move", "", 0, move, move },
  { "move-dragged", "", 0, move_by_dragging, move_by_dragging },
  { "battle", TO_COMBAT, 0, attack, attack },
  { "battle-of-several", TWO_TO_COMBAT, 0, attack_with_two, attack_with_two },
  { "exchange", TWO_TO_COMBAT "; attack 1620 from 3/1/xiv wilder die 6", 0, exchange, exchange },
  { "column", "", 2, bring_on_column, bring_on_column },
  { "leave", "", 0, leave_phase, leave_phase },
  { "leave-owed", TO_COMBAT, 0, leave_phase_owing, leave_phase_owing },
  { "die", TO_COMBAT "; attack 1620 1720 from 3/1/xiv die 4", 0, correct_die, correct_die },
  { "older-die",
    TO_COMBAT "; attack 1620 1720 from 3/1/xiv die 4; retreat 3/1/xiv 1618; stay; next!", 0,
    correct_older_die, correct_older_die },
  { "initiative", "option variable-initiative", 10, throw_initiative, throw_initiative },
  { "scatter-list", "option command-control", 0, find_scatter_list, find_scatter_list },
  { "drift", "option command-control; scatter die 3", 0, throw_drift, throw_drift },
  { "summary", "", 0, open_summary, open_summary },
};

static Scene
open_scene (const Deed *deed)
{
  Scene scene;

  g_settings_set_string (adj_settings (), "panel", "combat");
  scene = (Scene){ .window = stage_open () };
  if (deed->orders == NULL)
    {
      GtkFlowBox *battles =
          stage_find (stage_find (scene.window, ADJ_TYPE_START_PAGE), GTK_TYPE_FLOW_BOX);

      wait_until (gtk_flow_box_get_child_at_index (battles, 8) != NULL);
      stage_settle ();
      return scene;
    }
  scene.session = stage_begin (scene.window);
  if (*deed->orders != '\0')
    g_assert_true (adj_session_submit (scene.session, deed->orders));
  while (adj_session_true_table (scene.session)->turn < deed->turn)
    g_assert_true (adj_session_submit (scene.session, "next!"));
  scene.board = stage_find (scene.window, ADJ_TYPE_BOARD);
  if (find_panel (GTK_WIDGET (scene.window), ADJ_TYPE_COMBAT_PANEL) == NULL)
    gtk_widget_activate_action (GTK_WIDGET (scene.window), "win.panel", "s", "combat");
  wait_until (adj_map_view_is_sharp (adj_board_get_map (scene.board)));
  return scene;
}

static char *
count_way (const Deed *deed, Way way)
{
  Scene scene;
  HandCount count;

  if (way == NULL)
    return g_strdup ("–");
  scene = open_scene (deed);
  hand_look_at (GTK_WINDOW (scene.window));
  hand_rest ();
  way (&scene);
  count = hand_count ();
  stage_close (scene.window);
  if (count.keys > 0)
    return g_strdup_printf ("%u + %u", count.points, count.keys);
  return g_strdup_printf ("%u", count.points);
}

/* What a page of the help tells of it: the rows of its one table that has four cells, the last of
 * them a count. */
static char *
read_cell (const char *page, guint row, int cell)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "..", "docs", page, "playing.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) regex = g_regex_new (
      "^\\|[^|]*\\|([^|]*)\\|([^|]*)\\|\\s*(–|\\d[\\d +]*)\\s*\\|$", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_regex_match (regex, text, 0, &match);
  for (guint i = 0; i < row; i++)
    g_assert_true (g_match_info_next (match, NULL));
  return g_strstrip (g_match_info_fetch (match, cell));
}

#define MOUSE 2 /* among the cells that are read */
#define FINGER 3

static void
test_deed (gconstpointer data)
{
  static const char *const pages[] = { ".", "de", "fr" };
  const Deed *deed = data;
  gboolean finger = hand_is_finger ();
  g_autofree char *counted = count_way (deed, finger ? deed->by_finger : deed->by_mouse);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *told = read_cell (pages[i], (guint) (deed - deeds), finger ? FINGER : MOUSE);

      g_assert_cmpstr (told, ==, counted);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_touch_watch ();
  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    {
      g_autofree char *name = g_strconcat ("/app/ways/", deeds[i].name, NULL);

      g_test_add_data_func (name, &deeds[i], test_deed);
    }
  return g_test_run ();
}
