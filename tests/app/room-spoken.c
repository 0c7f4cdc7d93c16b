/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "room-language.h"

#include "stage.h"

/* English, or a language of a catalogue: its words are often longer. */

static char *folder; /* of its words; NULL for English */

void
room_speak (void)
{
  const char *language = g_getenv ("ADJUTANT_ROOM_LANGUAGE");

  if (language == NULL || *language == '\0')
    return;
  folder = stage_speak (language + 1); /* "-de" */
}

void
room_fall_silent (void)
{
  if (folder != NULL)
    folder_remove (folder);
}

gboolean
room_is_english (void)
{
  return folder == NULL;
}

/* Names and orders are the same in all of them. */
gboolean
room_may_outgrow (void)
{
  return FALSE;
}

void
room_check_words (GtkWidget *widget, const char *where)
{
}
