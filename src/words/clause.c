/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/clause.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/printed.h"

/* By AdjClause. */
static const struct
{
  const char *list;
  const char *add;
} lists[ADJ_N_CLAUSES] = {
  { N_ ("Victory points"), N_ ("Add victory points") },
  { N_ ("Degrees of victory"), N_ ("Add a degree") },
  { N_ ("Held at the start"), N_ ("Add hexes") },
  { N_ ("Exits"), N_ ("Add an exit") },
  { N_ ("Special rules"), N_ ("Add a rule") },
  { N_ ("Limits on movement"), N_ ("Add a limit") },
  { N_ ("Commanders"), N_ ("Add a commander") },
};

/* By AdjClauseField.key. */
static const struct
{
  const char *key;
  const char *name;
  const char *hint;
} fields[] = {
  { "kind", N_ ("Given for") },
  { "side", N_ ("Side") },
  { "points", N_ ("Points") },
  /* Translators: victory points are given for each point of strength, or for each unit */
  { "per", N_ ("For each") },
  { "hexes", N_ ("Hexes"), "0412 0413" },
  { "unit", N_ ("Unit"), N_ ("as it is typed in orders") },
  { "arm", N_ ("Arm") },
  { "way-to", N_ ("A free way to"), "0101 0111" },
  { "way-from", N_ ("The way from"), N_ ("nothing: from each unit") },
  { "way-along", N_ ("The way along") },
  { "way-within", N_ ("Hexes to the way"), N_ ("nothing: any number") },
  { "title", N_ ("In words"), N_ ("as it stands on the score") },
  { "row", N_ ("Rule to cite"), "BG 17.1" },
  { "name", N_ ("Degree"), N_ ("such as decisive") },
  { "measure", N_ ("Measured by") },
  { "bound", N_ ("Reached or passed") },
  { "figure", N_ ("Figure"), "3/2" },
  { "holds", N_ ("And it holds"), "0412 0413" },
  { "cost", N_ ("Movement Points"), "1" },
  { "only-side", N_ ("Only for") },
  { "rule", N_ ("Title and number"), N_ ("such as Gunboats (18.2)") },
  { "text", N_ ("What it says") },
  { "units", N_ ("Units a turn") },
  { "from", N_ ("From turn") },
  { "to", N_ ("Up to turn"), N_ ("nothing: to the end") },
  { "lifted-by", N_ ("Lifted by crossing") },
  { "initiative", N_ ("Initiative") },
};

/* Every word that a field of a clause may be, and the empty one by the field that has it. */
static const struct
{
  const char *id;
  const char *name;
} words[] = {
  { "eliminated", N_ ("the enemy's losses") },
  { "exited", N_ ("own units off the map") },
  { "held", N_ ("hexes held at the end") },
  { "once-held", N_ ("hexes ever held") },
  { "not-exited", N_ ("a unit not off the map at the end") },
  { "cut-off", N_ ("enemy units cut off at the end") },
  { "in-zone", N_ ("hexes in a zone of control at the end") },
  { "exit-lead", N_ ("lead in units off the map, by turn") },
  { "strength", N_ ("point of strength") },
  { "unit", N_ ("unit") },
  { "ratio", N_ ("own points divided by the enemy's") },
  { "margin", N_ ("own points less the enemy's") },
  { "least", N_ ("at least") },
  { "above", N_ ("more than") },
}, nothing[] = {
  { "arm", N_ ("any arm") },
  { "only-side", N_ ("either side") },
  { "way-along", N_ ("any passable ground") },
  { "lifted-by", N_ ("nothing") },
};

const char *
adj_words_clause_list (AdjClause clause)
{
  g_return_val_if_fail (clause < ADJ_N_CLAUSES, NULL);

  return _ (lists[clause].list);
}

const char *
adj_words_clause_add (AdjClause clause)
{
  g_return_val_if_fail (clause < ADJ_N_CLAUSES, NULL);

  return _ (lists[clause].add);
}

const char *
adj_words_clause_field (const AdjClauseField *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].key, field->key))
      return _ (fields[i].name);
  g_return_val_if_reached (NULL);
}

const char *
adj_words_clause_hint (const AdjClauseField *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].key, field->key))
      return fields[i].hint != NULL ? _ (fields[i].hint) : NULL;
  g_return_val_if_reached (NULL);
}

/* ---- A clause in a line ---- */

char *
adj_words_clause_line (const AdjScenario *scenario, AdjClause clause, guint place)
{
  static const char *const sentences[ADJ_N_CLAUSES] = {
    /* Translators: clauses of a battle, each in a line; victory points: "Union, 10: Smallville" */
    N_ ("{side}, {points}: {title}"),
    /* Translators: a degree of victory: "Union: decisive" */
    N_ ("{side}: {name}"),
    /* Translators: hexes that a side holds at the start: "Union: 0203 0503" */
    N_ ("{side}: {hexes}"),
    /* Translators: hexes by which units leave the map: "0101 0111" */
    N_ ("{hexes}"),
    /* Translators: the title of a special rule: "Gunboats (18.2)" */
    N_ ("{rule}"),
    /* Translators: at most so many units move in a turn: "Union, from turn 1: 15 units" */
    N_ ("{side}, from turn {from}: {units} units"),
    /* Translators: a commander's initiative: "Union: 40" */
    N_ ("{side}: {initiative}"),
  };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  AdjPlace places[ADJ_MAX_CLAUSE_FIELDS + 1] = { 0 };
  const AdjClauseField *all;
  guint n;

  g_return_val_if_fail (place < adj_clause_count (scenario, clause), NULL);

  all = adj_clause_fields (clause, &n);
  for (guint i = 0; i < n; i++)
    {
      char *text = adj_clause_get (scenario, clause, place, i);

      g_ptr_array_add (texts, text);
      places[i].name = all[i].key;
      places[i].text =
          all[i].type == ADJ_ASKS_SIDE && *text != '\0'
              ? adj_words_printed (scenario->sides[adj_scenario_side (scenario, text)].name)
              : adj_words_printed (text);
    }
  return adj_fill (_ (sentences[clause]), places);
}

/* ---- Choices ---- */

typedef struct
{
  GStrvBuilder *ids;
  GStrvBuilder *names;
} Choices;

static void
offer (Choices *self, const char *id, const char *name)
{
  g_strv_builder_add (self->ids, id);
  g_strv_builder_add (self->names, name);
}

static void
offer_nothing (Choices *self, const AdjClauseField *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (nothing); i++)
    if (g_str_equal (nothing[i].id, field->key))
      offer (self, "", _ (nothing[i].name));
}

static void
offer_words (Choices *self, const AdjClauseField *field)
{
  for (int i = field->least; field->words[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (words); j++)
      if (g_str_equal (words[j].id, field->words[i]))
        offer (self, words[j].id, _ (words[j].name));
}

gboolean
adj_words_clause_choices (const AdjScenario *scenario,
                          const AdjClauseField *field,
                          GStrv *ids,
                          GStrv *names)
{
  g_autoptr (GStrvBuilder) some_ids = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) some_names = g_strv_builder_new ();
  Choices choices = { some_ids, some_names };
  const AdjRuleset *ruleset = scenario->ruleset;

  if (field->type < ADJ_ASKS_SIDE)
    return FALSE;
  offer_nothing (&choices, field);
  if (field->type == ADJ_ASKS_WORD)
    offer_words (&choices, field);
  for (int i = 0; field->type == ADJ_ASKS_SIDE && i < ADJ_SIDES; i++)
    offer (&choices, scenario->sides[i].id, adj_words_printed (scenario->sides[i].name));
  for (guint i = 0; field->type == ADJ_ASKS_ARM && i < ruleset->n_arms; i++)
    offer (&choices, ruleset->arms[i].id, adj_words_printed (ruleset->arms[i].name));
  for (guint i = 0; field->type == ADJ_ASKS_FEATURE && i < ruleset->n_features; i++)
    offer (&choices, ruleset->features[i].id, adj_words_printed (ruleset->features[i].name));
  *ids = g_strv_builder_end (some_ids);
  *names = g_strv_builder_end (some_names);
  return TRUE;
}
