/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/books/charts-drawing.h"
#include "app/books/charts-window.h"
#include "app/desktop/looks.h"
#include "app/desktop/painters.h"
#include "bench-picture.h"

/* The window of the charts, as build-aux/bench-window wants it:
 *   photograph FILE          takes a picture of 24 megapixels
 *   stay SCENARIO [PICTURE]  is there, with that under the grid, until it is ended
 *   changes SCENARIO         prints what a change costs with the dearest page in sight, and what it
 *                            may cost, "figure TAB seconds TAB seconds" */

#define CHANGES 15
#define MAY_COST 0.05

typedef struct
{
  AdjOwnBattle *battle;
  GtkWidget *window;
  AdjEasel *easel;
  AdjMapView *map;
  GtkStack *pages;
} Bench;

static gpointer
find (GtkWidget *root, GType type)
{
  gpointer found = g_type_is_a (G_OBJECT_TYPE (root), type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
open_charts (Bench *self, const char *path)
{
  AdjProblems *problems = NULL;
  AdjChartsDrawing *drawing;

  self->battle = adj_own_battle_open (path, &problems);
  g_assert (self->battle != NULL);
  self->window = adj_charts_window_new (NULL, self->battle);
  drawing = find (self->window, ADJ_TYPE_CHARTS_DRAWING);
  self->easel = adj_charts_drawing_get_easel (drawing);
  self->map = adj_charts_drawing_get_map (drawing);
  self->pages = find (self->window, GTK_TYPE_STACK);
  gtk_window_present (GTK_WINDOW (self->window));
  while (!adj_map_view_is_sharp (self->map))
    g_main_context_iteration (NULL, TRUE);
}

/* ---- Memory ---- */

/* Near the corners of the grid, as a photograph taken at a slant has them. */
static void
lay (Bench *self, const char *picture)
{
  static const double corners[][2] = { { .05, .06 }, { .94, .05 }, { .96, .95 }, { .06, .93 } };
  const AdjHexGrid *grid = &adj_map_view_get_book (self->map)->scenario->map.grid;
  const AdjHexId hexes[] = { 101, grid->columns * 100 + 1, grid->columns * 100 + grid->rows,
                             100 + grid->rows };
  AdjTracer *tracer = adj_own_battle_get_tracer (self->battle);
  g_autoptr (GFile) file = g_file_new_for_path (picture);

  adj_tracer_choose (tracer, file);
  while (adj_tracer_get_picture (tracer) == NULL || adj_tracer_is_reading (tracer))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    {
      const AdjTracing *tracing = adj_tracer_get (tracer);
      const AdjReference reference = {
        hexes[i], { corners[i][0] * tracing->width, corners[i][1] * tracing->height }
      };
      g_autofree char *why = adj_tracer_add (tracer, grid, reference);

      g_assert (why == NULL);
    }
}

static void
stay (const char *path, const char *picture)
{
  Bench self;

  open_charts (&self, path);
  if (picture != NULL)
    lay (&self, picture);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

/* ---- Changes ---- */

static int
compare_seconds (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Of this thread: the file is written by another. */
static double
seconds_worked (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* A stroke and all that the window shows of it. */
static double
change (Bench *self, int terrain)
{
  const AdjHexGrid *grid = &adj_map_view_get_book (self->map)->scenario->map.grid;
  double start = seconds_worked ();

  adj_easel_stroke (self->easel, (AdjBrush){ ADJ_BRUSH_TERRAIN, terrain }, FALSE,
                    adj_hex_center (grid, 1, 305), adj_hex_center (grid, 1, 317));
  settle ();
  return seconds_worked () - start;
}

static double
change_beside (Bench *self, GtkWidget *page)
{
  double seconds[CHANGES];

  gtk_stack_set_visible_child (self->pages, page);
  settle ();
  for (int i = 0; i < CHANGES; i++)
    seconds[i] = change (self, i % 2);
  qsort (seconds, CHANGES, sizeof *seconds, compare_seconds);
  return seconds[CHANGES / 2];
}

static void
measure_changes (const char *path)
{
  const char *dearest = NULL;
  double most = 0;
  Bench self;

  open_charts (&self, path);
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self.pages)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    {
      double seconds = change_beside (&self, page);

      if (seconds > most)
        dearest = gtk_stack_page_get_name (gtk_stack_get_page (self.pages, page));
      most = MAX (most, seconds);
    }
  g_print ("a change of the charts, beside %s\t%g\t%g\n", dearest, most, MAY_COST);
  g_assert (adj_own_battle_finish (self.battle));
  gtk_window_destroy (GTK_WINDOW (self.window));
  g_object_unref (self.battle);
  adj_painters_rest ();
}

int
main (int argc, char **argv)
{
  g_assert (argc >= 3);
  if (g_str_equal (argv[1], "photograph"))
    {
      bench_photograph (argv[2]);
      return 0;
    }
  g_set_prgname ("bench-charts-window"); /* its window is looked for by that */
  gtk_init ();
  adj_looks_dress ();
  if (g_str_equal (argv[1], "stay"))
    stay (argv[2], argc > 3 ? argv[3] : NULL);
  measure_changes (argv[2]);
  return 0;
}
