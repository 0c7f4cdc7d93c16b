/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/case-sheet.h"

#include "staff/combat-words.h"
#include "words/line.h"
#include "words/place.h"

struct _AdjCaseSheet
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkBox *warnings;
  GtkGrid *lines;
  GtkGrid *outcomes;
  GtkLabel *margins;
  GtkWidget *reductions;
  GtkBox *columns;
  int best_column; /* for which the columns below are listed; -1 */
};

G_DEFINE_FINAL_TYPE (AdjCaseSheet, adj_case_sheet, GTK_TYPE_WIDGET)

/* ---- Rows ---- */

static GtkWidget *
new_label (const char *text, const char *style, gboolean wrap)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), wrap);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_hexpand (label, wrap);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static void
empty_grid (GtkGrid *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

static void
empty_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* ---- Warnings ---- */

static void
show_warnings (AdjCaseSheet *self, char **warnings)
{
  empty_box (self->warnings);
  gtk_widget_set_visible (GTK_WIDGET (self->warnings), warnings[0] != NULL);
  for (int i = 0; warnings[i] != NULL; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *sign = gtk_image_new_from_icon_name ("adj-warned-symbolic");

      gtk_widget_set_valign (sign, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (row), sign);
      gtk_box_append (GTK_BOX (row), new_label (warnings[i], NULL, TRUE));
      gtk_box_append (self->warnings, row);
    }
}

/* ---- The arithmetic ---- */

static const char *
line_style (const AdjLine *line)
{
  if (!line->used)
    return "dim-label";
  return line->kind == ADJ_LINE_ATTACK || line->kind == ADJ_LINE_DEFENCE ? "heading" : NULL;
}

/* Eyes that may not know a strength are shown no sum that it is part of. */
static void
show_lines (AdjCaseSheet *self, const AdjCombatCase *combat)
{
  empty_grid (self->lines);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), combat->sensible && !combat->hidden);
  if (combat->hidden)
    return;
  for (guint i = 0; i < combat->arithmetic.n_lines; i++)
    {
      const AdjLine *line = &combat->arithmetic.lines[i];
      g_autofree char *text = adj_words_line_alone (&combat->view, line);
      GtkWidget *row = new_label (line->row, "row-cited", FALSE);

      gtk_grid_attach (self->lines, new_label (text, line_style (line), TRUE), 0, (int) i, 1, 1);
      gtk_grid_attach (self->lines, row, 1, (int) i, 1, 1);
      gtk_label_set_xalign (GTK_LABEL (row), 1);
    }
}

/* ---- The die ---- */

static void
show_outcomes (AdjCaseSheet *self, const AdjCombatCase *combat)
{
  int die = combat->view.book->ruleset->combat_die;

  empty_grid (self->outcomes);
  gtk_widget_set_visible (GTK_WIDGET (self->outcomes), combat->n_outcomes > 0);
  for (guint i = 0; i < combat->n_outcomes; i++)
    {
      const AdjCombatOutcome *outcome = &combat->outcomes[i];
      g_autofree char *faces = adj_faces_to_string (outcome->faces.faces);
      g_autofree char *chance = g_strdup_printf (
          "%s %d/%d", adj_combat_results[outcome->faces.result], outcome->faces.n, die);

      gtk_grid_attach (self->outcomes, new_label (faces, "heading", FALSE), 0, (int) i, 1, 1);
      gtk_grid_attach (self->outcomes, new_label (chance, NULL, FALSE), 1, (int) i, 1, 1);
      gtk_grid_attach (self->outcomes, new_label (outcome->text, NULL, TRUE), 2, (int) i, 1, 1);
    }
}

/* ---- More and less strength ---- */

static void
show_margins (AdjCaseSheet *self, const AdjCombatCase *combat)
{
  g_auto (GStrv) lines = adj_combat_say_margins (combat);
  g_autofree char *text = g_strjoinv ("\n", lines);

  gtk_label_set_label (self->margins, text);
  gtk_widget_set_visible (GTK_WIDGET (self->margins), *text != '\0');
}

/* ---- Lower columns (BG 7.9) ---- */

static char *
say_column (const AdjCombatCase *combat, int column)
{
  const AdjRuleset *ruleset = combat->view.book->ruleset;
  g_autofree char *name = adj_words_column (&combat->view, column);
  GString *text = g_string_new (name);
  AdjFaces results[ADJ_N_RESULTS];
  guint n = adj_faces_by_result (ruleset, column, results);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s %d/%d", i > 0 ? ", " : ":  ",
                            adj_combat_results[results[i].result], results[i].n,
                            ruleset->combat_die);
  return g_string_free (text, FALSE);
}

/* The best one first: it is no reduction at all. */
static void
show_reductions (AdjCaseSheet *self, const AdjCombatCase *combat)
{
  int best = combat->declared || combat->n_outcomes == 0 ? -1 : combat->arithmetic.best_column;

  gtk_widget_set_visible (self->reductions, best > 0);
  if (best == self->best_column)
    return;
  self->best_column = best;
  empty_box (self->columns);
  for (int column = best; column >= 0; column--)
    {
      g_autofree char *text = say_column (combat, column);
      GtkWidget *tick = gtk_check_button_new_with_label (text);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (tick), "combat.reduce");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (tick), "i", column == best ? -1 : column);
      gtk_widget_add_css_class (tick, "pick");
      gtk_box_append (self->columns, tick);
    }
}

/* ---- Class ---- */

static void
adj_case_sheet_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CASE_SHEET);
  G_OBJECT_CLASS (adj_case_sheet_parent_class)->dispose (object);
}

static void
adj_case_sheet_class_init (AdjCaseSheetClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_case_sheet_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/widgets/case-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjCaseSheet, box);
  gtk_widget_class_bind_template_child (widget_class, AdjCaseSheet, warnings);
  gtk_widget_class_bind_template_child (widget_class, AdjCaseSheet, lines);
  gtk_widget_class_bind_template_child (widget_class, AdjCaseSheet, outcomes);
  gtk_widget_class_bind_template_child (widget_class, AdjCaseSheet, margins);
  gtk_widget_class_bind_template_child (widget_class, AdjCaseSheet, reductions);
  gtk_widget_class_bind_template_child (widget_class, AdjCaseSheet, columns);
}

static void
adj_case_sheet_init (AdjCaseSheet *self)
{
  self->best_column = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_case_sheet_show (AdjCaseSheet *self, const AdjCombatCase *combat, char **warnings)
{
  g_return_if_fail (ADJ_IS_CASE_SHEET (self));

  show_warnings (self, warnings);
  show_lines (self, combat);
  show_outcomes (self, combat);
  show_margins (self, combat);
  show_reductions (self, combat);
}
