/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "tests/record/fixture.h"
#include "words/number.h"

/* The player aid and the rulings: what is played, and nothing else. */

static void
test_aid (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option column-per-entry-hex=on", ADJ_OK);
  text = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (text, "Die 1-5 1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1");
  paper_assert_says (text, "6 Ae Ae Ae Ae Ar Ar Ex Ex Ex Ex");
  paper_assert_says (text,
                     "Dr " ADJ_NO_NUMBER " " ADJ_NO_NUMBER " 1/6 2/6 3/6 4/6 4/6 3/6 2/6 2/6");
  paper_assert_says (text, "A column of reinforcements at each entry hex: on Switched off");
  paper_assert_says (text, "Attack Effectiveness Thrown back");
  paper_assert_says (text, "Movement Points: 6; what is left over is lost");
  paper_assert_says (text, "at most 2 units in a hex");
  paper_assert_says (text, "Better than 6-1 is thrown on 6-1, worse than 1-5 on 1-5");
  paper_assert_says (text, "Ar All adjacent attackers retreat one hex and are inverted");
  paper_assert_says (text, "block the line of sight: Forest, Forest-rough");
  paper_assert_says (text, "Supply train: no zone, no attack");
  paper_assert_says (text, "Turn record track 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 ");
  paper_assert_says (text, "Not played Tight stacking; Entrenchments");
  g_assert_null (strstr (text, "Turns an entrenchment takes")); /* a part of what is not played */
  g_assert_null (strstr (text, "Road bonus"));                  /* set as usual */
  g_assert_null (strstr (text, "Ferry"));                       /* not on this map */
  g_assert_null (strstr (text, "River"));
}

/* Headings, and what each chapter says first and last, in the order of play. */
static void
test_aid_in_order (void)
{
  static const char *const said[] = {
    "Sequence of play 1 First player's movement",
    "Zone of control: the six hexes around a unit, but not over a creek without bridge or ford",
    "Coming into an enemy zone ends the move and costs nothing more",
    "Whoever begins in an enemy zone does not move",
    "Terrain MP Defence Sight",
    "Hexside MP Defence Under fire",
    "Arrivals ",
    "At night ",
    "Victory points ",
    "Attacks ",
    "Whoever stands in an enemy zone must attack",
    "Combat results ",
    "De All defenders are eliminated; one adjacent attacker may advance",
    "Dr All defenders retreat one hex; one adjacent attacker may advance",
    "Ex All defenders are eliminated, then adjacent attackers of at least their printed strength",
    "Ar All adjacent attackers retreat one hex and are inverted; one defender may advance",
    "Ae All adjacent attackers are eliminated",
    "Artillery ",
    "Guns may fire at an enemy 2 to 3 hexes away",
    "In an enemy zone guns attack what is adjacent",
    "Options Attack Effectiveness",
  };
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_AID, game);
  const char *after = text;

  for (gsize i = 0; i < G_N_ELEMENTS (said); i++)
    {
      paper_assert_says (after, said[i]);
      after = strstr (after, said[i]) + strlen (said[i]);
    }
}

/* A battle's own rules are nobody else's, and nothing is inverted without the option for it. */
static void
test_aid_of_others (void)
{
  g_autofree char *path = adj_library_find_scenario ("antietam");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjGame) antietam = adj_game_new (loaded->book, 0);
  g_autoptr (AdjGame) chickamauga = fixture_game ();
  g_autofree char *theirs = paper_words_of (ADJ_SHEET_RULINGS, antietam);
  g_autofree char *ours = paper_words_of (ADJ_SHEET_RULINGS, chickamauga);
  g_autofree char *map_unknown = paper_words_of (ADJ_SHEET_AID, antietam);
  g_autofree char *effective = NULL;

  paper_assert_says (ours, "CH 17.4 Cut off");
  g_assert_null (strstr (theirs, "CH 17.4"));
  paper_assert_says (theirs, "BG 7.12 A duty");
  paper_assert_says (map_unknown, "Ferry");
  fixture_play (chickamauga, "option attack-effectiveness=off; option voluntary-attack=on", ADJ_OK);
  effective = paper_words_of (ADJ_SHEET_AID, chickamauga);
  paper_assert_says (effective, "Ar All adjacent attackers retreat one hex; one defender may");
  g_assert_null (strstr (effective, "Whoever stands"));
  g_assert_null (strstr (effective, "is inverted"));
}

#define X "\303\227" /* the sign of multiplication */

/* The terrain table has what the options in force make of it (Y 5.45, 9.0, 9.0b). */
static void
test_aid_terrain (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *plain = paper_words_of (ADJ_SHEET_AID, game);
  g_autofree char *covered = NULL;
  g_autofree char *dug = NULL;

  paper_assert_says (plain, "Forest 3 blocks");
  paper_assert_says (plain, "Forest-rough 6 " X "2 blocks");
  paper_assert_says (plain, "Road 1 along it");
  paper_assert_says (plain, "Trail at most 2 along it");
  fixture_play (game, "option forest-cover=on", ADJ_OK);
  covered = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (covered, "Forest 3 6 " X "2 blocks");
  paper_assert_says (covered, "Rough 3 3 " X "2");
  paper_assert_says (covered, "Forest-rough 6 6 " X "3 blocks");
  fixture_play (game, "option entrenchments=on", ADJ_OK);
  dug = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (dug, "Clear 1 1 " X "2");
  paper_assert_says (dug, "Forest 3 6 " X "2 " X "3 blocks");
  paper_assert_says (dug, "Forest-rough 6 6 " X "3 blocks");
}

/* What is paid by night has columns of its own (E N.5). */
static void
test_aid_by_night (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *dark = NULL;
  g_autofree char *covered = NULL;

  fixture_play (game, "option night-terrain=on", ADJ_OK);
  dark = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (dark, "Forest 3 6 blocks");
  paper_assert_says (dark, "Road 1 along it Trail");
  paper_assert_says (dark, "Trail at most 2 along it 4 ");
  paper_assert_says (dark, "Ford +1 +2 " X "2");
  fixture_play (game, "option forest-cover=on", ADJ_OK);
  covered = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (covered, "Forest 3 6 6 12 " X "2 blocks");
}

static void
assert_one_page (AdjGame *game, AdjSheetKind kind, const char *paper)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *fault = NULL;

  options.paper = adj_paper_find (paper);
  sheet = paper_sheet (kind, game, &options);
  fault = adj_sheet_fault (sheet);
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
}

/* Whatever is played, the aid is one side of one sheet, with a line for each option in force; and
 * each ruling is one on its own paper. */
static void
test_aid_in_lines (void)
{
  const AdjRuleset *ruleset = fixture_book ()->ruleset;
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;
  g_autofree char *rulings = NULL;

  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].key != ADJ_OPTION_NONE)
      {
        g_autofree char *line = g_strdup_printf ("option %s=on", ruleset->options[i].id);
        g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

        g_assert_cmpuint (outcomes->len, ==, 1);
      }
  while (adj_game_get_table (game)->turn < 2) /* some begin with the next turn */
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "next!", FALSE);

      g_assert_nonnull (outcomes);
    }
  assert_one_page (game, ADJ_SHEET_AID, "a4");
  assert_one_page (game, ADJ_SHEET_AID, "letter");
  text = paper_words_of (ADJ_SHEET_AID, game);
  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];

      if (option->kind == ADJ_PLAYED_AS_RULE && option->key != ADJ_OPTION_NONE &&
          adj_table_option (adj_game_get_table (game), option->key) != 0)
        {
          g_autofree char *line = g_strconcat (option->title, " ", option->short_text, NULL);

          paper_assert_says (text, line);
        }
    }
  rulings = paper_text_of (ADJ_SHEET_RULINGS, game);
  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const AdjRow *row = &ruleset->rows[i];
      g_autofree char *start = g_strconcat ("\n", row->id, " ", NULL);

      if (strstr (rulings, start) != NULL)
        paper_assert_says (rulings, row->short_ruling != NULL ? row->short_ruling : row->ruling);
    }
  g_assert_cmpuint (paper_count (rulings, "^ ?(BG|CH|Y|E IL|E N)[ .]?[0-9][0-9.]*[a-z]? "), >=, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/aid", test_aid);
  g_test_add_func ("/sheets/aid/in order", test_aid_in_order);
  g_test_add_func ("/sheets/aid of others", test_aid_of_others);
  g_test_add_func ("/sheets/aid Y 5.45 Y 9.0 terrain", test_aid_terrain);
  g_test_add_func ("/sheets/aid/E N.5 by night", test_aid_by_night);
  g_test_add_func ("/sheets/aid in lines", test_aid_in_lines);
  return g_test_run ();
}
