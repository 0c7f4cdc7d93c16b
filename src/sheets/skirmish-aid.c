/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/skirmish-matter.h"
#include "words/number.h"

/* The player aid of a skirmish, on one side of one sheet: what every quality of figure and leader
 * needs, the factors, the rules in the order in which they are asked for, and the settings. */

/* ---- The sum ---- */

static char *
face_needed (const AdjSkirmishRules *rules, int quality, int leader)
{
  int needed = adj_seize_needed (rules, quality, leader, &(AdjFactors){ .shots = 0 });

  return g_strdup_printf ("%d", needed);
}

G_STATIC_ASSERT (ADJ_MAX_LEADERSHIPS + 2 <= ADJ_MAX_DOC_COLUMNS);

static void
tell_rates (AdjDoc *doc, const AdjSkirmishRules *rules)
{
  AdjDocColumn columns[ADJ_MAX_DOC_COLUMNS] = {
    { _ ("Quality"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    /* Translators: head of a column: figures that are no leaders */
    { _ ("no leader"), ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE },
  };
  AdjDocTable *table;

  for (guint i = 0; i < rules->n_leaderships; i++)
    columns[i + 2] =
        (AdjDocColumn){ _ (rules->leaderships[i].name), ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE };
  adj_doc_heading (doc, _ ("Base rate less leadership"));
  table = adj_doc_table (doc, columns, rules->n_leaderships + 2);
  table->grid = TRUE;
  for (guint quality = 0; quality < rules->n_qualities; quality++)
    {
      AdjDocRow *row = adj_doc_row (table, _ (rules->qualities[quality].name), NULL);

      for (int leader = ADJ_SKIRMISH_NOBODY; leader < (int) rules->n_leaderships; leader++)
        {
          g_autofree char *face = face_needed (rules, (int) quality, leader);

          adj_doc_cell (row, face);
        }
    }
}

static void
tell_factors (AdjDoc *doc, const AdjSkirmishRules *rules)
{
  const AdjDocColumn columns[] = { { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                   { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
                                   { NULL, ADJ_COLUMN_TEXT, ADJ_ALIGN_START } };
  AdjDocTable *table;
  g_autofree char *chance = NULL;

  adj_doc_heading (doc, _ ("Less each factor"));
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    {
      const AdjFactorRow *factor = &rules->factors[i];
      g_autofree char *adds = adj_words_number (factor->adds, 0, TRUE);

      adj_doc_row (table, _ (factor->name), adds, _ (factor->text), NULL);
    }
  /* Translators: both figures are the faces of the die and one more: the chance of a needed face N
   * is (21 - N)/20 */
  chance = g_strdup_printf (_ ("That face or more is needed: N has (%1$d - N)/%2$d. 1 or less "
                               "always succeeds, more than %2$d never."),
                            rules->faces + 1, rules->faces);
  adj_doc_text (doc, NULL, chance);
}

/* ---- The rules ---- */

/* Some chapters have tables of their own above, or are not for the table. */
static const struct
{
  const char *id;
  const char *heading;
} chapters[] = {
  { "initiative", N_ ("Initiative") },
  { "action", N_ ("Actions") },
  { "seize", N_ ("What seizes the initiative") },
  { "counters", N_ ("Counters") },
  { "cards", N_ ("Order cards") },
  { "melee", N_ ("Melee") },
  { "reaction", N_ ("Reactions") },
  { "shooting", N_ ("Shooting") },
  { "to-me", N_ ("“To me!”") },
};

/* A ruling holds while its switch is as the rules have it. */
static gboolean
holds (const AdjSkirmishMatter *matter, const AdjSkirmishRow *row)
{
  if (row->ruling == NULL)
    return FALSE;
  for (int i = 0; row->switch_id != NULL && i < ADJ_N_SWITCHES; i++)
    if (g_str_equal (adj_switch_ids[i], row->switch_id))
      return matter->state->switches[i] == matter->rules->switches[i].preset;
  return TRUE;
}

static void
tell_chapter (AdjDoc *doc, const AdjSkirmishMatter *matter, const char *id, const char *heading)
{
  gboolean headed = FALSE;

  for (guint i = 0; i < matter->rules->n_rows; i++)
    {
      const AdjSkirmishRow *row = &matter->rules->rows[i];
      g_autofree char *text = NULL;

      if (!g_str_equal (row->chapter, id))
        continue;
      if (!headed)
        adj_doc_subheading (doc, _ (heading));
      headed = TRUE;
      text = holds (matter, row) ? g_strconcat (_ (row->text), " ", _ (row->ruling), NULL)
                                 : g_strdup (_ (row->text));
      adj_doc_small (doc, row->id, text);
    }
}

static void
tell_missiles (AdjDoc *doc, const AdjSkirmishRules *rules)
{
  static const char *const marches[] = {
    [ADJ_MISSILE_MARCH_NONE] = N_ ("stand still to shoot"),
    [ADJ_MISSILE_MARCH_HALF] = N_ ("shoot and march half"),
    [ADJ_MISSILE_MARCH_FULL] = N_ ("shoot and march"),
  };

  for (int march = ADJ_MISSILE_MARCH_NONE; march <= ADJ_MISSILE_MARCH_FULL; march++)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (guint i = 0; i < rules->n_missiles; i++)
        if ((int) rules->missiles[i].march == march)
          g_string_append_printf (names, "%s%s", names->len > 0 ? C_ ("list", ", ") : "",
                                  _ (rules->missiles[i].name));
      if (names->len > 0)
        adj_doc_small (doc, _ (marches[march]), names->str);
    }
}

/* ---- Settings ---- */

static void
tell_switches (AdjDoc *doc, const AdjSkirmishMatter *matter)
{
  adj_doc_subheading (doc, _ ("Settings"));
  for (int i = 0; i < ADJ_N_SWITCHES; i++)
    adj_doc_small (doc, matter->state->switches[i] ? C_ ("option", "on") : C_ ("option", "off"),
                   _ (matter->rules->switches[i].title));
}

AdjDoc *
adj_skirmish_aid_make (const AdjSkirmishMatter *matter)
{
  AdjDoc *doc;
  AdjDoc *first;
  AdjDoc *second;
  g_autofree char *subject = NULL;

  g_return_val_if_fail (matter != NULL, NULL);

  subject = g_strconcat (matter->name, "\n", _ (matter->rules->title), NULL);
  doc = adj_doc_new (_ ("Player aid"), subject);
  adj_doc_beside (doc, 0.58, &first, &second);
  tell_rates (first, matter->rules);
  tell_factors (second, matter->rules);
  adj_doc_columns (doc, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (chapters); i++)
    tell_chapter (doc, matter, chapters[i].id, chapters[i].heading);
  tell_missiles (doc, matter->rules);
  tell_switches (doc, matter);
  return doc;
}
