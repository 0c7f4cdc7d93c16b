/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/strip-table.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define PAD_X 3.0
#define PAD_Y 1.0
#define HAIRLINE 0.3
#define LINE 0.7
#define GRAY 0.62
#define NARROWEST 12.0
#define LEAST_SCALE 0.7
#define A_LITTLE_LESS 0.97 /* as padding stays what it is */
#define ABOVE_TABLE 0.5    /* in parts of the height of body type */
#define WRITTEN 2.6        /* in letters: room for a hex in somebody's hand */
/* A column that fits its cells takes no more than this part of the table. */
#define WIDEST_FIT 0.45

typedef struct
{
  const AdjDocTable *table;
  const AdjType *type;
  AdjType *smaller; /* than the sheet's, or NULL */
  AdjTypeSize size;
  double width;
  double x[ADJ_MAX_DOC_COLUMNS + 1];
  gboolean cramped; /* it had to be set smaller than the text around it */
} Frame;

static const char *
cell_text (const AdjDocRow *row, guint column)
{
  return column < row->cells->len ? g_ptr_array_index (row->cells, column) : "";
}

/* ---- Widths ---- */

/* A column takes at least its longest word and at most its longest cell. */
typedef struct
{
  double least;
  double most;
} Need;

/* On one line. */
static PangoLayout *
natural_layout (const Frame *frame, const char *text, gboolean bold)
{
  return adj_type_set (frame->type, frame->size, text, bold ? G_MAXINT : 0, 0, ADJ_ALIGN_START);
}

static double
natural_width (const Frame *frame, const char *text, gboolean bold)
{
  g_autoptr (PangoLayout) layout = natural_layout (frame, text, bold);

  return adj_type_width (layout);
}

/* Of the words that may be it by their letters. */
static double
longest_word (const Frame *frame, const char *text, gboolean bold)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  glong most = 0;
  double longest = 0;

  for (int i = 0; words[i] != NULL; i++)
    most = MAX (most, g_utf8_strlen (words[i], -1));
  for (int i = 0; words[i] != NULL; i++)
    if (2 * g_utf8_strlen (words[i], -1) > most)
      longest = MAX (longest, natural_width (frame, words[i], bold));
  return longest;
}

static void
add_need (Need *need, const Frame *frame, const char *text, gboolean bold)
{
  double natural = natural_width (frame, text, bold);

  need->most = MAX (need->most, natural);
  if (natural > need->least)
    need->least = MAX (need->least, longest_word (frame, text, bold));
}

static Need
need_of (const Frame *frame, guint column)
{
  const AdjDocColumn *kind = &frame->table->columns[column];
  Need need = { 0, 0 };

  if (kind->title != NULL)
    add_need (&need, frame, kind->title, TRUE);
  for (guint i = 0; i < frame->table->rows->len; i++)
    {
      const AdjDocRow *row = g_ptr_array_index (frame->table->rows, i);

      if (!row->band)
        add_need (&need, frame, cell_text (row, column), row->bold);
    }
  need.most += 2 * PAD_X + 0.5;
  need.least += 2 * PAD_X + 0.5;
  need.most = MIN (need.most, MAX (need.least, frame->width));
  return need;
}

static double
sum_of_least (const Frame *frame, const Need *needs)
{
  double least = 0;

  for (guint i = 0; i < frame->table->n_columns; i++)
    least += needs[i].least;
  return least;
}

/* Each column of a form that is to be written in has room for that. */
static void
give_room (const Frame *frame, Need *needs)
{
  double room = WRITTEN * adj_type_points (frame->type, frame->size);

  for (guint i = 0; i < frame->table->n_columns && frame->table->grid; i++)
    if (frame->table->columns[i].kind == ADJ_COLUMN_BLANK)
      {
        needs[i].least = MAX (needs[i].least, room);
        needs[i].most = MAX (needs[i].most, room);
      }
}

static void
fit_columns (const Frame *frame, Need *needs)
{
  for (guint i = 0; i < frame->table->n_columns; i++)
    if (frame->table->columns[i].kind == ADJ_COLUMN_FIT)
      needs[i].least = MAX (needs[i].least, MIN (needs[i].most, WIDEST_FIT * frame->width));
}

/* What is wished for besides the longest words, as far as there is room for it: that columns fit
 * their cells, and that others can be written in, which comes first. */
static void
find_needs (const Frame *frame, Need *needs)
{
  static const struct
  {
    gboolean room;
    gboolean fit;
  } wishes[] = { { TRUE, TRUE }, { TRUE, FALSE }, { FALSE, TRUE } };
  Need plain[ADJ_MAX_DOC_COLUMNS];
  const gsize size = frame->table->n_columns * sizeof *needs;

  for (guint i = 0; i < frame->table->n_columns; i++)
    plain[i] = need_of (frame, i);
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      memcpy (needs, plain, size);
      if (wishes[i].room)
        give_room (frame, needs);
      if (wishes[i].fit)
        fit_columns (frame, needs);
      if (sum_of_least (frame, needs) <= frame->width)
        return;
    }
  memcpy (needs, plain, size);
}

/* The room that the cells leave goes to the columns that are to be written in, or else to those of
 * text, the same to each. */
static void
spread_rest (const Frame *frame, double *widths, double rest)
{
  AdjColumnKind kind = ADJ_COLUMN_TEXT;
  guint n = 0;

  for (guint i = 0; i < frame->table->n_columns; i++)
    if (frame->table->columns[i].kind == ADJ_COLUMN_BLANK)
      kind = ADJ_COLUMN_BLANK;
  for (guint i = 0; i < frame->table->n_columns; i++)
    n += frame->table->columns[i].kind == kind;
  for (guint i = 0; i < frame->table->n_columns; i++)
    if (frame->table->columns[i].kind == kind)
      widths[i] += rest / n;
}

static double
appetite (const Need *need, double width)
{
  return sqrt (MAX (need->most - width, 0));
}

/* The room beyond the least goes to all, to each by the root of what it needs: so short columns
 * have nearly all they need, and the longest one most of the rest. Returns what nobody needs. */
static double
serve (const Frame *frame, const Need *needs, double *widths, double rest)
{
  double hunger = 1;

  while (hunger > 0 && rest > 0.01)
    {
      double served = 0;

      hunger = 0;
      for (guint i = 0; i < frame->table->n_columns; i++)
        hunger += appetite (&needs[i], widths[i]);
      for (guint i = 0; i < frame->table->n_columns && hunger > 0; i++)
        {
          double more =
              MIN (rest * appetite (&needs[i], widths[i]) / hunger, needs[i].most - widths[i]);

          widths[i] += more;
          served += more;
        }
      rest -= served;
    }
  return rest;
}

/* Columns that fit their cells do so if that leaves every other its longest word. If not even the
 * longest words have room, small type is taken, then type as small
 * as it need be, unless nobody could read it. */
static void
find_type (Frame *frame, Need *needs)
{
  double ratio;

  find_needs (frame, needs);
  if (sum_of_least (frame, needs) > frame->width && frame->size != ADJ_TYPE_SMALL)
    {
      frame->size = ADJ_TYPE_SMALL;
      find_needs (frame, needs);
    }
  ratio = frame->width / sum_of_least (frame, needs);
  if (ratio >= 1 || ratio * A_LITTLE_LESS < LEAST_SCALE || frame->type->least > 0)
    return;
  frame->smaller = adj_type_scaled (frame->type, ratio * A_LITTLE_LESS);
  frame->type = frame->smaller;
  find_needs (frame, needs);
}

/* At last words are broken, but in large print, which has no smaller type: there a table that is
 * not to be written in is told in lines. FALSE if it is. */
static gboolean
measure_columns (Frame *frame)
{
  guint n = frame->table->n_columns;
  Need needs[ADJ_MAX_DOC_COLUMNS];
  double widths[ADJ_MAX_DOC_COLUMNS];
  double least;

  find_type (frame, needs);
  least = sum_of_least (frame, needs);
  if (least > frame->width && frame->type->least > 0 && !frame->table->grid)
    return FALSE;
  for (guint i = 0; i < n; i++)
    widths[i] = needs[i].least * MIN (1, frame->width / least);
  spread_rest (frame, widths, serve (frame, needs, widths, MAX (0, frame->width - least)));
  for (guint i = 0; i < n; i++)
    frame->x[i + 1] = frame->x[i] + widths[i];
  frame->width = frame->x[n];
  return TRUE;
}

/* ---- Rows ---- */

static double
put_cell (const Frame *frame, GArray *boxes, guint column, const char *text, gboolean bold)
{
  double width = MAX (frame->x[column + 1] - frame->x[column] - 2 * PAD_X, NARROWEST / 2);
  double x = frame->x[column] + PAD_X;
  AdjAlign align = frame->table->columns[column].align;
  gboolean cramped = frame->cramped;
  PangoLayout *layout;
  double natural;

  if (*text == '\0')
    return 0;
  layout = natural_layout (frame, text, bold);
  natural = adj_type_width (layout);
  cramped |= natural > width && frame->table->columns[column].kind == ADJ_COLUMN_FIT;
  if (natural > width || strchr (text, '\n') != NULL)
    {
      g_object_unref (layout);
      layout = adj_type_set (frame->type, frame->size, text, bold ? G_MAXINT : 0, width, align);
    }
  else
    {
      x += align * (width - natural) / 2;
      width = natural;
    }
  adj_boxes_text (boxes, x, PAD_Y, width, layout);
  g_array_index (boxes, AdjBox, boxes->len - 1).cramped = cramped;
  return adj_type_height (layout);
}

static void
put_grid (const Frame *frame, AdjStrip *strip, double top)
{
  for (guint i = 0; frame->table->grid && i <= frame->table->n_columns; i++)
    adj_boxes_rule (strip->boxes, frame->x[i] - (i == frame->table->n_columns ? HAIRLINE : 0), top,
                    HAIRLINE, strip->height - top, GRAY);
}

/* A cell less high than its row stands in the middle of it. */
static void
end_row (const Frame *frame, AdjStrip *strip, double content)
{
  double least = frame->table->row_height * frame->type->scale;

  strip->height = MAX (content + 2 * PAD_Y, least) + HAIRLINE;
  for (guint i = 0; i < strip->boxes->len; i++)
    g_array_index (strip->boxes, AdjBox, i).y += (strip->height - HAIRLINE - content) / 2 - PAD_Y;
  adj_boxes_rule (strip->boxes, 0, strip->height - HAIRLINE, frame->width, HAIRLINE, GRAY);
  put_grid (frame, strip, 0);
}

static gboolean
has_titles (const AdjDocTable *table)
{
  for (guint i = 0; i < table->n_columns; i++)
    if (table->columns[i].title != NULL)
      return TRUE;
  return FALSE;
}

static AdjStrip *
add_header (GPtrArray *strips, const Frame *frame)
{
  AdjStrip *strip = adj_strip_add (strips);
  double height = 0;

  for (guint i = 0; i < frame->table->n_columns; i++)
    if (frame->table->columns[i].title != NULL)
      {
        double cell = put_cell (frame, strip->boxes, i, frame->table->columns[i].title, TRUE);

        height = MAX (height, cell);
      }
  strip->height = height + 2 * PAD_Y + LINE;
  strip->keep = TRUE;
  adj_boxes_rule (strip->boxes, 0, strip->height - LINE, frame->width, LINE, 0);
  return strip;
}

static AdjStrip *
add_band (GPtrArray *strips, const Frame *frame, const AdjDocRow *row)
{
  AdjStrip *strip = adj_strip_add (strips);
  PangoLayout *layout = adj_type_set (frame->type, frame->size, cell_text (row, 0), G_MAXINT,
                                      frame->width - 2 * PAD_X, ADJ_ALIGN_START);

  strip->space = PAD_Y * 2;
  strip->keep = TRUE;
  adj_boxes_text (strip->boxes, PAD_X, PAD_Y, frame->width - 2 * PAD_X, layout);
  strip->height = adj_type_height (layout) + 2 * PAD_Y + HAIRLINE;
  adj_boxes_rule (strip->boxes, 0, strip->height - HAIRLINE, frame->width, HAIRLINE, 0);
  return strip;
}

static AdjStrip *
add_row (GPtrArray *strips, const Frame *frame, const AdjDocRow *row)
{
  AdjStrip *strip = adj_strip_add (strips);
  double height = 0;

  for (guint i = 0; i < frame->table->n_columns; i++)
    {
      double cell = put_cell (frame, strip->boxes, i, cell_text (row, i), row->bold);

      height = MAX (height, cell);
    }
  strip->keep = row->keep;
  end_row (frame, strip, height);
  return strip;
}

/* ---- In lines ---- */

/* "1 Place 1620 Forest; Sums 13 : 4": each cell with what stands over its column. */
static char *
row_in_words (const Frame *frame, const AdjDocRow *row)
{
  GString *text = g_string_new (cell_text (row, 0));

  for (guint i = 1; i < frame->table->n_columns; i++)
    {
      const char *title = frame->table->columns[i].title;

      if (*cell_text (row, i) == '\0')
        continue;
      g_string_append (text, i == 1 ? "  " : C_ ("between items", "; "));
      if (title != NULL)
        g_string_append_printf (text, "%s ", *title == '\n' ? title + 1 : title);
      g_string_append (text, cell_text (row, i));
    }
  g_strdelimit (text->str, "\n", ' ');
  return g_string_free (text, FALSE);
}

static void
add_line (GPtrArray *strips, const Frame *frame, const AdjDocRow *row)
{
  AdjStrip *strip = adj_strip_add (strips);
  g_autofree char *text = row_in_words (frame, row);
  int bold = row->bold ? G_MAXINT : (int) strlen (cell_text (row, 0));
  PangoLayout *layout =
      adj_type_set (frame->type, frame->size, text, bold, frame->width, ADJ_ALIGN_START);

  strip->space = PAD_Y;
  strip->keep = row->keep;
  strip->height = adj_type_height (layout) + 2 * PAD_Y + HAIRLINE;
  adj_boxes_text (strip->boxes, 0, PAD_Y, frame->width, layout);
  adj_boxes_rule (strip->boxes, 0, strip->height - HAIRLINE, frame->width, HAIRLINE, GRAY);
}

static void
add_lines (GPtrArray *strips, const Frame *frame)
{
  for (guint i = 0; i < frame->table->rows->len; i++)
    {
      const AdjDocRow *row = g_ptr_array_index (frame->table->rows, i);

      if (row->band)
        add_band (strips, frame, row);
      else
        add_line (strips, frame, row);
    }
}

/* ---- Together ---- */

static AdjStrip *
strip_at (const GPtrArray *strips, guint i)
{
  return g_ptr_array_index (strips, i);
}

/* Neither the first nor the last row under a header or band stands alone in a column. A band right
 * under the header is as near to it as where both begin a column anew. */
static void
keep_in_pairs (GPtrArray *strips, guint first, const AdjDocTable *table)
{
  guint rows = strips->len - table->rows->len;

  for (guint i = 0; i < table->rows->len; i++)
    {
      const AdjDocRow *row = g_ptr_array_index (table->rows, i);
      const AdjDocRow *before = i > 0 ? g_ptr_array_index (table->rows, i - 1) : NULL;
      gboolean begins = before == NULL || before->band;
      gboolean ends =
          i + 1 == table->rows->len || ((AdjDocRow *) g_ptr_array_index (table->rows, i + 1))->band;

      if (row->band && before == NULL && rows > first)
        strip_at (strips, rows)->space = 0;
      if (begins && !row->band && !ends)
        strip_at (strips, rows + i)->keep = TRUE;
      if (ends && !begins && !row->band)
        strip_at (strips, rows + i - 1)->keep = TRUE;
    }
}

/* Right under a heading's rule a table needs no air. */
static double
space_above (const GPtrArray *strips, guint first, const AdjType *type)
{
  gboolean headed = first > 0 && strip_at (strips, first - 1)->keep;

  return headed ? 2 * PAD_Y : ABOVE_TABLE * adj_type_points (type, ADJ_TYPE_BODY);
}

static void
add_rows (GPtrArray *strips, const Frame *frame)
{
  const AdjDocTable *table = frame->table;
  guint first = strips->len;
  int header = -1;
  int band = -1;

  if (has_titles (table))
    {
      add_header (strips, frame);
      header = (int) first;
    }
  for (guint i = 0; i < table->rows->len; i++)
    {
      const AdjDocRow *row = g_ptr_array_index (table->rows, i);

      AdjStrip *strip = row->band ? add_band (strips, frame, row) : add_row (strips, frame, row);

      strip->header = header;
      if (row->band)
        band = (int) strips->len - 1;
      else
        strip->band = band;
    }
  keep_in_pairs (strips, first, table);
}

void
adj_strips_add_table (GPtrArray *strips,
                      const AdjDocTable *table,
                      const AdjType *type,
                      double width)
{
  Frame frame;
  gboolean fits;
  guint first;

  g_return_if_fail (strips != NULL);
  g_return_if_fail (table != NULL);
  g_return_if_fail (type != NULL);

  frame = (Frame){ .table = table,
                   .type = type,
                   .size = table->small ? ADJ_TYPE_SMALL : ADJ_TYPE_BODY,
                   .width = width };
  first = strips->len;
  fits = measure_columns (&frame);
  frame.cramped = frame.smaller != NULL || (frame.size == ADJ_TYPE_SMALL && !table->small);
  if (fits)
    add_rows (strips, &frame);
  else
    add_lines (strips, &frame);
  if (strips->len > first)
    strip_at (strips, first)->space = space_above (strips, first, type);
  g_clear_pointer (&frame.smaller, adj_type_free);
}
