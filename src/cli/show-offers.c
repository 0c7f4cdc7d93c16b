/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show-offers.h"

#include "rules/cavalry-slip.h"
#include "rules/played.h"
#include "rules/retreat.h"
#include "words/chance.h"
#include "words/morale.h"

static int
hex_id (const AdjLook *look, AdjHex hex)
{
  return look->field->book->hexes[hex].id;
}

static const char *
side_id (const AdjLook *look, int side)
{
  return look->field->book->scenario->sides[side].id;
}

/* answer retreat UNIT HEX, for each hex. */
static void
print_ways (const AdjLook *look, int unit, const AdjRetreats *ways)
{
  for (guint i = 0; i < ways->n; i++)
    g_print ("answer\tretreat %s %04d\n", adj_view_unit_id (&look->view, unit),
             hex_id (look, ways->hexes[i]));
}

/* Batteries that lie face down are their owner's business. */
static guint
find_supports (const AdjLook *look, const AdjAttack *attack, AdjSupportOffer *offers)
{
  guint n_all = adj_supports_find (look->field, attack, offers);
  guint n = 0;

  for (guint i = 0; i < n_all; i++)
    if (adj_view_knows (&look->view, offers[i].support.unit))
      offers[n++] = offers[i];
  return n;
}

/* ---- Before the die ---- */

static gboolean
battle_waits (const AdjLook *look, AdjAttack *attack)
{
  if (look->field->table->battle.stage != ADJ_BATTLE_DECLARED)
    return FALSE;
  adj_attack_on_table (look->field->table, attack);
  return TRUE;
}

void
adj_cli_print_answers (const AdjLook *look)
{
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  AdjAttack attack;
  guint n;

  if (!battle_waits (look, &attack))
    return;
  for (guint i = 0; i < attack.n_defenders; i++)
    {
      AdjRetreats ways;

      adj_cavalry_ways (look->field, attack.defenders[i], &ways);
      if (!adj_view_knows (&look->view, attack.defenders[i]))
        continue;
      if (ways.n > 0)
        g_print ("offer\tretreat\t%s\t%s\n", side_id (look, adj_enemy (attack.side)),
                 adj_view_unit_id (&look->view, attack.defenders[i]));
      print_ways (look, attack.defenders[i], &ways);
    }
  n = find_supports (look, &attack, offers);
  for (guint i = 0; i < n; i++)
    {
      const char *unit = adj_view_unit_id (&look->view, offers[i].support.unit);
      int hex = hex_id (look, offers[i].support.hex);

      g_print ("offer\tsupport\t%s\t%s\t%04d\t%d\t%s\n", side_id (look, adj_enemy (attack.side)),
               unit, hex, offers[i].strength, offers[i].suffers ? "suffers" : "safe");
      g_print ("answer\tsupport %s %04d\n", unit, hex);
    }
}

static void
say_supports (const AdjLook *look, const AdjAttack *attack, const char *before)
{
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  guint n = find_supports (look, attack, offers);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = adj_words_support_offer (&look->view, &offers[i]);

      g_print ("%s%s\n", before, text);
    }
}

void
adj_cli_say_answers (const AdjLook *look)
{
  AdjAttack attack;

  if (!battle_waits (look, &attack))
    return;
  for (guint i = 0; i < attack.n_defenders; i++)
    {
      AdjRetreats ways;
      g_autofree char *text = NULL;

      adj_cavalry_ways (look->field, attack.defenders[i], &ways);
      if (ways.n == 0 || !adj_view_knows (&look->view, attack.defenders[i]))
        continue;
      text = adj_words_slip_offer (&look->view, attack.defenders[i], &ways);
      g_print ("%s\n", text);
    }
  say_supports (look, &attack, "");
}

/* ---- Before the attack ---- */

static void
print_units_in (const AdjLook *look, AdjHex hex)
{
  if (look->field->count[hex] == 0)
    g_print ("-");
  for (guint16 unit = look->field->first[hex]; unit != ADJ_NOBODY; unit = look->field->next[unit])
    g_print ("%s%s", unit == look->field->first[hex] ? "" : " ",
             adj_view_unit_id (&look->view, unit));
}

void
adj_cli_print_openings (const AdjLook *look, const AdjAttack *attack)
{
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  AdjFlank flanks[ADJ_MAX_FLANKS];
  guint n_offers = find_supports (look, attack, offers);
  guint n_flanks = adj_flanks_find (look->field, attack, flanks);

  for (guint i = 0; i < n_offers; i++)
    g_print ("support\t%04d\t%s\t%d\t%s\n", hex_id (look, offers[i].support.hex),
             adj_view_unit_id (&look->view, offers[i].support.unit), offers[i].strength,
             offers[i].suffers ? "suffers" : "safe");
  for (guint i = 0; i < n_flanks; i++)
    {
      g_print ("flank\t%04d\t%04d\t", hex_id (look, flanks[i].target),
               hex_id (look, flanks[i].from));
      print_units_in (look, flanks[i].from);
      g_print ("\n");
    }
}

void
adj_cli_say_chances (const AdjLook *look, const AdjAttack *attack)
{
  AdjFlank flanks[ADJ_MAX_FLANKS];
  guint n = adj_flanks_find (look->field, attack, flanks);

  say_supports (look, attack, "  ");
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = adj_words_flank (&look->view, &flanks[i]);

      g_print ("  %s\n", text);
    }
}

/* ---- Demoralization ---- */

static gboolean
has_morale (const AdjLook *look)
{
  return adj_demoralization_is_played (look->field->table);
}

void
adj_cli_print_morale (const AdjLook *look)
{
  for (int side = 0; has_morale (look) && side < ADJ_SIDES; side++)
    {
      AdjMorale morale;

      adj_morale_read (&morale, look->field->book, look->field->table, side);
      g_print ("morale\t%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n", side_id (look, side), morale.level,
               morale.lost, morale.total, morale.thresholds[0], morale.missing[0],
               morale.thresholds[1], morale.missing[1]);
    }
}

void
adj_cli_say_morale (const AdjLook *look)
{
  for (int side = 0; has_morale (look) && side < ADJ_SIDES; side++)
    {
      AdjMorale morale;
      g_autofree char *text = NULL;

      adj_morale_read (&morale, look->field->book, look->field->table, side);
      text = adj_words_morale (&look->view, side, &morale);
      g_print ("%s\n", text);
    }
}
