/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/verb.h"

#include <string.h>

static const AdjVerbFamily *const families[] = {
  &adj_verbs_march,   &adj_verbs_plot,     &adj_verbs_battle, &adj_verbs_after,
  &adj_verbs_command, &adj_verbs_counters, &adj_verbs_umpire, &adj_verbs_record,
};

/* A verb without a row ends the program, so that the test of all verbs names it. */
const AdjVerbRow *
adj_verb_row (AdjVerb verb)
{
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    for (guint j = 0; j < families[i]->n; j++)
      if (families[i]->rows[j].verb == verb)
        return &families[i]->rows[j];
  g_assert_not_reached ();
}

void
adj_order_init (AdjOrder *order, AdjVerb verb)
{
  const AdjVerbRow *row = adj_verb_row (verb);

  g_return_if_fail (order != NULL);

  memset (order, 0, sizeof *order);
  order->verb = verb;
  if (row->begin != NULL)
    row->begin (order);
}
