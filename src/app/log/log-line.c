/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-line.h"

#include <string.h>

#include "desk/plain.h"

struct _AdjLogLine
{
  AdjItem parent_instance;
  AdjGame *game;
  AdjEyes eyes;
  AdjLogFacts facts;
  AdjLogText *text; /* NULL as long as nobody has read it */
};

G_DEFINE_FINAL_TYPE (AdjLogLine, adj_log_line, ADJ_TYPE_ITEM)

static void
adj_log_line_finalize (GObject *object)
{
  AdjLogLine *self = ADJ_LOG_LINE (object);

  g_clear_pointer (&self->text, adj_log_text_free);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adj_log_line_parent_class)->finalize (object);
}

static void
adj_log_line_class_init (AdjLogLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_log_line_finalize;
}

static void
adj_log_line_init (AdjLogLine *self)
{
}

AdjLogLine *
adj_log_line_new (AdjGame *game, AdjEyes eyes)
{
  AdjLogLine *self = g_object_new (ADJ_TYPE_LOG_LINE, NULL);

  self->game = g_object_ref (game);
  self->eyes = eyes;
  return self;
}

const AdjLogFacts *
adj_log_line_get_facts (AdjLogLine *self)
{
  g_return_val_if_fail (ADJ_IS_LOG_LINE (self), NULL);

  return &self->facts;
}

void
adj_log_line_set_facts (AdjLogLine *self, const AdjLogFacts *facts)
{
  g_return_if_fail (ADJ_IS_LOG_LINE (self));

  if (memcmp (&self->facts, facts, sizeof *facts) == 0)
    return;
  self->facts = *facts;
  g_clear_pointer (&self->text, adj_log_text_free);
  adj_item_changed (ADJ_ITEM (self));
}

gboolean
adj_log_line_forget (AdjLogLine *self)
{
  gboolean had_words;

  g_return_val_if_fail (ADJ_IS_LOG_LINE (self), FALSE);

  had_words = self->text != NULL;
  g_clear_pointer (&self->text, adj_log_text_free);
  return had_words;
}

const AdjLogText *
adj_log_line_read (AdjLogLine *self)
{
  g_return_val_if_fail (ADJ_IS_LOG_LINE (self), NULL);

  if (self->text == NULL)
    self->text = adj_log_text_new (self->game, self->eyes, &self->facts);
  return self->text;
}

static gboolean
has (const char *text, const char *plain)
{
  g_autofree char *said = adj_plain (text);

  return strstr (said, plain) != NULL;
}

gboolean
adj_log_line_says (AdjLogLine *self, const char *plain)
{
  const AdjLogText *text = adj_log_line_read (self);
  g_autofree char *number = g_strdup_printf ("%u", self->facts.number);

  return g_str_equal (number, plain) || has (text->story, plain) || has (text->order, plain) ||
         has (text->verdict, plain) || has (text->remarks, plain) || has (text->heading, plain);
}
