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

gboolean
adj_completer_is_word (const AdjCompleter *self, guint at, const char *word)
{
  return at < self->words.n && g_ascii_strcasecmp (self->words.words[at].text, word) == 0;
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

void
adj_offer_words (AdjCompleter *self, const char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    adj_offer (self, words[i]);
}

void
adj_offer_dice (AdjCompleter *self, int faces)
{
  for (int face = 1; face <= faces; face++)
    {
      g_autofree char *text = g_strdup_printf ("%d", face);

      adj_offer (self, text);
    }
}
