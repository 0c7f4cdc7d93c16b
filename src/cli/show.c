/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include <string.h>

static const AdjCliView views[] = {
  { "summary", NULL, adj_cli_show_summary },
  { "map", NULL, adj_cli_show_map },
  { "units", NULL, adj_cli_show_units },
  { "hex", "the hex's number", adj_cli_show_hex },
  { "reinforcements", NULL, adj_cli_show_reinforcements },
  { "victory", NULL, adj_cli_show_victory },
  { "options", NULL, adj_cli_show_options },
  { "rows", NULL, adj_cli_show_rows },
  { "unknown", NULL, adj_cli_show_unknown },
};

static const AdjCliView *
find_view (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (strcmp (views[i].name, name) == 0)
      return &views[i];
  return NULL;
}

static AdjExitCode
run (int argc, char **argv)
{
  AdjExitCode code = ADJ_EXIT_USAGE;
  const AdjCliView *view;
  g_autoptr (AdjLoaded) loaded = NULL;

  if (!adj_cli_parse (&adj_cli_show, NULL, &argc, &argv, &code))
    return code;
  if (argc < 2)
    {
      adj_cli_complain (&adj_cli_show, "name a scenario, such as chickamauga");
      return ADJ_EXIT_USAGE;
    }
  view = find_view (argc > 2 ? argv[2] : "summary");
  if (view == NULL)
    {
      adj_cli_complain (&adj_cli_show, "there is no view '%s'; --help lists them", argv[2]);
      return ADJ_EXIT_USAGE;
    }
  if (argc > (view->extra != NULL ? 4 : 3) || (view->extra != NULL && argc < 4))
    {
      adj_cli_complain (&adj_cli_show, "the view %s takes %s", view->name,
                        view->extra != NULL ? view->extra : "nothing behind it");
      return ADJ_EXIT_USAGE;
    }
  loaded = adj_cli_load (&adj_cli_show, argv[1]);
  if (loaded == NULL)
    return ADJ_EXIT_NO;
  return view->print (loaded->book, argc > 3 ? argv[3] : NULL);
}

const AdjCliCommand adj_cli_show = {
  .name = "show",
  .arguments = "SCENARIO [VIEW]",
  .summary = "what a scenario says: its map, units, turns, victory conditions",
  .help = "SCENARIO is a file or an id such as chickamauga. Views:\n"
          "  summary         title, sides, turns, counts (when no view is named)\n"
          "  map             hex ID TERRAIN [NAME]; hexside ID ID FEATURE...; its parts\n"
          "  units           unit ID SIDE ARM STRENGTH PLACE STATUS NAME\n"
          "  hex ID          its terrain, six sides with the cost of stepping across, units\n"
          "  reinforcements  by turn, with entry hexes\n"
          "  victory         awards and levels\n"
          "  options         the ruleset's options, their values and whether they are offered\n"
          "  rows            the ledger: every row's id and text, with rulings\n"
          "  unknown         what the owner of the printed game has to fill in",
  .run = run,
};
