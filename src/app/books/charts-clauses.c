/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-clauses.h"

#include "app/books/clause-form.h"
#include "app/files/typing.h"
#include "app/widgets/tab-stop.h"
#include "words/clause.h"

struct _AdjChartsClauses
{
  AdjChartsPage parent_instance;
  char *subject;
  GtkListBox *list;
  AdjClauseForm *form;
  GtkLabel *doubt;
  GtkWidget *raise;
  GtkWidget *remove;
  GtkLabel *complaint;

  AdjClause clause; /* the one picked */
  guint place;
  GHashTable *unkept; /* by row key: what is typed there and cannot be kept yet, a GStrv */
};

G_DEFINE_FINAL_TYPE (AdjChartsClauses, adj_charts_clauses, ADJ_TYPE_CHARTS_PAGE)

enum
{
  PROP_SUBJECT = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* ---- What is listed ---- */

static const struct
{
  const char *subject;
  AdjClause first;
  AdjClause last;
} subjects[] = {
  { "victory", ADJ_CLAUSE_AWARD, ADJ_CLAUSE_EXIT },
  { "rules", ADJ_CLAUSE_SPECIAL, ADJ_CLAUSE_COMMANDER },
};

static gboolean
is_of_subject (AdjChartsClauses *self, AdjClause clause)
{
  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    if (g_strcmp0 (self->subject, subjects[i].subject) == 0)
      return clause >= subjects[i].first && clause <= subjects[i].last;
  return FALSE;
}

/* A row is a clause and its place; of those behind the last of a list there is one, the new one. */
#define PLACES 1000

static gpointer
key_of (AdjClause clause, guint place)
{
  return GUINT_TO_POINTER (clause * PLACES + place);
}

static gpointer
key_of_row (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "key");
}

static AdjClause
clause_of_row (GtkListBoxRow *row)
{
  return (AdjClause) (GPOINTER_TO_UINT (key_of_row (row)) / PLACES);
}

static const AdjScenario *
scenario_of (AdjChartsClauses *self)
{
  return adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self));
}

static gboolean
is_new (AdjChartsClauses *self)
{
  return self->place >= adj_clause_count (scenario_of (self), self->clause);
}

/* ---- Showing ---- */

/* The rows are made by hand: they stand under headings, which a list view has from GTK 4.12 on. */
static void
insert_row (AdjChartsClauses *self, int index, gpointer key)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_add_css_class (row, "clause-row");
  g_object_set_data (G_OBJECT (row), "key", key);
  gtk_list_box_insert (self->list, row, index);
}

/* "+ Add an exit". */
static void
show_text (GtkListBoxRow *row, const char *text, gboolean adds)
{
  g_autofree char *shown = g_strconcat (adds ? "+ " : "", text, NULL);

  gtk_label_set_label (GTK_LABEL (gtk_list_box_row_get_child (row)), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The row with that key at that index of the list, where the keys rise. Rows stay as long as there
 * is what they show: one of them may have the pointer on it. */
static GtkListBoxRow *
give_row (AdjChartsClauses *self, int index, gpointer key)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, index)) != NULL &&
         GPOINTER_TO_UINT (key_of_row (row)) < GPOINTER_TO_UINT (key))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  if (row == NULL || key_of_row (row) != key)
    insert_row (self, index, key);
  return gtk_list_box_get_row_at_index (self->list, index);
}

static void
adj_charts_clauses_on_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  GtkWidget *heading;

  if (before != NULL && clause_of_row (before) == clause_of_row (row))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  heading =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label",
                    adj_words_clause_list (clause_of_row (row)), "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (heading, "clause-heading");
  gtk_list_box_row_set_header (row, heading);
}

static void
show_list (AdjChartsClauses *self)
{
  GtkListBoxRow *row;
  int index = 0;

  for (int i = 0; i < ADJ_N_CLAUSES; i++)
    {
      AdjClause clause = (AdjClause) i;
      guint n = is_of_subject (self, clause) ? adj_clause_count (scenario_of (self), clause) : 0;

      for (guint place = 0; place < n; place++)
        {
          g_autofree char *text = adj_words_clause_line (scenario_of (self), clause, place);

          show_text (give_row (self, index++, key_of (clause, place)), text, FALSE);
        }
      if (is_of_subject (self, clause))
        show_text (give_row (self, index++, key_of (clause, n)), adj_words_clause_add (clause),
                   TRUE);
    }
  while ((row = gtk_list_box_get_row_at_index (self->list, index)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static void
mark_picked (AdjChartsClauses *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (key_of_row (row) == key_of (self->clause, self->place))
      gtk_list_box_select_row (self->list, row);
}

/* The linter's word on the clause that is picked. */
static void
show_doubt (AdjChartsClauses *self)
{
  const AdjProblems *doubts =
      adj_draft_get_doubts (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)));
  g_autofree char *doubt = NULL;

  if (!is_new (self))
    doubt = adj_typing_show_doubt (
        doubts, adj_clause_marks (scenario_of (self), self->clause, self->place)->line);
  gtk_label_set_label (self->doubt, doubt != NULL ? doubt : "");
  gtk_widget_set_visible (GTK_WIDGET (self->doubt), doubt != NULL);
  gtk_widget_set_visible (self->raise, self->clause == ADJ_CLAUSE_LEVEL);
  gtk_widget_set_sensitive (self->raise, !is_new (self) && self->place > 0);
  gtk_widget_set_sensitive (
      self->remove,
      !is_new (self) || g_hash_table_contains (self->unkept, key_of (self->clause, self->place)));
}

static void
show_form (AdjChartsClauses *self)
{
  gpointer key = key_of (self->clause, self->place);
  const char *const *typed = g_hash_table_lookup (self->unkept, key);

  adj_clause_form_show (self->form, self->clause, self->place, typed);
  show_doubt (self);
}

/* A clause that cannot be kept waits for the player to come back. */
static void
put_aside (AdjChartsClauses *self)
{
  GStrv typed = adj_clause_form_get_unkept (self->form);
  gpointer key = key_of (self->clause, self->place);

  if (typed != NULL)
    g_hash_table_insert (self->unkept, key, typed);
  else
    g_hash_table_remove (self->unkept, key);
}

static void
show (AdjChartsPage *page)
{
  AdjChartsClauses *self = ADJ_CHARTS_CLAUSES (page);

  put_aside (self);
  self->place = MIN (self->place, adj_clause_count (scenario_of (self), self->clause));
  show_list (self);
  mark_picked (self);
  show_form (self);
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsClauses *self = ADJ_CHARTS_CLAUSES (page);

  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    if (g_strcmp0 (self->subject, subjects[i].subject) == 0)
      self->clause = subjects[i].first;
  self->place = 0;
  adj_clause_form_set_charts (self->form, adj_charts_page_get_battle (page));
}

/* ---- Hands ---- */

static void
adj_charts_clauses_on_row (AdjChartsClauses *self, GtkListBoxRow *row)
{
  gpointer key = row != NULL ? key_of_row (row) : NULL;

  if (row == NULL || !adj_charts_page_is_used (ADJ_CHARTS_PAGE (self)) ||
      key == key_of (self->clause, self->place))
    return;
  adj_clause_form_take (self->form);
  put_aside (self);
  self->clause = (AdjClause) (GPOINTER_TO_UINT (key) / PLACES);
  self->place = GPOINTER_TO_UINT (key) % PLACES;
  show_form (self);
  mark_picked (self);
}

/* Its row is picked; its form is the next stop of the keys. */
static void
lead_to (AdjChartsPage *page, const char *element, guint place)
{
  AdjChartsClauses *self = ADJ_CHARTS_CLAUSES (page);
  gpointer key = key_of (adj_clause_of_element (element), place);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (key_of_row (row) == key)
      {
        adj_charts_clauses_on_row (self, row);
        gtk_widget_grab_focus (GTK_WIDGET (row));
      }
}

static gboolean
is_of_clause (gpointer key, gpointer value, gpointer clause)
{
  return GPOINTER_TO_UINT (key) / PLACES == GPOINTER_TO_UINT (clause);
}

/* The places of that list are others now, so nothing can wait for them any more. */
static void
forget_unkept (AdjChartsClauses *self)
{
  g_hash_table_foreach_remove (self->unkept, is_of_clause, GUINT_TO_POINTER (self->clause));
  show_form (self);
}

static void
settle (AdjChartsClauses *self, gboolean done)
{
  if (done)
    forget_unkept (self);
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
}

/* A new one that is not complete yet goes as well. */
static void
adj_charts_clauses_on_remove (AdjChartsClauses *self)
{
  AdjDraft *draft = adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self));

  if (is_new (self))
    forget_unkept (self);
  else
    settle (self, adj_draft_remove_clause (draft, self->clause, self->place));
}

static void
adj_charts_clauses_on_raise (AdjChartsClauses *self)
{
  AdjDraft *draft = adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self));

  if (is_new (self) || self->place == 0)
    return;
  self->place--;
  settle (self, adj_draft_raise_clause (draft, self->clause, self->place + 1));
}

static void
adj_charts_clauses_on_pick (AdjChartsClauses *self, GtkEditable *field)
{
  adj_charts_page_pick (ADJ_CHARTS_PAGE (self), field, TRUE);
}

/* ---- Class ---- */

static void
adj_charts_clauses_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, ADJ_CHARTS_CLAUSES (object)->subject);
}

static void
adj_charts_clauses_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ADJ_CHARTS_CLAUSES (object)->subject = g_value_dup_string (value);
}

static void
adj_charts_clauses_finalize (GObject *object)
{
  g_free (ADJ_CHARTS_CLAUSES (object)->subject);
  g_hash_table_unref (ADJ_CHARTS_CLAUSES (object)->unkept);
  G_OBJECT_CLASS (adj_charts_clauses_parent_class)->finalize (object);
}

static void
adj_charts_clauses_class_init (AdjChartsClausesClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = adj_charts_clauses_get_property;
  object_class->set_property = adj_charts_clauses_set_property;
  object_class->finalize = adj_charts_clauses_finalize;
  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  ADJ_CHARTS_PAGE_CLASS (class)->lead_to = lead_to;
  properties[PROP_SUBJECT] =
      g_param_spec_string ("subject", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_CLAUSE_FORM);
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-clauses.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsClauses, list);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsClauses, form);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsClauses, doubt);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsClauses, raise);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsClauses, remove);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsClauses, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_clauses_on_pick);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_clauses_on_row);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_clauses_on_remove);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_clauses_on_raise);
}

static void
adj_charts_clauses_init (AdjChartsClauses *self)
{
  self->unkept =
      g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) (void (*) (void)) g_strfreev);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, adj_charts_clauses_on_header, NULL, NULL);
}
