/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"

/* The reader's table and the schema are two opinions on one format and must never differ. */

/* A document with one to three things in it changed by lot, most of them for the worse. */
char *spoil (const AdjXmlFormat *format, GRand *dice, const char *text);

/* Whether both accept the form; they have to agree. schema: its path. */
gboolean both_accept (const AdjXmlFormat *format, const char *schema, const char *text);
