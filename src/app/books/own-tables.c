/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/own-tables.h"

#include <glib/gi18n-lib.h>

#include "app/files/own-file.h"
#include "book/library.h"
#include "desk/value.h"
#include "words/printed.h"

#define MOST_OF_A_TITLE 80

struct _AdjOwnTables
{
  AdjTables parent_instance;
  AdjRuleset *ruleset;
  AdjRuleset *original;
  AdjOwnFile file;
};

G_DEFINE_FINAL_TYPE (AdjOwnTables, adj_own_tables, ADJ_TYPE_TABLES)

/* No listener is left to be told, but the disk has to have the last change. */
static void
adj_own_tables_dispose (GObject *object)
{
  adj_own_file_finish (&ADJ_OWN_TABLES (object)->file);
  G_OBJECT_CLASS (adj_own_tables_parent_class)->dispose (object);
}

static void
adj_own_tables_finalize (GObject *object)
{
  AdjOwnTables *self = ADJ_OWN_TABLES (object);

  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  g_clear_pointer (&self->original, adj_ruleset_unref);
  adj_own_file_clear (&self->file);
  G_OBJECT_CLASS (adj_own_tables_parent_class)->finalize (object);
}

/* ---- A change: on a copy, which the reader of rulesets has to take ---- */

static AdjRuleset *
copy_of (const AdjRuleset *ruleset, char **refusal)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (ruleset->id);
  g_autofree char *text = NULL;
  AdjRuleset *copy;
  gsize length;

  text = adj_ruleset_write (ruleset, &length);
  copy = adj_ruleset_parse (text, length, problems);
  if (copy == NULL && *refusal == NULL)
    *refusal = g_strdup (adj_problems_first_fault (problems)->text);
  return copy;
}

static gboolean
adopt (AdjOwnTables *self, const AdjRuleset *altered, char **refusal)
{
  AdjRuleset *read = copy_of (altered, refusal);
  g_autofree char *text = NULL;

  if (read == NULL)
    return FALSE;
  adj_ruleset_unref (self->ruleset);
  self->ruleset = read;
  text = adj_ruleset_write (read, NULL);
  adj_own_file_write (&self->file, text);
  adj_tables_emit_changed (ADJ_TABLES (self));
  return TRUE;
}

static gboolean
adj_own_tables_set (
    AdjTables *tables, guint page, guint row, guint column, const char *text, char **refusal)
{
  AdjOwnTables *self = ADJ_OWN_TABLES (tables);
  g_autoptr (AdjRuleset) copy = NULL;

  *refusal = NULL;
  copy = copy_of (self->ruleset, refusal);
  return copy != NULL &&
         adj_rule_table_set ((AdjRuleTable) page, copy, row, column, text, refusal) &&
         adopt (self, copy, refusal);
}

static gboolean
adj_own_tables_set_title (AdjTables *tables, const char *title, char **refusal)
{
  AdjOwnTables *self = ADJ_OWN_TABLES (tables);
  g_autoptr (AdjRuleset) copy = NULL;

  if (!adj_value_is_text (title, MOST_OF_A_TITLE))
    {
      *refusal = g_strdup_printf (_ ("A name of 1 to %d characters"), MOST_OF_A_TITLE);
      return FALSE;
    }
  copy = copy_of (self->ruleset, refusal);
  if (copy == NULL)
    return FALSE;
  copy->title = g_string_chunk_insert (copy->strings, title);
  return adopt (self, copy, refusal);
}

/* ---- Opening ---- */

static void
adj_own_tables_on_state (AdjOwnTables *self)
{
  if (adj_own_file_get_state (&self->file) != ADJ_SAVER_SAVING)
    adj_tables_emit_saved (ADJ_TABLES (self));
}

/* His file, from now on nobody else's. */
static gboolean
take_file (AdjOwnTables *self, const char *path, AdjProblems *problems)
{
  if (!adj_own_file_take (&self->file, path, problems))
    return FALSE;
  g_signal_connect_object (self->file.saver, "notify::state", G_CALLBACK (adj_own_tables_on_state),
                           self, G_CONNECT_SWAPPED);
  return TRUE;
}

/* The one that the player's own was made from, by its id. */
static AdjRuleset *
find_original (const AdjRuleset *own)
{
  g_autofree char *id = adj_library_original_id (own->id);
  g_autofree char *path = NULL;
  g_autoptr (AdjProblems) problems = adj_problems_new (own->id);

  if (id == NULL)
    return NULL;
  path = adj_library_find_ruleset (id);
  return path != NULL ? adj_ruleset_load (path, problems) : NULL;
}

/* Not written before something is altered. */
static AdjRuleset *
begin (const AdjRuleset *original, const char *id)
{
  g_autofree char *refusal = NULL;
  g_autofree char *title =
      g_strdup_printf (_ ("%s, my tables"), adj_words_printed (original->title));
  AdjRuleset *own = copy_of (original, &refusal);

  if (own == NULL)
    return NULL;
  own->id = g_string_chunk_insert (own->strings, id);
  if (adj_value_is_text (title, MOST_OF_A_TITLE))
    own->title = g_string_chunk_insert (own->strings, title);
  return own;
}

static gboolean
open_own (AdjOwnTables *self, const char *path, AdjProblems *problems)
{
  self->ruleset = adj_ruleset_load (path, problems);
  if (self->ruleset == NULL)
    return FALSE;
  if (self->original == NULL)
    self->original = find_original (self->ruleset);
  return take_file (self, path, problems);
}

static gboolean
open_original (AdjOwnTables *self, const char *path, AdjProblems *problems)
{
  g_autofree char *id = NULL;
  g_autofree char *own = NULL;

  self->original = adj_ruleset_load (path, problems);
  if (self->original == NULL)
    return FALSE;
  id = adj_library_own_id (self->original->id);
  own = adj_library_own_ruleset (id);
  if (g_file_test (own, G_FILE_TEST_EXISTS))
    return open_own (self, own, problems);
  self->ruleset = begin (self->original, id);
  return self->ruleset != NULL && take_file (self, own, problems);
}

AdjOwnTables *
adj_own_tables_open (const char *path, AdjProblems **problems)
{
  g_autoptr (AdjOwnTables) self = g_object_new (ADJ_TYPE_OWN_TABLES, NULL);
  gboolean there;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  *problems = adj_problems_new (path);
  there = adj_library_is_own (path) ? open_own (self, path, *problems)
                                    : open_original (self, path, *problems);
  return there ? g_steal_pointer (&self) : NULL;
}

/* ---- In use ---- */

const AdjRuleset *
adj_own_tables_get_ruleset (AdjOwnTables *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_TABLES (self), NULL);

  return self->ruleset;
}

const AdjRuleset *
adj_own_tables_get_original (AdjOwnTables *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_TABLES (self), NULL);

  return self->original;
}

const char *
adj_own_tables_get_path (AdjOwnTables *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_TABLES (self), NULL);

  return self->file.path;
}

/* ---- Class ---- */

static guint
adj_own_tables_count_pages (AdjTables *tables)
{
  return ADJ_N_RULE_TABLES;
}

static const char *
adj_own_tables_name_page (AdjTables *tables, guint page, const char **title)
{
  static const struct
  {
    const char *name;
    const char *title;
  } pages[ADJ_N_RULE_TABLES] = { { "results", N_ ("Combat results") },
                                 { "terrain", N_ ("Terrain") },
                                 { "hexsides", N_ ("Hexsides") },
                                 { "command", N_ ("Command") },
                                 { "arms", N_ ("Arms") },
                                 { "terms", N_ ("System") },
                                 { "gaps", N_ ("Missing") } };

  *title = _ (pages[page].title);
  return pages[page].name;
}

static guint
adj_own_tables_count_rows (AdjTables *tables, guint page)
{
  return adj_rule_table_count_rows ((AdjRuleTable) page, ADJ_OWN_TABLES (tables)->ruleset);
}

static guint
adj_own_tables_count_columns (AdjTables *tables, guint page)
{
  return adj_rule_table_count_columns ((AdjRuleTable) page, ADJ_OWN_TABLES (tables)->ruleset);
}

static char *
adj_own_tables_say_row (AdjTables *tables, guint page, guint row)
{
  return adj_rule_table_say_row ((AdjRuleTable) page, ADJ_OWN_TABLES (tables)->ruleset, row);
}

static char *
adj_own_tables_say_column (AdjTables *tables, guint page, guint column)
{
  return adj_rule_table_say_column ((AdjRuleTable) page, ADJ_OWN_TABLES (tables)->ruleset, column);
}

static int
adj_own_tables_width (AdjTables *tables, guint page)
{
  return adj_rule_table_width ((AdjRuleTable) page);
}

static char *
adj_own_tables_get (AdjTables *tables, guint page, guint row, guint column)
{
  return adj_rule_table_get ((AdjRuleTable) page, ADJ_OWN_TABLES (tables)->ruleset, row, column);
}

/* A ruleset edited by hand may have more than its original. */
static char *
adj_own_tables_get_printed (AdjTables *tables, guint page, guint row, guint column)
{
  const AdjRuleset *original = ADJ_OWN_TABLES (tables)->original;
  AdjRuleTable table = (AdjRuleTable) page;

  if (original == NULL || row >= adj_rule_table_count_rows (table, original) ||
      column >= adj_rule_table_count_columns (table, original))
    return NULL;
  return adj_rule_table_get (table, original, row, column);
}

static const char *
adj_own_tables_get_title (AdjTables *tables)
{
  return ADJ_OWN_TABLES (tables)->ruleset->title;
}

static const char *
adj_own_tables_get_rules (AdjTables *tables)
{
  return ADJ_OWN_TABLES (tables)->ruleset->id;
}

static gboolean
adj_own_tables_has_original (AdjTables *tables)
{
  return ADJ_OWN_TABLES (tables)->original != NULL;
}

static gboolean
adj_own_tables_finish (AdjTables *tables)
{
  return adj_own_file_finish (&ADJ_OWN_TABLES (tables)->file);
}

static const char *
adj_own_tables_get_complaint (AdjTables *tables)
{
  return adj_own_file_get_complaint (&ADJ_OWN_TABLES (tables)->file);
}

static void
adj_own_tables_class_init (AdjOwnTablesClass *class)
{
  AdjTablesClass *tables_class = ADJ_TABLES_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_own_tables_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_own_tables_finalize;
  tables_class->count_pages = adj_own_tables_count_pages;
  tables_class->name_page = adj_own_tables_name_page;
  tables_class->count_rows = adj_own_tables_count_rows;
  tables_class->count_columns = adj_own_tables_count_columns;
  tables_class->say_row = adj_own_tables_say_row;
  tables_class->say_column = adj_own_tables_say_column;
  tables_class->width = adj_own_tables_width;
  tables_class->get = adj_own_tables_get;
  tables_class->get_printed = adj_own_tables_get_printed;
  tables_class->set = adj_own_tables_set;
  tables_class->get_title = adj_own_tables_get_title;
  tables_class->get_rules = adj_own_tables_get_rules;
  tables_class->set_title = adj_own_tables_set_title;
  tables_class->has_original = adj_own_tables_has_original;
  tables_class->finish = adj_own_tables_finish;
  tables_class->get_complaint = adj_own_tables_get_complaint;
}

static void
adj_own_tables_init (AdjOwnTables *self)
{
}
