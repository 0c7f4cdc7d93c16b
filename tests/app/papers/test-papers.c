/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/papers/game-papers.h"
#include "sheets/sheet.h"
#include "stage.h"

/* The papers from the window: seen, printed (into a file, as there is no printer), for every
 * sheet there is. */

static GtkWidget *
child_of (GtkWidget *papers, const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (papers, ADJ_TYPE_PRINT_WINDOW, name));
}

static const char *
answer_of (GtkWidget *papers)
{
  return gtk_label_get_label (GTK_LABEL (child_of (papers, "answer")));
}

static void
test_every_sheet (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "paper.pdf", NULL);
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  GtkWidget *papers;
  GtkDropDown *sheets;

  stage_order (window, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4");
  papers = adj_game_papers_new (GTK_WINDOW (window), session);
  gtk_window_present (GTK_WINDOW (papers));
  gtk_test_widget_wait_for_draw (papers);
  sheets = stage_find (papers, GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (sheets)), ==, ADJ_N_SHEETS);
  for (guint kind = 0; kind < ADJ_N_SHEETS; kind++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      gsize length;

      gtk_drop_down_set_selected (sheets, kind);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (child_of (papers, "eyes")),
                                  kind == ADJ_SHEET_SIDE ? ADJ_EYES_FIRST : ADJ_EYES_ALL);
      stage_settle ();
      g_assert_true (adj_print_window_export (ADJ_PRINT_WINDOW (papers), path, settings, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      g_assert_cmpuint (length, >, 1000);
      g_assert_true (g_str_has_prefix (text, "%PDF-"));
    }
  gtk_window_close (GTK_WINDOW (papers));
  folder_remove (folder);
  stage_close (window);
}

/* A game by other rules has nothing to choose that these have not. */
static void
test_other_rules (void)
{
  AdjWindow *window;
  AdjSession *session;
  GtkWidget *papers;
  GListModel *sheets;
  guint n = 0;

  g_settings_set_string (adj_settings (), "ruleset", "blue-and-grey-revised");
  window = stage_open ();
  session = stage_begin (window);
  papers = adj_game_papers_new (GTK_WINDOW (window), session);
  gtk_window_present (GTK_WINDOW (papers));
  sheets = gtk_drop_down_get_model (stage_find (papers, GTK_TYPE_DROP_DOWN));
  for (guint kind = 0; kind < ADJ_N_SHEETS; kind++)
    if (adj_sheet_is_of (kind, adj_session_book (session)->ruleset))
      {
        g_autoptr (GtkStringObject) word = g_list_model_get_item (sheets, n++);

        g_assert_cmpstr (gtk_string_object_get_string (word), ==, adj_sheet_heading (kind));
      }
  g_assert_cmpuint (g_list_model_get_n_items (sheets), ==, n);
  g_assert_cmpuint (n, <, ADJ_N_SHEETS);
  adj_game_papers_show (papers, ADJ_SHEET_MAP);
  g_assert_cmpstr (adj_sheet_heading (ADJ_SHEET_MAP), ==,
                   gtk_string_object_get_string (
                       gtk_drop_down_get_selected_item (stage_find (papers, GTK_TYPE_DROP_DOWN))));
  gtk_window_close (GTK_WINDOW (papers));
  stage_close (window);
  g_settings_reset (adj_settings (), "ruleset");
}

/* Pages are turned by actions, and there is no page behind the last. */
static void
test_pages (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), stage_begin (window));

  gtk_window_present (GTK_WINDOW (papers));
  gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), ADJ_SHEET_ROSTER);
  gtk_test_widget_wait_for_draw (papers);
  for (int i = 0; i < 20; i++)
    gtk_widget_activate_action (papers, "papers.forward", NULL);
  for (int i = 0; i < 20; i++)
    gtk_widget_activate_action (papers, "papers.back", NULL);
  gtk_test_widget_wait_for_draw (papers);
  gtk_window_close (GTK_WINDOW (papers));
  stage_close (window);
}

/* Presses the dialog's button for it, which is in a main loop of its own. */
static gboolean
press_preview (gpointer data)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        {
          gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_APPLY);
          return G_SOURCE_REMOVE;
        }
    }
  return G_SOURCE_CONTINUE;
}

/* Where no viewer is installed, that is said. */
static void
test_no_viewer (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), stage_begin (window));

  g_object_set (gtk_settings_get_default (), "gtk-print-preview-command", "no-such-viewer %f",
                NULL);
  gtk_window_present (GTK_WINDOW (papers));
  gtk_test_widget_wait_for_draw (papers);
  g_timeout_add (200, press_preview, NULL);
  gtk_widget_activate_action (papers, "papers.print", NULL);
  wait_until (strstr (answer_of (papers), "no-such-viewer is not installed") != NULL);
  stage_settle ();
  gtk_window_close (GTK_WINDOW (papers));
  stage_close (window);
}

/* The outcome of saving is said: whatever the name, and nothing is replaced unasked. */
static void
test_saving (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), stage_begin (window));
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "paper", NULL);
  g_autofree char *pdf = g_build_filename (folder, "paper.pdf", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", "paper.txt", NULL);

  gtk_window_present (GTK_WINDOW (papers));
  adj_print_window_save (ADJ_PRINT_WINDOW (papers), path);
  g_assert_true (g_str_has_prefix (answer_of (papers), "Saved as "));
  g_assert_true (g_file_test (pdf, G_FILE_TEST_EXISTS));
  adj_print_window_save (ADJ_PRINT_WINDOW (papers), path);
  g_assert_nonnull (strstr (answer_of (papers), "is there already"));
  adj_print_window_save (ADJ_PRINT_WINDOW (papers), pdf);
  g_assert_true (g_str_has_prefix (answer_of (papers), "Saved as "));
  adj_print_window_save (ADJ_PRINT_WINDOW (papers), nowhere);
  g_assert_nonnull (strstr (answer_of (papers), "was not written"));
  gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), ADJ_SHEET_AID);
  g_assert_cmpstr (answer_of (papers), ==, "");
  gtk_window_close (GTK_WINDOW (papers));
  folder_remove (folder);
  stage_close (window);
}

/* The papers of a side are not shown, printed or saved before somebody says which side's. */
static void
test_whose (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), stage_begin (window));
  GtkWidget *save;

  gtk_window_present (GTK_WINDOW (papers));
  save = stage_find_button (papers, "_Save…");
  gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), ADJ_SHEET_SIDE);
  g_assert_nonnull (strstr (answer_of (papers), "choose which side’s"));
  g_assert_false (gtk_widget_is_sensitive (save));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (child_of (papers, "eyes")), ADJ_EYES_FIRST);
  g_assert_cmpstr (answer_of (papers), ==, "");
  g_assert_true (gtk_widget_is_sensitive (save));
  gtk_window_close (GTK_WINDOW (papers));
  stage_close (window);
}

/* A choice that a sheet does not know cannot be made for it. */
static void
test_choices (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), stage_begin (window));
  GtkDropDown *sheets = stage_find (papers, GTK_TYPE_DROP_DOWN);

  gtk_window_present (GTK_WINDOW (papers));
  for (guint kind = 0; kind < ADJ_N_SHEETS; kind++)
    {
      gtk_drop_down_set_selected (sheets, kind);
      g_assert_cmpint (gtk_widget_get_sensitive (child_of (papers, "span")), ==,
                       adj_sheet_needs_game ((AdjSheetKind) kind));
      g_assert_cmpint (gtk_widget_get_sensitive (child_of (papers, "blank")), ==,
                       kind == ADJ_SHEET_SCATTER || kind == ADJ_SHEET_INITIATIVE ||
                           kind == ADJ_SHEET_PLOT || kind == ADJ_SHEET_MAP);
    }
  gtk_window_close (GTK_WINDOW (papers));
  stage_close (window);
}

/* The size of the first page of a PDF, in points. */
static void
read_size (const char *path, double *width, double *height)
{
  g_autofree char *bytes = NULL;
  gsize length;
  const char *box;
  g_auto (GStrv) figures = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  box = memmem (bytes, length, "/MediaBox [ ", 12);
  g_assert_nonnull (box);
  figures = g_strsplit (box + 12, " ", 5);
  *width = g_ascii_strtod (figures[2], NULL);
  *height = g_ascii_strtod (figures[3], NULL);
}

/* Each paper there is can be chosen by its name; saved or printed the page is as large as it. */
static void
test_every_paper (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), stage_begin (window));
  GtkDropDown *choice = GTK_DROP_DOWN (child_of (papers, "paper"));
  char *folder = folder_make ();
  g_autofree char *saved = g_build_filename (folder, "saved.pdf", NULL);
  g_autofree char *printed = g_build_filename (folder, "printed.pdf", NULL);
  const AdjPaper *paper;
  guint n = 0;

  gtk_window_present (GTK_WINDOW (papers));
  gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), ADJ_SHEET_TRACK);
  for (; (paper = adj_paper_at (n)) != NULL; n++)
    {
      g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
      double width;
      double height;

      g_test_message ("%s", paper->name);
      g_assert_true (adj_paper_find (paper->name) == paper);
      gtk_drop_down_set_selected (choice, n);
      g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (choice)), ==,
                       adj_paper_heading (paper));
      adj_print_window_save (ADJ_PRINT_WINDOW (papers), saved);
      read_size (saved, &width, &height);
      g_assert_cmpfloat_with_epsilon (width, paper->width, 1);
      g_assert_cmpfloat_with_epsilon (height, paper->height, 1);
      g_assert_true (adj_print_window_export (ADJ_PRINT_WINDOW (papers), printed, settings, NULL));
      read_size (printed, &width, &height);
      g_assert_cmpfloat_with_epsilon (MAX (width, height), MAX (paper->width, paper->height), 1);
    }
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (choice)), ==, n);
  gtk_window_close (GTK_WINDOW (papers));
  folder_remove (folder);
  stage_close (window);
}

/* How long the PDF is that comes of printing with that setting. */
static gsize
printed_length (GtkWidget *papers, const char *setting, const char *value)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autoptr (GError) error = NULL;
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "paper.pdf", NULL);
  g_autofree char *bytes = NULL;
  gsize length = 0;

  gtk_print_settings_set (settings, setting, value);
  g_assert_true (adj_print_window_export (ADJ_PRINT_WINDOW (papers), path, settings, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  folder_remove (folder);
  return length;
}

/* A printer without colours, or one that is set to use none, gets what the player would get who
 * asks for none; his choice, and what he sees, stay as they are. */
static void
test_printer_without_colours (void)
{
  static const struct
  {
    const char *setting;
    const char *value;
    gboolean colours;
  } choices[] = {
    { "cups-ColorModel", "RGB", TRUE },        { "cups-ColorModel", "CMYK", TRUE },
    { "cups-ColorModel", "Gray", FALSE },      { "cups-ColorModel", "KGray", FALSE },
    { "cups-print-color-mode", "auto", TRUE }, { "cups-print-color-mode", "monochrome", FALSE },
    { "cups-BRMonoColor", "FullColor", TRUE }, { "cups-BRMonoColor", "Mono", FALSE },
  };
  AdjWindow *window = stage_open ();
  GtkWidget *papers = adj_game_papers_new (GTK_WINDOW (window), stage_begin (window));
  GtkCheckButton *colour = GTK_CHECK_BUTTON (child_of (papers, "colour"));
  gsize coloured;
  gsize plain;

  gtk_window_present (GTK_WINDOW (papers));
  gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), ADJ_SHEET_COUNTERS);
  coloured = printed_length (papers, GTK_PRINT_SETTINGS_USE_COLOR, "true");
  plain = printed_length (papers, GTK_PRINT_SETTINGS_USE_COLOR, "false");
  g_assert_true (gtk_check_button_get_active (colour));
  g_assert_cmpuint (plain, !=, coloured);
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_test_message ("%s=%s", choices[i].setting, choices[i].value);
      g_assert_cmpuint (printed_length (papers, choices[i].setting, choices[i].value), ==,
                        choices[i].colours ? coloured : plain);
    }
  gtk_check_button_set_active (colour, FALSE);
  g_assert_cmpuint (printed_length (papers, GTK_PRINT_SETTINGS_USE_COLOR, "true"), ==, plain);
  gtk_window_close (GTK_WINDOW (papers));
  stage_close (window);
}

/* What the paper says, saved as text. */
static char *
text_of (GtkWidget *papers, AdjSheetKind kind)
{
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "paper.txt", NULL);
  char *text = NULL;

  gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), kind);
  adj_print_window_save (ADJ_PRINT_WINDOW (papers), path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  folder_remove (folder);
  return text;
}

/* A turn summary is of the latest turn, what tells of the whole game of all of them, whichever was
 * looked at before; a player may ask for others. */
static void
test_turns (void)
{
  static const AdjSheetKind whole[] = { ADJ_SHEET_ALL, ADJ_SHEET_REPORT };
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *papers;

  while (adj_game_get_table (adj_session_get_game (session))->turn < 3)
    stage_order (window, "next!");
  papers = adj_game_papers_new (GTK_WINDOW (window), session);
  gtk_window_present (GTK_WINDOW (papers));
  for (gsize i = 0; i < G_N_ELEMENTS (whole); i++)
    {
      g_autofree char *all = text_of (papers, whole[i]);
      g_autofree char *latest = text_of (papers, ADJ_SHEET_SUMMARY);
      g_autofree char *first = NULL;

      g_assert_nonnull (strstr (all, "\nTurn 1\n"));
      g_assert_nonnull (strstr (all, "\nTurn 2\n"));
      g_assert_true (g_str_has_prefix (latest, "Turn 2\n"));
      g_assert_null (strstr (latest, "Turn 1\n"));
      gtk_drop_down_set_selected (stage_find (papers, GTK_TYPE_DROP_DOWN), whole[i]);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (child_of (papers, "to")), 1);
      first = text_of (papers, whole[i]);
      g_assert_nonnull (strstr (first, "Turn 1\n"));
      g_assert_null (strstr (first, "Turn 2\n"));
    }
  gtk_window_close (GTK_WINDOW (papers));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/papers/every-sheet", test_every_sheet);
  g_test_add_func ("/app/papers/other-rules", test_other_rules);
  g_test_add_func ("/app/papers/no-viewer", test_no_viewer);
  g_test_add_func ("/app/papers/pages", test_pages);
  g_test_add_func ("/app/papers/saving", test_saving);
  g_test_add_func ("/app/papers/choices", test_choices);
  g_test_add_func ("/app/papers/turns", test_turns);
  g_test_add_func ("/app/papers/whose", test_whose);
  g_test_add_func ("/app/papers/every-paper", test_every_paper);
  g_test_add_func ("/app/papers/printer-without-colours", test_printer_without_colours);
  return g_test_run ();
}
