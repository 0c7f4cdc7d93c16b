/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/say.h"
#include "cli/show.h"
#include "desk/value.h"
#include "record/seen-duties.h"
#include "rules/intelligence.h"
#include "staff/hex-card-words.h"

/* A hex of a game, as the window's card has it. */

/* Y 11.54: on demand it is shown that a dummy is among them, whoever asks. */
static gboolean
has_dummy_to_show (const AdjView *view, AdjHex hex)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, view->book, view->table);
  return adj_intelligence_crowds (field, hex);
}

static char *
number_text (int number)
{
  return number < 0 ? g_strdup ("?") : g_strdup_printf ("%d", number);
}

static char *
mp_text (int cost)
{
  return cost < 0 ? g_strdup ("-") : adj_value_print_mp (cost);
}

static void
print_counts (const char *id, const AdjCardUnit *unit)
{
  g_autofree char *printed = number_text (unit->printed);
  g_autofree char *strength = number_text (unit->strength);
  g_autofree char *attack = number_text (unit->attack);
  g_autofree char *defence = number_text (unit->defence);

  g_print ("counts\t%s\t%s\t%s\t%s\t%s\n", id, printed, strength, attack, defence);
}

static void
print_moves (const AdjHexCard *card, const char *id, const AdjCardUnit *unit)
{
  g_autofree char *allowance = mp_text (unit->allowance);
  g_autofree char *left = mp_text (unit->left);

  g_print ("moves\t%s\t%s\t%s\t", id, allowance, left);
  if (unit->entry != ADJ_NO_HEX)
    g_print ("entered %04d\n", card->view.book->hexes[unit->entry].id);
  else if (unit->from != ADJ_NO_HEX)
    g_print ("from %04d\n", card->view.book->hexes[unit->from].id);
  else
    g_print ("-\n");
}

static void
print_since (const AdjHexCard *card, const char *id, const AdjCardUnit *unit)
{
  static const char *const states[ADJ_N_LASTING] = {
    [ADJ_LASTING_INEFFECTIVE] = "ineffective",
    [ADJ_LASTING_REDUCED] = "reduced",
    [ADJ_LASTING_FACE_DOWN] = "face-down",
  };

  for (int state = 0; state < ADJ_N_LASTING; state++)
    if (unit->since[state] >= 0)
      {
        AdjPhaseStart phase = adj_game_get_phase (card->game, (guint) unit->since[state]);

        g_print ("%s-since\t%s\t%d\t%s\n", states[state], id, phase.turn,
                 card->view.book->ruleset->phases[phase.phase].id);
      }
}

static void
print_units (const AdjHexCard *card)
{
  const AdjCardUnit *units = (const AdjCardUnit *) card->units->data;

  for (guint i = 0; i < card->units->len; i++)
    g_print ("unit\t%s\n", adj_view_unit_id (&card->view, units[i].unit));
  for (guint i = 0; i < card->units->len; i++)
    if (units[i].known)
      {
        const char *id = adj_view_unit_id (&card->view, units[i].unit);

        print_counts (id, &units[i]);
        print_moves (card, id, &units[i]);
        print_since (card, id, &units[i]);
      }
}

/* The duties are the caller's, who clears them after the card. */
static AdjHexCard *
make_card (const AdjShowing *showing, AdjDuties *duties)
{
  AdjHex hex = adj_book_hex (showing->view.book, adj_hex_parse (showing->extra));

  adj_seen_duties (&showing->view, duties);
  return adj_hex_card_new (&showing->view, showing->field, duties, hex, showing->game,
                           showing->n_steps);
}

AdjExitCode
adj_cli_game_hex (const AdjShowing *showing)
{
  AdjExitCode code = adj_cli_print_hex (showing->view.book, showing->field, showing->extra);
  g_auto (AdjDuties) duties = { 0 };
  g_autoptr (AdjHexCard) card = NULL;

  if (code != ADJ_EXIT_YES)
    return code;
  card = make_card (showing, &duties);
  if (card->marker != ADJ_MARKER_NONE)
    g_print ("marker\t%s\n", adj_marker_words[card->marker]);
  print_units (card);
  for (guint i = 0; i < card->owed->len; i++)
    adj_cli_print_duty (showing, &g_array_index (card->owed, AdjDuty, i));
  if (has_dummy_to_show (&showing->view, card->hex))
    g_print ("dummy-among-them\tyes\n");
  return code;
}

AdjExitCode
adj_cli_say_hex (const AdjShowing *showing)
{
  AdjExitCode code = adj_cli_find_hex (showing->view.book, showing->extra);
  g_auto (AdjDuties) duties = { 0 };
  g_autoptr (AdjHexCard) card = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  if (code != ADJ_EXIT_YES)
    return code;
  card = make_card (showing, &duties);
  lines = adj_hex_card_lines (card);
  for (guint i = 0; i < lines->len; i++)
    {
      const AdjCardLine *line = g_ptr_array_index (lines, i);

      g_print ("%s%s%s%s\n", line->kind == ADJ_CARD_STATE ? "  " : "", line->text,
               line->figure != NULL ? ": " : "", line->figure != NULL ? line->figure : "");
    }
  return code;
}
