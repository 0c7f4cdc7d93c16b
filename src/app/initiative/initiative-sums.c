/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-sums.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/fold.h"

static void
show_lines (GtkBox *box, const GPtrArray *lines)
{
  g_autoptr (GHashTable) open = adj_folds_clear (box);

  for (guint i = 0; i < lines->len; i++)
    {
      const AdjSumLine *line = g_ptr_array_index (lines, i);

      switch (line->kind)
        {
        case ADJ_SUM_HEADING:
          adj_folds_add_line (box, line->text, "sum-heading");
          break;
        case ADJ_SUM_LINE:
          adj_folds_add_line (box, line->text, "sum-line");
          break;
        case ADJ_SUM_UNITS:
          adj_folds_add (box, open, line->name, line->text, line->units);
          break;
        }
    }
}

void
adj_initiative_sums_show (GtkBox *box, const AdjInitiativeCase *initiative, const AdjView *view)
{
  g_autoptr (GPtrArray) lines = adj_initiative_sum_lines (initiative, view);

  gtk_widget_set_visible (GTK_WIDGET (box), adj_initiative_case_answers (initiative));
  show_lines (box, lines);
}

void
adj_initiative_flips_show (GtkBox *box, const GArray *flips, const AdjView *view)
{
  g_autoptr (GPtrArray) lines = adj_initiative_flip_lines (flips, view);

  show_lines (box, lines);
  if (lines->len == 0)
    adj_folds_add_line (box, _ ("No single change would turn it."), "dim-label");
}
