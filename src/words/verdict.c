/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/verdict.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "words/fill.h"
#include "words/finding.h"
#include "words/place.h"

/* How many findings from there on say of one unit each that it has not entered (BG 15.9): whole
 * corps arrive in one turn. */
static guint
count_absent (const GArray *findings, guint at)
{
  guint n = 0;

  while (at + n < findings->len && n < ADJ_MAX_UNITS &&
         g_array_index (findings, AdjFinding, at + n).reason == ADJ_REASON_NOT_ENTERED)
    n++;
  return n;
}

static char *
absent (const AdjView *view, const AdjFinding *findings, guint n)
{
  guint16 units[ADJ_MAX_UNITS];
  g_autofree char *names = NULL;

  for (guint i = 0; i < n; i++)
    units[i] = (guint16) findings[i].unit;
  names = adj_words_units (view, units, n);
  return adj_fill_row (adj_fill (_ ("{units} are due and have not entered"),
                                 (const AdjPlace[]){ { "units", names }, { NULL, NULL } }),
                       findings->row);
}

/* A sentence for each finding, or for several; kinds has one of each. */
static char **
tell_findings (const AdjView *view, const GArray *findings, GArray *kinds)
{
  g_autoptr (GArray) seen = adj_seen_findings (view, findings);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  guint n;

  for (guint i = 0; i < seen->len; i += MAX (n, 1))
    {
      const AdjFinding *finding = &g_array_index (seen, AdjFinding, i);
      g_autofree char *text = NULL;

      n = count_absent (seen, i);
      text = n > 1 ? absent (view, finding, n) : adj_words_finding (view, finding);
      g_strv_builder_add (lines, text);
      g_array_append_val (kinds, *finding);
    }
  return g_strv_builder_end (lines);
}

char **
adj_words_findings (const AdjView *view, const GArray *findings)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (AdjFinding));

  return tell_findings (view, findings, kinds);
}

static const char *
frame_of (const AdjFinding *finding)
{
  if (finding->reason == ADJ_REASON_MISSING)
    return _ ("Not judged: {what}");
  return finding->impossible ? _ ("Impossible: {what}") : _ ("Warning: {what}");
}

char **
adj_words_verdict (const AdjView *view, const GArray *findings, gboolean unjudged)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (AdjFinding));
  g_auto (GStrv) texts = tell_findings (view, findings, kinds);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  gboolean said = FALSE; /* why nobody has judged */

  for (guint i = 0; texts[i] != NULL; i++)
    {
      const AdjFinding *kind = &g_array_index (kinds, AdjFinding, i);
      g_autofree char *line =
          adj_fill (frame_of (kind), (const AdjPlace[]){ { "what", texts[i] }, { NULL, NULL } });

      g_strv_builder_add (lines, line);
      said |= kind->reason == ADJ_REASON_MISSING;
    }
  if (unjudged && !said)
    g_strv_builder_add (lines, _ ("Not judged: a figure it depends on is not known"));
  return g_strv_builder_end (lines);
}

const char *
adj_words_refused (const AdjOutcome *outcome)
{
  g_return_val_if_fail (outcome != NULL, NULL);

  if (!outcome->refused)
    return NULL;
  return adj_outcome_asks_first (outcome)
             ? _ ("What is not sealed is not marched: seal it first, or end the order with ! and "
                  "go on")
             : _ ("The game is strict: end the order with ! if you agree on it");
}
