/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/options-form.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/options/option-row.h"
#include "app/widgets/focus-order.h"
#include "desk/plain.h"
#include "staff/articles.h"
#include "words/fill.h"
#include "words/option.h"
#include "words/printed.h"

struct _AdjOptionsForm
{
  GtkWidget parent_instance;
  AdjRuleset *ruleset;
  GtkWidget *content;
  GtkEditable *search;
  GtkLabel *on;
  GtkBox *rows; /* headings, and AdjOptionRows under them */
};

G_DEFINE_FINAL_TYPE (AdjOptionsForm, adj_options_form, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Its rows ---- */

typedef GtkWidget *(*Step) (GtkWidget *);

/* From here on, the first row that can be seen; headings are passed over. */
static GtkWidget *
seen_from (GtkWidget *widget, Step step)
{
  while (widget != NULL && (!ADJ_IS_OPTION_ROW (widget) || !gtk_widget_get_visible (widget)))
    widget = step (widget);
  return widget;
}

static GtkWidget *
first_row (AdjOptionsForm *self)
{
  return seen_from (gtk_widget_get_first_child (GTK_WIDGET (self->rows)),
                    gtk_widget_get_next_sibling);
}

static const AdjOption *
option_of (AdjOptionsForm *self, GtkWidget *row)
{
  return &self->ruleset->options[adj_option_row_get_index (ADJ_OPTION_ROW (row))];
}

static void
adj_options_form_on_chosen (AdjOptionRow *row, int value, AdjOptionsForm *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, adj_option_row_get_index (row), value);
}

/* An option with those that depend on it behind it; each once, whatever a ruleset says of them.
 * The rows are made by hand: each is a form, and list views let the keys through to what is edited
 * in them from GTK 4.12 on. */
static void
add_option (AdjOptionsForm *self, guint option, int depth, gboolean *added)
{
  const AdjRuleset *ruleset = self->ruleset;
  GtkWidget *row;

  if (added[option] || ruleset->options[option].key == ADJ_OPTION_NONE)
    return;
  added[option] = TRUE;
  row = adj_option_row_new (ruleset, (int) option, depth);
  g_signal_connect (row, "chosen", G_CALLBACK (adj_options_form_on_chosen), self);
  gtk_box_append (self->rows, row);
  for (guint i = 0; i < ruleset->n_options; i++)
    if (adj_option_parent (ruleset, i) == (int) option)
      add_option (self, i, depth + 1, added);
}

static void
add_heading (AdjOptionsForm *self, AdjArticle article)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", adj_article_title (article), "xalign",
                                     0.0, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (heading, "options-article");
  gtk_box_append (self->rows, heading);
}

/* Does it wait for one that is listed? One that is played no more lets it stand for itself. */
static gboolean
stands_under_another (const AdjRuleset *ruleset, guint option)
{
  int parent = adj_option_parent (ruleset, option);

  return parent >= 0 && ruleset->options[parent].key != ADJ_OPTION_NONE;
}

/* Those that stand for themselves come first, so that only what depends on itself in a ring is left
 * for the second round. */
static void
list_article (AdjOptionsForm *self, AdjArticle article, gboolean *added)
{
  add_heading (self, article);
  for (int round = 0; round < 2; round++)
    for (guint i = 0; i < self->ruleset->n_options; i++)
      if (adj_article_of (self->ruleset, i) == article &&
          (round == 1 || !stands_under_another (self->ruleset, i)))
        add_option (self, i, 0, added);
}

/* ---- The search ---- */

static gboolean
speaks_of (AdjOptionsForm *self, GtkWidget *row, const char *sought)
{
  const AdjOption *option = option_of (self, row);
  g_autofree char *texts = g_strjoin ("\n", adj_words_printed (option->title),
                                      adj_words_printed (option->text), option->id, NULL);
  g_autofree char *plain = adj_plain (texts);

  return strstr (plain, sought) != NULL;
}

/* A heading is seen where something under it is. */
static void
adj_options_form_on_search (AdjOptionsForm *self)
{
  g_autofree char *sought = adj_plain (gtk_editable_get_text (self->search));
  GtkWidget *heading = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!ADJ_IS_OPTION_ROW (child))
      {
        heading = child;
        gtk_widget_set_visible (heading, FALSE);
      }
    else
      {
        gboolean found = speaks_of (self, child, sought);

        gtk_widget_set_visible (child, found);
        if (found)
          gtk_widget_set_visible (heading, TRUE);
      }
}

/* ---- What is on ---- */

/* A rule that is on, and a choice that is not the usual one while its rule is on. */
static gboolean
is_told (const AdjRuleset *ruleset, guint index, const gint16 *options)
{
  const AdjOption *option = &ruleset->options[index];
  int parent = adj_option_parent (ruleset, index);

  if (option->key == ADJ_OPTION_NONE)
    return FALSE;
  if (option->kind == ADJ_PLAYED_AS_RULE)
    return options[option->key] != 0;
  if (parent >= 0 && ruleset->options[parent].key != ADJ_OPTION_NONE &&
      options[ruleset->options[parent].key] == 0)
    return FALSE;
  return options[option->key] != option->preset;
}

/* Each leads to its row. */
static void
show_on (AdjOptionsForm *self, const gint16 *options)
{
  g_autoptr (GString) titles = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->ruleset->n_options; i++)
    {
      const AdjOption *option = &self->ruleset->options[i];
      g_autofree char *words = NULL;
      g_autofree char *link = NULL;

      if (!is_told (self->ruleset, i, options))
        continue;
      words = option->kind == ADJ_PLAYED_AS_RULE
                  ? g_strdup (adj_words_printed (option->title))
                  : adj_words_option_setting (option, options[option->key]);
      link = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", option->id, words);
      g_string_append_printf (titles, "%s%s", titles->len > 0 ? " · " : "", link);
    }
  text = titles->len > 0
             /* Translators: which of the optional rules are played */
             ? adj_fill (_ ("On: {options}"),
                         (const AdjPlace[]){ { "options", titles->str }, { NULL, NULL } })
             : g_strdup (_ ("No optional rule is on"));
  gtk_label_set_markup (self->on, text);
}

static gboolean
adj_options_form_on_link (AdjOptionsForm *self, const char *id)
{
  gtk_editable_set_text (self->search, "");
  adj_options_form_on_search (self);
  for (GtkWidget *row = first_row (self); row != NULL;
       row = seen_from (gtk_widget_get_next_sibling (row), gtk_widget_get_next_sibling))
    if (g_str_equal (option_of (self, row)->id, id))
      gtk_widget_grab_focus (row);
  return TRUE;
}

/* ---- Keys ---- */

/* Up and Down go from option to option, past what can be read of each. */
static gboolean
adj_options_form_focus (GtkWidget *widget, GtkDirectionType direction)
{
  AdjOptionsForm *self = ADJ_OPTIONS_FORM (widget);
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));

  if (row == NULL || (direction != GTK_DIR_UP && direction != GTK_DIR_DOWN))
    return adj_focus_among_children (widget, direction);
  row = direction == GTK_DIR_DOWN
            ? seen_from (gtk_widget_get_next_sibling (row), gtk_widget_get_next_sibling)
            : seen_from (gtk_widget_get_prev_sibling (row), gtk_widget_get_prev_sibling);
  if (row != NULL)
    gtk_widget_grab_focus (row);
  return TRUE;
}

static gboolean
begins_with (AdjOptionsForm *self, GtkWidget *row, gunichar letter)
{
  g_autofree char *title = adj_plain (adj_words_printed (option_of (self, row)->title));

  return g_utf8_get_char (title) == letter;
}

/* A letter goes to the next option that begins with it. */
static gboolean
adj_options_form_on_key (AdjOptionsForm *self, guint key, guint code, GdkModifierType modifiers)
{
  GtkWidget *from = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));
  gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));
  GtkWidget *row = from;

  if (from == NULL || !g_unichar_isalpha (letter) ||
      (modifiers & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) != 0)
    return FALSE;
  do
    {
      row = seen_from (gtk_widget_get_next_sibling (row), gtk_widget_get_next_sibling);
      row = row != NULL ? row : first_row (self);
      if (row != NULL && row != from && begins_with (self, row, letter))
        return gtk_widget_grab_focus (row);
    }
  while (row != NULL && row != from);
  return FALSE;
}

static gboolean
adj_options_form_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = first_row (ADJ_OPTIONS_FORM (widget));

  return first != NULL && gtk_widget_grab_focus (first);
}

/* ---- Class ---- */

static void
adj_options_form_dispose (GObject *object)
{
  AdjOptionsForm *self = ADJ_OPTIONS_FORM (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_OPTIONS_FORM);
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  G_OBJECT_CLASS (adj_options_form_parent_class)->dispose (object);
}

static void
adj_options_form_class_init (AdjOptionsFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_options_form_dispose;
  widget_class->grab_focus = adj_options_form_grab_focus;
  widget_class->focus = adj_options_form_focus;
  signals[CHOSEN] = g_signal_new ("chosen", ADJ_TYPE_OPTIONS_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/options-form.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsForm, content);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsForm, search);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsForm, on);
  gtk_widget_class_bind_template_child (widget_class, AdjOptionsForm, rows);
  gtk_widget_class_bind_template_callback (widget_class, adj_options_form_on_search);
  gtk_widget_class_bind_template_callback (widget_class, adj_options_form_on_link);
  gtk_widget_class_bind_template_callback (widget_class, adj_options_form_on_key);
}

static void
adj_options_form_init (AdjOptionsForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_options_form_set_ruleset (AdjOptionsForm *self, const AdjRuleset *ruleset)
{
  gboolean added[ADJ_MAX_OPTIONS] = { FALSE };
  GtkWidget *row;

  g_return_if_fail (ADJ_IS_OPTIONS_FORM (self));
  g_return_if_fail (ruleset != NULL);

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  self->ruleset = adj_ruleset_ref ((AdjRuleset *) ruleset);
  for (int article = 0; article < ADJ_N_ARTICLES; article++)
    list_article (self, (AdjArticle) article, added);
  gtk_editable_set_text (self->search, "");
  adj_options_form_on_search (self);
}

void
adj_options_form_show (AdjOptionsForm *self, const gint16 *options, const gint16 *coming)
{
  g_return_if_fail (ADJ_IS_OPTIONS_FORM (self));
  g_return_if_fail (self->ruleset != NULL);

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (ADJ_IS_OPTION_ROW (row))
      adj_option_row_show (ADJ_OPTION_ROW (row), options, coming);
  show_on (self, coming);
}

void
adj_options_form_set_may_choose (AdjOptionsForm *self, gboolean may)
{
  g_return_if_fail (ADJ_IS_OPTIONS_FORM (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->rows), may);
}
