/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/plot-case.h"

#include "record/order-make.h"
#include "rules/attack.h"
#include "rules/entry.h"
#include "rules/played.h"
#include "rules/seals.h"
#include "staff/starts.h"

#define MOST_MORE 2 /* words that one edit adds */

/* ---- Reading ---- */

gboolean
adj_plots_may_be_told (const AdjView *view, const AdjField *field, int side)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);

  if (adj_plots_are_secret (field))
    return (int) view->eyes == side && field->table->sealed[side] == ADJ_SEALED_NOT;
  return adj_plots_are_open (field) && adj_view_is_of (view, side) &&
         adj_table_is_phasing (field->table, side);
}

static gboolean
may_plot (const AdjView *view, const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  return (state->where == ADJ_ON_MAP || state->where == ADJ_WAITING) &&
         adj_plots_may_be_told (view, field, state->side);
}

/* By night nobody attacks (BG 10.1). */
gboolean
adj_plots_name_attackers (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return adj_turns_are_simultaneous (view->table) && !adj_table_is_night (view->table, view->book);
}

static gboolean
has_left (const AdjPlotCase *self)
{
  int last = adj_plot_last (self->tokens);

  return last > 0 && adj_plot_token (self->tokens, last) == ADJ_TOKEN_EXIT;
}

/* While it is marched the unit stands where its last segment has led it, and has come there by
 * those before. */
static void
read_way (AdjPlotCase *self, const AdjField *field, const AdjUnitState *state)
{
  int marched = field->table->segment;
  AdjHex at = state->hex;

  for (int segment = marched; segment >= 0; segment--)
    {
      self->way[segment] = at;
      if (segment > 0)
        at = adj_plot_step_back (field->book, at, adj_plot_token (self->tokens, segment));
    }
  at = state->hex;
  for (int segment = marched + 1; segment <= ADJ_SEGMENTS; segment++)
    {
      at = adj_plot_step (field->book, at, adj_plot_token (self->tokens, segment), self->entry);
      self->way[segment] = at;
    }
}

void
adj_plot_case_read (
    AdjPlotCase *self, const AdjView *view, const AdjField *field, int unit, int waits)
{
  const AdjUnitState *state;
  AdjPlot nothing;
  int last;

  g_return_if_fail (self != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (field != NULL);

  state = &field->table->units[unit];
  *self = (AdjPlotCase){ .unit = unit,
                         .may = may_plot (view, field, unit),
                         .frozen = adj_plot_frozen (field, unit),
                         .may_attack = adj_plots_name_attackers (view) &&
                                       adj_field_arm (field, unit)->attacks,
                         .attacks = (state->plot & ADJ_PLOT_ATTACKS) != 0,
                         .tokens = state->plot & ~(ADJ_PLOT_STOPPED | ADJ_PLOT_ATTACKS),
                         .entry = state->where == ADJ_WAITING ? state->entry : ADJ_NO_HEX };
  adj_plot_fill (field, unit, NULL, 0, &nothing);
  self->most = self->attacks ? MIN (nothing.most, ADJ_LAST_OF_MISSION) : nothing.most;
  read_way (self, field, state);
  last = adj_plot_last (self->tokens);
  self->waits = CLAMP (waits, 0, ADJ_SEGMENTS - last);
  self->end = last + self->waits;
}

AdjHex
adj_plot_case_hex (const AdjPlotCase *self)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_HEX);

  return has_left (self) ? ADJ_NO_HEX : self->way[ADJ_SEGMENTS];
}

/* ---- Editing ---- */

/* The words up to the end of the way, with the waits behind it. */
static guint
words_of (const AdjPlotCase *self, AdjPlotWord *words)
{
  for (int i = 0; i < self->end; i++)
    {
      AdjToken token = adj_plot_token (self->tokens, i + 1);
      gboolean steps = adj_token_direction (token) >= 0;

      if (self->tokens == 0)
        token = ADJ_TOKEN_HOLD;
      words[i].token = (guint8) (steps ? ADJ_TOKEN_STEP : token);
      words[i].hex = steps || token == ADJ_TOKEN_ENTER ? self->way[i + 1] : ADJ_NO_HEX;
    }
  return (guint) self->end;
}

static const AdjPlotEdit no_edit = { .cut = ADJ_NO_HEX };

/* Whatever becomes of its way, its mission stays. */
static AdjOrder
order_with (const AdjPlotCase *self, const AdjField *field, AdjPlot plot)
{
  plot.tokens |= self->attacks ? ADJ_PLOT_ATTACKS : 0;
  return adj_order_plot (field, self->unit, &plot);
}

/* With more words at the end. */
static AdjPlotEdit
add (const AdjPlotCase *self, const AdjField *field, const AdjPlotWord *more, guint n_more)
{
  AdjPlotWord words[ADJ_SEGMENTS + MOST_MORE];
  guint n = words_of (self, words);
  AdjPlotEdit edit = no_edit;
  AdjPlot plot;

  for (guint i = 0; i < n_more; i++)
    words[n++] = more[i];
  adj_plot_fill (field, self->unit, words, n, &plot);
  edit.fault = plot.fault;
  edit.cut = plot.cut;
  edit.ordered = plot.fault == ADJ_PLOT_FITS && plot.tokens != self->tokens &&
                 (plot.cut == ADJ_NO_HEX || adj_plot_last (plot.tokens) > self->end);
  edit.done = edit.ordered;
  if (edit.done)
    edit.order = order_with (self, field, plot);
  return edit;
}

/* By the hex that was pointed at, or by the entry hex that leads there (BG 15.0). */
static AdjPlotEdit
enter (const AdjPlotCase *self, const AdjField *field, AdjHex to)
{
  gboolean at_once = adj_may_enter_by (field, self->unit, to);
  AdjHex by = at_once ? to : adj_starts_best_entry (field, self->unit, to);
  const AdjPlotWord words[MOST_MORE] = { { ADJ_TOKEN_ENTER, by != ADJ_NO_HEX ? by : to },
                                         { ADJ_TOKEN_STEP, to } };

  return add (self, field, words, at_once || by == ADJ_NO_HEX ? 1 : 2);
}

static gboolean
has_entered (const AdjPlotCase *self)
{
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    if (adj_plot_token (self->tokens, segment) == ADJ_TOKEN_ENTER)
      return TRUE;
  return FALSE;
}

AdjPlotEdit
adj_plot_case_go (const AdjPlotCase *self, const AdjField *field, AdjHex to)
{
  const AdjPlotWord step = { ADJ_TOKEN_STEP, to };

  g_return_val_if_fail (self != NULL, no_edit);
  g_return_val_if_fail (field != NULL, no_edit);

  if (field->table->units[self->unit].where == ADJ_WAITING && !has_entered (self))
    return enter (self, field, to);
  return add (self, field, &step, 1);
}

AdjHex
adj_plot_case_ahead (const AdjPlotCase *self, const AdjField *field, int direction)
{
  AdjStart starts[ADJ_MAX_WAYS_IN];
  AdjHex at;

  g_return_val_if_fail (self != NULL, ADJ_NO_HEX);
  g_return_val_if_fail (field != NULL, ADJ_NO_HEX);

  at = adj_plot_case_hex (self);
  if (at != ADJ_NO_HEX)
    return field->book->hexes[at].neighbours[direction];
  if (field->table->units[self->unit].where != ADJ_WAITING || has_entered (self) ||
      direction >= (int) adj_starts_find (field, self->unit, starts))
    return ADJ_NO_HEX;
  return starts[direction].hex;
}

/* A plot that ends with a wait is the same without it, so the player keeps count of them. */
AdjPlotEdit
adj_plot_case_wait (const AdjPlotCase *self, const AdjField *field)
{
  const AdjPlotWord wait = { ADJ_TOKEN_HOLD, ADJ_NO_HEX };
  AdjPlotEdit edit = no_edit;

  g_return_val_if_fail (self != NULL, edit);
  g_return_val_if_fail (field != NULL, edit);

  if (has_left (self) || self->end >= self->most)
    return edit;
  if (self->tokens == 0)
    edit = add (self, field, &wait, 1);
  edit.done = TRUE;
  edit.waits = self->waits + 1;
  return edit;
}

AdjPlotEdit
adj_plot_case_leave (const AdjPlotCase *self, const AdjField *field)
{
  const AdjPlotWord leave = { ADJ_TOKEN_EXIT, ADJ_NO_HEX };

  g_return_val_if_fail (self != NULL, no_edit);
  g_return_val_if_fail (field != NULL, no_edit);

  return add (self, field, &leave, 1);
}

/* The tokens before a segment hold good, and what comes then is a wait. */
static guint32
cut_off (guint32 tokens, int segment)
{
  for (; segment <= ADJ_SEGMENTS; segment++)
    tokens = adj_plot_with (tokens, segment, ADJ_TOKEN_HOLD);
  return tokens;
}

/* The last step goes with the segments that it takes; the waits before it are counted again. */
AdjPlotEdit
adj_plot_case_back (const AdjPlotCase *self, const AdjField *field)
{
  AdjPlotEdit edit = { .done = TRUE, .cut = ADJ_NO_HEX };
  AdjPlot plot = { .tokens = self != NULL ? self->tokens : 0 };
  int at;

  g_return_val_if_fail (self != NULL, edit);
  g_return_val_if_fail (field != NULL, edit);

  if (self->waits > 0)
    {
      edit.waits = self->waits - 1;
      return edit;
    }
  if (self->end == 0)
    return adj_plot_case_clear (self, field);
  at = self->end;
  while (at > 1 && adj_plot_token (self->tokens, at - 1) == ADJ_TOKEN_ON_WAY)
    at--;
  plot.tokens = cut_off (self->tokens, at);
  plot.entry = self->entry;
  edit.waits = at - 1 - adj_plot_last (plot.tokens);
  if (adj_plot_last (plot.tokens) == 0 && edit.waits == 0)
    return adj_plot_case_clear (self, field);
  edit.ordered = TRUE;
  edit.order = order_with (self, field, plot);
  return edit;
}

AdjPlotEdit
adj_plot_case_clear (const AdjPlotCase *self, const AdjField *field)
{
  AdjPlotEdit edit = no_edit;

  g_return_val_if_fail (self != NULL, edit);
  g_return_val_if_fail (field != NULL, edit);

  edit.done = edit.ordered = self->tokens != 0;
  edit.order = adj_order_plot (field, self->unit, NULL);
  return edit;
}

/* ---- Missions ---- */

AdjOrder
adj_plot_case_order (const AdjPlotCase *self, const AdjField *field)
{
  AdjPlot plot = { .entry = ADJ_NO_HEX };

  g_return_val_if_fail (self != NULL, adj_order_next ());
  g_return_val_if_fail (field != NULL, adj_order_next ());

  plot.tokens = self->tokens != 0 ? self->tokens : cut_off (0, 1);
  plot.entry = self->entry;
  return order_with (self, field, plot);
}

/* Who has no plot, and is named, holds. */
AdjPlotEdit
adj_plot_case_name (const AdjPlotCase *self, const AdjField *field)
{
  AdjPlotEdit edit = no_edit;
  AdjPlotCase named;

  g_return_val_if_fail (self != NULL, edit);
  g_return_val_if_fail (field != NULL, edit);

  if (!self->may_attack)
    return edit;
  named = *self;
  named.attacks = !self->attacks;
  edit.done = edit.ordered = TRUE;
  edit.waits = self->waits;
  edit.order = adj_plot_case_order (&named, field);
  return edit;
}

/* Where the unit could stand when the march is over: six hexes around its own, twelve around them
 * and eighteen around those. */
#define MOST_STANDS (1 + 3 * ADJ_LAST_OF_MISSION * (ADJ_LAST_OF_MISSION + 1))

typedef struct
{
  guint n;
  AdjHex hexes[MOST_STANDS];
} Stands;

static int
distance (const AdjField *field, AdjHex a, AdjHex b)
{
  const AdjBook *book = field->book;

  return adj_hex_distance (&book->scenario->map.grid, book->hexes[a].id, book->hexes[b].id);
}

static gboolean
holds_enemies (const AdjField *field, AdjHex hex, int side)
{
  return field->count[hex] > 0 && adj_field_side (field, hex) != side;
}

/* Does a lawful march lead there that is over in time? */
static gboolean
gets_to (const AdjField *field, int unit, AdjHex hex)
{
  const AdjPlotWord step = { ADJ_TOKEN_STEP, hex };
  AdjPlot plot;

  if (holds_enemies (field, hex, field->table->units[unit].side))
    return FALSE;
  adj_plot_fill (field, unit, &step, 1, &plot);
  return plot.fault == ADJ_PLOT_FITS && plot.cut == ADJ_NO_HEX &&
         !adj_plot_marches_from (plot.tokens, ADJ_LAST_OF_MISSION + 1);
}

/* Where it is, and unless contact keeps it there, wherever it may go. */
static void
find_stands (const AdjField *field, int unit, Stands *stands)
{
  AdjHex here = field->table->units[unit].hex;

  stands->hexes[0] = here;
  stands->n = 1;
  if (adj_plot_contact (field, unit) != ADJ_TOUCH_NONE)
    return;
  for (AdjHex hex = 0; hex < field->book->n_hexes; hex++)
    if (hex != here && distance (field, here, hex) <= ADJ_LAST_OF_MISSION &&
        gets_to (field, unit, hex))
      stands->hexes[stands->n++] = hex;
}

/* A battery beside an enemy does not bombard (BG 8.41). */
static gboolean
could_attack_from (const AdjField *field, int unit, AdjHex from, AdjHex target)
{
  return adj_attack_crosses (field, from, target) ||
         (adj_field_arm (field, unit)->bombards &&
          !adj_field_in_ezoc (field, from, field->table->units[unit].side) &&
          adj_attack_reaches (field, from, target));
}

static gboolean
could_attack (const AdjField *field, int unit, const Stands *stands, AdjHex target)
{
  for (guint i = 0; i < stands->n; i++)
    if (could_attack_from (field, unit, stands->hexes[i], target))
      return TRUE;
  return FALSE;
}

/* How far away an enemy is at most that it could attack, march and shot together. */
static int
farthest (const AdjField *field, int unit)
{
  gboolean bombards = adj_field_arm (field, unit)->bombards;

  return ADJ_LAST_OF_MISSION + MAX (bombards ? field->book->ruleset->bombard_most : 1, 1);
}

guint
adj_plot_case_find_enemies (const AdjPlotCase *self,
                            const AdjField *field,
                            AdjHex hexes[ADJ_MAX_MISSION_HEXES])
{
  const AdjUnitState *state;
  Stands stands = { 0 };
  guint n = 0;
  int far;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (hexes != NULL, 0);

  state = &field->table->units[self->unit];
  if (state->where != ADJ_ON_MAP)
    return 0;
  far = farthest (field, self->unit);
  for (AdjHex hex = 0; hex < field->book->n_hexes; hex++)
    {
      if (!holds_enemies (field, hex, state->side) || distance (field, state->hex, hex) > far)
        continue;
      if (stands.n == 0)
        find_stands (field, self->unit, &stands);
      if (could_attack (field, self->unit, &stands, hex))
        hexes[n++] = hex;
    }
  return n;
}

/* ---- All of a side ---- */

guint
adj_plots_list (const AdjView *view, const AdjField *field, guint16 *units)
{
  guint n;
  guint kept = 0;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (units != NULL, 0);

  n = adj_view_units (view, units);
  for (guint i = 0; i < n; i++)
    if (may_plot (view, field, units[i]))
      units[kept++] = units[i];
  return kept;
}

int
adj_plots_next (const AdjView *view, const AdjField *field, int unit)
{
  g_autofree guint16 *units = g_new (guint16, 2 * ADJ_MAX_UNITS);
  guint from = 0;
  guint n;

  g_return_val_if_fail (view != NULL, -1);
  g_return_val_if_fail (field != NULL, -1);

  n = adj_plots_list (view, field, units);
  for (guint i = 0; i < n; i++)
    if (units[i] == unit)
      from = i + 1;
  for (guint i = 0; i < n; i++)
    {
      int other = units[(from + i) % n];

      if (other != unit && field->table->units[other].plot == 0 &&
          adj_plot_frozen (field, other) == ADJ_TOUCH_NONE)
        return other;
    }
  return -1;
}
