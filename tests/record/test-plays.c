/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "any-line.h"
#include "ask.h"
#include "plan.h"
#include "script.h"
#include "tests/rules/nonsense.h"

/* The program's answers in long plays by lot are what they were before: of each moment
 * tests/cases/plays/NAME.play keeps a digest of the plain text of all that was asked of it. It says
 * nothing about what is right, for that stands in the other tests, but that nothing has changed.
 *
 * "test-record-plays --generate" writes the answers of this program; "--tell NAME STEP" prints the
 * text behind one digest, to be compared with that of the program before. */

typedef struct
{
  const Plan *plan;
  AdjBook *book;
  AdjGame *game;
  AdjDigest *digest;
  Script *script; /* NULL of a battle whose charts nobody has typed in */
  guint next;
  Lots lots;
  guint step;
  GString *lines;  /* as they are to be kept */
  char **expected; /* NULL: nothing is compared */
  guint told;      /* the step whose text is printed; 0 */
  gboolean differs;
} Play;

/* ---- Moments ---- */

#define SHOWN 60 /* bytes of an order */

static guint32
digest_of (const char *text)
{
  guint32 digest = 2166136261u;

  for (const char *p = text; *p != '\0'; p++)
    digest = (digest ^ (guint8) *p) * 16777619u;
  return digest;
}

static char *
golden_line (guint step, const char *text, const char *order)
{
  g_autofree char *plain = g_strescape (order, NULL);

  return g_strdup_printf ("%u %08x %.*s", step, digest_of (text), SHOWN, plain);
}

static void
compare (Play *self, const char *line, const char *text)
{
  const char *expected = self->expected[self->step - 1];

  if (g_strcmp0 (expected, line) == 0)
    return;
  self->differs = TRUE;
  g_test_message ("%s: expected \"%s\", got \"%s\", which says\n%s", self->plan->name,
                  expected != NULL ? expected : "the end", line, text);
}

/* A lawful order, or another, may be given next. */
static char *
some_next (Play *self, Lots *lots)
{
  if (self->script != NULL && self->next < self->script->orders->len)
    return g_strdup (script_order (self->script, self->next)->line);
  return any_line (self->book, lots);
}

static void
keep (Play *self, const char *order, const char *text)
{
  g_autofree char *line = golden_line (++self->step, text, order);

  g_string_append_printf (self->lines, "%s\n", line);
  if (self->told == self->step)
    g_print ("%s\n%s", line, text);
  if (self->expected != NULL && !self->differs)
    compare (self, line, text);
}

/* Of what has just been done, said so far in text. The lots of the questions are no others when
 * other questions are asked before. */
static void
look (Play *self, const char *order, const AdjTable *before, GPtrArray *outcomes, const char *said)
{
  Lots lots = { .seed = self->plan->seed * 100003 + self->step };
  g_autoptr (GString) text = g_string_new (said);
  g_autofree char *next = some_next (self, &lots);
  Asked asked = { self->game, self->digest, before, next, &lots, text };

  for (guint i = 0; outcomes != NULL && i < outcomes->len; i++)
    ask_outcome (&asked, g_ptr_array_index (outcomes, i));
  ask_say (&asked, "table %016" G_GINT64_MODIFIER "x\n",
           adj_digest_of (self->digest, adj_game_get_table (self->game)));
  if (before->n_units > 0)
    ask_some (&asked);
  keep (self, order, text->str);
}

/* The whole game. */
static void
look_back (Play *self)
{
  Lots lots = { .seed = self->plan->seed };
  g_autoptr (GString) text = g_string_new (NULL);
  Asked asked = { self->game, self->digest, adj_game_get_table (self->game), "", &lots, text };

  ask_review (&asked);
  ask_file (&asked);
  keep (self, "the whole game", text->str);
}

static void
give (Play *self, const char *line)
{
  g_autoptr (AdjTable) before = adj_table_copy (adj_game_get_table (self->game));
  g_autoptr (GPtrArray) outcomes = adj_game_submit (self->game, line, TRUE);

  look (self, line, before, outcomes, "");
}

static void
take_back (Play *self, gboolean redo)
{
  g_autoptr (AdjTable) before = adj_table_copy (adj_game_get_table (self->game));
  gboolean done = redo ? adj_game_redo (self->game) : adj_game_undo (self->game);
  const char *refusal = adj_game_get_refusal (self->game);
  g_autofree char *said = g_strdup_printf ("%d %s\n", done, refusal != NULL ? refusal : "-");

  look (self, redo ? "redo" : "undo", before, NULL, said);
}

/* ---- Orders by lot ---- */

/* An order that makes some sense where units stand; of any verb. */
static char *
some_nonsense (Play *self)
{
  const AdjTable *table = adj_game_get_table (self->game);
  PlayOrder order;

  if (table->n_units == 0 || lots_chance (&self->lots, 35))
    return any_line (self->book, &self->lots);
  order = nonsense_order (self->book, table, &self->lots);
  if (order.kind == PLAY_OPTION || order.kind >= PLAY_SEAL)
    return any_line (self->book, &self->lots);
  order.reduce = MAX (order.reduce, -1);
  order.n_supports = 1;
  order.supports[0] = (AdjSupport){ (guint16) order.units[0], order.hexes[0] };
  if (order.kind == PLAY_MOVE || order.kind == PLAY_CHARGE)
    order.n_hexes = MAX (order.n_hexes, 2);
  return script_line (self->book, &order);
}

static char *
some_order (Play *self)
{
  if (self->script != NULL && self->next < self->script->orders->len &&
      lots_chance (&self->lots, 60))
    return g_strdup (script_order (self->script, self->next++)->line);
  return some_nonsense (self);
}

static AdjCorrection *
some_correction (Play *self)
{
  guint n = adj_game_get_play (self->game)->entries->len;
  guint number = 1 + lots_pick (&self->lots, n);
  g_autofree char *order = some_nonsense (self);

  return any_correction (self->game, self->book, &self->lots, number, order);
}

static void
correct (Play *self)
{
  g_autoptr (AdjTable) before = adj_table_copy (adj_game_get_table (self->game));
  g_autoptr (AdjCorrection) correction = some_correction (self);
  gboolean accepted = correction->entry != NULL && adj_game_accept (self->game, correction);
  g_autofree char *said = g_strdup_printf ("accepted %d %s\n", accepted,
                                           correction->refusal != NULL ? correction->refusal : "-");

  look (self, "correct", before, NULL, said);
}

/* ---- Kinds of play ---- */

/* An order that is tried is undone again, and the lawful game goes on as if nothing had been. */
static void
try_something (Play *self)
{
  guint last = adj_play_last_done (adj_game_get_play (self->game));

  adj_game_set_strict (self->game, lots_chance (&self->lots, 30));
  if (lots_chance (&self->lots, 20))
    adj_game_set_eyes (self->game, (AdjEyes) lots_pick (&self->lots, ADJ_EYES_ALL));
  for (guint i = 1 + lots_pick (&self->lots, 3); i > 0; i--)
    {
      g_autofree char *line = some_nonsense (self);

      give (self, line);
    }
  while (adj_play_last_done (adj_game_get_play (self->game)) > last)
    take_back (self, FALSE);
  adj_game_set_eyes (self->game, ADJ_EYES_ALL);
  adj_game_set_strict (self->game, FALSE);
}

static void
play_lawfully (Play *self)
{
  while (self->next < self->script->orders->len)
    {
      const ScriptOrder *order = script_order (self->script, self->next++);

      give (self, order->line);
      if (lots_chance (&self->lots, plan_is_wild (self->plan) ? 70 : 15))
        try_something (self);
    }
}

#define ACTS 200

static void
play_anyhow (Play *self)
{
  for (int i = 0; i < ACTS; i++)
    {
      guint lot = lots_pick (&self->lots, 12);
      g_autofree char *line = lot > 2 ? some_order (self) : NULL;

      if (lot < 2)
        take_back (self, lot == 1);
      else if (lot == 2)
        correct (self);
      else
        give (self, line);
    }
}

/* ---- A play from its plan ---- */

static Script *
script_of (Play *self)
{
  guint64 seed = self->plan->seed;

  if (!plan_is_wild (self->plan) && !adj_scenario_complete (self->book->scenario))
    return NULL; /* on a map by lot units come by the umpire's hand */
  if (plan_is_hidden (self->plan) || plan_is_wild (self->plan) || self->plan->kind == PLAN_BOTH)
    return script_new_from (self->book, seed, adj_game_get_table (self->game));
  return self->plan->kind == PLAN_OPTIONS ? script_new_with_options (self->book, seed)
                                          : script_new (self->book, seed);
}

static void
play (Play *self)
{
  self->lots.seed = self->plan->seed;
  self->book = plan_book (self->plan, &self->lots);
  self->game = plan_game (self->plan, self->book, &self->lots);
  self->digest = adj_digest_new (self->book);
  self->script = script_of (self);
  self->lines = g_string_new (NULL);
  if (plan_is_lawful (self->plan))
    play_lawfully (self);
  else
    play_anyhow (self);
  look_back (self);
}

static void
play_clear (Play *self)
{
  if (self->script != NULL)
    script_free (self->script);
  adj_digest_free (self->digest);
  g_object_unref (self->game);
  adj_book_unref (self->book);
  g_string_free (self->lines, TRUE);
  g_strfreev (self->expected);
}

static char *
path_of (const Plan *plan)
{
  g_autofree char *file = g_strdup_printf ("%s.play", plan->name);

  return g_test_build_filename (G_TEST_DIST, "..", "cases", "plays", file, NULL);
}

/* ---- Commands and tests ---- */

static void
test_plan (gconstpointer data)
{
  Play self = { .plan = data };
  g_autofree char *path = path_of (self.plan);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  self.expected = g_strsplit (text, "\n", -1);
  play (&self);
  g_assert_false (self.differs);
  g_assert_cmpstr (self.lines->str, ==, text);
  play_clear (&self);
}

static void
generate (const Plan *plan)
{
  Play self = { .plan = plan };
  g_autofree char *path = path_of (plan);

  play (&self);
  g_assert_true (g_file_set_contents (path, self.lines->str, -1, NULL));
  play_clear (&self);
}

static void
tell (const Plan *plan, guint step)
{
  Play self = { .plan = plan, .told = step };

  play (&self);
  play_clear (&self);
}

int
main (int argc, char **argv)
{
  gboolean generates = argc == 2 && g_str_equal (argv[1], "--generate");
  gboolean tells = argc == 4 && g_str_equal (argv[1], "--tell");

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < plan_n; i++)
    {
      g_autofree char *test = g_strdup_printf ("/record/plays/%s", plans[i].name);

      if (generates)
        generate (&plans[i]);
      else if (tells && g_str_equal (argv[2], plans[i].name))
        tell (&plans[i], (guint) g_ascii_strtoull (argv[3], NULL, 10));
      else if (!tells)
        g_test_add_data_func (test, &plans[i], test_plan);
    }
  return generates || tells ? 0 : g_test_run ();
}
