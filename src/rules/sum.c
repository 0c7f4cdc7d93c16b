/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/sum.h"

#include "desk/xml.h"

/* "4x2": a strength, perhaps multiplied. */
static gboolean
parse_product (const char *text, int *product)
{
  g_auto (GStrv) factors = g_strsplit (text, "x", -1);

  *product = 1;
  for (int i = 0; factors[i] != NULL; i++)
    {
      int factor;

      if (!adj_xml_parse_int (factors[i], 0, ADJ_MOST_STRENGTH, &factor))
        return FALSE;
      *product *= factor;
      if (*product > ADJ_MOST_STRENGTH)
        return FALSE;
    }
  return factors[0] != NULL;
}

gboolean
adj_sum_parse (const char *text, int *sum)
{
  g_auto (GStrv) terms = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  terms = g_strsplit (text, "+", -1);
  *sum = 0;
  for (int i = 0; terms[i] != NULL; i++)
    {
      int product;

      if (!parse_product (terms[i], &product) || *sum + product > ADJ_MOST_STRENGTH)
        return FALSE;
      *sum += product;
    }
  return terms[0] != NULL;
}
