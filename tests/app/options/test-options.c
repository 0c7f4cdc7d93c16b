/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/combat-panel.h"
#include "app/desktop/looks.h"
#include "app/options/option-row.h"
#include "app/options/options-window.h"
#include "app/window/game-page.h"
#include "stage.h"

/* Options changed in mid-game: what each needs and what makes up for it is there to be read before
 * it is switched (Y 0), the switch is an order like any other, and what is argued follows it. */

typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  GtkWidget *options;
} Stage;

/* In the Combat Phase, 3/1/XIV in the forest next to Smith, also in forest, who is picked. */
static Stage
begin (void)
{
  Stage stage = { .window = stage_open () };
  AdjPicks picks = { 0 };
  const AdjBook *book;

  stage.session = stage_begin (stage.window);
  book = adj_session_book (stage.session);
  g_assert_true (adj_session_submit (stage.session, "move 3/1/xiv 1619; next"));
  picks.units[picks.n_units++] = (guint16) adj_scenario_unit (book->scenario, "3/1/xiv");
  picks.targets[picks.n_targets++] = adj_book_hex (book, 1620);
  adj_session_set_picks (stage.session, &picks);
  stage.options = adj_options_window_new (GTK_WINDOW (stage.window));
  gtk_window_present (GTK_WINDOW (stage.options));
  gtk_test_widget_wait_for_draw (stage.options);
  return stage;
}

static void
end (Stage *stage)
{
  gtk_window_destroy (GTK_WINDOW (stage->options));
  stage_close (stage->window);
}

static GtkWidget *
find_row (GtkWidget *widget, const AdjRuleset *ruleset, const char *id)
{
  GtkWidget *found = NULL;

  if (ADJ_IS_OPTION_ROW (widget))
    return adj_option_row_get_index (ADJ_OPTION_ROW (widget)) == adj_ruleset_option (ruleset, id)
               ? widget
               : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, ruleset, id);
  return found;
}

static GtkWidget *
row_of (Stage *stage, const char *id)
{
  GtkWidget *row = find_row (stage->options, adj_session_book (stage->session)->ruleset, id);

  g_assert_nonnull (row);
  return row;
}

static gboolean
is_on (Stage *stage, const char *id)
{
  return gtk_switch_get_active (stage_find (row_of (stage, id), GTK_TYPE_SWITCH));
}

/* It slides for a moment before it holds. */
static void
turn (Stage *stage, const char *id)
{
  gboolean before = is_on (stage, id);

  gtk_widget_activate (stage_find (row_of (stage, id), GTK_TYPE_SWITCH));
  wait_until (is_on (stage, id) != before);
  stage_settle ();
}

static void
assert_says (gpointer root, const char *text)
{
  g_test_message ("%s", text);
  g_assert_nonnull (stage_find_saying (root, text));
}

static guint
count_options (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

  for (GList *at = windows; at != NULL; at = at->next)
    n += ADJ_IS_OPTIONS_WINDOW (at->data);
  return n;
}

/* There is one, whoever asks how often, and the keys are at its first option, in sight. */
static void
test_one_window (void)
{
  Stage stage = begin ();
  GtkWidget *first = stage_find (stage.options, ADJ_TYPE_OPTION_ROW);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (stage.options));
  graphene_rect_t bounds;

  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.options", NULL);
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.options", NULL);
  g_assert_cmpuint (count_options (), ==, 1);
  g_assert_true (gtk_widget_is_ancestor (focus, first));
  g_assert_true (gtk_widget_compute_bounds (focus, stage.options, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     gtk_widget_get_height (stage.options));
  end (&stage);
}

static void
test_bonds (void)
{
  Stage stage = begin ();

  assert_says (row_of (&stage, "demoralization"), "Needs: Command control (off)");
  assert_says (row_of (&stage, "flank-attack"), "Offset by: Entrenchments (off)");
  assert_says (row_of (&stage, "entrenchments"), "Offset by: Flank attacks (off)");
  assert_says (row_of (&stage, "simultaneous-movement"), "Brings along: Voluntary attacks (off)");
  turn (&stage, "command-control");
  assert_says (row_of (&stage, "demoralization"), "Needs: Command control (on)");
  end (&stage);
}

/* One of them for itself, one that needs another, one that makes up for another. */
static void
test_three (void)
{
  static const char *const ids[] = { "forest-cover", "command-control", "demoralization",
                                     "flank-attack" };
  Stage stage = begin ();
  GtkWidget *page = stage_find (stage.window, ADJ_TYPE_GAME_PAGE);
  GtkWidget *combat = stage_find (stage.window, ADJ_TYPE_COMBAT_PANEL);
  AdjGame *game = adj_session_get_game (stage.session);
  guint before = adj_play_last_done (adj_game_get_play (game));

  g_assert_null (stage_find_saying (combat, "flank attack"));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      turn (&stage, ids[i]);
      g_assert_true (is_on (&stage, ids[i]));
    }
  g_assert_cmpuint (adj_play_last_done (adj_game_get_play (game)), ==, before + G_N_ELEMENTS (ids));
  assert_says (combat, "flank attack");
  assert_says (row_of (&stage, "entrenchments"), "Offset by: Flank attacks (on)");

  g_object_set (page, "panel", "log", NULL);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.window));
  assert_says (page, "Flank attacks: on");

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    adj_session_undo (stage.session);
  stage_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_false (is_on (&stage, ids[i]));
  assert_says (row_of (&stage, "entrenchments"), "Offset by: Flank attacks (off)");
  g_object_set (page, "panel", "combat", NULL);
  stage_settle ();
  g_assert_null (stage_find_saying (combat, "flank attack"));
  end (&stage);
}

static gboolean
is_idle (Stage *stage, const char *id)
{
  return gtk_widget_has_css_class (row_of (stage, id), "idle");
}

/* A part stands under its rule and waits for it; a need is coloured where it is not met. */
static void
test_depends (void)
{
  Stage stage = begin ();
  GtkWidget *part = row_of (&stage, "entrenchment-turns");
  GtkWidget *spin = stage_find (part, GTK_TYPE_SPIN_BUTTON);
  GtkWidget *need = stage_find_saying (row_of (&stage, "demoralization"), "Needs:");

  g_assert_true (gtk_widget_get_prev_sibling (part) == row_of (&stage, "entrenchments"));
  g_assert_true (is_idle (&stage, "entrenchment-turns"));
  g_assert_false (gtk_widget_get_sensitive (spin));
  turn (&stage, "entrenchments");
  g_assert_false (is_idle (&stage, "entrenchment-turns"));
  g_assert_true (gtk_widget_get_sensitive (spin));

  g_assert_true (is_idle (&stage, "demoralization"));
  g_assert_true (gtk_widget_has_css_class (need, "unmet"));
  turn (&stage, "command-control");
  g_assert_false (is_idle (&stage, "demoralization"));
  g_assert_false (gtk_widget_has_css_class (need, "unmet"));
  end (&stage);
}

/* In groups as the articles have them. */
static void
test_articles (void)
{
  Stage stage = begin ();
  GtkWidget *rows = gtk_widget_get_parent (row_of (&stage, "entrenchments"));
  GtkWidget *young = stage_find_saying (rows, "Young's options");
  GtkWidget *epperson = stage_find_saying (rows, "Epperson's initiative");

  g_assert_true (gtk_widget_get_prev_sibling (young) == row_of (&stage, "friends-bar-entry"));
  g_assert_true (gtk_widget_get_prev_sibling (row_of (&stage, "tight-stacking")) == young);
  g_assert_true (gtk_widget_get_prev_sibling (row_of (&stage, "variable-initiative")) == epperson);
  end (&stage);
}

/* The search leaves what speaks of the word, with its heading; what is on leads to its row. */
static void
test_search (void)
{
  Stage stage = begin ();
  GtkWidget *rows = gtk_widget_get_parent (row_of (&stage, "entrenchments"));
  GtkWidget *standard = stage_find_saying (rows, "Standard game");
  GtkEditable *search = stage_find (stage.options, GTK_TYPE_SEARCH_ENTRY);
  GtkLabel *on = GTK_LABEL (stage_find_saying (stage.options, "On: "));
  gboolean handled;

  g_assert_cmpstr (gtk_label_get_text (on), ==, "On: Attack Effectiveness");
  turn (&stage, "forest-cover");
  g_assert_cmpstr (gtk_label_get_text (on), ==, "On: Attack Effectiveness · Forest gives cover");

  gtk_editable_set_text (search, "Dig");
  wait_until (!gtk_widget_get_visible (row_of (&stage, "zoc-cost")));
  g_assert_true (gtk_widget_get_visible (row_of (&stage, "entrenchments")));
  g_assert_false (gtk_widget_get_visible (standard));

  g_signal_emit_by_name (on, "activate-link", "forest-cover", &handled);
  g_assert_true (gtk_widget_get_visible (row_of (&stage, "zoc-cost")));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.options)),
                                         row_of (&stage, "forest-cover")));
  end (&stage);
}

/* An option that alters the sequence of play is agreed on now and begins later. */
static void
test_next_turn (void)
{
  Stage stage = begin ();

  turn (&stage, "variable-initiative");
  g_assert_true (is_on (&stage, "variable-initiative"));
  assert_says (row_of (&stage, "variable-initiative"), "Begins with the next Game-Turn");
  assert_says (row_of (&stage, "commander-initiative"), "Needs: Variable initiative (on)");
  adj_session_undo (stage.session);
  stage_settle ();
  g_assert_false (is_on (&stage, "variable-initiative"));
  g_assert_null (stage_find_saying (row_of (&stage, "variable-initiative"), "Begins"));
  end (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/options/one-window", test_one_window);
  g_test_add_func ("/app/options/bonds", test_bonds);
  g_test_add_func ("/app/options/three", test_three);
  g_test_add_func ("/app/options/depends", test_depends);
  g_test_add_func ("/app/options/articles", test_articles);
  g_test_add_func ("/app/options/search", test_search);
  g_test_add_func ("/app/options/next-turn", test_next_turn);
  return g_test_run ();
}
