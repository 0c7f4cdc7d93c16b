/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/hex.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"

/* Takes part over. */
static void
add (GString *text, char *part)
{
  if (text->len > 0)
    /* Translators: between the things said about a hex */
    g_string_append (text, C_ ("hex", ", "));
  g_string_append (text, part);
  g_free (part);
}

/* "3/1/XIV 5"; of a unit these eyes may not know nothing but its back. */
static char *
say_unit (const AdjView *view, int unit)
{
  const AdjUnitState *state = &view->table->units[unit];
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *strength = state->strength == ADJ_STRENGTH_UNKNOWN
                                  ? g_strdup ("?")
                                  : g_strdup_printf ("%d", state->strength);
  const AdjPlace places[] = { { "unit", name }, { "strength", strength }, { NULL, NULL } };

  if (!adj_view_knows (view, unit))
    return adj_fill (_ ("{unit} face down"), places);
  if (adj_table_has (view->table, unit, ADJ_FACT_INEFFECTIVE))
    /* Translators: a counter: its name and strength */
    return adj_fill (_ ("{unit} {strength} ineffective"), places);
  /* Translators: a counter: its name and strength */
  return adj_fill (C_ ("counter", "{unit} {strength}"), places);
}

/* The same, and that it has moved in this phase. */
static char *
say_counter (const AdjView *view, int unit)
{
  g_autofree char *counter = say_unit (view, unit);

  if (!adj_table_has_moved (view->table, view->book, unit))
    return g_steal_pointer (&counter);
  /* Translators: a counter, by its name and strength: "3/1/XIV 5 (has moved)" */
  return adj_fill (_ ("{counter} (has moved)"),
                   (const AdjPlace[]){ { "counter", counter }, { NULL, NULL } });
}

static void
add_units (GString *text, const AdjView *view, const AdjField *field, AdjHex hex)
{
  g_autofree char *side = adj_words_side (view, adj_field_side (field, hex));
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = 0;

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    units[n++] = unit;
  adj_view_sort (view, units, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *unit = say_counter (view, units[i]);

      add (text,
           i > 0 ? g_strdup (unit)
                 : adj_fill (
                       /* Translators: whose units are in a hex: "Union: 3/1/XIV 5" */
                       C_ ("hex", "{side}: {unit}"),
                       (const AdjPlace[]){ { "side", side }, { "unit", unit }, { NULL, NULL } }));
    }
}

/* Said of the hex, so without a name; NULL for what is said elsewhere. */
static const char *
say_duty (AdjDutyKind kind)
{
  switch (kind)
    {
    case ADJ_DUTY_CHOICE:
      return _ ("a choice is open");
    case ADJ_DUTY_ATTACK:
    case ADJ_DUTY_CHARGE:
      return _ ("must attack");
    case ADJ_DUTY_BE_ATTACKED:
      return _ ("must be attacked");
    case ADJ_DUTY_LEAVE:
    case ADJ_DUTY_FLEE:
      return _ ("must leave");
    case ADJ_DUTY_REPULSED:
      return _ ("will be repulsed");
    case ADJ_DUTY_LIMIT:
      return _ ("too many units");
    case ADJ_DUTY_DRIFT:
      return _ ("scatters");
    case ADJ_DUTY_SET_UP:
    case ADJ_DUTY_INITIATIVE:
    case ADJ_DUTY_SCATTER:
    case ADJ_DUTY_SEAL:
    case ADJ_DUTY_REVEAL:
    case ADJ_DUTY_WORKS:
    case ADJ_DUTY_RALLY:
    case ADJ_DUTY_WITHDRAW:
    case ADJ_DUTY_ENTER:
    default:
      return NULL;
    }
}

static gboolean
is_target (const AdjBattle *battle, AdjHex hex)
{
  for (guint i = 0; i < battle->n_targets; i++)
    if (battle->targets[i] == hex)
      return TRUE;
  return FALSE;
}

/* The die that an attack waits for is told with the attack. */
static gboolean
is_about (const AdjDuty *duty, const AdjTable *table, AdjHex hex)
{
  if (duty->kind == ADJ_DUTY_CHOICE && duty->unit < 0 && is_target (&table->battle, hex))
    return FALSE;
  return duty->state == ADJ_DUE_OWED &&
         (duty->hex == hex || (duty->unit >= 0 && table->units[duty->unit].hex == hex));
}

static void
add_duties (GString *text, const AdjTable *table, AdjHex hex, const AdjDuties *duties)
{
  guint said = 0;

  for (guint i = 0; i < duties->n; i++)
    {
      const AdjDuty *duty = &duties->duties[i];
      const char *words = say_duty (duty->kind);

      if (words == NULL || !is_about (duty, table, hex) || (said & (1u << duty->kind)) != 0)
        continue;
      said |= 1u << duty->kind;
      add (text, g_strdup (words));
    }
}

/* Each hex of the attackers once; here says whether hex is one of them. */
static guint
attackers_hexes (const AdjTable *table, AdjHex hex, AdjHex *hexes, gboolean *here)
{
  guint n = 0;

  *here = FALSE;
  for (guint i = 0; i < table->battle.n_attackers; i++)
    {
      AdjHex from = table->units[table->battle.attackers[i].unit].hex;
      guint j = 0;

      while (j < n && hexes[j] != from)
        j++;
      if (j == n && from != ADJ_NO_HEX)
        hexes[n++] = from;
      *here |= from == hex;
    }
  return n;
}

/* FALSE if the hex has no part in it. */
static gboolean
add_battle (GString *text, const AdjView *view, AdjHex hex)
{
  const AdjBattle *battle = &view->table->battle;
  AdjHex hexes[ADJ_MAX_BATTLE_UNITS];
  gboolean attacks;
  guint n = attackers_hexes (view->table, hex, hexes, &attacks);
  g_autofree char *from = n > 0 ? adj_words_hexes (view, hexes, n) : NULL;
  g_autofree char *whom =
      battle->n_targets > 0 ? adj_words_hexes (view, battle->targets, battle->n_targets) : NULL;

  if (is_target (battle, hex) && from != NULL)
    /* Translators: said of a hex, in the battle that is open */
    add (text, adj_fill (_ ("attacked from {hexes}"),
                         (const AdjPlace[]){ { "hexes", from }, { NULL, NULL } }));
  if (attacks && whom != NULL)
    /* Translators: said of a hex, in the battle that is open */
    add (text,
         adj_fill (_ ("attacks {hexes}"), (const AdjPlace[]){ { "hexes", whom }, { NULL, NULL } }));
  return attacks || is_target (battle, hex);
}

/* In this phase (BG 7.14), before the battle that is open. */
static void
add_fought (GString *text, const AdjTable *table, const AdjField *field, AdjHex hex)
{
  gboolean attacked = FALSE;
  gboolean defended = FALSE;

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    {
      attacked |= adj_table_has (table, unit, ADJ_FACT_ATTACKED);
      defended |= adj_table_has (table, unit, ADJ_FACT_DEFENDED);
    }
  if (attacked)
    add (text, g_strdup (_ ("has attacked")));
  if (defended)
    add (text, g_strdup (_ ("has been attacked")));
}

char *
adj_words_hex_printed (const AdjBook *book, AdjHex hex)
{
  const AdjView view = { .book = book };
  GString *text = g_string_new (NULL);

  add (text, adj_words_hex_named (&view, hex));
  add (text, g_strdup (adj_words_printed (adj_book_terrain (book, hex)->name)));
  return g_string_free (text, FALSE);
}

char *
adj_words_hex_off_map (AdjHexId id)
{
  g_autofree char *hex = g_strdup_printf ("%04d", id);

  return adj_fill (_ ("{hex}, not on the map"),
                   (const AdjPlace[]){ { "hex", hex }, { NULL, NULL } });
}

char *
adj_words_hex_seen (const AdjView *view, const AdjField *field, AdjHex hex, const AdjDuties *duties)
{
  GString *text = g_string_new (NULL);

  add (text, adj_words_hex_printed (view->book, hex));
  add_units (text, view, field, hex);
  add_duties (text, view->table, hex, duties);
  if (view->table->battle.stage == ADJ_BATTLE_NONE || !add_battle (text, view, hex))
    add_fought (text, view->table, field, hex);
  return g_string_free (text, FALSE);
}
