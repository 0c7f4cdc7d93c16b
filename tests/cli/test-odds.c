/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"

/* The answers of "odds", whole. Results and rounding are those of the printed table. */

static const struct
{
  const char *arguments; /* blanks between */
  const char *expected;  /* a blank for a tab, '|' for the end of a line */
} goldens[] = {
  { "13 4", "ratio 13:4|odds 3-1|shift 0|column 3-1|die 1 De|die 2 Dr|die 3 Dr|die 4 Dr|die 5 Dr|"
            "die 6 Ex|chance Ex 1/6|chance Dr 4/6|chance De 1/6|next 4-1 3|spare 1|" },
  { "2 7", "ratio 2:7|odds 1-4|shift 0|column 1-4|die 1 Ar|die 2 Ar|die 3 Ar|die 4 Ar|die 5 Ae|"
           "die 6 Ae|chance Ae 2/6|chance Ar 4/6|next 1-3 1|spare 0|" },
  { "24 25", "ratio 24:25|odds 1-2|shift 0|column 1-2|die 1 Dr|die 2 Dr|die 3 Ar|die 4 Ar|"
             "die 5 Ar|die 6 Ae|chance Ae 1/6|chance Ar 3/6|chance Dr 2/6|next 1-1 1|spare 11|" },
  { "60 3", "ratio 60:3|odds 20-1|shift 0|column 6-1|die 1 De|die 2 De|die 3 De|die 4 Dr|"
            "die 5 Dr|die 6 Ex|chance Ex 1/6|chance Dr 2/6|chance De 3/6|spare 42|" },
  { "1 9", "ratio 1:9|odds 1-9|shift 0|column 1-5|die 1 Ar|die 2 Ar|die 3 Ar|die 4 Ae|die 5 Ae|"
           "die 6 Ae|chance Ae 3/6|chance Ar 3/6|next 1-3 2|spare 0|" },
  { "5 0", "ratio 5:0|odds -|shift 0|column 6-1|die 1 De|die 2 De|die 3 De|die 4 Dr|die 5 Dr|"
           "die 6 Ex|chance Ex 1/6|chance Dr 2/6|chance De 3/6|spare 4|" },
  { "5+4+3 4x2", "ratio 12:8|odds 1-1|shift 0|column 1-1|die 1 Dr|die 2 Dr|die 3 Dr|die 4 Ar|"
                 "die 5 Ar|die 6 Ar|chance Ar 3/6|chance Dr 3/6|next 2-1 4|spare 4|" },
  { "13 4 --terrain rough", "ratio 13:8|odds 1-1|shift 0|column 1-1|die 1 Dr|die 2 Dr|die 3 Dr|"
                            "die 4 Ar|die 5 Ar|die 6 Ar|chance Ar 3/6|chance Dr 3/6|next 2-1 3|"
                            "spare 5|" },
  { "13 4 -t bridge", "ratio 13:8|odds 1-1|shift 0|column 1-1|die 1 Dr|die 2 Dr|die 3 Dr|"
                      "die 4 Ar|die 5 Ar|die 6 Ar|chance Ar 3/6|chance Dr 3/6|next 2-1 3|"
                      "spare 5|" },
  { "13 4 --shift -1", "ratio 13:4|odds 3-1|shift -1|column 2-1|die 1 Dr|die 2 Dr|die 3 Dr|"
                       "die 4 Dr|die 5 Ar|die 6 Ar|chance Ar 2/6|chance Dr 4/6|next 3-1 3|"
                       "spare 1|" },
  { "13 4 --shift=2", "ratio 13:4|odds 3-1|shift 2|column 5-1|die 1 De|die 2 De|die 3 Dr|"
                      "die 4 Dr|die 5 Ex|die 6 Ex|chance Ex 2/6|chance Dr 2/6|chance De 2/6|"
                      "next 6-1 3|spare 1|" },
  { "13 4 --reduce 2-1", "ratio 13:4|odds 3-1|shift 0|column 2-1|die 1 Dr|die 2 Dr|die 3 Dr|"
                         "die 4 Dr|die 5 Ar|die 6 Ar|chance Ar 2/6|chance Dr 4/6|next 4-1 3|"
                         "spare 1|" },
};

static const struct
{
  const char *arguments; /* '|' between */
  int code;
  const char *words;
} refusals[] = {
  { "0|5", 1, "BG 7.6" },
  { "0|0", 1, "BG 7.6" },
  { "13|4|--reduce|4-1", 1, "BG 7.9" },
  { "13|4|--reduce|7-1", 2, "there is no column '7-1'; write it as 3-1" },
  { "13|4|--reduce|2:1", 2, "'2:1'" },
  { "13|4|--terrain|swamp", 2, "there is no terrain 'swamp'" },
  { "13|4|--shift|x", 2, "--shift: 'x' is not a number from -24 to 24" },
  { "13|4|--shift|25", 2, "'25'" },
  { "13|4|--ruleset|nope", 1, "there is no ruleset 'nope'" },
  { "13|4|--maybe", 2, "--maybe" },
  { "13|4|--shift", 2, "--shift" },
  { "13", 2, "odds 13 4" },
  { "13|4|5", 2, "odds 13 4" },
  { "thirteen|4", 2, "attacker: 'thirteen'" },
  { "13|", 2, "defender: ''" },
  { "13|4x", 2, "defender: '4x'" },
  { "13|x", 2, "defender: 'x'" },
  { "13|+4", 2, "defender: '+4'" },
  { "13|4.5", 2, "defender: '4.5'" },
  { "5 4 4", 2, "odds 13:4" },
  { "5 4+4", 2, "odds 13:4" },
  { "13:4:4", 2, "odds 13:4" },
  { "13:4|4", 2, "attacker: '13:4'" },
  { "13|1e1", 2, "defender: '1e1'" },
  { "13|10000", 2, "up to 9999" },
  { "9999+1|4", 2, "up to 9999" },
  { "100x100|4", 2, "up to 9999" },
  { "9999x9999x9999x9999|4", 2, "up to 9999" },
  { "99999999999999999999|4", 2, "up to 9999" },
  { "-5|4", 2, "-5" },
};

static Answer *
ask_odds (const char *arguments, const char *separator)
{
  g_autofree char *whole = g_strconcat ("odds", separator, arguments, NULL);
  g_auto (GStrv) words = g_strsplit (whole, separator, -1);

  return ask_in_locale ("C", (const char *const *) words);
}

static void
test_golden (gconstpointer data)
{
  const typeof (goldens[0]) *golden = data;
  g_autoptr (Answer) answer = ask_odds (golden->arguments, " ");
  g_autoptr (GString) expected = g_string_new (golden->expected);

  g_string_replace (expected, " ", "\t", 0);
  g_string_replace (expected, "|", "\n", 0);
  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, expected->str);
}

static void
test_refusal (gconstpointer data)
{
  const typeof (refusals[0]) *refusal = data;
  g_autoptr (Answer) answer = ask_odds (refusal->arguments, "|");

  assert_refused (answer, refusal->code, refusal->words);
}

/* 60 over 3 has no column to reach for, and a ruleset of one's own may be named. */
static void
test_ruleset (void)
{
  g_autofree char *path = book_file ("small.ruleset.xml");
  g_autoptr (Answer) by_path = ask ("odds", "13", "4", "--ruleset", path, NULL);
  g_autoptr (Answer) by_id = ask ("odds", "13", "4", "--ruleset", "blue-and-gray", NULL);
  g_autoptr (Answer) highest = ask ("odds", "60", "3", "--ruleset", path, NULL);

  assert_said (by_path, 0);
  assert_said (by_id, 0);
  g_assert_cmpuint (count_lines (by_path->out, "column\t3-1"), ==, 1);
  g_assert_cmpuint (count_lines (highest->out, "column\t4-1"), ==, 1);
  g_assert_cmpuint (count_lines (highest->out, "next"), ==, 0);
}

/* In one argument as in two, and with blanks for +. */
static void
test_ways_to_type (void)
{
  static const char *const ways[] = { "13:4",    "13-4",    "13/4",    "13 4",   "5+4+4 4",
                                      "5 4 4:4", "5 4 4|4", "5 4+4|4", "13| 4 ", "5 + 8|2 2" };
  g_autoptr (Answer) plain = ask ("odds", "13", "4", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (Answer) answer = ask_odds (ways[i], "|");

      assert_said (answer, 0);
      g_assert_cmpstr (answer->out, ==, plain->out);
    }
}

/* The line that the README has, and under it the first and the last lines of the answer. */
static void
test_readme (void)
{
  g_autofree char *path = data_file ("../README.md");
  g_autofree char *readme = NULL;
  g_autoptr (Answer) answer = ask ("odds", "5+4+4", "4", NULL);
  g_auto (GStrv) shown = NULL;
  const char *block;

  g_assert_true (g_file_get_contents (path, &readme, NULL, NULL));
  block = strstr (readme, "$ adjutant-cli odds 5+4+4 4\n");
  g_assert_nonnull (block);
  shown = g_strsplit (block, "\n", 20);
  for (guint i = 1; !g_str_equal (shown[i], "```"); i++)
    {
      g_auto (GStrv) words = g_regex_split_simple (" +", shown[i], 0, 0);
      g_autofree char *line = g_strjoinv ("\t", words);

      if (!g_str_equal (line, "..."))
        g_assert_cmpuint (count_lines (answer->out, line), ==, 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (goldens); i++)
    {
      g_autofree char *name = g_strdup_printf ("/odds/golden/%s", goldens[i].arguments);

      g_test_add_data_func (name, &goldens[i], test_golden);
    }
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *name = g_strdup_printf ("/odds/refused/%s", refusals[i].arguments);

      g_test_add_data_func (name, &refusals[i], test_refusal);
    }
  g_test_add_func ("/odds/ruleset", test_ruleset);
  g_test_add_func ("/odds/ways-to-type", test_ways_to_type);
  g_test_add_func ("/odds/readme", test_readme);
  return g_test_run ();
}
