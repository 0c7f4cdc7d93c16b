/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"

/* Cavalry among the other arms: what it is worth (Y 8.71). */

gboolean adj_is_cavalry (const AdjField *field, int unit);

/* Does the attack meet infantry or artillery, or guns that help from elsewhere, so that cavalry
 * in it counts half? And do infantry or artillery attack, so that cavalry defends with half? */
gboolean adj_cavalry_halves_attack (const AdjField *field, const AdjAttack *attack);
gboolean adj_cavalry_halves_defence (const AdjField *field, const AdjAttack *attack);

/* Half, fractions up. */
static inline int
adj_half (int strength)
{
  return (strength + 1) / 2;
}
