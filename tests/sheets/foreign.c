/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "foreign.h"

#include <glib.h>
#include <libintl.h>
#include <string.h>

static Foreign spoken = FOREIGN_NONE;

void
foreign_speak (Foreign language)
{
  spoken = language;
}

static gunichar
letter_for (char letter)
{
  guint place = (guint) (g_ascii_tolower (letter) - 'a');

  return spoken == FOREIGN_GREEK ? 0x03b1 + place % 17 : 0x05d0 + place % 27;
}

/* A place filled in later is left as it is: {names}, and formats such as %u. */
static gsize
kept (const char *text)
{
  const char *end = *text == '{' ? strchr (text, '}') : NULL;
  gsize length;

  if (end != NULL)
    return (gsize) (end - text) + 1;
  length = *text == '%' ? 1 + strspn (text + 1, "+.$0123456789l") : 0;
  return length > 0 && text[length] != '\0' && strchr ("dusf", text[length]) != NULL ? length + 1
                                                                                     : 0;
}

static const char *
translate (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);
  guint n = 0;

  if (spoken == FOREIGN_NONE)
    return text;
  while (*text != '\0')
    {
      gsize keep = kept (text);

      if (keep == 0 && g_ascii_isalpha (*text))
        {
          g_string_append_unichar (out, letter_for (*text));
          if (++n % 3 == 0)
            g_string_append_unichar (out, letter_for ('a'));
        }
      else
        g_string_append_len (out, text, (gssize) MAX (keep, 1));
      text += MAX (keep, 1);
    }
  return g_intern_string (out->str);
}

/* The C library's and GLib's own functions, in whose place these are. */

#undef dcngettext
char *
dcngettext (const char *domain G_GNUC_UNUSED,
            const char *msgid,
            const char *msgid_plural,
            unsigned long n,
            int category G_GNUC_UNUSED)
{
  return (char *) translate (n == 1 ? msgid : msgid_plural);
}

/* Without optimization it is a function, and not the one above by another name. */
#undef ngettext
char *
ngettext (const char *msgid, const char *msgid_plural, unsigned long n)
{
  return (char *) translate (n == 1 ? msgid : msgid_plural);
}

const gchar *
g_dgettext (const gchar *domain G_GNUC_UNUSED, const gchar *msgid)
{
  return translate (msgid);
}

const gchar *
g_dngettext (const gchar *domain G_GNUC_UNUSED,
             const gchar *msgid,
             const gchar *msgid_plural,
             gulong n)
{
  return translate (n == 1 ? msgid : msgid_plural);
}

const gchar *
g_dpgettext (const gchar *domain G_GNUC_UNUSED, const gchar *msgctxtid, gsize msgidoffset)
{
  return translate (msgctxtid + msgidoffset);
}
