/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/unit-rows.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-fields.h"
#include "book/draft-private.h"
#include "desk/value.h"

#define MOST_ROWS ADJ_MAX_UNITS
#define BLANKS " \t\r,;" /* an empty row has nothing but these */

/* ---- Columns ---- */

typedef enum
{
  ID,
  NAME,
  SIDE,
  ARM,
  SIZE,
  STRENGTH,
  REDUCED,
  MOVEMENT,
  HEX,
  TURN,
  ENTRY,
  STILL,
  GROUP,
  N_COLUMNS,
} Column;

static const struct
{
  const char *attribute;
  const char *title;
} columns[N_COLUMNS] = {
  [ID] = { "id", N_ ("Name in orders") },
  [NAME] = { "name", N_ ("Designation") },
  [SIDE] = { "side", N_ ("Side") },
  [ARM] = { "arm", N_ ("Arm") },
  [SIZE] = { "size", N_ ("Size") },
  [STRENGTH] = { "strength", N_ ("Strength") },
  [REDUCED] = { "reduced", N_ ("Reduced strength") },
  [MOVEMENT] = { "movement", N_ ("Movement allowance") },
  [HEX] = { "hex", N_ ("Set-up hex") },
  [TURN] = { "turn", N_ ("Due on turn") },
  [ENTRY] = { "entry", N_ ("Enters by") },
  [STILL] = { "still", N_ ("Stays until turn") },
  [GROUP] = { "group", N_ ("Group") },
};

static Column
find_column (const char *attribute)
{
  Column column = ID;

  while (column < N_COLUMNS && !g_str_equal (columns[column].attribute, attribute))
    column++;
  return column;
}

const char *
adj_unit_column_title (const char *attribute)
{
  Column column;

  g_return_val_if_fail (attribute != NULL, NULL);

  column = find_column (attribute);
  return column < N_COLUMNS ? _ (columns[column].title) : NULL;
}

static char *
print_number (int number, int unknown)
{
  return number == unknown ? g_strdup ("") : g_strdup_printf ("%d", number);
}

static char *
print_hexes (const AdjHexId *hexes, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%04d", i > 0 ? " " : "", hexes[i]);
  return g_string_free (text, FALSE);
}

static char *
print_field (const AdjScenario *scenario, const AdjUnit *unit, Column column)
{
  switch (column)
    {
    case ID:
      return g_strdup (unit->id);
    case NAME:
      return g_strdup (unit->name);
    case SIDE:
      return g_strdup (scenario->sides[unit->side].id);
    case ARM:
      return g_strdup (scenario->ruleset->arms[unit->arm].id);
    case SIZE:
      return g_strdup (unit->size_given ? adj_unit_sizes[unit->size] : "");
    case STRENGTH:
      return print_number (unit->strength, ADJ_UNKNOWN_STRENGTH);
    case REDUCED:
      return print_number (unit->reduced, ADJ_UNKNOWN_STRENGTH);
    case MOVEMENT:
      return unit->movement_given ? adj_value_print_mp (unit->movement) : g_strdup ("");
    case HEX:
      return print_hexes (&unit->hex, unit->hex != ADJ_HEX_NONE);
    case TURN:
      return print_number (unit->turn, 0);
    case ENTRY:
      return print_hexes (unit->entries, unit->n_entries);
    case STILL:
      return print_number (unit->still, 0);
    case GROUP:
    case N_COLUMNS:
      break;
    }
  return g_strdup (unit->group != NULL ? unit->group : "");
}

char *
adj_unit_field (const AdjScenario *scenario, guint unit, const char *attribute)
{
  Column column;

  g_return_val_if_fail (scenario != NULL && attribute != NULL, NULL);
  g_return_val_if_fail (unit < scenario->n_units, NULL);

  column = find_column (attribute);
  g_return_val_if_fail (column < N_COLUMNS, NULL);
  return print_field (scenario, &scenario->units[unit], column);
}

char *
adj_unit_rows (const AdjScenario *scenario)
{
  GString *rows;

  g_return_val_if_fail (scenario != NULL, NULL);

  rows = g_string_new (NULL);
  for (Column column = ID; column < N_COLUMNS; column++)
    g_string_append_printf (rows, "%s%s", column > ID ? "\t" : "", columns[column].attribute);
  g_string_append_c (rows, '\n');
  for (guint i = 0; i < scenario->n_units; i++)
    for (Column column = ID; column < N_COLUMNS; column++)
      {
        g_autofree char *field = print_field (scenario, &scenario->units[i], column);

        g_string_append_printf (rows, "%s%s", field, column + 1 < N_COLUMNS ? "\t" : "\n");
      }
  return g_string_free (rows, FALSE);
}

/* ---- Rows ---- */

typedef struct
{
  guint number;
  char **cells; /* as many as there are columns */
  char *id;
  int unit; /* that is there already; -1 */
} Row;

typedef struct
{
  AdjDraft *draft;
  const AdjScenario *scenario;
  char **columns;  /* names of attributes */
  GArray *rows;    /* of Row */
  GArray *refused; /* of AdjRefusedRow */
  guint n_new;
  guint n_taken;
} Paste;

static void
clear_row (gpointer data)
{
  Row *row = data;

  g_strfreev (row->cells);
  g_free (row->id);
}

static void
clear_refused (gpointer data)
{
  g_free (((AdjRefusedRow *) data)->reason);
}

static void
refuse_row (Paste *self, guint number, char *reason)
{
  const AdjRefusedRow row = { number, reason };

  g_array_append_val (self->refused, row);
}

static const char *
separator_of (const char *header)
{
  return strchr (header, '\t') != NULL ? "\t" : strchr (header, ';') != NULL ? ";" : ",";
}

/* The cells of a line, without the blanks and quotes around them. */
static char **
cut_line (const char *line, const char *separator)
{
  char **cells = g_strsplit (line, separator, -1);

  for (int i = 0; cells[i] != NULL; i++)
    {
      gsize length = strlen (g_strstrip (cells[i]));

      if (length >= 2 && cells[i][0] == '"' && cells[i][length - 1] == '"')
        {
          cells[i][length - 1] = '\0';
          memmove (cells[i], cells[i] + 1, length - 1);
        }
    }
  return cells;
}

static gboolean
is_alike (const char *typed, const char *name)
{
  g_autofree char *a = g_utf8_casefold (typed, -1);
  g_autofree char *b = g_utf8_casefold (name, -1);

  return g_str_equal (a, b);
}

/* The attribute that the heading of a column means, as the file or as people call it; NULL. */
static const char *
read_heading (const char *typed)
{
  for (Column column = ID; column < N_COLUMNS; column++)
    if (is_alike (typed, columns[column].attribute) || is_alike (typed, columns[column].title) ||
        is_alike (typed, _ (columns[column].title)))
      return columns[column].attribute;
  return NULL;
}

/* FALSE, with row 1 refused, if a column is none of a unit's. */
static gboolean
read_columns (Paste *self)
{
  gboolean names = FALSE;

  for (int i = 0; self->columns[i] != NULL; i++)
    {
      const char *name = read_heading (self->columns[i]);

      if (name == NULL)
        {
          refuse_row (self, 1, g_strdup_printf (_ ("a unit has no '%s'"), self->columns[i]));
          return FALSE;
        }
      names = names || g_str_equal (name, "name") || g_str_equal (name, "id");
      g_free (self->columns[i]);
      self->columns[i] = g_strdup (name);
    }
  if (!names)
    refuse_row (self, 1, g_strdup (_ ("One of the columns has to be name or id")));
  return names;
}

static const char *
cell (const Paste *self, const Row *row, const char *column)
{
  for (int i = 0; self->columns[i] != NULL; i++)
    if (g_str_equal (self->columns[i], column))
      return row->cells[i];
  return "";
}

/* ---- Whom a row is about ---- */

static int
find_unit (const Paste *self, const Row *row)
{
  const char *id = cell (self, row, "id");
  const char *name = cell (self, row, "name");
  const char *side = cell (self, row, "side");

  if (*id != '\0')
    return adj_scenario_unit (self->scenario, id);
  for (guint i = 0; i < self->scenario->n_units; i++)
    {
      const AdjUnit *unit = &self->scenario->units[i];

      if (g_str_equal (unit->name, name) &&
          (*side == '\0' || g_str_equal (self->scenario->sides[unit->side].id, side)))
        return (int) i;
    }
  return -1;
}

static gboolean
is_taken (const Paste *self, const char *id)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_strcmp0 (g_array_index (self->rows, Row, i).id, id) == 0)
      return TRUE;
  return FALSE;
}

/* An id that neither the battle nor a row above has. */
static char *
new_id (const Paste *self, const Row *row)
{
  int arm = adj_ruleset_arm (self->scenario->ruleset, cell (self, row, "arm"));
  g_autofree char *id =
      adj_draft_make_unit_id (self->scenario, cell (self, row, "name"), MAX (arm, 0));

  if (!is_taken (self, id))
    return g_steal_pointer (&id);
  for (int i = 2;; i++)
    {
      g_autofree char *numbered = g_strdup_printf ("%.34s-%d", id, i);

      if (!is_taken (self, numbered) && adj_scenario_unit (self->scenario, numbered) < 0)
        return g_steal_pointer (&numbered);
    }
}

/* Spreadsheets take 0412 for the number 412. */
static void
mend_hexes (const Paste *self, Row *row)
{
  for (int i = 0; self->columns[i] != NULL; i++)
    {
      Column column = find_column (self->columns[i]);
      g_auto (GStrv) words = NULL;

      if (column != HEX && column != ENTRY)
        continue;
      words = g_strsplit (row->cells[i], " ", -1);
      for (int w = 0; words[w] != NULL; w++)
        if (strlen (words[w]) == 3 && strspn (words[w], "0123456789") == 3)
          {
            char *mended = g_strconcat ("0", words[w], NULL);

            g_free (words[w]);
            words[w] = mended;
          }
      g_free (row->cells[i]);
      row->cells[i] = g_strjoinv (" ", words);
    }
}

static void
read_row (Paste *self, guint number, const char *line, const char *separator)
{
  Row row = { .number = number, .cells = cut_line (line, separator) };
  guint n = g_strv_length (row.cells);
  guint n_columns = g_strv_length (self->columns);

  if (n != n_columns)
    {
      refuse_row (self, number, g_strdup_printf (_ ("%u cells for %u columns"), n, n_columns));
      clear_row (&row);
      return;
    }
  if (*cell (self, &row, "name") == '\0' && *cell (self, &row, "id") == '\0')
    {
      refuse_row (self, number, g_strdup (_ ("Neither a name nor an id")));
      clear_row (&row);
      return;
    }
  mend_hexes (self, &row);
  row.unit = find_unit (self, &row);
  if (row.unit < 0)
    row.id =
        *cell (self, &row, "id") != '\0' ? g_strdup (cell (self, &row, "id")) : new_id (self, &row);
  g_array_append_val (self->rows, row);
}

/* ---- Taking them ---- */

static void
add_edits (const Paste *self, const Row *row, guint place, GArray *edits)
{
  const AdjXmlEdit id = { "unit", place, NULL, "id", row->id };

  if (row->id != NULL)
    g_array_append_val (edits, id);
  for (int i = 0; self->columns[i] != NULL; i++)
    {
      const AdjXmlEdit edit = { "unit", place, NULL, self->columns[i], row->cells[i] };

      if (*row->cells[i] != '\0' && !g_str_equal (self->columns[i], "id"))
        g_array_append_val (edits, edit);
    }
}

/* All of the rows from first on, if the reader of files takes them together. */
static gboolean
put (Paste *self, guint first, guint n)
{
  g_autoptr (GArray) edits = g_array_new (FALSE, FALSE, sizeof (AdjXmlEdit));
  guint n_new = 0;

  for (guint i = first; i < first + n; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      guint place =
          row->unit >= 0 ? (guint) row->unit : self->scenario->n_units + self->n_new + n_new++;

      add_edits (self, row, place, edits);
    }
  if (!adj_draft_put (self->draft, (const AdjXmlEdit *) (gpointer) edits->data, edits->len))
    return FALSE;
  self->n_new += n_new;
  self->n_taken += n;
  return TRUE;
}

/* Halved until the bad ones stand alone. */
static void
take (Paste *self, guint first, guint n)
{
  if (n == 0 || put (self, first, n))
    return;
  if (n == 1)
    {
      refuse_row (self, g_array_index (self->rows, Row, first).number,
                  g_strdup (adj_draft_get_refusal (self->draft)));
      return;
    }
  take (self, first, n / 2);
  take (self, first + n / 2, n - n / 2);
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  return (int) ((const AdjRefusedRow *) a)->row - (int) ((const AdjRefusedRow *) b)->row;
}

static void
paste (Paste *self, char **lines)
{
  const char *separator = separator_of (lines[0]);

  self->columns = cut_line (lines[0], separator);
  if (!read_columns (self))
    return;
  for (guint i = 1; lines[i] != NULL; i++)
    if (lines[i][strspn (lines[i], BLANKS)] == '\0')
      continue;
    else if (self->rows->len >= MOST_ROWS)
      refuse_row (self, i + 1, g_strdup_printf (_ ("More than %d rows"), MOST_ROWS));
    else
      read_row (self, i + 1, lines[i], separator);
  adj_draft_begin (self->draft);
  take (self, 0, self->rows->len);
  if (self->n_taken > 0)
    adj_draft_end (self->draft);
  else
    adj_draft_let_go (self->draft); /* not even a source, for figures that nobody took */
  g_array_sort (self->refused, compare_rows);
}

GArray *
adj_draft_paste_units (AdjDraft *self, const char *text, guint *n_taken)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_auto (GStrv) lines = NULL;
  Paste all = { self, NULL, NULL, rows, NULL, 0, 0 };

  g_return_val_if_fail (self != NULL && text != NULL && n_taken != NULL, NULL);

  all.scenario = adj_draft_get_scenario (self);
  all.refused = g_array_new (FALSE, FALSE, sizeof (AdjRefusedRow));
  g_array_set_clear_func (rows, clear_row);
  g_array_set_clear_func (all.refused, clear_refused);
  lines = g_strsplit (text, "\n", -1);
  if (!g_utf8_validate (text, -1, NULL) || lines[0] == NULL)
    refuse_row (&all, 1, g_strdup (_ ("One of the columns has to be name or id")));
  else
    paste (&all, lines);
  g_strfreev (all.columns);
  *n_taken = all.n_taken;
  return all.refused;
}
