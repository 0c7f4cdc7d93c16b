/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *brief; /* "" where there is none */
} VerbName;

static const VerbName verbs[ADJ_N_VERBS] = {
  [ADJ_VERB_MOVE] = { "move", "m" },
  [ADJ_VERB_ENTER] = { "enter", "e" },
  [ADJ_VERB_EXIT] = { "exit", "x" },
  [ADJ_VERB_CHARGE] = { "charge", "" },
  [ADJ_VERB_SUPPORT] = { "support", "" },
  [ADJ_VERB_ATTACK] = { "attack", "a" },
  [ADJ_VERB_ROLL] = { "roll", "r" },
  [ADJ_VERB_RETREAT] = { "retreat", "t" },
  [ADJ_VERB_DISPLACE] = { "displace", "d" },
  [ADJ_VERB_ADVANCE] = { "advance", "v" },
  [ADJ_VERB_STAY] = { "stay", "y" },
  [ADJ_VERB_LOSE] = { "lose", "l" },
  [ADJ_VERB_ENTRENCH] = { "entrench", "" },
  [ADJ_VERB_INITIATIVE] = { "initiative", "i" },
  [ADJ_VERB_SCATTER] = { "scatter", "c" },
  [ADJ_VERB_DRIFT] = { "drift", "f" },
  [ADJ_VERB_FLIP] = { "flip", "" },
  [ADJ_VERB_DUMMY] = { "dummy", "" },
  [ADJ_VERB_PLACE] = { "place", "p" },
  [ADJ_VERB_MARK] = { "mark", "" },
  [ADJ_VERB_ELIMINATE] = { "eliminate", "k" },
  [ADJ_VERB_STATUS] = { "status", "s" },
  [ADJ_VERB_SCORE] = { "score", "" },
  [ADJ_VERB_COMMANDER] = { "commander", "" },
  [ADJ_VERB_OPTION] = { "option", "o" },
  [ADJ_VERB_WAIVE] = { "waive", "" },
  [ADJ_VERB_MIRROR] = { "mirror", "" },
  [ADJ_VERB_NOTE] = { "note", "" },
  [ADJ_VERB_BOOKMARK] = { "bookmark", "" },
  [ADJ_VERB_NEXT] = { "next", "n" },
};

const char *const adj_status_keys[] = { "ineffective", "reduced",   "moved",    "attacked",
                                        "defended",    "retreated", "advanced", NULL };
const guint16 adj_status_facts[] = { ADJ_FACT_INEFFECTIVE, ADJ_FACT_REDUCED,  ADJ_FACT_MOVED,
                                     ADJ_FACT_ATTACKED,    ADJ_FACT_DEFENDED, ADJ_FACT_RETREATED,
                                     ADJ_FACT_ADVANCED };
const char *const adj_face_words[] = { "up", "down", NULL };
const char *const adj_mirror_words[] = { "full", "losses", "none", NULL };
const char *const adj_marker_words[] = { "none", "building", "entrenchment", NULL };

void
adj_order_init (AdjOrder *order, AdjVerb verb)
{
  memset (order, 0, sizeof *order);
  order->verb = verb;
  order->result = -1;
  order->reduce = -1;
  order->side = ADJ_NO_SIDE;
  order->option = -1;
  order->strength = -1;
}

void
adj_order_error_clear (AdjOrderError *error)
{
  g_clear_pointer (&error->text, g_free);
}

const char *
adj_verb_name (AdjVerb verb)
{
  return verbs[verb].name;
}

int
adj_verb_find (const char *word)
{
  gsize length = strlen (word);
  int found = -1;

  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    if (g_ascii_strcasecmp (verbs[verb].name, word) == 0 ||
        (length > 0 && g_ascii_strcasecmp (verbs[verb].brief, word) == 0))
      return verb;
  for (int verb = 0; verb < ADJ_N_VERBS && length >= 2; verb++)
    if (g_ascii_strncasecmp (verbs[verb].name, word, length) == 0)
      {
        if (found >= 0)
          return -1;
        found = verb;
      }
  return found;
}

gboolean
adj_verb_takes_rest (AdjVerb verb)
{
  return verb == ADJ_VERB_NOTE || verb == ADJ_VERB_BOOKMARK;
}

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

/* Up to the next ";" or "#" that is not in quotes; a note takes everything. */
static gsize
order_length (const char *order)
{
  gboolean quoted = FALSE;
  gsize i = 0;

  if (begins_note (order))
    return strlen (order);
  for (; order[i] != '\0'; i++)
    {
      if (order[i] == '"')
        quoted = !quoted;
      if (!quoted && (order[i] == ';' || order[i] == '#'))
        break;
    }
  return i;
}

char **
adj_order_split (const char *line)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *rest = line;

  while (*rest != '\0' && *rest != '#')
    {
      gsize length;
      g_autofree char *order = NULL;

      while (g_ascii_isspace (*rest))
        rest++;
      length = order_length (rest);
      order = g_strchomp (g_strndup (rest, length));
      if (*order != '\0')
        g_strv_builder_add (builder, order);
      rest += length;
      if (*rest == ';')
        rest++;
    }
  return g_strv_builder_end (builder);
}
