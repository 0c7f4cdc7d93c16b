/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/figures-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/plain.h"
#include "skirmish/sentence.h"
#include "words/fill.h"

#define FIGURE "adj-figure"

struct _AdjFiguresList
{
  GtkWidget parent_instance;
  GtkEditable *filter;
  GtkListBox *rows;
  AdjFray *fray;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (AdjFiguresList, adj_figures_list, GTK_TYPE_WIDGET)

static const AdjMiniature *
figure_of (AdjFiguresList *self, gpointer row)
{
  return &adj_fray_get_state (self->fray)
              ->miniatures[GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), FIGURE))];
}

/* ---- Rows ---- */

static GtkWidget *
new_label (const char *text, const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "hexpand", TRUE,
                                   "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

/* "in contact", "off the table": a word, for a mark alone is not read by everybody. */
static const char *
mark_of (const AdjSkirmishState *state, int figure)
{
  if (state->miniatures[figure].out)
    return _ ("off the table");
  return adj_skirmish_in_contact (state, figure) ? _ ("in contact") : NULL;
}

static GtkWidget *
new_mark (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "figure-mark");
  return label;
}

static GtkWidget *
new_row (AdjFiguresList *self, int figure)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  const AdjSkirmishRules *rules = adj_fray_get_rules (self->fray);
  const AdjMiniature *all = state->miniatures;
  g_autofree char *what = adj_skirmish_say_kind (rules, all[figure].quality, all[figure].leader,
                                                 all[figure].missile, NULL);
  g_autofree char *whole = adj_skirmish_say_figure (state, rules, figure);
  const char *mark = mark_of (state, figure);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (words), new_label (all[figure].name, "heading"));
  gtk_box_append (GTK_BOX (words), new_label (what, "dim-label"));
  gtk_box_append (GTK_BOX (line), words);
  if (mark != NULL)
    gtk_box_append (GTK_BOX (line), new_mark (mark));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  if (all[figure].out)
    gtk_widget_add_css_class (row, "out");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  g_object_set_data (G_OBJECT (row), FIGURE, GINT_TO_POINTER (figure));
  return row;
}

static int
compare_groups (const char *a, const char *b)
{
  return a == NULL || b == NULL ? (a != NULL) - (b != NULL) : strcmp (a, b);
}

/* By side, then who is in no group, then by group. */
static int
compare_rows (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  const AdjMiniature *one = figure_of (data, a);
  const AdjMiniature *other = figure_of (data, b);
  int groups = compare_groups (one->group, other->group);

  if (one->side != other->side)
    return one->side - other->side;
  return groups != 0 ? groups : one < other ? -1 : one > other;
}

/* A heading for each side and group. */
static void
head_row (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  AdjFiguresList *self = data;
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  const AdjMiniature *one = figure_of (self, row);
  const AdjMiniature *last = before != NULL ? figure_of (self, before) : NULL;
  g_autofree char *text = NULL;

  if (last != NULL && last->side == one->side && last->group == one->group)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  text = one->group == NULL ? g_strdup (state->sides[one->side])
                            : g_strdup_printf ("%s · %s", state->sides[one->side], one->group);
  gtk_list_box_row_set_header (row, new_label (text, "row-heading"));
}

static gboolean
passes (GtkListBoxRow *row, gpointer data)
{
  AdjFiguresList *self = data;
  const AdjMiniature *figure = figure_of (self, row);
  g_autofree char *wanted = adj_plain (gtk_editable_get_text (self->filter));
  g_autofree char *all =
      g_strjoin (" ", figure->name, adj_fray_get_state (self->fray)->sides[figure->side],
                 figure->group != NULL ? figure->group : "", NULL);
  g_autofree char *plain = adj_plain (all);

  return strstr (plain, wanted) != NULL;
}

static void
adj_figures_list_on_filter (AdjFiguresList *self)
{
  gtk_list_box_invalidate_filter (self->rows);
}

static void
adj_figures_list_on_picked (AdjFiguresList *self)
{
  int pick = adj_fray_get_pick (self->fray);

  self->filling = TRUE;
  gtk_list_box_unselect_all (self->rows);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (GTK_IS_LIST_BOX_ROW (row) &&
        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), FIGURE)) == pick)
      gtk_list_box_select_row (self->rows, GTK_LIST_BOX_ROW (row));
  self->filling = FALSE;
}

/* The rows are made by hand: three hundred at most, and each wants its own name for a screen
 * reader, which a list view gives from GTK 4.12 on. */
static void
adj_figures_list_show (AdjFiguresList *self)
{
  GtkListBoxRow *row;

  self->filling = TRUE;
  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  for (int i = 0; i < adj_fray_get_state (self->fray)->n_miniatures; i++)
    gtk_list_box_append (self->rows, new_row (self, i));
  self->filling = FALSE;
  adj_figures_list_on_picked (self);
}

static void
adj_figures_list_on_row (AdjFiguresList *self, GtkListBoxRow *row)
{
  if (!self->filling && row != NULL)
    adj_fray_pick (self->fray, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), FIGURE)));
}

/* Who is picked goes off the table, or comes back. */
static void
adj_figures_list_act_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjFiguresList *self = ADJ_FIGURES_LIST (widget);
  int pick = adj_fray_get_pick (self->fray);
  AdjSaid said;

  if (pick == ADJ_NO_INDEX)
    return;
  said = adj_said_begin (adj_fray_get_state (self->fray)->miniatures[pick].out ? ADJ_SAY_BACK
                                                                               : ADJ_SAY_OUT);
  said.who.n = 1;
  said.who.list[0].miniature = pick;
  adj_fray_give (self->fray, &said);
}

/* ---- Class ---- */

static void
adj_figures_list_dispose (GObject *object)
{
  AdjFiguresList *self = ADJ_FIGURES_LIST (object);

  if (self->rows != NULL)
    {
      gtk_list_box_set_header_func (self->rows, NULL, NULL, NULL);
      gtk_list_box_set_filter_func (self->rows, NULL, NULL, NULL);
      gtk_list_box_set_sort_func (self->rows, NULL, NULL, NULL);
    }
  g_clear_object (&self->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FIGURES_LIST);
  G_OBJECT_CLASS (adj_figures_list_parent_class)->dispose (object);
}

static void
adj_figures_list_class_init (AdjFiguresListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_figures_list_dispose;
  gtk_widget_class_install_action (widget_class, "figures.out", NULL, adj_figures_list_act_out);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/figures-list.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFiguresList, filter);
  gtk_widget_class_bind_template_child (widget_class, AdjFiguresList, rows);
  gtk_widget_class_bind_template_callback (widget_class, adj_figures_list_on_filter);
  gtk_widget_class_bind_template_callback (widget_class, adj_figures_list_on_row);
}

static void
adj_figures_list_init (AdjFiguresList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_figures_list_set_fray (AdjFiguresList *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_FIGURES_LIST (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  gtk_list_box_set_sort_func (self->rows, compare_rows, self, NULL);
  gtk_list_box_set_header_func (self->rows, head_row, self, NULL);
  gtk_list_box_set_filter_func (self->rows, passes, self, NULL);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_figures_list_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fray, "picked", G_CALLBACK (adj_figures_list_on_picked), self,
                           G_CONNECT_SWAPPED);
  adj_figures_list_show (self);
}
