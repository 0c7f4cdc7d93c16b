/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/options-list.h"

#include "app/options/option-row.h"
#include "app/widgets/focus-order.h"
#include "desk/plain.h"
#include "words/printed.h"

struct _AdjOptionsList
{
  AdjPart parent_instance;
  GtkBox *rows;
};

G_DEFINE_FINAL_TYPE (AdjOptionsList, adj_options_list, ADJ_TYPE_PART)

/* Refused or not, every row then shows what holds. */
static void
adj_options_list_on_chosen (AdjOptionRow *row, int value, AdjOptionsList *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjOrder order = adj_order_option ((int) adj_option_row_get_index (row), value);

  adj_session_give (session, &order, 1);
}

/* The rows are made by hand: each is a form, and list views let the keys through to what is edited
 * in them from GTK 4.12 on. */
static void
add_row (AdjOptionsList *self, const AdjRuleset *ruleset, guint index)
{
  GtkWidget *row;

  if (ruleset->options[index].key == ADJ_OPTION_NONE)
    return;
  row = adj_option_row_new (ruleset, (int) index);
  g_signal_connect (row, "chosen", G_CALLBACK (adj_options_list_on_chosen), self);
  gtk_box_append (self->rows, row);
}

/* An option's parts come right behind it. */
static void
list_options (AdjOptionsList *self, const AdjRuleset *ruleset)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].part_of == NULL)
      {
        add_row (self, ruleset, i);
        for (guint j = 0; j < ruleset->n_options; j++)
          if (g_strcmp0 (ruleset->options[j].part_of, ruleset->options[i].id) == 0)
            add_row (self, ruleset, j);
      }
}

static void
show_values (AdjOptionsList *self, AdjSession *session)
{
  const AdjTable *table = adj_session_field (session)->table;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    adj_option_row_show (ADJ_OPTION_ROW (row), table->options, table->next_options);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rows), adj_session_may_play (session));
}

static void
adj_options_list_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjOptionsList *self = ADJ_OPTIONS_LIST (part);

  if (session == NULL)
    return;
  if (news & ADJ_NEWS_SESSION)
    list_options (self, adj_session_book (session)->ruleset);
  show_values (self, session);
}

/* ---- Keys ---- */

/* Up and Down go from option to option, past what can be read of each. */
static gboolean
adj_options_list_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (ADJ_OPTIONS_LIST (widget)->rows));

  if (row == NULL || (direction != GTK_DIR_UP && direction != GTK_DIR_DOWN))
    return adj_focus_among_children (widget, direction);
  row = direction == GTK_DIR_DOWN ? gtk_widget_get_next_sibling (row)
                                  : gtk_widget_get_prev_sibling (row);
  if (row != NULL)
    gtk_widget_grab_focus (row);
  return TRUE;
}

static gboolean
begins_with (AdjOptionsList *self, GtkWidget *row, gunichar letter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  const AdjRuleset *ruleset = adj_session_book (session)->ruleset;
  const AdjOption *option = &ruleset->options[adj_option_row_get_index (ADJ_OPTION_ROW (row))];
  g_autofree char *title = adj_plain (adj_words_printed (option->title));

  return g_utf8_get_char (title) == letter;
}

/* A letter goes to the next option that begins with it. */
static gboolean
adj_options_list_on_key (AdjOptionsList *self, guint key, guint code, GdkModifierType modifiers)
{
  GtkWidget *rows = GTK_WIDGET (self->rows);
  GtkWidget *from = gtk_widget_get_focus_child (rows);
  gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));

  if (from == NULL || !g_unichar_isalpha (letter) ||
      (modifiers & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) != 0)
    return FALSE;
  for (GtkWidget *row = gtk_widget_get_next_sibling (from); row != from;
       row = row != NULL ? gtk_widget_get_next_sibling (row) : gtk_widget_get_first_child (rows))
    if (row != NULL && begins_with (self, row, letter))
      return gtk_widget_grab_focus (row);
  return FALSE;
}

static gboolean
adj_options_list_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (ADJ_OPTIONS_LIST (widget)->rows));

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
adj_options_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_OPTIONS_LIST);
  G_OBJECT_CLASS (adj_options_list_parent_class)->dispose (object);
}

static void
adj_options_list_class_init (AdjOptionsListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_options_list_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_options_list_refresh;
  widget_class->grab_focus = adj_options_list_grab_focus;
  widget_class->focus = adj_options_list_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/options-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsList, rows);
  gtk_widget_class_bind_template_callback (widget_class, adj_options_list_on_key);
}

static void
adj_options_list_init (AdjOptionsList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
