/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "party.h"
#include "skirmish/sentence.h"
#include "skirmish/tell.h"

/* The sentences of a line that is typed now, one under the other. */
static char *
told (AdjSkirmish *self, const char *line)
{
  g_autoptr (GPtrArray) answers = adj_skirmish_submit (self, line, TRUE);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answers->len; i++)
    {
      g_auto (GStrv) lines = adj_skirmish_tell_answer (self, g_ptr_array_index (answers, i));
      g_autofree char *joined = g_strjoinv ("\n", lines);

      g_string_append_printf (text, "%s\n", joined);
    }
  return g_string_free (text, FALSE);
}

static void
assert_told (AdjSkirmish *self, const char *line, const char *expected)
{
  g_autofree char *text = told (self, line);

  g_assert_cmpstr (text, ==, expected);
}

/* ---- Orders ---- */

static void
test_figures (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();

  assert_told (self, "figure \"Sir Gawain\" knights good leader heroic bow group court",
               "Sir Gawain (knights): Good, leader: Heroic, Bow, group court\n");
  assert_told (self, "figure mob bandits rubbish x12", "12 × mob (bandits): Rubbish\n");
  assert_told (self, "card duel knights sir-gawain : kill mob-1 if the gate is open",
               "Order card: duel (knights), for Sir Gawain: kill mob-1, if the gate is open\n");
  assert_told (self, "out mob-2 mob-3", "Off the table: mob 2, mob 3\n");
  assert_told (self, "back mob-2", "On the table again: mob 2\n");
  assert_told (self, "contact sir-gawain mob-1", "Sir Gawain and mob 1 are in contact\n");
  assert_told (self, "part sir-gawain", "Sir Gawain and mob 1 are no longer in contact\n");
}

static void
test_actions (void)
{
  g_autoptr (AdjSkirmish) self = party ();

  assert_told (self, "begin bandits", "The initiative goes to bandits\n");
  assert_told (self, "act all march to the church",
               "bandits, action 1: everybody: march, to the church\n");
  assert_told (self, "pass", "knights, attempt: passed\n");
  assert_told (self, "act guy shoot moving at court",
               "bandits, action 2: guy: shoot, on the move, at court\n  Counters of knights: 1\n");
  assert_told (self, "react robin shoot at guy",
               "Reaction: robin: shoot, at guy\n  Reaction fire has been used\n");
  assert_told (self, "react kay flee",
               "Reaction: kay: flee\n  the last action has engaged nobody (L 10)\n");
  assert_told (self, "counters knights 0", "Counters of knights: 0\n");
  assert_told (self, "initiative knights", "The initiative goes to knights\n");
}

static void
test_remarks (void)
{
  g_autoptr (AdjSkirmish) self = party ();

  assert_told (self, "setting may-pass=off", "An attempt may be passed: off\n");
  assert_told (self, "setting may-pass=on", "An attempt may be passed: on\n");
  assert_told (self, "note tea", "Note: tea\n");
  assert_told (self, "bookmark the gate", "Bookmark: the gate\n");
}

/* ---- Sums ---- */

/* The ledger's example whole: base, leader, factors with their rows, what was needed, the die. */
static void
test_sum (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();

  play (self, "figure arthur knights average leader heroic\nfigure mob bandits poor bow\n"
              "begin bandits\nact mob shoot\npass\nact mob shoot\ncontact arthur mob");
  assert_told (self, "seize arthur by melee reach die 13",
               "knights, attempt to seize the initiative: arthur: melee\n"
               "  Base rate 19 (L 3), Leadership +3 (L 4), In reach +2 (L 5), Counters +4 (L 7), "
               "In melee -4 (L 5): 14 is needed, a chance of 7/20\n"
               "  The die shows 13: that fails\n");
  play (self, "act mob march\npass\nact mob march");
  assert_told (self, "seize arthur by melee reach free die 3 factors 20 he has a horse",
               "knights, attempt to seize the initiative: arthur: melee\n"
               "  Base rate 19 (L 3), Leadership +3 (L 4), In reach +2 (L 5), Counters +4 (L 7), "
               "As the players say +14 (L 16): every face of the die will do\n"
               "  Factors as the players say: he has a horse\n"
               "  The die shows 3: the initiative goes to knights, and this is their first action\n"
               "  Everybody in contact has a round of melee to fight (L 8)\n");
  assert_told (self, "round", "Everybody in contact has fought a round\n");
}

static void
test_never (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();

  play (self, "figure ape knights sub-human\nfigure mob bandits poor\nbegin bandits\n"
              "act mob march");
  assert_told (self, "seize ape by \"climb the roof\" unseen die 20",
               "knights, attempt to seize the initiative: ape: climb the roof\n"
               "  Base rate 22 (L 3), Out of sight -2 (L 5): 24 would be needed, which no face "
               "reaches\n"
               "  The die shows 20: that fails\n"
               "  an action of your own seizes the initiative only with a card (L 9)\n");
}

static void
test_played_card (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();

  play (self, "figure kay knights good\nfigure bors knights good\nfigure mob bandits poor\n"
              "card duel knights kay bors : kill mob\nbegin bandits\nact mob march");
  assert_told (self, "seize kay by charge at mob card duel die 20",
               "knights, attempt to seize the initiative: kay: charge, at mob, card duel\n"
               "  Base rate 18 (L 3), Order card +4 (L 9): 14 is needed, a chance of 7/20\n"
               "  The die shows 20: the initiative goes to knights, and this is their first "
               "action\n"
               "  kay and mob are in contact\n"
               "  bors and mob are in contact\n"
               "  The card duel has been played\n");
}

/* ---- Taking back ---- */

static void
test_taking_back (void)
{
  g_autoptr (AdjSkirmish) self = party ();

  play (self, "begin bandits\nact guy shoot at court");
  assert_told (self, "undo", "Taken back: act guy shoot at court\n");
  assert_told (self, "redo", "Done again: act guy shoot at court\n");
  play (self, "seize kay by charge die 16");
  assert_told (self, "correct 12 act mob march",
               "Order 12 is another now:\nbandits, action 1: mob: march\n"
               "  Order 15 stays as it was recorded, but would now be judged differently\n");
  play (self, "undo\nundo\npass\nact guy shoot");
  assert_told (self, "strike 12",
               "Order 12 is struck out\n"
               "  Order 20 comes to something else now\n"
               "  Order 19 does not fit any more and is set aside\n");
  assert_told (self, "undo", "Taken back: strike 12\n");
}

/* Both sides hear what is taken back, and no card from it. */
static void
test_card_taken_back (void)
{
  g_autoptr (AdjSkirmish) self = party ();

  assert_told (self, "undo", "Taken back: An order card, face down\n");
  assert_told (self, "redo", "Done again: An order card, face down\n");
}

static void
test_not_done (void)
{
  g_autoptr (AdjSkirmish) self = party ();

  assert_told (self, "pass",
               "Not done: pass\n"
               "  nobody has the initiative yet; begin and a side starts the game\n");
  adj_skirmish_set_strict (self, TRUE);
  play (self, "begin bandits");
  assert_told (self, "act kay march",
               "Not done: act kay march\n"
               "  the other side has the initiative, and only it acts (L 1)\n"
               "  The game is strict: end the order with ! if you agree on it\n");
}

/* ---- The record ---- */

typedef struct
{
  const AdjSkirmish *skirmish;
  int eyes;
  GString *text;
} Reader;

static void
read_played (const AdjPlayed *played, const AdjSkirmishState *before, gpointer data)
{
  Reader *reader = data;
  g_auto (GStrv) lines =
      adj_skirmish_tell_played (before, adj_skirmish_get_state (reader->skirmish),
                                adj_skirmish_get_rules (reader->skirmish), reader->eyes, played);
  g_autofree char *joined = g_strjoinv ("\n", lines);

  g_string_append_printf (reader->text, "%u %s\n", played->number, joined);
}

static char *
log_of (const AdjSkirmish *self, int eyes)
{
  Reader reader = { self, eyes, g_string_new (NULL) };

  adj_skirmish_each_played (self, read_played, &reader);
  return g_string_free (reader.text, FALSE);
}

/* Each order is told in the state it was given in, and no card but to its own side. */
static void
test_log (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  play (self, "figure kay knights good\nfigure mob bandits poor\ncard duel knights kay : kill mob\n"
              "begin bandits\nact all march\nseize kay by charge die 20\nact all march");
  own = log_of (self, 0);
  other = log_of (self, 1);
  g_assert_nonnull (strstr (own, "\n3 Order card: duel (knights), for kay: kill mob\n"));
  g_assert_nonnull (strstr (other, "\n3 An order card, face down\n"));
  g_assert_null (strstr (other, "duel"));
  g_assert_nonnull (strstr (other, "\n5 bandits, action 1: everybody: march\n"));
  g_assert_nonnull (strstr (other, "\n7 knights, action 2: everybody: march\n"));
}

/* What a correction has made of them is told as well. */
static void
test_log_of_correction (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *text = NULL;
  g_autofree char *aside = NULL;

  play (self, "begin bandits\nact guy shoot at court\nseize kay by charge die 16\nact mob march\n"
              "correct 12 act mob march");
  text = log_of (self, ADJ_NO_INDEX);
  g_assert_nonnull (strstr (text, "\nsince a correction it would be judged differently\n"));
  g_assert_nonnull (strstr (text, "\n14 knights, action 2: mob: march\n"
                                  "the other side has the initiative, and only it acts (L 1)\n"));
  play (self, "strike 11");
  aside = log_of (self, ADJ_NO_INDEX);
  g_assert_nonnull (strstr (aside, "\nset aside: it does not fit since a correction\n"));
}

/* ---- How it stands ---- */

static char *
now (const AdjSkirmish *self)
{
  g_auto (GStrv) lines = adj_skirmish_say_now (adj_skirmish_get_state (self));

  return g_strjoinv ("\n", lines);
}

static void
test_now (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *before = now (self);
  g_autofree char *later = NULL;

  g_assert_cmpstr (before, ==, "Nobody has the initiative yet");
  play (self, "begin bandits\nact guy shoot at court\nreact robin shoot at guy\ncontact kay mob-1\n"
              "seize kay by charge die 2\nact mob march !");
  later = now (self);
  g_assert_cmpstr (later, ==,
                   "Initiative: bandits, actions: 2\n"
                   "Counters of knights: 1\n"
                   "An attempt to seize it is open to knights\n"
                   "Reaction fire has been used\n"
                   "Everybody in contact has a round of melee to fight (L 8)\n"
                   "kay and mob 1 are in contact");
}

/* Who may react to what has just been done (L 10, L 11). */
static void
test_reactions (void)
{
  static const char *const cases[][2] = {
    { "begin bandits", "There is no action to react to" },
    { "act guy shoot at court", "guy shot at gawain, squire, who may shoot back (L 11)" },
    { "act guy shoot", "guy shot: who was shot at may shoot back (L 11)" },
    { "act guy shoot moving at kay",
      "guy shot at kay, who may shoot back, and moved: others may shoot as well, one for each inch "
      "(L 11)" },
    { "act mob march",
      "mob 1, mob 2, mob 3 moved: who sees them may shoot, one for each inch (L 11)" },
    { "act black melee at squire",
      "black moved: who sees them may shoot, one for each inch (L 11)\n"
      "Near them, who is not engaged may flee or help his friends (L 10)" },
    { "act black melee at squire",
      "Near them, who is not engaged may flee or help his friends (L 10)" },
    { "react robin shoot at black", "Reaction fire has been used\n"
                                    "Near them, who is not engaged may flee or help his friends "
                                    "(L 10)" },
  };
  g_autoptr (AdjSkirmish) self = party ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) lines = NULL;
      g_autofree char *text = NULL;

      play (self, cases[i][0]);
      lines = adj_skirmish_say_reactions (adj_skirmish_get_state (self));
      text = g_strjoinv ("\n", lines);
      g_assert_cmpstr (text, ==, cases[i][1]);
    }
}

static void
test_candidate (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  const AdjSkirmishState *state = adj_skirmish_get_state (self);
  g_autoptr (GArray) candidates = NULL;
  g_autofree char *line = NULL;
  g_autofree char *figure = NULL;

  play (self, "figure kay knights good\nfigure mob bandits poor\nbegin bandits\ncontact kay mob\n"
              "out kay");
  candidates =
      adj_skirmish_candidates (state, adj_skirmish_get_rules (self), &(AdjFactors){ .shots = 0 });
  g_assert_cmpuint (candidates->len, ==, 0);
  figure = adj_skirmish_say_figure (state, adj_skirmish_get_rules (self), 0);
  g_assert_true (g_str_has_suffix (figure, ": Good, off the table"));
  line = adj_skirmish_say_candidate (state, adj_skirmish_get_rules (self),
                                     &(AdjCandidate){ .miniature = 0, .needed = 18 });
  g_assert_cmpstr (line, ==, "kay: 18 is needed, a chance of 3/20");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/tell/figures", test_figures);
  g_test_add_func ("/skirmish/tell/actions", test_actions);
  g_test_add_func ("/skirmish/tell/remarks", test_remarks);
  g_test_add_func ("/skirmish/tell/sum", test_sum);
  g_test_add_func ("/skirmish/tell/never", test_never);
  g_test_add_func ("/skirmish/tell/played-card", test_played_card);
  g_test_add_func ("/skirmish/tell/taking-back", test_taking_back);
  g_test_add_func ("/skirmish/tell/card-taken-back", test_card_taken_back);
  g_test_add_func ("/skirmish/tell/not-done", test_not_done);
  g_test_add_func ("/skirmish/tell/log", test_log);
  g_test_add_func ("/skirmish/tell/log-of-correction", test_log_of_correction);
  g_test_add_func ("/skirmish/tell/now", test_now);
  g_test_add_func ("/skirmish/tell/reactions", test_reactions);
  g_test_add_func ("/skirmish/tell/candidate", test_candidate);
  return g_test_run ();
}
