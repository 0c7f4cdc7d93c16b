/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/skirmish/cards-page.h"
#include "app/skirmish/correct-page.h"
#include "brawl.h"
#include "hand.h"
#include "stage.h"
#include "walk.h"

/* Order cards behind each side's curtain, as the players use them in the window. */

static void
write_card (gpointer page, const char *objective)
{
  brawl_tick (page, "squire");
  brawl_type (page, "Objective: engage and kill Blackheart", objective);
  stage_press (page, "_Write the Card");
}

/* An empty one is refused in words, a vague one asked about once. */
static void
test_cards (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page = brawl_open_page (&brawl, "cards", ADJ_TYPE_CARDS_PAGE);

  stage_press (page, "knights look, and nobody else");
  write_card (page, "");
  stage_says (page, "A card without an objective");
  write_card (page, "attack the enemy");
  stage_says (page, "Which enemy, which place?");
  g_assert_cmpint (brawl_state (&brawl)->n_cards, ==, 0);
  stage_press (page, "As It Is");
  g_assert_cmpint (brawl_state (&brawl)->n_cards, ==, 1);
  stage_says (page, "attack the enemy");
  brawl_close (&brawl);
}

/* A card for a group is one for each of it; for more than an order can name it is refused in words,
 * and not written for the first of them. */
static void
test_large_group (void)
{
  for (guint n = 60; n <= 61; n++)
    {
      g_autofree char *levy = g_strdup_printf ("figure pike knights average group levy x%u", n);
      g_autofree char *group = g_strdup_printf ("levy ×%u", n);
      Brawl brawl = brawl_open (brawl_begun);
      gpointer page = brawl_open_page (&brawl, "cards", ADJ_TYPE_CARDS_PAGE);

      brawl_order (&brawl, levy);
      stage_press (page, "knights look, and nobody else");
      brawl_tick (page, group);
      brawl_type (page, "Objective: engage and kill Blackheart", "kill guy");
      stage_press (page, "_Write the Card");
      g_assert_cmpint (brawl_state (&brawl)->n_cards, ==, n == 60);
      if (n > 60)
        stage_says (brawl.window, "an order names at most 60 figures");
      brawl_close (&brawl);
    }
}

/* The words of a tooltip that was shown before stay in GTK's own window for it, which is hidden. */
static gboolean
tells (Brawl *brawl)
{
  GtkWindow *window = GTK_WINDOW (brawl->window);
  g_autofree char *inside = walk_tell (gtk_window_get_child (window));
  g_autofree char *above = walk_tell (gtk_window_get_titlebar (window));
  g_autofree char *told = g_strconcat (gtk_window_get_title (window), inside, above, NULL);

  return strstr (told, "barn") != NULL || strstr (told, "card-1") != NULL;
}

/* Nothing that can be seen, heard, completed or brought back tells of a card behind the other's
 * curtain; it is told once it is played (L 9). */
static void
test_leaks (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  gpointer page = brawl_open_page (&brawl, "cards", ADJ_TYPE_CARDS_PAGE);

  stage_press (page, "knights look, and nobody else");
  write_card (page, "burn blackheart's barn");
  g_assert_true (tells (&brawl));
  brawl_type (page, "If: the gate is open", "the barn is dry");
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.curtain", NULL);
  stage_settle ();
  g_assert_false (tells (&brawl));
  stage_press (page, "bandits look, and nobody else");
  g_assert_false (tells (&brawl));
  brawl_page (&brawl, "standing");
  g_assert_cmpint (adj_fray_get_eyes (brawl.fray), ==, ADJ_SKIRMISH_PUBLIC);
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.undo", NULL);
  g_assert_false (tells (&brawl));
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.redo", NULL);
  g_assert_false (tells (&brawl));
  brawl_order (&brawl, "act guy shoot at court; seize squire by charge card card-1 die 20");
  g_assert_true (tells (&brawl));
  brawl_close (&brawl);
}

/* A card of the knights' lies face down. */
static Brawl
open_with_duel (void)
{
  Brawl brawl = brawl_open ("figure squire knights good; figure robin knights good; figure guy "
                            "bandits poor bow");

  brawl_order_behind (&brawl, 0, "card duel knights squire : kill guy");
  brawl_order (&brawl, "begin bandits; act guy shoot at squire");
  return brawl;
}

/* Behind a side's curtain nothing of the others' cards can be ordered, guessed by its name or taken
 * back; who corrects at an open table does not see what lies face down. */
static void
test_eyes (void)
{
  Brawl brawl = open_with_duel ();
  AdjTypedLine *line = stage_find (brawl.window, ADJ_TYPE_TYPED_LINE);
  GtkWidget *page = stage_find (brawl.window, ADJ_TYPE_CORRECT_PAGE);

  adj_fray_look (brawl.fray, 1);
  g_assert_true (adj_fray_submit (brawl.fray, "card duel bandits guy : kill squire"));
  g_assert_true (adj_fray_undo (brawl.fray));
  g_assert_false (adj_fray_submit (brawl.fray, "seize squire by charge card du die 20"));
  stage_says (line, "there is no card 'du'");
  g_assert_null (stage_find_saying (brawl.window, "duel"));
  g_assert_false (adj_fray_submit (brawl.fray, "strike 4"));
  adj_fray_look (brawl.fray, ADJ_SKIRMISH_PUBLIC);
  g_assert_false (adj_fray_submit (brawl.fray, "card duel knights squire : kill guy"));
  stage_says (line, "a card is written behind its side's curtain");
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.correct", "u", 4u);
  stage_settle ();
  g_assert_cmpstr (gtk_editable_get_text (stage_find (page, GTK_TYPE_ENTRY)), ==, "");
  g_assert_true (adj_fray_submit (brawl.fray, "seize squire by charge card duel die 20"));
  g_assert_cmpint (brawl_state (&brawl)->holder, ==, 0);
  brawl_close (&brawl);
}

/* The name of a hidden card is completed by keys for its own side, and for nobody else: Tab leaves
 * the line then. */
static void
test_complete (void)
{
  static const struct
  {
    int eyes;
    const char *line;
  } cases[] = { { 0, "seize squire by charge card duel " },
                { 1, "seize squire by charge card du" },
                { ADJ_SKIRMISH_PUBLIC, "seize squire by charge card du" } };
  Brawl brawl = open_with_duel ();
  AdjTypedLine *line = stage_find (brawl.window, ADJ_TYPE_TYPED_LINE);
  GtkEditable *entry = stage_find (line, GTK_TYPE_ENTRY);

  hand_look_at (GTK_WINDOW (brawl.window));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean own = cases[i].eyes == 0;

      adj_fray_look (brawl.fray, cases[i].eyes);
      adj_typed_line_propose (line, "seize squire by charge card d");
      hand_keys ("u");
      wait_until (g_str_has_suffix (gtk_editable_get_text (entry), " du"));
      g_assert_true (own == (stage_find_saying (brawl.window, "duel") != NULL));
      hand_keys ("Tab");
      wait_until (own ? g_str_has_suffix (gtk_editable_get_text (entry), "duel ")
                      : !gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (entry))));
      g_assert_cmpstr (gtk_editable_get_text (entry), ==, cases[i].line);
    }
  brawl_close (&brawl);
}

/* The curtain falls when another window has the player. */
static void
test_curtain_falls (void)
{
  Brawl brawl = brawl_open (brawl_begun);
  GtkWidget *other = gtk_window_new ();

  hand_look_at (GTK_WINDOW (brawl.window));
  stage_press (brawl_open_page (&brawl, "cards", ADJ_TYPE_CARDS_PAGE),
               "knights look, and nobody else");
  g_assert_cmpint (adj_fray_get_eyes (brawl.fray), ==, 0);
  gtk_window_set_title (GTK_WINDOW (other), "other");
  gtk_window_present (GTK_WINDOW (other));
  gtk_test_widget_wait_for_draw (other);
  hand_look_at (GTK_WINDOW (other));
  wait_until (adj_fray_get_eyes (brawl.fray) == ADJ_SKIRMISH_PUBLIC);
  gtk_window_destroy (GTK_WINDOW (other));
  brawl_close (&brawl);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/skirmish-cards/cards", test_cards);
  g_test_add_func ("/app/skirmish-cards/large-group", test_large_group);
  g_test_add_func ("/app/skirmish-cards/leaks", test_leaks);
  g_test_add_func ("/app/skirmish-cards/eyes", test_eyes);
  g_test_add_func ("/app/skirmish-cards/complete", test_complete);
  g_test_add_func ("/app/skirmish-cards/curtain-falls", test_curtain_falls);
  return g_test_run ();
}
