/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/growing.h"

#include <string.h>

#include "desk/durable.h"

static void
write_since (const AdjGrowing *self, guint n_saved, AdjPortion *portion)
{
  gsize first;
  g_autofree char *text = self->since (self->record, n_saved, &portion->length, &first);

  portion->length -= first;
  portion->text = g_strdup (text + first);
  portion->behind = TRUE;
}

void
adj_growing_write_portion (const AdjGrowing *self,
                           gboolean whole,
                           AdjSaved *saved,
                           AdjPortion *portion)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (saved != NULL);
  g_return_if_fail (portion != NULL);

  *portion = (AdjPortion){ .end = strlen (self->end) };
  if (!whole && self->now.head == saved->head && self->now.n_entries > saved->n_entries)
    write_since (self, saved->n_entries, portion);
  else
    portion->text = self->all (self->record, &portion->length);
  *saved = self->now;
}

gboolean
adj_growing_save (
    const AdjGrowing *self, AdjSaved *saved, AdjImprint *imprint, const char *path, GError **error)
{
  g_auto (AdjPortion) portion = { 0 };
  g_auto (AdjPortion) all = { 0 };
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (saved != NULL && imprint != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  adj_growing_write_portion (self, FALSE, saved, &portion);
  if (adj_imprint_write (imprint, path, &portion, &reason))
    return TRUE;
  if (g_error_matches (reason, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_WHOLE))
    {
      g_clear_error (&reason);
      adj_growing_write_portion (self, TRUE, saved, &all);
      if (adj_imprint_write (imprint, path, &all, &reason))
        return TRUE;
    }
  *saved = (AdjSaved){ 0 };
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}
