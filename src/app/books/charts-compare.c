/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-compare.h"

#include <glib/gi18n-lib.h>

#include "app/tracing/picture-cut.h"
#include "staff/compare-words.h"
#include "staff/progress.h"
#include "words/fill.h"

struct _AdjChartsCompare
{
  AdjChartsPage parent_instance;
  GtkProgressBar *progress;
  GtkWidget *row_box;
  GtkLabel *row;
  GtkPicture *cut; /* of the owner's map */
  GtkLabel *check;
  GtkWidget *confirm;
  GtkWidget *done;
  GtkLabel *complaint;
  GArray *rows; /* of AdjCompareRow */
  guint at;     /* rows->len: at the end */
};

G_DEFINE_FINAL_TYPE (AdjChartsCompare, adj_charts_compare, ADJ_TYPE_CHARTS_PAGE)

enum
{
  LOOK,
  CORRECT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const AdjScenario *
scenario_of (AdjChartsCompare *self)
{
  return adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self));
}

static const AdjCompareRow *
row_of (AdjChartsCompare *self)
{
  return self->at < self->rows->len ? &g_array_index (self->rows, AdjCompareRow, self->at) : NULL;
}

/* ---- Showing ---- */

static void
show_progress (AdjChartsCompare *self)
{
  AdjCompareProgress progress = adj_compare_progress (scenario_of (self), "");
  g_autofree char *done = g_strdup_printf ("%u", progress.done);
  g_autofree char *all = g_strdup_printf ("%u", progress.all);
  g_autofree char *text =
      adj_fill (_ ("{n} of {of} compared"),
                (const AdjPlace[]){ { "n", done }, { "of", all }, { NULL, NULL } });

  gtk_progress_bar_set_fraction (self->progress,
                                 progress.all > 0 ? progress.done / (double) progress.all : 1);
  gtk_progress_bar_set_text (self->progress, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* As it is printed, if his picture lies under the grid. */
static void
show_cut (AdjChartsCompare *self, AdjHexId hex)
{
  AdjOwnBattle *battle = adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self));
  GtkWidget *cut = GTK_WIDGET (self->cut);
  g_autoptr (GdkTexture) texture =
      adj_picture_cut (adj_own_battle_get_tracer (battle), &scenario_of (self)->map.grid, hex,
                       gtk_widget_get_scale_factor (cut));
  g_autofree char *said = g_strdup_printf (_ ("Your picture of %04d"), hex);

  gtk_picture_set_paintable (self->cut, GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (self->cut, said);
  gtk_widget_set_visible (cut, texture != NULL);
}

static void
adj_charts_compare_show_cut (AdjChartsCompare *self)
{
  if (row_of (self) != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_cut (self, adj_compare_hex (scenario_of (self), row_of (self)));
}

static void
show_row (AdjChartsCompare *self)
{
  const AdjCompareRow *row = row_of (self);
  g_autofree char *text = NULL;
  g_autofree char *check = NULL;

  gtk_widget_set_visible (self->row_box, row != NULL);
  gtk_widget_set_visible (self->done, row == NULL);
  if (row == NULL)
    return;
  text = adj_compare_say (adj_draft_get_book (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self))),
                          row);
  check = adj_compare_say_check (scenario_of (self), row);
  gtk_label_set_label (self->row, text);
  show_cut (self, adj_compare_hex (scenario_of (self), row));
  gtk_label_set_label (self->check, check != NULL ? check : "");
  gtk_widget_set_visible (GTK_WIDGET (self->check), check != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->confirm),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
show (AdjChartsPage *page)
{
  AdjChartsCompare *self = ADJ_CHARTS_COMPARE (page);

  g_array_unref (self->rows);
  self->rows = adj_compare_rows (scenario_of (self));
  self->at = MIN (self->at, self->rows->len);
  show_progress (self);
  show_row (self);
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsCompare *self = ADJ_CHARTS_COMPARE (page);

  g_array_unref (self->rows);
  self->rows = adj_compare_rows (scenario_of (self));
  self->at = adj_compare_next (scenario_of (self), self->rows, 0);
  g_signal_connect_object (adj_own_battle_get_tracer (adj_charts_page_get_battle (page)), "changed",
                           G_CALLBACK (adj_charts_compare_show_cut), self, G_CONNECT_SWAPPED);
}

/* ---- Going through ---- */

static void
look (AdjChartsCompare *self)
{
  AdjHexId hex =
      row_of (self) != NULL ? adj_compare_hex (scenario_of (self), row_of (self)) : ADJ_HEX_NONE;

  if (hex != ADJ_HEX_NONE)
    g_signal_emit (self, signals[LOOK], 0, hex);
}

static void
go_to (AdjChartsCompare *self, guint at)
{
  self->at = MIN (at, self->rows->len);
  show_row (self);
  look (self);
}

/* From the last row it goes on with those that were left for another time. */
static void
go_on (AdjChartsCompare *self, guint from)
{
  guint next = adj_compare_next (scenario_of (self), self->rows, from);

  if (next == self->rows->len)
    next = adj_compare_next (scenario_of (self), self->rows, 0);
  go_to (self, next);
}

static void
adj_charts_compare_act_confirm (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsCompare *self = ADJ_CHARTS_COMPARE (widget);
  gboolean done;

  if (row_of (self) == NULL)
    return;
  done = adj_draft_compare (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)), row_of (self));
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
  if (done)
    go_on (self, self->at + 1);
}

static void
adj_charts_compare_act_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsCompare *self = ADJ_CHARTS_COMPARE (widget);

  if (self->at > 0)
    go_to (self, self->at - 1);
}

static void
adj_charts_compare_act_leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsCompare *self = ADJ_CHARTS_COMPARE (widget);

  go_on (self, self->at + 1);
}

static void
adj_charts_compare_act_correct (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsCompare *self = ADJ_CHARTS_COMPARE (widget);
  const AdjCompareRow *row = row_of (self);

  if (row == NULL)
    return;
  look (self); /* who has looked elsewhere meanwhile is led back */
  g_signal_emit (self, signals[CORRECT], 0, adj_compare_page (row), row->element, row->place);
}

static void
adj_charts_compare_map (GtkWidget *widget)
{
  AdjChartsCompare *self = ADJ_CHARTS_COMPARE (widget);

  GTK_WIDGET_CLASS (adj_charts_compare_parent_class)->map (widget);
  go_to (self, self->at);
}

/* ---- Class ---- */

static void
adj_charts_compare_finalize (GObject *object)
{
  g_array_unref (ADJ_CHARTS_COMPARE (object)->rows);
  G_OBJECT_CLASS (adj_charts_compare_parent_class)->finalize (object);
}

static void
adj_charts_compare_class_init (AdjChartsCompareClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_charts_compare_finalize;
  widget_class->map = adj_charts_compare_map;
  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  signals[LOOK] = g_signal_new ("look", ADJ_TYPE_CHARTS_COMPARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CORRECT] =
      g_signal_new ("correct", ADJ_TYPE_CHARTS_COMPARE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-compare.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, progress);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, row_box);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, row);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, cut);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, check);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, confirm);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, done);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsCompare, complaint);
  gtk_widget_class_install_action (widget_class, "compare.confirm", NULL,
                                   adj_charts_compare_act_confirm);
  gtk_widget_class_install_action (widget_class, "compare.back", NULL, adj_charts_compare_act_back);
  gtk_widget_class_install_action (widget_class, "compare.leave", NULL,
                                   adj_charts_compare_act_leave);
  gtk_widget_class_install_action (widget_class, "compare.correct", NULL,
                                   adj_charts_compare_act_correct);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "compare.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, 0, "compare.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, 0, "compare.correct", NULL);
}

static void
adj_charts_compare_init (AdjChartsCompare *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (AdjCompareRow));
  gtk_widget_init_template (GTK_WIDGET (self));
}
