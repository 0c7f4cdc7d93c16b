/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <malloc.h>
#include <string.h>
#include <time.h>

#include "app/board/board.h"
#include "app/desktop/looks.h"
#include "app/desktop/painters.h"
#include "app/drawing/easel.h"
#include "app/window/game-page.h"
#include "bench-picture.h"
#include "book/library.h"
#include "harness.h"
#include "record/save.h"

/* The cost of a frame of the board, how long a new zoom takes to be sharp, what one step of a look
 * back takes in the game whose file is named, what an order takes in games short and long, what a
 * stroke of the brush takes to be seen, a map with a picture under it, and the photograph of a map.
 * Prints lines of "figure TAB seconds TAB seconds of the reference": one copy of all pixels of the
 * window, 4 MB, one picture of it enlarged by cairo, or what a step may take. */

#define WIDTH 1280
#define HEIGHT 800
#define PIXELS (4 * WIDTH * HEIGHT) /* bytes */

typedef struct
{
  AdjMapView *map;
  char *pixels; /* of the window; and to copy them to */
  char *copy;
  cairo_surface_t *picture; /* of the window, to be enlarged */
  GskRenderer *renderer;
} Bench;

static void
render (Bench *bench, GtkSnapshot *snapshot)
{
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  g_autoptr (GdkTexture) frame = gsk_renderer_render_texture (
      bench->renderer, node, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));

  g_assert (frame != NULL);
}

static void
draw_board (gpointer data)
{
  Bench *bench = data;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  adj_map_view_draw (bench->map, snapshot);
  render (bench, snapshot);
}

/* No frame can be had for less, and it needs nothing of what a frame is made with. */
static void
copy_pixels (gpointer data)
{
  Bench *bench = data;

  memcpy (bench->copy, bench->pixels, PIXELS);
}

/* Until a ground is sharp it is what there was before, enlarged: no such frame can be had for less.
 */
static void
enlarge_picture (gpointer data)
{
  Bench *bench = data;
  cairo_surface_t *frame = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (frame);

  cairo_scale (cr, 1.25, 1.25);
  cairo_set_source_surface (cr, bench->picture, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (frame);
}

static void
wait_until_sharp (AdjMapView *map)
{
  while (!adj_map_view_is_sharp (map))
    g_main_context_iteration (NULL, TRUE);
}

/* From the key to the first frame that is sharp. */
static double
zoom_seconds (Bench *bench)
{
  gint64 start = g_get_monotonic_time ();

  gtk_widget_activate_action (GTK_WIDGET (bench->map), "map.zoom", "i", 3);
  wait_until_sharp (bench->map);
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

/* ---- Frames on the way ---- */

#define ON_THE_WAY 60 /* frames */

static int
compare_seconds (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Of this thread alone: a frame does not wait for those that paint, and what else the machine has
 * to do is not its cost. */
static double
seconds_worked (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Each frame of a movement that has just begun: the median and the worst, while the ground is
 * painted anew behind them. */
static void
measure_way (Bench *bench, const char *name, const char *there, const char *back)
{
  double enlarged = bench_seconds (enlarge_picture, bench);
  double frames[ON_THE_WAY];

  for (int i = 0; i < ON_THE_WAY; i++)
    {
      g_autofree char *action = NULL;
      g_autoptr (GVariant) target = NULL;
      double start;

      g_assert (g_action_parse_detailed_name (i % 4 < 2 ? there : back, &action, &target, NULL));
      gtk_widget_activate_action_variant (GTK_WIDGET (bench->map), action, target);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      start = seconds_worked ();
      draw_board (bench);
      frames[i] = seconds_worked () - start;
    }
  qsort (frames, ON_THE_WAY, sizeof *frames, compare_seconds);
  g_print ("%s, median\t%g\t%g\n", name, frames[ON_THE_WAY / 2], enlarged);
  g_print ("%s, worst\t%g\t0.016\n", name, frames[ON_THE_WAY - 1]);
  wait_until_sharp (bench->map);
}

static AdjSession *
session_of (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjGame) game = NULL;

  g_assert (loaded->book != NULL);
  game = adj_game_new (loaded->book, 1);
  return adj_session_new (game, NULL, NULL, NULL);
}

static void
measure (const char *path, const char *frame, const char *zoom)
{
  g_autoptr (AdjSession) session = session_of (path);
  GtkWidget *window = gtk_window_new ();
  AdjBoard *board = g_object_new (ADJ_TYPE_BOARD, "session", session, NULL);
  Bench bench = { .map = adj_board_get_map (board),
                  .pixels = g_malloc0 (PIXELS),
                  .copy = g_malloc0 (PIXELS),
                  .picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT),
                  .renderer = gsk_cairo_renderer_new () };

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (board));
  gtk_window_present (GTK_WINDOW (window));
  wait_until_sharp (bench.map);
  gsk_renderer_realize (bench.renderer, NULL, NULL);
  g_print ("%s\t%g\t%g\n", frame, bench_seconds (draw_board, &bench),
           bench_seconds (copy_pixels, &bench));
  g_print ("%s\t%g\t0.15\n", zoom, zoom_seconds (&bench));
  measure_way (&bench, "  and on the way, zooming", "map.zoom(1)", "map.zoom(-1)");
  measure_way (&bench, "  and on the way, panning", "map.pan((1,0))", "map.pan((-1,0))");
  gsk_renderer_unrealize (bench.renderer);
  g_object_unref (bench.renderer);
  g_free (bench.pixels);
  g_free (bench.copy);
  cairo_surface_destroy (bench.picture);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- A look back ---- */

typedef struct
{
  Bench bench;
  AdjSession *session;
} Past;

static AdjBoard *
find_board (GtkWidget *root)
{
  AdjBoard *found = ADJ_IS_BOARD (root) ? ADJ_BOARD (root) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_board (child);
  return found;
}

/* Everything in the window follows, and the board is drawn. */
static void
step_back (gpointer data)
{
  Past *past = data;

  if (!adj_session_stride (past->session, ADJ_STRIDE_ORDER, FALSE))
    adj_session_look_now (past->session);
  draw_board (&past->bench);
}

static void
measure_past (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjGame) game = adj_game_load (path, problems, NULL);
  g_autoptr (AdjSession) session = adj_session_new (game, NULL, NULL, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (ADJ_TYPE_GAME_PAGE, "session", session, "panel", "log", NULL);
  Past past = { { .renderer = gsk_cairo_renderer_new () }, session };

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  past.bench.map = adj_board_get_map (find_board (page));
  wait_until_sharp (past.bench.map);
  gsk_renderer_realize (past.bench.renderer, NULL, NULL);
  g_print ("a step of a look back, 500 orders\t%g\t0.016\n", bench_seconds (step_back, &past));
  gsk_renderer_unrealize (past.bench.renderer);
  g_object_unref (past.bench.renderer);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- An order in a long game ---- */

#define ORDERS 15          /* that are measured */
#define ORDERS_A_PHASE 500 /* more than the longest has */
#define ORDERS_AGO 100     /* the last phase began */

/* As a campaign has its orders, in many phases. */
static AdjGame *
long_game (const char *path, guint n_orders)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  AdjGame *game = adj_game_new (loaded->book, 1);

  for (guint i = 0; i < n_orders; i++)
    {
      gboolean last = i % ORDERS_A_PHASE == ORDERS_A_PHASE - ORDERS_AGO;
      const char *line = last ? "next!" : i % 2 ? "place wilder 1022" : "place wilder 1021";
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

      g_assert (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded);
    }
  return game;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* From the order to the end of what it leads to in the window, with a panel open that tells of the
 * whole game. */
static void
measure_order (const char *path, guint n_orders, const char *panel)
{
  g_autoptr (AdjGame) game = long_game (path, n_orders);
  g_autoptr (AdjSession) session = adj_session_new (game, NULL, NULL, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (ADJ_TYPE_GAME_PAGE, "session", session, "panel", panel, NULL);
  double orders[ORDERS];

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_sharp (adj_board_get_map (find_board (page)));
  settle ();
  for (int i = 0; i < ORDERS; i++)
    {
      double start = seconds_worked ();

      g_assert (adj_session_submit (session, i % 2 ? "place wilder 1022" : "place wilder 1021"));
      settle ();
      orders[i] = seconds_worked () - start;
    }
  qsort (orders, ORDERS, sizeof *orders, compare_seconds);
  g_print ("an order in the window after %u, %s\t%g\t0.016\n", n_orders, panel, orders[ORDERS / 2]);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- A stroke ---- */

typedef struct
{
  Bench bench;
  AdjEasel *easel;
} Painting;

/* The brush across the middle of the map, and the frame that shows it. */
static void
draw_stroke (gpointer data)
{
  Painting *self = data;

  adj_easel_press (self->easel, (AdjPoint){ WIDTH / 2.0, HEIGHT / 3.0 }, 0);
  adj_easel_drag (self->easel, (AdjPoint){ WIDTH / 2.0, HEIGHT / 1.5 });
  draw_board (&self->bench);
  adj_easel_cancel (self->easel);
}

static void
measure_stroke (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  GtkWidget *window = gtk_window_new ();
  AdjMapView *map = g_object_new (ADJ_TYPE_MAP_VIEW, NULL);
  g_autoptr (AdjEasel) easel = adj_easel_new (map);
  Painting painting = { { .map = map, .renderer = gsk_cairo_renderer_new () }, easel };

  g_assert (loaded->book != NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (map));
  adj_map_view_set_book (map, loaded->book);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_sharp (map);
  gsk_renderer_realize (painting.bench.renderer, NULL, NULL);
  adj_easel_set_brush (easel, (AdjBrush){ ADJ_BRUSH_TERRAIN, 0 });
  g_print ("a stroke of the brush, seen\t%g\t0.02\n", bench_seconds (draw_stroke, &painting));
  gsk_renderer_unrealize (painting.bench.renderer);
  g_object_unref (painting.bench.renderer);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- A picture under the grid ---- */

#define LONG_SIDE 4096 /* as large as a picture of a map is kept */
#define SHORT_SIDE 3072

/* As a scan is, in no two places the same. */
static AdjUnderlay *
new_underlay (const AdjHexGrid *grid)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (1);
  GdkPixbuf *pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, LONG_SIDE, SHORT_SIDE);
  guint8 *bytes = gdk_pixbuf_get_pixels (pixels);
  AdjUnderlay *under;

  for (gsize i = 0; i < gdk_pixbuf_get_byte_length (pixels); i++)
    bytes[i] = (guint8) g_rand_int_range (dice, 100, 200);
  under = adj_underlay_new (adj_pixels_new (pixels, LONG_SIDE, SHORT_SIDE));
  adj_underlay_fit (under, adj_hex_extent (grid, 1));
  under->drawing_share = 0.5;
  return under;
}

/* The map of a battle that is filled in, with its owner's own under it. */
static void
measure_underlay (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjUnderlay) under = NULL;
  GtkWidget *window = gtk_window_new ();
  Bench bench = { .map = g_object_new (ADJ_TYPE_MAP_VIEW, NULL),
                  .renderer = gsk_cairo_renderer_new () };

  g_assert (loaded->book != NULL);
  under = new_underlay (&loaded->book->scenario->map.grid);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (bench.map));
  adj_map_view_set_book (bench.map, loaded->book);
  adj_map_view_set_underlay (bench.map, under);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_sharp (bench.map);
  gsk_renderer_realize (bench.renderer, NULL, NULL);
  g_print ("a frame with a picture under the grid\t%g\t0.016\n",
           bench_seconds (draw_board, &bench));
  g_print ("a new zoom of both, sharp\t%g\t0.15\n", zoom_seconds (&bench));
  gsk_renderer_unrealize (bench.renderer);
  g_object_unref (bench.renderer);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* 5,040 hexes, a third of them forest, and 1,000 counters. */
static char *
write_large (const char *folder)
{
  char *path = g_build_filename (folder, "large.scenario.xml", NULL);
  g_autoptr (GString) text = g_string_new (
      "<scenario xmlns='urn:adjutant:scenario' version='1' id='large' title='Large' "
      "date='none' ruleset='blue-and-gray' first-player='union'>\n"
      "<side id='union' name='Union' colour='blue'/>\n"
      "<side id='confederate' name='Confederate' colour='gray'/>\n"
      "<map columns='72' rows='70' orientation='flat' shifted='even' default-terrain='clear'>\n");

  for (int column = 1; column <= 72; column++)
    for (int row = 1; row <= 70; row++)
      if ((column * 7 + row * 5) % 3 == 0)
        g_string_append_printf (text, "<hex id='%02d%02d' terrain='forest'/>\n", column, row);
  g_string_append (text, "</map>\n<turn number='1'/>\n");
  for (int unit = 0; unit < 1000; unit++)
    g_string_append_printf (
        text, "<unit id='u%d' name='U%d' side='%s' arm='infantry' strength='4' hex='%02d%02d'/>\n",
        unit, unit, unit % 2 ? "union" : "confederate", 1 + unit % 72, 1 + unit / 72 * 4);
  g_string_append (text, "</scenario>\n");
  g_assert (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

/* Each frame is a texture of its own here, as it is in no window: what holds its pixels is kept for
 * the next, or the kernel's new pages would be most of the figure. */
static void
keep_memory (void)
{
  mallopt (M_MMAP_THRESHOLD, 4 * PIXELS);
  mallopt (M_TRIM_THRESHOLD, 16 * PIXELS);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *large = write_large (folder);
  g_autofree char *chickamauga = adj_library_find_scenario ("chickamauga");

  g_assert (argc == 2);
  keep_memory ();
  gtk_init ();
  adj_looks_dress ();
  measure (chickamauga, "a frame of Chickamauga", "a new zoom of it, sharp");
  measure (large, "a frame of 5,040 hexes, 1,000 counters", "a new zoom of them, sharp");
  measure_past (argv[1]);
  measure_order (chickamauga, 100, "log");
  measure_order (chickamauga, 20000, "log");
  measure_order (chickamauga, 100, "victory");
  measure_order (chickamauga, 20000, "victory");
  measure_stroke (chickamauga);
  measure_underlay (chickamauga);
  g_print ("a photograph of 24 megapixels, seen\t%g\t0.3\n", bench_glimpse (folder));
  adj_painters_rest ();
  g_remove (large);
  g_rmdir (folder);
  return 0;
}
