/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/books/charts-laying.h"
#include "app/books/charts-window.h"
#include "app/books/glance-window.h"
#include "app/books/new-battle.h"
#include "app/books/own-tables-window.h"
#include "app/calculators/calculator-window.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/desktop/windows.h"
#include "app/help/help-window.h"
#include "app/options/begin-page.h"
#include "app/options/options-window.h"
#include "app/options/preferences-window.h"
#include "app/papers/game-papers.h"
#include "app/skirmish/quick-sum.h"
#include "app/window/game-page.h"
#include "app/window/start-page.h"
#include "book/library.h"
#include "brawl.h"
#include "desk-work.h"
#include "frame.h"
#include "stage.h"

/* Pictures of the window's main states, for people to look at: screenshots FOLDER [NAME], of that
 * state alone; in the language that ADJUTANT_PICTURES_LANGUAGE names (de, fr). Called by
 * build-aux/screenshots. */

typedef struct
{
  const char *name;
  const char *panel;
  const char *orders; /* played before the picture; NULL: the start page */
  const char *unit;   /* picked; NULL */
  AdjHexId target;    /* 0: none */
  guint8 drift[2];    /* dice typed for the unit; 0: none */
  gboolean over;      /* and then played to the end */
  guint back;         /* and looked back by so many battles or orders */
  const char *battle; /* NULL: Chickamauga; BOTH: for the Union's eyes */
} State;

#define DUSK                                                                                       \
  "option variable-initiative; option night-plots; next!; next; next!; next; place u1 0101;"       \
  "place c1 0105; place c2 0605; place u2 0501; place ug 0201;"

/* A Game-Turn that both sides play together, as far as their plots lie open. */
#define TOGETHER                                                                                   \
  "option simultaneous-movement; option attack-effectiveness; place wilder 1318;"                  \
  "place fulton 1320; place 2/1/xiv 1218; seal union paper; seal confederate paper; reveal;"       \
  "plot wilder . 1319 attack; plot fulton 1319 attack;"
#define TOGETHER_MARCHED TOGETHER "segment; segment; segment;"
#define TOGETHER_MET TOGETHER_MARCHED "contest 1319 union 2 confederate 6; next;"
#define TOGETHER_AIMED TOGETHER_MET "attack 1319 from wilder; attack 1318 1218 from fulton;"

#define FIRST "first-battle"
#define BOTH "both" /* the field of tests/book/both.scenario.xml */

static const State states[] = {
  { "start", "", NULL, NULL, 0 },
  { "movement", "arrivals", "", "alden", 0, .battle = FIRST },
  { "combat", "combat",
    "move alden 0404; move brook 0505; move battery-a 0403; next; attack 0405 from alden brook",
    NULL, 0, .battle = FIRST },
  { "card", "log",
    "move 2/1/xiv 1318 1317!; place smith 1822; move 3/1/xiv 1416; status 1/1/xiv ineffective; "
    "next!; next!; next!",
    "1/1/xiv", 0 },
  { "retreat", "combat",
    "move alden 0404; move brook 0505; next; attack 0405 from alden brook die 3", NULL, 0,
    .battle = FIRST },
  { "log", "log",
    "move alden 0404; move brook 0505; next; attack 0405 from alden brook die 3; next!", NULL, 0,
    .battle = FIRST },
  { "set-up", "set-up", "", NULL, 0, .battle = FIRST },
  { "roster", "roster", "", "kirby", 0, .battle = FIRST },
  { "initiative", "initiative", "option variable-initiative", NULL, 0 },
  { "command", "command", "option command-control; scatter die 3", NULL, 0 },
  { "entrenched", "log", "option entrenchments; entrench 3/1/xiv; mark 1522 entrenchment", NULL,
    0 },
  { "young", "combat",
    "option flank-attack; option artillery-support; option range-attenuation;"
    "option demoralization; option cavalry-arms; option cavalry-retreat; place 3/1/xiv 1619;"
    "place wilder 1621; place xxi-artillery 1618; place 1-artillery 1720; place armstrong 1620;"
    "eliminate 1/1/res+2/1/res+2/2/res+1/1/xiv+2/1/xiv; next!;"
    "attack 1620 from wilder 3/1/xiv xxi-artillery",
    NULL, 0 },
  { "hidden", "set-up",
    "option demoralization; option entrenchments; option free-deployment; entrench 3/1/xiv;"
    "mark 1522 entrenchment; eliminate 1/1/res+2/1/res; flip confederate down",
    NULL, 0 },
  { "given-up", "log",
    "option entrenchments; entrench 3/1/xiv; entrench 1/1/xiv; next!; next!; next!; next!;"
    "move 3/1/xiv 1419; move 1/1/xiv 1416",
    NULL, 0 },
  { "curtain", "roster", "option limited-intelligence", NULL, 0 },
  { "exposure", "command", "option command-control", NULL, 0 },
  { "missions", "plots", TOGETHER, "wilder", 0 },
  { "dispute", "plots", TOGETHER_MARCHED, NULL, 0 },
  { "attacks-due", "combat", TOGETHER_MET, NULL, 0 },
  { "attacks-wait", "combat", TOGETHER_AIMED "roll 1", NULL, 0 },
  { "stages", "combat", TOGETHER_AIMED "roll all 1 6", NULL, 0 },
  { "stage-choices", "combat", TOGETHER_AIMED "roll all 1 6; next", NULL, 0 },
  { "victory", "victory", "eliminate kirby", NULL, 0, .battle = FIRST },
  { "over", "victory", "eliminate kirby; score union 3 fair play", NULL, 0, .over = TRUE,
    .battle = FIRST },
  { "over-combat", "combat", "score confederate 25 luck", NULL, 0, .over = TRUE, .battle = FIRST },
  { "look-back",
    "",
    "move 3/1/xiv 1619; move 2/1/xiv 1520; move 1/1/xiv 1619; next;"
    "attack 1620 1720 from 3/1/xiv 1/1/xiv die 1; retreat smith 1721; retreat wright 1820;"
    "advance 3/1/xiv 1620; next!; next!; next!; next!; next!",
    NULL,
    0,
    { 0 },
    FALSE,
    5 },
  { "look-back-log",
    "log",
    "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4; retreat 3/1/xiv 1618; stay; "
    "bookmark back again",
    NULL,
    0,
    { 0 },
    FALSE,
    1 },
  { "read-back", "read-back", "", NULL, 0, .battle = FIRST },
  { "scatter", "command", "option command-control; scatter die 3", "3/1/xiv", 0, { 2, 5 } },
  { "plots", "plots", DUSK "place c2 0502", "u1", 0, .battle = BOTH },
  { "segments",
    "plots",
    DUSK "next!; plot u1 0102; plot c1 0104 0103; plot u2 . 0502; plot ug 0302; segment; segment",
    NULL,
    0,
    { 0 },
    FALSE,
    0,
    BOTH },
  { "withdrawals",
    "plots",
    DUSK "next!; place c1 0104; plot u1 0102; plot c1 0103; segment; next;"
         "initiative union 6 confederate 1; next!",
    NULL,
    0,
    { 0 },
    FALSE,
    0,
    BOTH },
};

static const struct
{
  const char *name;
  int width;
  int height;
  gboolean dark;
  const char *theme; /* of the desktop; NULL: as usual */
  double letters;    /* how much larger than usual; 0: not at all */
} looks[] = {
  { "1280-light", 1280, 800, FALSE, NULL },
  { "1280-dark", 1280, 800, TRUE, NULL },
  { "1280-contrast", 1280, 800, FALSE, "HighContrast" },
  { "800-light", 800, 600, FALSE, NULL },
  { "800-dark", 800, 600, TRUE, NULL },
  { "800-large", 800, 600, FALSE, NULL, 2 },
  { "1920-light", 1920, 1080, FALSE, NULL },
};

/* ---- The game's window ---- */

static gboolean
is_wanted (const char *only, const char *name)
{
  return only == NULL || g_str_equal (only, name);
}

static AdjSession *
begin_battle (AdjWindow *window, const char *battle)
{
  g_autofree char *both =
      g_test_build_filename (G_TEST_DIST, "..", "book", "both.scenario.xml", NULL);

  g_assert_true (adj_window_begin (window, g_str_equal (battle, BOTH) ? both : battle));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return adj_window_get_session (window);
}

/* Behind the curtain that has fallen when plotting began. */
static void
plot_for_union (AdjSession *session)
{
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  adj_session_submit (session, "plot u1 0102 . 0103; plot ug 0202 0203");
}

static void
play_to (AdjWindow *window, const State *state)
{
  AdjSession *session =
      state->battle != NULL ? begin_battle (window, state->battle) : stage_begin (window);
  const AdjBook *book = adj_session_book (session);
  AdjPicks picks = { 0 };

  if (*state->orders != '\0')
    adj_session_submit (session, state->orders);
  if (g_strcmp0 (state->battle, BOTH) == 0 && adj_session_is_covered (session))
    plot_for_union (session);
  while (state->over && !adj_game_get_table (adj_session_get_game (session))->over)
    adj_session_submit (session, "next!");
  if (state->unit != NULL)
    adj_picks_toggle_unit (&picks, adj_scenario_unit (book->scenario, state->unit));
  if (state->target != 0)
    adj_picks_toggle_target (&picks, adj_book_hex (book, state->target));
  memcpy (picks.drift, state->drift, sizeof picks.drift);
  adj_session_set_picks (session, &picks);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", state->panel);
  for (guint i = 0; i < state->back; i++)
    adj_session_stride (session, ADJ_STRIDE_ORDER, FALSE);
}

static void
use_look (guint look)
{
  g_settings_set (adj_settings (), "window-size", "(ii)", looks[look].width, looks[look].height);
  g_settings_set_string (adj_settings (), "appearance", looks[look].dark ? "dark" : "light");
  g_settings_set_double (adj_settings (), "text-scale",
                         looks[look].letters > 0 ? looks[look].letters : 1);
  if (looks[look].theme != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-theme-name", looks[look].theme, NULL);
  else
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-theme-name");
}

static AdjWindow *
open_look (guint look)
{
  use_look (look);
  return stage_open ();
}

static void
keep (GtkWidget *window, const char *name, guint look, const char *folder)
{
  g_autofree char *file = g_strdup_printf ("%s-%s.png", name, looks[look].name);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  frame_keep (window, NULL, path);
  g_print ("%s\n", path);
}

static void
picture (const State *state, guint look, const char *folder)
{
  AdjWindow *window = open_look (look);

  if (state->orders != NULL)
    play_to (window, state);
  keep (GTK_WIDGET (window), state->name, look, folder);
  stage_close (window);
}

/* ---- Windows beside it ---- */

/* The page of a window that has a stack of them. */
static void
picture_page (GtkWidget *window, const char *page, guint look, const char *folder)
{
  g_autofree char *name = g_strconcat (G_OBJECT_TYPE_NAME (window), "-", page, NULL);
  g_autofree char *lower = g_ascii_strdown (name + strlen ("Adj"), -1);

  gtk_window_set_default_size (GTK_WINDOW (window), looks[look].width, looks[look].height);
  gtk_stack_set_visible_child_name (stage_find (window, GTK_TYPE_STACK), page);
  keep (window, lower, look, folder);
}

/* Some of a map, made up. */
static void
draw_map (AdjChartsWindow *charts)
{
  static const char *const lines[] = {
    "0202 0203 0302 0303 0304 0403 forest",
    "0204 0205 0305 0405 0505 clear",
    "0502 0503 0602 0603 rough",
    "0303 0304 creek bridge road",
    "0403 0404 creek",
    "0304 0305 road",
  };
  AdjOwnBattle *battle = adj_charts_window_get_battle (charts);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    adj_draft_map_line (adj_own_battle_get_draft (battle), lines[i]);
  for (int unit = 0; unit < 12; unit++)
    adj_draft_set_hex (adj_own_battle_get_draft (battle), unit, ADJ_HEX_NONE);
  adj_own_battle_save (battle);
}

/* With the owner's picture under the grid: while it is laid, and behind what is compared. */
static void
picture_laid (AdjChartsWindow *charts, guint look, const char *folder)
{
  static const AdjHexId hexes[] = { 101, 2301, 128, 2328 };
  GtkWidget *laying = stage_find (charts, ADJ_TYPE_CHARTS_LAYING);
  g_autofree char *home = folder_make ();
  OwnerMap sheet = desk_work_lay (charts, home);

  keep (GTK_WIDGET (charts), "chartswindow-pointing", look, folder);
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    desk_work_point (charts, &sheet, hexes[i]);
  keep (GTK_WIDGET (charts), "chartswindow-laid", look, folder);
  stage_press (laying, _ ("_Enough"));
  gtk_stack_set_visible_child_name (stage_find (charts, GTK_TYPE_STACK), "compare");
  keep (GTK_WIDGET (charts), "chartswindow-compared", look, folder);
  adj_tracer_forget (adj_own_battle_get_tracer (adj_charts_window_get_battle (charts)));
  folder_remove (g_steal_pointer (&home));
}

static void
picture_charts (guint look, const char *folder)
{
  static const char *const pages[] = { "gaps",    "units",   "turns", "map",
                                       "picture", "compare", "battle" };
  g_autofree char *path = adj_library_find_scenario ("hooker-and-lee");
  AdjWindow *window = open_look (look);
  GtkWidget *charts;

  adj_window_fill_in (window, path);
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  draw_map (ADJ_CHARTS_WINDOW (charts));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    picture_page (charts, pages[i], look, folder);
  picture_laid (ADJ_CHARTS_WINDOW (charts), look, folder);
  gtk_widget_activate_action (charts, "charts.pages", NULL);
  keep (charts, "chartswindow-alone", look, folder);
  stage_close (window);
}

static void
picture_tables (guint look, const char *folder)
{
  static const char *const pages[] = { "results", "terrain", "hexsides", "command", "arms" };
  AdjWindow *window = open_look (look);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.tables", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    picture_page (stage_find_window (ADJ_TYPE_OWN_TABLES_WINDOW), pages[i], look, folder);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.ask-battle", NULL);
  keep (stage_find_window (ADJ_TYPE_NEW_BATTLE), "new-battle", look, folder);
  stage_close (window);
}

static void
picture_what_if (guint look, const char *folder)
{
  AdjWindow *window = open_look (look);

  play_to (window, &states[1]);
  gtk_widget_activate_action (GTK_WIDGET (window), "what-if.try", NULL);
  adj_session_submit (adj_window_get_session (window), "move 3/1/xiv 1619; move wilder n");
  keep (GTK_WIDGET (window), "what-if", look, folder);
  gtk_widget_activate_action (GTK_WIDGET (window), "what-if.drop", NULL);
  stage_close (window);
}

static const State *
state_called (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_str_equal (states[i].name, name))
      return &states[i];
  g_assert_not_reached ();
}

/* The window itself in another state, by an action of its own. */
static void
picture_state (
    const char *name, const char *state, const char *action, guint look, const char *folder)
{
  AdjWindow *window = open_look (look);

  play_to (window, state_called (state));
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  keep (GTK_WIDGET (window), name, look, folder);
  stage_close (window);
}

static void
picture_correction (guint look, const char *folder)
{
  AdjWindow *window = open_look (look);

  play_to (window, &states[3]);
  gtk_widget_activate_action (stage_find (window, ADJ_TYPE_GAME_PAGE), "correct.edit", "u", 1u);
  keep (GTK_WIDGET (window), "correction", look, folder);
  stage_close (window);
}

/* A game that was begun from charts and corrected since. */
static void
picture_apart (guint look, const char *folder)
{
  g_autofree char *shipped = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjOwnBattle) battle = adj_own_battle_open (shipped, &problems);
  AdjWindow *window = open_look (look);

  adj_own_battle_save (battle);
  adj_own_battle_finish (battle);
  adj_window_begin (window, adj_own_battle_get_path (battle));
  stage_order (window, "book wilder strength=9");
  stage_order (window, "book 1318-1319 side=creek");
  stage_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "charts");
  keep (GTK_WIDGET (window), "apart", look, folder);
  stage_close (window);
}

/* Windows that an action opens beside that of the game. */
static const struct
{
  const char *name;
  const char *action;
  GType (*type) (void);
} beside[] = {
  { "preferences", "win.preferences", adj_preferences_window_get_type },
  { "options", "win.options", adj_options_window_get_type },
  { "glance", "win.glance", adj_glance_window_get_type },
  { "papers", "win.print", adj_print_window_get_type },
  { "figures", "win.figures::initiative", adj_calculator_window_get_type },
};

static void
picture_beside (guint i, guint look, const char *folder)
{
  AdjWindow *window = open_look (look);
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;
  GtkWidget *other;

  play_to (window, &states[2]);
  g_assert_true (g_action_parse_detailed_name (beside[i].action, &action, &target, NULL));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), action, target);
  other = stage_find_window (beside[i].type ());
  keep (other, beside[i].name, look, folder);
  gtk_window_destroy (GTK_WINDOW (other));
  stage_close (window);
}

/* Between the card of a battle and its first phase, with Young's options chosen. */
static void
picture_begin (guint look, const char *folder)
{
  AdjWindow *window = open_look (look);
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  GtkWidget *young;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.agree", "s", path);
  gtk_window_present (GTK_WINDOW (window));
  stage_settle ();
  young = stage_find_saying (stage_find (window, ADJ_TYPE_BEGIN_PAGE), "With Young");
  if (young != NULL)
    g_object_set (gtk_widget_get_parent (young), "active", TRUE, NULL);
  keep (GTK_WIDGET (window), "begin", look, folder);
  stage_close (window);
}

/* A skirmish, page by page. */
static void
picture_skirmish (guint look, const char *folder)
{
  static const char *const pages[] = { "standing", "act",    "react", "attempt",
                                       "fights",   "figure", "cards" };
  Brawl brawl;
  GtkWidget *sum;

  use_look (look);
  brawl = brawl_open (brawl_begun);
  gtk_window_set_default_size (GTK_WINDOW (brawl.window), looks[look].width, looks[look].height);
  brawl_order (&brawl, "act guy shoot at court; pass; act mob-1 melee at robin");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *name = g_strconcat ("skirmish-", pages[i], NULL);

      brawl_page (&brawl, pages[i]);
      keep (GTK_WIDGET (brawl.window), name, look, folder);
    }
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.correct", "u", 8u);
  stage_settle ();
  keep (GTK_WIDGET (brawl.window), "skirmish-correct", look, folder);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.table-mode", NULL);
  brawl_page (&brawl, "standing");
  keep (GTK_WIDGET (brawl.window), "skirmish-table", look, folder);
  brawl_close (&brawl);
  sum = adj_quick_sum_new (NULL);
  gtk_window_present (GTK_WINDOW (sum));
  keep (sum, "skirmish-sum", look, folder);
  gtk_window_destroy (GTK_WINDOW (sum));
}

static void
picture_help (guint look, const char *folder)
{
  AdjWindow *window = open_look (look);
  GtkWidget *help = adj_help_window_new (GTK_WINDOW (window));

  adj_help_window_show (ADJ_HELP_WINDOW (help), "playing");
  gtk_window_present (GTK_WINDOW (help));
  keep (help, "help", look, folder);
  adj_help_window_show (ADJ_HELP_WINDOW (help), "filling-in#units");
  keep (help, "help-pictures", look, folder);
  gtk_window_destroy (GTK_WINDOW (help));
  stage_close (window);
}

/* All states, or the one of that name. */
/* The games that the revised rules have no data for, at the end of the start page. */
static void
picture_games (guint look, const char *folder)
{
  AdjWindow *window;
  GtkAdjustment *place;

  g_settings_set_string (adj_settings (), "ruleset", "blue-and-grey-revised");
  window = open_look (look);
  wait_until (stage_find_saying (window, _ ("No data yet")) != NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  place = gtk_scrolled_window_get_vadjustment (
      stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_SCROLLED_WINDOW));
  gtk_adjustment_set_value (place, gtk_adjustment_get_upper (place));
  keep (GTK_WIDGET (window), "games", look, folder);
  stage_close (window);
  g_settings_reset (adj_settings (), "ruleset");
}

static void
picture_look (guint look, const char *folder, const char *only)
{
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (is_wanted (only, states[i].name))
      picture (&states[i], look, folder);
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    if (is_wanted (only, beside[i].name))
      picture_beside (i, look, folder);
  if (is_wanted (only, "quick-odds"))
    picture_state ("quick-odds", "combat", "win.quick-odds", look, folder);
  if (is_wanted (only, "table-mode"))
    picture_state ("table-mode", "combat", "win.table-mode", look, folder);
  if (is_wanted (only, "table-over"))
    picture_state ("table-over", "over", "win.table-mode", look, folder);
  if (is_wanted (only, "table-curtain"))
    picture_state ("table-curtain", "curtain", "win.table-mode", look, folder);
  if (is_wanted (only, "correction"))
    picture_correction (look, folder);
  if (is_wanted (only, "apart"))
    picture_apart (look, folder);
  if (is_wanted (only, "begin"))
    picture_begin (look, folder);
  if (is_wanted (only, "help"))
    picture_help (look, folder);
  if (is_wanted (only, "what-if"))
    picture_what_if (look, folder);
  if (is_wanted (only, "skirmish"))
    picture_skirmish (look, folder);
  if (is_wanted (only, "charts"))
    picture_charts (look, folder);
  if (is_wanted (only, "tables"))
    picture_tables (look, folder);
  if (is_wanted (only, "games"))
    picture_games (look, folder);
}

int
main (int argc, char **argv)
{
  const char *language = g_getenv ("ADJUTANT_PICTURES_LANGUAGE");
  char *words = NULL;

  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  if (argc < 2 || argc > 3)
    {
      g_printerr ("usage: screenshots FOLDER [NAME]\n");
      return 2;
    }
  if (language != NULL)
    words = stage_speak (language);
  adj_looks_dress ();
  adj_windows_bound ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink",
                FALSE, NULL);
  g_mkdir_with_parents (argv[1], 0755);
  for (guint look = 0; look < G_N_ELEMENTS (looks); look++)
    picture_look (look, argv[1], argv[2]);
  if (words != NULL)
    folder_remove (words);
  return 0;
}
