/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/ruleset.h"

#include <string.h>

#include "desk/value.h"

AdjRuleset *
adj_ruleset_ref (AdjRuleset *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  self->refs++;
  return self;
}

void
adj_ruleset_unref (AdjRuleset *self)
{
  g_return_if_fail (self != NULL);
  if (--self->refs > 0)
    return;
  for (guint i = 0; i < self->n_options; i++)
    {
      g_free (self->options[i].words);
      g_free (self->options[i].needs);
      g_free (self->options[i].offsets);
      g_free (self->options[i].brings);
    }
  for (guint i = 0; i < self->n_phases; i++)
    g_free (self->phases[i].without);
  for (guint i = 0; i < self->n_rows; i++)
    {
      g_free (self->rows[i].stands_for);
      g_free (self->rows[i].lifts);
    }
  for (guint i = 0; i < self->n_missing; i++)
    g_free (self->missing[i].stands_for);
  g_clear_pointer (&self->known_as, g_hash_table_unref);
  g_free (self->rows);
  g_free (self->games);
  g_free (self->differences);
  g_free (self->missing);
  g_string_chunk_free (self->strings);
  g_free (self);
}

int
adj_ruleset_arm (const AdjRuleset *self, const char *id)
{
  for (guint i = 0; i < self->n_arms; i++)
    if (g_strcmp0 (self->arms[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
adj_ruleset_terrain (const AdjRuleset *self, const char *id)
{
  for (guint i = 0; i < self->n_terrains; i++)
    if (g_strcmp0 (self->terrains[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
adj_ruleset_feature (const AdjRuleset *self, const char *id)
{
  for (guint i = 0; i < self->n_features; i++)
    if (g_strcmp0 (self->features[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
adj_ruleset_option (const AdjRuleset *self, const char *id)
{
  for (guint i = 0; i < self->n_options; i++)
    if (g_strcmp0 (self->options[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
adj_ruleset_column (const AdjRuleset *self, int attacker, int defender)
{
  for (guint i = 0; i < self->n_columns; i++)
    if (self->columns[i].attacker == attacker && self->columns[i].defender == defender)
      return (int) i;
  return -1;
}

const AdjRow *
adj_ruleset_row (const AdjRuleset *self, const char *id)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (g_strcmp0 (self->rows[i].id, id) == 0)
      return &self->rows[i];
  return NULL;
}

static void
cite_as (AdjRuleset *self, const char *const *names, const AdjCited *cited)
{
  for (int i = 0; names[i] != NULL; i++)
    g_hash_table_replace (self->known_as, (gpointer) names[i], g_memdup2 (cited, sizeof *cited));
}

static gboolean
speaks_for_others (const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (self->rows[i].stands_for[0] != NULL)
      return TRUE;
  return FALSE;
}

void
adj_ruleset_index_citations (AdjRuleset *self)
{
  if (!speaks_for_others (self))
    return;
  self->known_as = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  for (guint i = 0; i < self->n_missing; i++)
    {
      const AdjMissing *missing = &self->missing[i];
      const char *own[] = { missing->row, NULL };
      AdjCited cited = { .missing = missing };

      if (missing->answered)
        cited = (AdjCited){ .row = missing->figures ? missing->row : NULL,
                            .lifted = !missing->figures };
      cite_as (self, own, &cited);
      cite_as (self, missing->stands_for, &cited);
    }
  for (guint i = 0; i < self->n_rows; i++)
    {
      const AdjRow *row = &self->rows[i];
      const char *own[] = { row->id, NULL };

      cite_as (self, own, &(AdjCited){ .row = row->id });
      cite_as (self, row->stands_for, &(AdjCited){ .row = row->id });
      cite_as (self, row->lifts, &(AdjCited){ .lifted = TRUE });
    }
}

AdjCited
adj_ruleset_cite (const AdjRuleset *self, const char *row, const char *why)
{
  const AdjCited *cited = NULL;

  if (self->known_as == NULL)
    return (AdjCited){ .row = row };
  if (why != NULL)
    {
      g_autofree char *both = g_strdup_printf ("%s %s", row, why);

      cited = g_hash_table_lookup (self->known_as, both);
    }
  if (cited == NULL)
    cited = g_hash_table_lookup (self->known_as, row);
  return cited != NULL ? *cited : (AdjCited){ 0 };
}

gboolean
adj_ruleset_has_row (const AdjRuleset *self, const char *row)
{
  return self->known_as != NULL ? adj_ruleset_cite (self, row, NULL).row != NULL
                                : adj_ruleset_row (self, row) != NULL;
}

char *
adj_column_to_string (const AdjColumn *column)
{
  return g_strdup_printf ("%d-%d", column->attacker, column->defender);
}

gboolean
adj_option_parse_value (const AdjOption *option, const char *text, int *value)
{
  if (option->words != NULL)
    {
      for (int i = 0; option->words[i] != NULL; i++)
        if (g_ascii_strcasecmp (option->words[i], text) == 0)
          {
            *value = i;
            return TRUE;
          }
      return FALSE;
    }
  if (option->kind == ADJ_PLAYED_AS_FIGURE)
    return adj_value_parse_int (text, option->least, option->most, value);
  if (g_ascii_strcasecmp (text, "on") != 0 && g_ascii_strcasecmp (text, "off") != 0)
    return FALSE;
  *value = g_ascii_strcasecmp (text, "on") == 0;
  return TRUE;
}

char *
adj_option_value_to_string (const AdjOption *option, int value)
{
  if (option->words != NULL)
    return g_strdup (option->words[value]);
  if (option->kind == ADJ_PLAYED_AS_FIGURE)
    return g_strdup_printf ("%d", value);
  return g_strdup (value ? "on" : "off");
}
