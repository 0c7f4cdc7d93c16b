/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/clauses.h"
#include "books.h"

/* The lists that a battle lays down, read and typed as text. */

typedef struct
{
  const char *key;
  const char *text;
} Typed;

static guint
count (const AdjDraft *draft, AdjClause clause)
{
  return adj_clause_count (adj_draft_get_scenario (draft), clause);
}

/* The texts in the fields of a clause, of a new one none, with some typed over. */
static gboolean
put (AdjDraft *draft, AdjClause clause, guint place, const Typed *typed, guint *field)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  guint n;

  adj_clause_fields (clause, &n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (values, place < count (draft, clause)
                                 ? adj_clause_get (adj_draft_get_scenario (draft), clause, place, i)
                                 : g_strdup (""));
  for (; typed->key != NULL; typed++)
    {
      char **value = (char **) &values->pdata[adj_clause_find_field (clause, typed->key)];

      g_free (*value);
      *value = g_strdup (typed->text);
    }
  return adj_draft_put_clause (draft, clause, place, (const char *const *) values->pdata, field);
}

static void
assert_put (AdjDraft *draft, AdjClause clause, guint place, const Typed *typed)
{
  guint field;
  gboolean done = put (draft, clause, place, typed, &field);

  if (!done)
    g_test_message ("%u: %s", field, adj_draft_get_refusal (draft));
  g_assert_true (done);
}

/* The reason stands at the field it belongs to, and nothing has changed. */
static void
assert_refused (
    AdjDraft *draft, AdjClause clause, const Typed *typed, const char *at, const char *why)
{
  gsize length;
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, &length));
  guint field = 0;

  g_assert_false (put (draft, clause, count (draft, clause), typed, &field));
  g_test_message ("%u: %s", field, adj_draft_get_refusal (draft));
  if (at != NULL)
    g_assert_cmpuint (field, ==, adj_clause_find_field (clause, at));
  else
    g_assert_cmpuint (field, ==, ADJ_MAX_CLAUSE_FIELDS);
  g_assert_nonnull (strstr (adj_draft_get_refusal (draft), why));
  g_assert_cmpstr (adj_draft_get_text (draft, &length), ==, before);
}

static void
assert_shows (AdjDraft *draft, AdjClause clause, guint place, const char *key, const char *expected)
{
  g_autofree char *text = adj_clause_get (adj_draft_get_scenario (draft), clause, place,
                                          adj_clause_find_field (clause, key));

  g_assert_cmpstr (text, ==, expected);
}

/* ---- Every clause of the small battle ---- */

/* Typed over with what it says already, a clause is what it was, but for its marks. */
static void
test_same (void)
{
  for (int clause = 0; clause < ADJ_N_CLAUSES; clause++)
    {
      g_autoptr (AdjDraft) draft = small_draft ();

      g_assert_cmpuint (count (draft, (AdjClause) clause), >, 0);
      for (guint place = 0; place < count (draft, (AdjClause) clause); place++)
        {
          guint n;
          g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_free);
          const AdjClauseField *fields = adj_clause_fields ((AdjClause) clause, &n);

          for (guint i = 0; i < n; i++)
            g_ptr_array_add (before, adj_clause_get (adj_draft_get_scenario (draft),
                                                     (AdjClause) clause, place, i));
          assert_put (draft, (AdjClause) clause, place, (const Typed[]){ { NULL } });
          for (guint i = 0; i < n; i++)
            assert_shows (draft, (AdjClause) clause, place, fields[i].key, before->pdata[i]);
          g_assert_cmpstr (
              adj_clause_marks (adj_draft_get_scenario (draft), (AdjClause) clause, place)->source,
              ==, "charts");
        }
    }
}

/* One more of each, as the one before it; then away with it. */
static void
test_more_and_fewer (void)
{
  for (int i = 0; i < ADJ_N_CLAUSES; i++)
    {
      g_autoptr (AdjDraft) draft = small_draft ();
      AdjClause clause = (AdjClause) i;
      guint n = count (draft, clause);
      g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
      guint n_fields;
      guint field;

      if (clause == ADJ_CLAUSE_COMMANDER) /* there may be only two */
        g_assert_true (adj_draft_remove_clause (draft, clause, --n));
      adj_clause_fields (clause, &n_fields);
      for (guint j = 0; j < n_fields; j++)
        g_ptr_array_add (
            values, n > 0 ? adj_clause_get (adj_draft_get_scenario (draft), clause, n - 1, j)
                          : g_strdup (j == 0 ? adj_draft_get_scenario (draft)->sides[0].id : "7"));
      g_assert_true (
          adj_draft_put_clause (draft, clause, n, (const char *const *) values->pdata, &field));
      g_assert_cmpuint (count (draft, clause), ==, n + 1);
      g_assert_true (adj_draft_remove_clause (draft, clause, n));
      g_assert_cmpuint (count (draft, clause), ==, n);
      g_assert_true (adj_draft_undo (draft));
      g_assert_cmpuint (count (draft, clause), ==, n + 1);
    }
}

/* ---- Awards ---- */

static const AdjAward *
last_award (const AdjDraft *draft)
{
  const GArray *awards = adj_draft_get_scenario (draft)->awards;

  return &g_array_index (awards, AdjAward, awards->len - 1);
}

static void
test_award (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  guint n = count (draft, ADJ_CLAUSE_AWARD);

  assert_put (draft, ADJ_CLAUSE_AWARD, n,
              (const Typed[]){ { "kind", "held" },
                               { "side", "union" },
                               { "points", " 10 " },
                               { "hexes", "0503, 0303" },
                               { "title", "  Smallville \n again" },
                               { NULL } });
  g_assert_cmpstr (last_award (draft)->id, ==, "award-1");
  g_assert_cmpstr (last_award (draft)->title, ==, "Smallville again");
  g_assert_cmpint (last_award (draft)->points, ==, 10);
  g_assert_cmpuint (last_award (draft)->hexes->len, ==, 2);
  g_assert_false (last_award (draft)->trace.given);

  /* Of another kind it asks for other things, and keeps its name in the file. */
  assert_put (draft, ADJ_CLAUSE_AWARD, n,
              (const Typed[]){ { "kind", "cut-off" },
                               { "per", "strength" },
                               { "arm", "infantry" },
                               { "way-to", "0103" },
                               { "way-along", "road" },
                               { "way-within", "0" },
                               { NULL } });
  g_assert_cmpstr (last_award (draft)->id, ==, "award-1");
  g_assert_cmpuint (last_award (draft)->hexes->len, ==, 0);
  g_assert_true (last_award (draft)->trace.given);
  g_assert_cmpint (last_award (draft)->trace.within, ==, 0);
  g_assert_cmpint (last_award (draft)->per, ==, ADJ_PER_STRENGTH);
  assert_shows (draft, ADJ_CLAUSE_AWARD, n, "way-from", "");
  assert_shows (draft, ADJ_CLAUSE_AWARD, n, "way-along", "road");

  assert_put (draft, ADJ_CLAUSE_AWARD, n,
              (const Typed[]){ { "kind", "not-exited" }, { "unit", "union-train" }, { NULL } });
  g_assert_false (last_award (draft)->trace.given);
  g_assert_cmpint (last_award (draft)->arm, ==, -1);
  assert_shows (draft, ADJ_CLAUSE_AWARD, n, "unit", "union-train");
  assert_shows (draft, ADJ_CLAUSE_AWARD, n, "per", "");
}

/* An award that does not say for what of a unit it is given is given for each (the score counts
 * them so). */
static void
test_per_unit (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  assert_put (draft, ADJ_CLAUSE_AWARD, 0, (const Typed[]){ { "per", "unit" }, { NULL } });
  assert_shows (draft, ADJ_CLAUSE_AWARD, 0, "per", "unit");
  assert_put (draft, ADJ_CLAUSE_AWARD, 0, (const Typed[]){ { "per", "once" }, { NULL } });
  assert_shows (draft, ADJ_CLAUSE_AWARD, 0, "per", "unit");
}

static void
test_award_refused (void)
{
  static const Typed right[] = { { "kind", "held" }, { "side", "union" }, { "points", "5" },
                                 { "title", "A" },   { "hexes", "0503" }, { "row", "BG 17.1" },
                                 { "per", "unit" } };
  static const struct
  {
    Typed wrong[2];
    const char *field;
    const char *says;
  } cases[] = {
    { { { "kind", "" } }, "kind", "Not without" },
    { { { "side", "" } }, "side", "Not without" },
    { { { "side", "french" } }, "side", "french" },
    { { { "points", "1000" } }, "points", "999" },
    { { { "title", " " } }, "title", "Not without" },
    { { { "hexes", "" } }, "hexes", "Not without" },
    { { { "hexes", "503" } }, "hexes", "four digits" },
    { { { "hexes", "0503 2020" } }, "hexes", "2020" },
    { { { "row", "BG 99.9" } }, "row", "BG 99.9" },
    { { { "kind", "not-exited" } }, "unit", "Not without" },
    { { { "kind", "not-exited" }, { "unit", "nobody" } }, "unit", "nobody" },
    { { { "kind", "cut-off" } }, "way-to", "Not without" },
    { { { "kind", "exited" }, { "way-from", "0103" } }, "way-to", "way end" },
  };
  g_autoptr (AdjDraft) draft = small_draft ();
  Typed typed[G_N_ELEMENTS (right) + G_N_ELEMENTS (cases[0].wrong) + 1] = { 0 };

  memcpy (typed, right, sizeof right);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      memcpy (typed + G_N_ELEMENTS (right), cases[i].wrong, sizeof cases[i].wrong);
      g_test_message ("%s", cases[i].wrong[0].text);
      assert_refused (draft, ADJ_CLAUSE_AWARD, typed, cases[i].field, cases[i].says);
    }
  typed[G_N_ELEMENTS (right)].key = NULL;
  assert_put (draft, ADJ_CLAUSE_AWARD, count (draft, ADJ_CLAUSE_AWARD), typed);
}

/* A fault that the reader of files refuses is of no one field. */
static void
test_too_many (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const Typed typed[] = { { "hexes", "0103" }, { "cost", "1" }, { NULL } };

  while (count (draft, ADJ_CLAUSE_EXIT) < 40)
    assert_put (draft, ADJ_CLAUSE_EXIT, count (draft, ADJ_CLAUSE_EXIT), typed);
  assert_refused (draft, ADJ_CLAUSE_EXIT, typed, NULL, "40");
}

/* ---- The others ---- */

static void
test_the_others (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjScenario *scenario;

  assert_put (draft, ADJ_CLAUSE_EXIT, 0,
              (const Typed[]){ { "cost", "3/2" }, { "only-side", "union" }, { NULL } });
  assert_put (
      draft, ADJ_CLAUSE_LEVEL, 0,
      (const Typed[]){ { "bound", "above" }, { "figure", "5/2" }, { "holds", "" }, { NULL } });
  assert_put (draft, ADJ_CLAUSE_SPECIAL, 0,
              (const Typed[]){
                  { "rule", "The miller (19.0)" }, { "text", "The bread\nwas  good." }, { NULL } });
  assert_put (draft, ADJ_CLAUSE_LIMIT, 0,
              (const Typed[]){ { "to", "" }, { "units", "0" }, { "lifted-by", "" }, { NULL } });
  scenario = adj_draft_get_scenario (draft);
  g_assert_cmpint (g_array_index (scenario->exits, AdjExit, 0).cost, ==, 9);
  g_assert_cmpint (g_array_index (scenario->exits, AdjExit, 0).side, ==, 0);
  g_assert_true (g_array_index (scenario->levels, AdjLevel, 0).above);
  g_assert_cmpint (g_array_index (scenario->levels, AdjLevel, 0).figure, ==, 15);
  g_assert_cmpstr (g_array_index (scenario->specials, AdjSpecial, 0).text, ==,
                   "The bread was good.");
  g_assert_cmpint (g_array_index (scenario->limits, AdjLimit, 0).to, ==, 0);
  g_assert_cmpint (g_array_index (scenario->limits, AdjLimit, 0).lifted_by, ==, -1);
  assert_refused (draft, ADJ_CLAUSE_LEVEL,
                  (const Typed[]){ { "side", "union" },
                                   { "name", "x" },
                                   { "measure", "ratio" },
                                   { "bound", "least" },
                                   { "figure", "much" },
                                   { NULL } },
                  "figure", "3/2");
  assert_refused (
      draft, ADJ_CLAUSE_LIMIT,
      (const Typed[]){
          { "side", "union" }, { "units", "1" }, { "from", "3" }, { "to", "2" }, { NULL } },
      NULL, "backwards");
}

/* The first degree that is reached counts, so the best of a side stands first. */
static void
test_raise (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  assert_shows (draft, ADJ_CLAUSE_LEVEL, 1, "name", "substantive");
  g_assert_true (adj_draft_raise_clause (draft, ADJ_CLAUSE_LEVEL, 1));
  assert_shows (draft, ADJ_CLAUSE_LEVEL, 0, "name", "substantive");
  assert_shows (draft, ADJ_CLAUSE_LEVEL, 1, "name", "decisive");
  assert_shows (draft, ADJ_CLAUSE_LEVEL, 1, "holds", "0503");
  g_assert_true (adj_draft_undo (draft));
  assert_shows (draft, ADJ_CLAUSE_LEVEL, 0, "name", "decisive");
}

static void
test_asked (void)
{
  const char *const nothing[ADJ_MAX_CLAUSE_FIELDS] = { "", "" };
  const char *const held[ADJ_MAX_CLAUSE_FIELDS] = { "held", "" };

  g_assert_true (adj_clause_asks (ADJ_CLAUSE_AWARD, nothing, 0));
  g_assert_false (adj_clause_asks (ADJ_CLAUSE_AWARD, nothing,
                                   adj_clause_find_field (ADJ_CLAUSE_AWARD, "hexes")));
  g_assert_true (
      adj_clause_needs (ADJ_CLAUSE_AWARD, held, adj_clause_find_field (ADJ_CLAUSE_AWARD, "hexes")));
  g_assert_false (
      adj_clause_asks (ADJ_CLAUSE_AWARD, held, adj_clause_find_field (ADJ_CLAUSE_AWARD, "unit")));
  g_assert_false (
      adj_clause_needs (ADJ_CLAUSE_AWARD, held, adj_clause_find_field (ADJ_CLAUSE_AWARD, "row")));
  g_assert_true (
      adj_clause_asks (ADJ_CLAUSE_LIMIT, nothing, adj_clause_find_field (ADJ_CLAUSE_LIMIT, "to")));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/clauses/same", test_same);
  g_test_add_func ("/book/clauses/more-and-fewer", test_more_and_fewer);
  g_test_add_func ("/book/clauses/award", test_award);
  g_test_add_func ("/book/clauses/per-unit", test_per_unit);
  g_test_add_func ("/book/clauses/award-refused", test_award_refused);
  g_test_add_func ("/book/clauses/too-many", test_too_many);
  g_test_add_func ("/book/clauses/the-others", test_the_others);
  g_test_add_func ("/book/clauses/raise", test_raise);
  g_test_add_func ("/book/clauses/asked", test_asked);
  return g_test_run ();
}
