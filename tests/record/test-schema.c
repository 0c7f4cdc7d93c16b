/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include "record/save.h"
#include "tests/desk/spoil.h"

/* A game's file as the reader's table and the schema see it: a small one with everything a game
 * can have is spoiled by lot, and a real one is held against the schema as it is. */

#define SEED 18630920
#define ROUNDS 1500

static const char small[] =
    "<game xmlns='urn:adjutant:game' version='1' program='0.1' seed='0123456789abcdef'"
    " strict='yes'>"
    "<ruleset>rules\nof play</ruleset><scenario>a battle</scenario>"
    "<draft side='union' text='AAAA'/><draft side='confederate'/>"
    "<entry number='1' kind='order' order='next' verdict='ok' effects='phase 1 1 1'"
    " hash='0123456789abcdef'/>"
    "<entry number='2' kind='order' order='roll 4' joined='yes' dice='1' verdict='warned'"
    " unjudged='yes' findings='BG 7.6 result-differs - - 3' hash='0123456789abcdef'/>"
    "<entry number='3' kind='correct' target='1' order='note x' verdict='ok' aside='2'"
    " differ='2 3' hash='0123456789abcdef'><anew number='2' effects='score union 5'/></entry>"
    "<entry number='4' kind='undo' target='3' hash='0123456789abcdef'/>"
    "<entry number='5' kind='redo' target='3' joined='no' hash='0123456789abcdef'/>"
    "<entry number='6' kind='insert' target='2' order='stay' hash='0123456789abcdef'/>"
    "<entry number='7' kind='strike' target='2' hash='0123456789abcdef'/>"
    "<entry number='8' kind='order' order='seal union' verdict='ok' hash='0123456789abcdef'>"
    "<seal side='union' turn='9' check='0123456789abcdef0123' text='AAAA'/></entry>"
    "<entry number='9' kind='book' hash='0123456789abcdef'>"
    "<corrected-scenario>the battle</corrected-scenario></entry>"
    "</game>";

static void
test_agree (void)
{
  g_autofree char *schema = adj_library_schema ("game.rng");
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  guint good = 0;

  g_assert_nonnull (schema);
  g_assert_true (both_accept (&adj_game_format, schema, small));
  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autofree char *changed = spoil (&adj_game_format, dice, small);

      good += both_accept (&adj_game_format, schema, changed);
    }
  g_test_message ("%u of %d are good", good, ROUNDS);
  g_assert_cmpuint (good, >, ROUNDS / 20);
  g_assert_cmpuint (good, <, ROUNDS / 2);
}

/* What an order rests on and what it comes to is as long as it is. */
static void
test_long (void)
{
  static const struct
  {
    const char *said;
    const char *name;
    gsize most;
  } texts[] = {
    { "findings='BG 7.6 result-differs - - 3'", "findings", 200000 },
    { "effects='phase 1 1 1'", "effects", 2000000 },
  };
  g_autofree char *schema = adj_library_schema ("game.rng");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (gsize over = 0; over < 2; over++)
      {
        g_autofree char *text = g_strnfill (texts[i].most + over, 'x');
        g_autofree char *attribute = g_strdup_printf ("%s='%s'", texts[i].name, text);
        g_auto (GStrv) around = g_strsplit (small, texts[i].said, 2);
        g_autofree char *game = g_strconcat (around[0], attribute, around[1], NULL);

        g_assert_cmpint (both_accept (&adj_game_format, schema, game), ==, over == 0);
      }
}

static void
test_played (void)
{
  g_autofree char *schema = adj_library_schema ("game.rng");
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv roll", ADJ_OK);
  g_assert_true (adj_game_undo (game));
  text = adj_game_write (game, NULL);
  g_assert_true (both_accept (&adj_game_format, schema, text));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/schema/game.rng", test_agree);
  g_test_add_func ("/record/schema/long", test_long);
  g_test_add_func ("/record/schema/played", test_played);
  return g_test_run ();
}
