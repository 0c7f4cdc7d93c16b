/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>

#include "app/desktop/looks.h"
#include "app/help/help-pages.h"
#include "app/help/help-window.h"
#include "app/help/topics.h"
#include "stage.h"

/* The help speaks the language of the program, and F1 finds its chapters there. */

typedef struct
{
  const char *place;
  const char *headings[3]; /* in English, German, French */
} Chapter;

static const char *const languages[] = { NULL, "de", "fr" };

static const Chapter chapters[] = {
  { "playing", { "Playing with Adjutant", "Mit Adjutant spielen", "Jouer avec Adjutant" } },
  { "playing#the-window", { "The window", "Das Fenster", "La fenêtre" } },
  { "playing#the-log", { "The log", "Das Protokoll", "Le journal" } },
  { "playing#what-if", { "What if", "Was wäre, wenn", "Et si" } },
  { "playing#units-face-down", { "Units face down", "Verdeckte Einheiten", "Unités face cachée" } },
  { "playing#eyes", { "Eyes", "Für die Augen", "Pour les yeux" } },
  { "orders", { "Orders", "Befehle", "Ordres" } },
  { "orders.md#who-is-looking", { "Who is looking", "Wer hinsieht", "Qui regarde" } },
  /* Not translated. */
  { "formats#unit", { "unit", "unit", "unit" } },
};

/* An index of languages; the folder to be given back to stop_speaking, or NULL. */
static char *
speak (guint language)
{
  return languages[language] != NULL ? stage_speak (languages[language]) : NULL;
}

static void
stop_speaking (char *folder)
{
  if (folder == NULL)
    return;
  g_unsetenv ("LANGUAGE");
  g_assert_nonnull (setlocale (LC_ALL, "C"));
  folder_remove (folder);
}

static void
test_chapters (gconstpointer data)
{
  guint language = GPOINTER_TO_UINT (data);
  char *folder = speak (language);

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    {
      guint index = 0;
      const char *page = adj_help_find (chapters[i].place, &index);
      g_autoptr (GPtrArray) all = NULL;
      const AdjPiece *prose;

      g_assert_nonnull (page);
      all = adj_help_page_read (page);
      g_assert_cmpuint (index, <, all->len);
      prose = g_ptr_array_index (all, index);
      g_assert_cmpint (prose->kind, ==, ADJ_PROSE_HEADING);
      g_assert_cmpstr (prose->plain, ==, chapters[i].headings[language]);
    }
  stop_speaking (folder);
}

/* ---- In the window ---- */

static GtkWidget *
nth_piece (GtkWidget *window, guint index)
{
  GtkWidget *piece = gtk_widget_get_first_child (
      GTK_WIDGET (gtk_widget_get_template_child (window, ADJ_TYPE_HELP_WINDOW, "prose")));

  for (; index > 0 && piece != NULL; index--)
    piece = gtk_widget_get_next_sibling (piece);
  return piece;
}

static gboolean
is_in_sight (GtkWidget *piece)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (piece, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (piece, scroller, &bounds) && bounds.size.height > 0 &&
         bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller);
}

/* The words by which the contents call the chapter that is read; NULL if they do not show it. */
static const char *
said_by_contents (GtkWidget *window)
{
  GtkListBox *contents =
      GTK_LIST_BOX (gtk_widget_get_template_child (window, ADJ_TYPE_HELP_WINDOW, "contents"));
  GtkListBoxRow *row = gtk_list_box_get_selected_row (contents);

  if (row == NULL || !is_in_sight (GTK_WIDGET (row)))
    return NULL;
  return gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row)));
}

/* Every part's chapter, as F1 opens it. */
static void
test_topics (gconstpointer data)
{
  char *folder = speak (GPOINTER_TO_UINT (data));
  GtkWidget *window = adj_help_window_new (NULL);
  guint n;
  const AdjTopic *topics = adj_topics (&n);

  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < n; i++)
    {
      guint index = 0;
      g_autoptr (GPtrArray) all = adj_help_page_read (adj_help_find (topics[i].place, &index));
      const AdjPiece *prose = g_ptr_array_index (all, index);
      GtkWidget *heading;

      g_test_message ("%s: %s", topics[i].place, prose->plain);
      adj_help_window_show (ADJ_HELP_WINDOW (window), topics[i].place);
      heading = nth_piece (window, index);
      g_assert_true (GTK_IS_LABEL (heading));
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (heading)), ==, prose->plain);
      wait_until (is_in_sight (heading));
      wait_until (g_strcmp0 (said_by_contents (window), prose->plain) == 0);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  stop_speaking (folder);
}

/* The contents find a chapter by its own words, typed as hands type them. */
static void
check_search (guint language, const char *typed, const char *found)
{
  char *folder = speak (language);
  GtkWidget *window = adj_help_window_new (NULL);
  GtkWidget *search =
      GTK_WIDGET (gtk_widget_get_template_child (window, ADJ_TYPE_HELP_WINDOW, "search"));

  gtk_window_present (GTK_WINDOW (window));
  gtk_editable_set_text (GTK_EDITABLE (search), typed);
  g_signal_emit_by_name (search, "activate");
  wait_until (g_strcmp0 (said_by_contents (window), found) == 0);
  g_assert_true (gtk_widget_get_mapped (stage_find_saying (window, found)));
  gtk_window_destroy (GTK_WINDOW (window));
  stop_speaking (folder);
}

static void
test_search (void)
{
  check_search (1, "KATZE Spielplan", "Den Spielplan aufstellen");
  check_search (1, "kräfteverhältnis morgen", "Kräfteverhältnis ohne Spiel");
  check_search (2, "l'etat EFFECTIFS trie", "L’état des effectifs");
}

/* ---- Pictures ---- */

/* It is the language's own, says what is on it, and is not bent to fit a narrow page. */
static void
check_picture (GtkWidget *piece, const AdjPiece *prose, const char *folder)
{
  GtkPicture *picture = GTK_PICTURE (piece);
  GdkPaintable *shown = gtk_picture_get_paintable (picture);
  double width = gtk_widget_get_width (piece);
  double height = gtk_widget_get_height (piece);

  g_test_message ("%s", prose->picture);
  g_assert_nonnull (shown);
  g_assert_true (g_str_has_prefix (prose->picture, folder));
  g_assert_cmpstr (gtk_picture_get_alternative_text (picture), ==, prose->plain);
  g_assert_cmpfloat (width, <=, gtk_widget_get_width (gtk_widget_get_parent (piece)));
  g_assert_cmpfloat (height, <=, gdk_paintable_get_intrinsic_height (shown));
  g_assert_cmpfloat_with_epsilon (width / height, gdk_paintable_get_intrinsic_aspect_ratio (shown),
                                  0.02);
}

static void
test_pictures (gconstpointer data)
{
  guint language = GPOINTER_TO_UINT (data);
  char *words = speak (language);
  GtkWidget *window = adj_help_window_new (NULL);
  g_autoptr (GPtrArray) all = adj_help_page_read ("filling-in");
  g_autofree char *folder = g_strconcat ("/org/adjutant/Adjutant/help/",
                                         languages[language] != NULL ? languages[language] : "",
                                         languages[language] != NULL ? "/" : "", "pictures/", NULL);
  guint n = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 640, 480);
  gtk_window_present (GTK_WINDOW (window));
  adj_help_window_show (ADJ_HELP_WINDOW (window), "filling-in");
  gtk_test_widget_wait_for_draw (window);
  for (guint i = 0; i < all->len; i++)
    {
      const AdjPiece *prose = g_ptr_array_index (all, i);

      if (prose->kind != ADJ_PROSE_PICTURE)
        continue;
      check_picture (nth_piece (window, i), prose, folder);
      n++;
    }
  g_assert_cmpuint (n, ==, 4);
  gtk_window_destroy (GTK_WINDOW (window));
  stop_speaking (words);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      const char *name = languages[i] != NULL ? languages[i] : "en";
      g_autofree char *found = g_strconcat ("/app/help/chapters/", name, NULL);
      g_autofree char *seen = g_strconcat ("/app/help/pictures/", name, NULL);
      g_autofree char *opened = g_strconcat ("/app/help/topics/", name, NULL);

      g_test_add_data_func (found, GUINT_TO_POINTER (i), test_chapters);
      g_test_add_data_func (seen, GUINT_TO_POINTER (i), test_pictures);
      g_test_add_data_func (opened, GUINT_TO_POINTER (i), test_topics);
    }
  g_test_add_func ("/app/help/search", test_search);
  return g_test_run ();
}
