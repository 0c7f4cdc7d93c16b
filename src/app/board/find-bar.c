/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/find-bar.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-back.h"
#include "staff/find-match.h"
#include "staff/pile.h"
#include "words/place.h"

struct _AdjFindBar
{
  AdjPart parent_instance;
  GtkEditable *text;
  GtkWidget *results;
  GtkListBox *list;
  GtkWidget *nothing;
  GtkWidget *more;                       /* than are listed fit */
  GtkWidget *before;                     /* had the focus when it was opened; weak */
  guint n;                               /* all that fit */
  AdjFindMatch matches[ADJ_MAX_MATCHES]; /* those in the list */
};

G_DEFINE_FINAL_TYPE (AdjFindBar, adj_find_bar, ADJ_TYPE_PART)

enum
{
  FOUND,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- What is found ---- */

/* The units that stand there, by name. */
static char *
say_hex (const AdjView *view, const AdjField *field, const AdjFindMatch *match)
{
  g_autofree char *number = adj_words_hex (view, match->hex);
  g_autofree char *names = NULL;
  guint16 units[ADJ_PILE_MOST];
  guint n = 0;

  for (guint16 unit = field->first[match->hex]; unit != ADJ_NOBODY && n < G_N_ELEMENTS (units);
       unit = field->next[unit])
    units[n++] = unit;
  adj_view_sort (view, units, n);
  names = n > 0 ? adj_words_units (view, units, n) : g_strdup (_ ("empty"));
  return match->name != NULL ? g_strdup_printf ("%s · %s", number, names)
                             : g_steal_pointer (&names);
}

/* The hex's number and its terrain. */
static char *
say_unit (const AdjView *view, const AdjFindMatch *match)
{
  g_autofree char *side = adj_words_side (view, view->table->units[match->unit].side);
  g_autofree char *counter = adj_words_counter (view, match->unit);
  g_autofree char *place = match->hex != ADJ_NO_HEX ? adj_words_hex_named (view, match->hex)
                                                    : g_strdup (_ ("not on the map"));

  return g_strdup_printf ("%s · %s · %s", place, side, counter);
}

/* The rows are made by hand: all of them change with a letter, some cannot be chosen, and a list
 * view names its rows for a screen reader from GTK 4.12 on. */
static GtkWidget *
new_row (const AdjView *view, const AdjField *field, const AdjFindMatch *match)
{
  g_autofree char *name = match->unit >= 0      ? adj_words_unit (view, match->unit)
                          : match->name != NULL ? g_strdup (match->name)
                                                : adj_words_hex (view, match->hex);
  g_autofree char *detail =
      match->unit >= 0 ? say_unit (view, match) : say_hex (view, field, match);
  g_autofree char *words = g_strdup_printf ("%s: %s", name, detail);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (name);
  GtkWidget *note = gtk_label_new (detail);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "row-name");
  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_label_set_ellipsize (GTK_LABEL (note), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (note, "caption");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), note);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_sensitive (row, match->hex != ADJ_NO_HEX);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return row;
}

/* The best one that can be flown to. */
static void
select_first (AdjFindBar *self)
{
  guint i = 0;

  while (i < MIN (self->n, ADJ_MAX_MATCHES) && self->matches[i].hex == ADJ_NO_HEX)
    i++;
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) i));
}

static void
adj_find_bar_find (AdjFindBar *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  const char *text = gtk_editable_get_text (self->text);
  AdjView view;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  self->n = 0;
  if (session != NULL)
    {
      view = adj_session_view (session);
      self->n = adj_find_match (&view, text, self->matches);
      for (guint i = 0; i < MIN (self->n, ADJ_MAX_MATCHES); i++)
        gtk_list_box_append (self->list,
                             new_row (&view, adj_session_field (session), &self->matches[i]));
    }
  select_first (self);
  gtk_widget_set_visible (self->results, self->n > 0);
  gtk_widget_set_visible (self->more, self->n > ADJ_MAX_MATCHES);
  gtk_widget_set_visible (self->nothing, self->n == 0 && *text != '\0');
}

/* ---- Choosing ---- */

static void
choose (AdjFindBar *self, GtkListBoxRow *row)
{
  const AdjFindMatch *match;

  if (row == NULL)
    return;
  match = &self->matches[gtk_list_box_row_get_index (row)];
  if (match->hex != ADJ_NO_HEX)
    g_signal_emit (self, signals[FOUND], 0, (guint) match->hex);
}

static void
adj_find_bar_on_row (AdjFindBar *self, GtkListBoxRow *row)
{
  choose (self, row);
}

static void
adj_find_bar_on_activate (AdjFindBar *self)
{
  choose (self, gtk_list_box_get_selected_row (self->list));
}

/* Within the part of the list that can be seen. */
static void
select_row (AdjFindBar *self, GtkListBoxRow *row)
{
  graphene_rect_t bounds;

  gtk_list_box_select_row (self->list, row);
  if (gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (gtk_list_box_get_adjustment (self->list), bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
}

/* Up and down walk the list while the text keeps the focus. */
static gboolean
adj_find_bar_on_key (AdjFindBar *self, guint key, guint code, GdkModifierType state)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int step = key == GDK_KEY_Up ? -1 : key == GDK_KEY_Down ? 1 : 0;

  if (step == 0)
    return FALSE;
  do
    row = row != NULL
              ? gtk_list_box_get_row_at_index (self->list, gtk_list_box_row_get_index (row) + step)
              : NULL;
  while (row != NULL && !gtk_widget_get_sensitive (GTK_WIDGET (row)));
  if (row != NULL)
    select_row (self, row);
  return TRUE;
}

/* ---- Class ---- */

static void
adj_find_bar_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjFindBar *self = ADJ_FIND_BAR (part);

  if (news & ADJ_NEWS_EYES)
    adj_find_bar_close (self);
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    adj_find_bar_find (self);
}

static void
adj_find_bar_dispose (GObject *object)
{
  g_clear_weak_pointer (&ADJ_FIND_BAR (object)->before);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FIND_BAR);
  G_OBJECT_CLASS (adj_find_bar_parent_class)->dispose (object);
}

static void
adj_find_bar_class_init (AdjFindBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_find_bar_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_find_bar_refresh;
  signals[FOUND] = g_signal_new ("found", ADJ_TYPE_FIND_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/board/find-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjFindBar, text);
  gtk_widget_class_bind_template_child (widget_class, AdjFindBar, results);
  gtk_widget_class_bind_template_child (widget_class, AdjFindBar, list);
  gtk_widget_class_bind_template_child (widget_class, AdjFindBar, nothing);
  gtk_widget_class_bind_template_child (widget_class, AdjFindBar, more);
  gtk_widget_class_bind_template_callback (widget_class, adj_find_bar_find);
  gtk_widget_class_bind_template_callback (widget_class, adj_find_bar_on_activate);
  gtk_widget_class_bind_template_callback (widget_class, adj_find_bar_on_row);
  gtk_widget_class_bind_template_callback (widget_class, adj_find_bar_close);
}

static void
adj_find_bar_init (AdjFindBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_find_bar_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->text), keys);
}

void
adj_find_bar_open (AdjFindBar *self)
{
  g_return_if_fail (ADJ_IS_FIND_BAR (self));

  adj_focus_keep (&self->before, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
  gtk_editable_select_region (self->text, 0, -1);
}

void
adj_find_bar_close (AdjFindBar *self)
{
  g_return_if_fail (ADJ_IS_FIND_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adj_focus_give_back (&self->before);
}
