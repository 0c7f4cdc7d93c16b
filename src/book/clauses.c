/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/clauses-private.h"

#include <string.h>

#include "desk/value.h"

#define ALL G_MAXUINT32
#define KIND(kind) (1u << ADJ_AWARD_##kind)
#define ON_HEXES (KIND (HELD) | KIND (ONCE_HELD) | KIND (IN_ZONE))
#define ON_UNITS (KIND (ELIMINATED) | KIND (EXITED) | KIND (CUT_OFF))
#define BY_A_WAY (KIND (EXITED) | KIND (CUT_OFF))

/* A commander's initiative, and how much a text may hold, as the form of the file has them. */
#define MOST_INITIATIVE 999
#define MOST_POINTS 999
#define MOST_OF_A_TITLE 120
#define MOST_OF_A_NAME 60
#define MOST_OF_A_RULE 1200
#define MOST_OF_AN_ID 40
#define MOST_OF_A_ROW 20

static const char *const level_bounds[] = { "least", "above", NULL }; /* as AdjLevel.above */

static const AdjClauseField award_fields[] = {
  { "kind", ADJ_ASKS_WORD, G_STRUCT_OFFSET (AdjAward, kind), ALL, ALL, .words = adj_award_kinds },
  { "side", ADJ_ASKS_SIDE, G_STRUCT_OFFSET (AdjAward, side), ALL, ALL, ADJ_NO_SIDE },
  { "points", ADJ_ASKS_NUMBER, G_STRUCT_OFFSET (AdjAward, points), ALL, ALL, 0, 0, MOST_POINTS },
  { "per", ADJ_ASKS_WORD, G_STRUCT_OFFSET (AdjAward, per), ON_UNITS, ON_UNITS, ADJ_PER_UNIT,
    ADJ_PER_STRENGTH, .words = adj_award_pers },
  { "hexes", ADJ_ASKS_HEXES, G_STRUCT_OFFSET (AdjAward, hexes), ON_HEXES, ON_HEXES },
  { "unit", ADJ_ASKS_UNIT, G_STRUCT_OFFSET (AdjAward, unit), KIND (NOT_EXITED), KIND (NOT_EXITED),
    -1, 0, MOST_OF_AN_ID },
  { "arm", ADJ_ASKS_ARM, G_STRUCT_OFFSET (AdjAward, arm),
    ON_UNITS | KIND (IN_ZONE) | KIND (EXIT_LEAD), 0, -1 },
  { "way-to", ADJ_ASKS_HEXES, G_STRUCT_OFFSET (AdjAward, trace.to), BY_A_WAY, KIND (CUT_OFF) },
  { "way-from", ADJ_ASKS_HEXES, G_STRUCT_OFFSET (AdjAward, trace.from), BY_A_WAY },
  { "way-along", ADJ_ASKS_FEATURE, G_STRUCT_OFFSET (AdjAward, trace.along), BY_A_WAY, 0, -1 },
  { "way-within", ADJ_ASKS_NUMBER, G_STRUCT_OFFSET (AdjAward, trace.within), BY_A_WAY, 0, -1, 0,
    99 },
  { "title", ADJ_ASKS_TEXT, G_STRUCT_OFFSET (AdjAward, title), ALL, ALL, .most = MOST_OF_A_TITLE },
  { "row", ADJ_ASKS_ROW, G_STRUCT_OFFSET (AdjAward, row), ALL, 0, .most = MOST_OF_A_ROW },
};

static const AdjClauseField level_fields[] = {
  { "side", ADJ_ASKS_SIDE, G_STRUCT_OFFSET (AdjLevel, side), ALL, ALL, ADJ_NO_SIDE },
  { "name", ADJ_ASKS_TEXT, G_STRUCT_OFFSET (AdjLevel, name), ALL, ALL, .most = MOST_OF_A_NAME },
  { "measure", ADJ_ASKS_WORD, G_STRUCT_OFFSET (AdjLevel, measure), ALL, ALL,
    .words = adj_level_measures },
  { "bound", ADJ_ASKS_WORD, G_STRUCT_OFFSET (AdjLevel, above), ALL, ALL, .words = level_bounds },
  { "figure", ADJ_ASKS_FRACTION, G_STRUCT_OFFSET (AdjLevel, figure), ALL, ALL },
  { "holds", ADJ_ASKS_HEXES, G_STRUCT_OFFSET (AdjLevel, holds), ALL },
};

static const AdjClauseField holding_fields[] = {
  { "side", ADJ_ASKS_SIDE, G_STRUCT_OFFSET (AdjHolding, side), ALL, ALL, ADJ_NO_SIDE },
  { "hexes", ADJ_ASKS_HEXES, G_STRUCT_OFFSET (AdjHolding, hexes), ALL, ALL },
};

static const AdjClauseField exit_fields[] = {
  { "hexes", ADJ_ASKS_HEXES, G_STRUCT_OFFSET (AdjExit, hexes), ALL, ALL },
  { "cost", ADJ_ASKS_FRACTION, G_STRUCT_OFFSET (AdjExit, cost), ALL, ALL },
  { "only-side", ADJ_ASKS_SIDE, G_STRUCT_OFFSET (AdjExit, side), ALL, 0, ADJ_NO_SIDE },
  { "arm", ADJ_ASKS_ARM, G_STRUCT_OFFSET (AdjExit, arm), ALL, 0, -1 },
};

static const AdjClauseField special_fields[] = {
  { "rule", ADJ_ASKS_TEXT, G_STRUCT_OFFSET (AdjSpecial, title), ALL, ALL, .most = MOST_OF_A_TITLE },
  { "text", ADJ_ASKS_PROSE, G_STRUCT_OFFSET (AdjSpecial, text), ALL, ALL, .most = MOST_OF_A_RULE },
};

static const AdjClauseField limit_fields[] = {
  { "side", ADJ_ASKS_SIDE, G_STRUCT_OFFSET (AdjLimit, side), ALL, ALL, ADJ_NO_SIDE },
  { "units", ADJ_ASKS_NUMBER, G_STRUCT_OFFSET (AdjLimit, units), ALL, ALL, 0, 0, ADJ_MAX_UNITS },
  { "from", ADJ_ASKS_NUMBER, G_STRUCT_OFFSET (AdjLimit, from), ALL, ALL, 0, 1, ADJ_MAX_TURNS },
  { "to", ADJ_ASKS_NUMBER, G_STRUCT_OFFSET (AdjLimit, to), ALL, 0, 0, 1, ADJ_MAX_TURNS },
  { "lifted-by", ADJ_ASKS_FEATURE, G_STRUCT_OFFSET (AdjLimit, lifted_by), ALL, 0, -1 },
};

static const AdjClauseField commander_fields[] = {
  { "side", ADJ_ASKS_SIDE, G_STRUCT_OFFSET (AdjCommander, side), ALL, ALL, ADJ_NO_SIDE },
  { "initiative", ADJ_ASKS_NUMBER, G_STRUCT_OFFSET (AdjCommander, initiative), ALL, ALL, 0, 0,
    MOST_INITIATIVE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (award_fields) <= ADJ_MAX_CLAUSE_FIELDS);
/* Words and switches are read as the numbers they are. */
G_STATIC_ASSERT (sizeof (AdjAwardKind) == sizeof (int) && sizeof (gboolean) == sizeof (int));

#define FIELDS(fields) fields, G_N_ELEMENTS (fields)

static const struct
{
  const char *element;
  const AdjClauseField *fields;
  guint n_fields;
} clauses[ADJ_N_CLAUSES] = {
  [ADJ_CLAUSE_AWARD] = { "award", FIELDS (award_fields) },
  [ADJ_CLAUSE_LEVEL] = { "level", FIELDS (level_fields) },
  [ADJ_CLAUSE_HOLDING] = { "holds", FIELDS (holding_fields) },
  [ADJ_CLAUSE_EXIT] = { "exit", FIELDS (exit_fields) },
  [ADJ_CLAUSE_SPECIAL] = { "special", FIELDS (special_fields) },
  [ADJ_CLAUSE_LIMIT] = { "limit", FIELDS (limit_fields) },
  [ADJ_CLAUSE_COMMANDER] = { "commander", FIELDS (commander_fields) },
};

AdjClause
adj_clause_of_element (const char *element)
{
  g_return_val_if_fail (element != NULL, ADJ_N_CLAUSES);

  for (int i = 0; i < ADJ_N_CLAUSES; i++)
    if (g_str_equal (clauses[i].element, element))
      return (AdjClause) i;
  return ADJ_N_CLAUSES;
}

const AdjClauseField *
adj_clause_fields (AdjClause clause, guint *n)
{
  g_return_val_if_fail (clause < ADJ_N_CLAUSES && n != NULL, NULL);

  *n = clauses[clause].n_fields;
  return clauses[clause].fields;
}

guint
adj_clause_find_field (AdjClause clause, const char *key)
{
  g_return_val_if_fail (clause < ADJ_N_CLAUSES && key != NULL, 0);

  for (guint i = 0; i < clauses[clause].n_fields; i++)
    if (g_str_equal (clauses[clause].fields[i].key, key))
      return i;
  g_return_val_if_reached (0);
}

GArray *
adj_clause_list (const AdjScenario *scenario, AdjClause clause)
{
  return adj_scenario_list (scenario, clauses[clause].element);
}

gpointer
adj_clause_at (const AdjScenario *scenario, AdjClause clause, guint place)
{
  GArray *list = adj_clause_list (scenario, clause);

  return list->data + place * g_array_get_element_size (list);
}

gboolean
adj_clause_is_written (AdjClauseType type)
{
  return type == ADJ_ASKS_TEXT || type == ADJ_ASKS_PROSE || type == ADJ_ASKS_ROW;
}

guint
adj_clause_count (const AdjScenario *scenario, AdjClause clause)
{
  g_return_val_if_fail (scenario != NULL && clause < ADJ_N_CLAUSES, 0);

  return adj_clause_list (scenario, clause)->len;
}

AdjMarks *
adj_clause_marks (const AdjScenario *scenario, AdjClause clause, guint place)
{
  g_return_val_if_fail (place < adj_clause_count (scenario, clause), NULL);

  return adj_scenario_marks (scenario, clauses[clause].element, place);
}

/* ---- What is asked ---- */

/* Everything, until an award has a kind. */
static gboolean
is_for (guint32 kinds, AdjClause clause, const char *const *values)
{
  for (int i = 0; clause == ADJ_CLAUSE_AWARD && adj_award_kinds[i] != NULL; i++)
    if (g_str_equal (adj_award_kinds[i], values[0]))
      return (kinds & (1u << i)) != 0;
  return kinds == ALL;
}

gboolean
adj_clause_asks (AdjClause clause, const char *const *values, guint field)
{
  g_return_val_if_fail (clause < ADJ_N_CLAUSES && field < clauses[clause].n_fields, FALSE);

  return is_for (clauses[clause].fields[field].asked, clause, values);
}

gboolean
adj_clause_needs (AdjClause clause, const char *const *values, guint field)
{
  g_return_val_if_fail (clause < ADJ_N_CLAUSES && field < clauses[clause].n_fields, FALSE);

  return is_for (clauses[clause].fields[field].needed, clause, values);
}

/* ---- As text ---- */

static char *
show_hexes (const GArray *hexes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    g_string_append_printf (text, "%s%04d", i > 0 ? " " : "", g_array_index (hexes, AdjHexId, i));
  return g_string_free (text, FALSE);
}

/* The id of one of a few; number is its place. */
static const char *
id_of (const AdjScenario *scenario, const AdjClauseField *field, int number)
{
  if (field->type == ADJ_ASKS_WORD)
    return field->words[number < field->least ? field->none : number];
  if (number < 0)
    return "";
  if (field->type == ADJ_ASKS_SIDE)
    return scenario->sides[number].id;
  if (field->type == ADJ_ASKS_UNIT)
    return scenario->units[number].id;
  if (field->type == ADJ_ASKS_ARM)
    return scenario->ruleset->arms[number].id;
  return scenario->ruleset->features[number].id;
}

static char *
show (const AdjScenario *scenario, const AdjClauseField *field, gconstpointer record)
{
  int number;

  if (field->type == ADJ_ASKS_HEXES)
    return show_hexes (G_STRUCT_MEMBER (const GArray *, record, field->offset));
  if (adj_clause_is_written (field->type))
    {
      const char *text = G_STRUCT_MEMBER (const char *, record, field->offset);

      return g_strdup (text != NULL ? text : "");
    }
  number = G_STRUCT_MEMBER (int, record, field->offset);
  if (field->type == ADJ_ASKS_FRACTION)
    return adj_value_print_mp (number);
  if (field->type != ADJ_ASKS_NUMBER)
    return g_strdup (id_of (scenario, field, number));
  return number == field->none && field->needed == 0 ? g_strdup ("")
                                                     : g_strdup_printf ("%d", number);
}

char *
adj_clause_get (const AdjScenario *scenario, AdjClause clause, guint place, guint field)
{
  gconstpointer record;
  const char *kind = "";

  g_return_val_if_fail (place < adj_clause_count (scenario, clause), NULL);
  g_return_val_if_fail (field < clauses[clause].n_fields, NULL);

  record = adj_clause_at (scenario, clause, place);
  if (clause == ADJ_CLAUSE_AWARD)
    kind = adj_award_kinds[((const AdjAward *) record)->kind];
  if (!adj_clause_asks (clause, &kind, field))
    return g_strdup ("");
  return show (scenario, &clauses[clause].fields[field], record);
}
