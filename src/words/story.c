/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/story.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/order.h"
#include "record/seen.h"
#include "rules/demoralization.h"
#include "table/apply.h"
#include "words/effect.h"
#include "words/fill.h"
#include "words/morale.h"
#include "words/place.h"

/* A teller goes through the effects with a table of its own that they are applied to. Units to
 * which the same happens are held back until something else happens. */
typedef struct
{
  AdjView view; /* of its own table */
  AdjTable *table;
  GStrvBuilder *lines;
  AdjEffect held_back;  /* what happened to the units below */
  guint16 facts_before; /* of the first of them */
  guint n_units;
  guint16 units[ADJ_MAX_UNITS];

  int side; /* a battle being declared; ADJ_NO_SIDE */
  int reduce;
  guint n_targets;
  AdjHex targets[ADJ_MAX_TARGETS];
  guint n_roles[2];
  guint16 roles[2][ADJ_MAX_BATTLE_UNITS]; /* by AdjBattleRole */
  GPtrArray *behind;                      /* of char *: what the declaration itself brings about */
  gboolean advanced;
  gboolean is_alone; /* it is the only effect there is */
} Teller;

static void
say (Teller *self, char *line)
{
  g_autofree char *owned = line;

  g_strv_builder_add (self->lines, owned);
}

/* ---- Battles ---- */

static const char *
attack_sentence (const Teller *self)
{
  if (self->n_roles[ADJ_ROLE_ADJACENT] == 0)
    return ngettext ("{guns} bombards {hexes}", "{guns} bombard {hexes}",
                     self->n_roles[ADJ_ROLE_BOMBARDS]);
  if (self->n_roles[ADJ_ROLE_BOMBARDS] == 0)
    return ngettext ("{units} attacks {hexes}", "{units} attack {hexes}",
                     self->n_roles[ADJ_ROLE_ADJACENT]);
  return ngettext ("{units} attacks {hexes}, with fire from {guns}",
                   "{units} attack {hexes}, with fire from {guns}",
                   self->n_roles[ADJ_ROLE_ADJACENT]);
}

static void
end_declaration (Teller *self)
{
  g_autofree char *units = adj_words_units (&self->view, self->roles[ADJ_ROLE_ADJACENT],
                                            self->n_roles[ADJ_ROLE_ADJACENT]);
  g_autofree char *guns = adj_words_units (&self->view, self->roles[ADJ_ROLE_BOMBARDS],
                                           self->n_roles[ADJ_ROLE_BOMBARDS]);
  g_autofree char *hexes = adj_words_hexes (&self->view, self->targets, self->n_targets);
  g_autofree char *column = adj_words_column (&self->view, self->reduce);
  const AdjPlace places[] = {
    { "units", units }, { "guns", guns }, { "hexes", hexes }, { NULL, NULL }
  };
  g_autofree char *line = NULL;

  if (self->side == ADJ_NO_SIDE)
    return;
  self->side = ADJ_NO_SIDE;
  line = adj_fill (attack_sentence (self), places);
  if (self->reduce < 0)
    say (self, g_steal_pointer (&line));
  else
    /* Translators: the attacker declares lower odds than he has */
    say (self,
         adj_fill (_ ("{attack}, reduced to {column}"),
                   (const AdjPlace[]){ { "attack", line }, { "column", column }, { NULL, NULL } }));
  for (guint i = 0; i < self->behind->len; i++)
    g_strv_builder_add (self->lines, g_ptr_array_index (self->behind, i));
  g_ptr_array_set_size (self->behind, 0);
}

static void
begin_declaration (Teller *self, const AdjEffect *effect)
{
  self->side = effect->side;
  self->reduce = effect->reduce;
  self->n_targets = 0;
  self->n_roles[ADJ_ROLE_ADJACENT] = self->n_roles[ADJ_ROLE_BOMBARDS] = 0;
}

static void
add_to_declaration (Teller *self, const AdjEffect *effect)
{
  guint role = effect->role == ADJ_ROLE_BOMBARDS ? ADJ_ROLE_BOMBARDS : ADJ_ROLE_ADJACENT;

  if (effect->kind == ADJ_EFFECT_TARGET && self->n_targets < ADJ_MAX_TARGETS)
    self->targets[self->n_targets++] = effect->hex;
  if (effect->kind == ADJ_EFFECT_ATTACKER && self->n_roles[role] < ADJ_MAX_BATTLE_UNITS)
    self->roles[role][self->n_roles[role]++] = effect->unit;
}

/* ---- Units together ---- */

/* Facts that a player sees the change of. */
#define SEEN (ADJ_FACT_INEFFECTIVE | ADJ_FACT_REDUCED | ADJ_FACT_MUST_LEAVE)

/* That it need not leave a zone any more goes without saying. */
static gboolean
is_seen (const Teller *self, const AdjEffect *effect)
{
  guint16 before = self->table->units[effect->unit].facts;
  guint16 after = (guint16) effect->facts;

  return ((before ^ after) & (ADJ_FACT_INEFFECTIVE | ADJ_FACT_REDUCED)) != 0 ||
         (after & ~before & ADJ_FACT_MUST_LEAVE) != 0;
}

static gboolean
is_alike (const Teller *self, const AdjEffect *effect)
{
  const AdjEffect *other = &self->held_back;

  if (self->n_units == 0 || self->n_units >= ADJ_MAX_UNITS || other->kind != effect->kind)
    return FALSE;
  switch (effect->kind)
    {
    case ADJ_EFFECT_FACTS:
      return ((effect->facts ^ other->facts) & SEEN) == 0 &&
             ((self->table->units[effect->unit].facts ^ self->facts_before) & SEEN) == 0;
    case ADJ_EFFECT_TURNED:
      return effect->face_down == other->face_down;
    case ADJ_EFFECT_MOVED:
      return effect->march.spent == other->march.spent && effect->n_path == other->n_path &&
             memcmp (effect->path, other->path, sizeof effect->path) == 0;
    case ADJ_EFFECT_CONTROL:
      return effect->control == other->control;
    case ADJ_EFFECT_ELIMINATED:
      return TRUE;
    default:
      return effect->hex == other->hex;
    }
}

/* The sentence is about a change, so it is found on a table that still has the facts before. What
 * is held back of a turn is that of units which were known. */
static char *
words_held_back (Teller *self)
{
  AdjUnitState *state = &self->table->units[self->held_back.unit];
  guint16 after = state->facts;
  gboolean turned = self->held_back.kind == ADJ_EFFECT_TURNED;
  AdjView view = adj_view (self->view.book, self->table, turned ? ADJ_EYES_ALL : self->view.eyes);
  char *line;

  if (self->held_back.kind == ADJ_EFFECT_FACTS)
    state->facts = self->facts_before;
  line = adj_words_effect_of (&view, &self->held_back, self->units, self->n_units);
  state->facts = after;
  return line;
}

static void
let_go (Teller *self)
{
  if (self->n_units > 0)
    say (self, words_held_back (self));
  self->n_units = 0;
}

static void
hold_back (Teller *self, const AdjEffect *effect)
{
  if (!is_alike (self, effect))
    {
      let_go (self);
      self->held_back = *effect;
      self->facts_before = self->table->units[effect->unit].facts;
    }
  self->units[self->n_units++] = effect->unit;
}

/* ---- One after the other ---- */

static void
say_alone (Teller *self, const AdjEffect *effect)
{
  let_go (self);
  end_declaration (self);
  say (self, adj_words_effect (&self->view, effect));
}

/* Only what changes hands is worth a word. */
static gboolean
changes_hands (const Teller *self, const AdjEffect *effect)
{
  int held = adj_table_held (self->table, effect->hex);

  return held >= 0 && self->table->held[held].holder != effect->side;
}

/* Y 7.77: it was to be repulsed and had nowhere to go. */
static void
say_staying (Teller *self, const AdjEffect *effect)
{
  g_autofree char *unit = adj_words_unit (&self->view, effect->unit);

  if (adj_table_has (self->table, effect->unit, ADJ_FACT_RETREATED) ||
      !adj_table_on_map (self->table, effect->unit))
    return;
  let_go (self);
  say (self, adj_fill (_ ("{unit} cannot be repulsed and stays"),
                       (const AdjPlace[]){ { "unit", unit }, { NULL, NULL } }));
}

/* R 12.42: nothing came of its attempt to rally. */
static void
say_unchanged (Teller *self, const AdjEffect *effect)
{
  g_autofree char *unit = adj_words_unit (&self->view, effect->unit);

  say (self, adj_fill (_ ("{unit} stays as it is"),
                       (const AdjPlace[]){ { "unit", unit }, { NULL, NULL } }));
}

static void
say_paid (Teller *self, const AdjEffect *effect)
{
  g_autofree char *side = adj_words_side (&self->view, effect->side);

  if (effect->debt.kind == ADJ_DEBT_REPULSE)
    say_staying (self, effect);
  if (effect->debt.kind == ADJ_DEBT_RALLY && self->is_alone)
    say_unchanged (self, effect);
  if (effect->debt.kind != ADJ_DEBT_ADVANCE || self->advanced)
    return;
  let_go (self);
  say (self, adj_fill (_ ("{side} does not advance"),
                       (const AdjPlace[]){ { "side", side }, { NULL, NULL } }));
}

/* Units that come on by one hex are told of together, with the first of them, though each marches
 * on before the next comes. */
static void
say_arrivals (Teller *self, const GArray *effects, guint at)
{
  const AdjEffect *first = &g_array_index (effects, AdjEffect, at);
  g_autoptr (GArray) arrivals = g_array_new (FALSE, FALSE, sizeof (AdjEffect));

  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);

      if (effect->kind != ADJ_EFFECT_ENTERED || effect->hex != first->hex)
        continue;
      if (i < at)
        return;
      g_array_append_vals (arrivals, effect, 1);
    }
  let_go (self);
  end_declaration (self);
  say (self, adj_words_arrivals (&self->view, arrivals));
}

static void
tell (Teller *self, const AdjEffect *effect)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_ATTACK:
      let_go (self);
      begin_declaration (self, effect);
      break;
    case ADJ_EFFECT_TARGET:
    case ADJ_EFFECT_ATTACKER:
    case ADJ_EFFECT_DEFENDER:
      add_to_declaration (self, effect);
      break;
    case ADJ_EFFECT_ALIAS:
    case ADJ_EFFECT_FOUGHT:
    case ADJ_EFFECT_VACATED:
    case ADJ_EFFECT_BATTLE_OVER:
    case ADJ_EFFECT_SPARED:
    case ADJ_EFFECT_RELEASED:
      break;
    case ADJ_EFFECT_PAID:
      say_paid (self, effect);
      break;
    case ADJ_EFFECT_FACTS:
      if (is_seen (self, effect))
        hold_back (self, effect);
      break;
    case ADJ_EFFECT_TURNED:
      if (adj_view_knows (&self->view, effect->unit))
        hold_back (self, effect);
      else
        say_alone (self, effect);
      break;
    case ADJ_EFFECT_MOVED:
    case ADJ_EFFECT_ELIMINATED:
    case ADJ_EFFECT_PLACED:
    case ADJ_EFFECT_CONTROL:
    case ADJ_EFFECT_RETREATED:
      hold_back (self, effect);
      break;
    case ADJ_EFFECT_MARKER:
      if (self->side != ADJ_NO_SIDE)
        g_ptr_array_add (self->behind, adj_words_effect (&self->view, effect));
      else
        say_alone (self, effect);
      break;
    case ADJ_EFFECT_HELD:
      if (changes_hands (self, effect))
        say_alone (self, effect);
      break;
    default:
      self->advanced |= effect->kind == ADJ_EFFECT_ADVANCED;
      say_alone (self, effect);
      break;
    }
}

/* Y 11.63: losses may have broken a side's heart. */
static void
say_morale (Teller *self, const AdjTable *before)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      int level = adj_demoralization_level (self->view.book, self->table, side);

      if (level > adj_demoralization_level (self->view.book, before, side))
        say (self, adj_words_demoralized (&self->view, side, level));
    }
}

char **
adj_words_story (const AdjView *view, const GArray *effects)
{
  g_autoptr (AdjTable) table = adj_table_copy (view->table);
  g_autoptr (GArray) seen = adj_seen_effects (view, effects);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GPtrArray) behind = g_ptr_array_new_with_free_func (g_free);
  g_autofree Teller *self = g_new0 (Teller, 1);

  self->behind = behind;
  self->is_alone = seen->len == 1;
  self->table = table;
  self->view = adj_view (view->book, table, view->eyes);
  self->lines = lines;
  self->side = ADJ_NO_SIDE;
  for (guint i = 0; i < seen->len; i++)
    {
      const AdjEffect *effect = &g_array_index (seen, AdjEffect, i);

      if (effect->kind == ADJ_EFFECT_ENTERED)
        say_arrivals (self, seen, i);
      else
        tell (self, effect);
      adj_table_apply (table, view->book, effect);
    }
  let_go (self);
  end_declaration (self);
  say_morale (self, view->table);
  return g_strv_builder_end (lines);
}

/* ---- Remarks ---- */

static const char *
mirror_sentence (const char *said)
{
  static const char *const sentences[] = {
    [ADJ_MIRROR_FULL] = N_ ("All of the board is followed"),
    [ADJ_MIRROR_LOSSES] = N_ ("Only losses and turns are followed"),
    [ADJ_MIRROR_NONE] = N_ ("Only the turn record is kept"),
  };

  for (int i = 0; adj_mirror_words[i] != NULL; i++)
    if (g_str_has_prefix (said, adj_mirror_words[i]))
      return _ (sentences[i]);
  return NULL;
}

/* number: of the order it is about; NULL: none, or that is plain where it is said. */
static const char *
remark_sentence (int verb, const char *number, const char *said)
{
  if (verb == ADJ_VERB_NOTE)
    /* Translators: what a player has to say of an order in the log */
    return number != NULL ? _ ("Note on order {number}: {text}") : _ ("Note: {text}");
  if (verb == ADJ_VERB_BOOKMARK)
    /* Translators: the name a player has given to an order in the log */
    return number != NULL ? _ ("Bookmark at order {number}: {text}") : _ ("Bookmark: {text}");
  if (verb == ADJ_VERB_WAIVE)
    /* Translators: a case of the rules is not warned of any more */
    return _ ("{text} is waived for this game");
  return verb == ADJ_VERB_MIRROR ? mirror_sentence (said) : NULL;
}

static char *
say_remark (const char *text, gboolean numbered)
{
  int verb = adj_verb_of (text);
  const char *said = text + strcspn (text, " ");
  g_autofree char *number = NULL;
  const char *sentence;
  guint about;

  said += *said == ' ' ? 1 : 0;
  about = verb >= 0 && adj_verb_takes_rest ((AdjVerb) verb) ? adj_remark_about (said, &said) : 0;
  if (about != 0 && numbered)
    number = g_strdup_printf ("%u", about);
  sentence = remark_sentence (verb, number, said);
  return sentence != NULL ? adj_fill (sentence, (const AdjPlace[]){ { "number", number },
                                                                    { "text", said },
                                                                    { NULL, NULL } })
                          : NULL;
}

char *
adj_words_remark (const char *text)
{
  return say_remark (text, TRUE);
}

char *
adj_words_remark_there (const char *text)
{
  return say_remark (text, FALSE);
}
