/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-private.h"
#include "book/keywords.h"
#include "desk/value.h"

#define MOST_OF_AN_ID 40
#define MOST_OF_A_NAME 40

static gboolean
is_unit (const AdjDraft *self, int unit)
{
  return self != NULL && unit >= 0 && (guint) unit < adj_draft_get_scenario (self)->n_units;
}

/* The unit in a copy, marked as read off the player's charts. */
static AdjUnit *
unit_of (AdjScenario *copy, int unit)
{
  copy->units[unit].marks = adj_draft_marks (copy);
  return &copy->units[unit];
}

gboolean
adj_draft_set_hex (AdjDraft *self, int unit, AdjHexId hex)
{
  AdjScenario *copy;

  g_return_val_if_fail (is_unit (self, unit), FALSE);

  copy = adj_draft_copy (self);
  unit_of (copy, unit)->hex = hex;
  return adj_draft_adopt (self, copy);
}

/* ---- More and fewer of them ---- */

/* "1 Artillery" is 1-artillery: lower case, what an id cannot hold left out. */
static char *
id_letters (const char *name)
{
  g_autofree char *plain = g_str_to_ascii (name, NULL);
  GString *id = g_string_new (NULL);

  for (const char *p = plain; *p != '\0' && id->len < MOST_OF_AN_ID; p++)
    if (g_ascii_isalnum (*p) || strchr ("/.'-", *p) != NULL)
      g_string_append_c (id, g_ascii_tolower (*p));
    else if (g_ascii_isspace (*p) && id->len > 0)
      g_string_append_c (id, '-');
  return g_string_free (id, FALSE);
}

static gboolean
is_free (const AdjScenario *scenario, const char *id)
{
  return adj_value_is_name (id, MOST_OF_AN_ID) && !adj_keyword_is_reserved (id) &&
         adj_scenario_unit (scenario, id) < 0;
}

/* The designation; where that is taken or means something else in an order, with the arm, and
 * then with a number. */
char *
adj_draft_make_unit_id (const AdjScenario *scenario, const char *name, int arm)
{
  g_autofree char *letters = NULL;
  g_autofree char *with_arm = NULL;

  g_return_val_if_fail (scenario != NULL && name != NULL, NULL);

  letters = id_letters (name);
  with_arm = g_strdup_printf ("%s%s%s", letters, *letters != '\0' ? "-" : "",
                              scenario->ruleset->arms[arm].id);
  if (is_free (scenario, letters))
    return g_steal_pointer (&letters);
  if (is_free (scenario, with_arm))
    return g_steal_pointer (&with_arm);
  for (int i = 2; i <= ADJ_MAX_UNITS; i++)
    {
      g_autofree char *id = g_strdup_printf ("%.*s-%d", MOST_OF_AN_ID - 5, with_arm, i);

      if (is_free (scenario, id))
        return g_steal_pointer (&id);
    }
  return g_steal_pointer (&with_arm); /* the reader will say that it is taken */
}

gboolean
adj_draft_add_unit (AdjDraft *self, const char *name, int side, int arm)
{
  g_autofree char *id = NULL;
  AdjScenario *copy;
  AdjUnit *unit;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, FALSE);
  g_return_val_if_fail (arm >= 0 && (guint) arm < adj_draft_get_book (self)->ruleset->n_arms,
                        FALSE);

  if (!adj_draft_may_hold (self, name, MOST_OF_A_NAME))
    return FALSE;
  id = adj_draft_make_unit_id (adj_draft_get_scenario (self), name, arm);
  copy = adj_draft_copy (self);
  copy->units = g_renew (AdjUnit, copy->units, copy->n_units + 1);
  unit = &copy->units[copy->n_units++];
  *unit = (AdjUnit){ .id = g_string_chunk_insert (copy->strings, id),
                     .name = g_string_chunk_insert (copy->strings, name),
                     .side = side,
                     .arm = arm,
                     .strength = ADJ_UNKNOWN_STRENGTH,
                     .reduced = ADJ_UNKNOWN_STRENGTH,
                     .marks = adj_draft_marks (copy) };
  return adj_draft_adopt (self, copy);
}

/* Awards know their unit by its place. One that is about the unit itself is not left without. */
static const AdjAward *
find_award_about (AdjScenario *copy, int unit)
{
  for (guint i = 0; i < copy->awards->len; i++)
    {
      AdjAward *award = &g_array_index (copy->awards, AdjAward, i);

      if (award->unit == unit)
        return award;
      if (award->unit > unit)
        award->unit--;
    }
  return NULL;
}

gboolean
adj_draft_remove_unit (AdjDraft *self, int unit)
{
  AdjScenario *copy;
  const AdjAward *award;

  g_return_val_if_fail (is_unit (self, unit), FALSE);

  copy = adj_draft_copy (self);
  award = find_award_about (copy, unit);
  if (award != NULL)
    {
      adj_draft_refuse (
          self, g_strdup_printf (_ ("Victory points are given for this unit: %s"), award->title));
      adj_scenario_unref (copy);
      return FALSE;
    }
  copy->n_units--;
  memmove (&copy->units[unit], &copy->units[unit + 1],
           (copy->n_units - (guint) unit) * sizeof (AdjUnit));
  return adj_draft_adopt (self, copy);
}
