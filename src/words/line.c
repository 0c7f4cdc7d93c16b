/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/line.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"

static const char *
sentence (const AdjLine *line)
{
  switch (line->kind)
    {
    case ADJ_LINE_ATTACKER:
      return _ ("{unit} attacks with {value}");
    case ADJ_LINE_DEFENDER:
      return _ ("{unit} defends with {value}");
    case ADJ_LINE_ADDS_NOTHING:
      return _ ("{unit} has retreated in this phase and adds nothing");
    case ADJ_LINE_EXPOSED:
      return _ ("{unit} stands without infantry against infantry beside it: {value}");
    case ADJ_LINE_RANGE:
      return _ ("{unit} loses {figure} over the distance: {value}");
    case ADJ_LINE_HALVED:
      return _ ("{unit}, cavalry among other arms, is halved: {value}");
    case ADJ_LINE_CHARGES:
      return _ ("{unit} charges and keeps its full strength: {value}");
    case ADJ_LINE_FLANK:
      return _ ("{unit} is doubled in a flank attack: {value}");
    case ADJ_LINE_SUPPORT:
      return _ ("{unit} lends {value} to {hex}");
    case ADJ_LINE_HEX:
      return _ ("{hex}: {value} together");
    case ADJ_LINE_TERRAIN:
      return _ ("{hex}, {terrain}: ×{figure}, makes {value}");
    case ADJ_LINE_ENTRENCHMENT:
      return _ ("{hex}, entrenched: ×{figure}, makes {value}");
    case ADJ_LINE_CROSSING:
      return _ ("{hex}, attacked only over bridges or fords: ×{figure}, makes {value}");
    case ADJ_LINE_FAR_CROSSING:
      return _ ("{hex}, only bombarded, across water: ×{figure}, makes {value}");
    case ADJ_LINE_ATTACK:
      return _ ("Attack: {value}");
    case ADJ_LINE_DEFENCE:
      return _ ("Defence: {value}");
    case ADJ_LINE_ODDS:
      return _ ("Odds: {column}");
    case ADJ_LINE_NO_DEFENCE:
      return _ ("No strength defends: {column}");
    case ADJ_LINE_SHIFT:
      return line->figure > 0 ? ngettext ("Demoralization, {figure} column to the right: {column}",
                                          "Demoralization, {figure} columns to the right: {column}",
                                          (unsigned long) line->figure)
                              : ngettext ("Demoralization, {figure} column to the left: {column}",
                                          "Demoralization, {figure} columns to the left: {column}",
                                          (unsigned long) -line->figure);
    case ADJ_LINE_REDUCED:
    default:
      return _ ("Reduced to {column}");
    }
}

static gboolean
is_left_out (const AdjLine *line)
{
  return !line->used && line->kind >= ADJ_LINE_TERRAIN && line->kind <= ADJ_LINE_FAR_CROSSING;
}

/* The sentence by itself. */
static char *
say (const AdjView *view, const AdjLine *line)
{
  g_autofree char *unit = line->unit >= 0 ? adj_words_unit (view, line->unit) : NULL;
  g_autofree char *hex = line->hex != ADJ_NO_HEX ? adj_words_hex (view, line->hex) : NULL;
  g_autofree char *figure = g_strdup_printf ("%d", ABS (line->figure));
  g_autofree char *value = g_strdup_printf ("%d", line->value);
  g_autofree char *column = adj_words_column (view, line->value);
  const AdjPlace places[] = {
    { "unit", unit },
    { "hex", hex },
    { "terrain",
      hex != NULL ? adj_words_printed (adj_book_terrain (view->book, line->hex)->name) : NULL },
    { "figure", figure },
    { "value", value },
    { "column", column },
    { NULL, NULL },
  };

  return adj_fill (sentence (line), places);
}

/* Takes the text over. */
static char *
note_if_left_out (char *text, const AdjLine *line)
{
  g_autofree char *owned = text;

  if (!is_left_out (line))
    return g_steal_pointer (&owned);
  /* Translators: of several multipliers on a hex only the best one counts; this is another */
  return adj_fill (_ ("{line}, but another counts"),
                   (const AdjPlace[]){ { "line", owned }, { NULL, NULL } });
}

char *
adj_words_line (const AdjView *view, const AdjLine *line)
{
  return note_if_left_out (adj_fill_row (say (view, line), line->row), line);
}

char *
adj_words_line_alone (const AdjView *view, const AdjLine *line)
{
  return note_if_left_out (say (view, line), line);
}
