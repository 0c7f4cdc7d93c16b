/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative-panel.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/initiative-arrivals.h"
#include "app/initiative-commanders.h"
#include "app/initiative-sums.h"
#include "app/initiative-table.h"
#include "app/initiative-totals.h"
#include "rules/flips.h"
#include "words/fill.h"
#include "words/place.h"

struct _AdjInitiativePanel
{
  AdjPart parent_instance;
  GtkLabel *told;
  GtkWidget *unknown;
  GtkWidget *dice;
  GtkLabel *first;
  GtkLabel *chances;
  AdjInitiativeTable *table;
  AdjInitiativeArrivals *arrivals;
  AdjInitiativeCommanders *commanders;
  AdjInitiativeTotals *totals;
  GtkWidget *by_table;
  GtkBox *sums;
  GtkBox *flips;

  GtkLabel *levels[ADJ_SIDES];
  GtkToggleButton *keys[ADJ_SIDES][ADJ_INITIATIVE_DIE];
  GtkLabel *names[ADJ_SIDES];
  AdjInitiativeCase *initiative;
  gboolean chosen; /* the player has said whether by the table or by typed totals */
  guint search;    /* idle: the changes that would turn it */
};

G_DEFINE_FINAL_TYPE (AdjInitiativePanel, adj_initiative_panel, ADJ_TYPE_PART)

enum
{
  PROP_TYPED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* ---- What would turn it: last, so that the panel is there at once ---- */

static gboolean
on_search (gpointer data)
{
  AdjInitiativePanel *self = data;
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (GArray) flips = NULL;
  AdjView view;

  self->search = 0;
  if (session == NULL)
    return G_SOURCE_REMOVE;
  view = adj_session_view (session);
  flips = adj_flips_find (adj_session_field (session), &self->initiative->choices,
                          adj_initiative_case_dice (self->initiative));
  adj_initiative_flips_show (self->flips, flips, &view);
  return G_SOURCE_REMOVE;
}

static void
search_flips (AdjInitiativePanel *self)
{
  g_clear_handle_id (&self->search, g_source_remove);
  if (!self->initiative->typed)
    self->search = g_idle_add_full (G_PRIORITY_LOW, on_search, self, NULL);
}

/* ---- Showing ---- */

static const char *
told (const AdjInitiativeCase *initiative)
{
  if (initiative->owed)
    return _ ("Both sides throw now, and two dice are recorded. {side} has moved first so far.");
  if (initiative->typed)
    return _ ("{side} moves first now. By typed totals; dice show what would be.");
  if (initiative->muster.dawn == 0)
    return _ ("{side} moves first now. No Night is to come any more; dice show what would be.");
  return _ ("{side} moves first now. As things stand for turn {turn}; dice show what would be.");
}

static void
show_told (AdjInitiativePanel *self, const AdjView *view)
{
  g_autofree char *side = adj_words_side (view, view->table->first_player);
  g_autofree char *turn = g_strdup_printf ("%d", self->initiative->muster.dawn);
  g_autofree char *text =
      adj_fill (told (self->initiative),
                (const AdjPlace[]){ { "side", side }, { "turn", turn }, { NULL, NULL } });

  gtk_label_set_label (self->told, text);
}

static void
show_dice (AdjInitiativePanel *self, const AdjView *view)
{
  const AdjInitiativeSide *sums = adj_initiative_case_sides (self->initiative);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);
      g_autofree char *level =
          adj_initiative_level_text (&sums[side], self->initiative->dice[side]);

      gtk_label_set_label (self->names[side], name);
      gtk_label_set_label (self->levels[side], level);
      for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
        {
          g_autofree char *text = g_strdup_printf ("%s: %d", name, die);
          GtkToggleButton *key = self->keys[side][die - 1];

          gtk_toggle_button_set_active (key, self->initiative->dice[side] == die);
          gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                          -1);
        }
    }
}

static void
show_first (AdjInitiativePanel *self, const AdjView *view)
{
  AdjFraction chance;
  int first = adj_initiative_favourite (adj_initiative_case_sides (self->initiative),
                                        self->initiative->holder,
                                        adj_initiative_case_dice (self->initiative), &chance);
  g_autofree char *side = adj_words_side (view, first);
  g_autofree char *odds = adj_fraction_to_string (chance);
  const AdjPlace places[] = { { "side", side }, { "chance", odds }, { NULL, NULL } };
  g_autofree char *text = NULL;

  if (first == ADJ_NO_SIDE)
    text = g_strdup (_ ("The chances are even"));
  else if (adj_initiative_case_dice (self->initiative) != NULL)
    text = adj_fill (_ ("{side} moves first"), places);
  else
    text = adj_fill (_ ("{side} moves first: {chance}"), places);
  gtk_label_set_label (self->first, text);
}

/* Outright, and with the ties that go to the holder (E IL.9). */
static void
show_chances (AdjInitiativePanel *self, const AdjView *view)
{
  AdjInitiativeChances chances =
      adj_initiative_chances (adj_initiative_case_sides (self->initiative));
  int holder = self->initiative->holder;
  g_autofree char *one = adj_words_side (view, 0);
  g_autofree char *other = adj_words_side (view, 1);
  g_autofree char *held = adj_words_side (view, holder);
  g_autofree char *one_chance =
      adj_fraction_to_string (adj_initiative_first_chance (&chances, 0, holder));
  g_autofree char *other_chance =
      adj_fraction_to_string (adj_initiative_first_chance (&chances, 1, holder));
  g_autofree char *tie = adj_fraction_to_string (chances.tie);
  const AdjPlace places[] = {
    { "one", one },     { "onechance", one_chance },
    { "other", other }, { "otherchance", other_chance },
    { "tie", tie },     { "holder", held },
    { NULL, NULL },
  };
  g_autofree char *text = adj_fill (
      /* Translators: one, other: the sides, each with its chance to move first */
      _ ("{one} {onechance}, {other} {otherchance}; of these {tie} ties, which {holder} keeps"),
      places);

  gtk_label_set_label (self->chances, text);
}

/* All that the dice and the choices change. */
static void
show_answer (AdjInitiativePanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);

  adj_initiative_case_read (self->initiative, adj_session_field (session));
  if (self->initiative->typed)
    adj_initiative_totals_read (self->totals, self->initiative);
  gtk_widget_set_visible (self->unknown,
                          !self->initiative->typed && self->initiative->muster.unknown);
  gtk_widget_set_visible (GTK_WIDGET (self->totals), self->initiative->typed);
  gtk_widget_set_visible (self->by_table, !self->initiative->typed);
  show_told (self, &view);
  show_dice (self, &view);
  show_first (self, &view);
  show_chances (self, &view);
  adj_initiative_table_show (self->table, self->initiative, &view);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "initiative.clear",
                                 self->initiative->dice[0] > 0 || self->initiative->dice[1] > 0);
  if (!self->initiative->typed)
    adj_initiative_sums_show (self->sums, self->initiative, &view);
  search_flips (self);
}

/* ---- News ---- */

static void
read_session (AdjInitiativePanel *self, AdjSession *session, AdjNews news)
{
  const AdjTable *table = adj_session_table (session);
  AdjView view = adj_session_view (session);

  if (news & ADJ_NEWS_SESSION)
    adj_initiative_case_forget_all (self->initiative);
  if (!self->chosen)
    {
      self->initiative->typed = !adj_table_option (table, ADJ_OPTION_VARIABLE_INITIATIVE) ||
                                adj_session_book (session)->n_hexes == 0;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TYPED]);
    }
  adj_initiative_case_read (self->initiative, adj_session_field (session));
  adj_initiative_totals_name (self->totals, &view, table->first_player);
}

static void
adj_initiative_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (part);
  AdjView view;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  read_session (self, session, news);
  adj_initiative_arrivals_show (self->arrivals, self->initiative, adj_session_field (session),
                                &view);
  adj_initiative_commanders_show (self->commanders, &view, adj_session_may_play (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "initiative.roll",
                                 self->initiative->owed && adj_session_may_play (session));
  show_answer (self, session);
}

static void
on_changed (AdjInitiativePanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session != NULL)
    show_answer (self, session);
}

static void
on_commander (AdjInitiativePanel *self, int side, int points)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  adj_session_submitf (session, "commander %s %d",
                       adj_session_book (session)->scenario->sides[side].id, points);
}

/* ---- Throwing ---- */

static void
submit (AdjInitiativePanel *self, AdjSession *session, gboolean roll)
{
  AdjView view = adj_session_view (session);
  g_autofree char *order = adj_initiative_case_order (self->initiative, &view, roll);

  adj_session_submit (session, order);
}

static void
dice_changed (AdjInitiativePanel *self, AdjSession *session)
{
  show_answer (self, session);
  if (adj_initiative_case_dice (self->initiative) != NULL && self->initiative->owed &&
      adj_session_may_play (session))
    submit (self, session, FALSE);
}

static void
act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session == NULL)
    return;
  adj_initiative_case_throw (self->initiative, g_variant_get_int32 (parameter));
  dice_changed (self, session);
}

static void
act_die (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  int side, die;

  if (session == NULL)
    return;
  g_variant_get (parameter, "(ii)", &side, &die);
  self->initiative->dice[side] = die;
  dice_changed (self, session);
}

static void
act_roll (GtkWidget *widget, const char *name, GVariant *parameter)
{
  submit (ADJ_INITIATIVE_PANEL (widget), adj_part_get_session (ADJ_PART (widget)), TRUE);
}

static void
act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (widget);

  memset (self->initiative->dice, 0, sizeof self->initiative->dice);
  show_answer (self, adj_part_get_session (ADJ_PART (self)));
}

/* ---- Class ---- */

static void
adj_initiative_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, ADJ_INITIATIVE_PANEL (object)->initiative->typed);
}

static void
adj_initiative_panel_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (object);

  self->chosen = TRUE;
  self->initiative->typed = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
  on_changed (self);
}

static void
adj_initiative_panel_dispose (GObject *object)
{
  g_clear_handle_id (&ADJ_INITIATIVE_PANEL (object)->search, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_PANEL);
  G_OBJECT_CLASS (adj_initiative_panel_parent_class)->dispose (object);
}

static void
adj_initiative_panel_finalize (GObject *object)
{
  g_free (ADJ_INITIATIVE_PANEL (object)->initiative);
  G_OBJECT_CLASS (adj_initiative_panel_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "initiative.throw", "i", act_throw);
  gtk_widget_class_install_action (widget_class, "initiative.die", "(ii)", act_die);
  gtk_widget_class_install_action (widget_class, "initiative.roll", NULL, act_roll);
  gtk_widget_class_install_action (widget_class, "initiative.clear", NULL, act_clear);
  gtk_widget_class_install_property_action (widget_class, "initiative.typed", "typed");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "initiative.roll", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/initiative-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, told);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, unknown);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, dice);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, first);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, chances);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, table);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, arrivals);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, commanders);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, totals);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, by_table);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, sums);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, flips);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_commander);
}

static void
adj_initiative_panel_class_init (AdjInitiativePanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = adj_initiative_panel_get_property;
  object_class->set_property = adj_initiative_panel_set_property;
  object_class->dispose = adj_initiative_panel_dispose;
  object_class->finalize = adj_initiative_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_initiative_panel_refresh;
  properties[PROP_TYPED] =
      g_param_spec_boolean ("typed", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_INITIATIVE_ARRIVALS);
  g_type_ensure (ADJ_TYPE_INITIATIVE_COMMANDERS);
  g_type_ensure (ADJ_TYPE_INITIATIVE_TABLE);
  g_type_ensure (ADJ_TYPE_INITIATIVE_TOTALS);
  install_actions (GTK_WIDGET_CLASS (class));
  bind_template (GTK_WIDGET_CLASS (class));
}

/* ---- Keys ---- */

static GtkWidget *
new_key (int side, int die)
{
  g_autofree char *number = g_strdup_printf ("%d", die);
  GtkWidget *key = gtk_toggle_button_new_with_label (number);

  gtk_widget_add_css_class (key, "die-key");
  gtk_widget_set_hexpand (key, TRUE);
  g_object_set_data (G_OBJECT (key), "die", GINT_TO_POINTER (die));
  g_object_set_data (G_OBJECT (key), "side", GINT_TO_POINTER (side));
  return key;
}

/* A toggle shows what the case says; its own click only asks for that. */
static void
on_key (GtkToggleButton *key, AdjInitiativePanel *self)
{
  int side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "side"));
  int die = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "die"));

  gtk_widget_activate_action (GTK_WIDGET (self), "initiative.die", "(ii)", side, die);
}

static void
add_side (AdjInitiativePanel *self, int side)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->names[side] = GTK_LABEL (gtk_label_new (NULL));
  self->levels[side] = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->names[side], 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->names[side]), TRUE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->names[side]));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->levels[side]));
  gtk_box_append (GTK_BOX (self->dice), head);
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    {
      GtkWidget *key = new_key (side, die);

      self->keys[side][die - 1] = GTK_TOGGLE_BUTTON (key);
      g_signal_connect (key, "clicked", G_CALLBACK (on_key), self);
      gtk_box_append (GTK_BOX (keys), key);
    }
  gtk_box_append (GTK_BOX (self->dice), keys);
}

static void
add_die_keys (AdjInitiativePanel *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new_with_arguments (
          gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + (guint) die, 0),
                                       gtk_keyval_trigger_new (GDK_KEY_KP_0 + (guint) die, 0)),
          gtk_named_action_new ("initiative.throw"), "i", die);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
adj_initiative_panel_init (AdjInitiativePanel *self)
{
  self->initiative = g_new0 (AdjInitiativeCase, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int side = 0; side < ADJ_SIDES; side++)
    add_side (self, side);
  add_die_keys (self);
}
