/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include "desk/value.h"
#include "rules/charge.h"
#include "rules/contact.h"
#include "rules/entry.h"
#include "rules/played.h"
#include "rules/plot.h"
#include "rules/reach.h"
#include "staff/starts.h"

/* Where a unit can go: by its movement points, or by the segments of a plot where both sides march
 * together. */

/* The optional rules that had a say in it, behind the path. */
static void
print_rows (const AdjShowing *showing, const AdjReach *reach, int unit, AdjHex hex)
{
  const char *rows[ADJ_REACH_ROWS];
  guint n = adj_reach_rows (reach, showing->field, unit, hex, rows);

  for (guint i = 0; i < n; i++)
    g_print ("%s%s", i == 0 ? "\t" : ", ", rows[i]);
}

void
adj_cli_print_hexes (const AdjShowing *showing, const AdjHex *hexes, guint n)
{
  for (guint i = 0; i < n; i++)
    g_print ("%s%04d", i > 0 ? " " : "", showing->field->book->hexes[hexes[i]].id);
}

static void
print_way (const AdjShowing *showing, const AdjStart *start, const AdjReach *reach, AdjHex hex)
{
  AdjHex path[ADJ_MAX_PATH];
  guint n = adj_reach_path (reach, hex, path);
  g_autofree char *cost = adj_value_print_mp (start->paid + reach->cost[hex]);
  g_autofree char *left = adj_value_print_mp (MAX (reach->budget - reach->cost[hex], 0));

  g_print ("reach\t%04d\t%s\t%s\t", showing->field->book->hexes[hex].id,
           reach->uncertain[hex] ? "?" : cost, reach->uncertain[hex] ? "?" : left);
  adj_cli_print_hexes (showing, path, n);
}

/* Y 8.73: where it may end, and whom it could attack from there, as it must. */
static void
print_charge (const AdjShowing *showing, const AdjReach *reach, int unit, AdjHex hex)
{
  g_autofree char *cost = NULL;
  g_autofree char *left = NULL;
  AdjHex targets[ADJ_HEX_DIRECTIONS];
  AdjChargeWay way;
  guint n;

  if (!adj_charge_way (reach, showing->field, unit, hex, &way))
    return;
  cost = adj_value_print_mp (way.cost);
  left = adj_value_print_mp (reach->budget - way.cost);
  g_print ("charge\t%04d\t%s\t%s\t", showing->field->book->hexes[hex].id, cost, left);
  adj_cli_print_hexes (showing, way.path, way.n);
  n = adj_charge_targets (showing->field, unit, hex, targets);
  g_print ("\t%s", n == 0 ? "-" : "");
  adj_cli_print_hexes (showing, targets, n);
  g_print ("\n");
}

static void
print_charges (const AdjShowing *showing, AdjReach *reach, int unit)
{
  adj_charge_find (reach, showing->field, unit, reach->start,
                   adj_charge_budget (showing->field, unit));
  for (guint i = 0; i < reach->n; i++)
    print_charge (showing, reach, unit, reach->hexes[i]);
}

static void
print_start (const AdjShowing *showing, const AdjStart *start, AdjReach *reach, int unit)
{
  adj_start_reach (start, showing->field, unit, reach);
  for (guint i = 0; i < reach->n; i++)
    {
      print_way (showing, start, reach, reach->hexes[i]);
      print_rows (showing, reach, unit, reach->hexes[i]);
      g_print ("\n");
    }
}

/* ---- By plot ---- */

/* Its march as far as the hex is new. */
static guint
find_way (const AdjField *field, int unit, const AdjPlot *plot, AdjHex way[ADJ_SEGMENTS + 1])
{
  guint n = 0;

  for (int segment = 0; segment <= ADJ_SEGMENTS; segment++)
    {
      AdjHex hex = adj_plot_hex_after (field, unit, plot->tokens, plot->entry, segment);

      if (hex != ADJ_NO_HEX && (n == 0 || way[n - 1] != hex))
        way[n++] = hex;
    }
  return n;
}

/* In place of points there are segments (Y S5.2, E N.1b). */
static void
print_plotted (const AdjShowing *showing, const AdjStart *start, int unit, AdjHex to)
{
  const AdjPlotWord words[] = { { ADJ_TOKEN_ENTER, start->hex }, { ADJ_TOKEN_STEP, to } };
  guint first = start->enters ? 0 : 1;
  AdjHex way[ADJ_SEGMENTS + 1];
  AdjPlot plot;
  int spent;

  adj_plot_fill (showing->field, unit, &words[first], (to != start->hex ? 2 : 1) - first, &plot);
  if (plot.fault != ADJ_PLOT_FITS || plot.cut != ADJ_NO_HEX)
    return;
  spent = adj_plot_last (plot.tokens);
  g_print ("reach\t%04d", showing->field->book->hexes[to].id);
  if (plot.unknown)
    g_print ("\t?\t?\t");
  else
    g_print ("\t%d\t%d\t", spent, MAX (plot.most - spent, 0));
  adj_cli_print_hexes (showing, way, find_way (showing->field, unit, &plot, way));
  g_print ("\n");
}

static void
print_segments_from (const AdjShowing *showing, const AdjStart *start, int unit)
{
  const AdjBook *book = showing->field->book;
  const AdjHexGrid *grid = &book->scenario->map.grid;
  gboolean held = !start->enters && adj_plot_contact (showing->field, unit) != ADJ_TOUCH_NONE;

  for (guint hex = 0; hex < book->n_hexes; hex++)
    if (hex == start->hex || (!held && adj_hex_distance (grid, book->hexes[start->hex].id,
                                                         book->hexes[hex].id) <= ADJ_SEGMENTS))
      print_plotted (showing, start, unit, (AdjHex) hex);
}

/* Before the first segment of a march of both sides, and while it is plotted. */
static gboolean
is_by_plot (const AdjField *field)
{
  return adj_turns_are_simultaneous (field->table) ||
         (adj_phasing_side (field->table->phasing) == ADJ_NO_SIDE &&
          adj_table_phase_kind (field->table, field->book) != ADJ_PHASE_COMBAT);
}

static void
print_from (const AdjShowing *showing, const AdjStart *start, AdjReach *reach, int unit)
{
  if (!is_by_plot (showing->field))
    print_start (showing, start, reach, unit);
  else if (showing->field->table->segment == 0)
    print_segments_from (showing, start, unit);
}

AdjExitCode
adj_cli_game_reach (const AdjShowing *showing)
{
  AdjStart starts[ADJ_MAX_WAYS_IN];
  guint n;
  int unit = adj_view_find (&showing->view, showing->extra);
  g_autofree AdjReach *reach = g_new (AdjReach, 1);

  if (unit >= 0 && !adj_view_knows (&showing->view, unit))
    {
      adj_cli_complain (&adj_cli_show, "only the owner of '%s' may know how far it goes",
                        showing->extra);
      return ADJ_EXIT_NO;
    }
  if (unit < 0 || (!adj_table_on_map (showing->field->table, unit) &&
                   showing->field->table->units[unit].where != ADJ_WAITING))
    {
      adj_cli_complain (&adj_cli_show, "there is no unit '%s' on the map or to come",
                        showing->extra);
      return ADJ_EXIT_NO;
    }
  n = adj_starts_find (showing->field, unit, starts);
  for (guint i = 0; i < n; i++)
    if (starts[i].open)
      print_from (showing, &starts[i], reach, unit);
  if (n > 0 && !starts[0].enters && !is_by_plot (showing->field) &&
      adj_may_charge (showing->field, unit))
    print_charges (showing, reach, unit);
  return ADJ_EXIT_YES;
}
