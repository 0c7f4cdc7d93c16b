/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/lloyd-tables.h"

#include <glib/gi18n-lib.h>

#include "app/files/own-file.h"
#include "app/files/typing.h"
#include "desk/shelf.h"
#include "desk/value.h"
#include "skirmish/rules-file.h"
#include "words/fill.h"

#define ORIGINAL "lloyd"
#define OWN "my-lloyd"
#define MOST_OF_A_TITLE 80

struct _AdjLloydTables
{
  AdjTables parent_instance;
  AdjSkirmishRules *rules;
  AdjSkirmishRules *original; /* NULL: it is not installed any more */
  AdjOwnFile file;
};

G_DEFINE_FINAL_TYPE (AdjLloydTables, adj_lloyd_tables, ADJ_TYPE_TABLES)

/* Each page is a list of figures. */
typedef enum
{
  PAGE_RATES,
  PAGE_LEADERS,
  PAGE_FACTORS,
  PAGE_MISSILES,
  PAGE_MEASURES,
  PAGE_SWITCHES,
  N_PAGES,
} Page;

/* The rows of the measures. */
typedef enum
{
  MEASURE_FIGHTS_TO,
  MEASURE_GROUP,
  MEASURE_REACT,
  MEASURE_CALL,
  N_MEASURES,
} Measure;

static char *
own_path (void)
{
  return adj_shelf_own ("skirmish", OWN, ADJ_SKIRMISH_RULES_ENDING);
}

char *
adj_lloyd_tables_find (void)
{
  g_autofree char *own = own_path ();

  return g_file_test (own, G_FILE_TEST_EXISTS) ? g_steal_pointer (&own)
                                               : adj_skirmish_rules_find (ORIGINAL);
}

/* ---- Figures ---- */

/* The number a row stands for, and what it may be; NULL: it is one of words. */
static int *
number_of (AdjSkirmishRules *rules, guint page, guint row, int *least, int *most)
{
  int *const measures[N_MEASURES] = { &rules->fights_to, &rules->group_inches, &rules->react_inches,
                                      &rules->call_inches };

  *least = page == PAGE_RATES || (page == PAGE_MEASURES && row > MEASURE_FIGHTS_TO)
               ? 1
               : (page == PAGE_MEASURES ? 0 : -9);
  *most = page == PAGE_RATES || (page == PAGE_MEASURES && row > MEASURE_FIGHTS_TO) ? 99 : 9;
  switch ((Page) page)
    {
    case PAGE_RATES:
      return &rules->qualities[row].rate;
    case PAGE_LEADERS:
      return &rules->leaderships[row].adds;
    case PAGE_FACTORS:
      return &rules->factors[row].adds;
    case PAGE_MEASURES:
      return measures[row];
    case PAGE_MISSILES:
    case PAGE_SWITCHES:
    case N_PAGES:
    default:
      return NULL;
    }
}

/* By AdjMissileMarch, and off before on. */
static const char *const *
words_of (guint page)
{
  static const char *marches[4];
  static const char *switches[3];

  marches[ADJ_MISSILE_MARCH_NONE] = _ ("not at all");
  marches[ADJ_MISSILE_MARCH_HALF] = _ ("half a move");
  marches[ADJ_MISSILE_MARCH_FULL] = _ ("a whole move");
  switches[0] = _ ("off");
  switches[1] = _ ("on");
  return page == PAGE_MISSILES ? marches : switches;
}

static guint
rows_of (const AdjSkirmishRules *rules, guint page)
{
  const guint rows[N_PAGES] = { rules->n_qualities, rules->n_leaderships, ADJ_N_FACTORS,
                                rules->n_missiles,  N_MEASURES,           ADJ_N_SWITCHES };

  return rows[page];
}

static char *
text_of (AdjSkirmishRules *rules, guint page, guint row)
{
  int least, most;
  const int *number = number_of (rules, page, row, &least, &most);

  if (number != NULL)
    return g_strdup_printf ("%d", *number);
  return g_strdup (words_of (page)[page == PAGE_MISSILES ? (int) rules->missiles[row].march
                                                         : !!rules->switches[row].preset]);
}

/* Types over it. FALSE with a sentence. */
static gboolean
type_over (AdjSkirmishRules *rules, guint page, guint row, const char *text, char **refusal)
{
  g_autofree char *plain = g_strstrip (g_strdup (text));
  int least, most;
  int *number = number_of (rules, page, row, &least, &most);
  int found;

  if (number != NULL)
    {
      if (adj_value_parse_int (plain, least, most, number))
        return TRUE;
      *refusal = g_strdup_printf (_ ("A whole number from %d to %d"), least, most);
      return FALSE;
    }
  found = adj_typing_find_word (plain, words_of (page));
  if (found < 0)
    {
      g_autofree char *all = g_strjoinv (", ", (char **) words_of (page));

      *refusal = g_strdup_printf (_ ("One of %s"), all);
      return FALSE;
    }
  if (page == PAGE_MISSILES)
    rules->missiles[row].march = (AdjMissileMarch) found;
  else
    rules->switches[row].preset = found;
  return TRUE;
}

/* ---- A change: on a copy, which the reader of such files has to take ---- */

static AdjSkirmishRules *
copy_of (const AdjSkirmishRules *rules, const char *id, char **refusal)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (id);
  gsize length;
  g_autofree char *text = adj_skirmish_rules_write_as (rules, id, &length);
  AdjSkirmishRules *copy = adj_skirmish_rules_parse (text, length, problems);

  if (copy == NULL && *refusal == NULL)
    *refusal = g_strdup (adj_problems_first_fault (problems)->text);
  return copy;
}

static gboolean
adopt (AdjLloydTables *self, const AdjSkirmishRules *altered, char **refusal)
{
  AdjSkirmishRules *read = copy_of (altered, OWN, refusal);
  g_autofree char *text = NULL;

  if (read == NULL)
    return FALSE;
  adj_skirmish_rules_unref (self->rules);
  self->rules = read;
  text = adj_skirmish_rules_write (read, NULL);
  adj_own_file_write (&self->file, text);
  adj_tables_emit_changed (ADJ_TABLES (self));
  return TRUE;
}

static gboolean
adj_lloyd_tables_set (
    AdjTables *tables, guint page, guint row, guint column, const char *text, char **refusal)
{
  AdjLloydTables *self = ADJ_LLOYD_TABLES (tables);
  g_autoptr (AdjSkirmishRules) copy = NULL;

  *refusal = NULL;
  copy = copy_of (self->rules, OWN, refusal);
  return copy != NULL && type_over (copy, page, row, text, refusal) && adopt (self, copy, refusal);
}

static gboolean
adj_lloyd_tables_set_title (AdjTables *tables, const char *title, char **refusal)
{
  AdjLloydTables *self = ADJ_LLOYD_TABLES (tables);
  g_autoptr (AdjSkirmishRules) copy = NULL;

  if (!adj_value_is_text (title, MOST_OF_A_TITLE))
    {
      *refusal = g_strdup_printf (_ ("A name of 1 to %d characters"), MOST_OF_A_TITLE);
      return FALSE;
    }
  copy = copy_of (self->rules, OWN, refusal);
  if (copy == NULL)
    return FALSE;
  copy->title = g_string_chunk_insert (copy->strings, title);
  return adopt (self, copy, refusal);
}

/* ---- Opening ---- */

static void
adj_lloyd_tables_on_state (AdjLloydTables *self)
{
  if (adj_own_file_get_state (&self->file) != ADJ_SAVER_SAVING)
    adj_tables_emit_saved (ADJ_TABLES (self));
}

/* Not written before something is altered. */
static AdjSkirmishRules *
begin (const AdjSkirmishRules *original)
{
  g_autofree char *refusal = NULL;
  g_autofree char *title = g_strdup_printf (_ ("%s, my tables"), _ (original->title));
  AdjSkirmishRules *own = copy_of (original, OWN, &refusal);

  if (own != NULL && adj_value_is_text (title, MOST_OF_A_TITLE))
    own->title = g_string_chunk_insert (own->strings, title);
  return own;
}

AdjLloydTables *
adj_lloyd_tables_open (AdjProblems **problems)
{
  g_autoptr (AdjLloydTables) self = g_object_new (ADJ_TYPE_LLOYD_TABLES, NULL);
  g_autofree char *own = own_path ();
  g_autofree char *shipped = adj_skirmish_rules_find (ORIGINAL);

  g_return_val_if_fail (problems != NULL, NULL);

  *problems = adj_problems_new (own);
  if (shipped != NULL)
    self->original = adj_skirmish_rules_load (shipped, *problems);
  if (g_file_test (own, G_FILE_TEST_EXISTS))
    self->rules = adj_skirmish_rules_load (own, *problems);
  else if (self->original != NULL)
    self->rules = begin (self->original);
  if (self->rules == NULL || !adj_own_file_take (&self->file, own, *problems))
    return NULL;
  g_signal_connect_object (self->file.saver, "notify::state",
                           G_CALLBACK (adj_lloyd_tables_on_state), self, G_CONNECT_SWAPPED);
  return g_steal_pointer (&self);
}

/* ---- Class ---- */

static guint
adj_lloyd_tables_count_pages (AdjTables *tables)
{
  return N_PAGES;
}

static const char *
adj_lloyd_tables_name_page (AdjTables *tables, guint page, const char **title)
{
  static const struct
  {
    const char *name;
    const char *title;
  } pages[N_PAGES] = { { "rates", N_ ("Base rates") },  { "leaders", N_ ("Leaders") },
                       { "factors", N_ ("Factors") },   { "missiles", N_ ("Missile weapons") },
                       { "measures", N_ ("Measures") }, { "settings", N_ ("Settings at first") } };

  *title = _ (pages[page].title);
  return pages[page].name;
}

static guint
adj_lloyd_tables_count_rows (AdjTables *tables, guint page)
{
  return rows_of (ADJ_LLOYD_TABLES (tables)->rules, page);
}

static guint
adj_lloyd_tables_count_columns (AdjTables *tables, guint page)
{
  return 1;
}

static char *
adj_lloyd_tables_say_row (AdjTables *tables, guint page, guint row)
{
  static const char *const measures[N_MEASURES] = { N_ ("All fight after a natural 1 to"),
                                                    N_ ("Inches between figures of a group"),
                                                    N_ ("Inches within which friends react"),
                                                    N_ ("Inches from the enemy for “To me!”") };
  const AdjSkirmishRules *rules = ADJ_LLOYD_TABLES (tables)->rules;

  switch ((Page) page)
    {
    case PAGE_RATES:
      return g_strdup (_ (rules->qualities[row].name));
    case PAGE_LEADERS:
      return g_strdup (_ (rules->leaderships[row].name));
    case PAGE_FACTORS:
      return g_strdup (_ (rules->factors[row].name));
    case PAGE_MISSILES:
      return g_strdup (_ (rules->missiles[row].name));
    case PAGE_MEASURES:
      return g_strdup (_ (measures[row]));
    case PAGE_SWITCHES:
    case N_PAGES:
    default:
      return g_strdup (_ (rules->switches[row].title));
    }
}

static char *
adj_lloyd_tables_say_column (AdjTables *tables, guint page, guint column)
{
  static const char *const names[N_PAGES] = { N_ ("Needed"),    N_ ("Adds"), N_ ("Adds"),
                                              N_ ("May march"), N_ ("Is"),   N_ ("Is") };

  return g_strdup (_ (names[page]));
}

static int
adj_lloyd_tables_width (AdjTables *tables, guint page)
{
  return page == PAGE_MISSILES ? 14 : 6;
}

static char *
adj_lloyd_tables_get (AdjTables *tables, guint page, guint row, guint column)
{
  return text_of (ADJ_LLOYD_TABLES (tables)->rules, page, row);
}

/* Tables edited by hand may have more than the original. */
static char *
adj_lloyd_tables_get_printed (AdjTables *tables, guint page, guint row, guint column)
{
  AdjSkirmishRules *original = ADJ_LLOYD_TABLES (tables)->original;

  return original != NULL && row < rows_of (original, page) ? text_of (original, page, row) : NULL;
}

static const char *
adj_lloyd_tables_get_title (AdjTables *tables)
{
  return ADJ_LLOYD_TABLES (tables)->rules->title;
}

static gboolean
adj_lloyd_tables_has_original (AdjTables *tables)
{
  return ADJ_LLOYD_TABLES (tables)->original != NULL;
}

static gboolean
adj_lloyd_tables_finish (AdjTables *tables)
{
  return adj_own_file_finish (&ADJ_LLOYD_TABLES (tables)->file);
}

static const char *
adj_lloyd_tables_get_complaint (AdjTables *tables)
{
  return adj_own_file_get_complaint (&ADJ_LLOYD_TABLES (tables)->file);
}

/* No listener is left to be told, but the disk has to have the last change. */
static void
adj_lloyd_tables_dispose (GObject *object)
{
  adj_own_file_finish (&ADJ_LLOYD_TABLES (object)->file);
  G_OBJECT_CLASS (adj_lloyd_tables_parent_class)->dispose (object);
}

static void
adj_lloyd_tables_finalize (GObject *object)
{
  AdjLloydTables *self = ADJ_LLOYD_TABLES (object);

  g_clear_pointer (&self->rules, adj_skirmish_rules_unref);
  g_clear_pointer (&self->original, adj_skirmish_rules_unref);
  adj_own_file_clear (&self->file);
  G_OBJECT_CLASS (adj_lloyd_tables_parent_class)->finalize (object);
}

static void
adj_lloyd_tables_class_init (AdjLloydTablesClass *class)
{
  AdjTablesClass *tables_class = ADJ_TABLES_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_lloyd_tables_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_lloyd_tables_finalize;
  tables_class->count_pages = adj_lloyd_tables_count_pages;
  tables_class->name_page = adj_lloyd_tables_name_page;
  tables_class->count_rows = adj_lloyd_tables_count_rows;
  tables_class->count_columns = adj_lloyd_tables_count_columns;
  tables_class->say_row = adj_lloyd_tables_say_row;
  tables_class->say_column = adj_lloyd_tables_say_column;
  tables_class->width = adj_lloyd_tables_width;
  tables_class->get = adj_lloyd_tables_get;
  tables_class->get_printed = adj_lloyd_tables_get_printed;
  tables_class->set = adj_lloyd_tables_set;
  tables_class->get_title = adj_lloyd_tables_get_title;
  tables_class->set_title = adj_lloyd_tables_set_title;
  tables_class->has_original = adj_lloyd_tables_has_original;
  tables_class->finish = adj_lloyd_tables_finish;
  tables_class->get_complaint = adj_lloyd_tables_get_complaint;
}

static void
adj_lloyd_tables_init (AdjLloydTables *self)
{
}
