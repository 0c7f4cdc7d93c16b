/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/seal.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/mask.h"
#include "table/tokens.h"

/* Of the format, the scenario, the turn, the side, the salt and the text. */
static void
work_out_check (const AdjBook *book,
                const AdjSeal *self,
                const guint8 salt[ADJ_MASK_SALT],
                guint8 check[ADJ_CHECK_BYTES])
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *head = g_strdup_printf ("adjutant plot 1\n%s\n%d\n%s\n", book->scenario->id,
                                           self->turn, book->scenario->sides[self->side].id);
  guint8 digest[32];
  gsize length = sizeof digest;

  g_checksum_update (sum, (const guchar *) head, (gssize) strlen (head));
  g_checksum_update (sum, salt, ADJ_MASK_SALT);
  g_checksum_update (sum, (const guchar *) self->text, (gssize) strlen (self->text));
  g_checksum_get_digest (sum, digest, &length);
  memcpy (check, digest, ADJ_CHECK_BYTES);
}

AdjSeal *
adj_seal_new (const AdjBook *book, int side, int turn, const char *text, gsize room)
{
  AdjSeal *self;
  guint8 salt[ADJ_MASK_SALT];

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  self = g_new0 (AdjSeal, 1);
  self->side = side;
  self->turn = turn;
  self->masked = adj_mask_put (text, room);
  self->text = adj_mask_take (self->masked, salt);
  work_out_check (book, self, salt, self->check);
  return self;
}

AdjSeal *
adj_seal_copy (const AdjSeal *self)
{
  AdjSeal *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->masked = g_strdup (self->masked);
  copy->text = g_strdup (self->text);
  return copy;
}

void
adj_seal_free (AdjSeal *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->masked);
  g_free (self->text);
  g_free (self);
}

AdjKeptSeal
adj_seal_kept (const AdjSeal *self)
{
  AdjKeptSeal kept = { .text = NULL };

  g_return_val_if_fail (self != NULL, kept);

  kept.text = self->text;
  memcpy (kept.check, self->check, sizeof kept.check);
  return kept;
}

/* ---- In the file ---- */

void
adj_seal_write (AdjXmlWriter *xml, const AdjBook *book, const AdjSeal *self)
{
  char check[ADJ_CHECK_DIGITS + 1];

  g_return_if_fail (xml != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (self != NULL);

  adj_check_print (self->check, check);
  adj_xml_writer_open (xml, "seal");
  adj_xml_writer_set (xml, "side", book->scenario->sides[self->side].id);
  adj_xml_writer_set_int (xml, "turn", self->turn);
  adj_xml_writer_set (xml, "check", check);
  adj_xml_writer_set (xml, "text", self->masked);
  adj_xml_writer_close (xml);
}

/* Takes the mask off; what is inside must be what was sealed. */
static void
open (AdjSeal *self, const AdjBook *book)
{
  guint8 salt[ADJ_MASK_SALT];
  guint8 check[ADJ_CHECK_BYTES];

  self->text = self->masked != NULL ? adj_mask_take (self->masked, salt) : NULL;
  if (self->text == NULL)
    return;
  work_out_check (book, self, salt, check);
  if (memcmp (check, self->check, sizeof check) != 0)
    g_clear_pointer (&self->text, g_free);
}

AdjSeal *
adj_seal_read (const AdjXmlNode *node, const AdjBook *book, AdjProblems *problems)
{
  AdjSeal *self;
  const char *side;
  const char *check;

  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  self = g_new0 (AdjSeal, 1);
  side = adj_xml_get (node, "side");
  check = adj_xml_get (node, "check");
  self->side = side != NULL ? MAX (adj_scenario_side (book->scenario, side), 0) : 0;
  self->turn = adj_xml_get_int (node, "turn", 1);
  self->masked = g_strdup (adj_xml_get (node, "text"));
  if (check != NULL && adj_check_parse (check, self->check))
    open (self, book);
  if (self->text == NULL)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, adj_xml_line (node), "seal-damaged",
                      _ ("what side '%s' sealed for turn %d is damaged: it is to be plotted anew "
                         "when the plots are revealed"),
                      book->scenario->sides[self->side].id, self->turn);
  return self;
}
