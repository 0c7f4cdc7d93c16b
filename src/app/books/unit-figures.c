/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/unit-figures.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/files/typing.h"
#include "book/draft-fields.h"
#include "book/unit-rows.h"
#include "desk/value.h"
#include "words/printed.h"

struct _AdjUnitFigures
{
  AdjChartFigures parent_instance;
  char *filter;  /* NULL: there is none */
  char **words;  /* of it, that have to stand in a row */
  int column;    /* that sorts; -1 */
  GArray *rows;  /* of guint: the unit of each */
  guint n_units; /* that were looked through */
};

G_DEFINE_FINAL_TYPE (AdjUnitFigures, adj_unit_figures, ADJ_TYPE_CHART_FIGURES)

/* The attribute of the file, and how many characters it has room for. Those that are names of the
 * books are in lower case there. */
static const struct
{
  const char *attribute;
  int width;
  gboolean lower;
} columns[ADJ_N_UNIT_FIGURES] = {
  [ADJ_UNIT_STRENGTH] = { "strength", 5 }, [ADJ_UNIT_HEX] = { "hex", 5 },
  [ADJ_UNIT_TURN] = { "turn", 5 },         [ADJ_UNIT_ENTRIES] = { "entry", 14 },
  [ADJ_UNIT_REDUCED] = { "reduced", 5 },   [ADJ_UNIT_MOVEMENT] = { "movement", 5 },
  [ADJ_UNIT_SIZE] = { "size", 10, TRUE },  [ADJ_UNIT_GROUP] = { "group", 12 },
  [ADJ_UNIT_STILL] = { "still", 5 },       [ADJ_UNIT_NAME] = { "name", 14 },
  [ADJ_UNIT_SIDE] = { "side", 12, TRUE },  [ADJ_UNIT_ARM] = { "arm", 10, TRUE },
  [ADJ_UNIT_ID] = { "id", 14, TRUE },
};

static const AdjScenario *
scenario_of (AdjUnitFigures *self)
{
  return adj_chart_figures_get_scenario (ADJ_FIGURES (self));
}

static char *
field (AdjUnitFigures *self, guint unit, guint column)
{
  return adj_unit_field (scenario_of (self), unit, columns[column].attribute);
}

/* ---- Which rows there are ---- */

static gboolean
is_wanted (AdjUnitFigures *self, guint unit)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *folded = NULL;

  for (guint column = 0; column < ADJ_N_UNIT_FIGURES; column++)
    {
      g_autofree char *text = field (self, unit, column);

      g_string_append_printf (all, " %s", text);
    }
  folded = g_utf8_casefold (all->str, -1);
  for (guint i = 0; self->words != NULL && self->words[i] != NULL; i++)
    if (strstr (folded, self->words[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* Figures by their size, words as a dictionary has them, and what nobody knows last. */
static int
compare_rows (gconstpointer a, gconstpointer b, gpointer data)
{
  AdjUnitFigures *self = data;
  guint i = *(const guint *) a;
  guint j = *(const guint *) b;
  g_autofree char *one = field (self, i, (guint) self->column);
  g_autofree char *other = field (self, j, (guint) self->column);
  int order = (*one == '\0') - (*other == '\0');
  int less;
  int more;

  if (order == 0 && adj_value_parse_int (one, 0, G_MAXINT, &less) &&
      adj_value_parse_int (other, 0, G_MAXINT, &more))
    order = less - more;
  if (order == 0)
    order = g_utf8_collate (one, other);
  return order != 0 ? order : i < j ? -1 : 1;
}

static void
arrange (AdjUnitFigures *self)
{
  self->n_units = scenario_of (self)->n_units;
  g_array_set_size (self->rows, 0);
  for (guint unit = 0; unit < self->n_units; unit++)
    if (is_wanted (self, unit))
      g_array_append_val (self->rows, unit);
  if (self->column >= 0)
    g_array_sort_with_data (self->rows, compare_rows, self);
}

void
adj_unit_figures_arrange (AdjUnitFigures *self, const char *filter, int column)
{
  g_autofree char *folded = NULL;

  g_return_if_fail (ADJ_IS_UNIT_FIGURES (self));
  g_return_if_fail (filter != NULL);
  g_return_if_fail (column < ADJ_N_UNIT_FIGURES);

  folded = g_utf8_casefold (filter, -1);
  if (column == self->column && g_strcmp0 (folded, self->filter) == 0)
    return;
  g_free (self->filter);
  g_strfreev (self->words);
  self->words = g_strsplit_set (folded, " \t", -1);
  self->filter = g_steal_pointer (&folded);
  self->column = column;
  arrange (self);
  g_signal_emit_by_name (self, "changed");
}

guint
adj_unit_figures_get_unit (AdjUnitFigures *self, guint row)
{
  g_return_val_if_fail (ADJ_IS_UNIT_FIGURES (self), 0);

  if (self->n_units != scenario_of (self)->n_units)
    arrange (self);
  g_return_val_if_fail (row < self->rows->len, 0);
  return g_array_index (self->rows, guint, row);
}

static guint
unit_at (AdjFigures *self, guint row)
{
  return adj_unit_figures_get_unit (ADJ_UNIT_FIGURES (self), row);
}

static const AdjUnit *
unit_in (AdjFigures *self, guint row)
{
  return &adj_chart_figures_get_scenario (self)->units[unit_at (self, row)];
}

/* ---- What it shows ---- */

/* Another number of units is looked through anew. */
static guint
count_rows (AdjFigures *figures)
{
  AdjUnitFigures *self = ADJ_UNIT_FIGURES (figures);

  if (self->n_units != scenario_of (self)->n_units)
    arrange (self);
  return self->rows->len;
}

static guint
count_columns (AdjFigures *self)
{
  return ADJ_N_UNIT_FIGURES;
}

/* "Union · 1/1/XIV, Infantry" */
static char *
say_row (AdjFigures *self, guint row)
{
  const AdjScenario *scenario = adj_chart_figures_get_scenario (self);
  const AdjUnit *unit = unit_in (self, row);

  return g_strdup_printf ("%s · %s, %s", adj_words_printed (scenario->sides[unit->side].name),
                          unit->name, adj_words_printed (scenario->ruleset->arms[unit->arm].name));
}

static char *
say_column (AdjFigures *self, guint column)
{
  return g_strdup (adj_unit_column_title (columns[column].attribute));
}

static int
width (AdjFigures *self, guint column)
{
  return columns[column].width;
}

static char *
get (AdjFigures *self, guint row, guint column)
{
  return field (ADJ_UNIT_FIGURES (self), unit_at (self, row), column);
}

/* The first thing the linter has to say of the unit's line. */
static char *
doubt (AdjFigures *self, guint row)
{
  return adj_typing_show_doubt (adj_draft_get_doubts (adj_chart_figures_get_draft (self)),
                                unit_in (self, row)->marks.line);
}

/* ---- What is typed ---- */

/* What the reader of files would refuse as well, in a sentence for who types it. */
static gboolean
may_be (guint column, const char *text, char **refusal)
{
  g_autoptr (GArray) hexes = NULL;
  int number;

  if (column == ADJ_UNIT_STRENGTH || column == ADJ_UNIT_REDUCED)
    return adj_typing_read_number (text, 0, 99, ADJ_UNKNOWN_STRENGTH, &number, refusal);
  if (column == ADJ_UNIT_TURN || column == ADJ_UNIT_STILL)
    return adj_typing_read_number (text, 1, ADJ_MAX_TURNS, 0, &number, refusal);
  if (column != ADJ_UNIT_HEX && column != ADJ_UNIT_ENTRIES)
    return TRUE;
  hexes = adj_typing_read_hexes (text, refusal);
  if (hexes != NULL && hexes->len > 1 && column == ADJ_UNIT_HEX)
    *refusal = g_strdup (_ ("A unit is set up in one hex"));
  return hexes != NULL && *refusal == NULL;
}

/* The text as the file has it. */
static char *
file_text (guint column, const char *text)
{
  g_autofree char *typed = columns[column].lower ? g_utf8_strdown (text, -1) : g_strdup (text);

  if (column == ADJ_UNIT_ENTRIES)
    g_strdelimit (typed, ",\t", ' ');
  return g_steal_pointer (&typed);
}

/* The rows from first on get the text, as one change. */
static gboolean
put (AdjFigures *self, guint first, guint n, guint column, const char *text, char **refusal)
{
  g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (AdjXmlEdit));
  g_autofree char *plain = g_strstrip (g_strdup (text));
  g_autofree char *typed = file_text (column, plain);

  if (!may_be (column, plain, refusal))
    return FALSE;
  for (guint row = first; row < first + n; row++)
    {
      const AdjXmlEdit edit = { "unit", unit_at (self, row), NULL, columns[column].attribute,
                                typed };

      g_array_append_val (edits, edit);
    }
  return adj_draft_put (adj_chart_figures_get_draft (self),
                        (const AdjXmlEdit *) (gpointer) edits->data, edits->len);
}

static gboolean
change (AdjFigures *self, guint row, guint column, const char *text, char **refusal)
{
  return put (self, row, 1, column, text, refusal);
}

gboolean
adj_unit_figures_fill (AdjUnitFigures *self, guint column, const char *text, char **refusal)
{
  AdjFigures *figures = ADJ_FIGURES (self);

  g_return_val_if_fail (ADJ_IS_UNIT_FIGURES (self), FALSE);
  g_return_val_if_fail (column < ADJ_N_UNIT_FIGURES && text != NULL && refusal != NULL, FALSE);

  *refusal = NULL;
  return adj_chart_figures_settle (
      figures, put (figures, 0, count_rows (figures), column, text, refusal), refusal);
}

static void
adj_unit_figures_finalize (GObject *object)
{
  AdjUnitFigures *self = ADJ_UNIT_FIGURES (object);

  g_free (self->filter);
  g_strfreev (self->words);
  g_array_unref (self->rows);
  G_OBJECT_CLASS (adj_unit_figures_parent_class)->finalize (object);
}

static void
adj_unit_figures_class_init (AdjUnitFiguresClass *class)
{
  AdjFiguresClass *figures_class = ADJ_FIGURES_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_unit_figures_finalize;
  figures_class->count_rows = count_rows;
  figures_class->count_columns = count_columns;
  figures_class->say_row = say_row;
  figures_class->say_column = say_column;
  figures_class->width = width;
  figures_class->get = get;
  figures_class->doubt = doubt;
  ADJ_CHART_FIGURES_CLASS (class)->change = change;
}

static void
adj_unit_figures_init (AdjUnitFigures *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (guint));
  self->column = -1;
}
