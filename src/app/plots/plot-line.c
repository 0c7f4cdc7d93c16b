/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/plots/plot-line.h"

#include <string.h>

#include "words/place.h"

struct _AdjPlotLine
{
  AdjItem parent_instance;
  AdjPlotLook look;
};

G_DEFINE_FINAL_TYPE (AdjPlotLine, adj_plot_line, ADJ_TYPE_ITEM)

static void
clear_look (AdjPlotLook *look)
{
  g_free (look->name);
  g_free (look->points);
  g_free (look->note);
  g_free (look->said);
}

static void
adj_plot_line_finalize (GObject *object)
{
  clear_look (&ADJ_PLOT_LINE (object)->look);
  G_OBJECT_CLASS (adj_plot_line_parent_class)->finalize (object);
}

static void
adj_plot_line_class_init (AdjPlotLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_plot_line_finalize;
}

static void
adj_plot_line_init (AdjPlotLine *self)
{
}

const AdjPlotLook *
adj_plot_line_get_look (AdjPlotLine *self)
{
  g_return_val_if_fail (ADJ_IS_PLOT_LINE (self), NULL);

  return &self->look;
}

/* ---- Looks ---- */

static gboolean
same_look (const AdjPlotLook *a, const AdjPlotLook *b)
{
  return a->unit == b->unit && a->picked == b->picked && a->frozen == b->frozen &&
         a->blank == b->blank && a->met == b->met && a->attacks == b->attacks &&
         memcmp (a->cells, b->cells, sizeof a->cells) == 0 &&
         g_strcmp0 (a->points, b->points) == 0 && g_strcmp0 (a->said, b->said) == 0;
}

/* Takes the look's strings over. */
static void
set_look (AdjPlotLine *self, AdjPlotLook *look)
{
  if (same_look (&self->look, look))
    {
      clear_look (look);
      return;
    }
  clear_look (&self->look);
  self->look = *look;
  adj_item_changed (ADJ_ITEM (self));
}

/* Why it stays, what its order would be warned of, or whom it could attack. */
static char *
note_of (const AdjPlotCase *plot, const AdjView *view, const AdjField *field)
{
  g_auto (GStrv) warnings = NULL;
  char *mission;

  if (plot->frozen != ADJ_TOUCH_NONE)
    return adj_plot_say_frozen (plot, view);
  warnings = adj_plot_say_warnings (plot, view, field);
  mission = warnings[0] == NULL ? adj_plot_say_mission (plot, view, field) : NULL;
  return mission != NULL ? mission : g_strjoinv ("\n", warnings);
}

static AdjPlotLook
look_at (AdjSession *session, int unit, const AdjMarchCase *march, gboolean morning)
{
  AdjView view = adj_session_view (session);
  const AdjField *field = adj_session_field (session);
  const AdjPicks *picks = adj_session_get_picks (session);
  const AdjMarchStop *stop = march != NULL ? adj_march_case_stop (march, unit) : NULL;
  gboolean picked = adj_picks_has_unit (picks, unit);
  AdjPlotLook look = { .unit = unit, .picked = picked, .name = adj_words_unit (&view, unit) };
  g_autofree char *way = NULL;
  AdjPlotCase plot;

  adj_plot_case_read (&plot, &view, field, unit, picked ? picks->waits : 0);
  for (int i = 0; i < ADJ_SEGMENTS; i++)
    adj_plot_cell (&plot, view.book, i + 1, look.cells[i]);
  look.attacks = plot.attacks;
  look.blank = plot.tokens == 0 && (march != NULL || (morning && !picked));
  look.frozen = march == NULL && plot.frozen != ADJ_TOUCH_NONE;
  look.met = stop != NULL && adj_march_stop_is_contact (stop);
  look.points = march == NULL && !look.blank ? adj_plot_say_points (&plot) : g_strdup ("");
  if (march != NULL)
    look.note = g_strdup (stop != NULL ? stop->text : "");
  else
    look.note = note_of (&plot, &view, field);
  way = adj_plot_say_way (&plot, &view);
  look.said = g_strdup_printf ("%s, %s%s%s%s%s", look.name, way, *look.points != '\0' ? ", " : "",
                               look.points, *look.note != '\0' ? ". " : "", look.note);
  return look;
}

/* ---- The list ---- */

static AdjPlotLine *
find_or_make (GListStore *list, int unit)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AdjPlotLine) line = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (line->look.unit == unit)
        return g_steal_pointer (&line);
    }
  return g_object_new (ADJ_TYPE_PLOT_LINE, NULL);
}

/* Those who have stopped, in the order in which they did, and behind them those who march on. */
static guint
list_marching (AdjSession *session, const AdjMarchCase *march, guint16 *units)
{
  AdjView view = adj_session_view (session);
  g_autofree guint16 *all = g_new (guint16, 2 * ADJ_MAX_UNITS);
  guint n_all = adj_view_units (&view, all);
  guint n = 0;

  for (guint i = 0; i < march->stops->len; i++)
    units[n++] = ((const AdjMarchStop *) g_ptr_array_index (march->stops, i))->unit;
  for (guint i = 0; i < n_all; i++)
    if (view.table->units[all[i]].plot != 0 && adj_march_case_stop (march, all[i]) == NULL)
      units[n++] = all[i];
  return n;
}

void
adj_plot_list_update (GListStore *list,
                      AdjSession *session,
                      const AdjMarchCase *march,
                      gboolean morning)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree guint16 *units = g_new (guint16, 4 * ADJ_MAX_UNITS);
  AdjView view = adj_session_view (session);
  guint n = march != NULL ? list_marching (session, march, units)
                          : adj_plots_list (&view, adj_session_field (session), units);

  for (guint i = 0; i < n; i++)
    {
      AdjPlotLook look = look_at (session, units[i], march, morning);
      AdjPlotLine *line = find_or_make (list, units[i]);

      set_look (line, &look);
      g_ptr_array_add (items, line);
    }
  adj_items_become (list, items);
}
