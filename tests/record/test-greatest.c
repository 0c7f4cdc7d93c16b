/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <string.h>

#include "record/entry-text.h"
#include "record/game-private.h"
#include "record/proof.h"
#include "record/save.h"
#include "table/effect-row.h"

/* Every effect, every finding and every length with the greatest figures that can be recorded: what
 * is written is read back the same, and what would pass a ceiling is refused with its number. */

/* Written and read as one that is about to be recorded; NULL if the reader refuses it. */
static AdjEntry *
read_back (AdjGame *game, const AdjEntry *entry)
{
  AdjXmlWriter *xml = adj_xml_writer_new (&adj_record_format);
  g_autoptr (AdjProblems) problems = adj_problems_new ("entry");
  g_autoptr (AdjXmlDoc) doc = NULL;
  g_autofree char *text = NULL;
  AdjEntry *again;
  gsize length;

  adj_entry_write (xml, adj_game_get_book (game), entry);
  text = adj_xml_writer_free (xml, &length);
  doc = adj_xml_parse (text, length, &adj_record_format, problems);
  again = adj_entry_read (adj_game_get_book (game), adj_xml_first (adj_xml_root (doc), NULL),
                          entry->number, problems);
  if (adj_problems_count (problems) > 0)
    g_clear_pointer (&again, adj_entry_free);
  else
    again->number = entry->number; /* as the record gives it */
  return again;
}

static AdjEntry *
some_entry (AdjEntryKind kind)
{
  AdjEntry *entry = adj_entry_new (kind);

  entry->number = 1;
  adj_entry_set_order (entry, "note of everything");
  return entry;
}

static void
assert_reads_back (AdjGame *game, const AdjEntry *entry)
{
  g_autoptr (AdjEntry) again = read_back (game, entry);

  g_assert_nonnull (again);
  fixture_same_entry (entry, again);
}

/* Fields that a kind of effect does not have are left as they are. */
static void
assert_effect (AdjGame *game, const AdjEffect *full)
{
  g_autoptr (AdjEntry) entry = some_entry (ADJ_ENTRY_ORDER);
  g_autoptr (AdjEntry) once = NULL;
  const AdjEffect *read;

  g_array_append_val (entry->effects, *full);
  once = read_back (game, entry);
  g_assert_nonnull (once);
  g_assert_cmpuint (once->effects->len, ==, 1);
  read = &g_array_index (once->effects, AdjEffect, 0);
  g_assert_cmpint (read->kind, ==, full->kind);
  g_assert_true (read->side == full->side || read->side == adj_effect (full->kind).side);
  g_assert_true (read->unit == full->unit || read->unit == ADJ_NO_UNIT);
  g_assert_true (read->hex == full->hex || read->hex == ADJ_NO_HEX);
  g_assert_true (read->ends == full->ends || read->ends == 0);
  for (const AdjEffectField *field = adj_effect_row (full->kind)->fields;
       field->type != ADJ_FIELD_NONE; field++)
    if (adj_field_is_figure (field))
      g_assert_cmpint (adj_effect_get (read, field), ==, adj_effect_get (full, field));
  g_assert_true (read->n_path == full->n_path || read->n_path == 0);
  assert_reads_back (game, once);
}

static void
test_effects (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjBook *book = adj_game_get_book (game);
  const gint16 values[] = { G_MININT16, -1, 1, G_MAXINT16 };
  guint16 units[] = { 0, (guint16) (2 * book->scenario->n_units - 1), ADJ_NO_UNIT };

  for (int kind = 0; kind < ADJ_N_EFFECTS; kind++)
    for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
      for (gsize unit = 0; unit < G_N_ELEMENTS (units); unit++)
        {
          AdjEffect effect = adj_effect ((AdjEffectKind) kind);

          effect.unit = units[unit];
          effect.side = (gint8) CLAMP (values[i], G_MININT8, G_MAXINT8);
          effect.hex = i % 2 == 0 ? (AdjHex) (book->n_hexes - 1) : ADJ_NO_HEX;
          for (const AdjEffectField *field = adj_effect_row (effect.kind)->fields;
               field->type != ADJ_FIELD_NONE; field++)
            if (adj_field_is_figure (field))
              adj_effect_set (&effect, field, values[i]);
          effect.n_path = i % 2 == 0 ? ADJ_MAX_PATH : 1;
          for (guint step = 0; step < effect.n_path; step++)
            effect.path[step] = (AdjHex) (book->n_hexes - 1 - step);
          assert_effect (game, &effect);
        }
}

static void
test_findings (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjBook *book = adj_game_get_book (game);
  const int values[] = { G_MININT, -1, 0, G_MAXINT };
  const char *const rows[] = { "BG 5.11", "A row of Nobody's 1.2b", NULL };

  for (int reason = 0; reason < ADJ_N_REASONS; reason++)
    {
      g_autoptr (AdjEntry) entry = some_entry (ADJ_ENTRY_ORDER);

      for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
        {
          const char *row = rows[i % G_N_ELEMENTS (rows)];
          AdjFinding finding = {
            .reason = (AdjReason) reason,
            .row = row,
            .impossible = row == NULL,
            .unit = i % 2 == 0 ? (int) (2 * book->scenario->n_units - 1) : -1,
            .hex = i % 2 == 0 ? ADJ_NO_HEX : (AdjHex) (book->n_hexes - 1),
            .figure = values[i],
          };

          g_array_append_val (entry->findings, finding);
        }
      assert_reads_back (game, entry);
    }
}

static char *
text_of (guint length)
{
  GString *text = g_string_new ("note ");

  while (text->len < length)
    g_string_append_c (text, "<&\"'>"[text->len % 5]);
  return g_string_free (text, FALSE);
}

/* As long as it may be it can be read, and a letter more is refused before it is recorded. */
static void
test_lengths (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjEntry) entry = some_entry (ADJ_ENTRY_CORRECT);
  g_autofree char *why = NULL;

  entry->target = ADJ_MAX_RECORD;
  g_free (entry->text);
  entry->text = text_of (4000);
  for (guint number = 1; number <= ADJ_MAX_RECORD; number++)
    {
      g_array_append_val (entry->aside, number);
      g_array_append_val (entry->differ, number);
    }
  entry->dice = 9;
  adj_entry_reckon_anew (entry, 7, g_array_new (FALSE, TRUE, sizeof (AdjEffect)));
  assert_reads_back (game, entry);
  g_free (entry->text);
  entry->text = text_of (4001);
  why = adj_proof_refuse (game, &entry, 1);
  g_assert_nonnull (strstr (why, "4000"));
}

/* A judge has room for more effects than any order has, and all of them can be written. */
static void
test_most_effects (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjEntry) entry = some_entry (ADJ_ENTRY_ORDER);
  g_autoptr (AdjEntry) more = some_entry (ADJ_ENTRY_ORDER);
  g_autofree char *why = NULL;
  AdjEffect effect = adj_effect (ADJ_EFFECT_MOVED);

  effect.unit = 0;
  effect.march.spent = effect.march.crossed = G_MININT32;
  effect.n_path = ADJ_MAX_PATH;
  for (guint i = 0; i < 3 * 2 * ADJ_MAX_UNITS + 320; i++)
    g_array_append_val (entry->effects, effect);
  assert_reads_back (game, entry);
  for (guint i = 0; i < 20000; i++)
    g_array_append_val (more->effects, effect);
  why = adj_proof_refuse (game, &more, 1);
  g_assert_nonnull (strstr (why, "2000000"));
}

/* A game whose file is as long as it may be takes no order more, and can still be undone. */
static void
test_longest_file (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *outcome;

  fixture_play (game, "note the last", ADJ_OK);
  adj_game_set_length (game, ADJ_GAME_BYTES - 200000);
  outcomes = adj_game_submit (game, "note more", FALSE);
  outcome = g_ptr_array_index (outcomes, 0);
  g_assert_false (outcome->recorded);
  g_assert_nonnull (strstr (outcome->error.text, "63.8"));
  g_assert_true (adj_game_undo (game));
  g_assert_false (adj_game_redo (game));
  g_assert_nonnull (strstr (adj_game_get_refusal (game), "63.8"));
}

/* The last byte there is room for is used, and the one behind it is not. */
static void
test_last_byte (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjEntry) entry = some_entry (ADJ_ENTRY_ORDER);
  g_autofree char *why = NULL;

  why = adj_proof_refuse (game, &entry, 1);
  g_assert_null (why);
  g_assert_cmpuint (entry->length, >, 0);
  adj_game_set_length (game, ADJ_GAME_BYTES - 200000 - entry->length);
  why = adj_proof_refuse (game, &entry, 1);
  g_assert_null (why);
  adj_game_set_length (game, ADJ_GAME_BYTES - 200000 - entry->length + 1);
  why = adj_proof_refuse (game, &entry, 1);
  g_assert_nonnull (why);
}

/* ---- What is typed ---- */

static void
refuse (AdjGame *game, const char *start, gsize length, char letter, const char *end)
{
  g_autofree char *middle = g_strnfill (length, letter);
  g_autofree char *line = g_strconcat (start, middle, end, NULL);

  fixture_refuse (game, line);
}

static void
test_lines (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  refuse (game, "note ", 100000, 'x', "");
  refuse (game, "move ", 100000, 'x', " 1020");
  refuse (game, "", 200000, '1', "");
  refuse (game, "", 50000, '+', "");
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/greatest/effects", test_effects);
  g_test_add_func ("/record/greatest/findings", test_findings);
  g_test_add_func ("/record/greatest/lengths", test_lengths);
  g_test_add_func ("/record/greatest/most effects", test_most_effects);
  g_test_add_func ("/record/greatest/longest file", test_longest_file);
  g_test_add_func ("/record/greatest/last byte", test_last_byte);
  g_test_add_func ("/record/greatest/lines", test_lines);
  return g_test_run ();
}
