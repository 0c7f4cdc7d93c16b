/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/sum-sheet.h"

#include <glib/gi18n-lib.h>

#include "skirmish/sentence.h"
#include "skirmish/sum.h"
#include "words/fill.h"

#define MOST_WAITED 6

struct _AdjSumSheet
{
  GtkWidget parent_instance;
  GtkLabel *needed;
  GtkLabel *fights;
  GtkGrid *lines;
  GtkGrid *waiting;
};

G_DEFINE_FINAL_TYPE (AdjSumSheet, adj_sum_sheet, GTK_TYPE_WIDGET)

static void
empty (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static void
put (GtkGrid *grid, const char *text, const char *class, int column, int row)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", column == 0 ? 0.0 : 1.0,
                                   "hexpand", column == 0, "wrap", TRUE, NULL);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
show_lines (AdjSumSheet *self, const AdjSkirmishRules *rules, const int n[ADJ_N_TRY])
{
  g_autoptr (GArray) lines = adj_skirmish_sum_lines (rules, n);

  empty (self->lines);
  for (guint i = 0; i < lines->len; i++)
    {
      const AdjSeizeLine *line = &g_array_index (lines, AdjSeizeLine, i);
      g_autofree char *number = g_strdup_printf (i == 0 ? "%d" : "%+d", line->adds);

      put (self->lines, line->label, NULL, 0, (int) i);
      put (self->lines, number, "numeric", 1, (int) i);
      put (self->lines, line->row, "row-cited", 2, (int) i);
    }
}

static char *
percent_of (AdjFraction chance)
{
  return g_strdup_printf ("%.0f %%", 100.0 * adj_fraction_to_double (chance));
}

/* Attempts down, and whether the enemy shoots between each two across. */
static void
show_waiting (AdjSumSheet *self, const AdjSkirmishRules *rules, int needed)
{
  empty (self->waiting);
  put (self->waiting, _ ("Attempts"), "dim-label", 0, 0);
  put (self->waiting, _ ("no shot"), "dim-label", 1, 0);
  put (self->waiting, _ ("a shot each"), "dim-label", 2, 0);
  for (int attempts = 1; attempts <= MOST_WAITED; attempts++)
    {
      g_autofree char *number = g_strdup_printf ("%d", attempts);
      g_autofree char *none = percent_of (adj_seize_within (rules, needed, attempts, 0));
      g_autofree char *each = percent_of (adj_seize_within (rules, needed, attempts, 1));

      put (self->waiting, number, "numeric", 0, attempts);
      put (self->waiting, none, "numeric", 1, attempts);
      put (self->waiting, each, "numeric", 2, attempts);
    }
}

void
adj_sum_sheet_show (AdjSumSheet *self, const AdjSkirmishRules *rules, const int n[ADJ_N_TRY])
{
  g_autofree char *needed = NULL;
  g_autofree char *fights = NULL;
  g_autofree char *both = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ADJ_IS_SUM_SHEET (self));
  g_return_if_fail (rules != NULL && n != NULL);

  needed = adj_skirmish_say_needed (rules, n[ADJ_TRY_NEEDED]);
  fights = adj_fraction_to_string (adj_seize_fights (rules));
  both = adj_fraction_to_string (adj_seize_fights_and_succeeds (rules, n[ADJ_TRY_NEEDED]));
  text = adj_fill (_ ("Everybody in contact fights: {fights}; that and success: {both} (L 8)"),
                   (const AdjPlace[]){ { "fights", fights }, { "both", both }, { NULL, NULL } });
  gtk_label_set_label (self->needed, needed);
  gtk_label_set_label (self->fights, text);
  show_lines (self, rules, n);
  show_waiting (self, rules, n[ADJ_TRY_NEEDED]);
}

static void
adj_sum_sheet_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SUM_SHEET);
  G_OBJECT_CLASS (adj_sum_sheet_parent_class)->dispose (object);
}

static void
adj_sum_sheet_class_init (AdjSumSheetClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_sum_sheet_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/sum-sheet.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjSumSheet, needed);
  gtk_widget_class_bind_template_child (widget_class, AdjSumSheet, fights);
  gtk_widget_class_bind_template_child (widget_class, AdjSumSheet, lines);
  gtk_widget_class_bind_template_child (widget_class, AdjSumSheet, waiting);
}

static void
adj_sum_sheet_init (AdjSumSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
