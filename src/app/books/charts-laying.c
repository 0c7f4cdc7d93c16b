/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-laying.h"

#include <glib/gi18n-lib.h>

#include "app/tracing/laying-hand.h"
#include "app/tracing/number-popover.h"
#include "staff/laying-words.h"

/* A number that was typed has made the assumed map larger than it was. */
typedef struct
{
  AdjHexId hex;
  AdjHexGrid before;
} Growth;

struct _AdjChartsLaying
{
  AdjChartsPage parent_instance;
  GtkLabel *says;
  GtkWidget *last; /* takes the last hex back */
  GtkWidget *numbers;
  AdjMapView *map;
  AdjEasel *easel;
  AdjTracer *tracer;
  AdjLayingHand *hand;
  AdjPoint pointed; /* in the picture: the hex whose number is typed */
  GArray *growths;  /* of Growth, the last one last */
  gboolean laying;
  gboolean asks_north;
};

G_DEFINE_FINAL_TYPE (AdjChartsLaying, adj_charts_laying, ADJ_TYPE_CHARTS_PAGE)

static guint busy_signal;

static const AdjHexGrid *
grid_of (AdjChartsLaying *self)
{
  return &adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->map.grid;
}

/* ---- Showing ---- */

static char *
say_laying (AdjChartsLaying *self)
{
  const AdjTracing *tracing = adj_tracer_get (self->tracer);
  char *said = adj_laying_say (grid_of (self), tracing->references, tracing->n_references);

  if (said != NULL)
    return said;
  return g_strdup_printf (ngettext ("%u hex so far: one near each corner is best",
                                    "%u hexes so far: one near each corner is best",
                                    tracing->n_references),
                          tracing->n_references);
}

static void
show_bar (AdjChartsLaying *self)
{
  g_autofree char *said =
      self->asks_north ? g_strdup (_ ("Click the side of any hex that is North on your map; "
                                      "by keys, Ctrl and an arrow choose it, Enter takes it"))
                       : say_laying (self);

  gtk_label_set_label (self->says, said);
  gtk_widget_set_visible (self->last, self->laying && !self->asks_north &&
                                          adj_tracer_get (self->tracer)->n_references > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), self->laying || self->asks_north);
}

/* The easel and the hand never have the map both. */
static void
give_map (AdjChartsLaying *self, gboolean laying)
{
  if (laying)
    adj_easel_rest (self->easel, TRUE);
  adj_laying_hand_set_at_work (self->hand, laying);
  if (!laying)
    adj_easel_rest (self->easel, FALSE);
}

/* A map that is painted with what lies under it already is not painted again. */
static void
show_underlay (AdjChartsLaying *self)
{
  g_autoptr (AdjUnderlay) under = adj_tracer_make_underlay (self->tracer, grid_of (self));

  if (!adj_underlay_equal (under, adj_map_view_get_underlay (self->map)))
    adj_map_view_set_underlay (self->map, under);
}

/* The hexes to begin with are as near to the corners as can be, so all of it is seen. */
static void
begin_laying (AdjChartsLaying *self)
{
  if (adj_tracer_get (self->tracer)->n_references == 0)
    gtk_widget_activate_action (GTK_WIDGET (self->map), "map.fit", NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
adj_charts_laying_show (AdjChartsLaying *self)
{
  gboolean laying = adj_tracer_get_laying (self->tracer);

  show_underlay (self);
  if (laying != self->laying)
    {
      self->laying = laying;
      self->asks_north = FALSE;
      give_map (self, laying);
      g_signal_emit (self, busy_signal, 0);
      if (laying)
        begin_laying (self);
    }
  show_bar (self);
}

/* ---- Pointing ---- */

/* What the grid has there, as it lies so far. */
static AdjHexId
guess (AdjChartsLaying *self, AdjPoint place)
{
  const AdjTracing *tracing = adj_tracer_get (self->tracer);
  AdjLaying laying;

  if (adj_lay_under (grid_of (self), tracing->references, tracing->n_references, &laying) !=
      ADJ_LAID)
    return ADJ_HEX_NONE;
  return adj_laying_hex (&laying, grid_of (self), place);
}

static void
adj_charts_laying_on_touched (AdjChartsLaying *self, double x, double y)
{
  AdjPoint at;
  graphene_point_t here;

  self->pointed = (AdjPoint){ x, y };
  at = adj_laying_hand_find (self->hand, self->pointed);
  if (gtk_widget_compute_point (GTK_WIDGET (self->map), GTK_WIDGET (self),
                                &GRAPHENE_POINT_INIT ((float) at.x, (float) at.y), &here))
    adj_number_popover_ask (ADJ_NUMBER_POPOVER (self->numbers), guess (self, self->pointed),
                            &(const GdkRectangle){ (int) here.x, (int) here.y, 1, 1 });
}

/* As long as columns and rows are assumed, they follow from the numbers that are typed. */
static AdjHexGrid
grid_with (AdjChartsLaying *self, AdjHexId hex)
{
  AdjHexGrid grid = *grid_of (self);

  if (adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->map.assumed == NULL)
    return grid;
  grid.columns = MAX (grid.columns, hex / 100);
  grid.rows = MAX (grid.rows, hex % 100);
  return grid;
}

/* NULL, or why it cannot be; the map is not made larger for a number that is refused. */
static char *
add (AdjChartsLaying *self, AdjHexId hex)
{
  AdjOwnBattle *battle = adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self));
  AdjDraft *draft = adj_own_battle_get_draft (battle);
  const Growth growth = { hex, *grid_of (self) };
  AdjHexGrid grid = grid_with (self, hex);
  char *complaint = adj_tracer_add (self->tracer, &grid, (AdjReference){ hex, self->pointed });

  if (complaint != NULL || adj_hex_on_grid (&growth.before, hex))
    return complaint;
  if (!adj_draft_set_grid (draft, &grid))
    {
      adj_tracer_remove (self->tracer, adj_tracer_get (self->tracer)->n_references - 1);
      return g_strdup (adj_draft_get_refusal (draft));
    }
  g_array_append_val (self->growths, growth);
  adj_own_battle_save (battle);
  return NULL;
}

static gboolean
is_pointed_at (AdjChartsLaying *self, AdjHexId hex)
{
  const AdjTracing *tracing = adj_tracer_get (self->tracer);

  for (guint i = 0; i < tracing->n_references; i++)
    if (tracing->references[i].hex == hex)
      return TRUE;
  return FALSE;
}

/* A number that is taken away takes along the size that it gave the map, if nothing has been drawn
 * there since. */
static void
adj_charts_laying_shrink (AdjChartsLaying *self)
{
  AdjOwnBattle *battle = adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self));
  AdjDraft *draft = adj_own_battle_get_draft (battle);
  AdjHexGrid grid = *grid_of (self);
  Growth last;
  g_autofree char *lost = NULL;

  if (self->growths->len == 0)
    return;
  last = g_array_index (self->growths, Growth, self->growths->len - 1);
  if (is_pointed_at (self, last.hex))
    return;
  g_array_set_size (self->growths, self->growths->len - 1);
  grid.columns = last.before.columns;
  grid.rows = last.before.rows;
  lost = adj_draft_beyond_grid (draft, &grid);
  if (lost == NULL && adj_draft_get_scenario (draft)->map.assumed != NULL &&
      adj_draft_set_grid (draft, &grid))
    adj_own_battle_save (battle);
}

static void
adj_charts_laying_on_typed (AdjChartsLaying *self, int hex)
{
  g_autofree char *complaint = add (self, hex);

  adj_number_popover_settle (ADJ_NUMBER_POPOVER (self->numbers), complaint);
}

static void
adj_charts_laying_on_last (AdjChartsLaying *self)
{
  adj_tracer_remove (self->tracer, adj_tracer_get (self->tracer)->n_references - 1);
}

static void
adj_charts_laying_on_end (AdjChartsLaying *self)
{
  if (self->asks_north)
    {
      self->asks_north = FALSE;
      show_bar (self);
    }
  else
    adj_tracer_set_laying (self->tracer, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

/* ---- North ---- */

void
adj_charts_laying_ask_north (AdjChartsLaying *self)
{
  g_return_if_fail (ADJ_IS_CHARTS_LAYING (self));

  adj_tracer_set_laying (self->tracer, FALSE);
  adj_easel_set_brush (self->easel, (AdjBrush){ 0 });
  self->asks_north = TRUE;
  show_bar (self);
  g_signal_emit (self, busy_signal, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
take_north (AdjChartsLaying *self, int direction)
{
  AdjOwnBattle *battle = adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self));

  if (adj_draft_set_north (adj_own_battle_get_draft (battle), direction))
    adj_own_battle_save (battle);
  adj_charts_laying_on_end (self);
}

gboolean
adj_charts_laying_enter (AdjChartsLaying *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_LAYING (self), FALSE);

  if (!self->asks_north || adj_easel_get_side (self->easel) < 0)
    return self->asks_north;
  take_north (self, adj_easel_get_side (self->easel));
  return TRUE;
}

gboolean
adj_charts_laying_click (AdjChartsLaying *self, AdjPoint point)
{
  AdjPoint place;
  AdjHexId hex;

  g_return_val_if_fail (ADJ_IS_CHARTS_LAYING (self), FALSE);

  if (self->laying)
    adj_laying_hand_touch (self->hand, point);
  if (!self->asks_north)
    return self->laying;
  place = adj_camera_to_map (adj_map_view_get_camera (self->map), point);
  hex = adj_hex_at (grid_of (self), 1, place);
  if (hex != ADJ_HEX_NONE)
    take_north (self, adj_stroke_nearest_side (grid_of (self), hex, place));
  return TRUE;
}

gboolean
adj_charts_laying_is_busy (AdjChartsLaying *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_LAYING (self), FALSE);

  return self->laying;
}

gboolean
adj_charts_laying_asks (AdjChartsLaying *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_LAYING (self), FALSE);

  return self->asks_north;
}

/* ---- One of them alone ---- */

static gboolean
adj_charts_laying_on_key (GtkEventControllerKey *keys,
                          guint key,
                          guint code,
                          GdkModifierType state,
                          AdjChartsLaying *self)
{
  guint letter = gdk_keyval_to_lower (key);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || self->laying ||
      (letter != GDK_KEY_p && letter != GDK_KEY_d))
    return FALSE;
  adj_tracer_see (self->tracer, letter == GDK_KEY_p ? ADJ_SEEN_PICTURE : ADJ_SEEN_DRAWING);
  return TRUE;
}

static void
adj_charts_laying_on_key_up (AdjChartsLaying *self)
{
  adj_tracer_see (self->tracer, ADJ_SEEN_BOTH);
}

void
adj_charts_laying_set_map (AdjChartsLaying *self, AdjMapView *map, AdjEasel *easel)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_return_if_fail (ADJ_IS_CHARTS_LAYING (self));
  g_return_if_fail (ADJ_IS_MAP_VIEW (map) && ADJ_IS_EASEL (easel));

  self->map = map;
  self->easel = easel;
  g_signal_connect_object (self->numbers, "closed", G_CALLBACK (gtk_widget_grab_focus), map,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (adj_charts_laying_on_key), self, 0);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (adj_charts_laying_on_key_up), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (adj_charts_laying_on_key_up), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (map), keys);
  gtk_widget_add_controller (GTK_WIDGET (map), focus);
}

/* ---- Class ---- */

static void
adj_charts_laying_dispose (GObject *object)
{
  AdjChartsLaying *self = ADJ_CHARTS_LAYING (object);

  g_clear_object (&self->hand);
  g_clear_pointer (&self->growths, g_array_unref);
  g_clear_object (&self->tracer);
  G_OBJECT_CLASS (adj_charts_laying_parent_class)->dispose (object);
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsLaying *self = ADJ_CHARTS_LAYING (page);
  AdjOwnBattle *battle = adj_charts_page_get_battle (page);

  self->tracer = g_object_ref (adj_own_battle_get_tracer (battle));
  self->hand = adj_laying_hand_new (self->map, self->tracer);
  g_signal_connect_object (self->hand, "touched", G_CALLBACK (adj_charts_laying_on_touched), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "enough", G_CALLBACK (adj_charts_laying_on_end), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tracer, "changed", G_CALLBACK (adj_charts_laying_shrink), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tracer, "changed", G_CALLBACK (adj_charts_laying_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "changed", G_CALLBACK (adj_charts_laying_show), self,
                           G_CONNECT_SWAPPED);
  adj_charts_laying_show (self);
}

static void
adj_charts_laying_class_init (AdjChartsLayingClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_laying_dispose;
  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  busy_signal = g_signal_new ("busy", ADJ_TYPE_CHARTS_LAYING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-laying.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsLaying, says);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsLaying, last);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_laying_on_last);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_laying_on_end);
}

static void
adj_charts_laying_init (AdjChartsLaying *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->growths = g_array_new (FALSE, FALSE, sizeof (Growth));
  self->numbers = adj_number_popover_new ();
  gtk_widget_set_parent (self->numbers, GTK_WIDGET (self));
  g_signal_connect_object (self->numbers, "typed", G_CALLBACK (adj_charts_laying_on_typed), self,
                           G_CONNECT_SWAPPED);
}
