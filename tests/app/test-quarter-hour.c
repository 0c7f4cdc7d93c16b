/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/books/charts-drawing.h"
#include "app/books/counter-tray.h"
#include "app/books/new-battle.h"
#include "app/desktop/looks.h"
#include "app/drawing/paint-box.h"
#include "app/tracing/number-popover.h"
#include "app/widgets/page-strip.h"
#include "app/window/start-page.h"
#include "desk-work.h"
#include "hand.h"
#include "help-steps.h"
#include "hex/projection.h"
#include "owner-map.h"

/* A battle of a hundred hexes and twelve units, filled in by somebody who is new to it: he does
 * what the help page says, step by step, by mouse and keys alone. Each step presses what the page
 * stresses in it, by the words it has there; one that the page has and nobody plays here fails.
 *
 * How long it takes a person is estimated from what his hand does and the words that he reads. */

#define MOST_SECONDS (15 * 60)
#define MOST_POINTS 80
#define MOST_KEYS 130

#define SIZE 10 /* columns and rows */
#define UNITS 12
#define TURNS "8"
#define PIXELS 112.0 /* of a hex in his picture, 300 dots to the inch */

typedef struct
{
  AdjWindow *first;
  AdjChartsWindow *charts;
  AdjChartsDrawing *drawing;
  AdjMapView *map;
  AdjHexGrid grid;
  gboolean has_picture;
  OwnerMap owner; /* his picture, if he has one */
  char *folder;
} Owner;

static AdjDraft *
draft_of (const Owner *self)
{
  return desk_work_draft (self->charts);
}

static const AdjScenario *
scenario_of (const Owner *self)
{
  return adj_draft_get_scenario (draft_of (self));
}

/* ---- What the page calls by its words ---- */

static GtkWidget *
open_page (const Owner *self, const char *words)
{
  hand_tap_called (stage_find (self->charts, ADJ_TYPE_PAGE_STRIP), words);
  return gtk_stack_get_visible_child (stage_find (self->charts, GTK_TYPE_STACK));
}

/* The field that is called so, by the label beside it. */
static GtkWidget *
find_field (GtkWidget *page, const char *words)
{
  GtkWidget *label = hand_find_called (page, words);
  GtkWidget *field = label != NULL ? gtk_label_get_mnemonic_widget (GTK_LABEL (label)) : NULL;

  g_assert_nonnull (field);
  return field;
}

static void
choose (gpointer list, const char *words)
{
  hand_tap (list);
  hand_tap_called (stage_find (list, GTK_TYPE_POPOVER), words);
}

/* What a deed takes: so often pointed, so many keys. */
static void
assert_cost (HandCount before, guint points, guint keys)
{
  HandCount now = hand_count ();

  g_assert_cmpuint (now.points - before.points, ==, points);
  g_assert_cmpuint (now.keys - before.keys, ==, keys);
}

/* ---- Places ---- */

static graphene_point_t
seen (const Owner *self, AdjPoint place)
{
  AdjPoint at = adj_camera_to_screen (adj_map_view_get_camera (self->map), place);

  return hand_place (self->map, at.x, at.y);
}

static graphene_point_t
middle (const Owner *self, AdjHexId hex)
{
  return seen (self, adj_hex_center (&self->grid, 1, hex));
}

static void
wait_until_drawn (const Owner *self)
{
  stage_settle ();
  wait_until (adj_map_view_is_complete (self->map));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->map));
}

static void
take_up (const Owner *self, const char *brush)
{
  hand_tap_called (stage_find (self->drawing, ADJ_TYPE_PAINT_BOX), brush);
  stage_settle ();
  g_assert_cmpint (adj_easel_get_brush (adj_charts_drawing_get_easel (self->drawing)).kind, !=,
                   ADJ_BRUSH_NONE);
}

static void
lead_through (const Owner *self, const AdjHexId *hexes, guint n)
{
  g_autofree graphene_point_t *places = g_new (graphene_point_t, n);

  wait_until_drawn (self);
  for (guint i = 0; i < n; i++)
    places[i] = middle (self, hexes[i]);
  hand_trace (places, n);
  wait_until_drawn (self);
}

/* ---- The steps; each is given the words that the page stresses ---- */

typedef void (*Play) (Owner *self, const char *const *words);

static void
begin (Owner *self, const char *const *words)
{
  GtkWindow *asking;

  hand_tap_called (stage_find (self->first, ADJ_TYPE_START_PAGE), words[0]);
  wait_until ((asking = stage_find_window (ADJ_TYPE_NEW_BATTLE)) != NULL);
  hand_look_at (asking);
  hand_tap (stage_find (asking, GTK_TYPE_ENTRY));
  hand_type ("Millbrook", NULL);
  hand_tap_called (asking, words[1]);
  wait_until ((self->charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW)) != NULL);
  self->drawing = stage_find (self->charts, ADJ_TYPE_CHARTS_DRAWING);
  self->map = adj_charts_drawing_get_map (self->drawing);
  hand_look_at (GTK_WINDOW (self->charts));
  wait_until_drawn (self);
}

static void
lay_out (Owner *self, const char *const *words)
{
  GtkWidget *page = open_page (self, words[0]);
  GtkWidget *columns = stage_find (page, GTK_TYPE_SPIN_BUTTON);

  hand_tap (stage_find (columns, GTK_TYPE_TEXT));
  hand_keys ("ctrl+a");
  hand_type ("10", "Tab");
  wait_until (scenario_of (self)->map.grid.columns == SIZE);
  hand_keys ("ctrl+a");
  hand_type ("10", "Tab");
  wait_until (scenario_of (self)->map.grid.rows == SIZE);
  self->grid = scenario_of (self)->map.grid;
  if (self->has_picture)
    return; /* it says so when that lies there */
  hand_tap_called (page, words[1]);
  wait_until (scenario_of (self)->map.assumed == NULL);
}

static void
paint (Owner *self, const char *const *words)
{
  static const AdjHexId wood[] = { 202, 203, 204, 304, 303, 302, 402, 403, 404, 504, 503, 502 };
  static const AdjHexId hill[] = { 807, 808, 907, 908, 909 };
  static const AdjHexId village[] = { 606 };
  HandCount before = hand_count ();
  GtkWidget *page;

  take_up (self, "Forest");
  lead_through (self, wood, G_N_ELEMENTS (wood));
  assert_cost (before, 2, 0);
  take_up (self, "Rough");
  lead_through (self, hill, G_N_ELEMENTS (hill));
  take_up (self, "Town");
  lead_through (self, village, G_N_ELEMENTS (village));
  page = open_page (self, words[0]);
  choose (
      stage_find (gtk_widget_get_ancestor (hand_find_called (page, words[1]), GTK_TYPE_FLOW_BOX),
                  GTK_TYPE_DROP_DOWN),
      "Clear");
  hand_tap_called (page, words[1]);
  wait_until (adj_draft_find_rest (draft_of (self), NULL) == 0);
}

static const AdjHexId road[] = { 105, 205, 306, 406, 507, 606, 706, 806, 906, 1005 };

/* From the bottom edge of the map upwards, on the side of the hexes toward the next column. */
static void
lead_creek (const Owner *self)
{
  AdjPoint corners[] = {
    adj_hex_corner (&self->grid, 1, 409, 3), adj_hex_corner (&self->grid, 1, 409, 2),
    adj_hex_corner (&self->grid, 1, 409, 1), adj_hex_corner (&self->grid, 1, 408, 2),
    adj_hex_corner (&self->grid, 1, 408, 1), adj_hex_corner (&self->grid, 1, 407, 2),
    adj_hex_corner (&self->grid, 1, 407, 1), adj_hex_corner (&self->grid, 1, 406, 2),
    adj_hex_corner (&self->grid, 1, 406, 1),
  };
  graphene_point_t places[G_N_ELEMENTS (corners)];

  wait_until_drawn (self);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    places[i] = seen (self, corners[i]);
  hand_trace (places, G_N_ELEMENTS (places));
  wait_until_drawn (self);
}

static gboolean
lies (const Owner *self, AdjHexId a, AdjHexId b, const char *feature)
{
  const AdjMapHexside *side = adj_scenario_hexside (scenario_of (self), a, b);

  return side != NULL &&
         (side->features & 1u << adj_ruleset_feature (scenario_of (self)->ruleset, feature)) != 0;
}

static void
lead (Owner *self, const char *const *words)
{
  HandCount before = hand_count ();
  AdjPoint a = adj_hex_center (&self->grid, 1, 406);
  AdjPoint b = adj_hex_center (&self->grid, 1, 507);

  take_up (self, words[0]);
  lead_through (self, road, G_N_ELEMENTS (road));
  assert_cost (before, 2, 0);
  take_up (self, words[1]);
  lead_creek (self);
  take_up (self, words[2]);
  hand_tap_at (seen (self, (AdjPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 }));
  wait_until (lies (self, 406, 507, "bridge"));
  for (guint i = 0; i + 1 < G_N_ELEMENTS (road); i++)
    g_assert_true (lies (self, road[i], road[i + 1], "road"));
  g_assert_true (lies (self, 408, 508, "creek") || lies (self, 408, 509, "creek"));
}

/* Six of the one side, then six of the other. */
static void
type_units (Owner *self, const char *const *words)
{
  GtkWidget *page = open_page (self, words[0]);
  GtkWidget *name = GTK_WIDGET (gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), "name"));
  GtkWidget *side = GTK_WIDGET (gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), "side"));

  hand_tap (name);
  for (guint i = 0; i < UNITS; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u/%s", i % 6 + 1, i < 6 ? "I" : "A");

      if (i == UNITS / 2)
        {
          choose (side, "Confederate");
          hand_tap (name);
        }
      hand_type (text, "Return");
      wait_until (scenario_of (self)->n_units == i + 1);
    }
}

static void
type_strengths (Owner *self, const char *const *words)
{
  AdjFigureTable *table = stage_find (self->charts, ADJ_TYPE_FIGURE_TABLE);

  g_assert_nonnull (hand_find_called (GTK_WIDGET (table), words[0]));
  hand_tap (adj_figure_table_get_cell (table, 0, 0));
  for (guint i = 0; i < UNITS; i++)
    {
      g_autofree char *strength = g_strdup_printf ("%u", 3 + i % 4);

      hand_type (strength, "Down");
    }
  hand_keys ("Tab");
  for (guint i = 0; i < UNITS; i++)
    wait_until (scenario_of (self)->units[i].strength == (int) (3 + i % 4));
}

static void
set_up (Owner *self, const char *const *words)
{
  static const AdjHexId hexes[UNITS] = {
    203, 204, 303, 305, 306, 205, 807, 806, 708, 908, 907, 706
  };
  GtkWidget *tray = stage_find (self->drawing, ADJ_TYPE_COUNTER_TRAY);
  HandCount before = hand_count ();

  hand_tap (stage_find (tray, GTK_TYPE_FLOW_BOX_CHILD));
  for (guint i = 0; i < UNITS; i++)
    {
      wait_until_drawn (self);
      hand_tap_at (middle (self, hexes[i]));
      wait_until (scenario_of (self)->units[i].hex == hexes[i]);
    }
  assert_cost (before, 1 + UNITS, 0);
  g_assert_false (gtk_widget_get_visible (tray));
}

static void
type_turns (Owner *self, const char *const *words)
{
  GtkWidget *page = open_page (self, words[0]);

  hand_tap (stage_find (find_field (page, words[1]), GTK_TYPE_TEXT));
  hand_keys ("ctrl+a");
  hand_type (TURNS, "Tab");
  wait_until (scenario_of (self)->n_turns == 8);
  choose (find_field (page, words[2]), "Union");
  wait_until (scenario_of (self)->first_player == 0);
}

static void
settle_gaps (Owner *self, const char *const *words)
{
  GtkWidget *page = open_page (self, words[0]);

  while (scenario_of (self)->unknowns->len > 0)
    {
      guint n = scenario_of (self)->unknowns->len;

      hand_tap_called (page, words[1]);
      wait_until (scenario_of (self)->unknowns->len == n - 1);
    }
}

static void
begin_battle (Owner *self, const char *const *words)
{
  hand_tap_called (self->charts, words[0]);
  wait_until (adj_window_get_session (self->first) != NULL);
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == NULL);
}

/* ---- The picture ---- */

/* What he has copied elsewhere is pasted, and the sheet has even columns lower, as the program
 * assumes. */
static void
give_picture (Owner *self, const char *const *words)
{
  g_autofree char *path = g_build_filename (self->folder, "my map.jpg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  AdjTracer *tracer = adj_own_battle_get_tracer (adj_charts_window_get_battle (self->charts));
  GtkWidget *page = open_page (self, "Picture");

  self->owner = owner_map_take (adj_map_view_get_book (self->map), PIXELS, TRUE, path);
  gdk_clipboard_set (gtk_widget_get_clipboard (page), G_TYPE_FILE, file);
  hand_tap_called (page, "Even columns lower");
  hand_tap_called (page, "Paste");
  wait_until (adj_tracer_get_picture (tracer) != NULL && !adj_tracer_is_reading (tracer));
  wait_until (adj_charts_laying_is_busy (adj_charts_drawing_get_laying (self->drawing)));
}

static void
point_at (Owner *self, const char *const *words)
{
  static const AdjHexId corners[] = { 101, 1001, 110, 1010 };
  AdjChartsLaying *laying = adj_charts_drawing_get_laying (self->drawing);
  AdjTracer *tracer = adj_own_battle_get_tracer (adj_charts_window_get_battle (self->charts));
  GtkWidget *numbers = stage_find (laying, ADJ_TYPE_NUMBER_POPOVER);

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      double back[9];
      g_autofree char *number = g_strdup_printf ("%04d", corners[i]);

      wait_until_drawn (self);
      g_assert_true (
          adj_projection_invert (adj_map_view_get_underlay (self->map)->to_picture, back));
      hand_tap_at (seen (
          self,
          adj_projection_apply (back, owner_map_middle (&self->owner, &self->grid, corners[i]))));
      wait_until (gtk_widget_get_mapped (numbers));
      hand_type (number, "Return");
      wait_until (adj_tracer_get (tracer)->n_references == i + 1);
    }
}

/* Four were enough. */
static void
go_on (Owner *self, const char *const *words)
{
  stage_says (adj_charts_drawing_get_laying (self->drawing), "4 hexes");
}

static void
lay_under (Owner *self, const char *const *words)
{
  AdjPoint a = adj_hex_center (&self->grid, 1, 505);
  AdjPoint b = adj_hex_center (&self->grid, 1, 504);
  GtkWidget *page = gtk_stack_get_visible_child (stage_find (self->charts, GTK_TYPE_STACK));

  hand_tap_called (adj_charts_drawing_get_laying (self->drawing), words[0]);
  wait_until (!adj_charts_laying_is_busy (adj_charts_drawing_get_laying (self->drawing)));
  hand_tap_called (page, words[1]);
  wait_until_drawn (self);
  hand_tap_at (seen (self, (AdjPoint){ (3 * a.x + 2 * b.x) / 5, (3 * a.y + 2 * b.y) / 5 }));
  wait_until (scenario_of (self)->map.compass_given);
  g_assert_cmpint (scenario_of (self)->map.compass[0], ==, 0);
  hand_tap_called (page, words[2]);
  wait_until (scenario_of (self)->map.assumed == NULL);
}

/* ---- The page ---- */

typedef struct
{
  Play play;
  guint n_words; /* that the page stresses in it */
} Step;

static const Step of_battle[] = {
  { begin, 2 },          { lay_out, 2 }, { paint, 2 },      { lead, 3 },        { type_units, 1 },
  { type_strengths, 1 }, { set_up, 0 },  { type_turns, 3 }, { settle_gaps, 2 }, { begin_battle, 1 },
};

static const Step of_picture[] = {
  { give_picture, 0 },
  { point_at, 0 },
  { go_on, 0 },
  { lay_under, 3 },
};

static void
play_step (Owner *self, const Step *step, const GPtrArray *stressed, guint place)
{
  char **words = g_ptr_array_index (stressed, place);

  g_test_message ("step %u", place + 1);
  g_assert_cmpuint (g_strv_length (words), ==, step->n_words);
  step->play (self, (const char *const *) words);
}

/* ---- The evening ---- */

static void
open_evening (Owner *self, gboolean has_picture)
{
  *self = (Owner){ .first = stage_open (), .folder = folder_make (), .has_picture = has_picture };
  hand_look_at (GTK_WINDOW (self->first));
  wait_until (stage_has (self->first, ADJ_TYPE_START_PAGE));
  hand_rest ();
}

/* What has been filled in is in the game. */
static void
close_evening (Owner *self)
{
  const AdjScenario *scenario = adj_session_book (adj_window_get_session (self->first))->scenario;
  guint woods = 0;

  g_assert_true (adj_scenario_complete (scenario));
  g_assert_cmpuint (scenario->map.n_hexes, ==, SIZE * SIZE);
  g_assert_cmpuint (scenario->n_units, ==, UNITS);
  g_assert_cmpuint (scenario->n_turns, ==, 8);
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    woods += scenario->map.hexes[i].terrain == adj_ruleset_terrain (scenario->ruleset, "forest");
  g_assert_cmpuint (woods, ==, 12);
  stage_close (self->first);
  folder_remove (self->folder);
}

static void
assert_in_time (guint n_words)
{
  HandCount count = hand_count ();

  g_assert_cmpuint (count.points, <=, MOST_POINTS);
  g_assert_cmpuint (count.keys, <=, MOST_KEYS);
  g_assert_cmpfloat (hand_seconds (n_words), <=, MOST_SECONDS);
}

static void
test_battle (void)
{
  guint n_words = 0;
  g_autoptr (GPtrArray) steps =
      help_steps_read ("A small battle in a quarter of an hour", &n_words);
  Owner owner;

  g_assert_cmpuint (steps->len, ==, G_N_ELEMENTS (of_battle));
  open_evening (&owner, FALSE);
  for (guint i = 0; i < steps->len; i++)
    play_step (&owner, &of_battle[i], steps, i);
  assert_in_time (n_words);
  close_evening (&owner);
}

/* With his map under the grid, where the second step says: a page, how the hexes lie, the picture,
 * four hexes and their numbers, and that it is enough; then North, and that it is as printed. */
static void
test_from_picture (void)
{
  guint n_words = 0;
  g_autoptr (GPtrArray) steps =
      help_steps_read ("A small battle in a quarter of an hour", &n_words);
  g_autoptr (GPtrArray) laying = help_steps_read ("A picture of the map under the grid", &n_words);
  Owner owner;

  g_assert_cmpuint (laying->len, ==, G_N_ELEMENTS (of_picture));
  open_evening (&owner, TRUE);
  for (guint i = 0; i < steps->len; i++)
    {
      HandCount before;

      play_step (&owner, &of_battle[i], steps, i);
      before = hand_count ();
      for (guint j = 0; i == 1 && j < laying->len; j++)
        play_step (&owner, &of_picture[j], laying, j);
      if (i == 1)
        assert_cost (before, 11, 20);
    }
  assert_in_time (n_words);
  close_evening (&owner);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/quarter-hour/battle", test_battle);
  g_test_add_func ("/app/quarter-hour/from-picture", test_from_picture);
  return g_test_run ();
}
