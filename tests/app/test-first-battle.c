/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/arrivals/arrival-row.h"
#include "app/arrivals/arrivals-panel.h"
#include "app/board/board.h"
#include "app/combat/debt-page.h"
#include "app/desktop/looks.h"
#include "app/turns/next-button.h"
#include "app/turns/order-line.h"
#include "book/library.h"
#include "hand.h"
#include "stage.h"

/* The page on the First battle, played along in the window by somebody who is new to it, with mouse
 * and keys alone: counters are dragged or clicked, the die is a key, what is owed is answered in
 * the panel. After each line of the page the table is what that line, typed, makes of it. */

#define MOST_SECONDS (10 * 60)

typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  AdjBoard *board;
  AdjGame *typed;  /* the same by typed lines */
  GPtrArray *owed; /* of char: what the page says is owed, of the answer read last */
} Player;

static const AdjScenario *
scenario_of (const Player *self)
{
  return adj_session_book (self->session)->scenario;
}

/* ---- The page ---- */

static char **
read_page (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "..", "docs", "first-battle.md", NULL);
  g_autofree char *page = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  return g_strsplit (page, "\n", -1);
}

static guint
count_words (const char *line)
{
  g_auto (GStrv) words = g_regex_split_simple ("\\s+", line, 0, 0);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += *words[i] != '\0';
  return n;
}

/* ---- The board ---- */

static gboolean
is_picked (const Player *self, int unit)
{
  return adj_picks_has_unit (adj_session_get_picks (self->session), unit);
}

static AdjHexId
hex_of (const Player *self, const char *unit)
{
  return stage_hex (self->session, unit);
}

static guint
count_in (const Player *self, AdjHexId id)
{
  const AdjField *field = adj_session_field (self->session);

  return field->count[adj_book_hex (field->book, id)];
}

/* One that is spread out would lie over others. */
static void
close_stack (const Player *self)
{
  if (adj_board_get_state (self->board)->fan.n > 0)
    hand_rest_at (hand_place (self->board, 2, 2));
}

/* A click on the counter; one that lies with others is taken from the stack, which is spread out
 * where the mouse rests on it. */
static void
click_counter (const Player *self, const char *name)
{
  int unit = adj_scenario_unit (scenario_of (self), name);
  const AdjFan *fan = &adj_board_get_state (self->board)->fan;
  guint place = 0;

  if (!adj_fan_shows (fan, (guint16) unit))
    close_stack (self);
  if (count_in (self, hex_of (self, name)) < 2)
    {
      hand_tap_at (hand_hex (self->board, hex_of (self, name)));
      return;
    }
  if (!adj_fan_shows (fan, (guint16) unit))
    hand_rest_at (hand_hex (self->board, hex_of (self, name)));
  wait_until (adj_fan_shows (fan, (guint16) unit));
  stage_settle ();
  while (place < fan->n && fan->units[place] != unit)
    place++;
  g_assert_cmpuint (place, <, fan->n);
  hand_tap_at (
      hand_place (self->board, adj_fan_place (fan, place).x, adj_fan_place (fan, place).y));
}

static void
move (const Player *self, char **words)
{
  AdjHexId to = (AdjHexId) g_ascii_strtoull (words[2], NULL, 10);

  if (count_in (self, hex_of (self, words[1])) < 2)
    {
      hand_drag (hand_hex (self->board, hex_of (self, words[1])), hand_hex (self->board, to));
      return;
    }
  click_counter (self, words[1]);
  wait_until (is_picked (self, adj_scenario_unit (scenario_of (self), words[1])));
  hand_tap_at (hand_hex (self->board, to));
}

/* attack HEX from UNIT... die FACE */
static void
attack (const Player *self, char **words)
{
  AdjHexId target = (AdjHexId) g_ascii_strtoull (words[1], NULL, 10);
  guint i;

  for (i = 3; !g_str_equal (words[i], "die"); i++)
    {
      click_counter (self, words[i]);
      wait_until (is_picked (self, adj_scenario_unit (scenario_of (self), words[i])));
    }
  close_stack (self);
  hand_tap_at (hand_hex (self->board, target));
  hand_keys (words[i + 1]);
}

/* In the Arrivals panel, then where it goes. */
static void
enter (const Player *self, char **words)
{
  GtkWidget *panel;

  if (!stage_has (self->window, ADJ_TYPE_ARRIVALS_PANEL) ||
      !gtk_widget_get_mapped (stage_find (self->window, ADJ_TYPE_ARRIVALS_PANEL)))
    hand_tap (stage_find_button (self->window, "Arrivals"));
  panel = stage_find (self->window, ADJ_TYPE_ARRIVALS_PANEL);
  wait_until (gtk_widget_get_mapped (panel));
  hand_tap (stage_find (panel, ADJ_TYPE_ARRIVAL_ROW));
  hand_tap_at (hand_hex (self->board, (AdjHexId) g_ascii_strtoull (words[3], NULL, 10)));
}

/* ---- What is owed ---- */

/* As the page has it, with the unit's name if it is of one. */
static const char *
find_owed (const Player *self, const char *what, const char *name)
{
  for (guint i = self->owed->len; i > 0; i--)
    {
      const char *line = g_ptr_array_index (self->owed, i - 1);

      if (strstr (line, what) != NULL && (name == NULL || g_str_has_prefix (line, name)))
        return line;
    }
  g_assert_not_reached ();
}

/* Below its heading, by what it says. */
static void
answer (const Player *self, const char *owed, const char *with)
{
  GtkWidget *page = stage_find (self->window, ADJ_TYPE_DEBT_PAGE);
  GtkWidget *button;

  g_test_message ("%s: %s", owed, with);
  wait_until ((button = hand_find_called (page, owed)) != NULL);
  while (!GTK_IS_BUTTON (button) || stage_find_saying (button, with) == NULL)
    {
      button = gtk_widget_get_next_sibling (button);
      g_assert_nonnull (button);
    }
  hand_tap (button);
}

static void
pay (const Player *self, char **words)
{
  const AdjUnit *unit =
      words[1] != NULL
          ? &scenario_of (self)->units[adj_scenario_unit (scenario_of (self), words[1])]
          : NULL;
  g_autofree char *with = NULL;

  if (g_str_equal (words[0], "retreat"))
    answer (self, find_owed (self, "must retreat", unit->name), words[2]);
  else if (g_str_equal (words[0], "lose"))
    answer (self, find_owed (self, "must lose", NULL), unit->name);
  else
    {
      with = unit != NULL ? g_strdup_printf ("%s to %s", unit->name, words[2]) : g_strdup ("Stay");
      answer (self, find_owed (self, "may advance", NULL), with);
    }
}

/* ---- The lines ---- */

/* The button of an action; NULL. */
static GtkWidget *
find_acting (GtkWidget *root, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_acting (child, action);
  return found;
}

static void
play (const Player *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  gboolean combat = adj_table_phase_kind (adj_session_true_table (self->session),
                                          adj_session_book (self->session)) == ADJ_PHASE_COMBAT;

  if (g_str_equal (words[0], "next") || (g_str_equal (words[0], "attack") && !combat))
    hand_tap (stage_find (self->window, ADJ_TYPE_NEXT_BUTTON));
  if (g_str_equal (words[0], "move"))
    move (self, words);
  else if (g_str_equal (words[0], "enter"))
    enter (self, words);
  else if (g_str_equal (words[0], "attack"))
    attack (self, words);
  else if (g_str_equal (words[0], "undo"))
    hand_tap (find_acting (GTK_WIDGET (self->window), "win.undo"));
  else if (!g_str_equal (words[0], "next"))
    pay (self, words);
}

static void
play_line (const Player *self, const char *line)
{
  g_autoptr (GPtrArray) outcomes = NULL;

  g_test_message ("> %s", line);
  if (g_str_equal (line, "undo"))
    adj_game_undo (self->typed);
  else
    outcomes = adj_game_submit (self->typed, line, FALSE);
  play (self, line);
  wait_until (
      adj_table_equal (adj_session_true_table (self->session), adj_game_get_table (self->typed)));
  stage_settle ();
}

/* Begins it by its card on the start page, as the page says. */
static Player
begin (void)
{
  g_autofree char *scenario = adj_library_find_scenario ("first-battle");
  g_autoptr (AdjLoaded) loaded = adj_library_load (scenario);
  Player self = { .window = stage_open (),
                  .typed = adj_game_new (loaded->book, 1),
                  .owed = g_ptr_array_new () };

  hand_look_at (GTK_WINDOW (self.window));
  hand_rest ();
  hand_tap_what_says (self.window, "First battle");
  wait_until ((self.session = adj_window_get_session (self.window)) != NULL);
  self.board = stage_find (self.window, ADJ_TYPE_BOARD);
  wait_until (adj_map_view_is_sharp (adj_board_get_map (self.board)));
  return self;
}

static void
test_played (void)
{
  g_auto (GStrv) lines = read_page ();
  Player player = begin ();
  gboolean typed = FALSE;
  guint n_words = 0;
  guint n = 0;

  g_assert_cmpstr (gtk_entry_get_placeholder_text (stage_find (
                       stage_find (player.window, ADJ_TYPE_ORDER_LINE), GTK_TYPE_ENTRY)),
                   ==, "Order: move alden 0302");
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "```"))
        typed = !typed;
      else if (!typed)
        n_words += count_words (lines[i]);
      else if (g_str_has_prefix (lines[i], "> "))
        {
          play_line (&player, lines[i] + 2);
          n++;
        }
      else
        g_ptr_array_add (player.owed, lines[i]);
    }
  g_assert_cmpuint (n, >, 60);
  wait_until (stage_find_saying (player.window, "Union wins by 7") != NULL);
  g_assert_cmpfloat (hand_seconds (n_words), <=, MOST_SECONDS);
  g_object_unref (player.typed);
  g_ptr_array_unref (player.owed);
  stage_close (player.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/first-battle/played", test_played);
  return g_test_run ();
}
