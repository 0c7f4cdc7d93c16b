/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/agreement.h"

#include <string.h>

AdjAgreement
adj_agreement_of_article (const AdjRuleset *ruleset, AdjArticle article)
{
  AdjAgreement self = { 0 };

  g_return_val_if_fail (ruleset != NULL, self);

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];

      if (option->key == ADJ_OPTION_NONE)
        continue;
      self.values[option->key] = (gint16) option->preset;
      if (article != ADJ_ARTICLE_STANDARD && adj_article_has_rule (ruleset, i) &&
          adj_article_of (ruleset, i) == article)
        self.values[option->key] = TRUE;
    }
  return self;
}

static void
read_setting (const AdjRuleset *ruleset, const char *text, AdjAgreement *self)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  int index = parts[0] != NULL ? adj_ruleset_option (ruleset, parts[0]) : -1;
  const AdjOption *option = index >= 0 ? &ruleset->options[index] : NULL;
  int value;

  if (option != NULL && option->key != ADJ_OPTION_NONE && parts[1] != NULL &&
      adj_option_parse_value (option, parts[1], &value))
    self->values[option->key] = (gint16) value;
}

AdjAgreement
adj_agreement_read (const AdjRuleset *ruleset, const char *text)
{
  AdjAgreement self = adj_agreement_of_article (ruleset, ADJ_ARTICLE_STANDARD);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (ruleset != NULL && text != NULL, self);

  words = g_strsplit (text, " ", ADJ_N_OPTIONS);
  for (guint i = 0; words[i] != NULL; i++)
    read_setting (ruleset, words[i], &self);
  return self;
}

char *
adj_agreement_write (const AdjRuleset *ruleset, const AdjAgreement *self)
{
  GString *text;

  g_return_val_if_fail (ruleset != NULL && self != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];
      g_autofree char *value = NULL;

      if (option->key == ADJ_OPTION_NONE || self->values[option->key] == option->preset)
        continue;
      value = adj_option_value_to_string (option, self->values[option->key]);
      g_string_append_printf (text, "%s%s=%s", text->len > 0 ? " " : "", option->id, value);
    }
  return g_string_free (text, FALSE);
}

gboolean
adj_agreement_equal (const AdjAgreement *self, const AdjAgreement *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return memcmp (self->values, other->values, sizeof self->values) == 0;
}

guint
adj_agreement_orders (const AdjRuleset *ruleset, const AdjAgreement *self, AdjOrder *orders)
{
  guint n = 0;

  g_return_val_if_fail (ruleset != NULL && self != NULL && orders != NULL, 0);

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];

      if (option->key != ADJ_OPTION_NONE && self->values[option->key] != option->preset)
        orders[n++] = adj_order_option ((int) i, self->values[option->key]);
    }
  return n;
}
