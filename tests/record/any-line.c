/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "any-line.h"

#include <string.h>

#include "table/unit.h"

static const char *const shapes[] = {
  "move u h",
  "move u d d",
  "enter u h",
  "exit u",
  "charge u h",
  "plot u",
  "plot u d",
  "plot u . d - .",
  "plot u+u d d",
  "plot u . . d",
  "plot u h",
  "plot u exit",
  "plot u enter h d",
  "segment",
  "seal s",
  "seal s paper",
  "reveal",
  "withdraw u d",
  "attack h from u die n",
  "attack h from u+u reduce 2-1 roll",
  "attack h from u",
  "support u",
  "roll n",
  "roll n Dr",
  "roll",
  "retreat u d",
  "displace u d",
  "advance u",
  "stay",
  "lose u",
  "flip u",
  "flip u down",
  "flip s down",
  "entrench u",
  "initiative s n s n",
  "initiative roll",
  "scatter die n",
  "scatter chits 1 4",
  "scatter roll",
  "drift u n n",
  "drift u roll",
  "dummy s n",
  "place u h",
  "place u off",
  "place h h",
  "mark h entrenchment",
  "mark h breastworks",
  "mark h none",
  "eliminate u",
  "status u ineffective",
  "status u fought=no strength=n",
  "score s -99 t",
  "score s 9999 t",
  "commander s n",
  "option o",
  "option o=off",
  "waive BG 5.13",
  "waive BG 7.11",
  "mirror losses",
  "mirror full",
  "note t",
  "bookmark t",
  "next",
  "next!",
  "move h h",
  "enter u+u h h",
  "exit u+u",
  "attack h+h from u+u+u",
  "attack h from u support u h die n",
  "attack h from u+u reduce 1-1 die n result Ar",
  "roll n result Dr",
  "support u h",
  "retreat h d",
  "advance u h",
  "lose u+u",
  "flip u+u up",
  "initiative s n s n without u",
  "initiative s n s n by h u",
  "initiative s n s n result s",
  "scatter level n die n",
  "scatter level n chits n n",
  "scatter level n roll",
  "place u+u h",
  "mark h building",
  "eliminate u+u",
  "status u moved=no",
  "status u advanced reduced=no strength=n",
  "option o=n",
};

static const char *const figures[] = {
  "u strength=n",      "u strength=", "u name=t",    "u movement=13/2",
  "u turn=2",          "h called=t",  "h terrain=k", "turn-2 night=yes",
  "turn-2 label=Dawn", "u hex=h",     "s-2 level=4", "s-2 limit=9",
};

/* As long as a note may be, with all that an attribute of a file may not hold as it is. */
static char *
some_text (Lots *lots)
{
  static const char *const words[] = {
    "lost",
    "its way",
    "\"so\"",
    "<&>",
    "]]>",
    "'",
    "\302\240",
    "\360\237\220\216",
    "; next",
    "&#10;",
    "é",
    "\342\200\256",
    "\t",
    "\x01",
    "\357\277\276",
    "a  b",
    "-",
    "#",
  };
  GString *text = g_string_new ("x");
  guint n = lots_pick (lots, 8) == 0 ? 400 : 1 + lots_pick (lots, 5);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %s", words[lots_pick (lots, G_N_ELEMENTS (words))]);
  return g_string_free (text, FALSE);
}

static char *
fill_in (const AdjBook *book, Lots *lots, char place)
{
  static const char *const directions[] = { "n", "ne", "se", "s", "sw", "nw", "e", "w" };
  const AdjScenario *scenario = book->scenario;
  const AdjRuleset *ruleset = book->ruleset;

  switch (place)
    {
    case 'u':
      return g_strdup (adj_unit_id (book, (int) lots_pick (lots, scenario->n_units)));
    case 'h':
      return g_strdup_printf ("%04d", book->hexes[lots_pick (lots, book->n_hexes)].id);
    case 'd':
      return g_strdup (directions[lots_pick (lots, G_N_ELEMENTS (directions))]);
    case 's':
      return g_strdup (scenario->sides[lots_pick (lots, ADJ_SIDES)].id);
    case 'n':
      return g_strdup_printf ("%u", lots_pick (lots, 7));
    case 'o':
      return g_strdup (ruleset->options[lots_pick (lots, ruleset->n_options)].id);
    case 'k':
      return g_strdup (ruleset->terrains[lots_pick (lots, ruleset->n_terrains)].id);
    default:
      return some_text (lots);
    }
}

char *
any_line_of (const AdjBook *book, Lots *lots, const char *shape)
{
  GString *line = g_string_new (NULL);

  for (const char *p = shape; *p != '\0'; p++)
    if (strchr ("uhdsnotk", *p) != NULL && (p == shape || !g_ascii_isalpha (p[-1])) &&
        !g_ascii_isalpha (p[1]))
      {
        g_autofree char *word = fill_in (book, lots, *p);

        g_string_append (line, word);
      }
    else
      g_string_append_c (line, *p);
  return g_string_free (line, FALSE);
}

char *
any_line (const AdjBook *book, Lots *lots)
{
  return any_line_of (book, lots, shapes[lots_pick (lots, G_N_ELEMENTS (shapes))]);
}

char *
any_figure (const AdjBook *book, Lots *lots)
{
  return any_line_of (book, lots, figures[lots_pick (lots, G_N_ELEMENTS (figures))]);
}

AdjCorrection *
any_correction (AdjGame *game, const AdjBook *book, Lots *lots, guint number, const char *order)
{
  g_autofree char *figure = any_figure (book, lots);

  switch (lots_pick (lots, 5))
    {
    case 0:
      return adj_game_correct (game, number, order);
    case 1:
      return adj_game_insert (game, number, order);
    case 2:
      return adj_game_strike (game, number);
    case 3:
      return adj_game_take (game, number);
    default:
      return adj_game_correct_figure (game, figure);
    }
}
