/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/typed-units.h"

#include <string.h>

static void
assert_reads (const char *text, const char *expected)
{
  g_autoptr (GArray) units = adj_typed_units_parse (text, NULL);
  g_autoptr (GString) read = g_string_new (NULL);

  g_assert_nonnull (units);
  for (guint i = 0; i < units->len; i++)
    {
      const AdjTypedUnit *unit = &g_array_index (units, AdjTypedUnit, i);

      g_string_append_printf (read, "%s%04d%s%s", i > 0 ? "|" : "", unit->hex,
                              *unit->name != '\0' ? " " : "", unit->name);
    }
  g_assert_cmpstr (read->str, ==, expected);
}

static void
assert_wrong (const char *text, const char *part)
{
  g_autofree char *wrong = NULL;

  g_assert_null (adj_typed_units_parse (text, &wrong));
  g_assert_cmpstr (wrong, ==, part);
}

/* Y 5.59: down the map, whatever the order they are typed in. */
static void
test_order (void)
{
  assert_reads ("", "");
  assert_reads ("1427 1318\t0705", "0705|1318|1427");
  assert_reads ("1427 Jones, 1318 Smith;1318 Adams\nWilder's Brigade  0705,",
                "0705 Wilder's Brigade|1318 Adams|1318 Smith|1427 Jones");
}

static void
test_wrong (void)
{
  g_autofree char *name = g_strnfill (ADJ_MOST_TYPED_NAME + 1, 'x');
  g_autofree char *long_name = g_strdup_printf ("1318 %s", name);
  g_autoptr (GString) many = g_string_new (NULL);
  g_autoptr (GArray) most = NULL;

  assert_wrong ("1318, Smith", "Smith");
  assert_wrong ("1318 1427 Smith", "1318 1427 Smith");
  assert_wrong ("1300", "1300");
  assert_wrong (long_name, long_name);
  for (int i = 0; i <= ADJ_MOST_TYPED_UNITS; i++)
    g_string_append (many, "1318 ");
  g_assert_null (adj_typed_units_parse (many->str, NULL));
  g_string_truncate (many, ADJ_MOST_TYPED_UNITS * strlen ("1318 "));
  most = adj_typed_units_parse (many->str, NULL);
  g_assert_cmpuint (most->len, ==, ADJ_MOST_TYPED_UNITS);
}

/* Y 5.51: the last digit of the hex, and nothing else of it. */
static void
test_digits (void)
{
  const AdjTypedUnit unit = { 1318, NULL };

  g_assert_true (adj_typed_unit_scatters (&unit, 1u << 8));
  g_assert_false (adj_typed_unit_scatters (&unit, (guint16) ~(1u << 8)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/typed-units/order", test_order);
  g_test_add_func ("/typed-units/wrong", test_wrong);
  g_test_add_func ("/typed-units/digits", test_digits);
  return g_test_run ();
}
