/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include <cairo-script.h>
#include <string.h>

static void
say (GString *out, const char *text)
{
  if (text != NULL && *text != '\0')
    g_string_append_printf (out, "%s\n", text);
}

/* The words it is compared with are none that anybody says, so the answer is what is said. */
static void
say_accessible (GString *out, GtkAccessible *self, GtkAccessibleProperty property)
{
  g_autofree char *said = NULL;

  if (!gtk_test_accessible_has_property (self, property))
    return;
  said = gtk_test_accessible_check_property (self, property, "\x01");
  say (out, said);
}

static void
say_properties (GString *out, GObject *item)
{
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (item), &n);

  for (guint i = 0; i < n; i++)
    if (specs[i]->value_type == G_TYPE_STRING && (specs[i]->flags & G_PARAM_READABLE) != 0)
      {
        g_autofree char *text = NULL;

        g_object_get (item, specs[i]->name, &text, NULL);
        say (out, text);
      }
}

static void
say_model (GString *out, GtkWidget *widget)
{
  g_autoptr (GListModel) model = NULL;
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "model");

  if (spec == NULL || !g_type_is_a (spec->value_type, G_TYPE_LIST_MODEL))
    if (spec == NULL || spec->value_type != GTK_TYPE_SELECTION_MODEL)
      return;
  g_object_get (widget, "model", &model, NULL);
  for (guint i = 0; model != NULL && i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      say_properties (out, item);
    }
}

static void
say_order (GString *out, GtkWidget *widget)
{
  GVariant *target = GTK_IS_ACTIONABLE (widget)
                         ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget))
                         : NULL;

  if (target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING))
    say (out, g_variant_get_string (target, NULL));
}

/* GTK keeps the words of a tip that it has taken away until it shows the next. */
static gboolean
is_gone_tip (GtkWidget *widget)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow") &&
         !gtk_widget_get_visible (widget);
}

static void
walk (GString *out, GtkWidget *widget)
{
  if (is_gone_tip (widget))
    return;
  if (GTK_IS_LABEL (widget))
    say (out, gtk_label_get_label (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    say (out, gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (GTK_IS_WINDOW (widget))
    say (out, gtk_window_get_title (GTK_WINDOW (widget)));
  say (out, gtk_widget_get_tooltip_text (widget));
  say_accessible (out, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
  say_accessible (out, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  say_accessible (out, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER);
  say_accessible (out, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION);
  say_accessible (out, GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  say_order (out, widget);
  say_model (out, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (out, child);
}

char *
walk_tell (gpointer root)
{
  GString *out = g_string_new (NULL);

  walk (out, GTK_WIDGET (root));
  return g_string_free (out, FALSE);
}

/* ---- Drawn ---- */

/* An image that was drawn says so to its script when it goes, long after; so they all stay. */
static GString *script;
static GPtrArray *devices;

static cairo_status_t
take_script (gpointer none, const unsigned char *data, unsigned int length)
{
  g_string_append_len (script, (const char *) data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_device_t *
begin_script (void)
{
  cairo_device_t *device;

  if (script == NULL)
    {
      script = g_string_new (NULL);
      devices = g_ptr_array_new ();
    }
  g_string_truncate (script, 0);
  device = cairo_script_create_for_stream (take_script, NULL);
  g_ptr_array_add (devices, device);
  cairo_script_set_mode (device, CAIRO_SCRIPT_MODE_ASCII);
  return device;
}

/* In cairo's own language the text of every run of glyphs begins a line: "(text) ...". */
static void
say_drawn (GString *out, cairo_surface_t *recorded)
{
  cairo_device_t *device = begin_script ();
  cairo_surface_t *surface =
      cairo_script_surface_create (device, CAIRO_CONTENT_COLOR_ALPHA, 4000, 4000);

  g_assert_cmpint (cairo_script_from_recording_surface (device, recorded), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  cairo_device_flush (device);
  /* Pictures make it long, and the sanitizers measure all the rest in each search for a string. */
  for (char *line = script->str, *next; line != NULL; line = next)
    {
      next = strchr (line, '\n');
      if (next != NULL)
        *next++ = '\0';
      if (*line == '(')
        say (out, line);
    }
}

static void
read_node (GString *out, GskRenderNode *node)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        read_node (out, gsk_container_node_get_child (node, i));
      break;
    case GSK_TRANSFORM_NODE:
      read_node (out, gsk_transform_node_get_child (node));
      break;
    case GSK_CLIP_NODE:
      read_node (out, gsk_clip_node_get_child (node));
      break;
    case GSK_CAIRO_NODE:
      say_drawn (out, gsk_cairo_node_get_surface (node));
      break;
    default:
      break;
    }
}

char *
walk_read_drawn (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GString *out = g_string_new (NULL);

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    read_node (out, node);
  return g_string_free (out, FALSE);
}

static gboolean
is_of_word (char c)
{
  return g_ascii_isalnum (c) || c == '/' || c == '-' || c == '?';
}

const char *
walk_find_word (const char *text, const GPtrArray *words)
{
  for (guint i = 0; i < words->len; i++)
    {
      const char *word = g_ptr_array_index (words, i);

      for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
        if ((at == text || !is_of_word (at[-1])) && !is_of_word (at[strlen (word)]))
          return word;
    }
  return NULL;
}
