/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <string.h>

#include "desk/dice.h"
#include "record/order-settle.h"
#include "script.h"
#include "table/apply.h"

/* The truths of every game, tried on lawful games by lot. Fixed seeds. */

#define GAMES 6
#define SLOW_GAMES 24

static guint
n_games (void)
{
  return g_test_slow () ? SLOW_GAMES : GAMES;
}

typedef struct
{
  guint64 seed;
  guint64 thrown;
} Lots;

/* 0 to n - 1. */
static guint
pick (Lots *self, guint n)
{
  guint high = (guint) adj_dice_throw (self->seed, self->thrown++, 100) - 1;
  guint low = (guint) adj_dice_throw (self->seed, self->thrown++, 100) - 1;

  return (high * 100 + low) * n / 10000;
}

static guint64
hash_of (AdjGame *game)
{
  return adj_table_hash (adj_game_get_table (game));
}

/* A typed line must be recorded as the canonical one, and judged as the rules alone do. */
static void
play_line (AdjGame *game, const char *typed, const ScriptOrder *order)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, typed, FALSE);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, 0);

  g_assert_cmpuint (outcomes->len, ==, 1);
  g_assert_cmpstr (outcome->error.text, ==, NULL);
  g_assert_cmpstr (outcome->text, ==, order->line);
  g_assert_cmpint (outcome->standing, ==, order->standing);
  g_assert_true (outcome->recorded);
  g_assert_cmpuint (hash_of (game), ==, order->hash);
}

static void
play_as_written (AdjGame *game, const Script *script, guint i)
{
  play_line (game, script_order (script, i)->line, script_order (script, i));
}

/* Every other game is played with the options on. */
static Script *
script_for (guint64 seed)
{
  return seed % 2 == 0 ? script_new_with_options (fixture_book (), seed)
                       : script_new (fixture_book (), seed);
}

static AdjGame *
play_some (const Script *script, guint n)
{
  AdjGame *game = adj_game_new (script->book, 1);

  for (guint i = 0; i < n; i++)
    play_as_written (game, script, i);
  return game;
}

/* ---- Print, then parse, is identity; replay equals state ---- */

static void
assert_replays (AdjGame *game)
{
  const AdjPlay *play = adj_game_get_play (game);
  g_autoptr (AdjTable) table = adj_table_new (adj_game_get_book (game));

  for (guint i = 0; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      for (guint j = 0; step->state != ADJ_STEP_ASIDE && j < step->effects->len; j++)
        g_assert_true (adj_table_apply (table, adj_game_get_book (game),
                                        &g_array_index (step->effects, AdjEffect, j)));
    }
  g_assert_true (adj_table_equal (table, adj_game_get_table (game)));
}

static void
test_replay (void)
{
  for (guint64 seed = 1; seed <= n_games (); seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      g_autoptr (AdjGame) game = adj_game_new (script->book, seed);

      for (guint i = 0; i < script->orders->len; i++)
        {
          play_as_written (game, script, i);
          if (script_order (script, i)->ends_phase)
            assert_replays (game);
        }
      g_assert_true (adj_game_get_table (game)->over);
    }
}

/* ---- An order the program makes is the one that would be typed ---- */

static void
assert_read_again (AdjGame *game, const AdjOrder *made)
{
  const AdjField *field = adj_game_get_field (game);
  g_autofree char *why = NULL;
  g_auto (AdjOrderError) error = { 0 };
  g_autofree char *text = NULL;
  AdjOrder settled = *made;
  AdjOrder read;

  g_assert_true (adj_order_settle (&settled, field, ADJ_EYES_ALL, &why));
  text = adj_order_print (field->book, &settled);
  g_assert_true (adj_order_parse (field, ADJ_EYES_ALL, text, &read, &error));
  g_assert_cmpmem (&read, sizeof read, &settled, sizeof settled);
}

static void
test_made (void)
{
  for (guint64 seed = 1; seed <= n_games (); seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      g_autoptr (AdjGame) game = adj_game_new (script->book, seed);

      for (guint i = 0; i < script->orders->len; i++)
        {
          const ScriptOrder *order = script_order (script, i);
          g_autoptr (GPtrArray) outcomes = NULL;
          const AdjOutcome *outcome;

          assert_read_again (game, &order->order);
          outcomes = adj_game_submit_orders (game, &order->order, 1);
          outcome = g_ptr_array_index (outcomes, 0);
          g_assert_cmpuint (outcomes->len, ==, 1);
          g_assert_cmpstr (outcome->text, ==, order->line);
          g_assert_true (outcome->recorded);
          g_assert_cmpuint (hash_of (game), ==, order->hash);
        }
    }
}

/* ---- Save, then load, is identity; judging again finds nothing ---- */

static void
assert_judged_the_same (AdjGame *game)
{
  g_autoptr (GArray) differences = adj_game_judge_again (game);

  for (guint i = 0; i < differences->len; i++)
    {
      guint number = g_array_index (differences, AdjConsequence, i).number;

      g_test_message ("entry %u: %s", number,
                      adj_play_entry (adj_game_get_play (game), number)->text);
    }
  g_assert_cmpuint (differences->len, ==, 0);
}

/* It can be played on from the file as if it had never been closed. */
static void
test_save (void)
{
  Lots lots = { .seed = 5 };

  for (guint64 seed = 1; seed <= n_games (); seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      guint at = pick (&lots, script->orders->len);
      g_autoptr (AdjGame) game = play_some (script, at);
      g_autoptr (AdjGame) again = fixture_save_and_load (game);

      for (guint i = at; i < script->orders->len; i++)
        play_as_written (again, script, i);
      assert_judged_the_same (again);
      g_clear_object (&game);
      game = fixture_save_and_load (again);
      assert_judged_the_same (game);
    }
}

/* ---- Undo of do is identity ---- */

static guint64
hash_after (const Script *script, AdjGame *game, guint n)
{
  g_autoptr (AdjTable) start = adj_game_table_after (game, 0);

  return n == 0 ? adj_table_hash (start) : script_order (script, n - 1)->hash;
}

static void
undo_and_redo (const Script *script, AdjGame *game, guint played, guint n)
{
  for (guint i = 1; i <= n; i++)
    {
      g_assert_true (adj_game_undo (game));
      g_assert_cmpuint (hash_of (game), ==, hash_after (script, game, played - i));
    }
  if (n == played)
    g_assert_false (adj_game_undo (game));
  for (guint i = n; i > 0; i--)
    {
      g_assert_true (adj_game_redo (game));
      g_assert_cmpuint (hash_of (game), ==, hash_after (script, game, played - i + 1));
    }
  g_assert_false (adj_game_redo (game));
}

static void
test_undo (void)
{
  Lots lots = { .seed = 6 };

  for (guint64 seed = 1; seed <= n_games (); seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      guint at = pick (&lots, script->orders->len);
      g_autoptr (AdjGame) game = play_some (script, at);
      g_autoptr (AdjGame) again = NULL;

      for (int round = 0; round < 4; round++)
        undo_and_redo (script, game, at, pick (&lots, at + 1));
      undo_and_redo (script, game, at, at);
      g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, at);
      again = fixture_save_and_load (game);
      undo_and_redo (script, again, at, at);
    }
}

/* ---- An impossible order changes nothing ---- */

/* The orders that only people give: a unit and a hex may come in. */
static const char *const by_hand[] = {
  "place %s %s",           "place %s off",
  "status %s ineffective", "status %s ineffective=no strength=3",
  "eliminate %s",          "move %s %s",
  "waive BG 5.11",         "waive BG 7.0",
  "mirror losses",         "mirror full",
  "mark 0101 building",    "mark 0101 none",
  "score union -3 style",  "option attack-effectiveness=off",
  "note %s lost its way",  "bookmark two  blanks; & <all> \"that\"",
};

static char *
line_by_hand (const Script *script, Lots *lots)
{
  const AdjScenario *scenario = script->book->scenario;
  const char *shape = by_hand[pick (lots, G_N_ELEMENTS (by_hand))];
  const char *unit = scenario->units[pick (lots, scenario->n_units)].id;
  g_autofree char *hex =
      g_strdup_printf ("%04d", script->book->hexes[pick (lots, script->book->n_hexes)].id);
  g_auto (GStrv) parts = g_strsplit (shape, "%s", -1);
  g_autofree char *line = g_strjoin (unit, parts[0], parts[1], NULL);

  return g_strconcat (line, parts[1] != NULL && parts[2] != NULL ? hex : "",
                      pick (lots, 4) == 0 ? "!" : "", NULL);
}

/* An order by hand, one of another moment, or one with a word of another order in it. */
static char *
strange_line (const Script *script, Lots *lots)
{
  const char *line = script_order (script, pick (lots, script->orders->len))->line;
  const char *other = script_order (script, pick (lots, script->orders->len))->line;
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_auto (GStrv) others = g_strsplit (other, " ", -1);
  guint at = pick (lots, g_strv_length (words));
  guint lot = pick (lots, 5);

  if (lot < 2)
    return line_by_hand (script, lots);
  if (lot == 2)
    return g_strdup (line);
  g_free (words[at]);
  words[at] = g_strdup (others[pick (lots, g_strv_length (others))]);
  return g_strjoinv (" ", words);
}

/* A recorded one typed again as it was printed is the same order. */
static void
assert_prints_well (AdjGame *game, const AdjOutcome *outcome, guint64 after)
{
  g_autoptr (GPtrArray) outcomes = NULL;

  if (strstr (outcome->text, "roll") != NULL)
    return;
  outcomes = adj_game_submit (game, outcome->text, FALSE);
  g_assert_cmpstr (((AdjOutcome *) g_ptr_array_index (outcomes, outcomes->len - 1))->text, ==,
                   outcome->text);
  g_assert_cmpuint (hash_of (game), ==, after);
  g_assert_true (adj_game_undo (game));
}

/* A recorded one is undone; either way the table must be left as it was. TRUE if impossible. */
static gboolean
try_strange (AdjGame *game, const char *line)
{
  g_autoptr (AdjTable) before = adj_table_copy (adj_game_get_table (game));
  guint entries = adj_game_get_play (game)->entries->len;
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);
  const AdjOutcome *last = g_ptr_array_index (outcomes, outcomes->len - 1);
  guint recorded = outcomes->len - (last->recorded ? 0 : 1);

  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, entries + recorded);
  if (recorded > 0)
    {
      guint64 after = hash_of (game);

      g_assert_true (adj_game_undo (game));
      if (last->recorded)
        assert_prints_well (game, last, after);
    }
  g_assert_true (adj_table_equal (adj_game_get_table (game), before));
  return !last->recorded;
}

static void
test_impossible (void)
{
  Lots lots = { .seed = 7 };
  guint impossible = 0;

  for (guint64 seed = 1; seed <= n_games () / 4; seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      g_autoptr (AdjGame) game = adj_game_new (script->book, seed);

      for (guint i = 0; i < script->orders->len; i++)
        {
          if (i % 4 == 0)
            {
              g_autofree char *line = strange_line (script, &lots);

              impossible += try_strange (game, line) ? 1 : 0;
            }
          play_as_written (game, script, i);
        }
    }
  g_test_message ("%u impossible", impossible);
  g_assert_cmpuint (impossible, >, 50);
}

/* A game that people bend as they like is judged again as it was, before and after saving. */
static void
test_by_hand (void)
{
  Lots lots = { .seed = 10 };

  for (guint64 seed = 1; seed <= n_games (); seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      g_autoptr (AdjGame) game = adj_game_new (script->book, seed);
      g_autoptr (AdjGame) again = NULL;

      for (guint i = 0; i < script->orders->len; i++)
        {
          g_autofree char *line = pick (&lots, 6) == 0 ? strange_line (script, &lots)
                                                       : g_strdup (script_order (script, i)->line);
          g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

          g_assert_cmpuint (outcomes->len, >, 0);
        }
      assert_replays (game);
      assert_judged_the_same (game);
      again = fixture_save_and_load (game);
      assert_judged_the_same (again);
    }
}

/* ---- Corrections ---- */

static AdjCorrection *
random_correction (AdjGame *game, const Script *script, Lots *lots)
{
  guint number = 1 + pick (lots, adj_game_get_play (game)->entries->len);
  g_autofree char *line = strange_line (script, lots);

  switch (pick (lots, 3))
    {
    case 0:
      return adj_game_correct (game, number, line);
    case 1:
      return adj_game_insert (game, number, line);
    default:
      return adj_game_strike (game, number);
    }
}

typedef struct
{
  guint kinds[3]; /* by AdjConsequenceKind */
  guint accepted;
} Tally;

/* Only looked at it changes nothing; accepted it can be undone, redone and saved. */
static void
correct_once (AdjGame *game, const Script *script, Lots *lots, Tally *tally)
{
  guint64 before = hash_of (game);
  g_autoptr (AdjCorrection) correction = random_correction (game, script, lots);
  g_autoptr (AdjGame) again = NULL;
  guint64 after;

  g_assert_cmpuint (hash_of (game), ==, before);
  if (correction->entry == NULL)
    return;
  for (guint i = 0; i < correction->consequences->len; i++)
    tally->kinds[g_array_index (correction->consequences, AdjConsequence, i).kind]++;
  tally->accepted++;
  g_assert_true (adj_game_accept (game, correction));
  after = hash_of (game);
  assert_replays (game);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpuint (hash_of (game), ==, before);
  g_assert_true (adj_game_redo (game));
  g_assert_cmpuint (hash_of (game), ==, after);
  again = fixture_save_and_load (game);
  g_assert_true (adj_game_undo (again));
  g_assert_cmpuint (hash_of (again), ==, before);
}

/* Corrections on corrections, and all of them undone again. */
static void
correct_and_undo (guint64 seed, Lots *lots, Tally *tally)
{
  g_autoptr (Script) script = script_for (seed);
  guint n = 20 + pick (lots, 100);
  g_autoptr (AdjGame) game = play_some (script, n);
  guint accepted = tally->accepted;

  for (int round = 0; round < 20; round++)
    correct_once (game, script, lots, tally);
  for (guint i = accepted; i < tally->accepted; i++)
    g_assert_true (adj_game_undo (game));
  g_assert_cmpuint (hash_of (game), ==, script_order (script, n - 1)->hash);
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, n);
  assert_judged_the_same (game);
}

static void
test_corrections (void)
{
  Lots lots = { .seed = 8 };
  Tally tally = { 0 };

  for (guint64 seed = 1; seed <= n_games (); seed++)
    correct_and_undo (seed, &lots, &tally);
  g_test_message ("%u accepted: %u orders the same, %u differ, %u aside", tally.accepted,
                  tally.kinds[0], tally.kinds[1], tally.kinds[2]);
  g_assert_cmpuint (tally.accepted, >, 50);
  for (int kind = 0; kind < 3; kind++)
    g_assert_cmpuint (tally.kinds[kind], >, 50);
}

/* The line of play but for the entries it came from. */
static void
assert_same_line (AdjGame *game, const GArray *before)
{
  const GArray *steps = adj_game_get_play (game)->steps;

  g_assert_cmpuint (steps->len, ==, before->len);
  for (guint i = 0; i < steps->len; i++)
    {
      const AdjStep *a = &g_array_index (before, AdjStep, i);
      const AdjStep *b = &g_array_index (steps, AdjStep, i);

      g_assert_cmpuint (a->number, ==, b->number);
      g_assert_cmpstr (a->content->text, ==, b->content->text);
      g_assert_cmpint (a->content->standing, ==, b->content->standing);
      g_assert_cmpint (a->state, ==, b->state);
      g_assert_cmpmem (a->effects->data, a->effects->len * sizeof (AdjEffect), b->effects->data,
                       b->effects->len * sizeof (AdjEffect));
    }
}

static AdjCorrection *
correct_forth (AdjGame *game, const Script *script, Lots *lots, guint number)
{
  g_autofree char *line = strange_line (script, lots);

  return pick (lots, 4) == 0 ? adj_game_insert (game, number, line)
                             : adj_game_correct (game, number, line);
}

/* An order is put in its own place again, and an insertion is struck. */
static AdjCorrection *
correct_back (AdjGame *game, AdjEntryKind kind, guint number, const char *line)
{
  return kind == ADJ_ENTRY_INSERT ? adj_game_strike (game, adj_game_get_play (game)->entries->len)
                                  : adj_game_correct (game, number, line);
}

/* TRUE if it changed what lies on the table, or how an order stands. */
static gboolean
correct_and_back (AdjGame *game, const Script *script, Lots *lots)
{
  const AdjPlay *play = adj_game_get_play (game);
  g_autoptr (GArray) before = g_array_copy (play->steps);
  const AdjStep *step = &g_array_index (before, AdjStep, pick (lots, before->len));
  guint64 hash = hash_of (game);
  g_autoptr (AdjCorrection) forth = correct_forth (game, script, lots, step->number);
  g_autoptr (AdjCorrection) back = NULL;
  AdjEntryKind kind;
  gboolean changed;

  if (forth->entry == NULL || step->state != ADJ_STEP_HOLDS)
    return FALSE;
  kind = forth->entry->kind;
  g_assert_true (adj_game_accept (game, forth));
  assert_replays (game);
  changed = hash_of (game) != hash;
  back = correct_back (game, kind, step->number, step->content->text);
  g_assert_true (adj_game_accept (game, back));
  assert_same_line (game, before);
  assert_replays (game);
  g_assert_cmpuint (hash_of (game), ==, hash);
  return changed;
}

/* A correction that is corrected back makes all of it as it was, whatever it did: what was set
 * aside holds again, and sums are what they were. */
static void
test_back (void)
{
  Lots lots = { .seed = 11 };
  guint changed = 0;

  for (guint64 seed = 1; seed <= n_games (); seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      g_autoptr (AdjGame) game = play_some (script, 20 + pick (&lots, 100));
      g_autoptr (AdjGame) again = NULL;

      for (int round = 0; round < 12; round++)
        changed += correct_and_back (game, script, &lots) ? 1 : 0;
      again = fixture_save_and_load (game);
      g_assert_cmpuint (hash_of (again), ==, hash_of (game));
      assert_same_line (again, adj_game_get_play (game)->steps);
    }
  g_test_message ("%u changed the table", changed);
  g_assert_cmpuint (changed, >, 2 * n_games ());
}

/* ---- Abbreviations ---- */

/* How many units the beginning fits, by id or by name, with a blank as "-". */
static guint
count_fitting (const AdjScenario *scenario, const char *start, gsize length)
{
  guint n = 0;

  for (guint i = 0; i < scenario->n_units; i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (scenario->units[i].name), " ", '-');

      if (g_ascii_strncasecmp (scenario->units[i].id, start, length) == 0 ||
          g_ascii_strncasecmp (name, start, length) == 0)
        n++;
    }
  return n;
}

static gboolean
is_keyword (const char *word)
{
  static const char *const keywords[] = { "from", "die", "roll", "reduce", "result", NULL };

  return g_strv_contains (keywords, word);
}

/* The shortest beginning that is nobody else's. */
static char *
abbreviate (const AdjScenario *scenario, const char *id)
{
  for (gsize length = 1; length < strlen (id); length++)
    {
      g_autofree char *start = g_strndup (id, length);

      if (!is_keyword (start) && count_fitting (scenario, id, length) == 1)
        return g_steal_pointer (&start);
    }
  return g_strdup (id);
}

static char *
shorten_word (AdjGame *game, const char *word, Lots *lots)
{
  const AdjBook *book = adj_game_get_book (game);
  int unit = adj_scenario_unit (book->scenario, word);
  const AdjUnitState *state = unit >= 0 ? &adj_game_get_table (game)->units[unit] : NULL;

  if (unit < 0)
    return g_strdup (word);
  switch (pick (lots, state->where == ADJ_ON_MAP ? 4 : 3))
    {
    case 0:
      return g_ascii_strup (word, -1);
    case 1:
      return g_strdup_printf ("%s:%s", book->scenario->sides[state->side].id, word);
    case 2:
      return abbreviate (book->scenario, word);
    default:
      return g_strdup_printf ("%s@%04d", word, book->hexes[state->hex].id);
    }
}

/* Every unit of the line in another way, blanks and plus signs kept. */
static char *
shorten (AdjGame *game, const char *line, Lots *lots)
{
  g_autoptr (GString) typed = g_string_new (NULL);
  const char *rest = line;

  while (*rest != '\0')
    {
      gsize length = strcspn (rest, " +");
      g_autofree char *word = g_strndup (rest, length);
      g_autofree char *other = shorten_word (game, word, lots);

      g_string_append (typed, other);
      rest += length;
      if (*rest != '\0')
        g_string_append_c (typed, *rest++);
    }
  return g_string_free (g_steal_pointer (&typed), FALSE);
}

static void
test_abbreviations (void)
{
  Lots lots = { .seed = 9 };

  for (guint64 seed = 1; seed <= n_games () / 2; seed++)
    {
      g_autoptr (Script) script = script_for (seed);
      g_autoptr (AdjGame) game = adj_game_new (script->book, seed);

      for (guint i = 0; i < script->orders->len; i++)
        {
          g_autofree char *typed = shorten (game, script_order (script, i)->line, &lots);

          play_line (game, typed, script_order (script, i));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/property/replay", test_replay);
  g_test_add_func ("/record/property/made", test_made);
  g_test_add_func ("/record/property/save", test_save);
  g_test_add_func ("/record/property/undo", test_undo);
  g_test_add_func ("/record/property/impossible", test_impossible);
  g_test_add_func ("/record/property/by hand", test_by_hand);
  g_test_add_func ("/record/property/corrections", test_corrections);
  g_test_add_func ("/record/property/corrected back", test_back);
  g_test_add_func ("/record/property/abbreviations", test_abbreviations);
  return g_test_run ();
}
