/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/problems.h"

#include <glib/gi18n-lib.h>

struct _AdjProblems
{
  char *file;
  GPtrArray *kept; /* of AdjProblem */

  /* Stands behind the kept ones however they are sorted. Its kind is the worst of those that
   * found no room, so that a file is never called usable because its list was full. */
  AdjProblem *more;
};

static void
problem_free (gpointer data)
{
  AdjProblem *problem = data;

  g_free (problem->text);
  g_free (problem);
}

static AdjProblem *
problem_new (AdjProblemKind kind, int line, const char *id, char *text)
{
  AdjProblem *problem = g_new0 (AdjProblem, 1);

  problem->kind = kind;
  problem->line = line;
  problem->id = id;
  problem->text = text;
  return problem;
}

/* Messages quote what stands in files and end on terminals: a control character there could
 * move the cursor or rename the window. */
static char *
without_controls (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *clean = g_string_sized_new (strlen (valid));

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (clean, g_unichar_iscntrl (c) ? 0xFFFD : c);
    }
  return g_string_free (clean, FALSE);
}

static void
add_more (AdjProblems *self, AdjProblemKind kind)
{
  if (self->more == NULL)
    {
      char *text = g_strdup_printf (_ ("there are more problems; only the first %d are shown"),
                                    ADJ_PROBLEMS_MAX);

      self->more = problem_new (kind, 0, "too-many-problems", text);
    }
  self->more->kind = MIN (self->more->kind, kind);
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const AdjProblem *const *left = a;
  const AdjProblem *const *right = b;

  return ((*left)->line > (*right)->line) - ((*left)->line < (*right)->line);
}

AdjProblems *
adj_problems_new (const char *file)
{
  AdjProblems *self;

  g_return_val_if_fail (file != NULL, NULL);

  self = g_new0 (AdjProblems, 1);
  self->file = g_filename_display_name (file);
  self->kept = g_ptr_array_new_with_free_func (problem_free);
  return self;
}

void
adj_problems_free (AdjProblems *self)
{
  if (self == NULL)
    return;
  if (self->more != NULL)
    problem_free (self->more);
  g_ptr_array_unref (self->kept);
  g_free (self->file);
  g_free (self);
}

void
adj_problems_add (
    AdjProblems *self, AdjProblemKind kind, int line, const char *id, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  g_return_if_fail (self != NULL);
  g_return_if_fail (line >= 0);
  g_return_if_fail (id != NULL);

  if (self->kept->len == ADJ_PROBLEMS_MAX)
    {
      add_more (self, kind);
      return;
    }
  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_ptr_array_add (self->kept, problem_new (kind, line, id, without_controls (text)));
}

/* One that found no room has no place either. */
void
adj_problems_say_where (AdjProblems *self, int at, int beyond)
{
  AdjProblem *last;

  g_return_if_fail (self != NULL && self->kept->len > 0);

  last = g_ptr_array_index (self->kept, self->kept->len - 1);
  if (self->more != NULL)
    return;
  last->at = at;
  last->beyond = beyond;
}

void
adj_problems_sort (AdjProblems *self)
{
  g_return_if_fail (self != NULL);

  /* GLib promises this sort to be stable. */
  g_ptr_array_sort (self->kept, compare_lines);
}

const char *
adj_problems_file (const AdjProblems *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->file;
}

guint
adj_problems_count (const AdjProblems *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->kept->len + (self->more != NULL ? 1 : 0);
}

guint
adj_problems_count_kind (const AdjProblems *self, AdjProblemKind kind)
{
  guint count = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < adj_problems_count (self); i++)
    if (adj_problems_get (self, i)->kind == kind)
      count++;
  return count;
}

const AdjProblem *
adj_problems_get (const AdjProblems *self, guint index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < adj_problems_count (self), NULL);

  return index < self->kept->len ? g_ptr_array_index (self->kept, index) : self->more;
}

gboolean
adj_problems_has (const AdjProblems *self, const char *id)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  for (guint i = 0; i < adj_problems_count (self); i++)
    if (g_str_equal (adj_problems_get (self, i)->id, id))
      return TRUE;
  return FALSE;
}

const AdjProblem *
adj_problems_first_fault (const AdjProblems *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < adj_problems_count (self); i++)
    if (adj_problems_get (self, i)->kind != ADJ_PROBLEM_LINT)
      return adj_problems_get (self, i);
  return NULL;
}

gboolean
adj_problems_usable (const AdjProblems *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return adj_problems_first_fault (self) == NULL;
}

char *
adj_problem_to_string (const AdjProblems *self, const AdjProblem *problem)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (problem != NULL, NULL);

  if (problem->line == 0)
    return g_strdup_printf ("%s: %s", self->file, problem->text);
  return g_strdup_printf ("%s:%d: %s", self->file, problem->line, problem->text);
}
