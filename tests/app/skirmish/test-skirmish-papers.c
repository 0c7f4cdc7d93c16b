/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/papers/print-window.h"
#include "brawl.h"
#include "hand.h"
#include "stage.h"

/* The papers of a skirmish from its window: seen, saved, and nobody's cards on the others'. */

typedef enum
{
  READER_BOTH,
  READER_KNIGHTS,
  READER_BANDITS,
  N_READERS,
} Reader;

static AdjPrintWindow *
open_papers (Brawl *brawl)
{
  GListModel *windows = gtk_window_get_toplevels ();

  gtk_widget_activate_action (GTK_WIDGET (brawl->window), "win.print", NULL);
  stage_settle ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADJ_IS_PRINT_WINDOW (window))
        return ADJ_PRINT_WINDOW (window);
    }
  return NULL;
}

static GtkDropDown *
list_of (AdjPrintWindow *papers, const char *name)
{
  return GTK_DROP_DOWN (
      gtk_widget_get_template_child (GTK_WIDGET (papers), ADJ_TYPE_PRINT_WINDOW, name));
}

/* What stands on the paper, as text. */
static char *
read_paper (Brawl *brawl, AdjPrintWindow *papers, guint sheet, Reader reader)
{
  g_autofree char *path = g_build_filename (brawl->folder, "paper.txt", NULL);
  char *text = NULL;

  gtk_drop_down_set_selected (list_of (papers, "sheet"), sheet);
  gtk_drop_down_set_selected (list_of (papers, "eyes"), reader);
  stage_settle ();
  adj_print_window_save (papers, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Whoever may see a card finds it on the sheets that tell of cards, and nobody else does on any. */
static void
test_whose_cards (void)
{
  Brawl brawl = brawl_open (NULL);
  AdjPrintWindow *papers;
  GListModel *sheets;
  guint told[N_READERS] = { 0 };

  brawl_order (&brawl, "figure squire knights good; figure blackheart bandits poor");
  brawl_order_behind (&brawl, 0,
                      "card duel knights squire : kill blackheart at the barn if it is dry");
  brawl_order (&brawl, "begin bandits; act blackheart march");
  papers = open_papers (&brawl);
  g_assert_nonnull (papers);
  sheets = gtk_drop_down_get_model (list_of (papers, "sheet"));
  g_assert_cmpuint (g_list_model_get_n_items (sheets), ==, 4);
  for (guint sheet = 0; sheet < g_list_model_get_n_items (sheets); sheet++)
    for (Reader reader = 0; reader < N_READERS; reader++)
      {
        g_autofree char *text = read_paper (&brawl, papers, sheet, reader);

        g_assert_cmpuint (strlen (text), >, 50);
        told[reader] += strstr (text, "barn") != NULL || strstr (text, "duel") != NULL;
      }
  g_assert_cmpuint (told[READER_BOTH], ==, 0);
  g_assert_cmpuint (told[READER_KNIGHTS], ==, 2);
  g_assert_cmpuint (told[READER_BANDITS], ==, 0);
  gtk_window_close (GTK_WINDOW (papers));
  brawl_close (&brawl);
}

/* Nothing is asked there that only papers of hexes have; a file is printed for each sheet. */
static void
test_print (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  g_autofree char *path = g_build_filename (brawl.folder, "paper.pdf", NULL);
  AdjPrintWindow *papers = open_papers (&brawl);
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  g_assert_null (stage_find_saying (papers, "Game-Turns"));
  g_assert_null (stage_find_saying (papers, "_Blank form"));
  for (guint sheet = 0; sheet < 4; sheet++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      gsize length;

      gtk_drop_down_set_selected (list_of (papers, "sheet"), sheet);
      g_assert_true (adj_print_window_export (papers, path, settings, &error));
      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      g_assert_true (g_str_has_prefix (text, "%PDF-"));
    }
  gtk_window_close (GTK_WINDOW (papers));
  brawl_close (&brawl);
}

/* Who has looked at his cards and turned to another window leaves what both may know. */
static void
test_curtain (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  AdjPrintWindow *papers = open_papers (&brawl);
  GtkWidget *other = gtk_window_new ();

  gtk_window_set_title (GTK_WINDOW (other), "other");
  hand_look_at (GTK_WINDOW (papers));
  gtk_drop_down_set_selected (list_of (papers, "eyes"), READER_BANDITS);
  stage_settle ();
  g_assert_cmpuint (gtk_drop_down_get_selected (list_of (papers, "eyes")), ==, READER_BANDITS);
  gtk_window_present (GTK_WINDOW (other));
  gtk_test_widget_wait_for_draw (other);
  hand_look_at (GTK_WINDOW (other));
  wait_until (gtk_drop_down_get_selected (list_of (papers, "eyes")) == READER_BOTH);
  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_close (GTK_WINDOW (papers));
  brawl_close (&brawl);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/skirmish-papers/whose-cards", test_whose_cards);
  g_test_add_func ("/app/skirmish-papers/print", test_print);
  g_test_add_func ("/app/skirmish-papers/curtain", test_curtain);
  return g_test_run ();
}
