/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/hex-card-words.h"

#include "record/seen-duties.h"
#include "record/seen.h"
#include "staff/hex-card.h"
#include "tests/record/fixture.h"
#include "tests/record/script.h"
#include "tests/record/swap.h"

/* ---- Reading ---- */

/* A card with what it is made of. */
typedef struct
{
  AdjTable *table;
  AdjTable *seen;
  AdjField *field;
  AdjDuties duties;
  AdjHexCard *card;
} Card;

static Card
card_new (AdjGame *game, guint n_steps, AdjEyes eyes, AdjHex hex)
{
  Card self = { .table = adj_game_table_after (game, n_steps), .field = g_new (AdjField, 1) };
  AdjView view = adj_view (adj_game_get_book (game), self.table, eyes);

  self.seen = adj_seen_field (&view, self.field);
  adj_seen_duties (&view, &self.duties);
  self.card = adj_hex_card_new (&view, self.field, &self.duties, hex, game, n_steps);
  return self;
}

static void
card_clear (Card *self)
{
  adj_hex_card_free (self->card);
  adj_duties_clear (&self->duties);
  g_free (self->field);
  adj_table_free (self->seen);
  adj_table_free (self->table);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Card, card_clear)

static char *
say (const Card *self)
{
  g_autoptr (GPtrArray) lines = adj_hex_card_lines (self->card);

  return adj_hex_card_say (lines);
}

static void
assert_says (AdjGame *game, AdjEyes eyes, AdjHexId id, const char *words)
{
  g_auto (Card) card = card_new (game, adj_game_get_play (game)->steps->len, eyes,
                                 adj_book_hex (adj_game_get_book (game), id));
  g_autofree char *said = say (&card);

  if (strstr (said, words) == NULL)
    g_test_message ("%s", said);
  g_assert_nonnull (strstr (said, words));
}

/* ---- What it says ---- */

/* 1317 is rough, with a road and a trail; 1/1/XIV has a strength of 5. */
static void
test_ground (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  assert_says (game, ADJ_EYES_ALL, 1317, "1317: Rough. 3 MP to enter, defence ×2 (BG 7.4). Union");
  assert_says (game, ADJ_EYES_ALL, 1317, "Road to 1316 and 1417: 1 MP. Trail to 1318: 2 MP");
  assert_says (game, ADJ_EYES_ALL, 1722, "Creek to 1822 and 1723: closed");
}

/* Forest for a battery, as an optional rule has it. */
static void
test_ground_in_force (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option forest-cover; place smith 1722; place 1-artillery 1620", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1620, "1620: Forest. 6 MP to enter, defence ×2 (Y 9.0)");
}

static void
test_strength (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  assert_says (game, ADJ_EYES_ALL, 1317, "1/1/XIV, Infantry: 5. 10 in defence, 6 of 6 MP left");
  fixture_play (game, "place 2/1/xiv 1317", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1317, "Union: 10, in defence 20");
  fixture_play (game, "status 1/1/xiv retreated", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1317, "adds nothing to the defence (BG 7.74), has retreated");
  assert_says (game, ADJ_EYES_ALL, 1317, "Union: 10. 1/1/XIV");
}

/* The way from where it stood as the phase began, though it went by another hex. */
static void
test_came_from (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move wilder 1021 1020", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1020, "8. has moved, came from 1022, 0 of 6 MP left");
  fixture_play (game, "next", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1020, "8. has moved, 6 MP");
}

static void
test_since (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "next; status wilder ineffective; next!; next!", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1022,
               "cannot attack, ineffective since Turn 1, Union, Combat, 6 MP");
  fixture_play (game, "status wilder reduced", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1022, "reduced since Turn 1, Confederate, Combat");
}

/* 3/1/XIV next to Smith owes an attack, and he has to be attacked. */
static void
test_owed (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619; next", ADJ_OK);
  assert_says (game, ADJ_EYES_ALL, 1619, "3/1/XIV in 1619 must attack (BG 7.12)");
  assert_says (game, ADJ_EYES_ALL, 1620, "Smith in 1620 must be attacked (BG 7.11)");
}

/* ---- Secrets ---- */

static void
test_face_down (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option limited-intelligence; flip smith down", ADJ_OK);
  assert_says (game, ADJ_EYES_FIRST, 1620, "Confederate. ?c1: ?. face down. ");
  assert_says (game, ADJ_EYES_SECOND, 1620,
               "Smith, Infantry: 4. face down since Turn 1, Union, Movement, 6 MP");
}

/* Every hex with somebody in it. */
static char *
tell (AdjGame *game, guint n_steps, AdjEyes eyes)
{
  GString *text = g_string_new (NULL);

  for (AdjHex hex = 0; hex < adj_game_get_book (game)->n_hexes; hex++)
    {
      g_auto (Card) card = card_new (game, n_steps, eyes, hex);
      g_autofree char *said = card.field->count[hex] > 0 ? say (&card) : g_strdup ("");

      if (*said != '\0')
        g_string_append_printf (text, "%s\n", said);
    }
  return g_string_free (text, FALSE);
}

static AdjGame *
play_hidden (guint64 seed)
{
  AdjGame *game = swap_hidden_game (fixture_book (), seed);
  g_autoptr (Script) script = script_new_from (fixture_book (), seed, adj_game_get_table (game));

  for (guint i = 0; i < MIN (script->orders->len, 240); i++)
    g_ptr_array_unref (adj_game_submit (game, script_order (script, i)->line, FALSE));
  return game;
}

/* Games that differ in what the eyes may not see have the same cards, at any moment of them. */
static void
test_twins (void)
{
  guint n_compared = 0;

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autoptr (AdjGame) game = play_hidden (7 + (guint64) side);
      guint n = 0;
      g_autoptr (AdjGame) twin = swap_game (game, side, 5, &n);
      guint n_steps = adj_game_get_play (game)->steps->len;

      g_assert_nonnull (twin);
      g_assert_cmpuint (n, >, 0);
      for (guint at = 0; at <= n_steps; at += MAX (n_steps / 4, 1))
        {
          AdjEyes others = side == 0 ? ADJ_EYES_SECOND : ADJ_EYES_FIRST;
          g_autofree char *one = tell (game, at, others);
          g_autofree char *other = tell (twin, at, others);
          g_autofree char *true_one = tell (game, at, ADJ_EYES_ALL);
          g_autofree char *true_other = tell (twin, at, ADJ_EYES_ALL);

          g_assert_cmpstr (one, ==, other);
          n_compared += !g_str_equal (true_one, true_other);
        }
    }
  g_assert_cmpuint (n_compared, >, 2); /* they do differ */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/hex-card/ground", test_ground);
  g_test_add_func ("/staff/hex-card/Y 9.0/ground", test_ground_in_force);
  g_test_add_func ("/staff/hex-card/strength", test_strength);
  g_test_add_func ("/staff/hex-card/came-from", test_came_from);
  g_test_add_func ("/staff/hex-card/since", test_since);
  g_test_add_func ("/staff/hex-card/owed", test_owed);
  g_test_add_func ("/staff/hex-card/Y 11.5/face-down", test_face_down);
  g_test_add_func ("/staff/hex-card/Y 11.5/twins", test_twins);
  return g_test_run ();
}
