/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/draft-frame.h"

#include <string.h>

#include "book/clauses-private.h"
#include "book/draft-private.h"

/* The copy that takes over, and what it takes from. */
typedef struct
{
  AdjScenario *copy;
  const AdjScenario *frame;
  gboolean same_grid; /* else nothing is known of hexes */
  guint n;            /* taken */
} Taking;

/* ---- Texts ---- */

static const char *
keep (Taking *self, const char *text)
{
  return text != NULL ? g_string_chunk_insert (self->copy->strings, text) : NULL;
}

static const AdjSource *
find_source (const AdjScenario *scenario, const char *id)
{
  for (guint i = 0; i < scenario->sources->len; i++)
    if (g_str_equal (g_array_index (scenario->sources, AdjSource, i).id, id))
      return &g_array_index (scenario->sources, AdjSource, i);
  return NULL;
}

/* A source that the frame has got since comes along. */
static void
keep_source (Taking *self, const char *id)
{
  const AdjSource *source = find_source (self->frame, id);

  if (source != NULL && find_source (self->copy, id) == NULL)
    {
      const AdjSource kept = { keep (self, id), keep (self, source->text) };

      g_array_append_val (self->copy->sources, kept);
    }
}

/* "sketch letter" */
static const char *
keep_sources (Taking *self, const char *ids)
{
  g_auto (GStrv) each = g_strsplit (ids != NULL ? ids : "", " ", -1);

  for (int i = 0; each[i] != NULL; i++)
    keep_source (self, each[i]);
  return keep (self, ids);
}

/* One more of them is taken over, and is as well known as in the frame. */
static void
take_marks (Taking *self, AdjMarks *ours, const AdjMarks *theirs)
{
  *ours = (AdjMarks){ .source = keep_sources (self, theirs->source),
                      .check = keep (self, theirs->check) };
  self->n++;
}

/* ---- The map ---- */

static gboolean
is_same_grid (const AdjHexGrid *a, const AdjHexGrid *b)
{
  return a->columns == b->columns && a->rows == b->rows && a->orientation == b->orientation &&
         a->stagger == b->stagger;
}

/* Whose its name and houses are no mark says, so that they stay. */
static void
take_hexes (Taking *self)
{
  for (guint i = 0; i < self->copy->map.n_hexes; i++)
    {
      AdjMapHex *ours = &self->copy->map.hexes[i];
      const AdjMapHex *theirs = adj_scenario_hex (self->frame, ours->id);

      if (theirs == NULL || adj_marks_are_typed (&ours->marks) ||
          (ours->terrain == theirs->terrain && ours->level == theirs->level &&
           ours->slope == theirs->slope))
        continue;
      ours->terrain = theirs->terrain;
      ours->level = theirs->level;
      ours->slope = theirs->slope;
      ours->listed = TRUE;
      take_marks (self, &ours->marks, &theirs->marks);
    }
}

static void
take_sides (Taking *self)
{
  for (guint i = 0; i < self->copy->map.n_hexsides; i++)
    {
      AdjMapHexside *ours = &self->copy->map.hexsides[i];
      const AdjMapHexside *theirs = adj_scenario_hexside (self->frame, ours->a, ours->b);

      if (theirs == NULL || adj_marks_are_typed (&ours->marks) ||
          ours->features == theirs->features)
        continue;
      ours->features = theirs->features;
      take_marks (self, &ours->marks, &theirs->marks);
    }
}

/* ---- Units ---- */

static gboolean
has_same_figures (const AdjUnit *a, const AdjUnit *b)
{
  return g_str_equal (a->name, b->name) && a->side == b->side && a->arm == b->arm &&
         a->size == b->size && a->strength == b->strength && a->reduced == b->reduced &&
         a->movement == b->movement && a->turn == b->turn && a->still == b->still &&
         g_strcmp0 (a->group, b->group) == 0;
}

static gboolean
has_same_hexes (const AdjUnit *a, const AdjUnit *b)
{
  return a->hex == b->hex && a->n_entries == b->n_entries &&
         memcmp (a->entries, b->entries, a->n_entries * sizeof (AdjHexId)) == 0;
}

static void
take_hexes_of_unit (AdjUnit *ours, const AdjUnit *theirs)
{
  ours->hex = theirs->hex;
  ours->n_entries = theirs->n_entries;
  memcpy (ours->entries, theirs->entries, sizeof ours->entries);
}

static void
take_unit (Taking *self, AdjUnit *ours, const AdjUnit *theirs)
{
  const AdjUnit before = *ours;

  *ours = *theirs;
  ours->id = before.id;
  ours->name = keep (self, theirs->name);
  ours->group = keep (self, theirs->group);
  if (!self->same_grid)
    take_hexes_of_unit (ours, &before);
  take_marks (self, &ours->marks, &theirs->marks);
}

static void
take_units (Taking *self)
{
  for (guint i = 0; i < self->copy->n_units; i++)
    {
      AdjUnit *ours = &self->copy->units[i];
      int place = adj_scenario_unit (self->frame, ours->id);
      const AdjUnit *theirs = place >= 0 ? &self->frame->units[place] : NULL;

      if (theirs != NULL && !adj_marks_are_typed (&ours->marks) &&
          (!has_same_figures (ours, theirs) || (self->same_grid && !has_same_hexes (ours, theirs))))
        take_unit (self, ours, theirs);
    }
}

/* ---- Turns ---- */

static void
take_turns (Taking *self)
{
  for (guint i = 0; i < MIN (self->copy->n_turns, self->frame->n_turns); i++)
    {
      AdjTurn *ours = &self->copy->turns[i];
      const AdjTurn *theirs = &self->frame->turns[i];

      if (adj_marks_are_typed (&ours->marks) ||
          (ours->night == theirs->night && g_strcmp0 (ours->label, theirs->label) == 0))
        continue;
      ours->night = theirs->night;
      ours->label = keep (self, theirs->label);
      take_marks (self, &ours->marks, &theirs->marks);
    }
}

/* ---- What it lays down in lists ---- */

/* The frame's clause of that award, or in that place where there are as many; -1 if there is none.
 */
static int
find_clause (const Taking *self, AdjClause clause, guint place)
{
  if (clause == ADJ_CLAUSE_AWARD)
    return adj_scenario_award (self->frame, g_array_index (self->copy->awards, AdjAward, place).id);
  return adj_clause_count (self->frame, clause) == adj_clause_count (self->copy, clause)
             ? (int) place
             : -1;
}

static gboolean
is_taken (const Taking *self, const AdjClauseField *field)
{
  return field->type != ADJ_ASKS_HEXES || self->same_grid;
}

static gboolean
is_same_clause (const Taking *self, AdjClause clause, guint ours, guint theirs)
{
  guint n;
  const AdjClauseField *fields = adj_clause_fields (clause, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *here = adj_clause_get (self->copy, clause, ours, i);
      g_autofree char *there = adj_clause_get (self->frame, clause, theirs, i);

      if (is_taken (self, &fields[i]) && !g_str_equal (here, there))
        return FALSE;
    }
  return TRUE;
}

/* What the frame has in another place was moved, and not corrected. */
static gboolean
is_in_frame (const Taking *self, AdjClause clause, guint place)
{
  for (guint i = 0; i < adj_clause_count (self->frame, clause); i++)
    if (is_same_clause (self, clause, place, i))
      return TRUE;
  return FALSE;
}

static void
take_hexes_of_field (GArray **ours, GArray *theirs)
{
  g_clear_pointer (ours, g_array_unref);
  *ours = theirs != NULL ? g_array_copy (theirs) : NULL;
}

static void
take_field (Taking *self, const AdjClauseField *field, gpointer ours, gpointer theirs)
{
  gpointer here = G_STRUCT_MEMBER_P (ours, field->offset);
  gpointer there = G_STRUCT_MEMBER_P (theirs, field->offset);
  int number;

  if (field->type == ADJ_ASKS_HEXES)
    {
      take_hexes_of_field (here, *(GArray **) there);
      return;
    }
  if (adj_clause_is_written (field->type))
    {
      *(const char **) here = keep (self, *(const char **) there);
      return;
    }
  number = *(int *) there;
  if (field->type == ADJ_ASKS_UNIT && number >= 0)
    number = adj_scenario_unit (self->copy, self->frame->units[number].id);
  *(int *) here = number;
}

static void
take_clause (Taking *self, AdjClause clause, guint place, guint from)
{
  gpointer ours = adj_clause_at (self->copy, clause, place);
  gpointer theirs = adj_clause_at (self->frame, clause, from);
  guint n;
  const AdjClauseField *fields = adj_clause_fields (clause, &n);

  for (guint i = 0; i < n; i++)
    if (is_taken (self, &fields[i]))
      take_field (self, &fields[i], ours, theirs);
  if (clause == ADJ_CLAUSE_AWARD && self->same_grid)
    ((AdjAward *) ours)->trace.given = ((AdjAward *) theirs)->trace.given;
  take_marks (self, adj_clause_marks (self->copy, clause, place),
              adj_clause_marks (self->frame, clause, from));
}

static void
take_clauses (Taking *self, AdjClause clause)
{
  for (guint i = 0; i < adj_clause_count (self->copy, clause); i++)
    {
      int from = find_clause (self, clause, i);

      if (from >= 0 && !adj_marks_are_typed (adj_clause_marks (self->copy, clause, i)) &&
          !is_in_frame (self, clause, i))
        take_clause (self, clause, i, (guint) from);
    }
}

static void
take_commands (Taking *self)
{
  for (guint i = 0;
       self->copy->commands->len == self->frame->commands->len && i < self->copy->commands->len;
       i++)
    {
      AdjCommand *ours = &g_array_index (self->copy->commands, AdjCommand, i);
      const AdjCommand *theirs = &g_array_index (self->frame->commands, AdjCommand, i);

      if (adj_marks_are_typed (&ours->marks) ||
          (ours->side == theirs->side && ours->from == theirs->from && ours->to == theirs->to &&
           ours->level == theirs->level && ours->restricts == theirs->restricts))
        continue;
      *ours = *theirs;
      take_marks (self, &ours->marks, &theirs->marks);
    }
}

/* ---- All of it ---- */

/* A battle of other rules has other terrains and arms. */
static void
take_all (Taking *self)
{
  if (!g_str_equal (self->copy->ruleset_id, self->frame->ruleset_id))
    return;
  self->same_grid = is_same_grid (&self->copy->map.grid, &self->frame->map.grid);
  if (self->same_grid)
    {
      take_hexes (self);
      take_sides (self);
    }
  take_units (self);
  take_turns (self);
  take_commands (self);
  for (AdjClause clause = ADJ_CLAUSE_AWARD; clause < ADJ_N_CLAUSES; clause++)
    take_clauses (self, clause);
}

guint
adj_draft_count_later (const AdjDraft *self, const AdjScenario *frame)
{
  Taking taking = { .frame = frame };

  g_return_val_if_fail (self != NULL && frame != NULL, 0);

  taking.copy = adj_draft_copy (self);
  take_all (&taking);
  adj_scenario_unref (taking.copy);
  return taking.n;
}

gboolean
adj_draft_take_later (AdjDraft *self, const AdjScenario *frame)
{
  Taking taking = { .frame = frame };

  g_return_val_if_fail (self != NULL && frame != NULL, FALSE);

  taking.copy = adj_draft_copy (self);
  take_all (&taking);
  return adj_draft_adopt (self, taking.copy);
}
