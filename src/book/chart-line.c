/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/chart-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/chart-place.h"
#include "book/compare.h"
#include "book/draft-fields.h"
#include "book/draft-private.h"
#include "book/figure.h"
#include "desk/suggest.h"
#include "desk/value.h"

#define MOST_OF_A_LINE 20000 /* bytes */

/* ---- Elements ---- */

/* How a line names an element of which there are several. */
typedef enum
{
  BY_NUMBER, /* "level 2"; one more is a new one */
  BY_ID,     /* "unit anderson"; one that is not there yet is a new one */
  ALONE,     /* "map" */
} Naming;

static const struct
{
  const char *word;
  const char *element;
  Naming naming;
} elements[] = {
  { "battle", "scenario", ALONE },     { "map", "map", ALONE },
  { "side", "side", BY_ID },           { "source", "source", BY_ID },
  { "turn", "turn", BY_NUMBER },       { "unit", "unit", BY_ID },
  { "exit", "exit", BY_NUMBER },       { "holds", "holds", BY_NUMBER },
  { "award", "award", BY_ID },         { "level", "level", BY_NUMBER },
  { "command", "command", BY_NUMBER }, { "commander", "commander", BY_NUMBER },
  { "limit", "limit", BY_NUMBER },     { "special", "special", BY_NUMBER },
  { "unknown", "unknown", BY_NUMBER },
};

static int
find_verb (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].word, text))
      return (int) i;
  return -1;
}

static const char *
id_at (const AdjScenario *scenario, const char *element, guint place)
{
  if (g_str_equal (element, "side"))
    return scenario->sides[place].id;
  if (g_str_equal (element, "source"))
    return g_array_index (scenario->sources, AdjSource, place).id;
  return g_str_equal (element, "unit") ? scenario->units[place].id
                                       : g_array_index (scenario->awards, AdjAward, place).id;
}

/* Whoever gives a turn its night before the battle has turns is told where to begin. */
static gboolean
refuse_place (const AdjChartLine *self, int verb, const char *name, guint n)
{
  int number;

  if (!adj_value_parse_int (name, 1, G_MAXINT, &number))
    return adj_chart_refuse_number (self, 1, (int) n + 1);
  return adj_chart_refuse (
      self, g_strdup_printf (_ ("there is no %s %d yet; the next that can be added is %u"),
                             elements[verb].word, number, n + 1));
}

/* The place of the element that the second word names; one behind the last for a new one. FALSE,
 * refused, if there can be none. */
static gboolean
find_place (const AdjChartLine *self, int verb, const char *name, guint *place)
{
  guint n = adj_draft_count (self->draft, elements[verb].element);
  int number;

  *place = 0;
  if (elements[verb].naming == ALONE)
    return TRUE;
  if (elements[verb].naming == BY_NUMBER)
    {
      if (!adj_value_parse_int (name, 1, (int) n + 1, &number))
        return refuse_place (self, verb, name, n);
      *place = (guint) number - 1;
      return TRUE;
    }
  while (*place < n && !g_str_equal (id_at (self->scenario, elements[verb].element, *place), name))
    (*place)++;
  return *name != '\0' ||
         adj_chart_refuse (
             self, g_strdup (_ ("Say which one, as in unit anderson, level 2, compare 0412")));
}

/* Where a key of the line belongs: an attribute of the element, of the one inside it, or the text.
 * "text" is that of a special rule, a source or a gap; "about" that of the battle. */
static gboolean
find_field (const AdjChartLine *self, int verb, guint place, guint i, AdjXmlEdit *edit)
{
  const AdjXmlElement *element = adj_draft_find_element (elements[verb].element);

  *edit = (AdjXmlEdit){ element->name, place, NULL, adj_chart_key (self, i),
                        adj_chart_value (self, i) };
  if (adj_draft_find_attribute (element->name, edit->attribute) != NULL)
    return TRUE;
  if (element->text_max > 0 && g_str_equal (edit->attribute, "text"))
    edit->attribute = NULL;
  else if (g_str_equal (element->name, "scenario") && g_str_equal (edit->attribute, "about"))
    *edit = (AdjXmlEdit){ "about", 0, NULL, NULL, adj_chart_value (self, i) };
  else if (g_str_equal (element->name, "award") &&
           adj_draft_find_attribute ("trace", edit->attribute) != NULL)
    edit->child = "trace";
  else
    return adj_chart_refuse (
        self, g_strdup_printf (_ ("a %s has no '%s'"), elements[verb].word, edit->attribute));
  return TRUE;
}

static gboolean
has_key (const AdjChartLine *self, const char *name)
{
  for (guint i = 0; i < self->cut.keys->len; i++)
    if (g_str_equal (adj_chart_key (self, i), name))
      return TRUE;
  return FALSE;
}

/* What a new element is called: its id, a turn's number, and a unit's designation if the line says
 * nothing else. */
static void
name_it (const AdjChartLine *self,
         int verb,
         guint place,
         const char *id,
         const char *typed,
         GArray *edits)
{
  const char *element = elements[verb].element;
  AdjXmlEdit edit = { element, place, NULL, "id", id };

  if (elements[verb].naming == BY_ID)
    g_array_append_val (edits, edit);
  else if (g_str_equal (element, "turn"))
    {
      edit.attribute = "number";
      g_array_append_val (edits, edit);
    }
  if (g_str_equal (element, "unit") && !has_key (self, "name"))
    {
      edit.attribute = "name";
      edit.value = typed;
      g_array_append_val (edits, edit);
    }
}

/* An element that loses its text is gone, and has no other fields. */
static gboolean
chart_element (const AdjChartLine *self, int verb, const char *name, const char *typed)
{
  g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (AdjXmlEdit));
  guint place;

  if (!find_place (self, verb, name, &place))
    return FALSE;
  if (place == adj_draft_count (self->draft, elements[verb].element))
    name_it (self, verb, place, name, typed, edits);
  for (guint i = 0; i < self->cut.keys->len; i++)
    {
      AdjXmlEdit edit;

      if (!find_field (self, verb, place, i, &edit))
        return FALSE;
      if (edit.attribute == NULL && *edit.value == '\0' && self->cut.keys->len > 1)
        return adj_chart_refuse (self,
                                 g_strdup (_ ("Without its text there is nothing else of it")));
      g_array_append_val (edits, edit);
    }
  return adj_draft_put (self->draft, (const AdjXmlEdit *) (gpointer) edits->data, edits->len);
}

/* "turn-4", "award-3": the element and its name in one word, where nothing else is called so. */
static int
find_joined (const char *text, const char **name)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      gsize n = strlen (elements[i].word);

      if (elements[i].naming == BY_NUMBER && g_str_has_prefix (text, elements[i].word) &&
          text[n] == '-')
        {
          *name = text + n + 1;
          return (int) i;
        }
    }
  return -1;
}

/* ---- What a line has besides ---- */

/* FALSE, refused, if there are words or keys that nobody would read. */
static gboolean
says_no_more (const AdjChartLine *self, guint words, guint keys)
{
  if (self->cut.words->len <= words && self->cut.keys->len <= keys)
    return TRUE;
  return adj_chart_refuse (
      self, g_strdup_printf (_ ("“%s” says nothing here"),
                             self->cut.words->len > words
                                 ? (const char *) g_ptr_array_index (self->cut.typed, words)
                                 : adj_chart_key (self, keys)));
}

/* ---- Verbs of their own ---- */

static gboolean
compare (const AdjChartLine *self, const char *subject)
{
  AdjCompareRow row;

  if (!adj_compare_find (self->scenario, subject, &row))
    return adj_chart_refuse (self, g_strdup_printf (_ ("there is no '%s'"), subject));
  return adj_draft_compare (self->draft, &row);
}

/* "off 0412 0413" */
static gboolean
chart_off (const AdjChartLine *self)
{
  return self->cut.words->len > 1
             ? adj_chart_hexes (self, 1, ADJ_OFF_MAP)
             : adj_chart_refuse (
                   self, g_strdup (_ ("A hex is four digits, column and row, such as 0412")));
}

/* "rest terrain=clear" */
static gboolean
chart_rest (const AdjChartLine *self)
{
  int terrain = adj_chart_terrain (self);

  return terrain >= 0 && adj_draft_rest (self->draft, terrain);
}

static gboolean
chart_compare (const AdjChartLine *self)
{
  gboolean done = TRUE;

  if (self->cut.words->len < 2)
    return adj_chart_refuse (
        self, g_strdup (_ ("Say which one, as in unit anderson, level 2, compare 0412")));
  adj_draft_begin (self->draft);
  for (guint i = 1; i < self->cut.words->len && done; i++)
    done = compare (self, adj_chart_word (self, i));
  if (done)
    return adj_draft_end (self->draft);
  adj_draft_let_go (self->draft);
  return FALSE;
}

/* "remove unit anderson", "remove level 2" */
static gboolean
chart_remove (const AdjChartLine *self)
{
  int verb = find_verb (adj_chart_word (self, 1));
  guint place;

  if (verb < 0 || elements[verb].naming == ALONE)
    return adj_chart_refuse (self,
                             g_strdup_printf (_ ("there is no '%s'"), adj_chart_word (self, 1)));
  if (!find_place (self, verb, adj_chart_word (self, 2), &place))
    return FALSE;
  if (place == adj_draft_count (self->draft, elements[verb].element))
    return adj_chart_refuse (self,
                             g_strdup_printf (_ ("there is no '%s'"), adj_chart_word (self, 2)));
  if (g_str_equal (elements[verb].element, "unit"))
    return adj_draft_remove_unit (self->draft, (int) place);
  return adj_draft_drop (self->draft, elements[verb].element, place);
}

static gboolean
chart_turns (const AdjChartLine *self)
{
  int n;

  if (!adj_value_parse_int (adj_chart_word (self, 1), 0, ADJ_MAX_TURNS, &n))
    return adj_chart_refuse_number (self, 0, ADJ_MAX_TURNS);
  return adj_draft_set_turns (self->draft, n);
}

static const struct
{
  const char *word;
  gboolean (*chart) (const AdjChartLine *self);
  guint most; /* words, with its own */
  guint keys;
} verbs[] = {
  { "off", chart_off, G_MAXUINT, 0 },
  { "rest", chart_rest, 1, 1 },
  { "compare", chart_compare, G_MAXUINT, 0 },
  { "remove", chart_remove, 3, 0 },
  { "turns", chart_turns, 2, 0 },
};

static int
find_own_verb (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (verbs[i].word, text))
      return (int) i;
  return -1;
}

/* ---- Subjects ---- */

static gboolean
refuse_subject (const AdjChartLine *self)
{
  const char *words[G_N_ELEMENTS (verbs) + G_N_ELEMENTS (elements) + 2] = { "no" };
  const char *meant;
  guint n = 1;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    words[n++] = verbs[i].word;
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    words[n++] = elements[i].word;
  meant = adj_suggest (adj_chart_word (self, 0), words);
  if (meant != NULL)
    return adj_chart_refuse (self, g_strdup_printf (_ ("There is no “%s”; did you mean %s?"),
                                                    adj_chart_word (self, 0), meant));
  return adj_chart_refuse (
      self, g_strdup_printf (_ ("“%s” is no hex, no unit and nothing else of this battle"),
                             adj_chart_word (self, 0)));
}

/* The element that a subject is, and its name in it; -1 if it is none. */
static int
find_subject (const AdjChartLine *self, const char **name)
{
  const char *subject = adj_chart_word (self, 0);

  *name = subject;
  if (adj_scenario_unit (self->scenario, subject) >= 0)
    return find_verb ("unit");
  if (adj_scenario_award (self->scenario, subject) >= 0)
    return find_verb ("award");
  if (adj_scenario_side (self->scenario, subject) != ADJ_NO_SIDE)
    return find_verb ("side");
  return find_joined (subject, name);
}

/* "anderson strength=4", "turn-4 night=yes", "union-4 level=3" */
static gboolean
chart_subject (const AdjChartLine *self)
{
  const char *name;
  int verb = find_subject (self, &name);
  AdjFigure figure;

  if (verb < 0 &&
      (self->cut.keys->len != 1 || !adj_figure_find (self->scenario, adj_chart_word (self, 0),
                                                     adj_chart_key (self, 0), &figure)))
    return refuse_subject (self);
  if (!says_no_more (self, 1, G_MAXUINT))
    return FALSE;
  return verb >= 0 ? chart_element (self, verb, name, name)
                   : adj_draft_set_figure (self->draft, &figure, adj_chart_value (self, 0));
}

/* "unit anderson strength=4", "map columns=20" */
static gboolean
chart_named (const AdjChartLine *self, int verb)
{
  gboolean alone = elements[verb].naming == ALONE;

  if (!alone && self->cut.words->len < 2)
    return adj_chart_refuse (
        self, g_strdup (_ ("Say which one, as in unit anderson, level 2, compare 0412")));
  return says_no_more (self, alone ? 1 : 2, G_MAXUINT) &&
         chart_element (self, verb, adj_chart_word (self, 1),
                        alone ? "" : g_ptr_array_index (self->cut.typed, 1));
}

/* ---- All lines ---- */

static gboolean
chart_words (const AdjChartLine *self)
{
  const char *first = adj_chart_word (self, 0);
  gboolean no = g_str_equal (first, "no");
  int feature =
      adj_ruleset_feature (self->scenario->ruleset, no ? adj_chart_word (self, 1) : first);
  int own = find_own_verb (first);
  int verb = find_verb (first);
  AdjHexPair pair;
  int terrain;

  if (feature >= 0)
    return says_no_more (self, G_MAXUINT, 0) && adj_chart_feature (self, no ? 2 : 1, feature, !no);
  if (own >= 0)
    return says_no_more (self, verbs[own].most, verbs[own].keys) && verbs[own].chart (self);
  if (self->cut.keys->len == 0)
    return refuse_subject (self);
  if (verb >= 0)
    return chart_named (self, verb);
  if (self->cut.words->len == 1 &&
      (adj_chart_is_pair (first, &pair) || adj_hex_parse (first) != ADJ_HEX_NONE))
    return adj_chart_place (self);
  if (adj_hex_parse (first) != ADJ_HEX_NONE)
    return (terrain = adj_chart_terrain (self)) >= 0 && adj_chart_hexes (self, 0, terrain);
  return chart_subject (self);
}

gboolean
adj_draft_chart (AdjDraft *self, const char *line)
{
  AdjChartLine cut_line;
  gboolean done;

  g_return_val_if_fail (self != NULL && line != NULL, FALSE);

  if (strlen (line) > MOST_OF_A_LINE || !g_utf8_validate (line, -1, NULL))
    return adj_draft_refuse (self, g_strdup (_ ("this line is too long, or is not text")));
  cut_line = (AdjChartLine){ self, adj_draft_get_scenario (self), { NULL } };
  adj_chart_words_cut (&cut_line.cut, line);
  if (cut_line.cut.words->len == 0)
    done = adj_draft_refuse (self, g_strdup (_ ("Write it as 0412 0413 terrain=forest")));
  else if (cut_line.cut.keys->len == 0 &&
           adj_hex_parse (adj_chart_word (&cut_line, 0)) != ADJ_HEX_NONE)
    done = adj_draft_map_line (self, line);
  else
    done = chart_words (&cut_line);
  adj_chart_words_clear (&cut_line.cut);
  return done;
}
