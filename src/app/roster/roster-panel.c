/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/roster-panel.h"

#include <glib/gi18n-lib.h>

#include "app/roster/roster-cells.h"
#include "app/roster/roster-search.h"
#include "app/widgets/choice-menu.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-back.h"
#include "words/at-least.h"
#include "words/printed.h"

struct _AdjRosterPanel
{
  AdjPart parent_instance;
  GtkEditable *search;
  GtkDropDown *side;
  GtkDropDown *state;
  GtkColumnView *view;
  GtkLabel *count;
  GtkWidget *deeds;
  AdjRoster *roster;
  GtkCustomFilter *filter;
  GtkSelectionModel *selection;
  gboolean following; /* the selection is being made to agree with the picks */
};

G_DEFINE_FINAL_TYPE (AdjRosterPanel, adj_roster_panel, ADJ_TYPE_PART)

/* ---- Filter ---- */

static gboolean
is_in_state (AdjRosterItem *item, guint state)
{
  AdjWhere where = adj_roster_item_get_where (item);
  gboolean effective;

  switch (state)
    {
    case 1:
      return where == ADJ_ON_MAP;
    case 2:
      return where == ADJ_WAITING;
    case 3:
      return adj_roster_item_is_gone (item);
    case 4:
      g_object_get (item, "effective", &effective, NULL);
      return !effective;
    default:
      return TRUE;
    }
}

static gboolean
is_wanted (gpointer item, gpointer data)
{
  AdjRosterPanel *self = data;
  const char *search = gtk_editable_get_text (self->search);
  guint side = gtk_drop_down_get_selected (self->side);

  if (side != GTK_INVALID_LIST_POSITION && side > 0 &&
      adj_roster_item_get_side (item) != (int) side - 1)
    return FALSE;
  return is_in_state (item, gtk_drop_down_get_selected (self->state)) &&
         adj_roster_answers (item, search);
}

/* What is out of the game has no strength any more. */
static void
count (AdjRosterPanel *self, guint *playing, guint *gone, AdjAtLeast *sum)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AdjRosterItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);
      int strength;

      if (adj_roster_item_is_gone (item))
        {
          (*gone)++;
          continue;
        }
      g_object_get (item, "points", &strength, NULL);
      (*playing)++;
      sum->points += MAX (strength, 0);
      sum->n_unseen += strength < 0;
    }
}

static void
show_count (AdjRosterPanel *self)
{
  guint playing = 0;
  guint gone = 0;
  AdjAtLeast sum = { 0 };
  g_autofree char *points = NULL;
  g_autofree char *text = NULL;
  g_autofree char *out = NULL;
  g_autofree char *both = NULL;

  count (self, &playing, &gone, &sum);
  points = adj_words_at_least_brief (sum);
  /* Translators: below the roster: how many units are listed, and their strength together */
  text = g_strdup_printf (
      ngettext ("%u unit, %s strength points", "%u units, %s strength points", playing), playing,
      points);
  /* Translators: below the roster, of units that are eliminated or have left the map */
  out = g_strdup_printf (ngettext ("%u is out of the game", "%u are out of the game", gone), gone);
  both = playing == 0 ? g_strdup (out) : g_strdup_printf ("%s · %s", text, out);
  gtk_label_set_label (self->count, gone > 0 ? both : text);
}

static void
adj_roster_panel_on_filter (AdjRosterPanel *self)
{
  if (self->filter == NULL)
    return;
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  show_count (self);
}

/* ---- Selection and picks ---- */

static AdjRosterItem *
item_at (AdjRosterPanel *self, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->selection), position);
}

static void
follow_picks (AdjRosterPanel *self, AdjSession *session)
{
  const AdjPicks *picks = adj_session_get_picks (session);
  g_autoptr (GtkBitset) selected = gtk_bitset_new_empty ();
  g_autoptr (GtkBitset) all = NULL;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  if (self->following)
    return;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AdjRosterItem) item = item_at (self, i);

      if (adj_picks_has_unit (picks, adj_roster_item_get_unit (item)))
        gtk_bitset_add (selected, i);
    }
  all = gtk_bitset_new_range (0, n);
  self->following = TRUE;
  gtk_selection_model_set_selection (self->selection, selected, all);
  self->following = FALSE;
}

static void
adj_roster_panel_on_selected (AdjRosterPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (GtkBitset) selected = NULL;
  AdjPicks picks;
  GtkBitsetIter iter;
  guint position;

  if (session == NULL || self->following)
    return;
  selected = gtk_selection_model_get_selection (self->selection);
  picks = *adj_session_get_picks (session);
  picks.n_units = 0;
  if (gtk_bitset_iter_init_first (&iter, selected, &position))
    do
      {
        g_autoptr (AdjRosterItem) item = item_at (self, position);

        adj_picks_toggle_unit (&picks, adj_roster_item_get_unit (item));
      }
    while (gtk_bitset_iter_next (&iter, &position));
  self->following = TRUE;
  adj_session_set_picks (session, &picks);
  self->following = FALSE;
  if (picks.no_room_for_unit)
    follow_picks (self, session);
}

/* ---- Tab ---- */

static GtkWidget *
row_with_focus (AdjRosterPanel *self)
{
  GtkWidget *at = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  while (at != NULL && !g_str_equal (gtk_widget_get_css_name (at), "row"))
    at = gtk_widget_get_parent (at);
  return at;
}

/* Through the cells of a row, and then out of the list: the arrow keys go from row to row. */
static gboolean
adj_roster_panel_on_key (AdjRosterPanel *self, guint key, guint code, GdkModifierType state)
{
  gboolean back = key == GDK_KEY_ISO_Left_Tab || (state & GDK_SHIFT_MASK) != 0;
  GtkDirectionType direction = back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD;
  GtkWidget *row = row_with_focus (self);

  if ((key != GDK_KEY_Tab && key != GDK_KEY_ISO_Left_Tab) || row == NULL)
    return GDK_EVENT_PROPAGATE;
  return gtk_widget_child_focus (row, direction) ||
         gtk_widget_child_focus (back ? GTK_WIDGET (self->state) : self->deeds, direction);
}

/* ---- The umpire's hand ---- */

static AdjOrder
make_ineffective (int unit)
{
  return adj_order_status (unit, ADJ_FACT_INEFFECTIVE, 0);
}

static AdjOrder
make_effective (int unit)
{
  return adj_order_status (unit, 0, ADJ_FACT_INEFFECTIVE);
}

static AdjOrder
eliminate (int unit)
{
  return adj_order_eliminate (&(guint16){ (guint16) unit }, 1);
}

/* An order for each unit selected. */
static void
order_each (AdjRosterPanel *self, AdjOrder (*make) (int unit))
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjOrder orders[ADJ_MAX_BATTLE_UNITS];

  for (guint i = 0; i < picks->n_units; i++)
    orders[i] = make (picks->units[i]);
  if (picks->n_units > 0)
    adj_session_give (session, orders, picks->n_units);
}

static void
adj_roster_panel_act_ineffective (GtkWidget *widget, const char *name, GVariant *parameter)
{
  order_each (ADJ_ROSTER_PANEL (widget), make_ineffective);
}

static void
adj_roster_panel_act_effective (GtkWidget *widget, const char *name, GVariant *parameter)
{
  order_each (ADJ_ROSTER_PANEL (widget), make_effective);
}

static void
adj_roster_panel_act_eliminate (GtkWidget *widget, const char *name, GVariant *parameter)
{
  order_each (ADJ_ROSTER_PANEL (widget), eliminate);
}

static AdjRosterItem *
find_item (AdjRosterPanel *self, int unit)
{
  int position = adj_roster_find (self->roster, unit);

  return position < 0 ? NULL
                      : g_list_model_get_item (G_LIST_MODEL (self->roster), (guint) position);
}

/* The tick of a row. If nothing came of it, it is put back. */
static void
adj_roster_panel_act_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjRosterPanel *self = ADJ_ROSTER_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (AdjRosterItem) item = find_item (self, g_variant_get_int32 (parameter));
  gboolean effective;
  AdjOrder order;

  if (item == NULL)
    return;
  g_object_get (item, "effective", &effective, NULL);
  order = effective ? make_ineffective (adj_roster_item_get_unit (item))
                    : make_effective (adj_roster_item_get_unit (item));
  if (!adj_session_give (session, &order, 1))
    g_object_notify (G_OBJECT (item), "effective");
}

/* From the menu of a row. */
static void
adj_roster_panel_act_order (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (AdjRosterItem) item = NULL;
  const AdjChoice *choice = NULL;
  int unit;

  g_variant_get (parameter, "(iu)", &unit, NULL);
  item = find_item (ADJ_ROSTER_PANEL (widget), unit);
  if (item != NULL)
    choice = adj_choice_menu_find (adj_roster_item_get_choices (item), parameter);
  if (choice != NULL)
    adj_session_give (adj_part_get_session (ADJ_PART (widget)),
                      (const AdjOrder *) choice->orders->data, choice->orders->len);
}

/* Enter on a row picks that unit alone. */
static void
adj_roster_panel_on_activate (AdjRosterPanel *self, guint position)
{
  gtk_selection_model_select_item (self->selection, position, TRUE);
}

/* ---- Class ---- */

static void
name_sides (AdjRosterPanel *self, AdjSession *session)
{
  const AdjScenario *scenario = adj_session_book (session)->scenario;
  const char *const names[] = { _ ("Both sides"), adj_words_printed (scenario->sides[0].name),
                                adj_words_printed (scenario->sides[1].name), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  gtk_drop_down_set_model (self->side, G_LIST_MODEL (list));
}

static void
adj_roster_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjRosterPanel *self = ADJ_ROSTER_PANEL (part);
  AdjView view;

  if (session == NULL)
    {
      adj_roster_read (self->roster, NULL);
      return;
    }
  view = adj_session_view (session);
  if (news & ADJ_NEWS_SESSION)
    name_sides (self, session);
  self->following = TRUE;
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    {
      adj_roster_read (self->roster, &view);
      gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
      show_count (self);
    }
  self->following = FALSE;
  follow_picks (self, session);
  gtk_widget_set_sensitive (self->deeds, adj_session_may_play (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "roster.turn", adj_session_may_play (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "roster.order", adj_session_may_play (session));
}

static void
adj_roster_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_ROSTER_PANEL);
  G_OBJECT_CLASS (adj_roster_panel_parent_class)->dispose (object);
}

static void
adj_roster_panel_class_init (AdjRosterPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_roster_panel_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_roster_panel_refresh;
  gtk_widget_class_install_action (widget_class, "roster.ineffective", NULL,
                                   adj_roster_panel_act_ineffective);
  gtk_widget_class_install_action (widget_class, "roster.effective", NULL,
                                   adj_roster_panel_act_effective);
  gtk_widget_class_install_action (widget_class, "roster.eliminate", NULL,
                                   adj_roster_panel_act_eliminate);
  gtk_widget_class_install_action (widget_class, "roster.turn", "i", adj_roster_panel_act_turn);
  gtk_widget_class_install_action (widget_class, "roster.order", "(iu)",
                                   adj_roster_panel_act_order);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_ROSTER);
  g_type_ensure (ADJ_TYPE_ROSTER_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/roster/roster-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, search);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, side);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, state);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, view);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, count);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, deeds);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, roster);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, filter);
  gtk_widget_class_bind_template_child (widget_class, AdjRosterPanel, selection);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_panel_on_filter);
  gtk_widget_class_bind_template_callback (widget_class, adj_focus_leave_search);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_panel_on_activate);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_panel_on_selected);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_cells_set_up_name);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_cells_set_up_effective);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_cells_bind_effective);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_cells_set_up_state);
  gtk_widget_class_bind_template_callback (widget_class, adj_roster_cells_bind_state);
}

static void
adj_roster_panel_init (AdjRosterPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_custom_filter_set_filter_func (self->filter, is_wanted, self, NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_roster_panel_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}
