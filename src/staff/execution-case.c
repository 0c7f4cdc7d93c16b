/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/execution-case.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/seen-duties.h"
#include "record/seen.h"
#include "rules/debts.h"
#include "rules/demoralization.h"
#include "rules/engagement.h"
#include "rules/execution.h"
#include "table/apply.h"
#include "table/effect-row.h"
#include "words/debt.h"
#include "words/fill.h"
#include "words/morale.h"
#include "words/place.h"

/* The table as it lies, and as it lies when eliminations are carried out; before the first stage
 * that is worked out, afterwards they are the same. */
typedef struct
{
  const AdjView *view;
  AdjTable *before; /* as the eyes see it */
  AdjTable *after;
  GPtrArray *lines;
} Finder;

static gboolean
has_begun (const AdjTable *table)
{
  return table->execution != ADJ_EXECUTION_WAITS;
}

gboolean
adj_stages_may_begin (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return !view->table->over && adj_results_wait (view->table, view->book) &&
         !has_begun (view->table) && view->table->n_engagements > 0 &&
         adj_engagement_next (view->table) == 0;
}

/* As far as the first stage goes: those behind it hang on choices. */
static void
look_ahead (Finder *self)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (self->view->book, self->before);

  adj_execution_begin (judge);
  for (guint i = 0; i < judge->n_effects; i++)
    {
      const AdjEffect *effect = &judge->effects[i];

      if (effect->kind == ADJ_EFFECT_EXECUTED && effect->stage > ADJ_EXECUTION_LOSSES)
        return;
      adj_table_apply (self->after, self->view->book, effect);
    }
}

/* ---- Who ---- */

typedef gboolean (*IsMeant) (const Finder *self, int unit);

static gboolean
is_lost (const Finder *self, int unit)
{
  return adj_table_on_map (self->before, unit) && !adj_table_on_map (self->after, unit);
}

static gboolean
goes_back (const Finder *self, int unit)
{
  return adj_table_on_map (self->after, unit) &&
         (adj_table_has (self->after, unit, ADJ_FACT_DRIVEN) ||
          adj_debt_find (self->after, ADJ_DEBT_RETREAT, unit, ADJ_NO_HEX) != NULL);
}

static gboolean
loses_effectiveness (const Finder *self, int unit)
{
  return adj_engagement_takes_effectiveness (self->after, unit);
}

static void
add_units (GPtrArray *names, const Finder *self, IsMeant is_meant, int side)
{
  for (int unit = 0; unit < self->after->n_units; unit++)
    if ((side == ADJ_NO_SIDE || self->after->units[unit].side == side) && is_meant (self, unit))
      g_ptr_array_add (names, adj_words_unit (self->view, unit));
}

static void
add_debts (GPtrArray *names, const Finder *self, AdjDebtKind kind)
{
  for (guint i = 0; i < self->after->n_debts; i++)
    if (self->after->debts[i].kind == kind)
      g_ptr_array_add (names, adj_words_debt (self->view, &self->after->debts[i]));
}

/* One for each result whose hexes are left, and one for each hex (Y S7.5c). */
static void
count_advances (GPtrArray *names, const Finder *self)
{
  g_autoptr (GHashTable) hexes = g_hash_table_new (NULL, NULL);
  guint n = 0;
  g_autofree char *number = NULL;

  for (guint i = 0; i < self->after->n_engagements; i++)
    {
      const AdjEngagement *engagement = &self->after->engagements[i];

      n += engagement->n_vacated > 0;
      for (guint j = 0; j < engagement->n_vacated; j++)
        g_hash_table_add (hexes, GUINT_TO_POINTER (engagement->vacated[j]));
    }
  n = MIN (n, g_hash_table_size (hexes));
  number = g_strdup_printf ("%u", n);
  if (n > 0)
    g_ptr_array_add (names, adj_fill (ngettext ("{n} unit at most", "{n} units at most", n),
                                      (const AdjPlace[]){ { "n", number }, { NULL, NULL } }));
}

/* Who stands by an enemy that lives and has not attacked, as they stand now (Y 7.77). */
static void
add_repulsed (GPtrArray *names, const Finder *self, int side)
{
  AdjView after = adj_view (self->view->book, self->after, self->view->eyes);
  g_auto (AdjDuties) duties = { 0 };

  adj_seen_duties (&after, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_REPULSED && duties.duties[i].state != ADJ_DUE_NOT_OWED &&
        self->before->units[duties.duties[i].unit].side == side)
      g_ptr_array_add (names, adj_words_unit (self->view, duties.duties[i].unit));
}

/* Y 11.6: whose losses of this moment take its heart. They are counted as soon as they are carried
 * out. */
static void
add_disheartened (GPtrArray *names, const Finder *self)
{
  const AdjBook *book = self->view->book;

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      int level = adj_demoralization_level (book, self->after, side);

      if (level > adj_demoralization_level (book, self->before, side))
        g_ptr_array_add (names, adj_words_demoralized (self->view, side, level));
    }
}

/* ---- Stage by stage ---- */

static char *
title_of (const AdjView *view, AdjExecution stage)
{
  gboolean first = stage == ADJ_EXECUTION_FIRST_RETREATS || stage == ADJ_EXECUTION_FIRST_REPULSIONS;
  int side = first ? view->table->first_player : adj_enemy (view->table->first_player);
  g_autofree char *name = adj_words_side (view, side);
  const AdjPlace places[] = { { "side", name }, { NULL, NULL } };

  switch (stage)
    {
    case ADJ_EXECUTION_LOSSES:
      return g_strdup (_ ("Eliminations and exchanges"));
    case ADJ_EXECUTION_FIRST_RETREATS:
    case ADJ_EXECUTION_SECOND_RETREATS:
      return adj_fill (_ ("Retreats: {side}"), places);
    case ADJ_EXECUTION_ADVANCES:
      return g_strdup (C_ ("stage", "Advances"));
    case ADJ_EXECUTION_EFFECTIVENESS:
      return g_strdup (_ ("Effectiveness lost"));
    case ADJ_EXECUTION_FIRST_REPULSIONS:
    case ADJ_EXECUTION_SECOND_REPULSIONS:
      return adj_fill (_ ("Repulsions: {side}"), places);
    case ADJ_EXECUTION_WAITS:
    case ADJ_N_EXECUTIONS:
    default:
      g_return_val_if_reached (g_strdup (""));
    }
}

static char *
who_of (const Finder *self, AdjExecution stage, gboolean *about)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  int first = self->before->first_player;

  if (stage == ADJ_EXECUTION_LOSSES)
    {
      add_units (names, self, is_lost, ADJ_NO_SIDE);
      add_debts (names, self, ADJ_DEBT_LOSE);
    }
  else if (stage == ADJ_EXECUTION_FIRST_RETREATS || stage == ADJ_EXECUTION_SECOND_RETREATS)
    add_units (names, self, goes_back,
               stage == ADJ_EXECUTION_FIRST_RETREATS ? first : adj_enemy (first));
  else if (stage == ADJ_EXECUTION_ADVANCES)
    count_advances (names, self);
  else if (stage == ADJ_EXECUTION_EFFECTIVENESS)
    {
      add_units (names, self, loses_effectiveness, ADJ_NO_SIDE);
      add_disheartened (names, self);
    }
  else
    add_repulsed (names, self, stage == ADJ_EXECUTION_FIRST_REPULSIONS ? first : adj_enemy (first));
  *about = names->len > 0;
  if (!*about)
    g_ptr_array_add (names, g_strdup (C_ ("stage", "nobody")));
  return adj_words_list (names);
}

static const char *
state_word (AdjHowFar state)
{
  return state == ADJ_HOW_FAR_DONE  ? C_ ("stage", "done")
         : state == ADJ_HOW_FAR_NOW ? C_ ("stage", "under way")
                                    : C_ ("stage", "to come");
}

static void
add_stage (Finder *self, AdjExecution stage)
{
  AdjStageLine *line = g_new0 (AdjStageLine, 1);
  AdjExecution now = (AdjExecution) self->before->execution;

  line->state = stage < now    ? ADJ_HOW_FAR_DONE
                : stage == now ? ADJ_HOW_FAR_NOW
                               : ADJ_HOW_FAR_TO_COME;
  line->title = title_of (self->view, stage);
  line->what = line->state == ADJ_HOW_FAR_DONE ? g_strdup ("") : who_of (self, stage, &line->about);
  line->said = adj_fill (
      /* Translators: a stage of a battle, whether it is done or to come, and whom it is about */
      line->state == ADJ_HOW_FAR_DONE ? _ ("{title}, {state}") : _ ("{title}, {state}: {units}"),
      (const AdjPlace[]){ { "title", line->title },
                          { "state", state_word (line->state) },
                          { "units", line->what },
                          { NULL, NULL } });
  g_ptr_array_add (self->lines, line);
}

static void
free_line (gpointer data)
{
  AdjStageLine *line = data;

  g_free (line->title);
  g_free (line->what);
  g_free (line->said);
  g_free (line);
}

GPtrArray *
adj_stages_list (const AdjView *view)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);
  g_autoptr (AdjTable) before = NULL;
  g_autoptr (AdjTable) after = NULL;
  Finder self;

  g_return_val_if_fail (view != NULL, lines);

  if (view->table->over || (!has_begun (view->table) && !adj_stages_may_begin (view)))
    return lines;
  before = adj_seen_table (view);
  after = adj_table_copy (before);
  self = (Finder){ view, before, after, lines };
  if (!has_begun (before))
    look_ahead (&self);
  for (AdjExecution stage = ADJ_EXECUTION_LOSSES; stage < ADJ_N_EXECUTIONS; stage++)
    add_stage (&self, stage);
  return lines;
}

char *
adj_stages_say (const AdjView *view)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (view != NULL, NULL);

  lines = adj_stages_list (view);
  for (guint i = 0; i < lines->len; i++)
    {
      const AdjStageLine *line = g_ptr_array_index (lines, i);

      if (line->about)
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", line->title,
                                line->what);
    }
  return g_strdup (text->str);
}

char *
adj_stages_say_now (const AdjView *view)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  if (view->table->over || !has_begun (view->table))
    return NULL;
  title = title_of (view, (AdjExecution) view->table->execution);
  return adj_fill (
      /* Translators: the stage of a battle that is under way */
      _ ("Results are carried out: {title}"),
      (const AdjPlace[]){ { "title", title }, { NULL, NULL } });
}

/* ---- What becomes of each unit ---- */

static void
add_payers (Finder *self, const AdjField *field, guint8 *fates)
{
  for (guint i = 0; i < self->after->n_debts; i++)
    {
      guint16 payers[ADJ_MAX_PAYERS];
      guint n = 0;

      if (self->after->debts[i].kind == ADJ_DEBT_LOSE)
        n = adj_losses_payers (field, self->after->debts[i].engagement, payers);
      for (guint j = 0; j < n; j++)
        fates[payers[j]] |= ADJ_FATE_MAY_PAY;
    }
}

/* The hexes that are left are empty when those who have to go back are gone from them. */
static void
add_advances (Finder *self, AdjField *field, guint8 *fates)
{
  for (int unit = 0; unit < self->after->n_units; unit++)
    if ((fates[unit] & ADJ_FATE_BACK) != 0)
      {
        AdjEffect gone = adj_effect_of_unit (ADJ_EFFECT_PLACED, unit, ADJ_NO_HEX, 0);

        adj_table_apply (self->after, self->view->book, &gone);
      }
  adj_field_read (field, self->view->book, self->after);
  for (int number = 1; number <= self->after->n_engagements; number++)
    {
      AdjAdvance advances[ADJ_MAX_ADVANCES];
      guint n = adj_advances_find (field, number, advances);

      for (guint i = 0; i < n; i++)
        fates[advances[i].unit] |= ADJ_FATE_ADVANCES;
    }
}

gboolean
adj_fates_find (const AdjView *view, guint8 fates[2 * ADJ_MAX_UNITS])
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) before = NULL;
  g_autoptr (AdjTable) after = NULL;
  Finder self;

  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (fates != NULL, FALSE);

  memset (fates, 0, 2 * ADJ_MAX_UNITS);
  if (!adj_stages_may_begin (view))
    return FALSE;
  before = adj_seen_table (view);
  after = adj_table_copy (before);
  self = (Finder){ view, before, after, NULL };
  look_ahead (&self);
  for (int unit = 0; unit < after->n_units; unit++)
    fates[unit] =
        (is_lost (&self, unit) ? ADJ_FATE_LOST : 0) | (goes_back (&self, unit) ? ADJ_FATE_BACK : 0);
  adj_field_read (field, view->book, after);
  add_payers (&self, field, fates);
  add_advances (&self, field, fates);
  return TRUE;
}

static const char *
sentence_of (AdjFate fate)
{
  switch (fate)
    {
    case ADJ_FATE_LOST:
      return _ ("{unit} is to be eliminated");
    case ADJ_FATE_MAY_PAY:
      return _ ("{unit} may pay an exchange");
    case ADJ_FATE_BACK:
      return _ ("{unit} has to go back");
    case ADJ_FATE_ADVANCES:
    default:
      return _ ("{unit} may advance");
    }
}

char *
adj_fates_say (const AdjView *view, const guint8 *fates, AdjHex hex)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (fates != NULL, NULL);

  for (int unit = 0; unit < view->table->n_units; unit++)
    for (guint fate = ADJ_FATE_LOST; fate <= ADJ_FATE_ADVANCES; fate <<= 1)
      if ((fates[unit] & fate) != 0 && adj_table_on_map (view->table, unit) &&
          view->table->units[unit].hex == hex)
        {
          g_autofree char *name = adj_words_unit (view, unit);
          g_autofree char *sentence = adj_fill (
              sentence_of ((AdjFate) fate), (const AdjPlace[]){ { "unit", name }, { NULL, NULL } });

          g_string_append_printf (text, "%s%s", text->len > 0 ? ". " : "", sentence);
        }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}
