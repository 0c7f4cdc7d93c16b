/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order.h"

#include <string.h>

const char *const adj_status_keys[] = { "ineffective", "reduced",   "moved",    "attacked",
                                        "defended",    "retreated", "advanced", NULL };
const guint16 adj_status_facts[] = { ADJ_FACT_INEFFECTIVE, ADJ_FACT_REDUCED,  ADJ_FACT_MOVED,
                                     ADJ_FACT_ATTACKED,    ADJ_FACT_DEFENDED, ADJ_FACT_RETREATED,
                                     ADJ_FACT_ADVANCED };
const char *const adj_bears_words[] = { "disrupted", "shaken", "routed", "rally", NULL };
const char *const adj_face_words[] = { "up", "down", NULL };
const char *const adj_mirror_words[] = { "full", "losses", "none", NULL };
const char *const adj_marker_words[] = { "none", "building", "entrenchment", "breastworks", NULL };

/* ---- Splitting a line ---- */

static gboolean
begins_note (const char *order)
{
  g_autofree char *word = NULL;
  gsize length = 0;
  int verb;

  while (g_ascii_isalpha (order[length]))
    length++;
  word = g_strndup (order, length);
  verb = adj_verb_find (word);
  return verb >= 0 && adj_verb_takes_rest ((AdjVerb) verb);
}

char **
adj_order_split (const char *line)
{
  g_return_val_if_fail (line != NULL, NULL);

  return adj_lex_split (line, begins_note);
}
