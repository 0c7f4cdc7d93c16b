/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "desk/shelf.h"
#include "lloyd.h"
#include "party.h"
#include "skirmish/file.h"
#include "skirmish/record-private.h"
#include "skirmish/salvage.h"
#include "tests/desk/spoil.h"

#define SEED 20040102

static AdjSkirmish *
reopened (AdjSkirmish *self)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  gsize length;
  g_autofree char *text = adj_skirmish_write (self, &length);
  AdjSkirmish *again = adj_skirmish_parse (text, length, problems);
  g_autofree char *same = NULL;

  g_assert_nonnull (again);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  same = adj_skirmish_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
  return again;
}

/* ---- Undo, redo, strike, correct ---- */

static void
test_undo (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;

  play (self, "begin bandits");
  before = standing (self);
  play (self, "act guy shoot at court");
  after = standing (self);
  play (self, "undo");
  undone = standing (self);
  play (self, "redo");
  redone = standing (self);
  g_assert_cmpstr (undone, ==, before);
  g_assert_cmpstr (redone, ==, after);
  g_assert_cmpuint (adj_skirmish_get_entries (self)->len, ==, 14);
}

static void
test_nothing_to_undo (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  static const char *const lines[] = { "undo", "redo", "strike 1", "strike", "correct 7 pass" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *why = verdict (self, lines[i]);

      g_assert_true (g_str_has_prefix (why, "impossible "));
    }
  g_assert_cmpuint (adj_skirmish_get_entries (self)->len, ==, 0);
}

/* A struck shot takes its counter with it, in all that comes later. */
static void
test_strike (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (AdjSkirmish) again = NULL;
  g_autofree char *struck = NULL;
  g_autofree char *back = NULL;

  play (self, "begin bandits\nact guy shoot at court\npass\nact guy shoot at court\npass");
  play (self, "strike 12");
  struck = standing (self);
  g_assert_cmpstr (struck, ==, "bandits actions 1 attempts 0 counters 1 0");
  again = reopened (self);
  play (self, "undo");
  back = standing (self);
  g_assert_cmpstr (back, ==, "bandits actions 2 attempts 0 counters 2 0");
}

static AdjPlayedState
state_of (const AdjSkirmish *self, guint number)
{
  const GArray *played = adj_skirmish_get_played (self);

  for (guint i = 0; i < played->len; i++)
    if (g_array_index (played, AdjPlayed, i).number == number)
      return g_array_index (played, AdjPlayed, i).state;
  g_assert_not_reached ();
}

/* A die is a fact: who won the initiative keeps it, though the sum is another now. */
static void
test_correct (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (AdjSkirmish) again = NULL;
  g_autofree char *after = NULL;
  g_autofree char *reread = NULL;

  play (self, "begin bandits\nact guy shoot at court\nseize kay by charge die 16\npass");
  play (self, "correct 12 act mob march");
  after = standing (self);
  g_assert_cmpstr (after, ==, "knights actions 1 attempts 0 counters 0 0");
  g_assert_cmpint (state_of (self, 13), ==, ADJ_SKIRMISH_DIFFERS);
  again = reopened (self);
  reread = standing (again);
  g_assert_cmpstr (reread, ==, after);
  g_assert_cmpint (state_of (again, 13), ==, ADJ_SKIRMISH_DIFFERS);
}

/* What is tried is what is then recorded, and until then nothing is. */
static void
assert_tried (AdjSkirmish *self, guint number, const char *text)
{
  g_autofree char *before = adj_skirmish_write (self, NULL);
  g_autofree AdjSkirmishState *state = g_memdup2 (adj_skirmish_get_state (self), sizeof *state);
  g_autoptr (AdjSkirmishAnswer) tried = adj_skirmish_try (self, number, text);
  g_autofree char *after = adj_skirmish_write (self, NULL);
  g_autofree char *line = text != NULL ? g_strdup_printf ("correct %u %s", number, text)
                                       : g_strdup_printf ("strike %u", number);
  g_autoptr (GPtrArray) answers = NULL;
  const AdjRecorded *entry;

  g_assert_cmpstr (after, ==, before);
  g_assert_true (memcmp (state, adj_skirmish_get_state (self), sizeof *state) == 0);
  answers = adj_skirmish_submit (self, line, FALSE);
  entry = ((const AdjSkirmishAnswer *) answers->pdata[0])->entry;
  g_assert_true ((tried->proposed != NULL) == (entry != NULL));
  if (entry == NULL)
    {
      g_assert_nonnull (tried->error.text);
      return;
    }
  g_assert_cmpuint (tried->proposed->anew->len, ==, entry->anew->len);
  g_assert_cmpuint (tried->proposed->aside->len, ==, entry->aside->len);
  g_assert_cmpuint (tried->proposed->differ->len, ==, entry->differ->len);
  g_assert_cmpstr (tried->proposed->text, ==, entry->text);
}

static void
test_try (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (AdjSkirmishAnswer) thrown = NULL;

  play (self, "begin bandits\nact guy shoot at court\npass\nact guy shoot at court\n"
              "seize kay by charge die 14\ncontact kay black\npart kay black");
  thrown = adj_skirmish_try (self, 15, "seize kay by charge roll");
  g_assert_null (thrown->proposed);
  g_assert_cmpstr (thrown->error.text, ==, "the die is thrown when the order is given");
  assert_tried (self, 12, "act mob march");
  assert_tried (self, 12, "act nobody march");
  assert_tried (self, 16, NULL);
  assert_tried (self, 99, NULL);
  assert_tried (self, 11, "begin knights");
  adj_skirmish_set_eyes (self, 0);
  assert_tried (self, 10, NULL); /* the bandits' card */
}

static void
test_aside (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *after = NULL;

  play (self, "contact kay black\npart kay black\nstrike 11");
  after = standing (self);
  g_assert_cmpint (state_of (self, 12), ==, ADJ_SKIRMISH_ASIDE);
  g_assert_cmpstr (after, ==, "nobody actions 0 attempts 0 counters 0 0");
}

/* A figure that is struck takes with it what it did, and other figures stay who they are. */
static void
test_strike_figure (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  const AdjSkirmishState *state = adj_skirmish_get_state (self);
  int black;

  play (self, "begin bandits\ncontact kay black\nout robin\nstrike 4");
  black = adj_skirmish_miniature (state, "black");
  g_assert_cmpint (adj_skirmish_miniature (state, "robin"), ==, ADJ_NO_INDEX);
  g_assert_true (adj_skirmish_in_contact (state, black));
}

/* ---- Strict games, dice ---- */

static void
test_strict (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *refused = NULL;
  g_autofree char *forced = NULL;

  adj_skirmish_set_strict (self, TRUE);
  play (self, "begin bandits");
  refused = verdict (self, "act gawain march");
  forced = verdict (self, "act gawain march !");
  g_assert_cmpstr (refused, ==, "refused L 1 other-side");
  g_assert_cmpstr (forced, ==, "warned L 1 other-side");
  g_assert_cmpint (adj_skirmish_get_state (self)->actions, ==, 1);
}

/* An undone throw never comes again. */
static void
test_dice (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  play (self, "begin bandits\nact mob march");
  for (int i = 0; i < 6; i++)
    {
      const GPtrArray *entries = adj_skirmish_get_entries (self);
      const AdjRecorded *entry;

      play (self, "seize kay by charge roll");
      entry = g_ptr_array_index (entries, entries->len - 1);
      g_assert_cmpint (entry->dice, ==, 1);
      g_assert_nonnull (strstr (entry->text, " die "));
      g_hash_table_add (seen, entry->text);
      play (self, "undo");
    }
  g_assert_cmpuint (g_hash_table_size (seen), >, 3);
}

/* ---- What is typed ---- */

static const char *const errors[][2] = {
  { "figure x knights averge", "did you mean average?" },
  { "figure x knights zebra", "sub-human, rubbish" },
  { "figure x knights good leader heroc", "did you mean heroic?" },
  { "figure gawain knights good", "there is a 'gawain' already" },
  { "figure Gawain knights good", "there is a 'gawain' already" },
  { "figure court knights good", "there is a 'court' already" },
  { "figure x french good", "which side? knights or bandits" },
  { "figure x knights good x1", "x2 to x99" },
  { "figure march knights good", "is a word of the orders" },
  { "figure", "a name is missing" },
  { "figure \"a_b\" knights good", "letters, digits" },
  { "figure x knights good halberd", "no leader, missile weapon" },
  { "figure x knights good group gawain", "a group has another name" },
  { "act gawian march", "did you mean gawain?" },
  { "act mob marhc", "did you mean march?" },
  { "act", "a figure is missing" },
  { "act mob", "what do they do?" },
  { "act mob march over", "is not at, to, card" },
  { "act mob march to", "to where?" },
  { "seize gawain charge", "by what?" },
  { "seize gawain by charge", "what did the die show?" },
  { "seize gawain by charge die 0", "from 1 to 20" },
  { "seize gawain by charge die 21", "from 1 to 20" },
  { "seize gawain by charge card nothing die 2", "there is no card" },
  { "seize gawain by charge die 2 factors 3", "need a reason" },
  { "seize gawain by charge die 2 quickly", "is not at, card, reach" },
  { "seize gawain by charge die 2", "nobody has the initiative yet" },
  { "seize mob by charge die 2", "or there are several" },
  { "react kay melee", "flee, engage or shoot?" },
  { "react kay shoot over", "is not at or inches" },
  { "pass", "nobody has the initiative yet" },
  { "begin french", "which side?" },
  { "contact kay gawain", "both are of one side" },
  { "part kay", "there is no such contact" },
  { "back kay", "is on the table" },
  { "round", "nobody is in contact" },
  { "counters knights 100", "from 0 to 99" },
  { "setting speed=on", "into-sight-only" },
  { "setting may-pass=perhaps", "on or off?" },
  { "note", "what is it to say?" },
  { "dance", "an order begins with one of" },
  { "sieze", "did you mean seize?" },
  { "card x knights : go", "a figure is missing" },
  { "card x knights kay", "a colon and the objective" },
  { "card x knights kay black : kill", "black is not of that side" },
  { "card duel knights kay : kill black", "there is a card 'duel' already" },
  { "begin knights now", "one word too many" },
};

static void
test_errors (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_autoptr (AdjSkirmish) self = party ();
      g_autofree char *why = verdict (self, errors[i][0]);

      g_test_message ("%s: %s", errors[i][0], why);
      g_assert_true (g_str_has_prefix (why, "impossible "));
      g_assert_nonnull (strstr (why, errors[i][1]));
      g_assert_cmpuint (adj_skirmish_get_entries (self)->len, ==, 10);
    }
}

/* A shot that would bring one counter more than can be recorded says so. */
static void
test_most_counters (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *why = NULL;

  play (self, "begin bandits\ncounters knights 99\n");
  why = verdict (self, "act guy shoot at robin");
  g_assert_nonnull (strstr (why, "no more than 99 counters"));
  play (self, "counters knights 98\nact guy shoot at robin\n");
  g_assert_cmpint (adj_skirmish_get_state (self)->counters[0], ==, 99);
}

/* There are no hexes: a figure may be called 1318. */
static void
test_names (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  const AdjSkirmishState *state = adj_skirmish_get_state (self);

  play (self, "figure 1318 knights good\nfigure \"Sir Gawain\" knights good\n"
              "figure peasant mob rubbish x12\nbegin mob\nact peasant march\nact peasant-1 march");
  g_assert_cmpint (state->n_miniatures, ==, 14);
  g_assert_cmpstr (state->miniatures[0].id, ==, "1318");
  g_assert_cmpstr (state->miniatures[1].id, ==, "sir-gawain");
  g_assert_cmpstr (state->miniatures[1].name, ==, "Sir Gawain");
  g_assert_cmpstr (state->miniatures[13].id, ==, "peasant-12");
  g_assert_cmpstr (state->miniatures[13].group, ==, "peasant");
  g_assert_cmpint (state->actions, ==, 2);
}

/* Whose name begins like another's is not on that one's card. */
static void
test_on_card (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  const AdjSkirmishState *state = adj_skirmish_get_state (self);

  play (self, "figure peasant mob rubbish x12\nfigure kay knights good\n"
              "card kill mob peasant-12 peasant-3 : kill kay");
  for (int i = 0; i < 12; i++)
    g_assert_true (adj_skirmish_on_card (state, 0, i) == (i == 2 || i == 11));
}

/* ---- Ceilings ---- */

static void
test_figures (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *why = NULL;

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *line = g_strdup_printf ("figure a%d knights good x99", i);

      play (self, line);
    }
  play (self, "figure b mob good x3");
  why = verdict (self, "figure c mob good");
  g_assert_nonnull (strstr (why, "no more than 300 figures"));
  g_assert_cmpint (adj_skirmish_get_state (self)->n_miniatures, ==, 300);
}

static void
test_cards (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *why = NULL;

  play (self, "figure a knights good x61\nfigure b mob good");
  for (int i = 1; i <= 60; i++)
    {
      g_autofree char *line = g_strdup_printf ("card c%d knights a-%d : kill b", i, i);

      play (self, line);
    }
  why = verdict (self, "card c61 knights a-61 : kill b");
  g_assert_nonnull (strstr (why, "no more than 60 cards"));
}

/* The last entries are left for taking back. */
static void
test_entries (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *why = NULL;
  const guint most = ADJ_SKIRMISH_ENTRIES - ADJ_SKIRMISH_KEPT_FOR_UNDO;

  for (guint i = 0; i < most; i++)
    {
      AdjRecorded *entry = adj_recorded_new (ADJ_RECORDED_ORDER);

      entry->text = g_strdup ("note n");
      g_assert_true (adj_skirmish_replay (self, entry));
    }
  why = verdict (self, "note one more");
  g_assert_nonnull (strstr (why, "only undo is left"));
  play (self, "undo");
}

static void
test_bytes (void)
{
  g_autoptr (AdjSkirmish) self = empty_skirmish ();
  g_autofree char *why = NULL;

  self->bytes = ADJ_SKIRMISH_BYTES - 20100;
  why = verdict (self, "note one more");
  g_assert_nonnull (strstr (why, "longer than"));
}

/* ---- Files ---- */

static char *
a_game (void)
{
  g_autoptr (AdjSkirmish) self = party ();

  play (self,
        "begin bandits\nact guy shoot at court\nreact robin shoot at guy\n"
        "seize squire by charge at black card duel die 3\nnote \"so it is\"; # they say\n"
        "contact kay black\nact guy shoot at court\nseize squire by charge at black card duel "
        "reach die 16\nround\nundo\nstrike 13\ncorrect 12 act mob march to the barn\n"
        "setting may-pass=off\nout mob-1\nback mob-1");
  return adj_skirmish_write (self, NULL);
}

static char *
replaced (const char *text, const char *old, const char *new)
{
  g_auto (GStrv) parts = g_strsplit (text, old, 2);

  g_assert_nonnull (parts[1]);
  return g_strconcat (parts[0], new, parts[1], NULL);
}

static void
test_problems (void)
{
  static const struct
  {
    const char *old;
    const char *new;
    const char *problem;
  } cases[] = {
    { "number=\"2\"", "number=\"3\"", "skirmish-entry-number" },
    { "effects=\"side knights", "effects=\"sides knights", "skirmish-effects" },
    { "out mob-1 yes", "out mob-1 maybe", "skirmish-effects" },
    { "out mob-1 yes", "out mob-1&quot; yes", "skirmish-effects" },
    { "out mob-1 yes", "out &quot;mob-1&quot;yes", "skirmish-effects" },
    { "out mob-1 yes", "out mob-9 yes", "skirmish-entry-does-not-fit" },
    { "kind=\"undo\" target=", "kind=\"undo\" order=\"x\" target=", "skirmish-entry-parts" },
    { "kind=\"undo\" target=\"1", "kind=\"undo\" target=\"", "skirmish-entry-does-not-fit" },
    { " seed=\"0", " seed=\"g", "skirmish-seed" },
    { "id=\"rubbish\"", "id=\"mobbish\"", "skirmish-quality" },
    { "rate=\"22\"", "rate=\"none\"", "skirmish-rules-inside" },
    { "urn:adjutant:skirmish\"", "urn:adjutant:game\"", "skirmish-is-a-game" },
  };
  g_autofree char *text = a_game ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *quoted = g_strescape (cases[i].new, NULL);
      g_autofree char *changed = NULL;
      g_autoptr (AdjProblems) problems = adj_problems_new ("bad");

      changed = replaced (text, cases[i].old, cases[i].new);
      g_test_message ("%s", quoted);
      g_assert_null (adj_skirmish_parse (changed, strlen (changed), problems));
      g_assert_true (adj_problems_has (problems, cases[i].problem));
    }
}

/* Of a damaged file the entries before the damage are kept, and it is told how many are lost. */
static void
test_salvage (void)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bad.skirmish", NULL);
  g_autofree char *text = a_game ();
  static const struct
  {
    const char *old;
    const char *new;
    guint kept;
  } damages[] = {
    { "<entry number=\"12\"", "<entry numb=\"12\"", 11 },
    { "out mob-1 yes", "out mob-9 yes", 23 },
    { "<entry number=\"1\"", "<entry numb=\"1\"", 0 },
    { "</skirmish>", "", 25 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *damaged = replaced (text, damages[i].old, damages[i].new);
      g_autoptr (AdjProblems) problems = adj_problems_new ("bad");
      g_auto (AdjSalvage) found = { 0 };

      g_assert_true (g_file_set_contents (path, damaged, -1, NULL));
      adj_salvage (path, &adj_skirmish_salvage, problems, &found);
      g_test_message ("%u: kept %u, lost %u", i, found.n_kept, found.n_lost);
      g_assert_nonnull (found.record);
      g_assert_cmpuint (adj_problems_count (problems), >, 0);
      g_assert_cmpuint (found.n_kept, ==, damages[i].kept);
      g_assert_cmpuint (adj_skirmish_get_entries (found.record)->len, ==, found.n_kept);
      g_assert_true ((found.n_lost > 0) == (found.line > 0));
    }
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_nothing_to_salvage (void)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bad.skirmish", NULL);
  g_autofree char *text = a_game ();
  g_autofree char *damaged = replaced (text, "rate=\"22\"", "rate=\"none\"");
  g_autoptr (AdjProblems) problems = adj_problems_new ("bad");
  g_auto (AdjSalvage) found = { 0 };

  g_assert_true (g_file_set_contents (path, damaged, -1, NULL));
  adj_salvage (path, &adj_skirmish_salvage, problems, &found);
  g_assert_null (found.record);
  g_assert_cmpuint (found.n_kept, ==, 0);
  g_assert_cmpuint (found.n_lost, ==, 25);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_findings (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("bad");
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;

  play (self, "begin bandits\nact gawain march");
  text = adj_skirmish_write (self, NULL);
  changed = replaced (text, "L 1 other-side", "L 1 another-side");
  g_assert_null (adj_skirmish_parse (changed, strlen (changed), problems));
  g_assert_true (adj_problems_has (problems, "skirmish-findings"));
}

/* Reader and schema agree on the form, and whatever is read is a problem or a skirmish. */
static void
test_spoiled (void)
{
  const guint rounds = 150;
  g_autofree char *text = a_game ();
  g_autofree char *schema = adj_shelf_find ("schemas", "skirmish.rng");
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  guint good = 0;

  g_assert_nonnull (schema);
  g_assert_true (both_accept (&adj_skirmish_format, schema, text));
  for (guint i = 0; i < rounds; i++)
    {
      g_autofree char *changed = spoil (&adj_skirmish_format, dice, text);
      g_autoptr (AdjProblems) problems = adj_problems_new ("spoiled");
      AdjSkirmish *read = adj_skirmish_parse (changed, strlen (changed), problems);

      g_assert_true ((read != NULL) == adj_problems_usable (problems));
      g_clear_pointer (&read, adj_skirmish_free);
      good += both_accept (&adj_skirmish_format, schema, changed);
    }
  g_assert_cmpuint (good, >, rounds / 20);
  g_assert_cmpuint (good, <, rounds * 3 / 4);
}

/* Bytes changed anywhere. */
static void
test_damaged (void)
{
  g_autofree char *text = a_game ();
  gsize length = strlen (text);
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  guint read = 0;

  for (int i = 0; i < 1000; i++)
    {
      g_autofree char *changed = g_strdup (text);
      g_autoptr (AdjProblems) problems = adj_problems_new ("damaged");
      AdjSkirmish *self;
      gsize from = (gsize) g_rand_int_range (dice, 0, (gint32) length);

      for (int j = g_rand_int_range (dice, 1, 4); j > 0; j--)
        changed[(from + (gsize) j * 7) % length] =
            "0123456789abcxyz-/ <>\"'&=;"[g_rand_int_range (dice, 0, 26)];
      self = adj_skirmish_parse (changed, length, problems);
      read += self != NULL;
      g_clear_pointer (&self, adj_skirmish_free);
    }
  g_assert_cmpuint (read, >, 20);
  g_assert_cmpuint (read, <, 900);
}

/* Nobody opens what is not there. */
static void
test_load (void)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("none");

  g_assert_null (adj_skirmish_load ("/nowhere/at/all.skirmish", problems));
  g_assert_cmpuint (adj_problems_count (problems), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/undo", test_undo);
  g_test_add_func ("/record/nothing-to-undo", test_nothing_to_undo);
  g_test_add_func ("/record/strike", test_strike);
  g_test_add_func ("/record/correct", test_correct);
  g_test_add_func ("/record/try", test_try);
  g_test_add_func ("/record/aside", test_aside);
  g_test_add_func ("/record/strike-figure", test_strike_figure);
  g_test_add_func ("/record/strict", test_strict);
  g_test_add_func ("/record/dice", test_dice);
  g_test_add_func ("/record/errors", test_errors);
  g_test_add_func ("/record/most counters", test_most_counters);
  g_test_add_func ("/record/names", test_names);
  g_test_add_func ("/record/on-card", test_on_card);
  g_test_add_func ("/record/ceilings/figures", test_figures);
  g_test_add_func ("/record/ceilings/cards", test_cards);
  g_test_add_func ("/record/ceilings/entries", test_entries);
  g_test_add_func ("/record/ceilings/bytes", test_bytes);
  g_test_add_func ("/record/file/problems", test_problems);
  g_test_add_func ("/record/file/findings", test_findings);
  g_test_add_func ("/skirmish/file/salvage", test_salvage);
  g_test_add_func ("/skirmish/file/nothing-to-salvage", test_nothing_to_salvage);
  g_test_add_func ("/record/file/spoiled", test_spoiled);
  g_test_add_func ("/record/file/damaged", test_damaged);
  g_test_add_func ("/record/file/load", test_load);
  return g_test_run ();
}
