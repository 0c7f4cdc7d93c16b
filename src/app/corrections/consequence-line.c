/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/consequence-line.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

struct _AdjConsequenceLine
{
  AdjItem parent_instance;
  guint number;
  AdjConsequenceKind kind;
  AdjConsequenceText text;
  gboolean asks;
};

G_DEFINE_FINAL_TYPE (AdjConsequenceLine, adj_consequence_line, ADJ_TYPE_ITEM)

static void
adj_consequence_line_finalize (GObject *object)
{
  adj_consequence_text_clear (&ADJ_CONSEQUENCE_LINE (object)->text);
  G_OBJECT_CLASS (adj_consequence_line_parent_class)->finalize (object);
}

static void
adj_consequence_line_class_init (AdjConsequenceLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_consequence_line_finalize;
}

static void
adj_consequence_line_init (AdjConsequenceLine *self)
{
}

AdjConsequenceLine *
adj_consequence_line_new (AdjGame *game, const AdjBook *book, const AdjConsequence *consequence)
{
  AdjConsequenceLine *self = g_object_new (ADJ_TYPE_CONSEQUENCE_LINE, NULL);

  self->number = consequence->number;
  self->kind = consequence->kind;
  self->text = adj_words_consequence (game, book, consequence);
  return self;
}

guint
adj_consequence_line_get_number (AdjConsequenceLine *self)
{
  g_return_val_if_fail (ADJ_IS_CONSEQUENCE_LINE (self), 0);

  return self->number;
}

AdjConsequenceKind
adj_consequence_line_get_kind (AdjConsequenceLine *self)
{
  g_return_val_if_fail (ADJ_IS_CONSEQUENCE_LINE (self), ADJ_CONSEQUENCE_SAME);

  return self->kind;
}

const AdjConsequenceText *
adj_consequence_line_get_text (AdjConsequenceLine *self)
{
  g_return_val_if_fail (ADJ_IS_CONSEQUENCE_LINE (self), NULL);

  return &self->text;
}

gboolean
adj_consequence_line_get_asks (AdjConsequenceLine *self)
{
  g_return_val_if_fail (ADJ_IS_CONSEQUENCE_LINE (self), FALSE);

  return self->asks;
}

void
adj_consequence_line_set_asks (AdjConsequenceLine *self, gboolean asks)
{
  g_return_if_fail (ADJ_IS_CONSEQUENCE_LINE (self));

  self->asks = asks;
}

char *
adj_consequence_line_describe (AdjConsequenceLine *self)
{
  g_autofree char *number = NULL;
  const AdjPlace places[] = { { "recorded", self->text.recorded },
                              { "today", self->text.today },
                              { NULL, NULL } };
  g_autofree char *recorded = NULL;
  g_autofree char *today = NULL;

  g_return_val_if_fail (ADJ_IS_CONSEQUENCE_LINE (self), NULL);

  number = g_strdup_printf ("%u", self->number);
  /* Translators: what came of an order when it was given, and what would come of it now */
  recorded = *self->text.recorded != '\0' ? adj_fill (_ (". Recorded: {recorded}"), places) : NULL;
  today = *self->text.today != '\0' ? adj_fill (_ (". Today: {today}"), places) : NULL;
  return g_strconcat (number, ". ", self->text.order, ". ", self->text.kind,
                      recorded != NULL ? recorded : "", today != NULL ? today : "", NULL);
}
