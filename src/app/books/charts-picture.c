/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-picture.h"

#include <glib/gi18n-lib.h>

#include "app/books/grid-loss.h"
#include "app/tracing/grid-drawing.h"
#include "app/tracing/picture-giving.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/tip.h"
#include "staff/laying-words.h"
#include "words/drawn.h"

#define FREE 4 /* so many hexes can be met exactly, wherever they are */

/* The kinds of grid that are asked for by little drawings. */
static const struct
{
  AdjHexOrientation orientation;
  AdjHexStagger stagger;
} kinds[] = {
  { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_EVEN },
  { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_ODD },
  { ADJ_ORIENTATION_POINTY, ADJ_STAGGER_EVEN }, /* or odd: the points that are typed tell */
};

struct _AdjChartsPicture
{
  AdjChartsPage parent_instance;
  GtkLabel *name;
  GtkLabel *trouble;
  GtkButton *choose;
  GtkWidget *forget;
  GtkToggleButton *kind_buttons[G_N_ELEMENTS (kinds)];
  GtkDrawingArea *kind_drawings[G_N_ELEMENTS (kinds)];
  GtkEditable *largest;
  GtkWidget *wrong_largest; /* told beside it, which keeps what was typed */
  AdjGridLoss *loss;
  GtkWidget *laying_buttons;
  GtkToggleButton *lay;
  GtkLabel *says;
  GtkWidget *other_shift;
  GtkListBox *points;
  GtkDropDown *north;
  GtkRange *picture;
  GtkRange *drawing;
  GtkWidget *confirm;
  GtkLabel *complaint;
  AdjTracer *tracer;
  int named_orientation; /* of the directions to choose from; -1: none yet */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (AdjChartsPicture, adj_charts_picture, ADJ_TYPE_CHARTS_PAGE)

static guint north_signal;

static const AdjMap *
map_of (AdjChartsPicture *self)
{
  return &adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->map;
}

/* ---- Showing ---- */

static void
show_name (AdjChartsPicture *self)
{
  const AdjTracing *tracing = adj_tracer_get (self->tracer);
  const char *trouble = adj_tracer_get_trouble (self->tracer);
  g_autofree char *name = adj_tracer_get_name (self->tracer);
  g_autofree char *said =
      name == NULL ? g_strdup (_ ("A scan or photograph of your map lies under the grid while you "
                                  "draw. It stays where it is, and no game shows it."))
      : adj_tracer_is_reading (self->tracer)
          ? g_strdup_printf (_ ("%s is being read"), name)
          : g_strdup_printf (_ ("%s, %d × %d pixels"), name, tracing->width, tracing->height);

  gtk_label_set_label (self->name, said);
  gtk_label_set_label (self->trouble, trouble != NULL ? trouble : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), trouble != NULL);
  gtk_button_set_label (self->choose, adj_tracer_is_lost (self->tracer) ? _ ("_Show where it is")
                                                                        : _ ("_Choose picture"));
  gtk_widget_set_sensitive (self->forget, name != NULL);
}

static void
show_grid (AdjChartsPicture *self)
{
  const AdjHexGrid *grid = &map_of (self)->grid;
  char text[ADJ_HEX_TEXT];

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_toggle_button_set_active (
        self->kind_buttons[i],
        kinds[i].orientation == grid->orientation &&
            (grid->orientation == ADJ_ORIENTATION_POINTY || kinds[i].stagger == grid->stagger));
  adj_hex_to_text (100 * grid->columns + grid->rows, text);
  gtk_editable_set_text (self->largest, text);
  gtk_widget_set_visible (self->wrong_largest, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->loss), FALSE);
}

/* The words for the directions are another orientation's. */
static void
show_north (AdjChartsPicture *self)
{
  const AdjMap *map = map_of (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (self->named_orientation != (int) map->grid.orientation)
    {
      gtk_string_list_append (names, _ ("not known"));
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        gtk_string_list_append (names, adj_words_direction (map->grid.orientation, d));
      gtk_drop_down_set_model (self->north, G_LIST_MODEL (names));
      self->named_orientation = (int) map->grid.orientation;
    }
  gtk_drop_down_set_selected (self->north, map->compass_given ? (guint) map->compass[0] + 1 : 0);
}

static void
adj_charts_picture_on_remove (GtkButton *button, AdjChartsPicture *self)
{
  guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "adj-point"));

  adj_tracer_remove (self->tracer, at);
}

/* "0412, 3 % of a hex off" and a button that takes it away. */
static GtkWidget *
new_point (AdjChartsPicture *self, guint at, const AdjLaying *laying)
{
  AdjHexId hex = adj_tracer_get (self->tracer)->references[at].hex;
  g_autofree char *said = laying != NULL && adj_tracer_get (self->tracer)->n_references > FREE
                              ? g_strdup_printf (_ ("%04d, %d%% of a hex off"), hex,
                                                 (int) (100 * laying->errors[at] + 0.5))
                              : g_strdup_printf ("%04d", hex);
  g_autofree char *meant = g_strdup_printf (_ ("Take %04d away"), hex);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_label_new (said);
  GtkWidget *remove = gtk_button_new_from_icon_name ("adj-close-symbolic");

  gtk_widget_add_css_class (box, "row-body");
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_widget_set_hexpand (words, TRUE);
  adj_tip_show (remove, meant);
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, meant,
                                  -1);
  g_object_set_data (G_OBJECT (remove), "adj-point", GUINT_TO_POINTER (at));
  g_signal_connect (remove, "clicked", G_CALLBACK (adj_charts_picture_on_remove), self);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), remove);
  return box;
}

static void
show_points (AdjChartsPicture *self)
{
  const AdjTracing *tracing = adj_tracer_get (self->tracer);
  const AdjHexGrid *grid = &map_of (self)->grid;
  AdjLaying laying;
  gboolean laid =
      adj_lay_under (grid, tracing->references, tracing->n_references, &laying) == ADJ_LAID;
  g_autofree char *said = adj_laying_say (grid, tracing->references, tracing->n_references);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->points))) != NULL)
    gtk_list_box_remove (self->points, row);
  for (guint i = 0; i < tracing->n_references; i++)
    gtk_list_box_append (self->points, new_point (self, i, laid ? &laying : NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->points), tracing->n_references > 0);
  gtk_label_set_label (self->says, said != NULL ? said : "");
  gtk_widget_set_visible (GTK_WIDGET (self->says), said != NULL && tracing->picture != NULL);
  gtk_widget_set_visible (self->other_shift, adj_lay_fits_other_shift (grid, tracing->references,
                                                                       tracing->n_references));
}

static void
show_looks (AdjChartsPicture *self)
{
  const AdjTracing *tracing = adj_tracer_get (self->tracer);
  gboolean seen = adj_tracer_get_picture (self->tracer) != NULL;

  gtk_range_set_value (self->picture, 100 - tracing->picture_faded);
  gtk_range_set_value (self->drawing, 100 - tracing->grid_faded);
  gtk_widget_set_sensitive (GTK_WIDGET (self->picture), seen);
  gtk_widget_set_sensitive (GTK_WIDGET (self->drawing), seen);
  gtk_widget_set_sensitive (self->laying_buttons, seen);
  gtk_toggle_button_set_active (self->lay, adj_tracer_get_laying (self->tracer));
}

static void
adj_charts_picture_show (AdjChartsPicture *self)
{
  self->showing = TRUE;
  show_name (self);
  show_grid (self);
  show_north (self);
  show_points (self);
  show_looks (self);
  gtk_widget_set_visible (self->confirm, map_of (self)->assumed != NULL);
  self->showing = FALSE;
}

static void
show (AdjChartsPage *page)
{
  adj_charts_picture_show (ADJ_CHARTS_PICTURE (page));
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsPicture *self = ADJ_CHARTS_PICTURE (page);

  self->tracer = g_object_ref (adj_own_battle_get_tracer (adj_charts_page_get_battle (page)));
  g_signal_connect_object (self->tracer, "changed", G_CALLBACK (adj_charts_picture_show), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
is_used (AdjChartsPicture *self)
{
  return adj_charts_page_is_used (ADJ_CHARTS_PAGE (self)) && !self->showing;
}

static void
settle (AdjChartsPicture *self, gboolean done)
{
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
}

/* ---- The picture ---- */

static void
adj_charts_picture_on_choose (AdjChartsPicture *self)
{
  adj_picture_giving_ask (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), self->tracer);
}

static void
adj_charts_picture_on_paste (AdjChartsPicture *self)
{
  adj_picture_giving_paste (GTK_WIDGET (self), self->tracer);
}

static void
adj_charts_picture_on_forget (AdjChartsPicture *self)
{
  adj_tracer_forget (self->tracer);
}

static void
adj_charts_picture_on_lay (AdjChartsPicture *self)
{
  if (is_used (self))
    adj_tracer_set_laying (self->tracer, gtk_toggle_button_get_active (self->lay));
}

static void
adj_charts_picture_on_fade (AdjChartsPicture *self)
{
  if (is_used (self))
    adj_tracer_fade (self->tracer, 100 - (int) gtk_range_get_value (self->picture),
                     100 - (int) gtk_range_get_value (self->drawing));
}

/* ---- The grid ---- */

static void
set_grid (AdjChartsPicture *self, const AdjHexGrid *grid)
{
  AdjDraft *draft = adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self));

  if (!adj_grid_loss_ask (self->loss, draft, grid))
    settle (self, adj_draft_set_grid (draft, grid));
}

static void
adj_charts_picture_on_cut (AdjChartsPicture *self)
{
  settle (self, adj_draft_cut_grid (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)),
                                    adj_grid_loss_get_grid (self->loss)));
}

/* With points on top the shift stays as it was. */
static void
adj_charts_picture_on_kind (AdjChartsPicture *self)
{
  AdjHexGrid grid;

  if (!is_used (self))
    return;
  grid = map_of (self)->grid;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (gtk_toggle_button_get_active (self->kind_buttons[i]))
      {
        grid.orientation = kinds[i].orientation;
        if (grid.orientation == ADJ_ORIENTATION_FLAT)
          grid.stagger = kinds[i].stagger;
      }
  if (grid.orientation != map_of (self)->grid.orientation ||
      grid.stagger != map_of (self)->grid.stagger)
    set_grid (self, &grid);
}

static void
adj_charts_picture_on_other_shift (AdjChartsPicture *self)
{
  AdjHexGrid grid = map_of (self)->grid;

  grid.stagger = grid.stagger == ADJ_STAGGER_EVEN ? ADJ_STAGGER_ODD : ADJ_STAGGER_EVEN;
  set_grid (self, &grid);
}

static void
adj_charts_picture_on_largest (AdjChartsPicture *self)
{
  AdjHexId hex = adj_hex_parse (gtk_editable_get_text (self->largest));
  AdjHexGrid grid = map_of (self)->grid;

  gtk_widget_set_visible (self->wrong_largest, hex == ADJ_HEX_NONE);
  if (hex == ADJ_HEX_NONE)
    return;
  grid.columns = hex / 100;
  grid.rows = hex % 100;
  set_grid (self, &grid);
}

static void
adj_charts_picture_on_confirm (AdjChartsPicture *self)
{
  settle (self, adj_draft_confirm_map (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self))));
}

static void
adj_charts_picture_on_north (AdjChartsPicture *self)
{
  guint chosen = gtk_drop_down_get_selected (self->north);

  if (is_used (self) && chosen > 0 && chosen <= ADJ_HEX_DIRECTIONS)
    settle (self, adj_draft_set_north (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)),
                                       (int) chosen - 1));
}

static void
adj_charts_picture_on_ask_north (AdjChartsPicture *self)
{
  g_signal_emit (self, north_signal, 0);
}

/* ---- Class ---- */

static void
adj_charts_picture_dispose (GObject *object)
{
  g_clear_object (&ADJ_CHARTS_PICTURE (object)->tracer);
  G_OBJECT_CLASS (adj_charts_picture_parent_class)->dispose (object);
}

static void
bind_kinds (GtkWidgetClass *class)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *button = g_strdup_printf ("kind_%u", i);
      g_autofree char *drawing = g_strdup_printf ("kind_drawing_%u", i);

      gtk_widget_class_bind_template_child_full (
          class, button, FALSE, G_STRUCT_OFFSET (AdjChartsPicture, kind_buttons[i]));
      gtk_widget_class_bind_template_child_full (
          class, drawing, FALSE, G_STRUCT_OFFSET (AdjChartsPicture, kind_drawings[i]));
    }
}

static void
adj_charts_picture_class_init (AdjChartsPictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_picture_dispose;
  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  north_signal = g_signal_new ("north", ADJ_TYPE_CHARTS_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_GRID_LOSS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-picture.ui");
  bind_kinds (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, name);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, trouble);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, choose);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, forget);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, largest);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, wrong_largest);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, loss);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, laying_buttons);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, lay);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, says);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, other_shift);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, points);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, north);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, picture);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, drawing);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, confirm);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsPicture, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_choose);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_paste);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_forget);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_lay);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_fade);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_kind);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_other_shift);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_largest);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_cut);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_show);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_confirm);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_north);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_picture_on_ask_north);
}

static void
adj_charts_picture_init (AdjChartsPicture *self)
{
  self->named_orientation = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    adj_grid_drawing_set (self->kind_drawings[i], kinds[i].orientation, kinds[i].stagger);
}
