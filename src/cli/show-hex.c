/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"
#include "desk/value.h"
#include "record/order.h"
#include "rules/played.h"
#include "staff/hex-card.h"

static char *
cost_text (int cost)
{
  if (cost == ADJ_CLOSED)
    return g_strdup ("closed");
  if (cost == ADJ_UNKNOWN_COST)
    return g_strdup ("?");
  return adj_value_print_mp (cost);
}

static char *
features_text (const AdjRuleset *ruleset, guint32 features)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_features; i++)
    if (features & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ruleset->features[i].id);
  return g_string_free (text, FALSE);
}

/* side DIRECTION HEX FEATURES, then a cost for each arm: what it pays to step across, under the
 * rules of the game if there is one (Y 9.0b, E N.5). */
static void
print_side (const AdjBook *book, const AdjField *field, AdjHex hex, int d)
{
  const AdjBookHex *here = &book->hexes[hex];
  gboolean cover = field != NULL && adj_forests_cover (field->table);
  gboolean night = field != NULL && adj_ground_is_dear (field->table, book);
  g_autofree char *features = features_text (book->ruleset, here->features[d]);

  g_print ("side\t%s\t", adj_hex_direction_name (book->scenario->map.grid.orientation, d));
  if (here->neighbours[d] == ADJ_NO_HEX)
    {
      g_print ("off-map\n");
      return;
    }
  g_print ("%04d\t%s", book->hexes[here->neighbours[d]].id, features);
  for (guint arm = 0; arm < book->ruleset->n_arms; arm++)
    {
      const gint16 *costs = adj_book_costs (book, (int) arm, cover, night);
      g_autofree char *cost = cost_text (costs[hex * ADJ_HEX_DIRECTIONS + d]);

      g_print ("\t%s %s", book->ruleset->arms[arm].id, cost);
    }
  g_print ("\n");
}

/* The multiplier of a defender there: the printed figure, or in a game what its options and a
 * finished entrenchment make of it (Y 5.45, 9.0). */
static int
find_defence (const AdjBook *book, const AdjField *field, AdjHex hex)
{
  const char *row;

  if (field == NULL)
    return adj_book_terrain (book, hex)->defence;
  return adj_hex_cover (field, hex, &row);
}

AdjExitCode
adj_cli_find_hex (const AdjBook *book, const char *number)
{
  AdjHexId id = adj_hex_parse (number);

  if (id == ADJ_HEX_NONE)
    {
      adj_cli_complain (&adj_cli_show, "'%s' is not a hex: four digits such as 0412", number);
      return ADJ_EXIT_USAGE;
    }
  if (adj_book_hex (book, id) == ADJ_NO_HEX)
    {
      adj_cli_complain (&adj_cli_show, "hex %04d is not on the map of %s", id,
                        book->scenario->title);
      return ADJ_EXIT_NO;
    }
  return ADJ_EXIT_YES;
}

/* Do the rules have the row, or one in its place? */
static gboolean
is_known (const AdjBook *book, const char *row)
{
  return adj_ruleset_cite (book->ruleset, row, NULL).row != NULL;
}

AdjExitCode
adj_cli_print_hex (const AdjBook *book, const AdjField *field, const char *number)
{
  AdjExitCode code = adj_cli_find_hex (book, number);
  AdjHex hex = adj_book_hex (book, adj_hex_parse (number));
  const AdjTerrain *terrain;

  if (code != ADJ_EXIT_YES)
    return code;
  terrain = adj_book_terrain (book, hex);
  g_print ("hex\t%04d\t%s\n", book->hexes[hex].id, terrain->id);
  if (book->scenario->map.hexes[hex].name != NULL)
    g_print ("name\t%s\n", book->scenario->map.hexes[hex].name);
  if (book->ruleset->slope_adds > 0)
    g_print ("level\t%d\nslope\t%s\n", book->scenario->map.hexes[hex].level,
             book->scenario->map.hexes[hex].slope ? "yes" : "no");
  if (terrain->look == ADJ_LOOK_UNKNOWN || !is_known (book, "BG 7.4"))
    g_print ("defence\t?\n");
  else
    g_print ("defence\t%d\n", find_defence (book, field, hex));
  if (terrain->look == ADJ_LOOK_UNKNOWN || !is_known (book, "BG 8.31"))
    g_print ("blocks-sight\t?\n");
  else
    g_print ("blocks-sight\t%s\n", terrain->blocks_sight ? "yes" : "no");
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    print_side (book, field, hex, d);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_show_hex (const AdjBook *book, const char *extra)
{
  AdjExitCode code = adj_cli_print_hex (book, NULL, extra);

  for (guint i = 0; code == ADJ_EXIT_YES && i < book->scenario->n_units; i++)
    if (book->scenario->units[i].hex == adj_hex_parse (extra))
      g_print ("unit\t%s\n", book->scenario->units[i].id);
  return code;
}
