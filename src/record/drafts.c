/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/drafts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"
#include "record/act.h"
#include "record/mask.h"
#include "record/order-make.h"
#include "rules/seals.h"

/* One side's. */
typedef struct
{
  GPtrArray *lines;  /* of char *: its orders */
  GPtrArray *undone; /* of char *: those it took back, the next one to be done again last */
  char *masked;      /* as the file has it */
  AdjTable *table;   /* with what it has plotted; NULL: to be worked out */
  AdjField *field;   /* of it */
} Draft;

struct AdjDrafts
{
  int turn; /* that they are for; 0: there are none */
  Draft sides[ADJ_SIDES];
};

static void
forget_table (Draft *draft)
{
  g_clear_pointer (&draft->table, adj_table_free);
  g_clear_pointer (&draft->field, g_free);
}

AdjDrafts *
adj_drafts_new (void)
{
  AdjDrafts *self = g_new0 (AdjDrafts, 1);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      self->sides[side].lines = g_ptr_array_new_with_free_func (g_free);
      self->sides[side].undone = g_ptr_array_new_with_free_func (g_free);
    }
  return self;
}

void
adj_drafts_free (AdjDrafts *self)
{
  g_return_if_fail (self != NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_ptr_array_unref (self->sides[side].lines);
      g_ptr_array_unref (self->sides[side].undone);
      g_free (self->sides[side].masked);
      forget_table (&self->sides[side]);
    }
  g_free (self);
}

/* ---- The mask ---- */

static char *
print_lines (const AdjDrafts *self, int side)
{
  const GPtrArray *lines = self->sides[side].lines;
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%d\n", self->turn);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (lines, i));
  return g_string_free (text, FALSE);
}

static void
set_lines (GPtrArray *lines, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);

  g_ptr_array_set_size (lines, 0);
  for (int i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_ptr_array_add (lines, g_strdup (parts[i]));
}

/* Both at once, or what has changed in the file would tell whose it was. Where the orders given are
 * too many there is room for what they have come to. */
static void
put_masks (AdjDrafts *self, const AdjField *field)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      gsize room = adj_mask_room (field->book, field->table, side);
      g_autofree char *text = print_lines (self, side);

      if (strlen (text) >= room)
        {
          g_autofree char *plots = adj_drafts_print (self, field, side);

          set_lines (self->sides[side].lines, plots);
          g_free (text);
          text = print_lines (self, side);
        }
      g_free (self->sides[side].masked);
      self->sides[side].masked = adj_mask_put (text, room);
    }
}

/* ---- When there are any ---- */

static void
clear (AdjDrafts *self, int turn)
{
  self->turn = turn;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_ptr_array_set_size (self->sides[side].lines, 0);
      g_ptr_array_set_size (self->sides[side].undone, 0);
      g_clear_pointer (&self->sides[side].masked, g_free);
    }
}

/* A way back to the plotting, by undo, is kept until both march. */
static gboolean
are_done_with (const AdjDrafts *self, const AdjTable *table)
{
  return table->turn > self->turn ||
         (table->turn == self->turn && (table->revealed || table->segment > 0));
}

void
adj_drafts_follow (AdjDrafts *self, const AdjField *field)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    forget_table (&self->sides[side]);
  if (self->turn != 0 && are_done_with (self, field->table))
    clear (self, 0);
  if (self->turn == field->table->turn || !adj_plots_are_secret (field))
    return;
  clear (self, field->table->turn);
  put_masks (self, field);
}

gboolean
adj_drafts_are_there (const AdjDrafts *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->turn != 0;
}

/* ---- The table behind the curtain ---- */

static void
plot_again (AdjJudge *judge, Draft *draft, const char *line)
{
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order;

  adj_judge_begin (judge, draft->table);
  if (!adj_order_parse (draft->field, ADJ_EYES_ALL, line, &order, &error))
    return;
  adj_order_judge (judge, &order);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return;
  adj_table_assign (draft->table, judge->table);
  adj_field_read (draft->field, judge->book, draft->table);
}

const AdjField *
adj_drafts_get_field (AdjDrafts *self, const AdjField *field, int side)
{
  Draft *draft;
  g_autoptr (AdjJudge) judge = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, NULL);

  draft = &self->sides[side];
  if (draft->table != NULL)
    return draft->field;
  judge = adj_judge_new (field->book, field->table);
  judge->in_secret = TRUE;
  draft->table = adj_table_copy (field->table);
  draft->field = g_new (AdjField, 1);
  adj_field_read (draft->field, field->book, draft->table);
  for (guint i = 0; i < draft->lines->len; i++)
    plot_again (judge, draft, g_ptr_array_index (draft->lines, i));
  return draft->field;
}

/* The unit that was plotted in that place of its side's; -1. */
static int
find_plotted (const AdjTable *table, int side, int place)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && table->units[unit].plot != 0 &&
        table->units[unit].plotted == place)
      return unit;
  return -1;
}

static int
count_places (const AdjTable *table, int side)
{
  int most = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side)
      most = MAX (most, table->units[unit].plotted);
  return most;
}

char *
adj_drafts_print (AdjDrafts *self, const AdjField *field, int side)
{
  const AdjField *own;
  GString *text;
  int most;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  own = adj_drafts_get_field (self, field, side);
  text = g_string_new (NULL);
  most = count_places (own->table, side);
  for (int place = 1; place <= most; place++)
    {
      int unit = find_plotted (own->table, side, place);
      g_autofree char *line = NULL;
      AdjPlot plot = { 0 };
      AdjOrder order;

      if (unit < 0)
        continue;
      plot.tokens = own->table->units[unit].plot;
      plot.entry = own->table->units[unit].entry;
      order = adj_order_plot (own, unit, &plot);
      line = adj_order_print (own->book, &order);
      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

/* ---- Plotting ---- */

void
adj_drafts_add (
    AdjDrafts *self, const AdjField *field, int side, const AdjJudge *judge, const char *text)
{
  Draft *draft;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (side >= 0 && side < ADJ_SIDES);
  g_return_if_fail (judge != NULL);
  g_return_if_fail (text != NULL);

  draft = &self->sides[side];
  adj_drafts_get_field (self, field, side);
  g_ptr_array_add (draft->lines, g_strdup (text));
  g_ptr_array_set_size (draft->undone, 0);
  adj_table_assign (draft->table, judge->table);
  adj_field_read (draft->field, judge->book, draft->table);
  put_masks (self, field);
}

/* The last of the one becomes the last of the other. */
static gboolean
shift (AdjDrafts *self, const AdjField *field, Draft *draft, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;
  g_ptr_array_add (to, g_ptr_array_steal_index (from, from->len - 1));
  forget_table (draft);
  put_masks (self, field);
  return TRUE;
}

gboolean
adj_drafts_undo (AdjDrafts *self, const AdjField *field, int side)
{
  Draft *draft;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, FALSE);

  draft = &self->sides[side];
  return shift (self, field, draft, draft->lines, draft->undone);
}

gboolean
adj_drafts_redo (AdjDrafts *self, const AdjField *field, int side)
{
  Draft *draft;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, FALSE);

  draft = &self->sides[side];
  return shift (self, field, draft, draft->undone, draft->lines);
}

static const char *
last_of (const GPtrArray *lines)
{
  return lines->len > 0 ? g_ptr_array_index (lines, lines->len - 1) : NULL;
}

const char *
adj_drafts_last (const AdjDrafts *self, int side)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, NULL);

  return last_of (self->sides[side].lines);
}

const char *
adj_drafts_next (const AdjDrafts *self, int side)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, NULL);

  return last_of (self->sides[side].undone);
}

/* ---- In the file ---- */

void
adj_drafts_write (AdjXmlWriter *xml, const AdjBook *book, const AdjDrafts *self)
{
  g_return_if_fail (xml != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (self != NULL);

  for (int side = 0; side < ADJ_SIDES && self->turn != 0; side++)
    {
      adj_xml_writer_open (xml, "draft");
      adj_xml_writer_set (xml, "side", book->scenario->sides[side].id);
      adj_xml_writer_set (xml, "text", self->sides[side].masked);
      adj_xml_writer_close (xml);
    }
}

gsize
adj_drafts_length (const AdjDrafts *self, const AdjBook *book)
{
  gsize length = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (book != NULL, 0);

  for (int side = 0; side < ADJ_SIDES && self->turn != 0; side++)
    length += strlen ("  <draft side=\"\" text=\"\"/>\n") +
              strlen (book->scenario->sides[side].id) + strlen (self->sides[side].masked);
  return length;
}

/* The turn stands in front of the orders. */
static gboolean
take_text (AdjDrafts *self, int side, const char *text)
{
  const char *end = text != NULL ? strchr (text, '\n') : NULL;
  g_autofree char *turn = end != NULL ? g_strndup (text, (gsize) (end - text)) : NULL;
  int number;

  if (turn == NULL || !adj_value_parse_int (turn, 1, ADJ_MAX_TURNS, &number))
    return FALSE;
  if (self->turn != number)
    clear (self, number);
  set_lines (self->sides[side].lines, end + 1);
  forget_table (&self->sides[side]);
  return TRUE;
}

/* A mask that is whole is kept as it is. */
static void
read_one (AdjDrafts *self, const AdjXmlNode *node, const AdjField *field, AdjProblems *problems)
{
  const char *id = adj_xml_get (node, "side");
  const char *masked = adj_xml_get (node, "text");
  int side = id != NULL ? adj_scenario_side (field->book->scenario, id) : -1;
  guint8 salt[ADJ_MASK_SALT];
  g_autofree char *text = masked != NULL ? adj_mask_take (masked, salt) : NULL;

  if (side >= 0 && take_text (self, side, text))
    {
      g_free (self->sides[side].masked);
      self->sides[side].masked = g_strdup (masked);
    }
  else
    adj_problems_add (problems, ADJ_PROBLEM_LINT, adj_xml_line (node), "draft-damaged",
                      _ ("what side '%s' has plotted so far is damaged: it plots anew"),
                      id != NULL ? id : "?");
}

void
adj_drafts_read (AdjDrafts *self,
                 const AdjXmlNode *root,
                 const AdjField *field,
                 AdjProblems *problems)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (root != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (problems != NULL);

  for (const AdjXmlNode *node = adj_xml_first (root, "draft"); node != NULL;
       node = adj_xml_next (node, "draft"))
    read_one (self, node, field, problems);
  adj_drafts_follow (self, field);
  if (self->turn != 0 && (self->sides[0].masked == NULL || self->sides[1].masked == NULL))
    put_masks (self, field);
}

void
adj_drafts_begin_with (AdjDrafts *self, const AdjField *field, int side, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (side >= 0 && side < ADJ_SIDES);
  g_return_if_fail (text != NULL);

  set_lines (self->sides[side].lines, text);
  forget_table (&self->sides[side]);
  put_masks (self, field);
}
