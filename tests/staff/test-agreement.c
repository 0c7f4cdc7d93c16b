/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/agreement.h"

#include "tests/record/fixture.h"

/* What is agreed on before a game, and where each option comes from. */

static const AdjRuleset *
rules (void)
{
  return fixture_book ()->ruleset;
}

static guint
option (const char *id)
{
  int index = adj_ruleset_option (rules (), id);

  g_assert_cmpint (index, >=, 0);
  return (guint) index;
}

static void
test_articles (void)
{
  g_assert_cmpint (adj_article_of (rules (), option ("creek-bombardment")), ==,
                   ADJ_ARTICLE_STANDARD);
  g_assert_cmpint (adj_article_of (rules (), option ("entrenchments")), ==, ADJ_ARTICLE_YOUNG);
  g_assert_cmpint (adj_article_of (rules (), option ("road-bonus")), ==, ADJ_ARTICLE_YOUNG);
  g_assert_cmpint (adj_article_of (rules (), option ("il-losses")), ==, ADJ_ARTICLE_EPPERSON);
  g_assert_true (adj_article_has_rule (rules (), option ("entrenchments")));
  g_assert_false (adj_article_has_rule (rules (), option ("guns-out-of-forest")));
  g_assert_false (adj_article_has_rule (rules (), option ("command-method")));
}

/* A part stands under its rule, and what needs another under that. */
static void
test_parents (void)
{
  g_assert_cmpint (adj_option_parent (rules (), option ("entrenchments")), ==, -1);
  g_assert_cmpint (adj_option_parent (rules (), option ("entrenchment-turns")), ==,
                   (int) option ("entrenchments"));
  g_assert_cmpint (adj_option_parent (rules (), option ("demoralization")), ==,
                   (int) option ("command-control"));
}

/* Epperson's are few: all of them, and nothing of Young's. */
static void
test_of_article (void)
{
  AdjAgreement standard = adj_agreement_of_article (rules (), ADJ_ARTICLE_STANDARD);
  AdjAgreement young = adj_agreement_of_article (rules (), ADJ_ARTICLE_YOUNG);
  AdjAgreement epperson = adj_agreement_of_article (rules (), ADJ_ARTICLE_EPPERSON);
  g_autofree char *nothing = adj_agreement_write (rules (), &standard);
  g_autofree char *text = adj_agreement_write (rules (), &epperson);

  g_assert_cmpstr (nothing, ==, "");
  g_assert_cmpstr (text, ==, "variable-initiative=on commander-initiative=on night-plots=on");
  g_assert_true (young.values[ADJ_OPTION_ENTRENCHMENTS]);
  g_assert_true (young.values[ADJ_OPTION_ATTACK_EFFECTIVENESS]);
  g_assert_false (young.values[ADJ_OPTION_VARIABLE_INITIATIVE]);
  g_assert_false (young.values[ADJ_OPTION_GUNS_OUT_OF_FOREST]);
}

/* What is written is read, and what these rules do not know is passed over. */
static void
test_text (void)
{
  AdjAgreement young = adj_agreement_of_article (rules (), ADJ_ARTICLE_YOUNG);
  AdjAgreement standard = adj_agreement_of_article (rules (), ADJ_ARTICLE_STANDARD);
  g_autofree char *text = adj_agreement_write (rules (), &young);
  AdjAgreement read = adj_agreement_read (rules (), text);
  AdjAgreement odd = adj_agreement_read (rules (), " rain=on entrenchments entrenchments=7 =");

  g_assert_true (adj_agreement_equal (&read, &young));
  g_assert_true (adj_agreement_equal (&odd, &standard));
}

/* The orders bring a game there. */
static void
test_orders (void)
{
  g_autoptr (AdjGame) game = adj_game_new (fixture_book (), 1);
  AdjAgreement young = adj_agreement_of_article (rules (), ADJ_ARTICLE_YOUNG);
  AdjOrder orders[ADJ_N_OPTIONS];
  guint n = adj_agreement_orders (rules (), &young, orders);
  g_autoptr (GPtrArray) outcomes = adj_game_submit_orders (game, orders, n);

  g_assert_cmpuint (outcomes->len, ==, n);
  for (int key = 0; key < ADJ_N_OPTIONS; key++)
    g_assert_cmpint (adj_game_get_table (game)->next_options[key], ==, young.values[key]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/agreement/articles", test_articles);
  g_test_add_func ("/staff/agreement/parents", test_parents);
  g_test_add_func ("/staff/agreement/of-article", test_of_article);
  g_test_add_func ("/staff/agreement/text", test_text);
  g_test_add_func ("/staff/agreement/orders", test_orders);
  return g_test_run ();
}
