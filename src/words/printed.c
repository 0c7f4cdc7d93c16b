/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/printed.h"

#include <glib/gi18n-lib.h>

const char *
adj_words_printed (const char *text)
{
  /* gettext answers an empty text with the header of its file */
  return text == NULL || *text == '\0' ? text : _ (text);
}
