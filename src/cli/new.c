/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"
#include "cli/game.h"
#include "desk/dice.h"
#include "desk/durable.h"
#include "record/order-settle.h"
#include "record/proof.h"
#include "staff/agreement.h"

/* Why it is not; NULL if it is. */
static char *
choose_option (AdjGame *game, const char *option)
{
  AdjOrder order;
  g_autoptr (GPtrArray) outcomes = NULL;
  char *why = adj_order_read_option (adj_game_get_book (game), option, &order);

  if (why != NULL)
    return why;
  outcomes = adj_game_submit_orders (game, &order, 1);
  return ((const AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded
             ? NULL
             : g_strdup ("not an option");
}

/* Options chosen before the game are its first orders. */
static gboolean
choose_options (AdjGame *game, char **options)
{
  for (int i = 0; options != NULL && options[i] != NULL; i++)
    {
      g_autofree char *why = choose_option (game, options[i]);

      if (why == NULL)
        continue;
      adj_cli_complain (&adj_cli_new, "--option %s: %s", options[i], why);
      return FALSE;
    }
  return TRUE;
}

/* The rules of an article, by the word that is typed for it; NULL is the standard game. */
static gboolean
choose_article (AdjGame *game, const char *word)
{
  const AdjRuleset *ruleset = adj_game_get_book (game)->ruleset;
  AdjOrder orders[ADJ_N_OPTIONS];

  for (int article = 0; word != NULL && article < ADJ_N_ARTICLES; article++)
    if (g_str_equal (adj_article_words[article], word))
      {
        AdjAgreement agreed = adj_agreement_of_article (ruleset, (AdjArticle) article);
        guint n = adj_agreement_orders (ruleset, &agreed, orders);
        g_autoptr (GPtrArray) outcomes = adj_game_submit_orders (game, orders, n);

        return TRUE;
      }
  if (word != NULL)
    adj_cli_complain (&adj_cli_new, "--with %s: give standard, young or epperson", word);
  return word == NULL;
}

static AdjExitCode
make_game (const AdjLoaded *loaded, const char *path, const char *article, char **options)
{
  g_autoptr (AdjGame) game = adj_game_new (loaded->book, adj_dice_new_seed ());
  g_autoptr (GError) error = NULL;

  if (!adj_cli_is_game (path))
    {
      adj_cli_complain (&adj_cli_new, "the name of a game's file ends in .adjutant");
      return ADJ_EXIT_USAGE;
    }
  if (!choose_article (game, article) || !choose_options (game, options))
    return ADJ_EXIT_USAGE;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      adj_cli_complain (&adj_cli_new, "%s is there already; choose another name", path);
      return ADJ_EXIT_NO;
    }
  if (!adj_proof_save_new (game, path, &error))
    adj_cli_complain (&adj_cli_new, "%s", error->message);
  if (!adj_durable_is_in_place (error))
    return ADJ_EXIT_NO;
  g_print ("game\t%s\n", path);
  return ADJ_EXIT_YES;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_autofree char *output = NULL;
  g_autofree char *article = NULL;
  g_autofree char *ruleset = NULL;
  g_auto (GStrv) options = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "the game's file", "GAME" },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset, "the rules to play by, if not its own",
      "ID" },
    { "with", 0, 0, G_OPTION_ARG_STRING, &article, "the rules of an article: young, epperson",
      "ARTICLE" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options, "switch an option on, or set it",
      "ID[=VALUE]" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;
  g_autoptr (AdjLoaded) loaded = NULL;

  if (!adj_cli_parse (&adj_cli_new, entries, &argc, &argv, &code))
    return code;
  if (argc != 2 || output == NULL)
    {
      adj_cli_complain (&adj_cli_new,
                        "name a scenario and the file: new chickamauga -o my.adjutant");
      return ADJ_EXIT_USAGE;
    }
  loaded = adj_cli_load_under (&adj_cli_new, argv[1], ruleset);
  return loaded != NULL ? make_game (loaded, output, article, options) : ADJ_EXIT_NO;
}

const AdjCliCommand adj_cli_new = {
  .name = "new",
  .arguments = "SCENARIO",
  .summary = "begin a game of a scenario",
  .help = "The scenario and its ruleset go into the game's file whole. It prints\n"
          "  game FILE",
  .run = run,
};
