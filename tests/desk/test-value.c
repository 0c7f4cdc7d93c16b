/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/value.h"
#include "desk/xml.h"

static void
test_int (void)
{
  static const struct
  {
    const char *text;
    int value;
  } good[] = { { "0", 0 },  { "1", 1 },     { "99", 99 },        { "-99", -99 }, { "007", 7 },
               { "-0", 0 }, { "-007", -7 }, { "0000000005", 5 }, { "0099", 99 } };
  static const char *const bad[] = { "",
                                     "-",
                                     "+1",
                                     " 1",
                                     "1 ",
                                     "1.0",
                                     "1e1",
                                     "0x1",
                                     "--1",
                                     "100",
                                     "-100",
                                     "1-",
                                     "00000000005",
                                     "a",
                                     "1a",
                                     "\xd9\xa1",
                                     "99999999999999999999" };
  int value;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_assert_true (adj_value_parse_int (good[i].text, -99, 99, &value));
      g_assert_cmpint (value, ==, good[i].value);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      value = 77;
      g_assert_false (adj_value_parse_int (bad[i], -99, 99, &value));
      g_assert_cmpint (value, ==, 77);
    }
  g_assert_true (adj_value_parse_int ("-2147483648", G_MININT, G_MAXINT, &value));
  g_assert_cmpint (value, ==, G_MININT);
  g_assert_true (adj_value_parse_int ("2147483647", G_MININT, G_MAXINT, &value));
  g_assert_false (adj_value_parse_int ("2147483648", G_MININT, G_MAXINT, &value));
  g_assert_false (adj_value_parse_int ("-2147483649", G_MININT, G_MAXINT, &value));
}

static void
test_mp (void)
{
  static const struct
  {
    const char *text;
    int sixths;
  } good[] = { { "0", 0 },       { "6", 36 },  { "1/2", 3 }, { "2/3", 4 }, { "5/6", 5 },
               { "13/6", 13 },   { "4/6", 4 }, { "0/2", 0 }, { "06", 36 }, { "594", 3564 },
               { "594/6", 594 }, { "3/2", 9 }, { "001", 6 } };
  static const char *const bad[] = { "",     "/",    "1/", "/2",   "1/0",  "1/1",   "1/4",  "1/5",
                                     "1/7",  "-1",   "+1", "1.5",  "595",  "595/6", "0594", "1/2/3",
                                     "1/22", "1 /2", " 1", "1/2 ", "1/-2", "x" };
  int sixths;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_assert_true (adj_value_parse_mp (good[i].text, &sixths));
      g_assert_cmpint (sixths, ==, good[i].sixths);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (adj_value_parse_mp (bad[i], &sixths));
}

static void
assert_mp_string (int sixths, const char *expected)
{
  g_autofree char *text = adj_value_print_mp (sixths);

  g_assert_cmpstr (text, ==, expected);
}

/* All that can be written can be read, up to the ceiling on the upper number. */
static void
test_mp_strings (void)
{
  assert_mp_string (0, "0");
  assert_mp_string (36, "6");
  assert_mp_string (4, "2/3");
  assert_mp_string (3, "1/2");
  assert_mp_string (13, "13/6");
  assert_mp_string (9, "3/2");
  for (int sixths = 0; sixths <= 594; sixths++)
    {
      g_autofree char *text = adj_value_print_mp (sixths);
      int back;

      g_assert_true (adj_value_parse_mp (text, &back));
      g_assert_cmpint (back, ==, sixths);
    }
}

/* Somebody who writes decimals is told the fraction that he means. */
static void
test_mp_meant (void)
{
  static const struct
  {
    const char *text;
    const char *meant;
  } decimals[] = {
    { "0.66", "2/3" }, { "0.67", "2/3" }, { "0,33", "1/3" }, { "0.6666666667", "2/3" },
    { "1.5", "3/2" },  { "0.17", "1/6" }, { "2.0", "2" },    { "0.7", NULL },
    { "0.6", NULL },   { "2/3", NULL },   { ".66", NULL },   { "0.", NULL },
    { "-0.5", NULL },  { "0.66 ", NULL }, { "1e2", NULL },   { "999.5", NULL },
    { "", NULL },      { "0.6.6", NULL }, { "2", NULL },     { "0.99999999999", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (decimals); i++)
    {
      g_autofree char *meant = adj_value_mean_mp (decimals[i].text);
      g_autofree char *refused = adj_value_refuse_mp (decimals[i].text, "no");
      g_autofree char *expected =
          meant != NULL ? g_strdup_printf ("Write %s: points are kept in thirds and halves", meant)
                        : g_strdup ("no");

      g_test_message ("%s", decimals[i].text);
      g_assert_cmpstr (meant, ==, decimals[i].meant);
      g_assert_cmpstr (refused, ==, expected);
    }
}

static void
test_name (void)
{
  static const char *const bad[] = { "", "A", "a b", " a", "a_b", "a,b", "\xc3\xa9", "abcdef" };

  g_assert_true (adj_value_is_name ("a/z.0", 5));
  g_assert_true (adj_value_is_name ("'9-", 5));
  g_assert_true (adj_value_is_name ("abcde", 5));
  g_assert_false (adj_value_is_name ("a", 0));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (adj_value_is_name (bad[i], 5));
}

static void
test_text (void)
{
  static const char *const bad[] = { "",         "123456", "a\tb",         "a\nb",        "\x7f",
                                     "\xc2\x85", "\xff",   "\xef\xbf\xbe", "\xef\xbf\xbf" };

  g_assert_true (adj_value_is_text ("12345", 5));
  g_assert_true (adj_value_is_text ("\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9", 5));
  g_assert_true (adj_value_is_text (" <&> ", 5));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (adj_value_is_text (bad[i], 5));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/value/int", test_int);
  g_test_add_func ("/value/mp", test_mp);
  g_test_add_func ("/value/mp-strings", test_mp_strings);
  g_test_add_func ("/value/mp meant", test_mp_meant);
  g_test_add_func ("/value/name", test_name);
  g_test_add_func ("/value/text", test_text);
  return g_test_run ();
}
