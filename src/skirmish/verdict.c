/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/verdict.h"

void
adj_skirmish_verdict_init (AdjSkirmishVerdict *self)
{
  g_return_if_fail (self != NULL);

  self->impossible = NULL;
  self->offences = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->changes = g_array_new (FALSE, TRUE, sizeof (AdjChange));
}

void
adj_skirmish_verdict_clear (AdjSkirmishVerdict *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->impossible, g_free);
  g_clear_pointer (&self->offences, g_array_unref);
  g_clear_pointer (&self->changes, g_array_unref);
}
