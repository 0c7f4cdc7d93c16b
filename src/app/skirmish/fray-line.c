/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-line.h"

struct _AdjFrayLine
{
  AdjItem parent_instance;
  guint number;
  char *text;
  gboolean shown;
};

G_DEFINE_FINAL_TYPE (AdjFrayLine, adj_fray_line, ADJ_TYPE_ITEM)

static void
adj_fray_line_finalize (GObject *object)
{
  g_free (ADJ_FRAY_LINE (object)->text);
  G_OBJECT_CLASS (adj_fray_line_parent_class)->finalize (object);
}

static void
adj_fray_line_class_init (AdjFrayLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_fray_line_finalize;
}

static void
adj_fray_line_init (AdjFrayLine *self)
{
}

AdjFrayLine *
adj_fray_line_new (guint number, const char *text, gboolean shown)
{
  AdjFrayLine *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = g_object_new (ADJ_TYPE_FRAY_LINE, NULL);
  self->number = number;
  self->text = g_strdup (text);
  self->shown = shown;
  return self;
}

guint
adj_fray_line_get_number (AdjFrayLine *self)
{
  return self->number;
}

const char *
adj_fray_line_get_text (AdjFrayLine *self)
{
  return self->text;
}

gboolean
adj_fray_line_get_shown (AdjFrayLine *self)
{
  return self->shown;
}
