/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/xml-private.h"

/* The checks that are made before libxml2 sees a file. */

/* libxml2 compares each attribute of a tag with every other, so that a tag of a hundred
 * thousand keeps it busy for minutes. */
#define EQUALS_SIGNS_MAX 10000

static int
line_of (const char *text, const char *place)
{
  int line = 1;

  for (const char *p = text; p < place; p++)
    if (*p == '\n')
      line++;
  return line;
}

static gboolean
check_size (gsize length, const AdjXmlFormat *format, AdjProblems *problems)
{
  g_autofree char *most = NULL;

  if (length > 0 && length <= format->max_bytes)
    return TRUE;
  most = g_format_size_full (format->max_bytes, G_FORMAT_SIZE_LONG_FORMAT);
  if (length == 0)
    adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-empty",
                      _ ("the file is empty; it should begin with the element '%s'"), format->root);
  else
    adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-too-large",
                      _ ("this is too long; a file of this sort has at most %s"), most);
  return FALSE;
}

/* Eight bytes of ASCII, none of them NUL: that leaves the upper bits as they are. */
static gboolean
is_plain (const char *text)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 bytes;

  memcpy (&bytes, text, sizeof bytes);
  return ((bytes | (bytes - ones)) & (ones << 7)) == 0;
}

/* The first byte that is not UTF-8, or NUL; most of a file is plain and need not be decoded. */
static const char *
find_bad_byte (const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end)
    if (end - text >= 8 && is_plain (text))
      text += 8;
    else if (g_utf8_get_char_validated (text, end - text) >= (gunichar) -2)
      return text;
    else
      text = g_utf8_next_char (text);
  return NULL;
}

static gboolean
check_bytes (const char *text, gsize length, AdjProblems *problems)
{
  const char *bad = find_bad_byte (text, length);

  if (bad == NULL)
    return TRUE;
  if (*bad == '\0')
    adj_problems_add (problems, ADJ_PROBLEM_FORM, line_of (text, bad), "form-nul",
                      _ ("there is a NUL byte; this is not a text file, or not one in UTF-8"));
  else
    adj_problems_add (problems, ADJ_PROBLEM_FORM, line_of (text, bad), "form-not-utf8",
                      _ ("the byte %02X is not UTF-8; save the file in that encoding"),
                      (guint) (guchar) *bad);
  return FALSE;
}

/* The encoding that the XML declaration names, or NULL; libxml2 complains of a malformed one. The
 * declaration is all that is looked at, for GRegex would first validate the whole file. */
static char *
declared_encoding (const char *text, gsize length)
{
  static const char declaration[] =
      "^\\x{FEFF}?<\\?xml\\s[^>]*?\\sencoding\\s*=\\s*[\"']([^\"'>]*)[\"']";
  g_autoptr (GRegex) pattern = g_regex_new (declaration, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  const char *end = memchr (text, '>', length);

  if (end == NULL || !g_regex_match_full (pattern, text, end - text, 0, 0, &match, NULL))
    return NULL;
  return g_match_info_fetch (match, 1);
}

/* What is written by ourselves begins like this: it need not be looked at any closer. */
#define OWN_DECLARATION "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

static gboolean
check_encoding (const char *text, gsize length, AdjProblems *problems)
{
  g_autofree char *encoding = NULL;

  if (length >= strlen (OWN_DECLARATION) &&
      memcmp (text, OWN_DECLARATION, strlen (OWN_DECLARATION)) == 0)
    return TRUE;
  encoding = declared_encoding (text, length);
  if (encoding == NULL || g_ascii_strcasecmp (encoding, "UTF-8") == 0)
    return TRUE;
  adj_problems_add (problems, ADJ_PROBLEM_FORM, 1, "form-encoding",
                    _ ("the encoding '%s' is declared; only UTF-8 is read"), encoding);
  return FALSE;
}

/* The equals sign outside quotes that is one too many between a '<' and the end of its tag, or
 * NULL. */
static const char *
find_excess_sign (const char *tag, const char *end)
{
  char quote = '\0';
  guint signs = 0;

  for (const char *p = tag + 1; p < end; p++)
    if (quote != '\0')
      quote = *p == quote ? '\0' : quote;
    else if (*p == '"' || *p == '\'')
      quote = *p;
    else if (*p == '>')
      break;
    else if (*p == '=' && ++signs > EQUALS_SIGNS_MAX)
      return p;
  return NULL;
}

/* No attribute value can hold a bare '<', so the next one begins another tag (or a comment, or
 * the like); and a tag with fewer characters than that need not be looked into. */
static gboolean
check_tags (const char *text, gsize length, AdjProblems *problems)
{
  const char *end = text + length;
  const char *next;

  for (const char *tag = memchr (text, '<', length); tag != NULL; tag = next)
    {
      const char *excess;

      next = memchr (tag + 1, '<', (gsize) (end - tag - 1));
      if ((next != NULL ? next : end) - tag <= EQUALS_SIGNS_MAX)
        continue;
      excess = find_excess_sign (tag, next != NULL ? next : end);
      if (excess == NULL)
        continue;
      adj_problems_add (problems, ADJ_PROBLEM_FORM, line_of (text, excess),
                        "form-too-many-attributes",
                        _ ("there are more than %d equals signs in one tag"), EQUALS_SIGNS_MAX);
      return FALSE;
    }
  return TRUE;
}

gboolean
adj_xml_check_bytes (const char *text,
                     gsize length,
                     const AdjXmlFormat *format,
                     AdjProblems *problems)
{
  return check_size (length, format, problems) && check_bytes (text, length, problems) &&
         check_encoding (text, length, problems) && check_tags (text, length, problems);
}
