/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "desk/shelf.h"
#include "lloyd.h"
#include "tests/desk/spoil.h"

#define SEED 20040101
#define ROUNDS 300

/* ---- The shipped file ---- */

static void
test_tables (void)
{
  static const int rates[] = { 22, 21, 20, 19, 18, 17, 16 };
  static const int factors[] = { 2, 2, -2, -4, 4 };
  static const AdjMissileMarch marches[] = { ADJ_MISSILE_MARCH_HALF, ADJ_MISSILE_MARCH_HALF,
                                             ADJ_MISSILE_MARCH_FULL, ADJ_MISSILE_MARCH_NONE,
                                             ADJ_MISSILE_MARCH_NONE };
  g_autoptr (AdjSkirmishRules) rules = lloyd ();

  g_assert_cmpint (rules->faces, ==, 20);
  g_assert_cmpint (rules->fights_to, ==, 3);
  g_assert_cmpint (rules->group_inches, ==, 4);
  g_assert_cmpint (rules->react_inches, ==, 4);
  g_assert_cmpint (rules->call_inches, ==, 4);
  g_assert_cmpuint (rules->n_qualities, ==, G_N_ELEMENTS (rates));
  for (guint i = 0; i < G_N_ELEMENTS (rates); i++)
    g_assert_cmpint (rules->qualities[i].rate, ==, rates[i]);
  g_assert_cmpuint (rules->n_leaderships, ==, 5);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (rules->leaderships[i].adds, ==, i);
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    g_assert_cmpint (rules->factors[i].adds, ==, factors[i]);
  g_assert_cmpuint (rules->n_missiles, ==, G_N_ELEMENTS (marches));
  for (guint i = 0; i < G_N_ELEMENTS (marches); i++)
    g_assert_cmpint (rules->missiles[i].march, ==, marches[i]);
  for (int i = 0; i < ADJ_N_SWITCHES; i++)
    g_assert_cmpint (rules->switches[i].preset, ==, i == ADJ_SWITCH_MAY_PASS);
}

static void
test_names (void)
{
  g_autoptr (AdjSkirmishRules) rules = lloyd ();

  g_assert_cmpint (adj_skirmish_quality (rules, "Demi"), ==, 6);
  g_assert_cmpint (adj_skirmish_leadership (rules, "hero"), ==, 3);
  g_assert_cmpint (adj_skirmish_missile (rules, "bow"), ==, 0);
  g_assert_cmpint (adj_skirmish_missile (rules, "musket"), ==, -1);
  g_assert_nonnull (adj_skirmish_row (rules, "L 7b"));
  g_assert_null (adj_skirmish_row (rules, "L 99"));
}

/* Written and read again it is written the same. */
static void
test_round_trip (void)
{
  g_autoptr (AdjSkirmishRules) rules = lloyd ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  g_autoptr (AdjSkirmishRules) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  gsize length;

  text = adj_skirmish_rules_write (rules, &length);
  again = adj_skirmish_rules_parse (text, length, problems);
  g_assert_nonnull (again);
  same = adj_skirmish_rules_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
  g_assert_cmpuint (again->n_rows, ==, rules->n_rows);
}

/* ---- Files of somebody else ---- */

static char *
replaced (const char *old, const char *new)
{
  g_autofree char *text = lloyd_text ();
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
    { "<factor id=\"shots\"", "<factor id=\"reach\"", "skirmish-rules-missing" },
    { "<factor id=\"shots\"", "<factor id=\"reach\"", "used-twice" },
    { "<switch id=\"may-pass\"", "<switch id=\"into-sight-only\"", "skirmish-rules-missing" },
    { "<quality id=\"good\"", "<quality id=\"poor\"", "used-twice" },
    { "<leadership id=\"good\"", "<leadership id=\"heroic\"", "used-twice" },
    { "<missile id=\"bow\"", "<missile id=\"sling\"", "used-twice" },
    { "<row id=\"L 1\"", "<row id=\"L 2\"", "used-twice" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = replaced (cases[i].old, cases[i].new);
      g_autoptr (AdjProblems) problems = adj_problems_new ("bad");

      g_assert_null (adj_skirmish_rules_parse (text, strlen (text), problems));
      g_assert_true (adj_problems_has (problems, cases[i].problem));
      g_assert_cmpint (adj_problems_get (problems, 0)->line, >, 0);
    }
}

/* One more than there may be of each. */
static void
test_ceilings (void)
{
  static const struct
  {
    const char *element;
    guint most;
  } cases[] = {
    { "<quality id=\"q%u\" name=\"Q\" rate=\"9\"/>", ADJ_MAX_QUALITIES - 7 },
    { "<leadership id=\"l%u\" name=\"L\" adds=\"1\"/>", ADJ_MAX_LEADERSHIPS - 5 },
    { "<missile id=\"m%u\" name=\"M\" march=\"none\"/>", ADJ_MAX_MISSILES - 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint over = 0; over < 2; over++)
      {
        g_autoptr (GString) more = g_string_new (NULL);
        g_autoptr (AdjProblems) problems = adj_problems_new ("many");
        g_autoptr (AdjSkirmishRules) rules = NULL;
        g_autofree char *text = NULL;

        for (guint n = 0; n < cases[i].most + over; n++)
          {
            g_auto (GStrv) parts = g_strsplit (cases[i].element, "%u", 2);

            g_string_append_printf (more, "%s%u%s", parts[0], n, parts[1]);
          }
        g_string_append (more, "<die ");
        text = replaced ("<die ", more->str);
        rules = adj_skirmish_rules_parse (text, strlen (text), problems);
        g_assert_true ((rules == NULL) == (over == 1));
      }
}

static void
test_too_large (void)
{
  g_autofree char *blanks = g_strnfill (ADJ_SKIRMISH_RULES_BYTES, ' ');
  g_autofree char *text = replaced ("<die ", blanks);
  g_autoptr (AdjProblems) problems = adj_problems_new ("large");

  g_assert_null (adj_skirmish_rules_parse (text, strlen (text), problems));
}

/* The reader's table and the schema agree on whatever the file is spoiled to, and what is read of
 * it is a problem or rules, never a crash. */
static void
test_spoiled (void)
{
  g_autofree char *text = lloyd_text ();
  g_autofree char *schema = adj_shelf_find ("schemas", "skirmish-rules.rng");
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  guint good = 0;

  g_assert_nonnull (schema);
  g_assert_true (both_accept (&adj_skirmish_rules_format, schema, text));
  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autofree char *changed = spoil (&adj_skirmish_rules_format, dice, text);
      g_autoptr (AdjProblems) problems = adj_problems_new ("spoiled");
      g_autoptr (AdjSkirmishRules) rules =
          adj_skirmish_rules_parse (changed, strlen (changed), problems);

      g_assert_true ((rules != NULL) == adj_problems_usable (problems));
      good += both_accept (&adj_skirmish_rules_format, schema, changed);
    }
  g_assert_cmpuint (good, >, ROUNDS / 20);
  g_assert_cmpuint (good, <, ROUNDS / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-file/tables", test_tables);
  g_test_add_func ("/rules-file/names", test_names);
  g_test_add_func ("/rules-file/round-trip", test_round_trip);
  g_test_add_func ("/rules-file/problems", test_problems);
  g_test_add_func ("/rules-file/ceilings", test_ceilings);
  g_test_add_func ("/rules-file/too-large", test_too_large);
  g_test_add_func ("/rules-file/spoiled", test_spoiled);
  return g_test_run ();
}
