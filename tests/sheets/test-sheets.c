/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/chart-line.h"
#include "paper.h"
#include "staff/listing.h"
#include "tests/record/fixture.h"

/* What holds for every paper: its forms as a file, its names, and that gaps are told. */

/* What nobody has read off a printed copy is said to be unknown, and not that there is none of it.
 */
static void
test_gaps (void)
{
  static const char *const battles[] = { "antietam", "shiloh" };

  for (gsize i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *path = adj_library_find_scenario (battles[i]);
      g_autoptr (AdjLoaded) loaded = adj_library_load (path);
      g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
      g_autofree char *arrivals = paper_words_of (ADJ_SHEET_ARRIVALS, game);
      g_autofree char *setup = paper_words_of (ADJ_SHEET_SETUP, game);
      g_autofree char *roster = paper_words_of (ADJ_SHEET_ROSTER, game);
      g_autofree char *map = paper_words_of (ADJ_SHEET_MAP, game);

      g_assert_null (strstr (arrivals, "Nobody arrives"));
      paper_assert_says (arrivals, "Reinforcements Not known yet, to be looked up");
      paper_assert_says (setup, "Set-up Not known yet");
      paper_assert_says (roster, "Strengths Not known yet");
      paper_assert_says (map, "Map Not known yet");
    }
}

/* How deep a line is underlined; 0 of one that is no underline of the line before. */
static int
depth_of (const char *text, const char *below)
{
  static const char marks[] = "=-.";
  const char *mark = *below != '\0' ? strchr (marks, *below) : NULL;

  if (mark == NULL || strspn (below, (char[]){ *mark, '\0' }) != strlen (below) ||
      (glong) strlen (below) != g_utf8_strlen (text, -1))
    return 0;
  return (int) (mark - marks) + 1;
}

/* Two blank lines part what follows each other; rows to write in leave more of them. */
static guint
next_line (char **lines, guint at)
{
  guint i = at;

  while (lines[i] != NULL && *lines[i] == '\0')
    i++;
  return i - at > 2 ? at : i;
}

/* Returns the heading that has nothing below it, or the titles of a table that have no row. */
static const char *
find_bare (char **lines)
{
  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    {
      int depth = depth_of (lines[i - 1], lines[i]);
      gboolean titles = *lines[i] == '-' && strspn (lines[i], "- ") == strlen (lines[i]);
      guint next = next_line (lines, i + 1);
      int below = lines[next] != NULL && lines[next + 1] != NULL
                      ? depth_of (lines[next], lines[next + 1])
                      : 0;

      if ((depth > 0 || titles) && lines[next] == NULL)
        return lines[i - 1];
      if (depth > 0 ? below > 0 && below <= depth : titles && next != i + 1 && *lines[next] != '\0')
        return lines[i - 1];
    }
  return NULL;
}

/* A battle of which little is known has no heading over nothing, nor a table of titles alone. */
static void
test_bare_headings (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();

  for (guint i = 0; paths[i] != NULL; i++)
    for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
      {
        g_autoptr (AdjLoaded) loaded = adj_library_load (paths[i]);
        g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
        AdjSheetOptions options = paper_options ();
        g_autoptr (AdjSheet) sheet = NULL;
        g_autofree char *text = NULL;
        g_auto (GStrv) lines = NULL;
        gsize length;

        if (!adj_sheet_is_of (kind, loaded->book->ruleset))
          continue;
        sheet = paper_sheet (kind, game, &options);
        text = paper_bytes (sheet, ".txt", &length);
        lines = g_strsplit (text, "\n", -1);
        g_test_message ("%s of %s", adj_sheet_name (kind), paths[i]);
        g_assert_cmpstr (find_bare (lines), ==, NULL);
      }
}

/* A picture in HTML says in a few words what is on it, but where the words beside it do; those of
 * the map are all dots, for as lines they would be too many. */
static void
test_html_pictures (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();

  for (AdjSheetKind kind = 0; kind < ADJ_N_SHEETS; kind++)
    {
      g_autoptr (AdjSheet) sheet = NULL;
      g_autofree char *text = NULL;
      gsize length;

      options.eyes = kind == ADJ_SHEET_SIDE ? ADJ_EYES_FIRST : ADJ_EYES_ALL;
      sheet = paper_sheet (kind, game, &options);
      text = paper_bytes (sheet, ".html", &length);
      g_test_message ("%s", adj_sheet_name (kind));
      g_assert_cmpuint (paper_count (text, "<p><(svg|img) (?![^>]*(aria-label|alt)="
                                           "\"[^ \"]+ [^ \"]+)"),
                        ==, 0);
      if (kind < ADJ_SHEET_MAP)
        g_assert_null (strstr (text, "image/png"));
      if (kind == ADJ_SHEET_ROSTER)
        g_assert_cmpuint (paper_count (text, "<li><svg "), ==, fixture_book ()->scenario->n_units);
    }
}

static char *
outline_of (const AdjSheet *sheet)
{
  gsize length;
  g_autofree char *bytes = paper_bytes (sheet, ".pdf", &length);
  GString *titles = g_string_new (NULL);

  for (gsize i = 0; i + 8 < length; i++)
    if (memcmp (bytes + i, "/Title (", 8) == 0)
      g_string_append_printf (titles, "%.*s\n", (int) strcspn (bytes + i + 8, ")"), bytes + i + 8);
  return g_string_free (titles, FALSE);
}

/* All papers are one file with an outline, its pages numbered through. */
static void
test_all_papers (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_ALL, game, &options);
  g_autofree char *outline = outline_of (sheet);
  g_autofree char *text = paper_text (sheet);
  g_autofree char *foot =
      g_strdup_printf ("Page %u of %u", adj_sheet_n_pages (sheet), adj_sheet_n_pages (sheet));

  g_assert_true (g_str_has_prefix (outline, "Turn 1\n"));
  paper_assert_says (outline, "\nAfter-action report\nAs things stand\n");
  paper_assert_says (outline, "\nVictory ledger\n");
  paper_assert_says (text, foot);
  g_assert_cmpstr (adj_sheet_title (sheet), ==, "All papers");
}

/* The last place of the words among bytes; NULL. */
static const char *
find_last (const char *bytes, gsize length, const char *words)
{
  gsize n = strlen (words);

  for (gsize i = length; i >= n; i--)
    if (memcmp (bytes + i - n, words, n) == 0)
      return bytes + i - n;
  return NULL;
}

/* Whoever has a PDF read aloud jumps from heading to heading, in the language it is in. */
static void
test_aloud (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_ARRIVALS, game, &options);
  gsize length;
  g_autofree char *bytes = paper_bytes (sheet, ".pdf", &length);
  const char *start = find_last (bytes, length, "startxref\n");
  gsize table;

  g_assert_nonnull (find_last (bytes, length, "/MarkInfo << /Marked true >>"));
  g_assert_nonnull (find_last (bytes, length, "/S /H1"));
  g_assert_nonnull (find_last (bytes, length, "/Lang (en)"));
  g_assert_nonnull (start);
  table = (gsize) g_ascii_strtoull (start + strlen ("startxref\n"), NULL, 10);
  g_assert_cmpuint (table, <, length);
  g_assert_true (g_str_has_prefix (bytes + table, "xref\n"));
}

/* One page is a picture as well; more are not. */
static void
test_pictures (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) map = paper_sheet (ADJ_SHEET_MAP, game, &options);
  g_autoptr (AdjSheet) roster = paper_sheet (ADJ_SHEET_ROSTER, game, &options);
  g_autoptr (GBytes) small = adj_sheet_to_png (map, 0, 300);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *svg = paper_bytes (map, ".svg", &length);
  g_autofree char *png = paper_bytes (map, ".png", &length);
  const guint8 *head = g_bytes_get_data (small, NULL);

  g_assert_true (g_str_has_prefix (svg, "<?xml"));
  g_assert_true (g_str_has_prefix (png, "\x89PNG"));
  g_assert_cmpuint (head[18] * 256u + head[19], ==, 300); /* the width in its first chunk */
  g_assert_false (adj_sheet_write (roster, "roster.png", &error));
  g_assert_cmpstr (error->message, ==, "a picture is one page, and this paper has more");
}

/* All that is compared with the print has a line and a box, ticked where that is done. */
static void
test_proof (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjDraft) draft = adj_draft_new (loaded->book->scenario);
  g_autoptr (AdjGame) game = NULL;
  g_autofree char *text = NULL;

  g_assert_true (adj_draft_chart (draft, "1/1/xiv strength=4"));
  game = adj_game_new (adj_draft_get_book (draft), 0);
  text = paper_words_of (ADJ_SHEET_PROOF, game);
  paper_assert_says (text, "Row 1, column 1");
  for (guint i = 0; i < loaded->book->n_hexes; i++)
    {
      g_autofree char *hex = g_strdup_printf ("%04d, ", loaded->book->hexes[i].id);

      paper_assert_says (text, hex);
    }
  for (guint i = 0; i < loaded->book->scenario->n_units; i++)
    paper_assert_says (text, loaded->book->scenario->units[i].name);
  paper_assert_says (text, "Game-Turn 1");
  paper_assert_says (text, ADJ_BOX_EMPTY);
  paper_assert_says (text, ADJ_BOX_TICKED);
}

/* The same record is the same bytes, in every form. */
static void
test_same_bytes (void)
{
  static const char *const endings[] = { ".pdf", ".txt", ".html" };
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();

  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
      {
        g_autoptr (AdjSheet) one = paper_sheet (kind, game, &options);
        g_autoptr (AdjSheet) two = paper_sheet (kind, game, &options);
        gboolean heavy = kind == ADJ_SHEET_MAP && i == 2; /* every tree, twice */
        gsize n;
        gsize m;
        g_autofree char *first = paper_bytes (one, endings[heavy ? 0 : i], &n);
        g_autofree char *second = paper_bytes (two, endings[heavy ? 0 : i], &m);

        g_assert_cmpmem (first, n, second, m);
        g_assert_cmpuint (n, >, 30);
      }
}

/* The book of a game that is played by tables of the player's own. */
static AdjBook *
own_book (void)
{
  const AdjBook *printed = fixture_book ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("own");
  g_autoptr (GString) rules = g_string_new (NULL);
  g_autoptr (GString) battle = g_string_new (NULL);
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (AdjScenario) scenario = NULL;
  gsize length;
  g_autofree char *rules_text = adj_ruleset_write (printed->ruleset, &length);
  g_autofree char *battle_text = adj_scenario_write (printed->scenario, &length);

  g_string_assign (rules, rules_text);
  g_string_replace (rules, "id=\"blue-and-gray\"", "id=\"blue-and-gray-own\"", 1);
  g_string_assign (battle, battle_text);
  g_string_replace (battle, "ruleset=\"blue-and-gray\"", "ruleset=\"blue-and-gray-own\"", 1);
  ruleset = adj_ruleset_parse (rules->str, rules->len, problems);
  g_assert_nonnull (ruleset);
  scenario = adj_scenario_parse (battle->str, battle->len, ruleset, problems);
  g_assert_nonnull (scenario);
  return adj_book_new (scenario);
}

/* By which rules it was played stands in the head of every paper, if they are not the printed
 * ones. */
static void
test_own_rules (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_SUMMARY, ADJ_SHEET_ROSTER, ADJ_SHEET_REPORT };
  g_autoptr (AdjBook) book = own_book ();
  g_autoptr (AdjGame) own = adj_game_new (book, 42);
  g_autoptr (AdjGame) printed = fixture_game ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *text = paper_text_of (kinds[i], own);
      g_autofree char *plain = paper_text_of (kinds[i], printed);

      paper_assert_says (text, "Played by “Blue & Gray (1975)”");
      g_assert_null (strstr (plain, "Played by"));
    }
}

static void
test_names (void)
{
  for (AdjSheetKind kind = 0; kind < ADJ_N_SHEETS; kind++)
    g_assert_cmpint (adj_sheet_find (adj_sheet_name (kind)), ==, kind);
  g_assert_cmpint (adj_sheet_find ("poem"), ==, -1);
  g_assert_true (adj_sheet_knows_ending ("x.html"));
  g_assert_false (adj_sheet_knows_ending ("x.doc"));
  g_assert_true (adj_sheet_needs_game (ADJ_SHEET_REPORT));
  g_assert_false (adj_sheet_needs_game (ADJ_SHEET_AID));
  g_assert_true (adj_sheet_is_page_a_turn (ADJ_SHEET_SUMMARY));
  g_assert_false (adj_sheet_is_page_a_turn (ADJ_SHEET_ALL));
  g_assert_true (adj_sheet_has_form (ADJ_SHEET_PLOT));
  g_assert_false (adj_sheet_has_form (ADJ_SHEET_SUMMARY));
}

static void
test_unwritable (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_AID, game, &options);
  g_autoptr (GError) error = NULL;

  g_assert_false (adj_sheet_write (sheet, "/nowhere/at/all.pdf", &error));
  g_assert_nonnull (strstr (error->message, "/nowhere/at"));
  g_clear_error (&error);
  g_assert_false (adj_sheet_write (sheet, "/tmp/paper.doc", &error));
  g_assert_nonnull (strstr (error->message, ".html, .svg or .png"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/same bytes", test_same_bytes);
  g_test_add_func ("/sheets/gaps", test_gaps);
  g_test_add_func ("/sheets/bare headings", test_bare_headings);
  g_test_add_func ("/sheets/html pictures", test_html_pictures);
  g_test_add_func ("/sheets/all papers", test_all_papers);
  g_test_add_func ("/sheets/aloud", test_aloud);
  g_test_add_func ("/sheets/pictures", test_pictures);
  g_test_add_func ("/sheets/proof", test_proof);
  g_test_add_func ("/sheets/own rules", test_own_rules);
  g_test_add_func ("/sheets/names", test_names);
  g_test_add_func ("/sheets/unwritable", test_unwritable);
  return g_test_run ();
}
