/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <libxml/tree.h>

/* libxml2's own tree, for tests that change a document and write it again. */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

xmlDoc *dom_read (const char *text);
char *dom_write (xmlDoc *doc);
