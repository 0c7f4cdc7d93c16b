/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/control-throw.h"

int
adj_control_throw_left (const AdjControlThrow *self)
{
  int drawn = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (int digit = 0; digit < ADJ_CHITS; digit++)
    drawn += (self->drawn & (1u << digit)) != 0;
  return self->by_chits ? MAX (self->level - drawn, 0) : 0;
}

guint16
adj_control_throw_face (const AdjControlThrow *self, int face)
{
  g_return_val_if_fail (self != NULL, 0);

  return adj_command_digits (self->ruleset, self->level, face);
}

guint16
adj_control_throw_digits (const AdjControlThrow *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->by_chits)
    return adj_control_throw_left (self) == 0 ? self->drawn : 0;
  return self->die > 0 ? adj_control_throw_face (self, self->die) : 0;
}

AdjFraction
adj_control_throw_chance (const AdjControlThrow *self, int digit)
{
  g_return_val_if_fail (self != NULL, ((AdjFraction){ 0, 1 }));

  return self->by_chits ? adj_command_chit_chance (self->level)
                        : adj_command_die_chance (self->ruleset, self->level, digit);
}
