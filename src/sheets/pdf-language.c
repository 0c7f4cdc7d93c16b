/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/pdf-language.h"

#include <string.h>

#define CATALOG "<< /Type /Catalog\n"

/* The last place of the words at or before the end; NULL. */
static const char *
find_last (const GByteArray *pdf, const char *words)
{
  gsize length = strlen (words);

  for (gsize i = pdf->len; i >= length; i--)
    if (memcmp (pdf->data + i - length, words, length) == 0)
      return (const char *) pdf->data + i - length;
  return NULL;
}

/* From there up to the words; NULL if they do not follow. */
static char *
copy_up_to (const GByteArray *pdf, const char *from, const char *words)
{
  const char *end = g_strstr_len (from, (const char *) pdf->data + pdf->len - from, words);

  return end != NULL ? g_strndup (from, (gsize) (end - from)) : NULL;
}

/* A PDF is altered by what is written behind it: the catalog once more, and where it is now. */
void
adj_pdf_set_language (GByteArray *pdf, const char *language)
{
  const char *catalog;
  const char *trailer;
  const char *start;
  const char *root;
  g_autofree char *entries = NULL;
  g_autofree char *keys = NULL;
  g_autofree char *update = NULL;
  g_autofree char *end = NULL;
  guint64 number;

  g_return_if_fail (pdf != NULL);
  g_return_if_fail (language != NULL);

  catalog = find_last (pdf, CATALOG);
  trailer = find_last (pdf, "trailer\n<<");
  start = find_last (pdf, "startxref\n");
  if (catalog == NULL || trailer == NULL || start == NULL)
    return;
  entries = copy_up_to (pdf, catalog + strlen (CATALOG), "endobj");
  keys = copy_up_to (pdf, trailer + strlen ("trailer\n<<"), ">>");
  root = keys != NULL ? strstr (keys, "/Root ") : NULL;
  if (entries == NULL || root == NULL)
    return;
  number = g_ascii_strtoull (root + strlen ("/Root "), NULL, 10);
  update = g_strdup_printf ("%" G_GUINT64_FORMAT " 0 obj\n" CATALOG "   /Lang (%s)\n%sendobj\n"
                            "xref\n%" G_GUINT64_FORMAT " 1\n%010u 00000 n \n"
                            "trailer\n<<%s   /Prev %" G_GUINT64_FORMAT "\n>>\nstartxref\n",
                            number, language, entries, number, pdf->len, keys,
                            g_ascii_strtoull (start + strlen ("startxref\n"), NULL, 10));
  end = g_strdup_printf ("%" G_GSIZE_FORMAT "\n%%%%EOF\n",
                         pdf->len + (gsize) (strstr (update, "xref\n") - update));
  g_byte_array_append (pdf, (const guint8 *) update, (guint) strlen (update));
  g_byte_array_append (pdf, (const guint8 *) end, (guint) strlen (end));
}
