/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "party.h"
#include "skirmish/file.h"

/* Games by lot: what always holds, whatever is ordered. */

#define SEED 20040103
#define GAMES 400
#define SLOW_GAMES 10000
#define ORDERS 14

static const char *const figures[] = { "gawain", "squire",  "kay",   "robin", "black",
                                       "mob-1",  "mob-2",   "guy",   "court", "mob",
                                       "all",    "quarrel", "nobody" };
static const char *const doings[] = { "march",  "melee",  "shoot",  "escape",          "to-me",
                                      "charge", "appear", "vanish", "\"light a fire\"" };
static const char *const cards[] = { "", "", "", " card duel", " card fire" };
static const char *const words[] = { "", "", " reach", " unseen", " free", " melee" };

#define ANY(LIST) LIST[g_rand_int_range (dice, 0, G_N_ELEMENTS (LIST))]

static char *
random_order (GRand *dice)
{
  switch (g_rand_int_range (dice, 0, 14))
    {
    case 0:
    case 1:
    case 2:
      return g_strdup_printf ("act %s %s at %s%s", ANY (figures), ANY (doings), ANY (figures),
                              ANY (cards));
    case 3:
      return g_strdup_printf ("act %s %s%s", ANY (figures), ANY (doings), ANY (cards));
    case 4:
    case 5:
    case 6:
      return g_strdup_printf ("seize %s by %s%s%s die %d", ANY (figures), ANY (doings), ANY (cards),
                              ANY (words), g_rand_int_range (dice, 1, 21));
    case 7:
      return g_strdup_printf ("react %s %s at %s inches %d", ANY (figures),
                              g_rand_boolean (dice) ? "shoot" : "engage", ANY (figures),
                              g_rand_int_range (dice, 0, 5));
    case 8:
      return g_strdup_printf ("contact %s %s", ANY (figures), ANY (figures));
    case 9:
      return g_strdup_printf ("part %s", ANY (figures));
    case 10:
      return g_strdup_printf ("out %s", ANY (figures));
    case 11:
      return g_strdup (g_rand_boolean (dice) ? "round" : "pass");
    case 12:
      return g_strdup_printf ("initiative %s", g_rand_boolean (dice) ? "knights" : "bandits");
    default:
      return g_strdup_printf ("setting %s=%s",
                              adj_switch_ids[g_rand_int_range (dice, 0, ADJ_N_SWITCHES)],
                              g_rand_boolean (dice) ? "on" : "off");
    }
}

/* The canonical text, on the state before it, is its own canonical text. */
static void
assert_canonical (AdjSkirmish *self, const AdjSkirmishState *before, const char *text)
{
  g_autofree AdjSaid *said = g_new0 (AdjSaid, 1);
  g_autoptr (GStringChunk) strings = g_string_chunk_new (256);
  g_auto (AdjOrderError) error = { 0 };
  g_autofree char *again = NULL;

  g_assert_true (adj_said_parse (before, adj_skirmish_get_rules (self), ADJ_NO_INDEX, strings, text,
                                 said, &error));
  again = adj_said_print (before, adj_skirmish_get_rules (self), said);
  g_assert_cmpstr (again, ==, text);
}

/* Counters held by the passive side are the shooting actions of this initiative, unless a roll has
 * spent them; nobody else holds any. */
static void
assert_counters (const AdjSkirmish *self)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (self);
  const GArray *played = adj_skirmish_get_played (self);
  int shots = 0;

  for (guint i = 0; i < played->len; i++)
    {
      const GArray *changes = g_array_index (played, AdjPlayed, i).changes;

      for (guint j = 0; j < changes->len; j++)
        {
          const AdjChange *change = &g_array_index (changes, AdjChange, j);

          if (change->kind == ADJ_CHANGE_HOLDER)
            shots = 0;
          else if (change->kind == ADJ_CHANGE_LAST)
            shots += change->n[0] == ADJ_DOING_SHOOT;
          else if (change->kind == ADJ_CHANGE_TRY && !change->n[ADJ_TRY_SUCCESS] &&
                   state->switches[ADJ_SWITCH_COUNTERS_SPENT_BY_A_ROLL])
            return;
        }
    }
  g_assert_cmpint (state->holder, >=, 0);
  g_assert_cmpint (state->counters[state->holder], ==, 0);
  g_assert_cmpint (state->counters[1 - state->holder], <=, shots);
}

static void
play_one (GRand *dice)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree AdjSkirmishState *before = g_new (AdjSkirmishState, 1);
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  g_autoptr (AdjSkirmish) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;

  play (self, "begin bandits");
  for (int i = 0; i < ORDERS; i++)
    {
      g_autofree char *order = random_order (dice);
      g_autoptr (GPtrArray) answers = NULL;
      const AdjSkirmishAnswer *answer;

      *before = *adj_skirmish_get_state (self);
      answers = adj_skirmish_submit (self, order, FALSE);
      answer = g_ptr_array_index (answers, 0);
      if (!answer->recorded)
        {
          g_assert_true (memcmp (before, adj_skirmish_get_state (self), sizeof *before) == 0);
          continue;
        }
      assert_canonical (self, before, answer->text);
      if (i % 3 == 0)
        {
          g_autofree AdjSkirmishState *after =
              g_memdup2 (adj_skirmish_get_state (self), sizeof *before);

          play (self, "undo");
          g_assert_true (memcmp (before, adj_skirmish_get_state (self), sizeof *before) == 0);
          play (self, "redo");
          g_assert_true (memcmp (after, adj_skirmish_get_state (self), sizeof *before) == 0);
        }
      assert_counters (self);
    }
  {
    g_autoptr (GPtrArray) answers = adj_skirmish_submit (self, "strike 12", FALSE);

    text = adj_skirmish_write (self, NULL);
    again = adj_skirmish_parse (text, strlen (text), problems);
    g_assert_nonnull (again);
    same = adj_skirmish_write (again, NULL);
    g_assert_cmpstr (same, ==, text);
  }
}

static void
test_games (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);

  for (int i = 0; i < (g_test_slow () ? SLOW_GAMES : GAMES); i++)
    play_one (dice);
}

/* Tokens thrown together: each line is answered, and nothing ends the program. */
static void
test_tokens (void)
{
  static const char *const tokens[] = {
    "figure",  "card",         "act",     "seize",   "react",  "by",      "at",      "die",
    "roll",    "all",          "gawain",  "mob",     "\"",     ":",       "if",      "inches",
    "7",       "x3",           "leader",  "group",   "good",   "bow",     "!",       ";",
    "#",       "card",         "duel",    "factors", "-1",     "to",      "knights", "bandits",
    "setting", "may-pass=off", "undo",    "redo",    "strike", "correct", "12",      "\xc3\xa4",
    "\x01",    "99999999999",  "contact", "part",    "out",    "back",    "round",   "begin"
  };
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  g_autoptr (AdjSkirmish) self = party ();

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) line = g_string_new (NULL);
      g_autoptr (GPtrArray) answers = NULL;

      for (int n = g_rand_int_range (dice, 1, 9); n > 0; n--)
        g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", ANY (tokens));
      answers = adj_skirmish_submit (self, line->str, TRUE);
      for (guint j = 0; j < answers->len; j++)
        {
          const AdjSkirmishAnswer *answer = g_ptr_array_index (answers, j);

          g_assert_true (answer->recorded == (answer->error.text == NULL));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/games", test_games);
  g_test_add_func ("/random/tokens", test_tokens);
  return g_test_run ();
}
