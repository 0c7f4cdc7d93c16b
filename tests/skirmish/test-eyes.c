/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/eyes.h"

#include <string.h>

#include "lloyd.h"
#include "party.h"
#include "skirmish/file.h"
#include "skirmish/tell.h"

/* What lies behind a side's curtain, and who types in front of it. */

#define KNIGHTS 0
#define BANDITS 1

/* A side writes its own cards; those that the other hides are not there for it, to be played, taken
 * back, struck or corrected. */
static void
test_own (void)
{
  static const char *const lines[][2] = {
    { "card mine bandits guy : kill kay", "impossible this card is the other side's" },
    { "undo", "impossible this card is the other side's" },
    { "strike 10", "impossible this card is the other side's" },
    { "correct 10 note x", "impossible this card is the other side's" },
    { "act black march card fire", "impossible there is no card 'fire'" },
  };
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *own = NULL;

  adj_skirmish_set_eyes (self, KNIGHTS);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *why = NULL;

      if (i == G_N_ELEMENTS (lines) - 1)
        play (self, "begin bandits");
      why = verdict (self, lines[i][0]);
      g_assert_cmpstr (why, ==, lines[i][1]);
    }
  play (self, "undo\nstrike 9\ncard mine knights kay : kill guy");
  adj_skirmish_set_eyes (self, BANDITS);
  own = verdict (self, "undo");
  g_assert_cmpstr (own, ==, "impossible this card is the other side's");
  play (self, "strike 10");
}

/* Nor does one side do again what the other hides. */
static void
test_redo (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *why = NULL;

  play (self, "undo");
  adj_skirmish_set_eyes (self, KNIGHTS);
  why = verdict (self, "redo");
  g_assert_cmpstr (why, ==, "impossible this card is the other side's");
  adj_skirmish_set_eyes (self, BANDITS);
  play (self, "redo");
}

/* At an open table none is written: a name that is taken, or a figure that stands on another card,
 * would tell both of what is hidden. */
static void
test_open_table (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *written = NULL;
  g_autofree char *corrected = NULL;

  adj_skirmish_set_eyes (self, ADJ_SKIRMISH_PUBLIC);
  written = verdict (self, "card duel knights gawain : kill black");
  g_assert_cmpstr (written, ==, "impossible a card is written behind its side's curtain");
  corrected = verdict (self, "correct 9 card duel knights gawain : kill black");
  g_assert_cmpstr (corrected, ==, "impossible a card is written behind its side's curtain");
  play (self, "begin bandits\nact mob march\nseize squire by charge card duel die 20");
}

static gboolean
is_used (const AdjSkirmish *self, int side, const char *id)
{
  const AdjSkirmishState *state = adj_skirmish_get_state (self);
  int card = adj_skirmish_card (state, side, id);

  g_assert_cmpint (card, >=, 0);
  return state->cards[card].used;
}

static AdjSkirmish *
both_have_a_fire (void)
{
  AdjSkirmish *self = party ();

  play (self, "strike 9\ncard fire knights gawain squire : burn black\nbegin bandits");
  return self;
}

/* Each side names its own: the one that is played is that of whoever plays it. */
static void
test_names (void)
{
  g_autoptr (AdjSkirmish) self = both_have_a_fire ();
  g_autofree char *twice = verdict (self, "card fire knights kay : kill guy");

  g_assert_cmpstr (twice, ==, "impossible there is a card 'fire' already");
  play (self, "act black march card fire");
  g_assert_true (is_used (self, BANDITS, "fire"));
  g_assert_false (is_used (self, KNIGHTS, "fire"));
  play (self, "undo\nact mob march\nseize squire by charge at black card fire die 20");
  g_assert_false (is_used (self, BANDITS, "fire"));
  g_assert_true (is_used (self, KNIGHTS, "fire"));
}

/* Files in which all cards had different names say of one that was played only its name. */
static void
test_older_file (void)
{
  static const char with_side[] = "used duel knights";
  static const char without[] = "used duel";
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("older");
  g_autoptr (AdjSkirmish) older = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  char *found;

  play (self, "begin bandits\nact mob march\nseize squire by charge card duel die 20\nnote on");
  text = adj_skirmish_write (self, NULL);
  found = strstr (text, with_side);
  g_assert_nonnull (found);
  memmove (found + strlen (without), found + strlen (with_side),
           strlen (found + strlen (with_side)) + 1);
  older = adj_skirmish_parse (text, strlen (text), problems);
  g_assert_nonnull (older);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_true (is_used (older, KNIGHTS, "duel"));
  again = adj_skirmish_write (older, NULL);
  g_assert_cmpstr (again, ==, text);
}

/* ---- Two hands ---- */

static void
add_lines (GString *told, char **lines)
{
  g_autofree char *joined = g_strjoinv ("\n", lines);

  g_string_append_printf (told, "%s\n", joined);
  g_strfreev (lines);
}

static void
add_played (const AdjPlayed *played, const AdjSkirmishState *before, gpointer data)
{
  gpointer *reader = data;
  const AdjSkirmish *self = reader[0];

  add_lines (reader[1], adj_skirmish_tell_played (before, adj_skirmish_get_state (self),
                                                  adj_skirmish_get_rules (self), BANDITS, played));
}

/* All that the bandits are told of the line and of the whole record after it. */
static char *
told_of (AdjSkirmish *self, const char *line)
{
  g_autoptr (GPtrArray) answers = adj_skirmish_submit (self, line, TRUE);
  GString *told = g_string_new (NULL);
  gpointer reader[] = { self, told };

  for (guint i = 0; i < answers->len; i++)
    {
      const AdjSkirmishAnswer *answer = g_ptr_array_index (answers, i);

      add_lines (told, adj_skirmish_tell_answer (self, answer));
    }
  adj_skirmish_each_played (self, add_played, reader);
  return g_string_free (told, FALSE);
}

/* Whatever the knights hide, the bandits are told the same, word for word, of all they could try in
 * order to learn it. */
static void
test_two_hands (void)
{
  static const char *const tries[] = {
    "card duel bandits guy : kill kay; undo",
    "card plan bandits guy : kill kay; undo",
    "card duel knights gawain : kill guy",
    "card plan knights kay : kill guy",
    "seize gawain by charge card du die 3",
    "seize gawain by charge card duel roll",
    "seize kay by charge card plan die 3",
    "act all march card pl",
    "act court march card du",
    "strike 1; undo",
    "strike 2; undo",
    "correct 3 note x; undo",
    "strike 4; undo",
    "correct 9 note x",
    "strike 9",
    "undo",
    "setting card-needs-listed-action=on; undo",
    "card-1",
  };
  static const char figures[] =
      "figure gawain knights good leader heroic group court\nfigure squire knights average group "
      "court\nfigure kay knights good\nfigure robin knights average bow\nfigure black bandits "
      "excellent leader good\nfigure mob bandits rubbish x3\nfigure guy bandits average "
      "bow\nfigure "
      "quarrel bandits poor crossbow\n";
  g_autoptr (AdjSkirmish) one = empty_skirmish ();
  g_autoptr (AdjSkirmish) other = empty_skirmish ();

  play (one, figures);
  play (other, figures);
  play (one, "card duel knights gawain squire : engage and kill black if the gate is open");
  play (other, "card plan knights kay robin : shoot guy");
  adj_skirmish_set_eyes (one, BANDITS);
  adj_skirmish_set_eyes (other, BANDITS);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (tries); i++)
    {
      const char *line = tries[i % G_N_ELEMENTS (tries)];
      g_autofree char *told = NULL;
      g_autofree char *told_other = NULL;

      if (i == G_N_ELEMENTS (tries))
        {
          play (one, "begin bandits\nact mob march");
          play (other, "begin bandits\nact mob march");
        }
      g_test_message ("%s", line);
      told = told_of (one, line);
      told_other = told_of (other, line);
      g_assert_cmpstr (told, ==, told_other);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/eyes/own", test_own);
  g_test_add_func ("/eyes/redo", test_redo);
  g_test_add_func ("/eyes/open-table", test_open_table);
  g_test_add_func ("/eyes/names", test_names);
  g_test_add_func ("/eyes/older-file", test_older_file);
  g_test_add_func ("/eyes/two-hands", test_two_hands);
  return g_test_run ();
}
