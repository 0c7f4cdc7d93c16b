/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/draft-fields.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-private.h"
#include "book/scenario-form.h"
#include "desk/value.h"

#define CHECK "check"
#define SOURCE "source"
#define MOST_OF_A_FIELD 4000 /* characters; the form of the file has less for each */

/* ---- The table ---- */

const AdjXmlElement *
adj_draft_find_element (const char *element)
{
  g_return_val_if_fail (element != NULL, NULL);

  for (const AdjXmlElement *row = adj_scenario_format.elements; row->name != NULL; row++)
    if (g_str_equal (row->name, element))
      return row;
  return NULL;
}

const AdjXmlAttribute *
adj_draft_find_attribute (const char *element, const char *attribute)
{
  const AdjXmlElement *row;

  g_return_val_if_fail (element != NULL && attribute != NULL, NULL);

  row = adj_draft_find_element (element);
  for (const AdjXmlAttribute *rule = row != NULL ? row->attributes : NULL;
       rule != NULL && rule->name != NULL; rule++)
    if (g_str_equal (rule->name, attribute))
      return rule;
  return NULL;
}

static guint
count_listed (const AdjMap *map)
{
  guint n = 0;

  for (guint i = 0; i < map->n_hexes; i++)
    n += map->hexes[i].listed ? 1 : 0;
  return n;
}

guint
adj_draft_count (const AdjDraft *self, const char *element)
{
  const AdjScenario *scenario;
  const GArray *list;

  g_return_val_if_fail (self != NULL && element != NULL, 0);

  scenario = adj_draft_get_scenario (self);
  list = adj_scenario_list (scenario, element);
  if (list != NULL)
    return list->len;
  if (g_str_equal (element, "hex"))
    return count_listed (&scenario->map);
  if (g_str_equal (element, "hexside"))
    return scenario->map.n_hexsides;
  if (g_str_equal (element, "turn"))
    return scenario->n_turns;
  if (g_str_equal (element, "unit"))
    return scenario->n_units;
  if (g_str_equal (element, "side"))
    return ADJ_SIDES;
  return g_str_equal (element, "about") ? scenario->about != NULL : 1;
}

/* ---- Typing ---- */

/* The battle and its map keep their doubts until somebody says otherwise; a name says nothing of
 * the ground. */
static gboolean
is_marked_by (const AdjXmlEdit *edit)
{
  static const char *const unmarked[] = { CHECK, SOURCE, NULL };
  static const char *const ground[] = { "hex", "hexside", NULL };
  static const char *const whole[] = { "scenario", "map", NULL };

  if (adj_draft_find_attribute (edit->element, SOURCE) == NULL ||
      g_strv_contains (whole, edit->element))
    return FALSE;
  if (edit->attribute == NULL || edit->child != NULL)
    return TRUE;
  return !g_strv_contains (unmarked, edit->attribute) &&
         !(g_strv_contains (ground, edit->element) && g_str_equal (edit->attribute, "name"));
}

static gboolean
has_marks (const AdjXmlEdit *edits, guint n)
{
  for (guint i = 0; i < n; i++)
    if (is_marked_by (&edits[i]))
      return TRUE;
  return FALSE;
}

/* Not where the edit takes the element out. */
static gboolean
takes_out (const AdjXmlEdit *edit)
{
  return edit->attribute == NULL && edit->child == NULL &&
         (edit->value == NULL || *edit->value == '\0');
}

static void
add_marks (GArray *all, const char *element, guint place, const AdjMarks *marks)
{
  const AdjXmlEdit edits[] = {
    { element, place, NULL, SOURCE, marks->source },
    { element, place, NULL, CHECK, NULL },
  };

  g_array_append_vals (all, edits, G_N_ELEMENTS (edits));
}

static gboolean
may_hold (AdjDraft *self, const AdjXmlEdit *edit)
{
  return edit->value == NULL || *edit->value == '\0' ||
         adj_draft_may_hold (self, edit->value, MOST_OF_A_FIELD);
}

/* Takes the copy over. */
static gboolean
edit (AdjDraft *self, AdjScenario *copy, const GArray *edits)
{
  gsize length;
  g_autofree char *before = adj_scenario_write (copy, &length);
  g_autofree char *after =
      adj_xml_edit (before, (const AdjXmlEdit *) (gpointer) edits->data, edits->len);

  adj_scenario_unref (copy);
  return after != NULL ? adj_draft_adopt_text (self, after)
                       : adj_draft_refuse (self, g_strdup (_ ("There is none of that number")));
}

gboolean
adj_draft_put (AdjDraft *self, const AdjXmlEdit *edits, guint n)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (AdjXmlEdit));
  AdjScenario *copy;
  AdjMarks marks = { 0 };

  g_return_val_if_fail (self != NULL && (edits != NULL || n == 0), FALSE);

  for (guint i = 0; i < n; i++)
    if (!may_hold (self, &edits[i]))
      return FALSE;
  copy = adj_draft_copy (self);
  if (has_marks (edits, n))
    marks = adj_draft_marks (copy);
  for (guint i = 0; i < n; i++)
    {
      g_array_append_val (all, edits[i]);
      if (is_marked_by (&edits[i]) && !takes_out (&edits[i]))
        add_marks (all, edits[i].element, edits[i].place, &marks);
    }
  return edit (self, copy, all);
}

gboolean
adj_draft_confirm (AdjDraft *self, const char *element, guint place)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (AdjXmlEdit));
  AdjScenario *copy;
  AdjMarks marks;

  g_return_val_if_fail (self != NULL && element != NULL, FALSE);

  copy = adj_draft_copy (self);
  marks = adj_draft_marks (copy);
  add_marks (all, element, place, &marks);
  return edit (self, copy, all);
}

gboolean
adj_draft_put_field (
    AdjDraft *self, const char *element, guint place, const char *attribute, const char *value)
{
  const AdjXmlEdit edit = { element, place, NULL, attribute, value };

  g_return_val_if_fail (self != NULL && element != NULL, FALSE);

  return adj_draft_put (self, &edit, 1);
}

gboolean
adj_draft_drop (AdjDraft *self, const char *element, guint place)
{
  g_return_val_if_fail (self != NULL && element != NULL, FALSE);

  if (place >= adj_draft_count (self, element))
    return adj_draft_refuse (self, g_strdup (_ ("There is none of that number")));
  return adj_draft_put_field (self, element, place, NULL, NULL);
}
