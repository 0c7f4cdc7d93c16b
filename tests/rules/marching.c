/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"

#include <string.h>

#include "rules/plot.h"
#include "rules/segments.h"
#include "rules/together.h"
#include "table/apply.h"
#include "table/unit.h"

/* ---- Crowds ---- */

int
marching_pair_hex (int number)
{
  return (1 + 3 * ((number - 1) % 20)) * 100 + 1 + 5 * ((number - 1) / 20);
}

char *
marching_pairs (int apart)
{
  GString *layout = g_string_new ("map flat 60x25; turns 4 night 2");

  for (int i = 1; i <= MARCHING_PAIRS; i++)
    g_string_append_printf (
        layout, "; unit u%d union infantry 9 %04d; unit x%d confederate infantry 1 %04d", i,
        marching_pair_hex (i), i, marching_pair_hex (i) + apart);
  return g_string_free (layout, FALSE);
}

/* ---- Plotting ---- */

static guint
read_words (const Sketch *self, const char *text, AdjPlotWord *words)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  guint n = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      gboolean enters = g_str_equal (parts[i], "enter");

      words[n].hex = ADJ_NO_HEX;
      words[n].token = g_str_equal (parts[i], "-")      ? ADJ_TOKEN_ON_WAY
                       : g_str_equal (parts[i], ".")    ? ADJ_TOKEN_HOLD
                       : g_str_equal (parts[i], "exit") ? ADJ_TOKEN_EXIT
                       : enters                         ? ADJ_TOKEN_ENTER
                                                        : ADJ_TOKEN_STEP;
      if (words[n].token == ADJ_TOKEN_STEP || enters)
        words[n].hex = sketch_hex (self, adj_hex_parse (parts[i += enters]));
      n++;
    }
  return n;
}

static void
fill (const Sketch *self, const char *unit, const char *text, AdjPlot *plot)
{
  AdjPlotWord words[20];
  guint n = read_words (self, text, words);

  adj_plot_fill (&self->field, sketch_unit (self, unit), words, n, plot);
}

static void
put_plot (Sketch *self, const char *unit, const char *words, guint32 mission)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_PLOTTED);
  AdjPlot plot;
  int place = 1;

  fill (self, unit, words, &plot);
  g_assert_cmpint (plot.fault, ==, ADJ_PLOT_FITS);
  g_assert_cmpint (plot.cut, ==, ADJ_NO_HEX);
  for (int i = 0; i < self->table->n_units; i++)
    place += self->table->units[i].plot != 0;
  effect.unit = (guint16) sketch_unit (self, unit);
  effect.plot.tokens = (gint32) (plot.tokens | mission);
  effect.plot.place = place;
  effect.hex = plot.entry;
  g_assert_true (adj_table_apply (self->table, self->book, &effect));
  adj_field_read (&self->field, self->book, self->table);
}

void
marching_plot (Sketch *self, const char *unit, const char *words)
{
  put_plot (self, unit, words, 0);
}

void
marching_mission (Sketch *self, const char *unit, const char *words)
{
  put_plot (self, unit, words, ADJ_PLOT_ATTACKS);
}

static const char *
fault_word (AdjPlotFault fault)
{
  static const char *const words[] = {
    [ADJ_PLOT_FITS] = "fits",
    [ADJ_PLOT_TOO_LONG] = "too-long",
    [ADJ_PLOT_NO_WAY] = "no-way",
    [ADJ_PLOT_CLOSED] = "closed",
    [ADJ_PLOT_OUT_OF_PLACE] = "out-of-place",
  };

  return words[fault];
}

static void
tell_tokens (const Sketch *self, int unit, const AdjPlot *plot, GString *text)
{
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      AdjToken token = adj_plot_token (plot->tokens, segment);

      g_string_append (text, segment > 1 ? " " : "");
      if (token == ADJ_TOKEN_ENTER)
        g_string_append (text, "enter ");
      if (token == ADJ_TOKEN_ENTER || adj_token_direction (token) >= 0)
        g_string_append_printf (
            text, "%04d",
            self->book
                ->hexes[adj_plot_hex_after (&self->field, unit, plot->tokens, plot->entry, segment)]
                .id);
      else
        g_string_append (text, token == ADJ_TOKEN_HOLD     ? "."
                               : token == ADJ_TOKEN_ON_WAY ? "-"
                                                           : "exit");
    }
}

const char *
marching_fill (Sketch *self, const char *unit, const char *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) parts = g_strsplit (words, " ", -1);
  AdjPlot plot;

  fill (self, unit, words, &plot);
  if (plot.fault != ADJ_PLOT_FITS)
    g_string_printf (text, "%s %u", fault_word (plot.fault), plot.at + 1);
  else
    tell_tokens (self, sketch_unit (self, unit), &plot, text);
  if (plot.cut != ADJ_NO_HEX)
    g_string_append_printf (text, " cut %04d", self->book->hexes[plot.cut].id);
  return g_string_chunk_insert (self->words, text->str);
}

/* ---- Marching ---- */

/* The phase is of both sides as long as they march. */
static void
march (Sketch *self, GString *text, gboolean numbered, AdjHex disputed, const int dice[ADJ_SIDES])
{
  AdjPhase *phase = &self->book->ruleset->phases[self->table->phase];
  AdjPhasePlayer player = phase->player;

  adj_judge_begin (self->judge, self->table);
  phase->player = ADJ_PLAYER_BOTH;
  if (disputed != ADJ_NO_HEX)
    adj_contest (self->judge, disputed, dice);
  else
    adj_segment (self->judge);
  phase->player = player;
  g_assert_cmpint (self->judge->standing, !=, ADJ_IMPOSSIBLE);
  adj_table_assign (self->table, self->judge->table);
  adj_field_read (&self->field, self->book, self->table);
  for (guint i = 0; i < self->judge->n_effects; i++)
    {
      const AdjEffect *effect = &self->judge->effects[i];
      AdjHex hex =
          effect->unit < self->table->n_units ? self->table->units[effect->unit].hex : ADJ_NO_HEX;

      if (effect->kind != ADJ_EFFECT_STOPPED)
        continue;
      g_string_append (text, text->len > 0 ? "; " : "");
      if (numbered)
        g_string_append_printf (text, "%d ", effect->plot.segment);
      g_string_append_printf (text, "%s %04d %s", adj_unit_id (self->book, effect->unit),
                              hex != ADJ_NO_HEX ? self->book->hexes[hex].id : 0,
                              adj_halt_word ((AdjHalt) effect->plot.why));
    }
}

const char *
marching_segment (Sketch *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  march (self, text, FALSE, ADJ_NO_HEX, NULL);
  return g_string_chunk_insert (self->words, text->str);
}

const char *
marching_contest (Sketch *self, int hex, int union_die, int confederate_die)
{
  const int dice[ADJ_SIDES] = { union_die, confederate_die };
  g_autoptr (GString) text = g_string_new (NULL);

  march (self, text, FALSE, sketch_hex (self, (AdjHexId) hex), dice);
  return g_string_chunk_insert (self->words, text->str);
}

const char *
marching_disputes (Sketch *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->table->n_debts; i++)
    if (self->table->debts[i].kind == ADJ_DEBT_CONTEST)
      g_string_append_printf (text, "%s%04d", text->len > 0 ? " " : "",
                              self->book->hexes[self->table->debts[i].hex].id);
  return g_string_chunk_insert (self->words, text->str);
}

const char *
marching_night (Sketch *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  while (self->table->segment < ADJ_SEGMENTS)
    march (self, text, TRUE, ADJ_NO_HEX, NULL);
  return g_string_chunk_insert (self->words, text->str);
}

/* ---- Combat ---- */

Sketch *
marching_fight (const char *layout, const char *named)
{
  Sketch *self = sketch_new (layout);
  g_auto (GStrv) units = g_strsplit (named, " ", -1);

  sketch_option (self, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (self, 1, "both-march");
  for (int i = 0; units[i] != NULL; i++)
    if (*units[i] != '\0')
      marching_mission (self, units[i], ".");
  sketch_phase (self, 1, "both-combat");
  return self;
}

void
marching_does (Sketch *self, const char *order, const char *said)
{
  g_assert_cmpstr (sketch_do (self, order), ==, said);
}
