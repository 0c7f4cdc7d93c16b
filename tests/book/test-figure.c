/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/figure.h"
#include "book/library.h"

/* Single figures found, read and changed: of Chickamauga, and of the small battle, which has levels
 * of victory and limits. */

static AdjLoaded *
load (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");

  return adj_library_load (path);
}

static AdjLoaded *
load_small (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "small.scenario.xml", NULL);

  return adj_library_load (path);
}

static void
assert_value (const AdjScenario *scenario,
              const char *subject,
              const char *key,
              const char *expected)
{
  AdjFigure figure;
  g_autofree char *value = NULL;
  g_autofree char *named = NULL;

  g_test_message ("%s %s", subject, key);
  g_assert_true (adj_figure_find (scenario, subject, key, &figure));
  value = adj_figure_get (scenario, &figure);
  named = adj_figure_subject (scenario, &figure);
  g_assert_cmpstr (value, ==, expected);
  g_assert_cmpstr (named, ==, subject);
}

static void
test_reads (void)
{
  g_autoptr (AdjLoaded) loaded = load ();
  const AdjScenario *scenario = loaded->book->scenario;
  AdjFigure figure;

  assert_value (scenario, "wilder", "name", "Wilder");
  assert_value (scenario, "wilder", "hex", "1022");
  assert_value (scenario, "wilder", "reduced", "");
  assert_value (scenario, "2210", "terrain", "clear");
  assert_value (scenario, "2403-2503", "side", "road creek bridge");
  assert_value (scenario, "2210-2211", "side", "");
  g_assert_false (adj_figure_find (scenario, "nobody", "strength", &figure));
  g_assert_false (adj_figure_find (scenario, "wilder", "terrain", &figure));
  g_assert_false (adj_figure_find (scenario, "2210", "strength", &figure));
  g_assert_false (adj_figure_find (scenario, "2210-2310", "colour", &figure));
  g_assert_false (adj_figure_find (scenario, "0101-2310", "side", &figure));
  g_assert_false (adj_figure_find (scenario, "9999", "terrain", &figure));
}

static void
test_marks (void)
{
  g_autoptr (AdjLoaded) loaded = load ();
  const AdjScenario *scenario = loaded->book->scenario;
  AdjFigure figures[ADJ_MAX_FIGURES];
  guint n = adj_figures_of_hex (scenario, 2210, figures);

  g_assert_cmpuint (n, ==, 8);
  g_assert_nonnull (adj_figure_marks (scenario, &figures[0])->check);
  n = adj_figures_of_unit (scenario, adj_scenario_unit (scenario, "wilder"), figures);
  g_assert_cmpuint (n, ==, 6);
  g_assert_null (adj_figure_marks (scenario, &figures[0])->check);
}

/* Each is found again by what a player would write of it. */
static void
assert_found_again (const AdjScenario *scenario, const AdjFigure *figures, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *subject = adj_figure_subject (scenario, &figures[i]);
      g_autofree char *value = adj_figure_get (scenario, &figures[i]);
      AdjFigure found;

      g_test_message ("%s %s=%s", subject, adj_figure_keys[figures[i].key], value);
      g_assert_true (adj_figure_find (scenario, subject, adj_figure_keys[figures[i].key], &found));
      g_assert_cmpint (found.key, ==, figures[i].key);
      g_assert_cmpint (found.index, ==, figures[i].index);
      g_assert_cmpint (found.turn, ==, figures[i].turn);
      g_assert_nonnull (value);
    }
}

static void
test_turns_and_victory (void)
{
  g_autoptr (AdjLoaded) loaded = load ();
  const AdjScenario *scenario = loaded->book->scenario;
  AdjFigure figures[ADJ_MAX_FIGURES];
  guint n = adj_figures_of_turn (scenario, 9, figures);

  g_assert_cmpuint (n, ==, 6);
  g_assert_cmpint (figures[0].key, ==, ADJ_FIGURE_NIGHT);
  assert_found_again (scenario, figures, n);
  n = adj_figures_of_victory (scenario, figures);
  g_assert_cmpuint (n, ==, scenario->awards->len + scenario->levels->len);
  g_assert_cmpuint (n, >, 4);
  assert_found_again (scenario, figures, n);
}

typedef struct
{
  const char *subject;
  const char *key;
  const char *value;
  const char *after; /* NULL: refused */
} Change;

static void
make_changes (AdjDraft *draft, const Change *changes, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const Change *change = &changes[i];
      AdjFigure figure;

      g_test_message ("%s %s=%s", change->subject, change->key, change->value);
      g_assert_true (
          adj_figure_find (adj_draft_get_scenario (draft), change->subject, change->key, &figure));
      g_assert_cmpint (adj_draft_set_figure (draft, &figure, change->value), ==,
                       change->after != NULL);
      if (change->after == NULL)
        g_assert_nonnull (adj_draft_get_refusal (draft));
      else
        assert_value (adj_draft_get_scenario (draft), change->subject, change->key, change->after);
    }
}

static void
test_changes (void)
{
  static const Change changes[] = {
    { "smith", "strength", "6", "6" },
    { "smith", "strength", "", "" },
    { "smith", "strength", "six", NULL },
    { "smith", "strength", "100", NULL },
    { "smith", "reduced", "2", "2" },
    { "smith", "movement", "13/2", "13/2" },
    { "smith", "movement", "fast", NULL },
    { "smith", "hex", "1721", "1721" },
    { "smith", "hex", "9999", NULL },
    { "smith", "name", "Smith's", "Smith's" },
    { "smith", "name", "", NULL },
    { "smith", "turn", "99", NULL },
    { "2210", "terrain", "forest", "forest" },
    { "2210", "terrain", "creek", NULL },
    { "2210", "terrain", "2310 forest", NULL },
    { "2210", "terrain", "", NULL },
    { "2210", "called", "Glenn", "Glenn" },
    { "2210", "called", "", "" },
    { "2210-2211", "side", "creek", "creek" },
    { "2210-2211", "side", "forest", NULL },
    { "2210-2211", "side", "", "" },
  };
  g_autoptr (AdjLoaded) loaded = load ();
  g_autoptr (AdjDraft) draft = adj_draft_new (loaded->book->scenario);

  make_changes (draft, changes, G_N_ELEMENTS (changes));
}

/* ---- The turn track and victory ---- */

static void
test_reads_terms (void)
{
  static const char *const nothing[][2] = {
    { "turn-0", "night" },      { "turn-9", "night" },         { "turn", "night" },
    { "nobody-1", "level" },    { "turn-1", "level" },         { "union-1", "night" },
    { "union-great", "least" }, { "union-decisive", "level" },
  };
  g_autoptr (AdjLoaded) loaded = load_small ();
  const AdjScenario *scenario = loaded->book->scenario;

  assert_value (scenario, "turn-4", "night", "yes");
  assert_value (scenario, "turn-5", "night", "no");
  assert_value (scenario, "turn-1", "label", "Morning");
  assert_value (scenario, "turn-5", "label", "");
  assert_value (scenario, "union-4", "level", "2");
  assert_value (scenario, "union-5", "level", "1");
  assert_value (scenario, "union-1", "limit", "3");
  assert_value (scenario, "union-8", "limit", "4");
  assert_value (scenario, "confederate-1", "limit", "");
  assert_value (scenario, "union-decisive", "least", "2");
  assert_value (scenario, "union-decisive", "above", "");
  assert_value (scenario, "union-marginal", "above", "1");
  for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
    {
      AdjFigure figure;

      g_assert_false (adj_figure_find (scenario, nothing[i][0], nothing[i][1], &figure));
    }
}

static void
test_changes_terms (void)
{
  static const Change changes[] = {
    { "turn-4", "night", "no", "no" },
    { "turn-2", "night", "Yes", "yes" },
    { "turn-2", "night", "perhaps", NULL },
    { "turn-2", "label", "High noon", "High noon" },
    { "turn-1", "label", "", "" },
    { "union-2", "level", "4", "4" },
    { "union-2", "level", "10", NULL },
    { "union-1", "limit", "", "" },
    { "union-4", "limit", "7", "7" },
    { "union-4", "limit", "1001", NULL },
    { "confederate-3", "limit", "5", "5" },
    { "union-decisive", "least", "5/2", "5/2" },
    { "union-marginal", "above", "many", NULL },
    { "confederate-marginal", "least", "1", "1" },
  };
  g_autoptr (AdjLoaded) loaded = load_small ();
  g_autoptr (AdjDraft) draft = adj_draft_new (loaded->book->scenario);
  const AdjScenario *scenario;

  make_changes (draft, changes, G_N_ELEMENTS (changes));
  scenario = adj_draft_get_scenario (draft);
  assert_value (scenario, "union-1", "level", "2");
  assert_value (scenario, "union-3", "level", "2");
  assert_value (scenario, "union-3", "limit", "4");
  assert_value (scenario, "union-5", "limit", "4");
  assert_value (scenario, "confederate-2", "limit", "");
  assert_value (scenario, "confederate-marginal", "above", "");
}

/* A player who types a figure has looked at the printed game: it need not be compared any more. */
static void
test_compared (void)
{
  g_autoptr (AdjLoaded) loaded = load ();
  g_autoptr (AdjDraft) draft = adj_draft_new (loaded->book->scenario);
  AdjFigure figure;

  g_assert_true (adj_figure_find (loaded->book->scenario, "2210", "terrain", &figure));
  g_assert_true (adj_draft_set_figure (draft, &figure, "clear"));
  g_assert_null (adj_figure_marks (adj_draft_get_scenario (draft), &figure)->check);
  g_assert_nonnull (adj_figure_marks (adj_draft_get_scenario (draft), &figure)->source);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figure/reads-terms", test_reads_terms);
  g_test_add_func ("/figure/changes-terms", test_changes_terms);
  g_test_add_func ("/book/figure/reads", test_reads);
  g_test_add_func ("/book/figure/marks", test_marks);
  g_test_add_func ("/book/figure/turns-and-victory", test_turns_and_victory);
  g_test_add_func ("/book/figure/changes", test_changes);
  g_test_add_func ("/book/figure/compared", test_compared);
  return g_test_run ();
}
