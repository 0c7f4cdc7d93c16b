/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/new-battle.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/field-mark.h"
#include "book/library.h"
#include "words/printed.h"

struct _AdjNewBattle
{
  GtkWindow parent_instance;
  GPtrArray *rules; /* of AdjRuleset, as the list has them */
  GtkDropDown *ruleset;
  GtkWidget *games_box; /* only where the rules name games */
  GtkDropDown *games;   /* one more first: another */
  GtkEditable *title;
};

G_DEFINE_FINAL_TYPE (AdjNewBattle, adj_new_battle, GTK_TYPE_WINDOW)

enum
{
  BEGIN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const AdjRuleset *
chosen_rules (AdjNewBattle *self)
{
  guint place = gtk_drop_down_get_selected (self->ruleset);

  return place < self->rules->len ? g_ptr_array_index (self->rules, place) : NULL;
}

/* ---- Rules and their games ---- */

static void
show_games (AdjNewBattle *self)
{
  const AdjRuleset *ruleset = chosen_rules (self);
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_string_list_append (titles, _ ("Another"));
  for (guint i = 0; ruleset != NULL && ruleset->games[i] != NULL; i++)
    gtk_string_list_append (titles, adj_words_printed (ruleset->games[i]));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (titles));
  gtk_widget_set_visible (self->games_box, g_list_model_get_n_items (G_LIST_MODEL (titles)) > 1);
}

static void
adj_new_battle_on_ruleset (AdjNewBattle *self)
{
  if (self->rules->len > 0)
    show_games (self);
}

/* The title of a game is the file's, in the language of the print. */
static void
adj_new_battle_on_game (AdjNewBattle *self)
{
  const AdjRuleset *ruleset = chosen_rules (self);
  guint place = gtk_drop_down_get_selected (self->games);

  if (ruleset != NULL && place > 0 && place != GTK_INVALID_LIST_POSITION)
    gtk_editable_set_text (self->title, ruleset->games[place - 1]);
}

/* Those that can be read. */
static void
list_rules (AdjNewBattle *self)
{
  g_auto (GStrv) paths = adj_library_rulesets ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new (paths[i]);
      AdjRuleset *ruleset = adj_ruleset_load (paths[i], problems);

      if (ruleset == NULL)
        continue;
      g_ptr_array_add (self->rules, ruleset);
      gtk_string_list_append (titles, adj_words_printed (ruleset->title));
    }
  gtk_drop_down_set_model (self->ruleset, G_LIST_MODEL (titles));
  show_games (self);
}

/* ---- Beginning ---- */

static void
adj_new_battle_act_begin (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjNewBattle *self = ADJ_NEW_BATTLE (widget);
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (self->title)));
  const AdjRuleset *ruleset = chosen_rules (self);

  adj_field_mark (GTK_WIDGET (self->title), *title == '\0' ? _ ("A battle needs a title") : NULL);
  if (*title == '\0')
    gtk_widget_grab_focus (GTK_WIDGET (self->title));
  else if (ruleset != NULL)
    g_signal_emit (self, signals[BEGIN], 0, title, ruleset->id);
}

/* ---- Class ---- */

static void
adj_new_battle_finalize (GObject *object)
{
  g_ptr_array_unref (ADJ_NEW_BATTLE (object)->rules);
  G_OBJECT_CLASS (adj_new_battle_parent_class)->finalize (object);
}

static void
adj_new_battle_class_init (AdjNewBattleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_new_battle_finalize;
  signals[BEGIN] = g_signal_new ("begin", ADJ_TYPE_NEW_BATTLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/new-battle.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNewBattle, ruleset);
  gtk_widget_class_bind_template_child (widget_class, AdjNewBattle, games_box);
  gtk_widget_class_bind_template_child (widget_class, AdjNewBattle, games);
  gtk_widget_class_bind_template_child (widget_class, AdjNewBattle, title);
  gtk_widget_class_bind_template_callback (widget_class, adj_new_battle_on_ruleset);
  gtk_widget_class_bind_template_callback (widget_class, adj_new_battle_on_game);
  gtk_widget_class_install_action (widget_class, "battle.begin", NULL, adj_new_battle_act_begin);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_new_battle_init (AdjNewBattle *self)
{
  self->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_ruleset_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  list_rules (self);
}

AdjNewBattle *
adj_new_battle_new (GtkWindow *parent)
{
  return g_object_new (ADJ_TYPE_NEW_BATTLE, "transient-for", parent, NULL);
}
