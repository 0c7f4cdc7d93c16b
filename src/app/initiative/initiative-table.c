/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-table.h"

#include "app/widgets/tip.h"
#include "staff/initiative-words.h"

struct _AdjInitiativeTable
{
  GtkWidget parent_instance;
  GtkGrid *grid;
  GtkLabel *down;
  GtkLabel *across;
  GtkLabel *cells[ADJ_INITIATIVE_DIE][ADJ_INITIATIVE_DIE]; /* by the first side's die */
};

G_DEFINE_FINAL_TYPE (AdjInitiativeTable, adj_initiative_table, GTK_TYPE_WIDGET)

static void
mark (GtkLabel *cell, const char *class, gboolean marked)
{
  if (marked)
    gtk_widget_add_css_class (GTK_WIDGET (cell), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (cell), class);
}

static void
show_cell (GtkLabel *cell, const AdjInitiativeCase *initiative, const int dice[ADJ_SIDES])
{
  const int *thrown = adj_initiative_case_dice (initiative);
  gboolean tie;
  int first = adj_initiative_case_first (initiative, dice, &tie);
  g_autofree char *letter = g_utf8_substring (initiative->names[first], 0, 1);
  g_autofree char *text = g_strconcat (tie ? "=" : "", letter, NULL);
  g_autofree char *said = adj_initiative_say_throw (initiative, dice);

  gtk_label_set_label (cell, text);
  adj_tip_show (GTK_WIDGET (cell), said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  mark (cell, "one", first == 0);
  mark (cell, "other", first == 1);
  mark (cell, "thrown", thrown != NULL && thrown[0] == dice[0] && thrown[1] == dice[1]);
}

static GtkLabel *
add_label (AdjInitiativeTable *self, int column, int row, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static void
make_cells (AdjInitiativeTable *self)
{
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    {
      g_autofree char *number = g_strdup_printf ("%d", die);

      gtk_label_set_label (add_label (self, die, 1, "die"), number);
      gtk_label_set_label (add_label (self, 0, die + 1, "die"), number);
      for (int other = 1; other <= ADJ_INITIATIVE_DIE; other++)
        {
          self->cells[die - 1][other - 1] = add_label (self, other, die + 1, "cell");
          gtk_widget_set_hexpand (GTK_WIDGET (self->cells[die - 1][other - 1]), TRUE);
        }
    }
}

/* ---- Class ---- */

static void
adj_initiative_table_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_TABLE);
  G_OBJECT_CLASS (adj_initiative_table_parent_class)->dispose (object);
}

static void
adj_initiative_table_class_init (AdjInitiativeTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_initiative_table_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-table.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeTable, grid);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeTable, down);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeTable, across);
}

static void
adj_initiative_table_init (AdjInitiativeTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_cells (self);
}

void
adj_initiative_table_show (AdjInitiativeTable *self, const AdjInitiativeCase *initiative)
{
  g_return_if_fail (ADJ_IS_INITIATIVE_TABLE (self));

  gtk_label_set_label (self->down, initiative->names[0]);
  gtk_label_set_label (self->across, initiative->names[1]);
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    for (int against = 1; against <= ADJ_INITIATIVE_DIE; against++)
      show_cell (self->cells[die - 1][against - 1], initiative, (const int[]){ die, against });
}
