/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "revised.h"

#include <string.h>

#include "book/library.h"

AdjRuleset *
revised_rules (const char *const *changes)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-grey-revised");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autofree char *text = NULL;
  g_autoptr (GString) typed = NULL;
  AdjRuleset *ruleset;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  typed = g_string_new (text);
  for (int i = 0; changes != NULL && changes[i] != NULL; i++)
    {
      g_auto (GStrv) change = g_strsplit (changes[i], "=>", 2);

      g_assert_cmpuint (g_string_replace (typed, change[0], change[1], 1), ==, 1);
    }
  ruleset = adj_ruleset_parse (typed->str, typed->len, problems);
  g_assert_nonnull (ruleset);
  return ruleset;
}

Sketch *
revised_new (const char *layout)
{
  g_autoptr (AdjRuleset) ruleset = revised_rules (NULL);

  return sketch_under (ruleset, layout);
}

Sketch *
revised_with_zones (const char *layout)
{
  static const char *const changes[] = { "reach=\"unknown\"=>reach=\"adjacent\"", NULL };
  g_autoptr (AdjRuleset) ruleset = revised_rules (changes);

  return sketch_under (ruleset, layout);
}

static gboolean
is_hex (const char *text)
{
  for (int i = 0; i < 4; i++)
    if (!g_ascii_isdigit (text[i]))
      return FALSE;
  return !g_ascii_isdigit (text[4]);
}

char *
revised_turned (const char *layout)
{
  GString *turned = g_string_new (layout);

  for (gsize i = 0; i + 4 <= turned->len; i++)
    if ((i == 0 || !g_ascii_isdigit (turned->str[i - 1])) && is_hex (turned->str + i))
      {
        char column[2] = { turned->str[i], turned->str[i + 1] };

        memmove (turned->str + i, turned->str + i + 2, 2);
        memcpy (turned->str + i + 2, column, 2);
        i += 3;
      }
  g_string_replace (turned, "map flat 12x12", "map pointy 12x12", 1);
  return g_string_free (turned, FALSE);
}
