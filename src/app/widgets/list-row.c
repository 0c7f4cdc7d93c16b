/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/list-row.h"

typedef struct
{
  AdjItem *item;
  gulong changed;
  guint position;
  char *description;
} AdjListRowPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdjListRow, adj_list_row, GTK_TYPE_WIDGET)

enum
{
  PROP_ITEM = 1,
  PROP_POSITION,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static AdjListRowPrivate *
private_of (AdjListRow *self)
{
  return adj_list_row_get_instance_private (self);
}

static void
adj_list_row_show (AdjListRow *self)
{
  ADJ_LIST_ROW_GET_CLASS (self)->show (self, private_of (self)->item);
}

static void
drop_item (AdjListRow *self)
{
  AdjListRowPrivate *private = private_of (self);

  g_clear_signal_handler (&private->changed, private->item);
  g_clear_object (&private->item);
}

static void
set_item (AdjListRow *self, AdjItem *item)
{
  AdjListRowPrivate *private = private_of (self);

  if (item == private->item)
    return;
  drop_item (self);
  if (item == NULL)
    return;
  private->item = g_object_ref (item);
  private->changed =
      g_signal_connect_swapped (item, "changed", G_CALLBACK (adj_list_row_show), self);
  adj_list_row_show (self);
}

/* The list's own widget around the row is what takes the focus, and so what is read out. */
static void
adj_list_row_name_parent (AdjListRow *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *text = private_of (self)->description;

  if (parent != NULL && text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                    -1);
}

static void
adj_list_row_dispose (GObject *object)
{
  GtkWidget *child;

  drop_item (ADJ_LIST_ROW (object));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adj_list_row_parent_class)->dispose (object);
}

static void
adj_list_row_finalize (GObject *object)
{
  g_free (private_of (ADJ_LIST_ROW (object))->description);
  G_OBJECT_CLASS (adj_list_row_parent_class)->finalize (object);
}

static void
adj_list_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjListRow *self = ADJ_LIST_ROW (object);

  switch (id)
    {
    case PROP_ITEM:
      g_value_set_object (value, adj_list_row_get_item (self));
      break;
    case PROP_POSITION:
      g_value_set_uint (value, adj_list_row_get_position (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
adj_list_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AdjListRow *self = ADJ_LIST_ROW (object);

  switch (id)
    {
    case PROP_ITEM:
      set_item (self, g_value_get_object (value));
      break;
    case PROP_POSITION:
      private_of (self)->position = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
adj_list_row_class_init (AdjListRowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = adj_list_row_dispose;
  object_class->finalize = adj_list_row_finalize;
  object_class->get_property = adj_list_row_get_property;
  object_class->set_property = adj_list_row_set_property;
  properties[PROP_ITEM] = g_param_spec_object ("item", NULL, NULL, ADJ_TYPE_ITEM,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_POSITION] =
      g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, GTK_INVALID_LIST_POSITION,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
adj_list_row_init (AdjListRow *self)
{
  private_of (self)->position = GTK_INVALID_LIST_POSITION;
  g_signal_connect (self, "notify::parent", G_CALLBACK (adj_list_row_name_parent), NULL);
}

gpointer
adj_list_row_get_item (AdjListRow *self)
{
  g_return_val_if_fail (ADJ_IS_LIST_ROW (self), NULL);

  return private_of (self)->item;
}

guint
adj_list_row_get_position (AdjListRow *self)
{
  g_return_val_if_fail (ADJ_IS_LIST_ROW (self), GTK_INVALID_LIST_POSITION);

  return private_of (self)->position;
}

void
adj_list_row_describe (AdjListRow *self, const char *text)
{
  AdjListRowPrivate *private = private_of (self);

  g_return_if_fail (ADJ_IS_LIST_ROW (self));

  g_free (private->description);
  private->description = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  adj_list_row_name_parent (self);
}

void
adj_list_row_mark (AdjListRow *self, const char *class, gboolean marked)
{
  g_return_if_fail (ADJ_IS_LIST_ROW (self));

  if (marked)
    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), class);
}

/* ---- In a list view ---- */

AdjListRow *
adj_list_row_get_focused (GtkListView *view)
{
  GtkWidget *focus;
  GtkWidget *place;

  g_return_val_if_fail (GTK_IS_LIST_VIEW (view), NULL);

  place = gtk_widget_get_focus_child (GTK_WIDGET (view));
  focus = place != NULL ? gtk_widget_get_first_child (place) : NULL;
  return ADJ_IS_LIST_ROW (focus) ? ADJ_LIST_ROW (focus) : NULL;
}

/* GTK 4.12 has gtk_list_view_scroll_to; until then the view's own action does it. */
void
adj_list_row_scroll_to (GtkListView *view, guint position)
{
  g_return_if_fail (GTK_IS_LIST_VIEW (view));

  gtk_widget_activate_action (GTK_WIDGET (view), "list.scroll-to-item", "u", position);
}

static GtkWidget *
find_row (GtkListView *view, guint position)
{
  for (GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (view)); place != NULL;
       place = gtk_widget_get_next_sibling (place))
    {
      GtkWidget *row = gtk_widget_get_first_child (place);

      if (ADJ_IS_LIST_ROW (row) && private_of (ADJ_LIST_ROW (row))->position == position)
        return row;
    }
  return NULL;
}

typedef struct
{
  guint position;
  guint frames_left;
} Wish;

/* A row that was out of sight is made with one of the next frames. */
static gboolean
adj_list_row_grant (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  Wish *wish = data;
  GtkWidget *row = find_row (GTK_LIST_VIEW (view), wish->position);

  if (row != NULL)
    gtk_widget_grab_focus (row);
  wish->frames_left--;
  return row == NULL && wish->frames_left > 0;
}

void
adj_list_row_focus (GtkListView *view, guint position)
{
  Wish *wish;

  adj_list_row_scroll_to (view, position);
  wish = g_new (Wish, 1);
  *wish = (Wish){ .position = position, .frames_left = 10 };
  gtk_widget_add_tick_callback (GTK_WIDGET (view), adj_list_row_grant, wish, g_free);
}
