/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/plot-words.h"

#include <glib/gi18n-lib.h>

#include "record/act.h"
#include "record/order-make.h"
#include "rules/seals.h"
#include "words/fill.h"
#include "words/finding.h"
#include "words/place.h"

char *
adj_plot_say_fault (const AdjView *view, int unit, const AdjPlotEdit *edit)
{
  AdjFinding cut = { .reason = ADJ_REASON_PLOT_CUT, .unit = unit };
  g_autofree char *name = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (edit != NULL, NULL);

  if (edit->fault == ADJ_PLOT_FITS && edit->cut == ADJ_NO_HEX)
    return NULL;
  cut.row = adj_plots_row (view->table, view->book, ADJ_PLOTS_LENGTH);
  cut.hex = edit->cut;
  if (edit->fault == ADJ_PLOT_FITS)
    return adj_words_finding (view, &cut);
  name = adj_words_unit (view, unit);
  return adj_fill (
      /* Translators: a unit, and why it cannot be plotted so */
      _ ("{unit}: {why}"), (const AdjPlace[]){ { "unit", name },
                                               { "why", adj_order_plot_fault (edit->fault) },
                                               { NULL, NULL } });
}

void
adj_plot_cell (const AdjPlotCase *self, const AdjBook *book, int segment, char text[ADJ_PLOT_CELL])
{
  AdjToken token;

  g_return_if_fail (self != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (text != NULL);

  token = adj_plot_token (self->tokens, segment);
  text[0] = '\0';
  if (token == ADJ_TOKEN_EXIT)
    g_strlcpy (text, "exit", ADJ_PLOT_CELL);
  else if (token == ADJ_TOKEN_HOLD)
    g_strlcpy (text, ".", ADJ_PLOT_CELL);
  else if (token == ADJ_TOKEN_ON_WAY)
    g_strlcpy (text, "-", ADJ_PLOT_CELL);
  else if (token != ADJ_TOKEN_NONE && self->way[segment] != ADJ_NO_HEX)
    g_snprintf (text, ADJ_PLOT_CELL, "%s%04d", token == ADJ_TOKEN_ENTER ? ">" : "",
                book->hexes[self->way[segment]].id);
}

char *
adj_plot_say_points (const AdjPlotCase *self)
{
  g_autofree char *spent = NULL;
  g_autofree char *most = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  spent = g_strdup_printf ("%d", self->end);
  most = g_strdup_printf ("%d", self->most);
  return adj_fill (
      /* Translators: movement points that a plot spends, and how many there are */
      self->attacks ? _ ("{spent} of {most} MP, to attack") : _ ("{spent} of {most} MP"),
      (const AdjPlace[]){ { "spent", spent }, { "most", most }, { NULL, NULL } });
}

char *
adj_plot_say_frozen (const AdjPlotCase *self, const AdjView *view)
{
  g_autofree char *unit = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  if (self->frozen == ADJ_TOUCH_NONE)
    return NULL;
  unit = adj_words_unit (view, self->unit);
  return adj_fill (
      self->frozen == ADJ_TOUCH_ZONE
          ? _ ("{unit} stands in an enemy zone of control and stays there this night (E N.2)")
          : _ ("The zones of {unit} and an enemy overlap: it stays where it is this night (E N.2)"),
      (const AdjPlace[]){ { "unit", unit }, { NULL, NULL } });
}

char *
adj_plot_say_mission (const AdjPlotCase *self, const AdjView *view, const AdjField *field)
{
  AdjHex hexes[ADJ_MAX_MISSION_HEXES];
  g_autofree char *all = NULL;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  if (!self->attacks)
    return NULL;
  n = adj_plot_case_find_enemies (self, field, hexes);
  if (n == 0)
    return g_strdup (_ ("No enemy is within its reach as they stand now"));
  all = adj_words_hexes (view, hexes, n);
  return adj_fill (
      /* Translators: hexes of enemies that a unit could attack */
      _ ("Enemies within its reach: {hexes}"),
      (const AdjPlace[]){ { "hexes", all }, { NULL, NULL } });
}

char **
adj_plot_say_warnings (const AdjPlotCase *self, const AdjView *view, const AdjField *field)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (AdjJudge) judge = NULL;
  AdjOrder order;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  if (self->tokens == 0 || !self->may)
    return g_strv_builder_end (lines);
  order = adj_plot_case_order (self, field);
  judge = adj_judge_new (field->book, field->table);
  judge->in_secret = adj_plots_are_secret (field);
  adj_order_judge (judge, &order);
  for (guint i = 0; i < judge->n_findings; i++)
    {
      g_autofree char *line = adj_words_finding (view, &judge->findings[i]);

      g_strv_builder_add (lines, line);
    }
  return g_strv_builder_end (lines);
}

/* Of the units that may be plotted now. */
typedef struct
{
  guint open; /* without a plot, and free to go */
  guint frozen;
  guint named; /* to attack */
  guint near;  /* to attack, with an enemy within reach */
} Tally;

static Tally
count_units (const AdjView *view, const AdjField *field)
{
  g_autofree guint16 *units = g_new (guint16, 2 * ADJ_MAX_UNITS);
  guint n = adj_plots_list (view, field, units);
  AdjHex hexes[ADJ_MAX_MISSION_HEXES];
  Tally tally = { 0 };

  for (guint i = 0; i < n; i++)
    {
      AdjPlotCase plot;

      adj_plot_case_read (&plot, view, field, units[i], 0);
      tally.frozen += plot.frozen != ADJ_TOUCH_NONE;
      tally.open += plot.frozen == ADJ_TOUCH_NONE && plot.tokens == 0;
      tally.named += plot.attacks;
      tally.near += plot.attacks && adj_plot_case_find_enemies (&plot, field, hexes) > 0;
    }
  return tally;
}

static void
add_counted (GPtrArray *sentences, const char *sentence, guint n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  g_ptr_array_add (sentences,
                   adj_fill (sentence, (const AdjPlace[]){ { "n", number }, { NULL, NULL } }));
}

char *
adj_plots_say_state (const AdjView *view, const AdjField *field)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Tally tally;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  tally = count_units (view, field);
  if (tally.frozen > 0)
    add_counted (
        sentences,
        ngettext ("{n} unit is frozen by contact", "{n} units are frozen by contact", tally.frozen),
        tally.frozen);
  add_counted (sentences,
               ngettext ("{n} unit has no plot yet", "{n} units have no plot yet", tally.open),
               tally.open);
  if (tally.named > 0)
    {
      add_counted (sentences,
                   ngettext ("{n} unit is to attack", "{n} units are to attack", tally.named),
                   tally.named);
      add_counted (sentences,
                   ngettext ("{n} of them could reach an enemy as they stand now",
                             "{n} of them could reach an enemy as they stand now", tally.near),
                   tally.near);
    }
  g_ptr_array_add (sentences, NULL);
  return g_strjoinv (". ", (char **) sentences->pdata);
}

char *
adj_plot_say_way (const AdjPlotCase *self, const AdjView *view)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      AdjToken token = adj_plot_token (self->tokens, segment);
      g_autofree char *number = g_strdup_printf ("%d", segment);
      g_autofree char *hex = NULL;

      if (!adj_token_moves (token))
        continue;
      hex = token == ADJ_TOKEN_EXIT ? g_strdup (C_ ("plots", "off the map"))
                                    : adj_words_hex (view, self->way[segment]);
      g_ptr_array_add (
          names, adj_fill (
                     /* Translators: where a plot has a unit in a segment: "0503 in segment 2" */
                     _ ("{hex} in segment {segment}"),
                     (const AdjPlace[]){ { "hex", hex }, { "segment", number }, { NULL, NULL } }));
    }
  if (names->len == 0)
    return g_strdup (self->tokens != 0 ? _ ("holds all the time") : _ ("no plot"));
  return adj_words_list (g_steal_pointer (&names));
}

char *
adj_plot_say_at (const AdjPlotCase *self, const AdjView *view, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    if (adj_token_moves (adj_plot_token (self->tokens, segment)) && self->way[segment] == hex)
      {
        g_autofree char *unit = adj_words_unit (view, self->unit);
        g_autofree char *number = g_strdup_printf ("%d", segment);

        return adj_fill (
            /* Translators: of a unit that is plotted */
            _ ("{unit} comes here in segment {segment}"),
            (const AdjPlace[]){ { "unit", unit }, { "segment", number }, { NULL, NULL } });
      }
  return NULL;
}
