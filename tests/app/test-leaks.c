/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-menu.h"
#include "app/board/board.h"
#include "app/board/find-bar.h"
#include "app/desktop/settings.h"
#include "app/papers/game-papers.h"
#include "app/turns/order-line.h"
#include "app/widgets/sheet-view.h"
#include "app/window/game-page.h"
#include "hidden.h"
#include "sheets/counter.h"
#include "stage.h"
#include "walk.h"

/* Nothing in the window names to one player what the other has lying face down (Y 11.59): not on
 * the screen, not to a screen reader, not in a list or a menu, seen or not. */

/* ---- Everything there is to see ---- */

static void
open_every_panel (const Hidden *stage)
{
  static const char *const panels[] = { "combat", "arrivals", "initiative", "command",  "roster",
                                        "log",    "victory",  "set-up",     "read-back" };
  AdjGamePage *page = stage_find (stage->window, ADJ_TYPE_GAME_PAGE);

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_object_set (page, "panel", panels[i], NULL);
      stage_settle ();
      hidden_assert_silent (stage, stage->window, panels[i]);
    }
}

/* The words written over the map, and on the counters that lie on it. */
static void
look_at_the_map (const Hidden *stage, AdjBoard *board)
{
  AdjView view = adj_session_view (stage->session);
  g_autofree char *drawn = NULL;
  g_autoptr (GString) counters = g_string_new (NULL);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (board)); /* the cursor may still want its place */
  drawn = walk_read_drawn (GTK_WIDGET (board));
  for (int unit = 0; unit < view.table->n_units; unit++)
    {
      AdjCounter counter = adj_counter_of (&view, unit);

      if (counter.name != NULL && !counter.face_down)
        g_string_append_printf (counters, "%s\n", counter.name);
    }
  hidden_assert_tells_nothing (stage, drawn, "map");
  hidden_assert_tells_nothing (stage, counters->str, "counters");
}

/* The menu and the cursor of every eighth hex with somebody in it. */
static void
walk_the_board (const Hidden *stage)
{
  AdjBoard *board = stage_find (stage->window, ADJ_TYPE_BOARD);
  const AdjField *field = adj_session_true_field (stage->session);

  for (AdjHex hex = 0; hex < field->book->n_hexes; hex++)
    if (field->count[hex] > 0 && hex % 8 == 0)
      {
        adj_map_view_set_cursor (adj_board_get_map (board), hex, FALSE);
        adj_board_menu_open (adj_board_get_state (board), hex, field->first[hex],
                             (AdjPoint){ 10, 10 });
        stage_settle ();
        hidden_assert_silent (stage, board, "board");
      }
  look_at_the_map (stage, board);
  gtk_popover_popdown (GTK_POPOVER (adj_board_get_state (board)->menu));
}

/* The list below the line offers nothing that would tell, whatever is typed. */
static void
begin_orders (const Hidden *stage)
{
  static const char *const verbs[] = { "move ", "charge ", "flip ", "place ", "attack 1620 from " };
  AdjOrderLine *line = stage_find (stage->window, ADJ_TYPE_ORDER_LINE);
  g_autoptr (GPtrArray) secrets = hidden_secrets (stage);
  GtkWidget *entry = stage_find (line, GTK_TYPE_ENTRY);
  GtkListBox *offered = stage_find (line, GTK_TYPE_LIST_BOX);
  guint n_offers = 0;

  gtk_widget_grab_focus (entry);
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      const char *name = g_ptr_array_index (secrets, i * 7 % secrets->len);
      g_autofree char *typed = g_strdup_printf ("%s%.1s", verbs[i], i % 2 == 0 ? name : "");

      gtk_editable_set_text (GTK_EDITABLE (entry), typed);
      gtk_editable_set_position (GTK_EDITABLE (entry), -1);
      stage_settle ();
      gtk_editable_set_text (GTK_EDITABLE (entry), typed);
      n_offers += gtk_list_box_get_row_at_index (offered, 0) != NULL;
      hidden_assert_silent (stage, line, typed);
    }
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  stage_settle ();
  if (adj_session_view (stage->session).eyes <= ADJ_EYES_SECOND)
    g_assert_cmpuint (n_offers, >, 0);
}

/* A unit one does not know is not found by its name. */
static void
look_for_secrets (const Hidden *stage)
{
  g_autoptr (GPtrArray) secrets = hidden_secrets (stage);
  AdjFindBar *bar;
  GtkEditable *entry;

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.find", NULL);
  bar = stage_find (stage->window, ADJ_TYPE_FIND_BAR);
  entry = stage_find (bar, GTK_TYPE_EDITABLE);
  for (guint i = 0; i < MIN (secrets->len, 6); i++)
    {
      g_autofree char *typed = g_strndup (g_ptr_array_index (secrets, i), 3);

      gtk_editable_set_text (entry, typed);
      stage_settle ();
      hidden_assert_silent (stage, stage->window, "find");
    }
  gtk_editable_set_text (entry, "");
  adj_find_bar_close (bar);
}

/* FALSE: there was none behind it. */
static gboolean
turn_page (GtkWidget *papers)
{
  GtkWidget *place = stage_find_saying (papers, "Page ");
  g_autofree char *before = NULL;

  if (place == NULL)
    return FALSE;
  before = g_strdup (gtk_label_get_label (GTK_LABEL (place)));
  gtk_widget_activate_action (papers, "papers.forward", NULL);
  stage_settle ();
  return !g_str_equal (gtk_label_get_label (GTK_LABEL (place)), before);
}

/* Every page of a paper as the window draws it. How many have something written on them. */
static guint
look_at_sheet (const Hidden *stage, GtkWidget *papers, guint sheet)
{
  GtkWidget *page = stage_find (papers, ADJ_TYPE_SHEET_VIEW);
  guint n_written = 0;

  gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), sheet);
  stage_settle ();
  do
    {
      g_autofree char *drawn = walk_read_drawn (page);

      hidden_assert_tells_nothing (stage, drawn, adj_sheet_name ((AdjSheetKind) sheet));
      n_written += *drawn != '\0';
    }
  while (turn_page (papers));
  return n_written;
}

/* Those that have several in one file have the same pages. */
static void
look_at_papers (const Hidden *stage)
{
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (stage->window), stage->session);
  g_autofree char *text = walk_tell (papers);
  guint n_written = 0;

  gtk_window_present (GTK_WINDOW (papers));
  stage_settle ();
  for (guint sheet = 0; sheet < ADJ_SHEET_SIDE; sheet++)
    n_written += look_at_sheet (stage, papers, sheet);
  hidden_assert_silent (stage, papers, "papers");
  g_assert_cmpuint (n_written, >, ADJ_SHEET_SIDE); /* some have more than one */
  g_assert_null (strstr (text, "nothing hidden"));
  gtk_window_destroy (GTK_WINDOW (papers));
}

/* On a scratch table one knows no more than in the game. */
static void
try_something (const Hidden *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "what-if.try", NULL);
  stage_settle ();
  hidden_assert_silent (stage, stage->window, "what-if");
  adj_session_submit (adj_window_get_session (stage->window), "next!");
  stage_settle ();
  hidden_assert_silent (stage, stage->window, "what-if, a phase on");
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "what-if.drop", NULL);
  stage_settle ();
  g_assert_true (adj_window_get_session (stage->window) == stage->session);
}

static void
look_from_afar (const Hidden *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.table-mode", NULL);
  stage_settle ();
  hidden_assert_silent (stage, stage->window, "table mode");
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.table-mode", NULL);
  stage_settle ();
}

static void
look_with (const Hidden *stage, AdjEyes eyes)
{
  adj_session_draw_curtain (stage->session);
  stage_settle ();
  hidden_assert_silent (stage, stage->window, "curtain");
  adj_session_lift_curtain (stage->session, eyes);
  stage_settle ();
  hidden_assert_silent (stage, stage->window, "lifted");
  open_every_panel (stage);
  walk_the_board (stage);
  look_for_secrets (stage);
}

/* Where else something could be said. */
static void
look_everywhere (const Hidden *stage)
{
  begin_orders (stage);
  look_from_afar (stage);
  look_at_papers (stage);
  if (adj_session_view (stage->session).eyes <= ADJ_EYES_SECOND)
    try_something (stage);
}

static void
look_by_turns (const Hidden *stage, gboolean everywhere)
{
  for (int eyes = ADJ_EYES_FIRST; eyes <= ADJ_EYES_PUBLIC; eyes++)
    {
      look_with (stage, (AdjEyes) eyes);
      if (everywhere)
        look_everywhere (stage);
    }
}

static void
test_positions (void)
{
  for (guint32 seed = 1; seed <= 2; seed++)
    {
      Hidden stage = hidden_begin (seed);

      look_by_turns (&stage, seed == 1);
      hidden_play (&stage, "next!");
      look_by_turns (&stage, FALSE);
      hidden_end (&stage);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/leaks/Y 11.59/+ positions", test_positions);
  return g_test_run ();
}
