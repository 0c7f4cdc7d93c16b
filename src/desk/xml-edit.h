/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A text that our writer wrote, altered here and there: any attribute of any element, whatever the
 * format. What it comes to is for the format's reader to judge. */

typedef struct
{
  const char *element;
  guint place;           /* among those of that name, from 0; one behind the last is a new one */
  const char *child;     /* not the element itself but its child of that name; NULL */
  const char *attribute; /* NULL: the text in it */
  const char *value;     /* NULL or "": none. An element without its text goes altogether, a child
                          * goes with its last attribute */
} AdjXmlEdit;

/* The edits are made one after the other, so that a place is what it is by then. NULL if the text
 * cannot be read or a place is beyond the last but one. */
char *adj_xml_edit (const char *text, const AdjXmlEdit *edits, guint n);
