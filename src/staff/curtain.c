/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/curtain.h"

#include "rules/played.h"

AdjEyes
adj_curtain_follow (AdjCurtain *self, const AdjTable *table, AdjEyes eyes)
{
  AdjCurtain before;

  g_return_val_if_fail (self != NULL, ADJ_EYES_FIRST);
  g_return_val_if_fail (table != NULL, ADJ_EYES_FIRST);

  before = *self;
  self->hung = adj_intelligence_is_on (table) && !table->over;
  self->phasing = table->phasing;
  if (!self->hung)
    {
      self->drawn = FALSE;
      return before.hung ? ADJ_EYES_ALL : eyes;
    }
  if (before.hung && before.phasing == self->phasing)
    return eyes;
  self->drawn = TRUE;
  return ADJ_EYES_PUBLIC;
}
