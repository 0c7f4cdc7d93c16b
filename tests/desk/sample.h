/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"

/* A small format with every type of attribute in it. sample.rng is its schema, sample.xml a
 * valid document. */
extern const AdjXmlFormat sample_format;

/* The text of sample.xml; g_free. */
char *sample_text (void);
char *sample_schema_path (void);
