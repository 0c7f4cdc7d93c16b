/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/problems.h"

/* A record's text whose end is not what it should be, looked at before it is parsed. Entries are
 * written behind one another over the end tag, so that what the power leaves of the last writing is
 * a part of it, with or without NULs in the place of what is missing. */

/* What such a text has around its entries. */
typedef struct
{
  const char *before;  /* the tag in front of the first */
  const char *end_tag; /* behind the last */
  const char *problem; /* the id of what is told of one that breaks off */
} AdjTornForm;

/* Does the text break off behind an entry that is whole, with nothing lost but what was being
 * written? *length is then that of what stands before it. */
gboolean adj_torn_find (const char *text, gsize length, const AdjTornForm *form, gsize *whole);

/* The text up to the last entry that is whole, and an end, with a problem that says so; NULL if it
 * does not break off there, or cannot be read even so. */
char *adj_torn_mend (const char *text,
                     gsize length,
                     const AdjTornForm *form,
                     gboolean (*can_be_read) (const char *text),
                     AdjProblems *problems);
