/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/roster.h"

#include "staff/unit-facts.h"
#include "words/place.h"
#include "words/unit.h"

/* ---- An item ---- */

struct _AdjRosterItem
{
  GObject parent_instance;
  int unit;
  AdjUnitFacts facts;
  char *name;
  char *side;
  char *arm;
  char *strength;
  char *place;
  char *condition;
  char *about; /* side, arm and state, under the name */
  GPtrArray *choices;
};

G_DEFINE_FINAL_TYPE (AdjRosterItem, adj_roster_item, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_SIDE,
  PROP_ARM,
  PROP_STRENGTH,
  PROP_POINTS,
  PROP_PLACE,
  PROP_CONDITION,
  PROP_ABOUT,
  PROP_EFFECTIVE,
  PROP_PLAYS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
adj_roster_item_finalize (GObject *object)
{
  AdjRosterItem *self = ADJ_ROSTER_ITEM (object);

  g_free (self->name);
  g_free (self->side);
  g_free (self->arm);
  g_free (self->strength);
  g_free (self->place);
  g_free (self->condition);
  g_free (self->about);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  G_OBJECT_CLASS (adj_roster_item_parent_class)->finalize (object);
}

/* As far as these eyes may know. */
static gboolean
is_playing (const AdjUnitFacts *facts)
{
  return facts->known && adj_unit_facts_play (facts);
}

static void
adj_roster_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjRosterItem *self = ADJ_ROSTER_ITEM (object);
  const char *const texts[N_PROPS] = {
    [PROP_NAME] = self->name,   [PROP_SIDE] = self->side,
    [PROP_ARM] = self->arm,     [PROP_STRENGTH] = self->strength,
    [PROP_PLACE] = self->place, [PROP_CONDITION] = self->condition,
    [PROP_ABOUT] = self->about,
  };

  if (id == PROP_POINTS)
    g_value_set_int (value, self->facts.points);
  else if (id == PROP_EFFECTIVE)
    g_value_set_boolean (value, self->facts.effective);
  else if (id == PROP_PLAYS)
    g_value_set_boolean (value, is_playing (&self->facts));
  else if (id < N_PROPS)
    g_value_set_string (value, texts[id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_roster_item_class_init (AdjRosterItemClass *class)
{
  static const char *const names[N_PROPS] = {
    [PROP_NAME] = "name",         [PROP_SIDE] = "side",   [PROP_ARM] = "arm",
    [PROP_STRENGTH] = "strength", [PROP_PLACE] = "place", [PROP_CONDITION] = "condition",
    [PROP_ABOUT] = "about",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = adj_roster_item_finalize;
  object_class->get_property = adj_roster_item_get_property;
  for (int i = 1; i < N_PROPS; i++)
    if (names[i] != NULL)
      properties[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);
  properties[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, -1, 255, -1, flags);
  properties[PROP_EFFECTIVE] = g_param_spec_boolean ("effective", NULL, NULL, TRUE, flags);
  properties[PROP_PLAYS] = g_param_spec_boolean ("plays", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
adj_roster_item_init (AdjRosterItem *self)
{
  self->facts.points = -1;
}

int
adj_roster_item_get_unit (AdjRosterItem *self)
{
  return self->unit;
}

int
adj_roster_item_get_side (AdjRosterItem *self)
{
  return self->facts.side;
}

gboolean
adj_roster_item_is_gone (AdjRosterItem *self)
{
  return !adj_unit_facts_play (&self->facts);
}

AdjWhere
adj_roster_item_get_where (AdjRosterItem *self)
{
  return self->facts.where;
}

const GPtrArray *
adj_roster_item_get_choices (AdjRosterItem *self)
{
  return self->choices;
}

void
adj_roster_item_take_choices (AdjRosterItem *self, GPtrArray *choices)
{
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  self->choices = choices;
}

/* Takes text over. */
static void
set_text (AdjRosterItem *self, int property, char **field, char *text)
{
  gboolean other = g_strcmp0 (*field, text) != 0;

  g_free (*field);
  *field = text;
  if (other)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
set_facts (AdjRosterItem *self, AdjUnitFacts facts)
{
  AdjUnitFacts old = self->facts;

  self->facts = facts;
  if (old.points != facts.points)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POINTS]);
  if (old.effective != facts.effective)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EFFECTIVE]);
  if (is_playing (&old) != is_playing (&facts))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYS]);
}

/* "Union, Infantry, ineffective". */
static char *
join_about (const AdjRosterItem *self)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  const char *const texts[] = { self->side, self->arm, self->condition };
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] != '\0')
      g_strv_builder_add (parts, texts[i]);
  list = g_strv_builder_end (parts);
  return g_strjoinv (", ", list);
}

static void
read_item (AdjRosterItem *self, const AdjView *view)
{
  AdjUnitFacts facts = adj_unit_facts (view, self->unit);

  adj_roster_item_take_choices (self, NULL);
  set_text (self, PROP_NAME, &self->name, adj_words_unit (view, self->unit));
  set_text (self, PROP_SIDE, &self->side, adj_words_side (view, facts.side));
  set_text (self, PROP_ARM, &self->arm, adj_words_arm (view, self->unit));
  set_text (self, PROP_STRENGTH, &self->strength, adj_words_strength (view, self->unit));
  set_text (self, PROP_PLACE, &self->place, adj_words_whereabouts (view, self->unit));
  set_text (self, PROP_CONDITION, &self->condition, adj_words_condition (view, self->unit));
  set_text (self, PROP_ABOUT, &self->about, join_about (self));
  set_facts (self, facts);
}

/* ---- The list ---- */

struct _AdjRoster
{
  GObject parent_instance;
  GPtrArray *items; /* of AdjRosterItem */
};

static GType
roster_get_item_type (GListModel *model)
{
  return ADJ_TYPE_ROSTER_ITEM;
}

static guint
roster_get_n_items (GListModel *model)
{
  return ADJ_ROSTER (model)->items->len;
}

static gpointer
roster_get_item (GListModel *model, guint position)
{
  GPtrArray *items = ADJ_ROSTER (model)->items;

  return position < items->len ? g_object_ref (g_ptr_array_index (items, position)) : NULL;
}

static void
roster_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = roster_get_item_type;
  iface->get_n_items = roster_get_n_items;
  iface->get_item = roster_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdjRoster,
                               adj_roster,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, roster_list_model_init))

static void
adj_roster_finalize (GObject *object)
{
  g_ptr_array_unref (ADJ_ROSTER (object)->items);
  G_OBJECT_CLASS (adj_roster_parent_class)->finalize (object);
}

static void
adj_roster_class_init (AdjRosterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_roster_finalize;
}

static void
adj_roster_init (AdjRoster *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

AdjRoster *
adj_roster_new (void)
{
  return g_object_new (ADJ_TYPE_ROSTER, NULL);
}

static AdjRosterItem *
item_at (AdjRoster *self, guint position)
{
  return g_ptr_array_index (self->items, position);
}

static gboolean
holds (AdjRoster *self, const guint16 *units, guint n)
{
  if (self->items->len != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (item_at (self, i)->unit != units[i])
      return FALSE;
  return TRUE;
}

/* The units in an order that tells nothing of those that are not known. */
static void
fill (AdjRoster *self, const AdjView *view, const guint16 *units, guint n)
{
  guint before = self->items->len;

  g_ptr_array_set_size (self->items, 0);
  for (guint i = 0; i < n; i++)
    {
      AdjRosterItem *item = g_object_new (ADJ_TYPE_ROSTER_ITEM, NULL);

      item->unit = units[i];
      read_item (item, view);
      g_ptr_array_add (self->items, item);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, n);
}

void
adj_roster_read (AdjRoster *self, const AdjView *view)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = view != NULL ? adj_view_units (view, units) : 0;

  g_return_if_fail (ADJ_IS_ROSTER (self));

  if (!holds (self, units, n))
    fill (self, view, units, n);
  else
    for (guint i = 0; i < n; i++)
      read_item (item_at (self, i), view);
}

int
adj_roster_find (AdjRoster *self, int unit)
{
  g_return_val_if_fail (ADJ_IS_ROSTER (self), -1);

  for (guint i = 0; i < self->items->len; i++)
    if (item_at (self, i)->unit == unit)
      return (int) i;
  return -1;
}
