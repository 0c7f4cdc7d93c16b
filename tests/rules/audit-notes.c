/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "audit-notes.h"

gboolean
audit_in_ezoc (const Audit *self, AdjHex hex, int side)
{
  return naive_controlled (&self->naive, self->table, hex, 1 - side);
}
