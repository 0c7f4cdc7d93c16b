/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"

#include <string.h>

#include "any-line.h"
#include "record/branch.h"
#include "record/complete.h"
#include "record/effect-text.h"
#include "record/entry-text.h"
#include "record/find.h"
#include "record/game-private.h"
#include "record/order-make.h"
#include "record/save-form.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "record/silence.h"

/* The others come behind, so that the plays of 1975 ask what they always asked. */
#define VERBS_OF_1975 ((guint) ADJ_VERB_RALLY)

static const AdjField *
field_of (const Asked *self)
{
  return adj_game_get_field (self->game);
}

static const AdjEntry *
some_entry (Asked *self)
{
  const GPtrArray *entries = adj_game_get_play (self->game)->entries;

  if (entries->len == 0)
    return NULL;
  return g_ptr_array_index (entries, lots_chance (self->lots, 70)
                                         ? entries->len - 1
                                         : lots_pick (self->lots, entries->len));
}

/* ---- Eyes ---- */

static void
say_seen_entry (Asked *self, const AdjView *before, const AdjEntry *entry)
{
  g_autofree char *line = adj_seen_line (before, entry);
  g_autoptr (GArray) effects = adj_seen_effects (before, entry->effects);
  g_autoptr (GArray) findings = adj_seen_findings (before, entry->findings);

  ask_say (self, "line %s\n", line);
  ask_say_basis (self, before, findings, effects);
}

static const char *
seen_id (const AdjView *view, int unit)
{
  return unit >= 0 && unit != ADJ_NO_UNIT ? adj_view_unit_id (view, unit) : "-";
}

static void
say_seen_owed (Asked *self, const AdjView *view)
{
  g_auto (AdjDuties) duties = { 0 };
  g_autoptr (GArray) payments = adj_seen_payments (view);
  AdjDebt debts[ADJ_MAX_DEBTS];
  guint n = adj_seen_debts (view, debts);

  adj_seen_duties (view, &duties);
  for (guint i = 0; i < duties.n; i++)
    ask_say (self, "duty %u %u %u %s %d\n", duties.duties[i].kind, duties.duties[i].state,
             duties.duties[i].why, seen_id (view, duties.duties[i].unit), duties.duties[i].hex);
  for (guint i = 0; i < n; i++)
    ask_say (self, "debt %d %s %d\n", debts[i].kind, seen_id (view, debts[i].unit), debts[i].hex);
  for (guint i = 0; i < payments->len; i++)
    {
      AdjOrder made = adj_order_pay (&g_array_index (payments, AdjPayment, i));
      g_autofree char *order = adj_order_show (view, &made);

      ask_say (self, "pays %s\n", order);
    }
}

static void
say_seen_scattered (Asked *self, const AdjView *view)
{
  g_autofree AdjScattered *list = g_new (AdjScattered, view->table->n_units + 1u);

  for (int side = 0; side < ADJ_SIDES; side++)
    for (guint i = 0, n = adj_seen_scattered (view, side, list); i < n; i++)
      ask_say (self, "scattered %s %d %d %d\n", seen_id (view, list[i].unit), list[i].control,
               list[i].in_zone, list[i].stuck);
}

static void
say_seen_table (Asked *self, const AdjView *view)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = adj_seen_field (view, field);

  for (guint i = 0, n = adj_view_units (view, units); i < n; i++)
    ask_say (self, " %s=%s", adj_view_unit_id (view, units[i]),
             adj_view_unit_name (view, units[i]));
  for (int i = 0; i < seen->n_units; i++)
    {
      const AdjUnitState *state = &seen->units[i];

      ask_say (self, " %d/%d/%d/%d/%x", state->hex, state->arm, state->strength, state->unseen,
               state->facts);
    }
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    if (field->count[hex] > 0)
      ask_say (self, " %u:%s:%d", hex, seen_id (view, adj_seen_first (view, (AdjHex) hex)),
               field->zones[hex]);
  ask_say (self, "\n");
}

void
ask_seen (Asked *self)
{
  AdjEyes eyes = (AdjEyes) lots_pick (self->lots, ADJ_EYES_ALL);
  AdjView view = adj_view (field_of (self)->book, field_of (self)->table, eyes);
  AdjView before = adj_view (field_of (self)->book, self->before, eyes);
  const GPtrArray *entries = adj_game_get_play (self->game)->entries;

  ask_say (self, "eyes %u, more %d\n", eyes, adj_view_tells_more (&before, &view));
  if (entries->len > 0)
    say_seen_entry (self, &before, g_ptr_array_index (entries, entries->len - 1));
  say_seen_owed (self, &view);
  say_seen_scattered (self, &view);
  if (lots_chance (self->lots, 30))
    say_seen_table (self, &view);
}

/* ---- Lines ---- */

/* Two in three know everything. */
static AdjEyes
some_eyes (Asked *self)
{
  return (AdjEyes) (lots_chance (self->lots, 66) ? ADJ_EYES_ALL
                                                 : (int) lots_pick (self->lots, ADJ_EYES_ALL));
}

static void
say_offers (Asked *self, AdjEyes eyes, const char *line, gsize cursor)
{
  g_autoptr (AdjCompletions) found = adj_complete (field_of (self), eyes, line, cursor);

  ask_say (self, "[%.*s] from %zu:", (int) cursor, line, found->start);
  for (guint i = 0; i < found->n; i++)
    ask_say (self, " %s", found->texts[i]);
  ask_say (self, "\n");
}

static char *
some_line (Asked *self)
{
  return lots_chance (self->lots, 60) ? g_strdup (self->next)
                                      : any_line (field_of (self)->book, self->lots);
}

/* A line as the sentence of its errors has room for, and no longer. */
#define LINE 200

/* After each word of a line, and in the middle of one; behind a verb and a unit that is drawn. */
void
ask_offers (Asked *self)
{
  g_autofree char *line = some_line (self);
  g_autofree char *unit = g_strdup_printf (
      "%s %s ", adj_verb_name ((AdjVerb) lots_pick (self->lots, VERBS_OF_1975)),
      adj_view_unit_id (&(AdjView){ field_of (self)->book, field_of (self)->table, ADJ_EYES_ALL },
                        ask_some_unit (self)));
  AdjEyes eyes = some_eyes (self);
  gsize length = MIN (strlen (line), LINE);

  for (gsize i = 0; i <= length; i++)
    if (i == 0 || line[i - 1] == ' ' || lots_chance (self->lots, 4))
      say_offers (self, eyes, line, i);
  say_offers (self, eyes, unit, strlen (unit));
}

static void
say_parsed (Asked *self, AdjEyes eyes, const char *line)
{
  AdjView view = adj_view (field_of (self)->book, field_of (self)->table, eyes);
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order;

  if (!adj_order_parse (field_of (self), eyes, line, &order, &error))
    ask_say (self, "%s: %zu, %zu: %s\n", line, error.start, error.length, error.text);
  else
    {
      g_autofree char *text = adj_order_print (view.book, &order);
      g_autofree char *shown = adj_order_show (&view, &order);

      ask_say (self, "%s: %s = %s\n", line, text, shown);
    }
}

/* A word as it may be typed, or nearly so. */
static char *
other_word (Asked *self, const char *word)
{
  static const char *const strange[] = {
    "0", "9999",   "x",     "+", "die",  "-1",  "?u9",         "off", "!", ":",
    "n", "union:", "@0101", "7", "from", "1+1", "10000000000", "\"",  "#", ";",
  };
  g_autofree char *hex = NULL;

  switch (lots_pick (self->lots, 8))
    {
    case 0:
      return g_strndup (word, lots_pick (self->lots, (guint) strlen (word) + 1));
    case 1:
      return g_strdup (strange[lots_pick (self->lots, G_N_ELEMENTS (strange))]);
    case 2:
      return g_strdup ("");
    case 3:
      return g_strdup_printf ("%s %s", word, word);
    case 4:
      return g_strdup_printf ("\"%s\"", word);
    case 5:
      return g_ascii_strup (word, -1);
    case 6:
      return g_strdup_printf ("%.1s:%s", lots_chance (self->lots, 50) ? "union" : "confederate",
                              word);
    default:
      return g_strdup_printf ("%s@%04d", word,
                              field_of (self)->book->hexes[ask_some_hex (self)].id);
    }
}

/* One word is another, or two have changed places. */
static char *
damaged (Asked *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words);
  guint at = lots_pick (self->lots, MAX (n, 1));
  guint with = lots_pick (self->lots, MAX (n, 1));
  char *word = n > 0 ? words[at] : NULL;

  if (n > 0 && at != with && lots_chance (self->lots, 15))
    {
      words[at] = words[with];
      words[with] = word;
    }
  else if (n > 0)
    {
      words[at] = other_word (self, word);
      g_free (word);
    }
  return g_strjoinv (" ", words);
}

/* Units by their names and hexes, as they stand in the line. */
static char *
renamed (Asked *self, const char *line)
{
  AdjView view = adj_view (field_of (self)->book, field_of (self)->table, ADJ_EYES_ALL);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 1; words[0] != NULL && words[i] != NULL; i++)
    {
      int unit = adj_view_find (&view, words[i]);

      if (unit < 0)
        continue;
      g_free (words[i]);
      words[i] = lots_chance (self->lots, 30) && adj_table_on_map (view.table, unit)
                     ? g_strdup_printf ("%04d", view.book->hexes[view.table->units[unit].hex].id)
                     : g_strdup_printf ("\"%s\"", adj_view_unit_name (&view, unit));
    }
  return g_strjoinv (" ", words);
}

/* More words than an order has, or a word that is no word any more. */
static void
lengthen (Asked *self, char **line)
{
  gboolean apart = lots_chance (self->lots, 60);
  GString *text = g_string_new (*line);

  for (int i = 0; i < 300; i++)
    g_string_append (text, apart ? " u1" : "x");
  g_free (*line);
  *line = g_string_free (text, FALSE);
}

void
ask_faults (Asked *self)
{
  AdjEyes eyes = some_eyes (self);

  for (int i = 0; i < 5; i++)
    {
      g_autofree char *line = some_line (self);
      g_autofree char *named = renamed (self, line);
      g_autofree char *worse = damaged (self, lots_chance (self->lots, 50) ? line : named);

      if (lots_chance (self->lots, 4))
        lengthen (self, &worse);
      say_parsed (self, eyes, i == 0 ? line : i == 1 ? named : worse);
    }
}

void
ask_names (Asked *self)
{
  AdjView view = adj_view (field_of (self)->book, field_of (self)->table, some_eyes (self));

  for (int i = 0; i < 6; i++)
    {
      int unit = ask_some_unit (self);
      const char *name = lots_chance (self->lots, 50) ? adj_view_unit_id (&view, unit)
                                                      : adj_view_unit_name (&view, unit);
      gsize from = lots_chance (self->lots, 70) ? 0 : lots_pick (self->lots, 6);
      g_autofree char *word = g_utf8_substring (name, (glong) MIN (from, strlen (name)), -1);
      AdjVerb verb = (AdjVerb) lots_pick (self->lots, VERBS_OF_1975);
      AdjFound found = { 0 };

      g_strdelimit (word, " ", '-');
      word[lots_pick (self->lots, (guint) strlen (word) + 1)] = '\0';
      if (!g_utf8_validate (word, -1, NULL))
        continue;
      adj_find_units (field_of (self), &view, verb, word, &found);
      ask_say (self, "%s %s:", adj_verb_name (verb), word);
      ask_say_units (self, found.units, MIN (found.n, ADJ_MAX_FOUND));
      ask_say (self, " of %u, concerned %d\n", found.n,
               adj_verb_concerns (field_of (self), &view, verb, unit));
    }
}

/* ---- Entries ---- */

static char *
written (Asked *self, const AdjEntry *entry)
{
  AdjXmlWriter *xml = adj_xml_writer_new (&adj_record_format);

  adj_entry_write (xml, field_of (self)->book, entry);
  return adj_xml_writer_free (xml, NULL);
}

/* A text of effects with one word missing. */
static void
say_torn (Asked *self, const AdjEntry *entry)
{
  AdjView view = adj_view (field_of (self)->book, self->before, ADJ_EYES_ALL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  g_autofree char *torn = NULL;

  if (entry->effects->len == 0)
    return;
  adj_effect_print (
      text, &view,
      &g_array_index (entry->effects, AdjEffect, lots_pick (self->lots, entry->effects->len)));
  torn = damaged (self, text->str);
  ask_say (self, "%s: %d", torn, adj_effects_parse (view.book, torn, effects));
  g_string_truncate (text, 0);
  for (guint i = 0; i < effects->len; i++)
    adj_effect_print (text, &view, &g_array_index (effects, AdjEffect, i));
  ask_say (self, " %s\n", text->str);
}

void
ask_entry (Asked *self)
{
  const AdjEntry *entry = some_entry (self);
  g_autofree char *text = entry != NULL ? written (self, entry) : NULL;
  g_autoptr (AdjProblems) problems = adj_problems_new ("entry");
  g_autoptr (AdjXmlDoc) doc = NULL;
  g_autoptr (AdjEntry) again = NULL;

  if (entry == NULL || entry->book != NULL)
    return;
  doc = adj_xml_parse (text, strlen (text), &adj_record_format, problems);
  again = adj_entry_read (field_of (self)->book, adj_xml_first (adj_xml_root (doc), NULL),
                          entry->number, problems);
  ask_say (self, "%s", text);
  for (guint i = 0; i < adj_problems_count (problems); i++)
    ask_say (self, "problem %s\n", adj_problems_get (problems, i)->text);
  if (again != NULL)
    {
      g_autofree char *same = written (self, again);

      ask_say (self, "again %s", same);
    }
  say_torn (self, entry);
}

/* ---- The line of play ---- */

void
ask_past (Asked *self)
{
  const AdjPlay *play = adj_game_get_play (self->game);
  guint n = lots_pick (self->lots, play->steps->len + 1);
  g_autoptr (AdjTable) table = adj_game_table_after (self->game, n);
  g_autoptr (AdjSilence) silence = adj_silence_new (play, n);

  ask_say (self, "after %u: %016" G_GINT64_MODIFIER "x, mirror %u, waived %u, now %u\n", n,
           adj_digest_of (self->digest, table), silence->mirror, silence->waived->len,
           adj_game_get_mirror (self->game));
  for (guint i = 0; i < adj_game_count_phases (self->game); i++)
    {
      AdjPhaseStart start = adj_game_get_phase (self->game, i);

      ask_say (self, " %u/%d/%d/%d", start.n_steps, start.turn, start.phase, start.phasing);
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    ask_say (self, " %d", adj_game_find_phase (self->game, table->turn, table->phase, 1 << side));
  ask_say (self, " dice %d done %u undone %u\n", adj_game_get_dice_thrown (self->game),
           adj_play_last_done (play), adj_play_next_undone (play));
}

static void
say_consequence (Asked *self, const AdjConsequence *consequence)
{
  static const char *const kinds[] = { "same", "differs", "aside" };

  if (consequence->kind == ADJ_CONSEQUENCE_SAME && consequence->anew == NULL)
    return;
  ask_say (self, "%u %s, was %u, anew %u\n", consequence->number, kinds[consequence->kind],
           consequence->was, consequence->anew != NULL ? consequence->anew->len : 0);
  if (consequence->today != NULL)
    ask_outcome (self, consequence->today);
}

static AdjCorrection *
some_correction (Asked *self, guint number)
{
  g_autofree char *line = some_line (self);

  return any_correction (self->game, field_of (self)->book, self->lots, number, line);
}

void
ask_changes (Asked *self)
{
  const GPtrArray *entries = adj_game_get_play (self->game)->entries;
  guint back = lots_pick (self->lots, MIN (entries->len, 25) + 1);
  guint number = 1 + entries->len - back;
  g_autoptr (AdjCorrection) correction = some_correction (self, number);

  ask_say (self, "change %u: %s\n", number,
           correction->refusal != NULL ? correction->refusal : "-");
  if (correction->outcome != NULL)
    ask_outcome (self, correction->outcome);
  for (guint i = 0; correction->consequences != NULL && i < correction->consequences->len; i++)
    say_consequence (self, &g_array_index (correction->consequences, AdjConsequence, i));
  if (correction->after != NULL)
    ask_say (self, "after %016" G_GINT64_MODIFIER "x\n",
             adj_digest_of (self->digest, correction->after));
}

void
ask_branch (Asked *self)
{
  guint n_steps = adj_game_get_play (self->game)->steps->len;
  g_autoptr (AdjGame) branch = adj_game_branch (self->game, n_steps, 7);
  Asked tried = *self;

  adj_game_set_secret (branch, adj_game_get_secret (self->game));
  tried.game = branch;
  tried.before = adj_game_get_table (branch);
  for (int i = 0; i < 4; i++)
    {
      g_autoptr (AdjTable) before = adj_table_copy (adj_game_get_table (branch));
      g_autofree char *line = some_line (self);
      g_autoptr (GPtrArray) outcomes = adj_game_submit (branch, line, TRUE);

      tried.before = before;
      for (guint j = 0; j < outcomes->len; j++)
        ask_outcome (&tried, g_ptr_array_index (outcomes, j));
    }
  ask_say (self, "tried %u, fits %d, %016" G_GINT64_MODIFIER "x\n", adj_branch_count (branch),
           adj_branch_fits (branch, self->game),
           adj_digest_of (self->digest, adj_game_get_table (branch)));
}
