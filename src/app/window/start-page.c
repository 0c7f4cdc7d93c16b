/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/start-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/desktop/settings.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-order.h"
#include "app/window/battle-card.h"
#include "app/window/recent-games.h"
#include "book/library.h"
#include "words/printed.h"

struct _AdjStartPage
{
  GtkWidget parent_instance;
  AdjRecentGames *recent_games;
  GtkWidget *rules_box;
  GtkDropDown *rules;
  char **rule_ids; /* by the drop-down, from its second line on */
  gboolean listing_rules;
  GtkFlowBox *battles;
  char **scenarios;  /* paths; NULL before the first is read */
  GPtrArray *loaded; /* of AdjLoaded: those that are read and not shown yet */
  guint reading;
  GHashTable *changed; /* of AdjOwnBattle, whose cards are to be made anew */
  guint showing;
  GtkWidget *games_box;
  GtkFlowBox *games; /* of the rules that are chosen, those without data */
};

G_DEFINE_FINAL_TYPE (AdjStartPage, adj_start_page, GTK_TYPE_WIDGET)

/* ---- Rules ---- */

/* The player's own tables, by the title he gave them, or of ones that cannot be read by their id,
 * so that beginning tells why; and another system than that the battles were made for. */
static void
add_rules (GtkStringList *titles, GStrvBuilder *ids, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems);
  g_autofree char *id = g_path_get_basename (path);

  if (!adj_library_is_own (path) && (ruleset == NULL || ruleset->known_as == NULL))
    return;
  *strchr (id, '.') = '\0';
  gtk_string_list_append (titles, ruleset != NULL ? adj_words_printed (ruleset->title) : id);
  g_strv_builder_add (ids, id);
}

static guint
chosen_rules (AdjStartPage *self)
{
  g_autofree char *id = g_settings_get_string (adj_settings (), "ruleset");

  for (guint i = 0; self->rule_ids[i] != NULL; i++)
    if (g_str_equal (self->rule_ids[i], id))
      return i + 1;
  return 0;
}

static void
list_rules (AdjStartPage *self)
{
  g_auto (GStrv) all = adj_library_rulesets ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  gtk_string_list_append (titles, _ ("The rules of the battle"));
  for (guint i = 0; all[i] != NULL; i++)
    add_rules (titles, ids, all[i]);
  g_strfreev (self->rule_ids);
  self->rule_ids = g_strv_builder_end (ids);
  self->listing_rules = TRUE;
  gtk_drop_down_set_model (self->rules, G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (self->rules, chosen_rules (self));
  self->listing_rules = FALSE;
  gtk_widget_set_visible (self->rules_box, self->rule_ids[0] != NULL);
}

/* ---- Games without data ---- */

static gboolean
has_data (AdjStartPage *self, const AdjRuleset *ruleset, const char *title)
{
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->battles, i)) != NULL; i++)
    if (adj_library_is_game (adj_battle_card_get_scenario (ADJ_BATTLE_CARD (card)), ruleset, title))
      return TRUE;
  return FALSE;
}

/* It is begun for the rules as they came: the player's own copy of them plays it all the same. */
static void
add_game (AdjStartPage *self, const AdjRuleset *ruleset, const char *title)
{
  g_autofree char *original = adj_library_original_id (ruleset->id);
  GtkWidget *button = gtk_button_new_with_label (adj_words_printed (title));

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", title,
                                    original != NULL ? original : ruleset->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.new-battle");
  gtk_flow_box_append (self->games, adj_flow_cell_new (button));
}

static AdjRuleset *
load_chosen (void)
{
  g_autofree char *id = g_settings_get_string (adj_settings (), "ruleset");
  g_autofree char *path = *id != '\0' ? adj_library_find_ruleset (id) : NULL;
  g_autoptr (AdjProblems) problems = adj_problems_new (id);

  return path != NULL ? adj_ruleset_load (path, problems) : NULL;
}

/* Once it is known which battles there are. */
static void
list_games (AdjStartPage *self)
{
  g_autoptr (AdjRuleset) ruleset = NULL;
  GtkFlowBoxChild *game;

  if (self->scenarios == NULL || self->reading != 0)
    return;
  ruleset = load_chosen ();
  while ((game = gtk_flow_box_get_child_at_index (self->games, 0)) != NULL)
    gtk_flow_box_remove (self->games, GTK_WIDGET (game));
  for (int i = 0; ruleset != NULL && ruleset->games[i] != NULL; i++)
    if (!has_data (self, ruleset, ruleset->games[i]))
      add_game (self, ruleset, ruleset->games[i]);
  gtk_widget_set_visible (self->games_box,
                          gtk_flow_box_get_child_at_index (self->games, 0) != NULL);
}

/* Chosen here, or where the player's own tables are typed. */
static void
adj_start_page_on_chosen (AdjStartPage *self)
{
  if (self->rule_ids == NULL)
    return;
  self->listing_rules = TRUE;
  gtk_drop_down_set_selected (self->rules, chosen_rules (self));
  self->listing_rules = FALSE;
  list_games (self);
}

static void
adj_start_page_on_rules (AdjStartPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->rules);

  if (!self->listing_rules && selected != GTK_INVALID_LIST_POSITION && self->rule_ids != NULL)
    g_settings_set_string (adj_settings (), "ruleset",
                           selected > 0 ? self->rule_ids[selected - 1] : "");
}

/* ---- Battles ---- */

/* A battle begins at once, with what was agreed on last: the card says what that is, and its button
 * leads to the page where it is changed. */
static void
adj_start_page_on_battle (AdjStartPage *self, AdjBattleCard *card)
{
  g_autofree char *agreed = g_settings_get_string (adj_settings (), "last-options");
  const char *path = adj_battle_card_get_path (card);

  if (adj_battle_card_is_complete (card))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.begin-with", "(ss)", path, agreed);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.fill-in", "s", path);
}

/* The card that shows the file; NULL. */
static GtkWidget *
find_card (AdjStartPage *self, const char *path)
{
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->battles, i)) != NULL; i++)
    if (g_strcmp0 (adj_battle_card_get_path (ADJ_BATTLE_CARD (card)), path) == 0)
      return GTK_WIDGET (card);
  return NULL;
}

/* In the place of the one that shows the same file; FALSE if there is none. */
static gboolean
show_battle (AdjStartPage *self, AdjBook *book, const char *path)
{
  GtkWidget *card = find_card (self, path);

  if (card != NULL)
    gtk_flow_box_remove (self->battles, card);
  gtk_flow_box_append (self->battles, adj_battle_card_new (book, path));
  return card != NULL;
}

static gboolean
show_changed (gpointer data)
{
  AdjStartPage *self = data;
  GHashTableIter iter;
  gpointer battle;
  gboolean known = TRUE;

  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &battle, NULL))
    known &= show_battle (self, adj_draft_get_book (adj_own_battle_get_draft (battle)),
                          adj_own_battle_get_path (battle));
  g_hash_table_remove_all (self->changed);
  if (!known)
    list_games (self);
  self->showing = 0;
  return G_SOURCE_REMOVE;
}

/* A card has a picture of the map: a stroke on that does not wait for it. */
static void
adj_start_page_on_charts (AdjStartPage *self, AdjOwnBattle *battle)
{
  if (self->scenarios == NULL)
    return;
  g_hash_table_add (self->changed, g_object_ref (battle));
  if (self->showing == 0)
    self->showing = g_idle_add_full (G_PRIORITY_LOW, show_changed, self, NULL);
}

/* GTK gave the keys to what was there before the battles; whoever has used them since keeps them.
 */
static void
offer_focus (AdjStartPage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *focus = gtk_window_get_focus (window);

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !gtk_window_get_focus_visible (window) &&
      (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* What the player has filled in meanwhile has its card already. */
static void
show_loaded (AdjStartPage *self)
{
  for (guint i = 0; i < self->loaded->len; i++)
    {
      const AdjLoaded *loaded = g_ptr_array_index (self->loaded, i);

      if (loaded->book != NULL && find_card (self, self->scenarios[i]) == NULL)
        show_battle (self, loaded->book, self->scenarios[i]);
    }
  g_ptr_array_set_size (self->loaded, 0);
}

/* So many battles are read before the first frame, which GTK paints when there are no more events:
 * to paint it anew for them takes longer. Whoever has filled in more sees the page meanwhile. */
#define AT_ONCE 16

/* One a turn of the main loop. They are shown together, for each card moves the others, and all are
 * laid out and painted anew. */
static gboolean
read_battle (gpointer data)
{
  AdjStartPage *self = data;
  guint n = self->loaded->len;

  if (self->scenarios[n] != NULL)
    {
      const AdjLoaded *before = n > 0 ? g_ptr_array_index (self->loaded, n - 1) : NULL;

      g_ptr_array_add (self->loaded, adj_library_load_next (self->scenarios[n], before));
      if (self->loaded->len == AT_ONCE)
        g_source_set_priority (g_main_current_source (), G_PRIORITY_LOW);
      return G_SOURCE_CONTINUE;
    }
  show_loaded (self);
  self->reading = 0;
  list_games (self);
  offer_focus (self);
  return G_SOURCE_REMOVE;
}

#define LEARN_WITH "first-battle.scenario.xml" /* the help plays it step by step */

static gboolean
has_played (AdjStartPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->recent_games));
}

/* What to learn with, for who has never played; the battles that can be played in full, then those
 * that the player is filling in. */
static int
rank (AdjStartPage *self, GtkFlowBoxChild *card)
{
  const char *path = adj_battle_card_get_path (ADJ_BATTLE_CARD (card));

  if (!has_played (self) && g_str_has_suffix (path, G_DIR_SEPARATOR_S LEARN_WITH))
    return 0;
  if (adj_battle_card_is_complete (ADJ_BATTLE_CARD (card)))
    return 1;
  return adj_library_is_own (path) ? 2 : 3;
}

static int
compare_cards (GtkFlowBoxChild *a, GtkFlowBoxChild *b, gpointer data)
{
  int difference = rank (data, a) - rank (data, b);

  return difference != 0 ? difference
                         : g_strcmp0 (adj_battle_card_get_path (ADJ_BATTLE_CARD (a)),
                                      adj_battle_card_get_path (ADJ_BATTLE_CARD (b)));
}

static void
adj_start_page_map (GtkWidget *widget)
{
  AdjStartPage *self = ADJ_START_PAGE (widget);

  GTK_WIDGET_CLASS (adj_start_page_parent_class)->map (widget);
  if (self->scenarios != NULL)
    return;
  self->scenarios = adj_library_scenarios ();
  self->reading = g_idle_add_full (GDK_PRIORITY_EVENTS, read_battle, self, NULL);
}

/* The game that was played last, or else the first battle. */
static gboolean
adj_start_page_grab_focus (GtkWidget *widget)
{
  AdjStartPage *self = ADJ_START_PAGE (widget);

  return gtk_widget_child_focus (has_played (self) ? GTK_WIDGET (self->recent_games)
                                                   : GTK_WIDGET (self->battles),
                                 GTK_DIR_TAB_FORWARD);
}

/* ---- Class ---- */

static void
adj_start_page_dispose (GObject *object)
{
  AdjStartPage *self = ADJ_START_PAGE (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_handle_id (&self->showing, g_source_remove);
  g_clear_pointer (&self->changed, g_hash_table_unref);
  g_clear_pointer (&self->loaded, g_ptr_array_unref);
  g_clear_pointer (&self->scenarios, g_strfreev);
  g_clear_pointer (&self->rule_ids, g_strfreev);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_START_PAGE);
  G_OBJECT_CLASS (adj_start_page_parent_class)->dispose (object);
}

static void
adj_start_page_class_init (AdjStartPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_start_page_dispose;
  widget_class->map = adj_start_page_map;
  widget_class->grab_focus = adj_start_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  g_type_ensure (ADJ_TYPE_RECENT_GAMES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/start-page.ui");
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjStartPage, recent_games);
  gtk_widget_class_bind_template_child (widget_class, AdjStartPage, rules_box);
  gtk_widget_class_bind_template_child (widget_class, AdjStartPage, rules);
  gtk_widget_class_bind_template_child (widget_class, AdjStartPage, battles);
  gtk_widget_class_bind_template_child (widget_class, AdjStartPage, games_box);
  gtk_widget_class_bind_template_child (widget_class, AdjStartPage, games);
  gtk_widget_class_bind_template_callback (widget_class, adj_start_page_on_rules);
  gtk_widget_class_bind_template_callback (widget_class, adj_start_page_on_battle);
}

static void
adj_start_page_init (AdjStartPage *self)
{
  self->changed = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  self->loaded = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_loaded_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_flow_box_set_sort_func (self->battles, compare_cards, self, NULL);
  g_signal_connect_object (adj_settings (), "changed::ruleset",
                           G_CALLBACK (adj_start_page_on_chosen), self, G_CONNECT_SWAPPED);
}

void
adj_start_page_refresh (AdjStartPage *self)
{
  g_return_if_fail (ADJ_IS_START_PAGE (self));

  adj_recent_games_refresh (self->recent_games);
  gtk_flow_box_invalidate_sort (self->battles);
  list_rules (self);
  list_games (self);
}

void
adj_start_page_follow (AdjStartPage *self, AdjOwnBattle *battle)
{
  g_return_if_fail (ADJ_IS_START_PAGE (self));
  g_return_if_fail (ADJ_IS_OWN_BATTLE (battle));

  g_signal_connect_object (battle, "changed", G_CALLBACK (adj_start_page_on_charts), self,
                           G_CONNECT_SWAPPED);
}
