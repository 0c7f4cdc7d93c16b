/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/outcome.h"

#include <glib/gi18n-lib.h>

#include "rules/judge.h"

AdjOutcome *
adj_outcome_new (void)
{
  AdjOutcome *self = g_new0 (AdjOutcome, 1);

  self->findings = g_array_new (FALSE, TRUE, sizeof (AdjFinding));
  self->effects = g_array_new (FALSE, TRUE, sizeof (AdjEffect));
  self->standing = ADJ_IMPOSSIBLE;
  return self;
}

AdjOutcome *
adj_outcome_new_unread (AdjOrderError *error)
{
  AdjOutcome *self;

  g_return_val_if_fail (error != NULL, NULL);

  self = adj_outcome_new ();
  self->error = *error;
  *error = (AdjOrderError){ 0 };
  return self;
}

void
adj_outcome_free (AdjOutcome *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->typed);
  g_free (self->text);
  g_free (self->order);
  g_array_unref (self->findings);
  g_array_unref (self->effects);
  adj_order_error_clear (&self->error);
  g_free (self);
}

gboolean
adj_outcome_asks_first (const AdjOutcome *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->findings->len; i++)
    if (g_array_index (self->findings, AdjFinding, i).reason == ADJ_REASON_OWES_SEAL)
      return TRUE;
  return FALSE;
}

char *
adj_outcome_show (const AdjOutcome *self, const AdjView *view)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  return self->order != NULL ? adj_order_show (view, self->order) : g_strdup (self->typed);
}

const char *
adj_why_hushed (void)
{
  return _ (
      "this would turn up what lies face down, and what that is cannot be found out on trial");
}

void
adj_outcome_refuse (AdjOutcome *self, char *why)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (why != NULL);

  self->standing = ADJ_IMPOSSIBLE;
  self->unjudged = FALSE;
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->order, g_free);
  g_array_set_size (self->findings, 0);
  g_array_set_size (self->effects, 0);
  adj_order_error_clear (&self->error);
  self->error.text = why;
}

void
adj_outcome_hush (AdjOutcome *self)
{
  g_return_if_fail (self != NULL);

  adj_outcome_refuse (self, g_strdup (adj_why_hushed ()));
}
