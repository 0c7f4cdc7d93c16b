/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"
#include "hex/id.h"

/* Hexes in XML files: four digits ccrr, neither pair 00. */

extern const AdjXmlKind adj_hex_kind;

/* ADJ_HEX_NONE if the attribute is missing or holds none. */
AdjHexId adj_hex_get (const AdjXmlNode *element, const char *attribute);
void adj_hex_set (AdjXmlWriter *xml, const char *attribute, AdjHexId hex);
