/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/completions.h"

void
adj_completions_free (AdjCompletions *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->n; i++)
    g_free (self->texts[i]);
  g_free (self);
}

void
adj_completions_add (AdjCompletions *self, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  for (guint i = 0; i < self->n; i++)
    if (g_str_equal (self->texts[i], text))
      return;
  if (self->n < ADJ_MAX_COMPLETIONS)
    self->texts[self->n++] = g_strdup (text);
}
