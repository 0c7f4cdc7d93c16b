/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"
#include "desk/xml-edit.h"
#include "desk/xml.h"

/* Every field that the format of scenarios has, typed as it stands in the file (docs/formats.md):
 * an element's name, its place among its like, an attribute or the text. What it may be is for the
 * reader of files to say, which knows all of them. */

/* All of them are one change. What is typed so has the source "charts" and no check mark any more,
 * the battle as a whole and the map's own figures excepted. */
gboolean adj_draft_put (AdjDraft *self, const AdjXmlEdit *edits, guint n);

/* One field; "" or NULL empties it. */
gboolean adj_draft_put_field (
    AdjDraft *self, const char *element, guint place, const char *attribute, const char *value);

/* The element is as printed: it has the source "charts" and no check mark. */
gboolean adj_draft_confirm (AdjDraft *self, const char *element, guint place);

/* The element is gone, with what stands in it. */
gboolean adj_draft_drop (AdjDraft *self, const char *element, guint place);

/* How many there are in the file: of hexes those that are listed. */
guint adj_draft_count (const AdjDraft *self, const char *element);

/* The table's row of an element; NULL. And the attribute of it; NULL. */
const AdjXmlElement *adj_draft_find_element (const char *element);
const AdjXmlAttribute *adj_draft_find_attribute (const char *element, const char *attribute);
