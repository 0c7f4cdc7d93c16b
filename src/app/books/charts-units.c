/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-units.h"

#include <glib/gi18n-lib.h>

#include "app/books/figure-table.h"
#include "app/books/unit-figures.h"
#include "app/widgets/wrap-layout.h"
#include "book/unit-rows.h"
#include "words/fill.h"
#include "words/printed.h"

struct _AdjChartsUnits
{
  AdjChartsPage parent_instance;
  GtkEditable *filter;
  GtkDropDown *order; /* as the counters come, and then a column each */
  AdjUnitFigures *figures;
  AdjFigureTable *table;
  GtkWidget *report_box; /* what became of pasted rows */
  GtkLabel *report;
  GtkEditable *name;
  GtkDropDown *side;
  GtkDropDown *arm;
  GtkLabel *complaint;
};

G_DEFINE_FINAL_TYPE (AdjChartsUnits, adj_charts_units, ADJ_TYPE_CHARTS_PAGE)

static void
fill_choices (AdjChartsUnits *self, const AdjScenario *scenario)
{
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) arms = gtk_string_list_new (NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    gtk_string_list_append (sides, adj_words_printed (scenario->sides[side].name));
  for (guint i = 0; i < scenario->ruleset->n_arms; i++)
    gtk_string_list_append (arms, adj_words_printed (scenario->ruleset->arms[i].name));
  gtk_drop_down_set_model (self->side, G_LIST_MODEL (sides));
  gtk_drop_down_set_model (self->arm, G_LIST_MODEL (arms));
}

static void
fill_orders (AdjChartsUnits *self)
{
  g_autoptr (GtkStringList) orders = gtk_string_list_new (NULL);

  gtk_string_list_append (orders, _ ("As they were typed"));
  for (guint column = 0; column < ADJ_N_UNIT_FIGURES; column++)
    {
      g_autofree char *name = adj_figures_say_column (ADJ_FIGURES (self->figures), column);

      gtk_string_list_take (orders, g_strdup_printf (_ ("By: %s"), name));
    }
  gtk_drop_down_set_model (self->order, G_LIST_MODEL (orders));
}

/* The row that the keys are in, or were in last; FALSE if there is none. */
static gboolean
get_place (AdjChartsUnits *self, guint *row, guint *column)
{
  return adj_figure_table_get_place (self->table, row, column) &&
         *row < adj_figures_count_rows (ADJ_FIGURES (self->figures));
}

/* What makes each counter that counter is not given to others. */
static void
adj_charts_units_show_allowed (AdjChartsUnits *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint row;
  guint column = ADJ_UNIT_ID;
  gboolean placed = get_place (self, &row, &column);

  gtk_widget_action_set_enabled (widget, "units.remove", placed);
  gtk_widget_action_set_enabled (widget, "units.pick",
                                 placed && (column == ADJ_UNIT_HEX || column == ADJ_UNIT_ENTRIES));
  gtk_widget_action_set_enabled (widget, "units.fill",
                                 placed && column != ADJ_UNIT_ID && column != ADJ_UNIT_NAME);
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsUnits *self = ADJ_CHARTS_UNITS (page);

  self->figures = ADJ_UNIT_FIGURES (
      adj_chart_figures_new (ADJ_TYPE_UNIT_FIGURES, adj_charts_page_get_battle (page)));
  fill_choices (self, adj_charts_page_get_scenario (page));
  fill_orders (self);
  adj_figure_table_set_figures (self->table, ADJ_FIGURES (self->figures));
}

static void
adj_charts_units_on_arranged (AdjChartsUnits *self)
{
  if (!adj_charts_page_is_used (ADJ_CHARTS_PAGE (self)))
    return;
  adj_figure_table_restore (self->table);
  adj_unit_figures_arrange (self->figures, gtk_editable_get_text (self->filter),
                            (int) gtk_drop_down_get_selected (self->order) - 1);
  adj_charts_units_show_allowed (self);
}

/* FALSE: the filter keeps it away. */
static gboolean
focus_unit (AdjChartsUnits *self, guint unit)
{
  for (guint row = 0; row < adj_figures_count_rows (ADJ_FIGURES (self->figures)); row++)
    if (adj_unit_figures_get_unit (self->figures, row) == unit)
      {
        adj_figure_table_focus (self->table, row, ADJ_UNIT_STRENGTH);
        return TRUE;
      }
  return FALSE;
}

static void
lead_to (AdjChartsPage *page, const char *element, guint place)
{
  AdjChartsUnits *self = ADJ_CHARTS_UNITS (page);

  if (focus_unit (self, place))
    return;
  gtk_editable_set_text (self->filter, "");
  adj_charts_units_on_arranged (self);
  focus_unit (self, place);
}

static void
settle (AdjChartsUnits *self, gboolean done)
{
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
}

/* Side and arm stay for the next one: counters lie in heaps of a kind. */
static void
adj_charts_units_on_add (AdjChartsUnits *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  gboolean done = adj_draft_add_unit (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)), name,
                                      (int) gtk_drop_down_get_selected (self->side),
                                      (int) gtk_drop_down_get_selected (self->arm));

  settle (self, done);
  if (done)
    gtk_editable_set_text (self->name, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

/* ---- Rows ---- */

static void
adj_charts_units_act_remove (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsUnits *self = ADJ_CHARTS_UNITS (widget);
  guint row, column;

  if (get_place (self, &row, &column))
    settle (self, adj_draft_remove_unit (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)),
                                         (int) adj_unit_figures_get_unit (self->figures, row)));
}

static void
complain (AdjChartsUnits *self, const char *reason)
{
  gtk_label_set_label (self->complaint, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), reason != NULL);
}

static void
adj_charts_units_act_fill (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsUnits *self = ADJ_CHARTS_UNITS (widget);
  g_autofree char *text = NULL;
  g_autofree char *refusal = NULL;
  guint row, column;

  if (!get_place (self, &row, &column))
    return;
  text = g_strdup (gtk_editable_get_text (adj_figure_table_get_cell (self->table, row, column)));
  adj_unit_figures_fill (self->figures, column, text, &refusal);
  complain (self, refusal);
}

static void
adj_charts_units_act_pick (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsUnits *self = ADJ_CHARTS_UNITS (widget);
  guint row, column;

  if (get_place (self, &row, &column))
    adj_charts_page_pick (ADJ_CHARTS_PAGE (self),
                          adj_figure_table_get_cell (self->table, row, column),
                          column == ADJ_UNIT_ENTRIES);
}

static void
adj_charts_units_act_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *rows = adj_unit_rows (adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (widget)));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), rows);
}

/* "4 rows taken", and then each of the others with its reason. */
static char *
say_pasted (guint n_taken, const GArray *refused)
{
  g_autofree char *taken =
      g_strdup_printf (ngettext ("%u row taken", "%u rows taken", n_taken), n_taken);
  GString *text = g_string_new (taken);

  for (guint i = 0; i < refused->len; i++)
    {
      const AdjRefusedRow *row = &g_array_index (refused, AdjRefusedRow, i);
      g_autofree char *number = g_strdup_printf ("%u", row->row);
      g_autofree char *line = adj_fill (
          _ ("Row {n}: {reason}"),
          (const AdjPlace[]){ { "n", number }, { "reason", row->reason }, { NULL, NULL } });

      g_string_append_printf (text, "\n%s", line);
    }
  return g_string_free (text, FALSE);
}

static void
paste (AdjChartsUnits *self, const char *text)
{
  g_autoptr (GArray) refused = NULL;
  g_autofree char *report = NULL;
  guint n_taken;

  refused =
      adj_draft_paste_units (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)), text, &n_taken);
  report = say_pasted (n_taken, refused);
  gtk_label_set_label (self->report, report);
  gtk_widget_set_visible (self->report_box, TRUE);
  if (n_taken > 0)
    adj_own_battle_save (adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self)));
}

static void
adj_charts_units_on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdjChartsUnits) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (adj_charts_page_get_battle (ADJ_CHARTS_PAGE (self)) == NULL) /* the window was closed */
    return;
  if (text != NULL)
    paste (self, text);
  else
    complain (self, _ ("Nothing that could be pasted was copied"));
}

static void
adj_charts_units_act_paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, adj_charts_units_on_read,
                                 g_object_ref (widget));
}

/* ---- Class ---- */

static void
adj_charts_units_dispose (GObject *object)
{
  G_OBJECT_CLASS (adj_charts_units_parent_class)->dispose (object);
  g_clear_object (&ADJ_CHARTS_UNITS (object)->figures);
}

static void
adj_charts_units_class_init (AdjChartsUnitsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_units_dispose;
  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->lead_to = lead_to;
  g_type_ensure (ADJ_TYPE_FIGURE_TABLE);
  g_type_ensure (ADJ_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-units.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, filter);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, order);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, table);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, report_box);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, report);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, name);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, side);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, arm);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_units_on_add);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_units_on_arranged);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_units_show_allowed);
  gtk_widget_class_install_action (widget_class, "units.fill", NULL, adj_charts_units_act_fill);
  gtk_widget_class_install_action (widget_class, "units.pick", NULL, adj_charts_units_act_pick);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F4, 0, "units.pick", NULL);
  gtk_widget_class_install_action (widget_class, "units.remove", NULL, adj_charts_units_act_remove);
  gtk_widget_class_install_action (widget_class, "units.copy", NULL, adj_charts_units_act_copy);
  gtk_widget_class_install_action (widget_class, "units.paste", NULL, adj_charts_units_act_paste);
}

static void
adj_charts_units_init (AdjChartsUnits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "units.remove", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "units.pick", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "units.fill", FALSE);
}
