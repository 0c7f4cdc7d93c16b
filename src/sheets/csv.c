/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/csv.h"

#include <string.h>

#include "sheets/chronicle.h"
#include "sheets/course.h"
#include "staff/listing.h"
#include "staff/log-facts.h"
#include "words/brief.h"
#include "words/place.h"
#include "words/printed.h"
#include "words/unit.h"

/* ---- Cells ---- */

/* What a spreadsheet would carry out (=, +, -, @), or what would hide such; but not a figure. */
static gboolean
is_formula (const char *text)
{
  if (*text == '-' && strspn (text + 1, "0123456789.") == strlen (text + 1))
    return FALSE;
  return *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
}

void
adj_csv_cell (GString *out, const char *text)
{
  gboolean quoted;

  g_return_if_fail (out != NULL);
  g_return_if_fail (text != NULL);

  quoted = strpbrk (text, ",\"\r\n") != NULL;
  if (quoted)
    g_string_append_c (out, '"');
  if (is_formula (text))
    g_string_append_c (out, '\'');
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *text);
    }
  if (quoted)
    g_string_append_c (out, '"');
}

/* A figure to be reckoned with: a spreadsheet knows no other minus than that of the keyboard. */
static char *
plain_sum (AdjAtLeast sum)
{
  return g_strdup_printf (sum.n_unseen > 0 ? "%d+?" : "%d", sum.points);
}

/* Cells of a row, NULL at the end. */
static void add_row (GString *out, ...) G_GNUC_NULL_TERMINATED;

static void
add_row (GString *out, ...)
{
  gboolean first = TRUE;
  va_list cells;

  va_start (cells, out);
  for (const char *text = va_arg (cells, const char *); text != NULL;
       text = va_arg (cells, const char *))
    {
      if (!first)
        g_string_append_c (out, ',');
      adj_csv_cell (out, text);
      first = FALSE;
    }
  va_end (cells);
  g_string_append (out, "\r\n");
}

/* ---- Tables ---- */

static void
write_units (GString *out, AdjGame *game, AdjEyes eyes)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (&view, units);

  add_row (out, "unit", "side", "arm", "strength", "place", "condition", NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = adj_words_unit (&view, units[i]);
      g_autofree char *side = adj_words_side (&view, view.table->units[units[i]].side);
      g_autofree char *arm = adj_words_arm (&view, units[i]);
      g_autofree char *strength = adj_words_strength (&view, units[i]);
      g_autofree char *place = adj_listed_place (&view, units[i]);
      g_autofree char *condition = adj_words_condition (&view, units[i]);

      add_row (out, name, side, arm, strength, place, condition, NULL);
    }
}

static void
write_log (GString *out, AdjGame *game, AdjEyes eyes)
{
  g_autoptr (GArray) list = adj_log_facts_read (game, FALSE);

  add_row (out, "number", "phase", "order", "story", "verdict", NULL);
  for (guint i = 0; i < list->len; i++)
    {
      const AdjLogFacts *facts = &g_array_index (list, AdjLogFacts, i);
      g_autofree char *number = g_strdup_printf ("%u", facts->number);
      AdjLogText *text = adj_log_text_new (game, eyes, facts);

      add_row (out, number, text->heading != NULL ? text->heading : "",
               text->order != NULL ? text->order : "", text->story != NULL ? text->story : "",
               text->verdict != NULL ? text->verdict : "", NULL);
      adj_log_text_free (text);
    }
}

static void
add_fight (GString *out, const AdjView *view, const AdjFight *fight)
{
  g_autofree char *turn = g_strdup_printf ("%d", fight->turn);
  g_autofree char *side = adj_words_side (view, fight->side);
  g_autofree char *sums = adj_words_sums (&fight->sums);
  g_autofree char *odds = adj_words_odds (view, &fight->sums, fight->column);
  g_autofree char *die = g_strdup_printf ("%d", fight->die);
  g_autofree char *own = plain_sum (fight->lost[fight->side]);
  g_autofree char *enemy = plain_sum (fight->lost[1 - fight->side]);

  add_row (out, turn, side, fight->place, fight->attackers, fight->defenders, sums, odds, die,
           adj_words_result_brief (fight->result, &fight->word), own, enemy, NULL);
}

static void
write_battles (GString *out, AdjGame *game, AdjEyes eyes)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);
  g_autoptr (AdjChronicle) chronicle = adj_chronicle_new (game, eyes, 1, view.table->turn);
  g_autoptr (GPtrArray) fights = adj_chronicle_fights (chronicle, 1, view.table->turn);

  add_row (out, "turn", "attacker", "place", "attack", "defence", "sums", "odds", "die", "result",
           "attacker lost", "defender lost", NULL);
  for (guint i = 0; i < fights->len; i++)
    add_fight (out, &view, g_ptr_array_index (fights, i));
}

static void
add_course (GString *out, const AdjView *view, const AdjTurnStory *turn)
{
  AdjCourseTurn was = adj_course_turn (view, turn);
  g_autofree char *number = g_strdup_printf ("%d", turn->number);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const AdjHeadcount *count = &was.sides[side];
      g_autofree char *name = adj_words_side (view, side);
      g_autofree char *on_map = plain_sum (count->on_map);
      g_autofree char *ineffective = plain_sum (count->ineffective);
      g_autofree char *lost = plain_sum (count->lost);
      g_autofree char *exited = plain_sum (count->exited);
      g_autofree char *points = plain_sum (was.points[side]);

      add_row (out, number, name, on_map, ineffective, lost, exited, points, NULL);
    }
}

static void
write_score (GString *out, AdjGame *game, AdjEyes eyes)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);
  g_autoptr (AdjChronicle) chronicle = adj_chronicle_new (game, eyes, 1, 0);

  add_row (out, "turn", "side", "on map", "ineffective", "eliminated", "exited", "victory points",
           NULL);
  for (guint i = 0; i < chronicle->turns->len; i++)
    add_course (out, &view, g_ptr_array_index (chronicle->turns, i));
}

static void
add_losses (GString *out, const AdjView *view, const AdjTurnStory *turn)
{
  g_autofree char *number = g_strdup_printf ("%d", turn->number);

  for (guint i = 0; i < turn->phases->len; i++)
    {
      const AdjPhaseStory *phase = g_ptr_array_index (turn->phases, i);

      for (guint j = 0; j < phase->losses->len; j++)
        {
          const AdjLoss *loss = g_ptr_array_index (phase->losses, j);
          g_autofree char *side = adj_words_side (view, loss->side);
          g_autofree char *hex =
              loss->hex != ADJ_NO_HEX ? adj_words_hex (view, loss->hex) : g_strdup ("");
          g_autofree char *points = loss->strength == ADJ_STRENGTH_UNKNOWN
                                        ? g_strdup ("?")
                                        : g_strdup_printf ("%d", loss->strength);

          add_row (out, number, side, loss->text, points, hex, NULL);
        }
    }
}

static void
write_losses (GString *out, AdjGame *game, AdjEyes eyes)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);
  g_autoptr (AdjChronicle) chronicle = adj_chronicle_new (game, eyes, 1, view.table->turn);

  add_row (out, "turn", "side", "unit", "strength", "hex", NULL);
  for (guint i = 0; i < chronicle->turns->len; i++)
    add_losses (out, &view, g_ptr_array_index (chronicle->turns, i));
}

/* ---- Names ---- */

static const struct
{
  const char *name;
  const char *about;
  void (*write) (GString *out, AdjGame *game, AdjEyes eyes);
} kinds[ADJ_N_CSV] = {
  [ADJ_CSV_UNITS] = { "units", "every unit, its strength, place and condition", write_units },
  [ADJ_CSV_LOG] = { "log", "every order with what came of it", write_log },
  [ADJ_CSV_BATTLES] = { "battles", "every battle with its sums, odds, die and losses",
                        write_battles },
  [ADJ_CSV_SCORE] = { "score", "strength and victory points by turn", write_score },
  [ADJ_CSV_LOSSES] = { "losses", "who was eliminated, when and where", write_losses },
};

char *
adj_csv_write (AdjCsvKind kind, AdjGame *game, AdjEyes eyes)
{
  GString *out;

  g_return_val_if_fail (kind < ADJ_N_CSV, NULL);
  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  out = g_string_new (NULL);
  kinds[kind].write (out, game, eyes);
  return g_string_free (out, FALSE);
}

const char *
adj_csv_name (AdjCsvKind kind)
{
  return kinds[kind].name;
}

const char *
adj_csv_about (AdjCsvKind kind)
{
  return kinds[kind].about;
}

int
adj_csv_find (const char *name)
{
  g_return_val_if_fail (name != NULL, -1);

  for (int kind = 0; kind < ADJ_N_CSV; kind++)
    if (g_str_equal (kinds[kind].name, name))
      return kind;
  return -1;
}
