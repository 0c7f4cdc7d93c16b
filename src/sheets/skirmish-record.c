/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/skirmish-matter.h"
#include "skirmish/sentence.h"
#include "skirmish/tell.h"

/* The record of a skirmish: every order that holds, told with its sums, under who has the
 * initiative. */

typedef struct
{
  const AdjSkirmishMatter *matter;
  AdjDocTable *table;
} Writer;

/* The side that the order gives the initiative to; NULL. */
static const char *
find_holder (const AdjPlayed *played)
{
  for (guint i = 0; i < played->changes->len; i++)
    {
      const AdjChange *change = &g_array_index (played->changes, AdjChange, i);

      if (change->kind == ADJ_CHANGE_HOLDER)
        return change->text[0];
    }
  return NULL;
}

static void
add_played (const AdjPlayed *played, const AdjSkirmishState *before, gpointer data)
{
  const Writer *self = data;
  const AdjSkirmishMatter *matter = self->matter;
  g_auto (GStrv) lines =
      adj_skirmish_tell_played (before, matter->state, matter->rules, matter->eyes, played);
  g_autofree char *number = g_strdup_printf ("%u", played->number);
  g_autofree char *band = NULL;
  const char *holder = played->state != ADJ_SKIRMISH_ASIDE ? find_holder (played) : NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    adj_doc_row (self->table, i == 0 ? number : "", lines[i], NULL)->keep = lines[i + 1] != NULL;
  if (holder == NULL)
    return;
  band = g_strdup_printf (_ ("Initiative: %s"), holder);
  adj_doc_band (self->table, band);
}

AdjDoc *
adj_skirmish_record_make (const AdjSkirmishMatter *matter)
{
  const AdjDocColumn columns[] = { { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
                                   { NULL, ADJ_COLUMN_TEXT, ADJ_ALIGN_START } };
  g_autofree char *subject = NULL;
  g_auto (GStrv) now = NULL;
  Writer writer = { matter, NULL };
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  subject = g_strconcat (matter->name, "\n", _ (matter->rules->title), NULL);
  doc = adj_doc_new (_ ("Record"), subject);
  writer.table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  adj_skirmish_each_played (matter->skirmish, add_played, &writer);
  adj_doc_heading (doc, _ ("As it stands"));
  now = adj_skirmish_say_now (matter->state);
  for (guint i = 0; now[i] != NULL; i++)
    adj_doc_text (doc, NULL, now[i]);
  return doc;
}
