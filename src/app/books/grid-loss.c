/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/grid-loss.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/flow-cell.h"
#include "words/fill.h"

struct _AdjGridLoss
{
  GtkBox parent_instance;
  GtkLabel *loss;
  AdjHexGrid grid;
};

G_DEFINE_FINAL_TYPE (AdjGridLoss, adj_grid_loss, GTK_TYPE_BOX)

enum
{
  CUT,
  KEEP,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_grid_loss_on_cut (AdjGridLoss *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[CUT], 0);
}

static void
adj_grid_loss_on_keep (AdjGridLoss *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[KEEP], 0);
}

static void
adj_grid_loss_class_init (AdjGridLossClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  signals[CUT] = g_signal_new ("cut", ADJ_TYPE_GRID_LOSS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  signals[KEEP] = g_signal_new ("keep", ADJ_TYPE_GRID_LOSS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/grid-loss.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjGridLoss, loss);
  gtk_widget_class_bind_template_callback (widget_class, adj_grid_loss_on_cut);
  gtk_widget_class_bind_template_callback (widget_class, adj_grid_loss_on_keep);
}

static void
adj_grid_loss_init (AdjGridLoss *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
adj_grid_loss_ask (AdjGridLoss *self, const AdjDraft *draft, const AdjHexGrid *grid)
{
  g_autofree char *lost = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (ADJ_IS_GRID_LOSS (self), FALSE);
  g_return_val_if_fail (draft != NULL && grid != NULL, FALSE);

  lost = adj_draft_beyond_grid (draft, grid);
  gtk_widget_set_visible (GTK_WIDGET (self), lost != NULL);
  if (lost == NULL)
    return FALSE;
  words = adj_fill (_ ("Beyond the smaller map would lie: {things}. Take it off?"),
                    (const AdjPlace[]){ { "things", lost }, { NULL, NULL } });
  gtk_label_set_label (self->loss, words);
  self->grid = *grid;
  return TRUE;
}

const AdjHexGrid *
adj_grid_loss_get_grid (AdjGridLoss *self)
{
  g_return_val_if_fail (ADJ_IS_GRID_LOSS (self), NULL);

  return &self->grid;
}
