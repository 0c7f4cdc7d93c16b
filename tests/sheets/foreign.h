/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Languages that nobody speaks, so that every sheet can be seen in translation before there is
 * one. This program has its own gettext: the letters of each sentence are exchanged for others of
 * the script, and a third is added to its length. */

typedef enum
{
  FOREIGN_NONE,
  FOREIGN_GREEK,  /* so that whatever is left in Latin letters was never translated */
  FOREIGN_HEBREW, /* from right to left */
} Foreign;

void foreign_speak (Foreign language);
