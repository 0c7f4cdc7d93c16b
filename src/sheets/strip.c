/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/strip.h"

static void
strip_free (gpointer data)
{
  AdjStrip *strip = data;

  g_array_unref (strip->boxes);
  g_free (strip);
}

GPtrArray *
adj_strips_new (void)
{
  return g_ptr_array_new_with_free_func (strip_free);
}

AdjStrip *
adj_strip_add (GPtrArray *strips)
{
  AdjStrip *strip;

  g_return_val_if_fail (strips != NULL, NULL);

  strip = g_new0 (AdjStrip, 1);
  strip->boxes = adj_boxes_new ();
  strip->header = -1;
  strip->band = -1;
  g_ptr_array_add (strips, strip);
  return strip;
}
