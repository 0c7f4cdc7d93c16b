/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include "desk/value.h"
#include "record/seen.h"
#include "rules/plot.h"
#include "rules/seals.h"
#include "rules/segments.h"
#include "rules/withdraw.h"
#include "staff/march-case.h"
#include "table/apply.h"
#include "table/tokens.h"

/* plots, segments and withdrawals: what is marched by plot, and the morning after. */

static const char *
side_id (const AdjShowing *showing, int side)
{
  return showing->view.book->scenario->sides[side].id;
}

static void
print_hex (const AdjShowing *showing, AdjHex hex)
{
  if (hex == ADJ_NO_HEX)
    g_print ("\t-");
  else
    g_print ("\t%04d", showing->view.book->hexes[hex].id);
}

/* ---- Plots ---- */

/* While both plot, with what those eyes' own side has plotted; but only now. */
static const AdjField *
field_of_plots (const AdjShowing *showing)
{
  if (showing->n_steps < adj_game_get_play (showing->game)->steps->len)
    return showing->field;
  adj_game_set_eyes (showing->game, showing->view.eyes);
  return adj_plots_are_secret (showing->field) ? adj_game_get_drafted (showing->game)
                                               : showing->field;
}

static void
print_seal (const AdjShowing *showing, int side)
{
  const AdjSeal *seal =
      adj_play_find_seal (adj_game_get_play (showing->game), side, showing->n_steps);
  char check[ADJ_CHECK_DIGITS + 1] = "no";

  if (showing->view.table->sealed[side] == ADJ_SEALED_HERE && seal != NULL)
    adj_check_print (seal->check, check);
  g_print ("sealed\t%s\t%s\n", side_id (showing, side),
           showing->view.table->sealed[side] == ADJ_SEALED_ON_PAPER ? "paper" : check);
}

/* Where it stood before the first segment. */
static AdjHex
find_start (const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];
  int marched = adj_plot_is_open (state->plot) ? field->table->segment : ADJ_SEGMENTS;
  AdjHex hex = state->hex;

  for (int segment = marched; segment > 0 && field->table->segment > 0; segment--)
    hex = adj_plot_step_back (field->book, hex, adj_plot_token (state->plot, segment));
  return hex;
}

/* A token, and the hex in which the unit is then. */
static AdjHex
print_token (const AdjShowing *showing, const AdjUnitState *state, AdjToken token, AdjHex hex)
{
  hex = adj_plot_step (showing->view.book, hex, token, state->entry);
  if (token == ADJ_TOKEN_ENTER && hex != ADJ_NO_HEX)
    g_print ("\tenter %04d", showing->view.book->hexes[hex].id);
  else if (adj_token_direction (token) >= 0)
    print_hex (showing, hex);
  else
    g_print ("\t%s", token == ADJ_TOKEN_ON_WAY ? "-" : token == ADJ_TOKEN_EXIT ? "exit" : ".");
  return hex;
}

static void
print_plot (const AdjShowing *showing, const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];
  AdjHex hex = find_start (field, unit);

  g_print ("plot\t%s", adj_view_unit_id (&showing->view, unit));
  print_hex (showing, hex);
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    hex = print_token (showing, state, adj_plot_token (state->plot, segment), hex);
  g_print ("%s\n", (state->plot & ADJ_PLOT_ATTACKS) != 0 ? "\tattack" : "");
}

/* Of the other side nothing is told, not even that it has no plot, before all lies open. */
static gboolean
is_told (const AdjShowing *showing, const AdjField *field, int side)
{
  gboolean secret = adj_plots_are_secret (field) || adj_seals_are_waiting (showing->view.table);

  return !secret || (int) showing->view.eyes == side;
}

AdjExitCode
adj_cli_game_plots (const AdjShowing *showing)
{
  const AdjField *field = field_of_plots (showing);
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (&showing->view, units);

  for (guint i = 0; i < n; i++)
    {
      const AdjUnitState *state = &field->table->units[units[i]];

      if (!is_told (showing, field, state->side))
        continue;
      if (state->plot != 0)
        print_plot (showing, field, units[i]);
      else if (state->where == ADJ_ON_MAP)
        g_print ("none\t%s\n", adj_view_unit_id (&showing->view, units[i]));
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    print_seal (showing, side);
  return ADJ_EXIT_YES;
}

/* ---- Segments ---- */

/* What a unit does in a segment. */
typedef struct
{
  guint16 unit;
  const char *what;
  AdjHex from;
  AdjHex to;
  const char *why;
} Deed;

static void
add_deed (GArray *deeds, const AdjEffect *effect, const char *what, AdjHex from, AdjHex to)
{
  Deed deed = { effect->unit, what, from, to, adj_halt_word (ADJ_HALT_NONE) };

  g_array_append_val (deeds, deed);
}

/* Who stops may have moved before. */
static void
stop (GArray *deeds, const AdjTable *table, const AdjEffect *effect)
{
  const char *why = adj_halt_word ((AdjHalt) effect->plot.why);
  AdjHex hex = table->units[effect->unit].hex;

  for (guint i = deeds->len; i > 0; i--)
    if (g_array_index (deeds, Deed, i - 1).unit == effect->unit)
      {
        g_array_index (deeds, Deed, i - 1).why = why;
        return;
      }
  add_deed (deeds, effect, "stays", hex, hex);
  g_array_index (deeds, Deed, deeds->len - 1).why = why;
}

static void
print_deeds (const AdjShowing *showing, const AdjView *view, int segment, GArray *deeds)
{
  for (guint i = 0; i < deeds->len; i++)
    {
      const Deed *deed = &g_array_index (deeds, Deed, i);

      g_print ("segment\t%d\t%s", segment, adj_view_unit_id (view, deed->unit));
      print_hex (showing, deed->from);
      print_hex (showing, deed->to);
      g_print ("\t%s\t%s\n", deed->what, deed->why);
    }
  g_array_set_size (deeds, 0);
}

/* A step of the line that marches one segment, or what is left of them. What a unit does after the
 * last is that it goes back (E N.3b). */
static void
print_step (const AdjShowing *showing, guint at)
{
  const AdjPlay *play = adj_game_get_play (showing->game);
  g_autoptr (AdjTable) table = adj_game_table_after (showing->game, at);
  AdjView view = adj_view (showing->view.book, table, showing->view.eyes);
  g_autoptr (GArray) effects =
      adj_seen_effects (&view, g_array_index (play->steps, AdjStep, at).effects);
  g_autoptr (GArray) deeds = g_array_new (FALSE, FALSE, sizeof (Deed));
  gboolean marching = FALSE;

  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);
      gboolean last = marching && table->segment == ADJ_SEGMENTS;

      if (effect->kind == ADJ_EFFECT_PHASE)
        break;
      if (effect->kind <= ADJ_EFFECT_EXITED && marching && !last)
        {
          print_deeds (showing, &view, table->segment, deeds);
          marching = FALSE;
        }
      if (effect->kind == ADJ_EFFECT_MOVED)
        add_deed (deeds, effect, last ? "goes-back" : "moves", effect->path[0],
                  effect->path[effect->n_path - 1]);
      else if (effect->kind == ADJ_EFFECT_ENTERED)
        add_deed (deeds, effect, "enters", ADJ_NO_HEX, effect->hex);
      else if (effect->kind == ADJ_EFFECT_EXITED)
        add_deed (deeds, effect, "exits", table->units[effect->unit].hex, ADJ_NO_HEX);
      else if (effect->kind == ADJ_EFFECT_STOPPED)
        stop (deeds, table, effect);
      else if (effect->kind == ADJ_EFFECT_SEGMENT)
        {
          if (marching)
            print_deeds (showing, &view, table->segment, deeds);
          marching = TRUE;
        }
      adj_table_apply (table, view.book, effect);
    }
  print_deeds (showing, &view, table->segment, deeds);
}

AdjExitCode
adj_cli_game_segments (const AdjShowing *showing)
{
  g_autoptr (AdjMarchCase) march =
      adj_march_case_new (showing->game, showing->n_steps, showing->view.eyes);

  for (int segment = 1; march != NULL && segment <= march->marched; segment++)
    if (segment == 1 || march->after[segment] != march->after[segment - 1])
      print_step (showing, march->after[segment] - 1);
  return ADJ_EXIT_YES;
}

/* ---- Withdrawals ---- */

AdjExitCode
adj_cli_game_withdrawals (const AdjShowing *showing)
{
  g_autofree AdjWithdrawal *list = g_new (AdjWithdrawal, showing->field->table->n_units);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint n = adj_withdrawals_find (showing->field, side, list);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *cost = adj_value_print_mp (list[i].cost);
          g_autofree char *left = adj_value_print_mp (list[i].left);

          g_print ("withdraw\t%s", adj_view_unit_id (&showing->view, list[i].unit));
          print_hex (showing, list[i].hex);
          g_print ("\t%s\t%s\n", cost, left);
        }
    }
  return ADJ_EXIT_YES;
}
