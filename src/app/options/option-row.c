/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/option-row.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "words/fill.h"
#include "words/option.h"
#include "words/printed.h"

#define INDENT 24 /* pixels, under the option it depends on */

struct _AdjOptionRow
{
  GtkWidget parent_instance;
  AdjRuleset *ruleset;
  int index;
  gboolean showing; /* the program sets the control itself */
  GtkWidget *content;
  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *needs;
  GtkLabel *bonds;
  GtkWidget *rulings;
  GtkLabel *rows;
  GtkBox *control;
  GtkWidget *setter; /* a switch, a drop-down or a spin button, by the option's kind */
};

G_DEFINE_FINAL_TYPE (AdjOptionRow, adj_option_row, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const AdjOption *
option_of (AdjOptionRow *self)
{
  return &self->ruleset->options[self->index];
}

/* ---- Its words ---- */

/* "Command control (off)" */
static char *
title_of (const AdjRuleset *ruleset, const char *id, const gint16 *options)
{
  int index = adj_ruleset_option (ruleset, id);
  const AdjOption *option = index >= 0 ? &ruleset->options[index] : NULL;
  const char *title = option != NULL ? adj_words_printed (option->title) : id;
  gboolean on = option != NULL && option->key != ADJ_OPTION_NONE && options[option->key] != 0;

  return adj_fill (on ? _ ("{option} (on)") : _ ("{option} (off)"),
                   (const AdjPlace[]){ { "option", title }, { NULL, NULL } });
}

/* Empty where there are none. */
static char *
say_bond (AdjOptionRow *self, const char *sentence, const char **ids, const gint16 *options)
{
  g_autoptr (GString) titles = g_string_new (NULL);

  if (ids[0] == NULL)
    return g_strdup ("");
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *title = title_of (self->ruleset, ids[i], options);

      g_string_append_printf (titles, "%s%s", i > 0 ? ", " : "", title);
    }
  return adj_fill (sentence, (const AdjPlace[]){ { "options", titles->str }, { NULL, NULL } });
}

/* The options that make up for it, with whether they are played (Y 0), those whose rules it brings
 * along, and when it begins. */
static char *
say_bonds (AdjOptionRow *self, const gint16 *options, gboolean waits)
{
  g_autofree char *offsets =
      say_bond (self, _ ("Offset by: {options}"), option_of (self)->offsets, options);
  g_autofree char *brings =
      say_bond (self, _ ("Brings along: {options}"), option_of (self)->brings, options);
  const char *bonds[4] = { NULL };
  guint n = 0;

  if (*offsets != '\0')
    bonds[n++] = offsets;
  if (*brings != '\0')
    bonds[n++] = brings;
  if (waits)
    bonds[n++] = _ ("Begins with the next Game-Turn");
  return g_strjoinv (". ", (char **) bonds);
}

static gboolean
is_off (AdjOptionRow *self, const char *id, const gint16 *options)
{
  int index = adj_ruleset_option (self->ruleset, id);
  AdjOptionKey key = index >= 0 ? self->ruleset->options[index].key : ADJ_OPTION_NONE;

  return key == ADJ_OPTION_NONE || options[key] == 0;
}

/* Is one of those that it needs off? */
static gboolean
lacks_need (AdjOptionRow *self, const gint16 *options)
{
  const char **needs = option_of (self)->needs;

  for (guint i = 0; needs[i] != NULL; i++)
    if (is_off (self, needs[i], options))
      return TRUE;
  return FALSE;
}

/* The ledger's rows about it, and what was decided where the sources are silent. */
static char *
say_rows (AdjOptionRow *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->ruleset->n_rows; i++)
    {
      const AdjRow *row = &self->ruleset->rows[i];

      if (g_strcmp0 (row->option, option_of (self)->id) != 0 &&
          g_strcmp0 (row->switch_id, option_of (self)->id) != 0)
        continue;
      g_string_append_printf (text, "%s%s  %s", text->len > 0 ? "\n" : "", row->id,
                              adj_words_printed (row->text));
      if (row->ruling != NULL)
        g_string_append_printf (text, "\n    %s %s", _ ("Ruling:"),
                                adj_words_printed (row->ruling));
    }
  return g_string_free (text, FALSE);
}

/* ---- Its control ---- */

static void
choose (AdjOptionRow *self, int value)
{
  if (!self->showing)
    g_signal_emit (self, signals[CHOSEN], 0, value);
}

static gboolean
adj_option_row_on_switch (AdjOptionRow *self, gboolean state)
{
  choose (self, state);
  return FALSE;
}

static void
adj_option_row_on_word (AdjOptionRow *self)
{
  choose (self, (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->setter)));
}

static void
adj_option_row_on_number (AdjOptionRow *self)
{
  choose (self, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->setter)));
}

static GtkWidget *
new_drop_down (const char **words)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    gtk_string_list_append (list, adj_words_option_word (words[i]));
  return gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&list)), NULL);
}

static GtkWidget *
new_setter (AdjOptionRow *self)
{
  const AdjOption *option = option_of (self);
  GtkWidget *setter;

  if (option->words != NULL)
    {
      setter = new_drop_down (option->words);
      g_signal_connect_swapped (setter, "notify::selected", G_CALLBACK (adj_option_row_on_word),
                                self);
    }
  else if (option->kind == ADJ_PLAYED_AS_FIGURE)
    {
      setter = gtk_spin_button_new_with_range (option->least, option->most, 1);
      g_signal_connect_swapped (setter, "value-changed", G_CALLBACK (adj_option_row_on_number),
                                self);
    }
  else
    {
      setter = gtk_switch_new ();
      g_signal_connect_swapped (setter, "state-set", G_CALLBACK (adj_option_row_on_switch), self);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (setter), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adj_words_printed (option->title), -1);
  return setter;
}

static void
set_value (AdjOptionRow *self, int value)
{
  self->showing = TRUE;
  if (GTK_IS_SWITCH (self->setter))
    gtk_switch_set_active (GTK_SWITCH (self->setter), value != 0);
  else if (GTK_IS_DROP_DOWN (self->setter))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->setter), (guint) value);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->setter), value);
  self->showing = FALSE;
}

/* ---- Class ---- */

static void
adj_option_row_dispose (GObject *object)
{
  AdjOptionRow *self = ADJ_OPTION_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_OPTION_ROW);
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  G_OBJECT_CLASS (adj_option_row_parent_class)->dispose (object);
}

static gboolean
adj_option_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ADJ_OPTION_ROW (widget)->setter);
}

static void
adj_option_row_class_init (AdjOptionRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_option_row_dispose;
  widget_class->grab_focus = adj_option_row_grab_focus;
  widget_class->focus = adj_focus_among_children;
  signals[CHOSEN] = g_signal_new ("chosen", ADJ_TYPE_OPTION_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/option-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, content);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, text);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, needs);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, bonds);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, rulings);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, rows);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionRow, control);
}

static void
adj_option_row_init (AdjOptionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adj_option_row_new (const AdjRuleset *ruleset, int index, int depth)
{
  AdjOptionRow *self = g_object_new (ADJ_TYPE_OPTION_ROW, NULL);
  g_autofree char *rows = NULL;

  self->ruleset = adj_ruleset_ref ((AdjRuleset *) ruleset);
  self->index = index;
  rows = say_rows (self);
  gtk_label_set_label (self->title, adj_words_printed (option_of (self)->title));
  gtk_label_set_label (self->text, adj_words_printed (option_of (self)->text));
  gtk_label_set_label (self->rows, rows);
  gtk_widget_set_visible (self->rulings, *rows != '\0');
  self->setter = new_setter (self);
  gtk_box_append (self->control, self->setter);
  gtk_widget_set_margin_start (self->content, depth * INDENT);
  return GTK_WIDGET (self);
}

int
adj_option_row_get_index (AdjOptionRow *self)
{
  g_return_val_if_fail (ADJ_IS_OPTION_ROW (self), -1);

  return self->index;
}

static void
say (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
set_class (gpointer widget, const char *class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

/* A part of a rule that is off cannot be set: it would come to nothing. What merely needs another
 * can, as it is played without (Y 11.6). */
void
adj_option_row_show (AdjOptionRow *self, const gint16 *options, const gint16 *coming)
{
  g_autofree char *needs = NULL;
  g_autofree char *bonds = NULL;
  gboolean lacks, idle;
  AdjOptionKey key;

  g_return_if_fail (ADJ_IS_OPTION_ROW (self));

  key = option_of (self)->key;
  set_value (self, coming[key]);
  lacks = lacks_need (self, coming);
  idle = option_of (self)->part_of != NULL && is_off (self, option_of (self)->part_of, coming);
  gtk_widget_set_sensitive (self->setter, !idle);
  set_class (self, "idle", idle || (lacks && coming[key] == 0));
  needs = say_bond (self, _ ("Needs: {options}"), option_of (self)->needs, coming);
  say (self->needs, needs);
  set_class (self->needs, "unmet", lacks);
  bonds = say_bonds (self, coming, options[key] != coming[key]);
  say (self->bonds, bonds);
}
