/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Says in a PDF that cairo wrote in which language it is, such as "de", so that it is read aloud in
 * that: cairo has no word for it. What it cannot find its way in stays as it is. */
void adj_pdf_set_language (GByteArray *pdf, const char *language);
