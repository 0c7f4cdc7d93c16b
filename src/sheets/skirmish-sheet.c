/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/skirmish-sheet.h"

#include <glib/gi18n-lib.h>

#include "sheets/skirmish-matter.h"
#include "skirmish/eyes.h"
#include "words/fill.h"

static const struct
{
  const char *name;
  const char *heading;
  const char *about;
  AdjDoc *(*make) (const AdjSkirmishMatter *matter);
  gboolean cards; /* order cards stand on it */
  double scale;   /* of its type; 0: one page, in the largest type that allows it */
} kinds[ADJ_N_HANDOUTS] = {
  [ADJ_HANDOUT_CARDS] = { "cards", N_ ("Order cards"),
                          "a side's order cards, eight to a page, to be cut out",
                          adj_skirmish_cards_make, TRUE, 1 },
  [ADJ_HANDOUT_AID] = { "aid", N_ ("Player aid"),
                        "the tables, what seizes the initiative, reactions, settings",
                        adj_skirmish_aid_make, FALSE, 0 },
  [ADJ_HANDOUT_ROSTER] = { "roster", N_ ("Roster"),
                           "every figure of both sides, with boxes to tick",
                           adj_skirmish_roster_make, FALSE, 1.25 },
  [ADJ_HANDOUT_RECORD] = { "record", N_ ("Record"), "what was played, with every sum and die",
                           adj_skirmish_record_make, TRUE, 1.15 },
};

/* A paper for one pair of eyes says so, lest it be handed to the others. */
static void
name_eyes (AdjDoc *doc, const AdjSkirmishMatter *matter)
{
  g_autofree char *line = NULL;
  char *subject;

  if (matter->eyes < matter->state->n_sides)
    line = adj_fill (
        _ ("for the eyes of {side}"),
        (const AdjPlace[]){ { "side", matter->state->sides[matter->eyes] }, { NULL, NULL } });
  else
    line = g_strdup (_ ("what both sides may know"));
  subject = g_strconcat (doc->subject, "\n", line, NULL);
  g_free (doc->subject);
  doc->subject = subject;
}

static AdjLeaf *
make_leaf (AdjHandoutKind kind,
           const AdjSkirmishMatter *matter,
           const AdjPaper *paper,
           double scale)
{
  AdjDoc *doc = kinds[kind].make (matter);

  if (kinds[kind].cards)
    name_eyes (doc, matter);
  return adj_leaf_of (doc, paper, scale);
}

static AdjLeaf *
fit_leaf (AdjHandoutKind kind, const AdjSkirmishMatter *matter, const AdjPaper *paper)
{
  static const double scales[] = { 1.3, 1.2, 1.1, 1.05, 1, 0.95, 0.9 };
  AdjLeaf *leaf = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (scales) && (leaf == NULL || leaf->pages->len > 1); i++)
    {
      g_clear_pointer (&leaf, adj_leaf_free);
      leaf = make_leaf (kind, matter, paper, scales[i]);
    }
  return leaf;
}

AdjSheet *
adj_skirmish_sheet_new (AdjHandoutKind kind,
                        const AdjSkirmish *skirmish,
                        const AdjHandoutOptions *options)
{
  AdjSkirmishMatter matter;
  AdjSheet *self;

  g_return_val_if_fail (kind < ADJ_N_HANDOUTS, NULL);
  g_return_val_if_fail (skirmish != NULL, NULL);
  g_return_val_if_fail (options != NULL && options->paper != NULL && options->name != NULL, NULL);

  matter = (AdjSkirmishMatter){ .skirmish = skirmish,
                                .state = adj_skirmish_get_state (skirmish),
                                .rules = adj_skirmish_get_rules (skirmish),
                                .eyes = options->eyes,
                                .name = options->name };
  if (matter.eyes < 0 || matter.eyes >= matter.state->n_sides)
    matter.eyes = ADJ_SKIRMISH_PUBLIC;
  self = adj_sheet_begin (options->paper);
  adj_sheet_add_leaf (self, kinds[kind].scale > 0
                                ? make_leaf (kind, &matter, options->paper, kinds[kind].scale)
                                : fit_leaf (kind, &matter, options->paper));
  adj_sheet_number (self);
  return self;
}

const char *
adj_skirmish_sheet_name (AdjHandoutKind kind)
{
  return kinds[kind].name;
}

const char *
adj_skirmish_sheet_heading (AdjHandoutKind kind)
{
  return _ (kinds[kind].heading);
}

const char *
adj_skirmish_sheet_about (AdjHandoutKind kind)
{
  return kinds[kind].about;
}

int
adj_skirmish_sheet_find (const char *name)
{
  g_return_val_if_fail (name != NULL, -1);

  for (int kind = 0; kind < ADJ_N_HANDOUTS; kind++)
    if (g_str_equal (kinds[kind].name, name))
      return kind;
  return -1;
}

gboolean
adj_skirmish_sheet_has_cards (AdjHandoutKind kind)
{
  return kinds[kind].cards;
}
