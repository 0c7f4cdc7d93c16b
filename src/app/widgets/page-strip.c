/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/page-strip.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-back.h"
#include "app/widgets/wrap-layout.h"

struct _AdjPageStrip
{
  GtkWidget parent_instance;
  GtkWidget *switcher;
};

G_DEFINE_FINAL_TYPE (AdjPageStrip, adj_page_strip, GTK_TYPE_WIDGET)

enum
{
  PROP_STACK = 1,
};

static GtkStack *
get_stack (AdjPageStrip *self)
{
  return gtk_stack_switcher_get_stack (GTK_STACK_SWITCHER (self->switcher));
}

/* The title of the page that is open; NULL as long as there is none. */
static GtkWidget *
find_open (AdjPageStrip *self)
{
  GtkWidget *title = gtk_widget_get_first_child (self->switcher);

  while (title != NULL && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (title)))
    title = gtk_widget_get_next_sibling (title);
  return title;
}

static void
open_neighbour (AdjPageStrip *self, int step)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (get_stack (self));
  g_autoptr (GtkBitset) open = gtk_selection_model_get_selection (pages);
  int page = (int) gtk_bitset_get_minimum (open) + step;

  if (gtk_bitset_is_empty (open) || page < 0 ||
      page >= (int) g_list_model_get_n_items (G_LIST_MODEL (pages)))
    return;
  gtk_selection_model_select_item (pages, (guint) page, TRUE);
  if (adj_focus_is_within (GTK_WIDGET (self)))
    gtk_widget_grab_focus (find_open (self));
}

/* ---- Keys ---- */

static gboolean
adj_page_strip_on_step (GtkWidget *widget, GVariant *step, gpointer data)
{
  open_neighbour (ADJ_PAGE_STRIP (widget), g_variant_get_int32 (step));
  return TRUE;
}

/* Before the page gets the key: whatever scrolls would take it. */
static void
add_keys_of_the_window (AdjPageStrip *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  const struct
  {
    guint key;
    int step;
  } ways[] = { { GDK_KEY_Page_Up, -1 }, { GDK_KEY_Page_Down, 1 } };

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      GtkShortcut *shortcut =
          gtk_shortcut_new (gtk_keyval_trigger_new (ways[i].key, GDK_CONTROL_MASK),
                            gtk_callback_action_new (adj_page_strip_on_step, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (ways[i].step));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static gboolean
adj_page_strip_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean back = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *open = find_open (ADJ_PAGE_STRIP (widget));
  gboolean within = gtk_widget_get_focus_child (widget) != NULL;

  if (within && (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT))
    {
      open_neighbour (ADJ_PAGE_STRIP (widget), (direction == GTK_DIR_LEFT) == back ? 1 : -1);
      return TRUE;
    }
  return !within && open != NULL && gtk_widget_grab_focus (open);
}

/* ---- Class ---- */

static void
adj_page_strip_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  AdjPageStrip *self = ADJ_PAGE_STRIP (object);

  if (id == PROP_STACK)
    g_value_set_object (value, get_stack (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
adj_page_strip_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  AdjPageStrip *self = ADJ_PAGE_STRIP (object);

  if (id == PROP_STACK)
    gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (self->switcher), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
adj_page_strip_dispose (GObject *object)
{
  AdjPageStrip *self = ADJ_PAGE_STRIP (object);

  g_clear_pointer (&self->switcher, gtk_widget_unparent);
  G_OBJECT_CLASS (adj_page_strip_parent_class)->dispose (object);
}

static void
adj_page_strip_class_init (AdjPageStripClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_page_strip_dispose;
  object_class->get_property = adj_page_strip_get_property;
  object_class->set_property = adj_page_strip_set_property;
  widget_class->focus = adj_page_strip_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  g_object_class_install_property (
      object_class, PROP_STACK,
      g_param_spec_object ("stack", NULL, NULL, GTK_TYPE_STACK,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
adj_page_strip_init (AdjPageStrip *self)
{
  self->switcher = gtk_stack_switcher_new ();
  gtk_widget_set_layout_manager (self->switcher,
                                 g_object_new (ADJ_TYPE_WRAP_LAYOUT, "even", TRUE, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->switcher), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pages"), -1);
  gtk_widget_set_parent (self->switcher, GTK_WIDGET (self));
  add_keys_of_the_window (self);
}
