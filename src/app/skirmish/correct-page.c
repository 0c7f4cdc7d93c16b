/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/correct-page.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "words/fill.h"

struct _AdjCorrectPage
{
  GtkWidget parent_instance;
  GtkLabel *title;
  GtkEditable *text;
  GtkCheckButton *strike;
  GtkLabel *outcome;
  AdjFray *fray;
  guint number;
};

G_DEFINE_FINAL_TYPE (AdjCorrectPage, adj_correct_page, GTK_TYPE_WIDGET)

/* The order that holds under that number and that these eyes may see; NULL. */
static const AdjPlayed *
find_order (AdjCorrectPage *self)
{
  const GArray *played = adj_skirmish_get_played (adj_fray_get_skirmish (self->fray));

  for (guint i = 0; i < played->len; i++)
    {
      const AdjPlayed *order = &g_array_index (played, AdjPlayed, i);

      if (order->number == self->number &&
          adj_skirmish_sees_order (adj_fray_get_state (self->fray), adj_fray_get_eyes (self->fray),
                                   order->changes))
        return order;
    }
  return NULL;
}

/* NULL: it is struck. */
static const char *
new_text (AdjCorrectPage *self)
{
  return gtk_check_button_get_active (self->strike) ? NULL : gtk_editable_get_text (self->text);
}

static void
show_outcome (AdjCorrectPage *self)
{
  g_autofree char *told = NULL;

  if (self->fray != NULL && find_order (self) != NULL)
    told = adj_fray_tell_correction (self->fray, self->number, new_text (self));
  gtk_label_set_label (self->outcome, told != NULL ? told : "");
}

static void
adj_correct_page_on_edit (AdjCorrectPage *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->text), new_text (self) != NULL);
  show_outcome (self);
}

static void
adj_correct_page_on_changed (AdjCorrectPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_outcome (self);
}

/* Nothing of it stays for other eyes. */
static void
adj_correct_page_on_eyes (AdjCorrectPage *self)
{
  self->number = 0;
  gtk_editable_set_text (self->text, "");
  gtk_label_set_label (self->outcome, "");
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

void
adj_correct_page_begin (AdjCorrectPage *self, guint number, gboolean strike)
{
  g_autofree char *words = g_strdup_printf ("%u", number);
  g_autofree char *title = NULL;
  const AdjPlayed *order;

  g_return_if_fail (ADJ_IS_CORRECT_PAGE (self));

  self->number = number;
  order = find_order (self);
  title = adj_fill (_ ("Correct order {number}"),
                    (const AdjPlace[]){ { "number", words }, { NULL, NULL } });
  gtk_label_set_label (self->title, title);
  gtk_check_button_set_active (self->strike, strike);
  gtk_editable_set_text (self->text, order != NULL ? order->content->text : "");
  adj_correct_page_on_edit (self);
}

static void
adj_correct_page_act_accept (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCorrectPage *self = ADJ_CORRECT_PAGE (widget);
  const char *text = new_text (self);
  AdjRecordedKind kind = text != NULL ? ADJ_RECORDED_CORRECT : ADJ_RECORDED_STRIKE;
  g_autofree char *line =
      g_strdup_printf ("%s %u %s", adj_recorded_words[kind], self->number, text ?: "");

  if (adj_fray_submit (self->fray, line))
    gtk_widget_activate_action (widget, "win.back", NULL);
}

static void
adj_correct_page_on_enter (AdjCorrectPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "correct.accept", NULL);
}

static gboolean
adj_correct_page_grab_focus (GtkWidget *widget)
{
  AdjCorrectPage *self = ADJ_CORRECT_PAGE (widget);

  return gtk_widget_grab_focus (new_text (self) != NULL ? GTK_WIDGET (self->text)
                                                        : GTK_WIDGET (self->strike));
}

/* ---- Class ---- */

static void
adj_correct_page_dispose (GObject *object)
{
  g_clear_object (&ADJ_CORRECT_PAGE (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CORRECT_PAGE);
  G_OBJECT_CLASS (adj_correct_page_parent_class)->dispose (object);
}

static void
adj_correct_page_class_init (AdjCorrectPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_correct_page_dispose;
  widget_class->grab_focus = adj_correct_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_install_action (widget_class, "correct.accept", NULL,
                                   adj_correct_page_act_accept);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/correct-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjCorrectPage, title);
  gtk_widget_class_bind_template_child (widget_class, AdjCorrectPage, text);
  gtk_widget_class_bind_template_child (widget_class, AdjCorrectPage, strike);
  gtk_widget_class_bind_template_child (widget_class, AdjCorrectPage, outcome);
  gtk_widget_class_bind_template_callback (widget_class, adj_correct_page_on_edit);
  gtk_widget_class_bind_template_callback (widget_class, adj_correct_page_on_enter);
}

static void
adj_correct_page_init (AdjCorrectPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_correct_page_set_fray (AdjCorrectPage *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_CORRECT_PAGE (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_correct_page_on_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fray, "eyes", G_CALLBACK (adj_correct_page_on_eyes), self,
                           G_CONNECT_SWAPPED);
}
