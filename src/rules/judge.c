/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/judge.h"

#include <string.h>

#include "rules/reason.h"
#include "rules/works.h"
#include "table/apply.h"
#include "table/effect-row.h"

AdjJudge *
adj_judge_new (const AdjBook *book, const AdjTable *table)
{
  AdjJudge *self;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (table != NULL, NULL);

  self = g_new (AdjJudge, 1);
  self->book = book;
  self->table = adj_table_copy (table);
  self->max_effects = 3u * table->capacity + 320u;
  self->effects = g_new (AdjEffect, self->max_effects);
  self->secret = NULL;
  self->number = 0;
  self->in_secret = FALSE;
  self->unfollowed = FALSE;
  memset (self->seals, 0, sizeof self->seals);
  adj_field_read (&self->field, book, self->table);
  adj_judge_begin (self, self->table);
  return self;
}

void
adj_judge_free (AdjJudge *self)
{
  g_return_if_fail (self != NULL);

  adj_table_free (self->table);
  g_free (self->effects);
  g_free (self);
}

void
adj_judge_begin (AdjJudge *self, const AdjTable *table)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (table != NULL);

  if (self->table != table)
    {
      adj_table_assign (self->table, table);
      adj_field_follow (&self->field);
    }
  self->needs_secret = FALSE;
  self->standing = ADJ_OK;
  self->unjudged = FALSE;
  self->n_findings = 0;
  self->n_effects = 0;
}

static void
add_finding (AdjJudge *self, const AdjFinding *finding)
{
  for (guint i = 0; i < self->n_findings; i++)
    if (self->findings[i].reason == finding->reason && self->findings[i].unit == finding->unit &&
        self->findings[i].hex == finding->hex &&
        (finding->reason != ADJ_REASON_MISSING || self->findings[i].row == finding->row))
      return;
  if (self->n_findings < ADJ_MAX_FINDINGS)
    self->findings[self->n_findings++] = *finding;
}

static void
leave_unjudged (AdjJudge *self, const AdjMissing *missing)
{
  self->unjudged = TRUE;
  if (missing != NULL)
    add_finding (self, &(AdjFinding){ .reason = ADJ_REASON_MISSING,
                                      .row = missing->row,
                                      .unit = -1,
                                      .hex = ADJ_NO_HEX });
}

void
adj_judge_warn (AdjJudge *self, const char *row, AdjReason reason, int unit, AdjHex hex, int figure)
{
  AdjCited cited;

  g_return_if_fail (self != NULL);
  g_return_if_fail (row != NULL);

  cited = adj_ruleset_cite (self->book->ruleset, row, adj_reason_name (reason));
  if (cited.lifted)
    return;
  if (cited.row == NULL)
    {
      leave_unjudged (self, cited.missing);
      return;
    }
  add_finding (
      self, &(AdjFinding){
                .reason = reason, .row = cited.row, .unit = unit, .hex = hex, .figure = figure });
  self->standing = MAX (self->standing, ADJ_WARNED);
}

void
adj_judge_miss (AdjJudge *self, const char *row)
{
  AdjCited cited;

  g_return_if_fail (self != NULL);
  g_return_if_fail (row != NULL);

  cited = adj_ruleset_cite (self->book->ruleset, row, NULL);
  if (!cited.lifted && cited.row == NULL)
    leave_unjudged (self, cited.missing);
}

void
adj_judge_miss_arm (AdjJudge *self, int unit)
{
  g_return_if_fail (self != NULL);

  if (adj_field_arm (&self->field, unit)->symbol == ADJ_SYMBOL_GUNBOAT)
    adj_judge_miss (self, "R 9.6");
}

void
adj_judge_refuse (AdjJudge *self, AdjReason reason, int unit, AdjHex hex, int figure)
{
  g_return_if_fail (self != NULL);

  add_finding (
      self, &(AdjFinding){
                .reason = reason, .impossible = TRUE, .unit = unit, .hex = hex, .figure = figure });
  self->standing = ADJ_IMPOSSIBLE;
}

gboolean
adj_judge_has (const AdjJudge *self, AdjReason reason)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_findings; i++)
    if (self->findings[i].reason == reason)
      return TRUE;
  return FALSE;
}

static gboolean
changes_positions (AdjEffectKind kind)
{
  return kind <= ADJ_EFFECT_PLACED;
}

void
adj_judge_do (AdjJudge *self, const AdjEffect *effect)
{
  AdjEffect loss;

  g_return_if_fail (self != NULL);
  g_return_if_fail (effect != NULL);

  if (self->n_effects >= self->max_effects || !adj_table_apply (self->table, self->book, effect))
    {
      adj_judge_refuse (self, ADJ_REASON_TOO_MANY, -1, ADJ_NO_HEX, 0);
      return;
    }
  self->effects[self->n_effects++] = *effect;
  if (changes_positions (effect->kind))
    adj_field_follow_unit (&self->field, effect->unit);
  if (adj_works_suffer (self->table, effect, &loss))
    adj_judge_do (self, &loss);
}

void
adj_judge_do_unit (AdjJudge *self, AdjEffectKind kind, int unit, AdjHex hex, int figure)
{
  AdjEffect effect = adj_effect_of_unit (kind, unit, hex, figure);

  g_return_if_fail (self != NULL);

  adj_judge_do (self, &effect);
}

void
adj_judge_do_way (AdjJudge *self, int unit, const AdjHex *path, guint n_path, int spent)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_MOVED);

  g_return_if_fail (self != NULL);
  g_return_if_fail (path != NULL || n_path == 0);

  effect.unit = (guint16) unit;
  effect.march.spent = spent;
  effect.march.crossed = (gint32) adj_book_crossed (self->book, path, n_path);
  effect.n_path = (guint8) n_path;
  for (guint i = 0; i < n_path; i++)
    effect.path[i] = path[i];
  adj_judge_do (self, &effect);
}

void
adj_judge_do_facts (AdjJudge *self, int unit, guint16 set, guint16 cleared)
{
  guint16 facts;

  g_return_if_fail (self != NULL);

  facts = (guint16) ((self->table->units[unit].facts | set) & ~cleared);
  if (facts != self->table->units[unit].facts) /* written as it always was, with a sign */
    adj_judge_do_unit (self, ADJ_EFFECT_FACTS, unit, ADJ_NO_HEX, (gint16) facts);
}

/* BG 17.1: held by the last side with a unit on or through it; whether a retreat, displacement
 * or advance counts is a switch. Y 11.57: what lies face down holds nothing until it is shown there
 * to be real. */
void
adj_judge_hold (AdjJudge *self, int unit, AdjHex hex, gboolean by_move)
{
  int side;
  int held;
  AdjEffect effect;

  g_return_if_fail (self != NULL);

  side = self->table->units[unit].side;
  held = adj_table_held (self->table, hex);
  effect = adj_effect (ADJ_EFFECT_HELD);
  if (held < 0 || self->table->held[held].holder == side ||
      adj_table_has (self->table, unit, ADJ_FACT_FACE_DOWN))
    return;
  if (!by_move && adj_table_option (self->table, ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY))
    return;
  effect.hex = hex;
  effect.side = (gint8) side;
  adj_judge_do (self, &effect);
}
