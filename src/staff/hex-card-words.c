/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/hex-card-words.h"

#include <glib/gi18n-lib.h>

#include "rules/rally.h"
#include "staff/board-hints.h"
#include "words/drawn.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"
#include "words/printed.h"
#include "words/unit.h"

/* ---- Putting together ---- */

static void
line_free (gpointer data)
{
  AdjCardLine *line = data;

  g_free (line->text);
  g_free (line->figure);
  g_free (line);
}

/* Takes both over; without a text there is no line. */
static void
add_line (GPtrArray *lines, AdjCardLineKind kind, char *text, char *figure)
{
  AdjCardLine *line = g_new (AdjCardLine, 1);

  *line = (AdjCardLine){ kind, text, figure };
  if (*text == '\0')
    line_free (line);
  else
    g_ptr_array_add (lines, line);
}

/* Takes part over. */
static void
add (GString *text, char *part)
{
  if (text->len > 0 && *part != '\0')
    g_string_append (text, C_ ("list", ", "));
  g_string_append (text, part);
  g_free (part);
}

static char *
fill_number (const char *sentence, int number)
{
  g_autofree char *points = g_strdup_printf ("%d", number);

  return adj_fill (sentence, (const AdjPlace[]){ { "points", points }, { NULL, NULL } });
}

static char *
fill_cost (const char *sentence, int cost)
{
  char text[ADJ_COST_TEXT];

  adj_hints_cost_text (cost, text);
  return adj_fill (sentence, (const AdjPlace[]){ { "cost", text }, { NULL, NULL } });
}

static char *
say_cost (const char *sentence, int cost)
{
  if (cost == ADJ_CLOSED)
    /* Translators: a hex or a hexside that nobody may enter or cross */
    return g_strdup (_ ("closed"));
  if (cost == ADJ_UNKNOWN_COST)
    return g_strdup ("?");
  return fill_cost (sentence, cost);
}

/* ---- The ground ---- */

static const char *
say_marker (const AdjBook *book, AdjMarkerKind marker)
{
  switch (marker)
    {
    case ADJ_MARKER_BUILDING:
      return adj_markers_are_borne (book) ? _ ("breastworks are under construction")
                                          : _ ("an entrenchment is being dug");
    case ADJ_MARKER_BREASTWORKS:
      return _ ("breastworks");
    case ADJ_MARKER_ENTRENCHMENT:
      return _ ("entrenched");
    case ADJ_MARKER_NONE:
    case ADJ_N_MARKERS:
    default:
      return "";
    }
}

static char *
say_multiplier (int times)
{
  /* Translators: by how much a defender's strength is multiplied; × is the sign */
  return fill_number (_ ("defence ×{points}"), times);
}

static void
add_level (GString *text, const AdjBook *book, AdjHex hex)
{
  char *height = adj_words_height (book, hex);

  if (height != NULL)
    add (text, height);
}

static void
add_ground (GPtrArray *lines, const AdjHexCard *card)
{
  const AdjTerrain *terrain = adj_book_terrain (card->view.book, card->hex);
  GString *text = g_string_new (NULL);

  add_line (lines, ADJ_CARD_PLACE, adj_words_hex_named (&card->view, card->hex),
            g_strdup (adj_words_printed (terrain->name)));
  add_level (text, card->view.book, card->hex);
  if (terrain->look != ADJ_LOOK_UNKNOWN)
    {
      add (text, say_cost (_ ("{cost} MP to enter"), card->entry));
      if (card->cover > 1)
        add (text, adj_fill_row (say_multiplier (card->cover), card->cover_row));
      if (terrain->blocks_sight)
        add (text, g_strdup (_ ("blocks sight")));
    }
  add (text, g_strdup (say_marker (card->view.book, card->marker)));
  add_line (lines, ADJ_CARD_GROUND, g_string_free (text, FALSE), NULL);
}

static char *
name_features (const AdjRuleset *ruleset, guint32 features)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_features; i++)
    if (features & (1u << i))
      add (text, g_strdup (adj_words_printed (ruleset->features[i].name)));
  return g_string_free (text, FALSE);
}

static void
add_sides (GPtrArray *lines, const AdjHexCard *card)
{
  for (guint i = 0; i < card->sides->len; i++)
    {
      const AdjCardSide *side = &g_array_index (card->sides, AdjCardSide, i);
      g_autofree char *features = name_features (card->view.book->ruleset, side->features);
      g_autofree char *hexes = adj_words_hexes (&card->view, side->beyond, side->n);
      GString *figure = g_string_new (NULL);

      add (figure, say_cost (_ ("{cost} MP"), side->cost));
      if (side->defence > 1)
        add (figure, say_multiplier (side->defence));
      add_line (lines, ADJ_CARD_SIDE,
                /* Translators: what lies on the sides of a hex: "Road to 1319 and 1417" */
                adj_fill (_ ("{features} to {hexes}"), (const AdjPlace[]){ { "features", features },
                                                                           { "hexes", hexes },
                                                                           { NULL, NULL } }),
                g_string_free (figure, FALSE));
    }
}

/* ---- Units ---- */

static void
add_strength (GString *text, const AdjCardUnit *unit)
{
  if (unit->strength < 0)
    return;
  if (unit->printed != unit->strength)
    add (text, fill_number (_ ("{points} as printed"), unit->printed));
  if (unit->attack == 0 && unit->strength > 0)
    add (text, g_strdup (_ ("cannot attack")));
  if (unit->nothing != NULL)
    add (text, adj_fill_row (g_strdup (_ ("adds nothing to the defence")), unit->nothing));
  else if (unit->defence != unit->strength)
    add (text, fill_number (_ ("{points} in defence"), unit->defence));
}

static char *
say_since (const AdjHexCard *card, int since)
{
  AdjPhaseStart phase;

  if (since < 0)
    return NULL;
  phase = adj_game_get_phase (card->game, (guint) since);
  return adj_words_moment (&card->view, phase.turn, phase.phase, phase.phasing);
}

static const char *
say_control (const AdjHexCard *card, int unit)
{
  if (adj_table_has_scattered (card->view.table, unit))
    return _ ("out of command, scatters");
  return card->view.table->units[unit].control == ADJ_CONTROL_HELD ? _ ("out of command, stays")
                                                                   : "";
}

static void
add_way (GString *text, const AdjHexCard *card, const AdjCardUnit *unit)
{
  g_autofree char *hex = NULL;

  if (unit->entry == ADJ_NO_HEX && unit->from == ADJ_NO_HEX)
    return;
  hex = adj_words_hex (&card->view, unit->entry != ADJ_NO_HEX ? unit->entry : unit->from);
  add (text, adj_fill (unit->entry != ADJ_NO_HEX
                           /* Translators: said of a unit, in this phase */
                           ? _ ("entered at {hex}")
                           /* Translators: said of a unit, in this phase */
                           : _ ("came from {hex}"),
                       (const AdjPlace[]){ { "hex", hex }, { NULL, NULL } }));
}

static void
add_movement (GString *text, const AdjCardUnit *unit)
{
  char all[ADJ_COST_TEXT];
  char left[ADJ_COST_TEXT];

  if (unit->allowance < 0)
    return;
  if (unit->left < 0)
    {
      add (text, fill_cost (_ ("{cost} MP"), unit->allowance));
      return;
    }
  adj_hints_cost_text (unit->allowance, all);
  adj_hints_cost_text (unit->left, left);
  /* Translators: movement points: "2 of 6 MP left" */
  add (text, adj_fill (_ ("{left} of {all} MP left"),
                       (const AdjPlace[]){ { "left", left }, { "all", all }, { NULL, NULL } }));
}

static char *
say_state (const AdjHexCard *card, const AdjCardUnit *unit)
{
  GString *text = g_string_new (NULL);
  char *since[ADJ_N_LASTING];

  for (int state = 0; state < ADJ_N_LASTING; state++)
    since[state] = say_since (card, unit->since[state]);
  add_strength (text, unit);
  add (text, adj_words_condition_since (&card->view, unit->unit, (const char *const *) since));
  for (int state = 0; state < ADJ_N_LASTING; state++)
    g_free (since[state]);
  add (text, g_strdup (say_control (card, unit->unit)));
  add_way (text, card, unit);
  add_movement (text, unit);
  return g_string_free (text, FALSE);
}

static char *
say_unit (const AdjHexCard *card, const AdjCardUnit *unit)
{
  g_autofree char *name = adj_words_unit (&card->view, unit->unit);
  g_autofree char *arm = adj_words_arm (&card->view, unit->unit);

  if (!unit->known)
    return g_steal_pointer (&name);
  /* Translators: a unit and its arm: "Smith, Infantry" */
  return adj_fill (C_ ("card", "{unit}, {arm}"),
                   (const AdjPlace[]){ { "unit", name }, { "arm", arm }, { NULL, NULL } });
}

/* Of one unit it is said with the unit. */
static char *
say_together (const AdjHexCard *card)
{
  g_autofree char *strength = g_strdup_printf ("%d", card->strength);
  g_autofree char *defence = g_strdup_printf ("%d", card->defence);

  if (card->units->len < 2 || card->strength < 0)
    return NULL;
  if (card->defence < 0 || card->defence == card->strength)
    return g_steal_pointer (&strength);
  /* Translators: what the units of a hex come to: "9, in defence 18" */
  return adj_fill (
      _ ("{strength}, in defence {defence}"),
      (const AdjPlace[]){ { "strength", strength }, { "defence", defence }, { NULL, NULL } });
}

static void
add_units (GPtrArray *lines, const AdjHexCard *card)
{
  if (card->side == ADJ_NO_SIDE)
    return;
  add_line (lines, ADJ_CARD_FORCE, adj_words_side (&card->view, card->side), say_together (card));
  for (guint i = 0; i < card->units->len; i++)
    {
      const AdjCardUnit *unit = &g_array_index (card->units, AdjCardUnit, i);

      add_line (lines, ADJ_CARD_UNIT, say_unit (card, unit),
                adj_words_strength (&card->view, unit->unit));
      add_line (lines, ADJ_CARD_STATE, say_state (card, unit), NULL);
    }
}

/* ---- The card ---- */

GPtrArray *
adj_hex_card_lines (const AdjHexCard *card)
{
  GPtrArray *lines;

  g_return_val_if_fail (card != NULL, NULL);

  lines = g_ptr_array_new_with_free_func (line_free);
  add_ground (lines, card);
  add_units (lines, card);
  for (guint i = 0; i < card->owed->len; i++)
    add_line (lines, ADJ_CARD_OWED,
              adj_words_duty (&card->view, &g_array_index (card->owed, AdjDuty, i)), NULL);
  add_sides (lines, card);
  return lines;
}

char *
adj_hex_card_say (const GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (lines != NULL, NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const AdjCardLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (text, "%s%s", i > 0 ? ". " : "", line->text);
      if (line->figure != NULL)
        g_string_append_printf (text, ": %s", line->figure);
    }
  return g_string_free (text, FALSE);
}
