/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/subjects.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/tab-stop.h"
#include "words/fill.h"

#define NAME "adj-name" /* of a figure or a group; empty: everybody */
#define FIGURE "adj-figure"

struct _AdjSubjectsList
{
  GtkWidget parent_instance;
  GtkLabel *heading;
  GtkWidget *scroller;
  AdjTabStop *ticks;
  const AdjSkirmishState *state;
};

G_DEFINE_FINAL_TYPE (AdjSubjectsList, adj_subjects_list, GTK_TYPE_WIDGET)

static gboolean
is_ticked (AdjSubjectsList *self, const char *name)
{
  for (GtkWidget *tick = gtk_widget_get_first_child (GTK_WIDGET (self->ticks)); tick != NULL;
       tick = gtk_widget_get_next_sibling (tick))
    if (g_str_equal (g_object_get_data (G_OBJECT (tick), NAME), name))
      return gtk_check_button_get_active (GTK_CHECK_BUTTON (tick));
  return FALSE;
}

static void
add_tick (AdjSubjectsList *self, GPtrArray *ticks, const char *name, const char *label, int figure)
{
  GtkWidget *tick = gtk_check_button_new_with_label (label);

  gtk_widget_add_css_class (tick, "pick");
  g_object_set_data_full (G_OBJECT (tick), NAME, g_strdup (name), g_free);
  g_object_set_data (G_OBJECT (tick), FIGURE, GINT_TO_POINTER (figure));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), is_ticked (self, name));
  g_ptr_array_add (ticks, tick);
}

/* The first of a group stands for it. */
static void
add_group (AdjSubjectsList *self, GPtrArray *ticks, int first)
{
  const AdjMiniature *all = self->state->miniatures;
  g_autofree char *label = NULL;
  g_autofree char *count = NULL;
  int n = 0;

  for (int i = 0; i < self->state->n_miniatures; i++)
    if (!all[i].out && all[i].group == all[first].group && all[i].side == all[first].side)
      {
        if (i < first)
          return;
        n++;
      }
  count = g_strdup_printf ("%d", n);
  /* Translators: a group of figures on the table, and how many there are */
  label = adj_fill (
      _ ("{group} ×{n}"),
      (const AdjPlace[]){ { "group", all[first].group }, { "n", count }, { NULL, NULL } });
  add_tick (self, ticks, all[first].group, label, ADJ_NO_INDEX);
}

/* The rows are made by hand: they are new with each figure that comes or goes. */
void
adj_subjects_list_show (
    AdjSubjectsList *self, const AdjSkirmishState *state, int side, gboolean all, const char *label)
{
  g_autoptr (GPtrArray) ticks = g_ptr_array_new ();
  GtkWidget *old;

  g_return_if_fail (ADJ_IS_SUBJECTS_LIST (self));
  g_return_if_fail (state != NULL && label != NULL);

  self->state = state;
  gtk_label_set_label (self->heading, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  if (all)
    add_tick (self, ticks, "", _ ("Everybody"), ADJ_NO_INDEX);
  for (int i = 0; i < state->n_miniatures; i++)
    if (state->miniatures[i].side == side && !state->miniatures[i].out &&
        state->miniatures[i].group != NULL)
      add_group (self, ticks, i);
  for (int i = 0; i < state->n_miniatures; i++)
    if (state->miniatures[i].side == side && !state->miniatures[i].out)
      add_tick (self, ticks, state->miniatures[i].id, state->miniatures[i].name, i);
  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->ticks))) != NULL)
    gtk_box_remove (GTK_BOX (self->ticks), old);
  for (guint i = 0; i < ticks->len; i++)
    gtk_box_append (GTK_BOX (self->ticks), ticks->pdata[i]);
}

static gboolean
is_held (const AdjSkirmishState *state, const AdjSubjects *subjects, int figure)
{
  for (guint i = 0; i < subjects->n; i++)
    if (figure != ADJ_NO_INDEX && subjects->list[i].group != NULL &&
        subjects->list[i].group == state->miniatures[figure].group)
      return TRUE;
  return FALSE;
}

/* The group's name as the skirmish has it. */
static const char *
group_of (const AdjSkirmishState *state, const char *name)
{
  for (int i = 0; i < state->n_miniatures; i++)
    if (g_strcmp0 (state->miniatures[i].group, name) == 0)
      return state->miniatures[i].group;
  return NULL;
}

void
adj_subjects_list_get (AdjSubjectsList *self, AdjSubjects *subjects)
{
  g_return_if_fail (ADJ_IS_SUBJECTS_LIST (self));
  g_return_if_fail (subjects != NULL);

  subjects->n = 0;
  for (GtkWidget *tick = gtk_widget_get_first_child (GTK_WIDGET (self->ticks)); tick != NULL;
       tick = gtk_widget_get_next_sibling (tick))
    {
      const char *name = g_object_get_data (G_OBJECT (tick), NAME);
      int figure = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (tick), FIGURE));
      AdjNamed named = { .miniature = figure };

      if (!gtk_check_button_get_active (GTK_CHECK_BUTTON (tick)) ||
          subjects->n == G_N_ELEMENTS (subjects->list) || is_held (self->state, subjects, figure))
        continue;
      if (figure == ADJ_NO_INDEX && *name != '\0')
        named.group = group_of (self->state, name);
      subjects->list[subjects->n++] = named;
      if (*name == '\0')
        return;
    }
}

void
adj_subjects_list_tick (AdjSubjectsList *self, const char *ids)
{
  g_return_if_fail (ADJ_IS_SUBJECTS_LIST (self));

  for (GtkWidget *tick = gtk_widget_get_first_child (GTK_WIDGET (self->ticks)); tick != NULL;
       tick = gtk_widget_get_next_sibling (tick))
    {
      int figure = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (tick), FIGURE));

      gtk_check_button_set_active (GTK_CHECK_BUTTON (tick),
                                   figure != ADJ_NO_INDEX &&
                                       adj_skirmish_lists (self->state, ids, figure));
    }
}

static void
adj_subjects_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SUBJECTS_LIST);
  G_OBJECT_CLASS (adj_subjects_list_parent_class)->dispose (object);
}

static void
adj_subjects_list_class_init (AdjSubjectsListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_subjects_list_dispose;
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/subjects.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjSubjectsList, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjSubjectsList, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdjSubjectsList, ticks);
}

static void
adj_subjects_list_init (AdjSubjectsList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
