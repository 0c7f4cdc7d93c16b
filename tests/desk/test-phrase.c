/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/phrase.h"

static void
test_words (void)
{
  AdjLexWords words;

  adj_lex_cut ("  attack a+\"B c\" ! ", &words);
  g_assert_true (words.forced);
  g_assert_cmpuint (words.n, ==, 4);
  g_assert_cmpstr (words.words[0].text, ==, "attack");
  g_assert_cmpstr (words.words[2].text, ==, "+");
  g_assert_cmpstr (words.words[3].text, ==, "B c");
  g_assert_true (words.words[3].quoted);
  g_assert_cmpuint (words.words[3].start, ==, 12);
  g_assert_cmpuint (words.too_long, ==, G_MAXSIZE);
}

static void
test_too_long (void)
{
  g_autofree char *word = g_strnfill (ADJ_WORD_TEXT, 'x');
  g_autofree char *text = g_strconcat ("one ", word, NULL);
  AdjLexWords words;

  adj_lex_cut (text, &words);
  g_assert_cmpuint (words.n, ==, 1);
  g_assert_cmpuint (words.too_long, ==, 4);
}

static void
test_read (void)
{
  g_auto (AdjOrderError) error = { 0 };
  AdjPhrase phrase;
  int number = 0;

  adj_phrase_begin (&phrase, "Die 14 \"roll\" on", &error);
  g_assert_false (adj_phrase_take (&phrase, "roll"));
  g_assert_true (adj_phrase_take (&phrase, "die"));
  g_assert_true (adj_phrase_number (&phrase, "die", 1, 20, &number));
  g_assert_cmpint (number, ==, 14);
  g_assert_false (adj_phrase_take (&phrase, "roll")); /* in quotes it is no keyword */
  g_assert_cmpstr (adj_phrase_peek (&phrase)->text, ==, "roll");
  g_assert_null (error.text);
  g_assert_false (adj_phrase_end (&phrase, "die"));
  g_assert_nonnull (strstr (error.text, "'roll'"));
}

static void
test_errors (void)
{
  g_auto (AdjOrderError) error = { 0 };
  AdjPhrase phrase;
  int number;

  adj_phrase_begin (&phrase, "die 21", &error);
  phrase.at = 1;
  g_assert_false (adj_phrase_number (&phrase, "the die", 1, 20, &number));
  g_assert_cmpuint (error.start, ==, 4);
  g_assert_cmpuint (error.length, ==, 2);
  phrase.at = 2;
  g_assert_false (adj_phrase_number (&phrase, "the die", 1, 20, &number));
  g_assert_cmpuint (error.start, ==, 6);
  g_assert_cmpuint (error.length, ==, 0);
  g_assert_true (adj_phrase_end (&phrase, "die"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phrase/words", test_words);
  g_test_add_func ("/phrase/too-long", test_too_long);
  g_test_add_func ("/phrase/read", test_read);
  g_test_add_func ("/phrase/errors", test_errors);
  return g_test_run ();
}
