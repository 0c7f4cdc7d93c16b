/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/prose.h"

#include <string.h>

#define NARROWEST 120 /* pixels */
#define USUAL 240
#define LONGEST_WHOLE 12 /* bytes of a bracket that is not broken over two lines */

struct _AdjProse
{
  GtkWidget parent_instance;
  char *text;
  gboolean struck;
  PangoLayout *layout; /* NULL: to be made */
};

G_DEFINE_FINAL_TYPE (AdjProse, adj_prose, GTK_TYPE_WIDGET)

/* A figure and its unit, or the number of a rule, stay together: "(6 MP)", "(BG 7.75)". */
static void
keep_together (PangoAttrList *attributes, const char *text)
{
  const char *end;

  for (const char *start = strchr (text, '('); start != NULL; start = strchr (end, '('))
    {
      PangoAttribute *whole;

      end = start + 1 + strcspn (start + 1, "()");
      if (*end != ')' || end - start > LONGEST_WHOLE)
        continue;
      whole = pango_attr_allow_breaks_new (FALSE);
      whole->start_index = (guint) (start - text);
      whole->end_index = (guint) (end + 1 - text);
      pango_attr_list_insert (attributes, whole);
    }
}

static PangoLayout *
set_to_width (AdjProse *self, int width)
{
  if (self->layout == NULL)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
      pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
      pango_attr_list_insert (attributes, pango_attr_strikethrough_new (self->struck));
      keep_together (attributes, self->text);
      pango_layout_set_attributes (self->layout, attributes);
    }
  pango_layout_set_width (self->layout, width * PANGO_SCALE);
  return self->layout;
}

static void
set_anew (AdjProse *self)
{
  g_clear_object (&self->layout);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- Widget ---- */

static GtkSizeRequestMode
adj_prose_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adj_prose_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  int width = for_size < 0 ? USUAL : for_size;

  *minimum = NARROWEST;
  *natural = USUAL;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  pango_layout_get_pixel_size (set_to_width (ADJ_PROSE (widget), width), NULL, minimum);
  *natural = *minimum;
}

static void
adj_prose_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0,
                              set_to_width (ADJ_PROSE (widget), gtk_widget_get_width (widget)));
}

static void
adj_prose_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (adj_prose_parent_class)->css_changed (widget, change);
  set_anew (ADJ_PROSE (widget));
}

static void
adj_prose_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (adj_prose_parent_class)->system_setting_changed (widget, setting);
  set_anew (ADJ_PROSE (widget));
}

static void
adj_prose_finalize (GObject *object)
{
  AdjProse *self = ADJ_PROSE (object);

  g_clear_object (&self->layout);
  g_free (self->text);
  G_OBJECT_CLASS (adj_prose_parent_class)->finalize (object);
}

static void
adj_prose_class_init (AdjProseClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_prose_finalize;
  widget_class->get_request_mode = adj_prose_get_request_mode;
  widget_class->measure = adj_prose_measure;
  widget_class->snapshot = adj_prose_snapshot;
  widget_class->css_changed = adj_prose_css_changed;
  widget_class->system_setting_changed = adj_prose_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
adj_prose_init (AdjProse *self)
{
  self->text = g_strdup ("");
}

void
adj_prose_set_text (AdjProse *self, const char *text)
{
  g_return_if_fail (ADJ_IS_PROSE (self));

  if (g_str_equal (self->text, text))
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  set_anew (self);
}

const char *
adj_prose_get_text (AdjProse *self)
{
  g_return_val_if_fail (ADJ_IS_PROSE (self), NULL);

  return self->text;
}

void
adj_prose_set_struck (AdjProse *self, gboolean struck)
{
  g_return_if_fail (ADJ_IS_PROSE (self));

  if (self->struck == struck)
    return;
  self->struck = struck;
  set_anew (self);
}
