/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/score.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"
#include "words/printed.h"

/* ---- What counts ---- */

static char *
units_that_count (const AdjView *view, const AdjScore *score)
{
  g_autofree char *units = adj_words_units (view, score->units, score->n_units);
  g_autofree char *unseen = g_strdup_printf ("%d", score->n_unseen);
  const AdjPlace places[] = { { "units", units }, { "n", unseen }, { NULL, NULL } };
  unsigned long n = (unsigned long) score->n_unseen;

  if (score->n_units == 0 && n == 0)
    return g_strdup (_ ("none so far"));
  if (n == 0)
    return g_steal_pointer (&units);
  return adj_fill (
      score->n_units == 0
          ? ngettext ("perhaps {n} that lies face down", "perhaps {n} that lie face down", n)
          : ngettext ("{units}, and perhaps {n} that lies face down",
                      "{units}, and perhaps {n} that lie face down", n),
      places);
}

static int
holder_of (const AdjView *view, AdjHexId id)
{
  int held = adj_table_held (view->table, adj_book_hex (view->book, id));

  return held >= 0 ? view->table->held[held].holder : ADJ_NO_SIDE;
}

/* "0211 (Union), 0502 (nobody)": who holds each of the award's hexes. */
static char *
holders (const AdjView *view, const AdjAward *award)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < award->hexes->len; i++)
    {
      AdjHexId id = g_array_index (award->hexes, AdjHexId, i);
      g_autofree char *hex = g_strdup_printf ("%04d", id);
      g_autofree char *side = adj_words_side (view, holder_of (view, id));
      g_autofree char *one = adj_fill (
          /* Translators: a hex and the side that holds it */
          _ ("{hex} ({side})"),
          (const AdjPlace[]){ { "hex", hex }, { "side", side }, { NULL, NULL } });

      if (i > 0)
        g_string_append (text, C_ ("list", ", "));
      g_string_append (text, one);
    }
  return g_string_free (text, FALSE);
}

static char *
fill_count (const AdjScore *score, const char *sentence)
{
  g_autofree char *count = g_strdup_printf ("%d", score->count);

  return adj_fill (sentence, (const AdjPlace[]){ { "count", count }, { NULL, NULL } });
}

static char *
what_counts (const AdjView *view, const AdjAward *award, const AdjScore *score)
{
  unsigned long n = (unsigned long) MAX (score->count, 0);

  switch (award->kind)
    {
    case ADJ_AWARD_ELIMINATED:
    case ADJ_AWARD_EXITED:
    case ADJ_AWARD_CUT_OFF:
      return units_that_count (view, score);
    case ADJ_AWARD_NOT_EXITED:
      return g_strdup (score->met ? _ ("so it stands") : _ ("it has exited"));
    case ADJ_AWARD_EXIT_LEAD:
      return fill_count (score, ngettext ("{count} unit ahead, all turns added up",
                                          "{count} units ahead, all turns added up", n));
    case ADJ_AWARD_IN_ZONE:
      return fill_count (score, ngettext ("{count} hex in a zone of control",
                                          "{count} hexes in a zone of control", n));
    case ADJ_AWARD_HELD:
    case ADJ_AWARD_ONCE_HELD:
    default:
      return holders (view, award);
    }
}

/* ---- What it still needs ---- */

static const char *
need (const AdjAward *award, const AdjScore *score)
{
  if (score->met)
    return NULL;
  switch (award->kind)
    {
    case ADJ_AWARD_EXITED:
      return _ ("the way it needs is not open now, so they count nothing");
    case ADJ_AWARD_HELD:
    case ADJ_AWARD_ONCE_HELD:
      return _ ("a hex has to be held");
    case ADJ_AWARD_IN_ZONE:
      return _ ("a unit has to be next to the hex");
    case ADJ_AWARD_ELIMINATED:
    case ADJ_AWARD_NOT_EXITED:
    case ADJ_AWARD_CUT_OFF:
    case ADJ_AWARD_EXIT_LEAD:
    default:
      return NULL;
    }
}

static char *
points_text (int points, gboolean at_least)
{
  g_autofree char *number = adj_words_number (points, 0, FALSE);

  return adj_fill (at_least
                       ? ngettext ("at least {points} victory point",
                                   "at least {points} victory points", (unsigned long) ABS (points))
                       : ngettext ("{points} victory point", "{points} victory points",
                                   (unsigned long) ABS (points)),
                   (const AdjPlace[]){ { "points", number }, { NULL, NULL } });
}

/* sentences: one for an award that is met, one that has what is missing. */
static char *
fill_score (const AdjView *view, const AdjScore *score, const char *const sentences[2])
{
  const AdjAward *award = &g_array_index (view->book->scenario->awards, AdjAward, score->award);
  const char *missing = need (award, score);
  g_autofree char *side = adj_words_side (view, score->side);
  g_autofree char *points = points_text (score->points, score->n_unseen > 0);
  g_autofree char *counts = what_counts (view, award, score);
  const AdjPlace places[] = {
    { "side", side },   { "points", points }, { "title", adj_words_printed (award->title) },
    { "what", counts }, { "need", missing },  { NULL, NULL }
  };

  return adj_fill_row (adj_fill (_ (sentences[missing != NULL]), places), award->row);
}

char *
adj_words_score (const AdjView *view, const AdjScore *score)
{
  static const char *const sentences[] = {
    N_ ("{side}, {points}: {title}: {what}"),
    /* Translators: a line of the score: 0 victory points, what they are for, what counts for it,
     * and what is missing */
    N_ ("{side}, {points}: {title}: {what}; {need}"),
  };

  return fill_score (view, score, sentences);
}

char *
adj_words_score_state (const AdjView *view, const AdjScore *score)
{
  static const char *const sentences[] = {
    N_ ("{side}, {points}: {what}"),
    /* Translators: the same as the line of the score, below what the points are for */
    N_ ("{side}, {points}: {what}; {need}"),
  };

  return fill_score (view, score, sentences);
}

/* ---- All together ---- */

char *
adj_words_umpire (const AdjView *view, const AdjVictory *victory, int side)
{
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *points = points_text (victory->umpire[side], FALSE);

  if (victory->umpire[side] == 0)
    return NULL;
  return adj_fill (_ ("{side}, {points} by the players' agreement"),
                   (const AdjPlace[]){ { "side", name }, { "points", points }, { NULL, NULL } });
}

/* The degree of victory, which is told in a line of its own, may be that of the side behind. */
static const char *
standing (const AdjView *view, const AdjVictory *victory, int winner)
{
  if (victory->declared)
    return _ ("{first} {a}, {second} {b}: {winner} wins, as the players declare (R 4.0b)");
  if (adj_victory_is_open (victory))
    return _ ("{first} {a}, {second} {b}, and what lies face down may change that");
  if (winner == ADJ_NO_SIDE)
    return _ ("{first} {a}, {second} {b}: a draw");
  if (!view->table->over)
    return _ ("{first} {a}, {second} {b}: {winner} leads by {margin}");
  return winner == victory->leader ? _ ("{first} {a}, {second} {b}: {winner} wins by {margin}")
                                   : _ ("{first} {a}, {second} {b}: {winner} wins");
}

char *
adj_words_totals (const AdjView *view, const AdjVictory *victory)
{
  int ahead = view->table->over ? victory->winner : victory->leader;
  g_autofree char *first = adj_words_side (view, 0);
  g_autofree char *second = adj_words_side (view, 1);
  g_autofree char *a = adj_words_number (victory->total[0], 0, FALSE);
  g_autofree char *b = adj_words_number (victory->total[1], 0, FALSE);
  g_autofree char *winner = adj_words_the_side (view, ahead, FALSE);
  g_autofree char *margin = g_strdup_printf ("%d", victory->margin);
  const AdjPlace places[] = { { "first", first }, { "a", a },           { "second", second },
                              { "b", b },         { "winner", winner }, { "margin", margin },
                              { NULL, NULL } };

  return adj_fill (standing (view, victory, ahead), places);
}

char *
adj_words_level (const AdjView *view, const AdjVictory *victory)
{
  const AdjLevel *level;
  g_autofree char *side = NULL;

  if (victory->level < 0 || adj_victory_is_open (victory))
    return NULL;
  level = &g_array_index (view->book->scenario->levels, AdjLevel, victory->level);
  side = adj_words_side (view, level->side);
  return adj_fill (C_ ("victory", "{level} ({side})"),
                   (const AdjPlace[]){ { "level", adj_words_printed (level->name) },
                                       { "side", side },
                                       { NULL, NULL } });
}

static char *
say_ending (const AdjView *view, const AdjVictory *victory, const char *winner)
{
  const GArray *levels = view->book->scenario->levels;
  g_autofree char *margin = g_strdup_printf ("%d", victory->margin);
  const char *level =
      victory->level >= 0
          ? adj_words_printed (g_array_index (levels, AdjLevel, victory->level).name)
          : NULL;
  const AdjPlace places[] = {
    { "winner", winner }, { "margin", margin }, { "level", level }, { NULL, NULL }
  };

  if (victory->declared)
    return adj_fill (_ ("{winner} wins, as the players declare (R 4.0b)"), places);
  if (adj_victory_is_open (victory))
    return g_strdup (_ ("What lies face down decides"));
  if (victory->winner == ADJ_NO_SIDE)
    return g_strdup (_ ("A draw"));
  if (level != NULL)
    /* Translators: the level is "Decisive victory", or what the book calls it */
    return adj_fill (_ ("{winner} wins: {level}"), places);
  return adj_fill (_ ("{winner} wins by {margin}"), places);
}

/* On a button, which has no room for an article. */
char *
adj_words_ending (const AdjView *view, const AdjVictory *victory)
{
  g_autofree char *winner = adj_words_side (view, victory->winner);

  return say_ending (view, victory, winner);
}

char *
adj_words_lead (const AdjView *view, const AdjVictory *victory)
{
  int ahead = view->table->over ? victory->winner : victory->leader;
  g_autofree char *side = adj_words_the_side (view, ahead, TRUE);
  g_autofree char *margin = g_strdup_printf ("%d", victory->margin);

  if (view->table->over)
    return say_ending (view, victory, side);
  if (adj_victory_is_open (victory) || (victory->total[0] == 0 && victory->total[1] == 0))
    return NULL;
  if (ahead == ADJ_NO_SIDE)
    return g_strdup (_ ("Neither side leads"));
  return adj_fill (_ ("{side} leads by {margin}"),
                   (const AdjPlace[]){ { "side", side }, { "margin", margin }, { NULL, NULL } });
}

static void
add (GStrvBuilder *lines, char *line)
{
  g_autofree char *owned = line;

  if (owned != NULL)
    g_strv_builder_add (lines, owned);
}

char **
adj_words_tally (const AdjView *view, const AdjVictory *victory)
{
  static const char *const brief[] = {
    N_ ("{side}, {points}: {title}"),
    N_ ("{side}, {points}: {title}"), /* what brings points misses nothing */
  };
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = 0; i < victory->n; i++)
    if (victory->scores[i].points != 0)
      add (lines, fill_score (view, &victory->scores[i], brief));
  for (int side = 0; side < ADJ_SIDES; side++)
    add (lines, adj_words_umpire (view, victory, side));
  return g_strv_builder_end (lines);
}

char **
adj_words_victory (const AdjView *view, const AdjVictory *victory)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  for (guint i = 0; i < victory->n; i++)
    add (lines, adj_words_score (view, &victory->scores[i]));
  for (int side = 0; side < ADJ_SIDES; side++)
    add (lines, adj_words_umpire (view, victory, side));
  add (lines, adj_words_totals (view, victory));
  add (lines, adj_words_level (view, victory));
  if (victory->unknown)
    g_strv_builder_add (lines, _ ("A strength that is not known counts 0"));
  return g_strv_builder_end (lines);
}
