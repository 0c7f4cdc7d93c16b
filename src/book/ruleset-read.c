/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "book/ruleset-form.h"
#include "book/ruleset-read-ground.h"
#include "book/ruleset-read-tables.h"

/* The form has been checked against the element table; here names are looked up, values are
 * held against each other and the struct is filled. Ceilings are the form's: what is over them
 * has been reported, and is left out here. So has a figure that cannot be read: it counts as 0,
 * and what would be held against it is let be. */

static void
read_phases (AdjRulesetReader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;

  for (const AdjXmlNode *node = adj_xml_first (root, "phase"); node;
       node = adj_xml_next (node, "phase"))
    {
      AdjPhase phase = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .name = adj_reading_string (&self->reading, node, "name"),
        .kind = (AdjPhaseKind) adj_xml_get_word (node, "kind", adj_phase_kinds, 0),
        .player = (AdjPhasePlayer) adj_xml_get_word (node, "player", adj_phase_players, 0),
        .when = (AdjPhaseWhen) adj_xml_get_word (node, "when", adj_phase_whens, 0),
        .with = adj_reading_string (&self->reading, node, "with"),
      };
      gboolean twice = FALSE;

      for (guint i = 0; i < ruleset->n_phases; i++)
        twice |= g_strcmp0 (ruleset->phases[i].id, phase.id) == 0;
      adj_ruleset_complain_twice (self, node, twice, N_ ("phase"), phase.id);
      if (ruleset->n_phases >= ADJ_MAX_PHASES)
        return;
      phase.without = adj_reading_list (&self->reading, node, "without");
      ruleset->phases[ruleset->n_phases++] = phase;
    }
}

/* The preset of a rule or switch is on or off; of a figure one of its words, or a number. */
static void
read_preset (AdjRulesetReader *self, const AdjXmlNode *node, AdjOption *option)
{
  g_autofree char *text = g_strdup (adj_xml_get (node, "default"));

  if (text == NULL)
    return;
  if (option->least > option->most)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "option-range", _ ("option '%s': least %d is more than most %d"),
                      adj_ruleset_name_or_none (option->id), option->least, option->most);
  else if (!adj_option_parse_value (option, g_strstrip (text), &option->preset))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "option-default",
                      _ ("option '%s' cannot be '%s'; give one of its words, a number from least "
                         "to most, or on or off"),
                      adj_ruleset_name_or_none (option->id), text);
}

static void
read_options (AdjRulesetReader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;

  for (const AdjXmlNode *node = adj_xml_first (root, "option"); node;
       node = adj_xml_next (node, "option"))
    {
      AdjOption option = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .kind = (AdjOptionKind) adj_xml_get_word (node, "kind", adj_option_kinds, 0),
        .title = adj_reading_string (&self->reading, node, "title"),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
        .short_text = adj_reading_string (&self->reading, node, "short"),
        .least = adj_xml_get_int (node, "least", 0),
        .most = adj_xml_get_int (node, "most", 999),
        .part_of = adj_reading_string (&self->reading, node, "part-of"),
        .next_turn = adj_xml_get_yes (node, "next-turn", FALSE),
      };

      adj_ruleset_complain_twice (self, node, adj_ruleset_option (ruleset, option.id) >= 0,
                                  N_ ("option"), option.id);
      if (ruleset->n_options >= ADJ_MAX_OPTIONS)
        return;
      option.key = adj_option_key (option.id);
      if (adj_xml_has (node, "words"))
        option.words = adj_reading_list (&self->reading, node, "words");
      option.needs = adj_reading_list (&self->reading, node, "needs");
      option.offsets = adj_reading_list (&self->reading, node, "offsets");
      option.brings = adj_reading_list (&self->reading, node, "brings");
      read_preset (self, node, &option);
      ruleset->options[ruleset->n_options++] = option;
    }
}

static gboolean
has_phase_with (const AdjRuleset *ruleset, const char *option)
{
  for (guint i = 0; i < ruleset->n_phases; i++)
    if (g_strcmp0 (ruleset->phases[i].with, option) == 0)
      return TRUE;
  return FALSE;
}

/* A sequence that is older than an option which needs phases of its own does not play it. */
static void
drop_unplayable_options (AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_options; i++)
    if (adj_option_has_phases (ruleset->options[i].key) &&
        !has_phase_with (ruleset, ruleset->options[i].id))
      ruleset->options[i].key = ADJ_OPTION_NONE;
}

/* The options that options, rows and phases name must be there. */
static void
check_option_names (AdjRulesetReader *self, const AdjXmlNode *root)
{
  static const char *const single[] = { "part-of", "option", "switch", "with", NULL };
  static const char *const lists[] = { "needs", "offsets", "brings", "without", NULL };
  const char *names[ADJ_MAX_OPTIONS + 1] = { NULL };

  for (guint i = 0; i < self->ruleset->n_options; i++)
    names[i] = adj_ruleset_name_or_none (self->ruleset->options[i].id);
  for (const AdjXmlNode *node = adj_xml_first (root, NULL); node; node = adj_xml_next (node, NULL))
    {
      const char *element = adj_xml_name (node);

      if (!g_str_equal (element, "option") && !g_str_equal (element, "row") &&
          !g_str_equal (element, "phase"))
        continue;
      for (int i = 0; single[i] != NULL; i++)
        adj_reading_index (&self->reading, node, single[i], N_ ("option"), names);
      for (int i = 0; lists[i] != NULL; i++)
        {
          g_autofree char **words = adj_xml_get_list (node, lists[i]);

          for (int j = 0; words[j] != NULL; j++)
            adj_reading_find (&self->reading, node, words[j], N_ ("option"), names);
        }
    }
}

/* "BG 5.13, Y 5.21". */
static const char **
read_row_names (AdjRulesetReader *self, const AdjXmlNode *node, const char *attribute)
{
  const char *text = adj_xml_get (node, attribute);
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", ",", -1);
  const char **list = g_new0 (const char *, g_strv_length (parts) + 1);
  guint n = 0;

  for (int i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      list[n++] = adj_reading_keep (&self->reading, parts[i]);
  return list;
}

static void
read_rows (AdjRulesetReader *self, const AdjXmlNode *root)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, TRUE, sizeof (AdjRow));
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const AdjXmlNode *node = adj_xml_first (root, "row"); node;
       node = adj_xml_next (node, "row"))
    {
      AdjRow row = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .chapter = adj_reading_string (&self->reading, node, "chapter"),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
        .option = adj_reading_string (&self->reading, node, "option"),
        .switch_id = adj_reading_string (&self->reading, node, "switch"),
        .ruling = adj_reading_string (&self->reading, node, "ruling"),
        .short_ruling = adj_reading_string (&self->reading, node, "short"),
        .check = adj_reading_string (&self->reading, node, "check"),
        .stands_for = read_row_names (self, node, "stands-for"),
        .lifts = read_row_names (self, node, "lifts"),
      };

      adj_reading_once (&self->reading, node, seen, row.id, N_ ("row"));
      g_array_append_val (rows, row);
    }
  self->ruleset->n_rows = rows->len;
  self->ruleset->rows = (AdjRow *) (gpointer) g_array_free (g_steal_pointer (&rows), FALSE);
}

static void
read_missing (AdjRulesetReader *self, const AdjXmlNode *root)
{
  g_autoptr (GArray) missing = g_array_new (FALSE, TRUE, sizeof (AdjMissing));

  for (const AdjXmlNode *node = adj_xml_first (root, "missing"); node;
       node = adj_xml_next (node, "missing"))
    {
      AdjMissing part = {
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
        .row = adj_reading_string (&self->reading, node, "row"),
        .stands_for = read_row_names (self, node, "stands-for"),
        .figures = adj_xml_get_yes (node, "figures", FALSE),
        .answered = adj_xml_get_yes (node, "answered", FALSE),
      };

      g_array_append_val (missing, part);
    }
  self->ruleset->n_missing = missing->len;
  self->ruleset->missing =
      (AdjMissing *) (gpointer) g_array_free (g_steal_pointer (&missing), FALSE);
}

/* Each row of 1975 is one thing here, or no rule, or missing. */
static void
check_row_names (AdjRulesetReader *self, const AdjXmlNode *root)
{
  static const char *const attributes[] = { "stands-for", "lifts" };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const AdjXmlNode *node = adj_xml_first (root, NULL); node; node = adj_xml_next (node, NULL))
    for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
      {
        g_autofree const char **list = NULL;

        if (!g_str_equal (adj_xml_name (node), "row") &&
            !g_str_equal (adj_xml_name (node), "missing"))
          continue;
        list = read_row_names (self, node, attributes[i]);
        for (int j = 0; list[j] != NULL; j++)
          adj_reading_once (&self->reading, node, seen, list[j], N_ ("row"));
        if (list[0] != NULL && g_str_equal (adj_xml_name (node), "missing") &&
            !adj_xml_has (node, "row"))
          adj_problems_add (
              self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "missing-without-row",
              _ ("this stands for '%s' and has no row to be cited by; add row="), list[0]);
      }
}

static const char **
read_lines (AdjRulesetReader *self, const AdjXmlNode *root, const char *name)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  for (const AdjXmlNode *node = adj_xml_first (root, name); node; node = adj_xml_next (node, name))
    if (adj_xml_text (node) != NULL)
      g_ptr_array_add (lines, (gpointer) adj_reading_keep (&self->reading, adj_xml_text (node)));
  g_ptr_array_add (lines, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

static void
read_basics (AdjRulesetReader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const AdjXmlNode *about = adj_xml_first (root, "about");
  const AdjXmlNode *movement = adj_xml_first (root, "movement");
  const AdjXmlNode *stacking = adj_xml_first (root, "stacking");
  const AdjXmlNode *zones = adj_xml_first (root, "zones");
  const AdjXmlNode *bombardment = adj_xml_first (root, "bombardment");

  ruleset->id = adj_reading_string (&self->reading, root, "id");
  ruleset->title = adj_reading_string (&self->reading, root, "title");
  ruleset->about = about != NULL ? adj_reading_keep (&self->reading, adj_xml_text (about)) : NULL;
  ruleset->games = read_lines (self, root, "game");
  ruleset->movement_unit = movement != NULL ? adj_xml_get_mp (movement, "unit", ADJ_MP) : ADJ_MP;
  ruleset->minimum_move = movement != NULL && adj_xml_get_yes (movement, "minimum-move", FALSE);
  ruleset->zone_cost = movement != NULL ? adj_xml_get_mp (movement, "zone-cost", 0) : 0;
  ruleset->paths_into_zone =
      movement == NULL || adj_xml_get_yes (movement, "paths-into-zone", TRUE);
  ruleset->zones_known =
      zones == NULL || adj_xml_get_word (zones, "reach", adj_zone_reaches, 0) != ADJ_ZONES_UNKNOWN;
  ruleset->stacking_limit = stacking != NULL ? adj_xml_get_int (stacking, "limit", 0) : 0;
  ruleset->tight_adds = stacking != NULL ? adj_xml_get_mp (stacking, "tight-adds", 0) : 0;
  if (bombardment == NULL)
    return;
  ruleset->bombard_least = adj_xml_get_int (bombardment, "least", 1);
  ruleset->bombard_most = adj_xml_get_int (bombardment, "most", 1);
  if (ruleset->bombard_least > ruleset->bombard_most)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (bombardment),
                      "bombardment-range",
                      _ ("bombardment at least %d and at most %d hexes: no range is left"),
                      ruleset->bombard_least, ruleset->bombard_most);
}

static AdjRuleset *
read_document (AdjXmlDoc *doc, AdjProblems *problems)
{
  g_autoptr (AdjRuleset) ruleset = g_new0 (AdjRuleset, 1);
  AdjRulesetReader self = { .ruleset = ruleset };
  const AdjXmlNode *root;

  ruleset->refs = 1;
  ruleset->strings = g_string_chunk_new (16384);
  self.reading = (AdjReading){ ruleset->strings, problems };
  if (doc == NULL)
    return NULL;
  root = adj_xml_root (doc);
  read_basics (&self, root);
  adj_ruleset_read_ground (&self, root);
  read_phases (&self, root);
  adj_ruleset_read_tables (&self, root);
  read_options (&self, root);
  drop_unplayable_options (ruleset);
  read_rows (&self, root);
  read_missing (&self, root);
  ruleset->differences = read_lines (&self, root, "difference");
  check_row_names (&self, root);
  check_option_names (&self, root);
  adj_ruleset_index_citations (ruleset);
  adj_problems_sort (problems);
  return adj_problems_usable (problems) ? g_steal_pointer (&ruleset) : NULL;
}

AdjRuleset *
adj_ruleset_load (const char *path, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_load (path, &adj_ruleset_format, problems);

  return read_document (doc, problems);
}

AdjRuleset *
adj_ruleset_parse (const char *text, gsize length, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, length, &adj_ruleset_format, problems);

  return read_document (doc, problems);
}
