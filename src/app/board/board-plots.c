/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-plots.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/board/board-signs.h"
#include "app/session/pencil.h"
#include "staff/plot-words.h"
#include "words/fill.h"
#include "words/place.h"

void
adj_board_plots_clear (AdjBoardPlots *self)
{
  g_clear_pointer (&self->march, adj_march_case_free);
  g_clear_pointer (&self->plots, g_array_unref);
  memset (self->signs, -1, sizeof self->signs);
}

/* ---- Reading ---- */

static void
read_plots (AdjBoardPlots *self, AdjSession *session)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  AdjView view = adj_session_view (session);
  const AdjField *field = adj_session_field (session);
  guint n = adj_session_is_now (session) ? adj_plots_list (&view, field, units) : 0;

  if (n == 0)
    return;
  self->plots = g_array_new (FALSE, FALSE, sizeof (AdjPlotCase));
  for (guint i = 0; i < n; i++)
    {
      AdjPlotCase plot;

      adj_plot_case_read (&plot, &view, field, units[i], 0);
      g_array_append_val (self->plots, plot);
      if (plot.frozen != ADJ_TOUCH_NONE)
        self->signs[units[i]] = ADJ_SIGN_FROZEN;
    }
}

static AdjSign
sign_of (const AdjMarchStop *stop)
{
  if (adj_march_stop_is_contact (stop))
    return ADJ_SIGN_MET;
  if (stop->why == ADJ_HALT_IN_ZONE || stop->why == ADJ_HALT_ZONES_OVERLAP)
    return ADJ_SIGN_FROZEN;
  return stop->why == ADJ_HALT_PLOT_ENDS ? ADJ_SIGN_ARRIVED : ADJ_SIGN_HALTED;
}

/* As long as the phase lasts: then other things are to be seen. */
static void
read_march (AdjBoardPlots *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);

  if (adj_session_is_preview (session))
    return;
  self->march = adj_march_case_new (adj_session_get_game (session), adj_session_get_step (session),
                                    view.eyes);
  for (guint i = 0; self->march != NULL && self->march->lasts && i < self->march->stops->len; i++)
    {
      const AdjMarchStop *stop = g_ptr_array_index (self->march->stops, i);

      self->signs[stop->unit] = (gint8) sign_of (stop);
    }
}

void
adj_board_plots_read (AdjBoardPlots *self, AdjSession *session)
{
  adj_board_plots_clear (self);
  read_plots (self, session);
  read_march (self, session);
}

/* ---- Saying ---- */

static void
add_sentence (GString *text, const char *sentence)
{
  if (sentence != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ". " : "", sentence);
}

static void
say_plots (GString *text, const AdjBoardPlots *self, const AdjView *view, AdjHex hex)
{
  for (guint i = 0; self->plots != NULL && i < self->plots->len; i++)
    {
      const AdjPlotCase *plot = &g_array_index (self->plots, AdjPlotCase, i);
      g_autofree char *comes = adj_plot_say_at (plot, view, hex);
      g_autofree char *frozen =
          view->table->units[plot->unit].hex == hex ? adj_plot_say_frozen (plot, view) : NULL;

      add_sentence (text, comes);
      add_sentence (text, frozen);
    }
}

char *
adj_board_plots_say (const AdjBoardPlots *self, AdjSession *session, AdjHex hex)
{
  AdjView view = adj_session_view (session);
  GString *text = g_string_new (NULL);

  say_plots (text, self, &view, hex);
  for (guint i = 0; self->march != NULL && self->march->lasts && i < self->march->stops->len; i++)
    {
      const AdjMarchStop *stop = g_ptr_array_index (self->march->stops, i);

      if (stop->hex == hex)
        add_sentence (text, stop->text);
    }
  return g_string_free (text, text->len == 0);
}

char *
adj_board_plots_say_pencil (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *unit = NULL;
  g_autofree char *way = NULL;
  g_autofree char *points = NULL;
  AdjPlotCase plot;

  if (!adj_pencil_is_held (session, &plot))
    return NULL;
  unit = adj_words_unit (&view, plot.unit);
  way = adj_plot_say_way (&plot, &view);
  points = adj_plot_say_points (&plot);
  return adj_fill (
      /* Translators: of a unit that is being plotted: its way so far, and what it spends */
      _ ("{unit}: {way} ({points})"),
      (const AdjPlace[]){ { "unit", unit }, { "way", way }, { "points", points }, { NULL, NULL } });
}
