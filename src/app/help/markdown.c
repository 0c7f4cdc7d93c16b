/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/markdown.h"

#include <string.h>

static void
free_prose (gpointer data)
{
  AdjPiece *prose = data;

  g_free (prose->plain);
  g_free (prose->markup);
  g_free (prose->picture);
  g_clear_pointer (&prose->rows, g_ptr_array_unref);
  g_free (prose);
}

/* ---- Within a line ---- */

static void
append_escaped (GString *out, const char *text, gsize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (out, escaped);
}

/* "[words](place)" at text; how long it is, or 0. */
static gsize
append_link (GString *out, const char *text)
{
  const char *middle = strstr (text, "](");
  const char *end = middle != NULL ? strchr (middle, ')') : NULL;

  if (end == NULL || memchr (text, '\n', (gsize) (end - text)) != NULL)
    return 0;
  g_string_append (out, "<a href=\"");
  append_escaped (out, middle + 2, (gsize) (end - middle - 2));
  g_string_append (out, "\">");
  append_escaped (out, text + 1, (gsize) (middle - text - 1));
  g_string_append (out, "</a>");
  return (gsize) (end + 1 - text);
}

/* The text between two marks, in an element; how long it is, or 0 if the second is missing. */
static gsize
append_marked (GString *out, const char *text, const char *mark, const char *element)
{
  gsize length = strlen (mark);
  const char *end = strstr (text + length, mark);

  if (end == NULL || end == text + length || g_ascii_isspace (text[length]))
    return 0;
  g_string_append_printf (out, "<%s>", element);
  append_escaped (out, text + length, (gsize) (end - text - (gssize) length));
  g_string_append_printf (out, "</%s>", element);
  return (gsize) (end - text) + length;
}

static char *
mark_up (const char *text)
{
  GString *out = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize length = 0;

      if (*text == '`')
        length = append_marked (out, text, "`", "tt");
      else if (g_str_has_prefix (text, "**"))
        length = append_marked (out, text, "**", "b");
      else if (*text == '*')
        length = append_marked (out, text, "*", "i");
      else if (*text == '[')
        length = append_link (out, text);
      if (length == 0)
        {
          length = (gsize) (g_utf8_next_char (text) - text);
          append_escaped (out, text, length);
        }
      text += length;
    }
  return g_string_free (out, FALSE);
}

/* ---- Blocks ---- */

typedef struct
{
  GPtrArray *all;
  GString *text; /* of the paragraph or item being read */
  AdjProseKind kind;
  int number; /* of the item being read; 0: it has none */
} Reader;

static AdjPiece *
add (Reader *self, AdjProseKind kind, const char *plain)
{
  AdjPiece *prose = g_new0 (AdjPiece, 1);

  prose->kind = kind;
  prose->plain = g_strdup (plain);
  g_ptr_array_add (self->all, prose);
  return prose;
}

static void
finish (Reader *self)
{
  if (self->text->len > 0)
    {
      AdjPiece *prose = add (self, self->kind, self->text->str);

      prose->markup = mark_up (self->text->str);
      prose->level = self->number;
    }
  g_string_truncate (self->text, 0);
  self->kind = ADJ_PROSE_PARAGRAPH;
  self->number = 0;
}

static void
go_on (Reader *self, const char *line)
{
  g_autofree char *words = g_strstrip (g_strdup (line));

  if (self->text->len > 0)
    g_string_append_c (self->text, ' ');
  g_string_append (self->text, words);
}

static void
read_heading (Reader *self, const char *line)
{
  int level = (int) strspn (line, "#");
  g_autofree char *words = g_strstrip (g_strdup (line + level));
  AdjPiece *heading;

  finish (self);
  heading = add (self, ADJ_PROSE_HEADING, words);
  heading->level = level;
  heading->markup = mark_up (words);
}

/* The lines from i on that belong to the code; the index of the first that does not. */
static guint
read_fence (Reader *self, char **lines, guint i)
{
  g_autoptr (GString) code = g_string_new (NULL);

  finish (self);
  for (i++; lines[i] != NULL && !g_str_has_prefix (lines[i], "```"); i++)
    g_string_append_printf (code, "%s%s", code->len > 0 ? "\n" : "", lines[i]);
  add (self, ADJ_PROSE_CODE, code->str);
  return lines[i] != NULL ? i + 1 : i;
}

static guint
read_indented (Reader *self, char **lines, guint i)
{
  g_autoptr (GString) code = g_string_new (NULL);

  finish (self);
  for (; lines[i] != NULL && g_str_has_prefix (lines[i], "    "); i++)
    g_string_append_printf (code, "%s%s", code->len > 0 ? "\n" : "", lines[i] + 4);
  add (self, ADJ_PROSE_CODE, code->str);
  return i;
}

static char **
read_row (const char *line)
{
  g_autofree char *inner = g_strstrip (g_strdup (line));
  gsize length = strlen (inner);
  char **cells;

  if (length > 1 && inner[length - 1] == '|')
    inner[length - 1] = '\0';
  cells = g_strsplit (inner + 1, "|", -1);
  for (guint i = 0; cells[i] != NULL; i++)
    {
      char *markup = mark_up (g_strstrip (cells[i]));

      g_free (cells[i]);
      cells[i] = markup;
    }
  return cells;
}

static gboolean
is_rule (const char *line)
{
  return line[strspn (line, "|-: ")] == '\0';
}

static guint
read_table (Reader *self, char **lines, guint i)
{
  g_autoptr (GString) plain = g_string_new (NULL);
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  finish (self);
  for (; lines[i] != NULL && *lines[i] == '|'; i++)
    if (!is_rule (lines[i]))
      {
        g_ptr_array_add (rows, read_row (lines[i]));
        g_string_append_printf (plain, "%s\n", lines[i]);
      }
  add (self, ADJ_PROSE_TABLE, plain->str)->rows = rows;
  return i;
}

/* A line "![words](place)". */
static gboolean
read_picture (Reader *self, const char *line)
{
  const char *middle = g_str_has_prefix (line, "![") ? strstr (line, "](") : NULL;
  g_autofree char *words = NULL;

  if (middle == NULL || !g_str_has_suffix (middle, ")"))
    return FALSE;
  finish (self);
  words = g_strndup (line + 2, (gsize) (middle - line - 2));
  add (self, ADJ_PROSE_PICTURE, words)->picture = g_strndup (middle + 2, strlen (middle) - 3);
  return TRUE;
}

/* How long "- ", "* " or "12. " is at the head of a line, and the number; 0: it is no item. */
static gsize
read_dot (const char *line, int *number)
{
  gsize digits = strspn (line, "0123456789");

  *number = 0;
  if (g_str_has_prefix (line, "- ") || g_str_has_prefix (line, "* "))
    return 2;
  if (digits == 0 || digits > 2 || !g_str_has_prefix (line + digits, ". "))
    return 0;
  *number = (int) g_ascii_strtoull (line, NULL, 10);
  return digits + 2;
}

static void
read_item (Reader *self, const char *words, int number)
{
  finish (self);
  self->kind = ADJ_PROSE_ITEM;
  self->number = number;
  go_on (self, words);
}

/* The index of the line after those that were used up. */
static guint
read_line (Reader *self, char **lines, guint i)
{
  const char *line = lines[i];
  int number;
  gsize dot;

  if (g_str_has_prefix (line, "```"))
    return read_fence (self, lines, i);
  if (*line == '|')
    return read_table (self, lines, i);
  if (self->text->len == 0 && g_str_has_prefix (line, "    "))
    return read_indented (self, lines, i);
  if (read_picture (self, line))
    return i + 1;
  if (*line == '#')
    read_heading (self, line);
  else if (*line == '\0')
    finish (self);
  else if ((dot = read_dot (line, &number)) > 0)
    read_item (self, line + dot, number);
  else
    go_on (self, line);
  return i + 1;
}

GPtrArray *
adj_markdown_read (const char *text)
{
  Reader self = { .all = g_ptr_array_new_with_free_func (free_prose),
                  .text = g_string_new (NULL),
                  .kind = ADJ_PROSE_PARAGRAPH };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL;)
    i = read_line (&self, lines, i);
  finish (&self);
  g_string_free (self.text, TRUE);
  return self.all;
}
