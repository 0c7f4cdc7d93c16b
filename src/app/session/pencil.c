/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/pencil.h"

#include <glib/gi18n-lib.h>

#include "staff/plot-words.h"

static void
read_plot (AdjSession *session, int unit, int waits, AdjPlotCase *plot)
{
  AdjView view = adj_session_view (session);

  adj_plot_case_read (plot, &view, adj_session_field (session), unit, waits);
}

gboolean
adj_pencil_is_held (AdjSession *session, AdjPlotCase *plot)
{
  const AdjPicks *picks;
  AdjPlotCase found;

  g_return_val_if_fail (ADJ_IS_SESSION (session), FALSE);

  picks = adj_session_get_picks (session);
  if (picks->n_units != 1 || !adj_session_may_play (session))
    return FALSE;
  read_plot (session, picks->units[0], picks->waits, &found);
  if (plot != NULL)
    *plot = found;
  return found.may;
}

/* ---- Strokes ---- */

static gboolean
is_free (AdjSession *session, const AdjPlotCase *plot)
{
  AdjView view = adj_session_view (session);
  g_autofree char *why = adj_plot_say_frozen (plot, &view);

  if (why != NULL)
    adj_session_tell (session, why, FALSE);
  return why == NULL;
}

static void
keep_waits (AdjSession *session, int waits)
{
  AdjPicks picks = *adj_session_get_picks (session);

  if (picks.waits == waits)
    return;
  picks.waits = (guint8) waits;
  adj_session_set_picks (session, &picks);
}

/* What could not be done of it is told behind the answer to the order. */
static void
carry_out (AdjSession *session, const AdjPlotCase *plot, const AdjPlotEdit *edit)
{
  AdjView view = adj_session_view (session);
  g_autofree char *fault = adj_plot_say_fault (&view, plot->unit, edit);

  if (edit->done && (!edit->ordered || adj_session_give (session, &edit->order, 1)))
    keep_waits (session, edit->waits);
  if (fault != NULL)
    adj_session_tell (session, fault, FALSE);
}

void
adj_pencil_go (AdjSession *session, AdjHex to)
{
  AdjPlotCase plot;
  AdjPlotEdit edit;

  if (!adj_pencil_is_held (session, &plot) || !is_free (session, &plot))
    return;
  edit = adj_plot_case_go (&plot, adj_session_field (session), to);
  carry_out (session, &plot, &edit);
}

void
adj_pencil_go_on (AdjSession *session, int direction)
{
  AdjPlotCase plot;
  AdjHex to;

  if (!adj_pencil_is_held (session, &plot))
    return;
  to = adj_plot_case_ahead (&plot, adj_session_field (session), direction);
  if (to != ADJ_NO_HEX)
    adj_pencil_go (session, to);
  else
    adj_session_tell (session, _ ("Off the map there is nothing to go to"), FALSE);
}

typedef AdjPlotEdit (*Stroke) (const AdjPlotCase *plot, const AdjField *field);

static void
stroke (AdjSession *session, Stroke make)
{
  AdjPlotCase plot;
  AdjPlotEdit edit;

  if (!adj_pencil_is_held (session, &plot) || !is_free (session, &plot))
    return;
  edit = make (&plot, adj_session_field (session));
  carry_out (session, &plot, &edit);
}

void
adj_pencil_wait (AdjSession *session)
{
  stroke (session, adj_plot_case_wait);
}

void
adj_pencil_leave (AdjSession *session)
{
  stroke (session, adj_plot_case_leave);
}

void
adj_pencil_back (AdjSession *session)
{
  stroke (session, adj_plot_case_back);
}

void
adj_pencil_clear (AdjSession *session)
{
  stroke (session, adj_plot_case_clear);
}

void
adj_pencil_name (AdjSession *session)
{
  stroke (session, adj_plot_case_name);
}

/* ---- Whom ---- */

void
adj_pencil_take (AdjSession *session, int unit)
{
  AdjPicks picks = { .n_units = 1, .units = { (guint16) unit } };
  AdjPlotCase plot;

  g_return_if_fail (ADJ_IS_SESSION (session));

  read_plot (session, unit, 0, &plot);
  if (!plot.may || is_free (session, &plot))
    adj_session_set_picks (session, &picks);
}

gboolean
adj_pencil_next (AdjSession *session)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  const AdjPicks *picks;
  AdjView view;
  int next;

  g_return_val_if_fail (ADJ_IS_SESSION (session), FALSE);

  view = adj_session_view (session);
  if (!adj_session_may_play (session) ||
      adj_plots_list (&view, adj_session_field (session), units) == 0)
    return FALSE;
  picks = adj_session_get_picks (session);
  next = adj_plots_next (&view, adj_session_field (session),
                         picks->n_units > 0 ? picks->units[0] : -1);
  if (next >= 0)
    adj_pencil_take (session, next);
  else
    {
      adj_session_pick_nothing (session);
      adj_session_tell (session, _ ("Everybody who may march has a plot"), TRUE);
    }
  return TRUE;
}
