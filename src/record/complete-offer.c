/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete-offer.h"

#include "record/find.h"

void
adj_offer (AdjCompleter *self, const char *text)
{
  if (g_ascii_strncasecmp (text, self->partial.text, self->partial.length) == 0)
    adj_completions_add (self->found, text);
}

void
adj_offer_hex (AdjCompleter *self, AdjHex hex)
{
  g_autofree char *text = g_strdup_printf ("%04d", self->field->book->hexes[hex].id);

  adj_offer (self, text);
}

gboolean
adj_completer_has (const AdjCompleter *self, int unit)
{
  for (guint i = 0; i < self->n_units; i++)
    if (self->units[i] == unit)
      return TRUE;
  return FALSE;
}

/* A unit is found by its designation too, so the beginning is asked of record/find.h. */
void
adj_offer_unit (AdjCompleter *self, int unit)
{
  AdjFound found;

  if (adj_completer_has (self, unit))
    return;
  if (self->partial.length == 0)
    {
      adj_completions_add (self->found, adj_view_unit_id (&self->view, unit));
      return;
    }
  adj_find_units (self->field, &self->view, self->verb, self->partial.text, &found);
  for (guint i = 0; i < found.n; i++)
    if (found.units[i] == unit)
      adj_completions_add (self->found, adj_view_unit_id (&self->view, unit));
}
