/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/subject.h"

char *
adj_subject (const AdjView *view, const guint16 *units, guint n_units)
{
  GString *text;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (units != NULL || n_units == 0, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < n_units; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "+" : "", adj_view_unit_id (view, units[i]));
  return g_string_free (text, FALSE);
}
