/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete-offer.h"

#include <string.h>

#include "record/find.h"

void
adj_offer (AdjUnfinished *self, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  if (g_ascii_strncasecmp (text, self->partial.text, self->partial.length) == 0)
    adj_completions_add (self->found, text);
}

void
adj_offer_hex (AdjUnfinished *self, AdjHex hex)
{
  g_autofree char *text = NULL;

  g_return_if_fail (self != NULL);

  text = g_strdup_printf ("%04d", self->field->book->hexes[hex].id);
  adj_offer (self, text);
}

gboolean
adj_unfinished_has (const AdjUnfinished *self, int unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n_units; i++)
    if (self->units[i] == unit)
      return TRUE;
  return FALSE;
}

gboolean
adj_unfinished_is_word (const AdjUnfinished *self, guint at, const char *word)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (word != NULL, FALSE);

  return at < self->words.n && g_ascii_strcasecmp (self->words.words[at].text, word) == 0;
}

/* A unit is found by its designation too, so the beginning is asked of record/find.h. */
void
adj_offer_unit (AdjUnfinished *self, int unit)
{
  AdjFound found;

  g_return_if_fail (self != NULL);

  if (adj_unfinished_has (self, unit))
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
adj_offer_words (AdjUnfinished *self, const char *const *words)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (words != NULL);

  for (guint i = 0; words[i] != NULL; i++)
    adj_offer (self, words[i]);
}

void
adj_offer_dice (AdjUnfinished *self, int faces)
{
  g_return_if_fail (self != NULL);

  for (int face = 1; face <= faces; face++)
    {
      g_autofree char *text = g_strdup_printf ("%d", face);

      adj_offer (self, text);
    }
}

void
adj_offer_sides (AdjUnfinished *self)
{
  g_return_if_fail (self != NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    adj_offer (self, self->field->book->scenario->sides[side].id);
}

/* ---- What is typed already ---- */

static gboolean
is_hex (const AdjWord *word)
{
  return !word->quoted && word->length == 4 && strspn (word->text, "0123456789") == 4;
}

static void
take_unit (AdjUnfinished *self, int unit)
{
  if (self->n_units < ADJ_MAX_BATTLE_UNITS && !adj_unfinished_has (self, unit))
    self->units[self->n_units++] = (guint16) unit;
}

void
adj_unfinished_take (AdjUnfinished *self, const AdjWord *word)
{
  AdjFound found;
  AdjHex hex;

  g_return_if_fail (self != NULL);
  g_return_if_fail (word != NULL);

  if (is_hex (word))
    {
      hex = adj_book_hex (self->field->book, adj_hex_parse (word->text));
      if (hex != ADJ_NO_HEX)
        for (guint16 unit = self->field->first[hex]; unit != ADJ_NOBODY;
             unit = self->field->next[unit])
          take_unit (self, unit);
      return;
    }
  adj_find_units (self->field, &self->view, self->verb, word->text, &found);
  if (found.n == 1)
    take_unit (self, found.units[0]);
}

gboolean
adj_unfinished_read (const AdjUnfinished *self, guint n_words, AdjOrder *order)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (AdjOrderError) error = { 0 };

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  for (guint i = 0; i < n_words; i++)
    g_string_append_printf (text, self->words.words[i].quoted ? "\"%s\" " : "%s ",
                            self->words.words[i].text);
  return adj_order_parse (self->field, self->view.eyes, text->str, order, &error) &&
         order->n_hexes > 0;
}
