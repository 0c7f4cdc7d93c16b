/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/correction-preview.h"

#include <glib/gi18n-lib.h>

#include "app/corrections/consequence-line.h"
#include "record/command.h"
#include "record/order-make.h"
#include "table/view.h"
#include "words/story.h"
#include "words/verdict.h"

void
adj_correction_preview_free (AdjCorrectionPreview *self)
{
  g_free (self->answer);
  g_free (self->same);
  g_clear_pointer (&self->places, g_array_unref);
  g_ptr_array_unref (self->lines);
  g_clear_pointer (&self->after, adj_table_free);
  g_free (self);
}

/* ---- The new order ---- */

static char *
say_outcome (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_game_table_after (game, outcome->n_steps);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  g_auto (GStrv) story = adj_words_story (&view, outcome->effects);
  g_auto (GStrv) verdict = adj_words_verdict (&view, outcome->findings, outcome->unjudged);
  g_autofree char *told = g_strjoinv (". ", story);
  g_autofree char *against = g_strjoinv ("\n", verdict);
  const char *refused = adj_words_refused (outcome);

  if (outcome->error.text != NULL)
    return g_strdup (outcome->error.text);
  return g_strconcat (told, *told != '\0' && *against != '\0' ? "\n" : "", against,
                      refused != NULL ? "\n" : "", refused, NULL);
}

static char *
answer (AdjGame *game, const AdjGameCommand *command, const AdjCorrection *correction)
{
  if (command->error != NULL)
    return g_strdup (command->error);
  if (correction == NULL)
    return g_strdup ("");
  if (correction->refusal != NULL)
    return g_strdup (correction->refusal);
  if (correction->outcome != NULL)
    return say_outcome (game, correction->outcome);
  return g_strdup ("");
}

/* ---- Consequences ---- */

static void
list_consequences (AdjCorrectionPreview *self, AdjGame *game, const AdjCorrection *correction)
{
  const AdjBook *book =
      correction->entry->book != NULL ? correction->entry->book : adj_game_get_book (game);
  guint n_same = 0;

  for (guint i = 0; i < correction->consequences->len; i++)
    {
      const AdjConsequence *consequence =
          &g_array_index (correction->consequences, AdjConsequence, i);

      if (adj_consequence_is_news (consequence))
        g_ptr_array_add (self->lines, adj_consequence_line_new (game, book, consequence));
      else
        n_same++;
    }
  if (correction->consequences->len == 0)
    self->same = g_strdup (_ ("No order comes after it"));
  else
    self->same = n_same == 0
                     ? g_strdup (_ ("No later order stays as it is"))
                     : g_strdup_printf (ngettext ("%u later order stays as it is",
                                                  "%u later orders stay as they are", n_same),
                                        n_same);
}

/* ---- The counters alone ---- */

#define MOST_PLACED 12 /* more are no slip of the hand: then the past is better put right */

/* The counters of the one hex that the correction has elsewhere than they stand now. */
static void
place_in (GArray *orders, const AdjView *view, const AdjTable *after, AdjHex hex, guint *n)
{
  guint16 units[MOST_PLACED + 1];
  guint n_units = 0;
  AdjOrder order;

  for (guint unit = 0; unit < after->n_units && n_units <= MOST_PLACED; unit++)
    {
      const AdjUnitState *then = &after->units[unit];

      if (then->where == ADJ_ON_MAP && then->hex == hex && view->table->units[unit].hex != hex)
        units[n_units++] = (guint16) unit;
    }
  if (n_units == 0)
    return;
  order = adj_order_place (units, n_units, hex);
  g_array_append_val (orders, order);
  *n += n_units;
}

/* Somebody is on the map only here, or only there: placing would not make it the same. */
static gboolean
same_are_on_map (const AdjTable *now, const AdjTable *after)
{
  if (now->n_units != after->n_units)
    return FALSE;
  for (guint unit = 0; unit < now->n_units; unit++)
    if ((now->units[unit].where == ADJ_ON_MAP) != (after->units[unit].where == ADJ_ON_MAP))
      return FALSE;
  return TRUE;
}

static GArray *
find_places (AdjGame *game, const AdjTable *after)
{
  AdjView view =
      adj_view (adj_game_get_book (game), adj_game_get_table (game), adj_game_get_eyes (game));
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (AdjOrder));
  guint n = 0;

  if (!same_are_on_map (view.table, after))
    return NULL;
  for (guint hex = 0; hex < view.book->n_hexes && n <= MOST_PLACED; hex++)
    place_in (orders, &view, after, (AdjHex) hex, &n);
  return n > 0 && n <= MOST_PLACED ? g_steal_pointer (&orders) : NULL;
}

AdjCorrectionPreview *
adj_correction_preview_read (AdjGame *game, const char *line)
{
  g_autoptr (AdjGameCommand) command = adj_game_command_read (line);
  g_autoptr (AdjCorrection) correction =
      command->error == NULL ? adj_game_command_correct (game, command) : NULL;
  AdjCorrectionPreview *self = g_new0 (AdjCorrectionPreview, 1);

  self->lines = g_ptr_array_new_with_free_func (g_object_unref);
  self->answer = answer (game, command, correction);
  self->possible = correction != NULL && correction->entry != NULL;
  if (!self->possible)
    {
      self->same = g_strdup ("");
      return self;
    }
  list_consequences (self, game, correction);
  self->places = find_places (game, correction->after);
  self->after = g_steal_pointer (&correction->after);
  return self;
}
