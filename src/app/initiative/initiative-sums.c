/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-sums.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/fold.h"
#include "words/fill.h"
#include "words/levels.h"
#include "words/place.h"

#define NO_GROUP -1 /* of those who are lost or surrounded */

char *
adj_initiative_level_text (const AdjInitiativeSide *side, int die)
{
  g_autofree char *least =
      g_strdup_printf ("%d", adj_initiative_level (side, die > 0 ? die : ADJ_INITIATIVE_DIE));
  g_autofree char *most = g_strdup_printf ("%d", adj_initiative_level (side, 1));
  const AdjPlace places[] = { { "least", least }, { "most", most }, { NULL, NULL } };

  if (die > 0 || g_str_equal (least, most))
    return adj_fill (_ ("Level {least}"), places);
  /* Translators: an Initiative Level, by what the die will show */
  return adj_fill (_ ("Level {least} to {most}"), places);
}

/* ---- Units ---- */

static char *
unit_line (const AdjMusterUnit *entry, const AdjView *view, int unit)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *hex = entry->hex != ADJ_NO_HEX ? adj_words_hex (view, entry->hex) : NULL;
  g_autofree char *strength = g_strdup_printf ("%d", entry->strength);
  const AdjPlace places[] = {
    { "unit", name }, { "strength", strength }, { "hex", hex }, { NULL, NULL }
  };

  /* Translators: a unit, its strength, and where it stands */
  return adj_fill (hex != NULL ? _ ("{unit} {strength}, {hex}") : _ ("{unit} {strength}"), places);
}

/* One line a unit; NULL if there is none that these eyes know. total: of all. */
static char *
term_lines (
    const AdjMuster *muster, const AdjView *view, int side, int group, AdjTerm term, int *total)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  *total = 0;
  for (guint unit = 0; unit < muster->n_units; unit++)
    {
      const AdjMusterUnit *entry = &muster->units[unit];
      g_autofree char *line = NULL;

      if (view->table->units[unit].side != side || entry->term != term || entry->group != group)
        continue;
      *total += entry->strength;
      if (!adj_view_knows (view, (int) unit))
        continue;
      line = unit_line (entry, view, (int) unit);
      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }
  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

static void
add_terms (GtkBox *box,
           GHashTable *open,
           const AdjMuster *muster,
           const AdjView *view,
           int side,
           int group)
{
  for (int term = ADJ_TERM_RESTED; term < ADJ_N_TERMS; term++)
    {
      int total;
      g_autofree char *lines = term_lines (muster, view, side, group, (AdjTerm) term, &total);
      g_autofree char *heading = adj_words_term_total ((AdjTerm) term, total);
      g_autofree char *name = g_strdup_printf ("%d-%d-%d", side, group, term);

      if (lines != NULL)
        adj_folds_add (box, open, name, heading, lines);
    }
}

/* ---- Groups and sides ---- */

static void
add_group (GtkBox *box, const AdjInitiativeSide *sum, guint group)
{
  g_autofree char *number = g_strdup_printf ("%u", group + 1);
  g_autofree char *points = adj_words_initiative_group (&sum->groups[group]);
  const AdjPlace places[] = { { "group", number }, { "sum", points }, { NULL, NULL } };
  g_autofree char *line = adj_fill (
      /* Translators: a separated group of units and the sum it brings, such as "2 × 20 + 31" */
      _ ("Group {group}: {sum}"), places);

  adj_folds_add_line (box, sum->n_groups == 1 ? points : line, "sum-line");
}

static void
add_rest (GtkBox *box, const AdjInitiativeSide *sum)
{
  g_autofree char *lost = g_strdup_printf ("%d", sum->lost);
  g_autofree char *commander = g_strdup_printf ("%d", sum->commander);
  const AdjPlace places[] = { { "lost", lost }, { "commander", commander }, { NULL, NULL } };
  g_autofree char *line =
      adj_fill (sum->commander > 0 ? _ ("Less {lost} lost, and {commander} for the commander")
                                   : _ ("Less {lost} lost"),
                places);

  if (sum->lost > 0 || sum->commander > 0)
    adj_folds_add_line (box, line, "sum-line");
}

static void
add_heading (GtkBox *box, const AdjInitiativeSide *sum, const char *name)
{
  g_autofree char *level = adj_initiative_level_text (sum, 0);
  g_autofree char *heading =
      adj_fill (_ ("{side}: {level}"),
                (const AdjPlace[]){ { "side", name }, { "level", level }, { NULL, NULL } });

  adj_folds_add_line (box, heading, "sum-heading");
}

void
adj_initiative_sums_show (GtkBox *box, const AdjInitiativeCase *initiative, const AdjView *view)
{
  g_autoptr (GHashTable) open = adj_folds_clear (box);
  const AdjMuster *muster = initiative->typed ? NULL : &initiative->muster;

  gtk_widget_set_visible (GTK_WIDGET (box), adj_initiative_case_answers (initiative));
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const AdjInitiativeSide *sum = &adj_initiative_case_sides (initiative)[side];

      add_heading (box, sum, initiative->names[side]);
      for (guint group = 0; group < sum->n_groups; group++)
        {
          add_group (box, sum, group);
          if (muster != NULL)
            add_terms (box, open, muster, view, side, (int) group);
        }
      add_rest (box, sum);
      if (muster != NULL)
        add_terms (box, open, muster, view, side, NO_GROUP);
    }
}

/* ---- Flips ---- */

void
adj_initiative_flips_show (GtkBox *box, const GArray *flips, const AdjView *view)
{
  g_autoptr (GHashTable) open = adj_folds_clear (box);

  for (int kind = 0; kind < ADJ_N_FLIPS; kind++)
    {
      g_autoptr (GString) lines = g_string_new (NULL);
      g_autofree char *name = g_strdup_printf ("flip-%d", kind);
      g_autofree char *heading = NULL;
      guint n = 0;

      for (guint i = 0; i < flips->len; i++)
        {
          const AdjFlip *flip = &g_array_index (flips, AdjFlip, i);
          g_autofree char *line = adj_words_flip (view, flip);

          if (flip->kind != kind || !adj_view_knows (view, flip->unit))
            continue;
          g_string_append_printf (lines, "%s%s", n++ > 0 ? "\n" : "", line);
        }
      heading = g_strdup_printf ("%s (%u)", adj_words_flip_kind ((AdjFlipKind) kind), n);
      if (n > 0)
        adj_folds_add (box, open, name, heading, lines->str);
    }
  if (gtk_widget_get_first_child (GTK_WIDGET (box)) == NULL)
    adj_folds_add_line (box, _ ("No single change would turn it."), "dim-label");
}
