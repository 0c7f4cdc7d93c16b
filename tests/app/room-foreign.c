/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/help/help-window.h"
#include "book/library.h"
#include "brawl.h"
#include "record/order.h"
#include "room-language.h"
#include "tests/sheets/foreign.h"

/* A language that nobody speaks, in Greek letters and a third longer than English: whatever is
 * left in Latin letters was never translated, or is a name or an order. */

static char *known; /* names of the battles, and what is the same in all languages */

/* Of the orders all verbs and some words besides, what the file format calls its terrain and the
 * source of what is typed, and one word of GTK's own. */
#define SAME                                                                                       \
  "Adjutant Ctrl Alt Enter Home GTK Clear from die clear forest rough town river ferry road "      \
  "trail "                                                                                         \
  "creek bridge ford charts nothing unknown skirmish sheet jpg "

static void
add_verbs (GString *words)
{
  for (AdjVerb verb = 0; verb < ADJ_N_VERBS; verb++)
    g_string_append_printf (words, "%s ", adj_verb_name (verb));
}

static void
add_file (GString *words, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_string_append (words, text);
}

void
room_speak (void)
{
  GString *words = g_string_new (SAME);
  g_autofree char *own = NULL;

  add_verbs (words);
  g_string_append (words, brawl_begun);
  add_file (words, "scenarios/chickamauga.scenario.xml");
  add_file (words, "scenarios/fredericksburg.scenario.xml");
  own = adj_library_own_scenario ("fredericksburg-own"); /* where the charts are kept */
  g_string_append (words, own);
  known = g_string_free (words, FALSE);
  foreign_speak (FOREIGN_GREEK);
}

void
room_fall_silent (void)
{
  foreign_speak (FOREIGN_NONE);
  g_clear_pointer (&known, g_free);
}

gboolean
room_is_english (void)
{
  return FALSE;
}

/* Its words are a third longer than those of any language that the program speaks. */
gboolean
room_may_outgrow (void)
{
  return TRUE;
}

static void
check_text (const char *text, const char *where)
{
  g_auto (GStrv) words = g_regex_split_simple ("[^A-Za-z]+", text, 0, 0);

  for (guint i = 0; words[i] != NULL; i++)
    if (strlen (words[i]) > 2 && strstr (known, words[i]) == NULL)
      g_test_fail_printf ("%s: “%s” in “%s” is not translated", where, words[i], text);
}

void
room_check_words (GtkWidget *widget, const char *where)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  /* the pages of the help are written in some languages and in no other */
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) ||
      ADJ_IS_HELP_WINDOW (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_text (gtk_label_get_text (GTK_LABEL (widget)), where);
  if (tooltip != NULL)
    check_text (tooltip, where);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    room_check_words (child, where);
}
