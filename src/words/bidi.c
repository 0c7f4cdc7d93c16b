/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/bidi.h"

#include <glib/gi18n-lib.h>

#define FIRST_STRONG_ISOLATE "\342\201\250"
#define POP_ISOLATE "\342\201\251"

static gboolean
runs_rtl (gunichar letter)
{
  GUnicodeScript script = g_unichar_get_script (letter);

  return script == G_UNICODE_SCRIPT_HEBREW || script == G_UNICODE_SCRIPT_ARABIC ||
         script == G_UNICODE_SCRIPT_SYRIAC || script == G_UNICODE_SCRIPT_THAANA ||
         script == G_UNICODE_SCRIPT_NKO;
}

gboolean
adj_bidi_has (const char *text, gboolean rtl)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);

      if (g_unichar_isalpha (letter) && runs_rtl (letter) == rtl)
        return TRUE;
    }
  return FALSE;
}

gboolean
adj_bidi_is_rtl (const char *text)
{
  while (*text != '\0' && !g_unichar_isalpha (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return *text != '\0' && runs_rtl (g_utf8_get_char (text));
}

gboolean
adj_bidi_language_is_rtl (void)
{
  return adj_bidi_is_rtl (C_ ("phase", "Movement"));
}

char *
adj_bidi_isolate (const char *text)
{
  if (!adj_bidi_language_is_rtl ())
    return g_strdup (text);
  return g_strconcat (FIRST_STRONG_ISOLATE, text, POP_ISOLATE, NULL);
}

char *
adj_bidi_join (const GPtrArray *texts, const char *between)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *text = adj_bidi_isolate (g_ptr_array_index (texts, i));

      g_string_append_printf (all, "%s%s", i > 0 ? between : "", text);
    }
  return g_string_free (all, FALSE);
}
