/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/clauses-private.h"
#include "book/draft-private.h"
#include "desk/value.h"
#include "desk/xml.h"

/* ---- What is typed in a field ---- */

/* The part of a clause that has been read; the fields know where in it. */
typedef struct
{
  AdjDraft *draft;
  AdjScenario *copy;
  gpointer record;
} Reading;

static gboolean
read_number (Reading *self, const AdjClauseField *field, const char *text)
{
  int *number = G_STRUCT_MEMBER_P (self->record, field->offset);

  *number = field->none;
  if (*text == '\0' || adj_value_parse_int (text, field->least, field->most, number))
    return TRUE;
  return adj_draft_refuse (
      self->draft, g_strdup_printf (_ ("A whole number from %d to %d"), field->least, field->most));
}

static gboolean
read_fraction (Reading *self, const AdjClauseField *field, const char *text)
{
  int *sixths = G_STRUCT_MEMBER_P (self->record, field->offset);

  return adj_value_parse_mp (text, sixths) ||
         adj_draft_refuse (self->draft, g_strdup (_ ("A number, whole or a fraction such as 3/2")));
}

/* The array is the record's from the start, so that it is let go of with it. */
static gboolean
read_hexes (Reading *self, const AdjClauseField *field, const char *text)
{
  GArray *hexes = G_STRUCT_MEMBER (GArray *, self->record, field->offset);
  g_auto (GStrv) words = g_strsplit_set (text, " \t,", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      AdjHexId id = adj_hex_parse (words[i]);

      if (*words[i] == '\0')
        continue;
      if (id == ADJ_HEX_NONE)
        return adj_draft_refuse (
            self->draft, g_strdup (_ ("A hex is four digits, column and row, such as 0412")));
      if (adj_scenario_hex (self->copy, id) == NULL)
        return adj_draft_refuse (self->draft,
                                 g_strdup_printf (_ ("hex %04d is not on the map"), id));
      g_array_append_val (hexes, id);
    }
  return TRUE;
}

static gboolean
read_text (Reading *self, const AdjClauseField *field, const char *text)
{
  const char **kept = G_STRUCT_MEMBER_P (self->record, field->offset);

  *kept = NULL;
  if (*text == '\0')
    return TRUE;
  if (!adj_draft_may_hold (self->draft, text, field->most))
    return FALSE;
  if (field->type == ADJ_ASKS_ROW && adj_ruleset_row (self->copy->ruleset, text) == NULL)
    return adj_draft_refuse (self->draft,
                             g_strdup_printf (_ ("the ruleset has no row '%s'"), text));
  *kept = g_string_chunk_insert (self->copy->strings, text);
  return TRUE;
}

static int
find_word (const char *const *words, const char *text)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], text))
      return i;
  return -1;
}

/* -1: none of that name. */
static int
find_choice (const AdjScenario *scenario, const AdjClauseField *field, const char *text)
{
  if (field->type == ADJ_ASKS_WORD)
    return find_word (field->words, text);
  if (field->type == ADJ_ASKS_SIDE)
    return adj_scenario_side (scenario, text);
  if (field->type == ADJ_ASKS_UNIT)
    return adj_scenario_unit (scenario, text);
  if (field->type == ADJ_ASKS_ARM)
    return adj_ruleset_arm (scenario->ruleset, text);
  return adj_ruleset_feature (scenario->ruleset, text);
}

static gboolean
read_choice (Reading *self, const AdjClauseField *field, const char *text)
{
  int *place = G_STRUCT_MEMBER_P (self->record, field->offset);
  int found = find_choice (self->copy, field, text);

  *place = found < 0 && field->type == ADJ_ASKS_WORD ? 0 : found;
  if (found >= 0 || *text == '\0')
    return TRUE;
  return adj_draft_refuse (self->draft, field->type == ADJ_ASKS_UNIT
                                            ? g_strdup_printf (_ ("there is no unit '%s'"), text)
                                            : g_strdup_printf (_ ("there is no '%s'"), text));
}

static gboolean
read_field (Reading *self, const AdjClauseField *field, const char *text)
{
  if (field->type == ADJ_ASKS_NUMBER)
    return read_number (self, field, text);
  if (field->type == ADJ_ASKS_FRACTION)
    return *text == '\0' || read_fraction (self, field, text);
  if (field->type == ADJ_ASKS_HEXES)
    return read_hexes (self, field, text);
  if (adj_clause_is_written (field->type))
    return read_text (self, field, text);
  return read_choice (self, field, text);
}

/* Blanks around it, and ends of lines within, are the typist's. */
static char *
plain (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n\r", -1);
  GString *line = g_string_new (NULL);

  for (int i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[i]);
  return g_string_free (line, FALSE);
}

static gboolean
read_fields (Reading *self, AdjClause clause, const char *const *values, guint *at)
{
  guint n;
  const AdjClauseField *fields = adj_clause_fields (clause, &n);

  for (guint i = 0; i < n; i++)
    {
      gboolean asked = adj_clause_asks (clause, values, i);
      g_autofree char *text = asked ? plain (values[i]) : g_strdup ("");

      *at = i;
      if (*text == '\0' && adj_clause_needs (clause, values, i))
        return adj_draft_refuse (self->draft, g_strdup (_ ("Not without this")));
      if (!read_field (self, &fields[i], text))
        return FALSE;
    }
  *at = ADJ_MAX_CLAUSE_FIELDS;
  return TRUE;
}

/* ---- The clause in its list ---- */

static void
give_arrays (gpointer record, AdjClause clause)
{
  guint n;
  const AdjClauseField *fields = adj_clause_fields (clause, &n);

  for (guint i = 0; i < n; i++)
    if (fields[i].type == ADJ_ASKS_HEXES)
      G_STRUCT_MEMBER (GArray *, record, fields[i].offset) =
          g_array_new (FALSE, FALSE, sizeof (AdjHexId));
}

static void
clear_arrays (gpointer record, AdjClause clause)
{
  guint n;
  const AdjClauseField *fields = adj_clause_fields (clause, &n);

  for (guint i = 0; i < n; i++)
    if (fields[i].type == ADJ_ASKS_HEXES)
      g_clear_pointer ((GArray **) G_STRUCT_MEMBER_P (record, fields[i].offset), g_array_unref);
}

/* "award-3": nobody reads it but the file. */
static const char *
new_award_id (AdjScenario *copy)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *id = g_strdup_printf ("award-%u", number);

      if (adj_scenario_award (copy, id) < 0)
        return g_string_chunk_insert (copy->strings, id);
    }
}

/* A way has an end, so there is none if that is left open; what else is said of it then lacks
 * something. */
static gboolean
settle_award (Reading *self, const char *id, const char *const *values, guint *at)
{
  AdjAward *award = self->record;

  award->id = id != NULL ? id : new_award_id (self->copy);
  award->trace.given = award->trace.to->len > 0;
  if (award->trace.given ||
      (award->trace.from->len == 0 && award->trace.along < 0 && award->trace.within < 0))
    return TRUE;
  *at = adj_clause_find_field (ADJ_CLAUSE_AWARD, "way-to");
  return adj_draft_refuse (self->draft, g_strdup (_ ("Where does the way end?")));
}

gboolean
adj_draft_put_clause (
    AdjDraft *self, AdjClause clause, guint place, const char *const *values, guint *field)
{
  AdjScenario *copy;
  Reading reading;
  GArray *list;
  const char *id = NULL;

  g_return_val_if_fail (self != NULL && values != NULL && field != NULL, FALSE);
  g_return_val_if_fail (place <= adj_clause_count (adj_draft_get_scenario (self), clause), FALSE);

  copy = adj_draft_copy (self);
  list = adj_clause_list (copy, clause);
  if (place == list->len)
    g_array_set_size (list, place + 1);
  else
    {
      if (clause == ADJ_CLAUSE_AWARD)
        id = g_array_index (list, AdjAward, place).id;
      clear_arrays (adj_clause_at (copy, clause, place), clause);
    }
  reading = (Reading){ self, copy, adj_clause_at (copy, clause, place) };
  give_arrays (reading.record, clause);
  *adj_clause_marks (copy, clause, place) = adj_draft_marks (copy);
  if (read_fields (&reading, clause, values, field) &&
      (clause != ADJ_CLAUSE_AWARD || settle_award (&reading, id, values, field)))
    return adj_draft_adopt (self, copy);
  adj_scenario_unref (copy);
  return FALSE;
}

gboolean
adj_draft_remove_clause (AdjDraft *self, AdjClause clause, guint place)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (place < adj_clause_count (adj_draft_get_scenario (self), clause), FALSE);

  copy = adj_draft_copy (self);
  clear_arrays (adj_clause_at (copy, clause, place), clause);
  g_array_remove_index (adj_clause_list (copy, clause), place);
  return adj_draft_adopt (self, copy);
}

gboolean
adj_draft_raise_clause (AdjDraft *self, AdjClause clause, guint place)
{
  AdjScenario *copy;
  GArray *list;
  g_autofree char *held = NULL;
  gsize size;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (
      place > 0 && place < adj_clause_count (adj_draft_get_scenario (self), clause), FALSE);

  copy = adj_draft_copy (self);
  list = adj_clause_list (copy, clause);
  size = g_array_get_element_size (list);
  held = g_memdup2 (adj_clause_at (copy, clause, place), size);
  memcpy (adj_clause_at (copy, clause, place), adj_clause_at (copy, clause, place - 1), size);
  memcpy (adj_clause_at (copy, clause, place - 1), held, size);
  return adj_draft_adopt (self, copy);
}
