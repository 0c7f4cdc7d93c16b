/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/rule-terms.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/files/typing.h"
#include "desk/value.h"
#include "words/printed.h"

/* ---- The rows ---- */

/* Behind them a row to type a column of combat results in, which then stands in its table. */
typedef enum
{
  STACKING,
  ZONES,
  ZONE_WALLS,
  SLOPES,
  N_ALWAYS,
  STACK = N_ALWAYS, /* these where reinforcements come in stacks */
  STACK_ADDS,
  STACK_ADDS_ALONG,
  WITHIN,
  N_TERMS,
} Term;

static guint
count_terms (const AdjRuleset *ruleset)
{
  return ruleset->column.enters ? N_TERMS : N_ALWAYS;
}

guint
adj_rule_terms_count (const AdjRuleset *ruleset)
{
  return count_terms (ruleset) + 1;
}

char *
adj_rule_terms_say (const AdjRuleset *ruleset, guint row)
{
  static const char *const names[N_TERMS] = {
    [STACKING] = N_ ("Units that may stay in a hex"),
    [ZONES] = N_ ("Zones of control reach: adjacent, or not known"),
    [ZONE_WALLS] = N_ ("Hexsides that zones do not cross, if not those closed"),
    [SLOPES] = N_ ("Going up a slope adds"),
    [STACK] = N_ ("Reinforcements enter in stacks of"),
    [STACK_ADDS] = N_ ("Each later stack pays more"),
    [STACK_ADDS_ALONG] = N_ ("The same along its path"),
    [WITHIN] = N_ ("The overdue enter within so many hexes"),
  };
  guint terms = count_terms (ruleset);

  if (row < terms)
    return g_strdup (_ (names[row]));
  return g_strdup (
      _ ("A column of combat results, such as 1-1 Dr Dr Dr Ar Ar Ar; 1-1 alone takes it out"));
}

/* ---- Showing ---- */

static char *
show_walls (const AdjRuleset *ruleset)
{
  GString *text = g_string_new (NULL);

  for (guint kind = 0; kind < ruleset->n_features; kind++)
    if ((ruleset->zone_walls & (1u << kind)) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ruleset->features[kind].id);
  return g_string_free (text, FALSE);
}

char *
adj_rule_terms_get (const AdjRuleset *ruleset, guint row)
{
  const AdjColumnOfMarch *march = &ruleset->column;
  guint terms = count_terms (ruleset);

  if (row >= terms)
    return g_strdup ("");
  switch ((Term) row)
    {
    case STACKING:
      return adj_typing_show_number (ruleset->stacking_limit, 0);
    case ZONES:
      return g_strdup (ruleset->zones_known ? _ ("adjacent") : "");
    case ZONE_WALLS:
      return show_walls (ruleset);
    case SLOPES:
      return ruleset->slope_adds > 0 ? adj_value_print_mp (ruleset->slope_adds) : g_strdup ("");
    case STACK:
      return adj_typing_show_number (march->stack, 0);
    case STACK_ADDS:
      return adj_value_print_mp (march->adds);
    case STACK_ADDS_ALONG:
      return march->along >= 0 ? adj_value_print_mp (march->adds_along) : g_strdup ("");
    case WITHIN:
    case N_TERMS:
    default:
      return adj_typing_show_number (march->within, 0);
    }
}

/* ---- Typing ---- */

static gboolean
read_cost (const char *text, int *cost, char **refusal)
{
  if (adj_value_parse_mp (text, cost))
    return TRUE;
  *refusal = adj_value_refuse_mp (text, _ ("Movement Points such as 2 or 1/2"));
  return FALSE;
}

static gboolean
read_zones (AdjRuleset *copy, const char *text, char **refusal)
{
  const char *const words[] = { _ ("adjacent"), NULL };

  copy->zones_known = *text != '\0';
  if (*text == '\0' || adj_typing_find_word (text, words) == 0)
    return TRUE;
  *refusal = g_strdup_printf (_ ("One of %s"), words[0]);
  return FALSE;
}

static gboolean
read_walls (AdjRuleset *copy, const char *text, char **refusal)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,", -1);

  copy->zone_walls = 0;
  copy->zones_walled = *text != '\0';
  for (int i = 0; words[i] != NULL; i++)
    {
      int kind = adj_ruleset_feature (copy, words[i]);

      if (*words[i] == '\0')
        continue;
      if (kind < 0)
        {
          *refusal = g_strdup_printf (_ ("“%s” is no hexside of these rules"), words[i]);
          return FALSE;
        }
      copy->zone_walls |= 1u << kind;
    }
  return TRUE;
}

static gboolean
set_term (AdjRuleset *copy, Term term, const char *text, char **refusal)
{
  AdjColumnOfMarch *march = &copy->column;

  switch (term)
    {
    case STACKING:
      return adj_typing_read_number (text, 1, ADJ_MAX_STACK, 0, &copy->stacking_limit, refusal);
    case ZONES:
      return read_zones (copy, text, refusal);
    case ZONE_WALLS:
      return read_walls (copy, text, refusal);
    case SLOPES:
      return read_cost (text, &copy->slope_adds, refusal);
    case STACK:
      return adj_typing_read_number (text, 1, 9, 1, &march->stack, refusal);
    case STACK_ADDS:
      return read_cost (text, &march->adds, refusal);
    case STACK_ADDS_ALONG:
      return read_cost (text, &march->adds_along, refusal);
    case WITHIN:
    case N_TERMS:
    default:
      return adj_typing_read_number (text, 1, 9, 0, &march->within, refusal);
    }
}

/* As many results as the die has faces; the first column says how many those are. */
static gboolean
read_results (AdjRuleset *copy, char **words, AdjColumn *column, char **refusal)
{
  int n = 0;
  gboolean good = TRUE;

  for (int i = 0; words[i] != NULL && good; i++)
    {
      int result = *words[i] != '\0' ? adj_typing_find_word (words[i], adj_combat_results) : 0;

      if (*words[i] == '\0')
        continue;
      good = result >= 0 && n < ADJ_MOST_FACES;
      if (good)
        column->results[n++] = (AdjCombatResult) result;
    }
  if (good && copy->combat_die == 0 && n >= 2)
    copy->combat_die = n;
  if (good && n >= 2 && n == copy->combat_die)
    return TRUE;
  *refusal =
      copy->combat_die > 0
          ? g_strdup_printf (_ ("%d results, such as Dr or Ae, one for each face"),
                             copy->combat_die)
          : g_strdup (_ ("A result for each face of the die, such as 1-1 Dr Dr Dr Ar Ar Ar"));
  return FALSE;
}

static void
take_out (AdjRuleset *copy, const AdjColumn *column)
{
  int at = adj_ruleset_column (copy, column->attacker, column->defender);

  if (at < 0)
    return;
  copy->n_columns--;
  memmove (&copy->columns[at], &copy->columns[at + 1],
           (copy->n_columns - (guint) at) * sizeof copy->columns[0]);
}

/* Columns run from the defender's best odds to the attacker's. */
static void
put_in (AdjRuleset *copy, const AdjColumn *column)
{
  guint at = 0;

  while (at < copy->n_columns && copy->columns[at].attacker * column->defender <
                                     column->attacker * copy->columns[at].defender)
    at++;
  memmove (&copy->columns[at + 1], &copy->columns[at],
           (copy->n_columns - at) * sizeof copy->columns[0]);
  copy->columns[at] = *column;
  copy->n_columns++;
}

/* The odds, and the result of each face; the odds alone take the column out. */
static gboolean
set_column (AdjRuleset *copy, const char *text, char **refusal)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,", -1);
  g_auto (GStrv) odds = g_strsplit (words[0], "-", 2);
  AdjColumn column = { 0 };
  gboolean good = g_strv_length (odds) == 2 &&
                  adj_value_parse_int (odds[0], 1, 99, &column.attacker) &&
                  adj_value_parse_int (odds[1], 1, 99, &column.defender);

  if (!good)
    {
      *refusal = g_strdup (_ ("A result for each face of the die, such as 1-1 Dr Dr Dr Ar Ar Ar"));
      return FALSE;
    }
  if (words[1] != NULL && !read_results (copy, words + 1, &column, refusal))
    return FALSE;
  take_out (copy, &column);
  if (words[1] != NULL && copy->n_columns < ADJ_MAX_COLUMNS)
    put_in (copy, &column);
  if (copy->n_columns == 0)
    copy->combat_die = 0;
  return TRUE;
}

gboolean
adj_rule_terms_set (AdjRuleset *copy, guint row, const char *text, char **refusal)
{
  g_autofree char *plain = g_strstrip (g_strdup (text));
  guint terms = count_terms (copy);

  if (row < terms)
    return set_term (copy, (Term) row, plain, refusal);
  return *plain == '\0' || set_column (copy, plain, refusal);
}

/* ---- What is missing ---- */

static AdjMissing *
gap_at (const AdjRuleset *ruleset, guint row)
{
  for (guint i = 0; i < ruleset->n_missing; i++)
    if (ruleset->missing[i].row != NULL && row-- == 0)
      return &ruleset->missing[i];
  return NULL;
}

guint
adj_rule_gaps_count (const AdjRuleset *ruleset)
{
  guint n = 0;

  while (gap_at (ruleset, n) != NULL)
    n++;
  return n;
}

char *
adj_rule_gaps_say (const AdjRuleset *ruleset, guint row)
{
  const AdjMissing *gap = gap_at (ruleset, row);

  return gap != NULL ? g_strdup (adj_words_printed (gap->text)) : g_strdup ("");
}

char *
adj_rule_gaps_get (const AdjRuleset *ruleset, guint row)
{
  const AdjMissing *gap = gap_at (ruleset, row);

  return g_strdup (gap != NULL && gap->answered ? _ ("yes") : "");
}

gboolean
adj_rule_gaps_set (AdjRuleset *copy, guint row, const char *text, char **refusal)
{
  const char *const words[] = { _ ("yes"), NULL };
  g_autofree char *plain = g_strstrip (g_strdup (text));
  AdjMissing *gap = gap_at (copy, row);

  if (gap == NULL)
    return FALSE;
  gap->answered = *plain != '\0';
  if (*plain == '\0' || adj_typing_find_word (plain, words) == 0)
    return TRUE;
  *refusal = g_strdup (_ ("“yes” once you have typed it in or know it by heart, or nothing"));
  return FALSE;
}
