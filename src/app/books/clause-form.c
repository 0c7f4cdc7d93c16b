/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/clause-form.h"

#include <glib/gi18n-lib.h>

#include "app/books/form-field.h"
#include "words/clause.h"
#include "words/fill.h"

struct _AdjClauseForm
{
  GtkWidget parent_instance;
  AdjOwnBattle *battle;
  GtkLabel *heading;
  GtkBox *box;
  GtkLabel *state;

  AdjClause clause; /* ADJ_N_CLAUSES: none yet */
  guint place;
  guint n_fields;
  AdjFormField *fields[ADJ_MAX_CLAUSE_FIELDS]; /* the box's */
  gboolean unkept;                             /* what is typed was refused */
};

G_DEFINE_FINAL_TYPE (AdjClauseForm, adj_clause_form, GTK_TYPE_WIDGET)

enum
{
  PICK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static AdjDraft *
draft_of (AdjClauseForm *self)
{
  return adj_own_battle_get_draft (self->battle);
}

static const AdjScenario *
scenario_of (AdjClauseForm *self)
{
  return adj_draft_get_scenario (draft_of (self));
}

static gboolean
is_new (AdjClauseForm *self)
{
  return self->place >= adj_clause_count (scenario_of (self), self->clause);
}

/* The texts of the fields, in their order. */
static GStrv
get_typed (AdjClauseForm *self)
{
  GStrv typed = g_new0 (char *, self->n_fields + 1);

  for (guint i = 0; i < self->n_fields; i++)
    typed[i] = adj_form_field_get (self->fields[i]);
  return typed;
}

/* Of a new clause nothing stands; where one has to be chosen, the first is. */
static GStrv
get_kept (AdjClauseForm *self)
{
  const AdjClauseField *fields;
  GStrv kept = g_new0 (char *, self->n_fields + 1);
  guint n;

  fields = adj_clause_fields (self->clause, &n);
  for (guint i = 0; i < self->n_fields; i++)
    {
      g_auto (GStrv) ids = NULL;
      g_auto (GStrv) names = NULL;

      if (!is_new (self))
        kept[i] = adj_clause_get (scenario_of (self), self->clause, self->place, i);
      else if (adj_words_clause_choices (scenario_of (self), &fields[i], &ids, &names))
        kept[i] = g_strdup (ids[0]);
      else
        kept[i] = g_strdup ("");
    }
  return kept;
}

/* ---- Showing ---- */

static void
show_asked (AdjClauseForm *self, const char *const *values)
{
  for (guint i = 0; i < self->n_fields; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->fields[i]),
                            adj_clause_asks (self->clause, values, i));
}

static void
fill (AdjClauseForm *self, const char *const *values)
{
  for (guint i = 0; i < self->n_fields; i++)
    {
      adj_form_field_set (self->fields[i], values[i]);
      adj_form_field_complain (self->fields[i], NULL);
    }
  show_asked (self, values);
}

static void
show_state (AdjClauseForm *self, const char *text)
{
  gtk_label_set_label (self->state, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->state), text != NULL);
}

/* ---- Taking what is typed ---- */

/* "Points, In words"; NULL if nothing is missing. */
static char *
list_missing (AdjClauseForm *self, const char *const *typed)
{
  g_autoptr (GString) missing = g_string_new (NULL);
  guint n;
  const AdjClauseField *fields = adj_clause_fields (self->clause, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = g_strstrip (g_strdup (typed[i]));

      if (*text == '\0' && adj_clause_needs (self->clause, typed, i))
        g_string_append_printf (missing, "%s%s", missing->len > 0 ? ", " : "",
                                adj_words_clause_field (&fields[i]));
    }
  return missing->len > 0 ? g_string_free (g_steal_pointer (&missing), FALSE) : NULL;
}

/* Says that it is not kept: for what is missing, or else for that reason. */
static void
show_unkept (AdjClauseForm *self, const char *const *typed, const char *reason)
{
  g_autofree char *missing = list_missing (self, typed);
  g_autofree char *state = NULL;

  if (missing != NULL)
    state = adj_fill (_ ("Not kept yet; still missing: {fields}"),
                      (const AdjPlace[]){ { "fields", missing }, { NULL, NULL } });
  show_state (self, state != NULL ? state : reason);
  self->unkept = TRUE;
}

/* A field that is still empty needs no reproach; the line below names it. */
static void
show_refusal (AdjClauseForm *self, const char *const *typed, guint field)
{
  const char *refusal = adj_draft_get_refusal (draft_of (self));
  gboolean of_a_field = field < self->n_fields && *typed[field] != '\0';

  show_unkept (self, typed, of_a_field ? _ ("Not kept yet") : refusal);
  if (of_a_field)
    adj_form_field_complain (self->fields[field], refusal);
}

/* The clause as the charts have it now. */
static void
show_kept (AdjClauseForm *self)
{
  g_auto (GStrv) kept = get_kept (self);

  fill (self, (const char *const *) kept);
  show_state (self, NULL);
  self->unkept = FALSE;
}

static gboolean
is_kept (AdjClauseForm *self, const char *const *typed)
{
  g_auto (GStrv) kept = get_kept (self);

  return g_strv_equal (typed, (const char *const *) kept);
}

void
adj_clause_form_take (AdjClauseForm *self)
{
  g_auto (GStrv) typed = NULL;
  const char *const *values;
  guint field;

  g_return_if_fail (ADJ_IS_CLAUSE_FORM (self));

  if (self->clause == ADJ_N_CLAUSES)
    return;
  typed = get_typed (self);
  values = (const char *const *) typed;
  if (is_kept (self, values))
    {
      show_kept (self);
      return;
    }
  fill (self, values);
  if (!adj_draft_put_clause (draft_of (self), self->clause, self->place, values, &field))
    {
      show_refusal (self, values, field);
      return;
    }
  show_kept (self);
  adj_own_battle_save (self->battle);
}

GStrv
adj_clause_form_get_unkept (AdjClauseForm *self)
{
  g_return_val_if_fail (ADJ_IS_CLAUSE_FORM (self), NULL);

  return self->unkept ? get_typed (self) : NULL;
}

/* ---- Another clause ---- */

static void
adj_clause_form_on_pick (AdjClauseForm *self, AdjFormField *field)
{
  g_signal_emit (self, signals[PICK], 0, adj_form_field_get_control (field));
}

static AdjFormField *
new_field (AdjClauseForm *self, const AdjClauseField *field)
{
  const char *name = adj_words_clause_field (field);
  g_auto (GStrv) ids = NULL;
  g_auto (GStrv) names = NULL;
  GtkWidget *made;

  if (adj_words_clause_choices (scenario_of (self), field, &ids, &names))
    made = adj_form_field_new_choice (name, (const char *const *) ids, (const char *const *) names);
  else if (field->type == ADJ_ASKS_PROSE)
    made = adj_form_field_new_prose (name);
  else if (field->type == ADJ_ASKS_HEXES)
    made = adj_form_field_new_hexes (name, adj_words_clause_hint (field));
  else
    made = adj_form_field_new_line (name, adj_words_clause_hint (field),
                                    field->type == ADJ_ASKS_TEXT ? field->most : 0);
  g_signal_connect_swapped (made, "typed", G_CALLBACK (adj_clause_form_take), self);
  g_signal_connect_swapped (made, "pick", G_CALLBACK (adj_clause_form_on_pick), self);
  return ADJ_FORM_FIELD (made);
}

static void
build (AdjClauseForm *self, AdjClause clause)
{
  const AdjClauseField *fields;
  GtkWidget *child;

  /* who loses the focus now has nothing more to say */
  self->clause = ADJ_N_CLAUSES;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  fields = adj_clause_fields (clause, &self->n_fields);
  for (guint i = 0; i < self->n_fields; i++)
    {
      self->fields[i] = new_field (self, &fields[i]);
      gtk_box_append (self->box, GTK_WIDGET (self->fields[i]));
    }
  gtk_label_set_label (self->heading, adj_words_clause_list (clause));
  self->clause = clause;
}

void
adj_clause_form_show (AdjClauseForm *self, AdjClause clause, guint place, const char *const *typed)
{
  g_return_if_fail (ADJ_IS_CLAUSE_FORM (self));
  g_return_if_fail (clause < ADJ_N_CLAUSES);

  if (self->clause != clause)
    build (self, clause);
  self->place = place;
  show_kept (self);
  if (typed == NULL)
    return;
  fill (self, typed);
  show_unkept (self, typed, _ ("Not kept yet"));
}

/* ---- Class ---- */

static void
adj_clause_form_dispose (GObject *object)
{
  ADJ_CLAUSE_FORM (object)->clause = ADJ_N_CLAUSES;
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CLAUSE_FORM);
  g_clear_object (&ADJ_CLAUSE_FORM (object)->battle);
  G_OBJECT_CLASS (adj_clause_form_parent_class)->dispose (object);
}

static void
adj_clause_form_class_init (AdjClauseFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_clause_form_dispose;
  signals[PICK] = g_signal_new ("pick", ADJ_TYPE_CLAUSE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, GTK_TYPE_EDITABLE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/clause-form.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjClauseForm, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjClauseForm, box);
  gtk_widget_class_bind_template_child (widget_class, AdjClauseForm, state);
}

static void
adj_clause_form_init (AdjClauseForm *self)
{
  self->clause = ADJ_N_CLAUSES;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_clause_form_set_charts (AdjClauseForm *self, AdjOwnBattle *battle)
{
  g_return_if_fail (ADJ_IS_CLAUSE_FORM (self));
  g_return_if_fail (ADJ_IS_OWN_BATTLE (battle));

  g_set_object (&self->battle, battle);
}
