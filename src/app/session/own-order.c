/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/own-order.h"

#include "app/session/part.h"

struct _AdjOwnOrder
{
  GtkWidget parent_instance;
  GtkLabel *told;
  GtkWidget *insist;
  GArray *orders;  /* of AdjOrder: what was given last, from the one that was refused on */
  gboolean giving; /* the answers that come now are to it */
};

G_DEFINE_FINAL_TYPE (AdjOwnOrder, adj_own_order, GTK_TYPE_WIDGET)

static AdjSession *
session_of (AdjOwnOrder *self)
{
  return adj_part_get_session (
      ADJ_PART (gtk_widget_get_ancestor (GTK_WIDGET (self), ADJ_TYPE_PART)));
}

/* What was done before one is refused is not given again when the players insist. */
static void
keep_refused (AdjOwnOrder *self)
{
  const GPtrArray *answers = adj_session_get_answers (session_of (self));

  for (guint i = 0; i < answers->len; i++)
    {
      const AdjAnswer *answer = g_ptr_array_index (answers, i);

      if (answer->refused != NULL)
        g_array_remove_range (self->orders, 0, answer->place);
    }
}

gboolean
adj_own_order_give (AdjOwnOrder *self, const AdjOrder *orders, guint n_orders)
{
  g_autoptr (AdjSession) session = NULL;
  gboolean done;

  g_return_val_if_fail (ADJ_IS_OWN_ORDER (self), FALSE);

  session = g_object_ref (session_of (self));
  g_array_set_size (self->orders, 0);
  g_array_append_vals (self->orders, orders, n_orders);
  self->giving = TRUE;
  done = adj_session_give (session, orders, n_orders);
  self->giving = FALSE;
  keep_refused (self);
  return done;
}

static void
reveal (AdjOwnOrder *self, gboolean refused)
{
  gboolean told = *gtk_label_get_label (self->told) != '\0';

  gtk_widget_set_visible (GTK_WIDGET (self->told), told);
  gtk_widget_set_visible (self->insist, refused);
  gtk_widget_set_visible (GTK_WIDGET (self), told || refused);
}

void
adj_own_order_tell (AdjOwnOrder *self, AdjOwnOrderWords words)
{
  const GPtrArray *answers;
  AdjView view;
  g_autofree char *text = NULL;
  gboolean refused = FALSE;

  g_return_if_fail (ADJ_IS_OWN_ORDER (self));

  if (self->giving)
    {
      answers = adj_session_get_answers (session_of (self));
      view = adj_session_view (session_of (self));
      text = words (&view, answers);
      for (guint i = 0; i < answers->len; i++)
        refused |= ((const AdjAnswer *) g_ptr_array_index (answers, i))->refused != NULL;
    }
  gtk_label_set_label (self->told, text != NULL ? text : "");
  reveal (self, refused);
}

void
adj_own_order_let_be (AdjOwnOrder *self)
{
  g_return_if_fail (ADJ_IS_OWN_ORDER (self));

  reveal (self, FALSE);
}

/* "!": we know. It is said of the one that was refused; what follows is judged as it is. */
static void
adj_own_order_act_insist (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjOwnOrder *self = ADJ_OWN_ORDER (widget);
  g_autoptr (GArray) orders = g_array_copy (self->orders);

  g_return_if_fail (orders->len > 0);

  g_array_index (orders, AdjOrder, 0).forced = TRUE;
  adj_own_order_give (self, (const AdjOrder *) orders->data, orders->len);
}

static void
adj_own_order_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_OWN_ORDER);
  G_OBJECT_CLASS (adj_own_order_parent_class)->dispose (object);
}

static void
adj_own_order_finalize (GObject *object)
{
  g_array_unref (ADJ_OWN_ORDER (object)->orders);
  G_OBJECT_CLASS (adj_own_order_parent_class)->finalize (object);
}

static void
adj_own_order_class_init (AdjOwnOrderClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_own_order_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_own_order_finalize;
  gtk_widget_class_install_action (widget_class, "own-order.insist", NULL,
                                   adj_own_order_act_insist);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/session/own-order.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnOrder, told);
  gtk_widget_class_bind_template_child (widget_class, AdjOwnOrder, insist);
}

static void
adj_own_order_init (AdjOwnOrder *self)
{
  self->orders = g_array_new (FALSE, FALSE, sizeof (AdjOrder));
  gtk_widget_init_template (GTK_WIDGET (self));
}
