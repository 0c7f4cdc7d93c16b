/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/help-window.h"

#include "app/help/help-contents.h"
#include "app/help/help-pages.h"
#include "app/help/prose-view.h"
#include "app/widgets/tab-stop.h"

#define AIR 12 /* above a heading that was gone to */

struct _AdjHelpWindow
{
  GtkWindow parent_instance;
  GtkSearchEntry *search;
  GtkListBox *contents;
  GtkScrolledWindow *scroller;
  GtkBox *prose;
  const char *page;  /* that is shown; NULL */
  GtkWidget *target; /* the heading to be brought to the top; NULL */
};

G_DEFINE_FINAL_TYPE (AdjHelpWindow, adj_help_window, GTK_TYPE_WINDOW)

/* ---- The page ---- */

/* Once the page has been laid out the heading has a place. */
static void
scroll_to_target (AdjHelpWindow *self)
{
  GtkAdjustment *height = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_point_t at = GRAPHENE_POINT_INIT (0, 0);

  if (self->target != NULL && gtk_widget_compute_point (self->target, GTK_WIDGET (self->prose),
                                                        &GRAPHENE_POINT_INIT (0, 0), &at))
    gtk_adjustment_set_value (height, at.y - AIR);
}

static gboolean
adj_help_window_on_laid_out (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AdjHelpWindow *self = ADJ_HELP_WINDOW (widget);

  if (self->target != NULL && gtk_widget_get_height (self->target) == 0)
    return G_SOURCE_CONTINUE; /* a new page, or a new window, before its first layout */
  scroll_to_target (self);
  self->target = NULL;
  adj_help_contents_reveal (self->contents);
  return G_SOURCE_REMOVE;
}

/* A link to another page stays in the program. */
static gboolean
adj_help_window_on_link (GtkLabel *label, const char *uri, AdjHelpWindow *self)
{
  if (!adj_help_has (uri))
    return FALSE;
  adj_help_window_show (self, uri);
  return TRUE;
}

static void
hear_links (GtkWidget *widget, AdjHelpWindow *self)
{
  if (GTK_IS_LABEL (widget))
    g_signal_connect (widget, "activate-link", G_CALLBACK (adj_help_window_on_link), self);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      hear_links (child, self);
}

static void
fill_page (AdjHelpWindow *self, const char *page)
{
  g_autoptr (GPtrArray) all = adj_help_page_read (page);
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->prose))) != NULL)
    gtk_box_remove (self->prose, old);
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *piece = adj_prose_widget (g_ptr_array_index (all, i));

      hear_links (piece, self);
      gtk_box_append (self->prose, piece);
    }
  self->page = page;
}

static void
show_section (AdjHelpWindow *self, const char *page, guint index)
{
  GtkWidget *piece;

  if (self->page != page)
    fill_page (self, page);
  adj_help_contents_pick (self->contents, page, index);
  piece = gtk_widget_get_first_child (GTK_WIDGET (self->prose));
  for (; index > 0 && piece != NULL; index--)
    piece = gtk_widget_get_next_sibling (piece);
  self->target = piece;
  /* Tab comes into the page here, not at its beginning. */
  gtk_widget_set_focus_child (GTK_WIDGET (self->prose), piece);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), adj_help_window_on_laid_out, NULL, NULL);
}

/* ---- Contents ---- */

static void
adj_help_window_on_row (AdjHelpWindow *self, GtkListBoxRow *row)
{
  guint index;
  const char *page = adj_help_contents_get (row, &index);

  show_section (self, page, index);
}

static void
adj_help_window_on_search (AdjHelpWindow *self)
{
  gtk_list_box_invalidate_filter (self->contents);
}

/* Enter: the first section that is left. The entry tells of what is typed a moment later, and Enter
 * may be quicker. */
static void
adj_help_window_on_entered (AdjHelpWindow *self)
{
  GtkListBoxRow *row;

  adj_help_window_on_search (self);
  row = adj_help_contents_first (self->contents);
  if (row != NULL)
    adj_help_window_on_row (self, row);
}

/* ---- Class ---- */

static void
adj_help_window_act_find (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (ADJ_HELP_WINDOW (widget)->search));
}

static void
adj_help_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_HELP_WINDOW);
  G_OBJECT_CLASS (adj_help_window_parent_class)->dispose (object);
}

static void
adj_help_window_class_init (AdjHelpWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_help_window_dispose;
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/help/help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjHelpWindow, search);
  gtk_widget_class_bind_template_child (widget_class, AdjHelpWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, AdjHelpWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdjHelpWindow, prose);
  gtk_widget_class_bind_template_callback (widget_class, adj_help_window_on_row);
  gtk_widget_class_bind_template_callback (widget_class, adj_help_window_on_search);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close); /* Escape in search */
  gtk_widget_class_bind_template_callback (widget_class, adj_help_window_on_entered);
  gtk_widget_class_install_action (widget_class, "help.find", NULL, adj_help_window_act_find);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "help.find",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_help_window_init (AdjHelpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adj_help_contents_fill (self->contents, GTK_EDITABLE (self->search));
}

GtkWidget *
adj_help_window_new (GtkWindow *game)
{
  return g_object_new (ADJ_TYPE_HELP_WINDOW, "application",
                       game != NULL ? gtk_window_get_application (game) : NULL, "transient-for",
                       game, NULL);
}

void
adj_help_window_show (AdjHelpWindow *self, const char *place)
{
  guint index = 0;
  const char *page = adj_help_find (place, &index);

  g_return_if_fail (ADJ_IS_HELP_WINDOW (self));
  if (page != NULL)
    show_section (self, page, index);
}

gboolean
adj_help_has (const char *place)
{
  guint index = 0;

  return adj_help_find (place, &index) != NULL;
}
