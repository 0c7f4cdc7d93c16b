/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/panels.h"

#include <glib/gi18n-lib.h>

#include "app/arrivals/arrivals-panel.h"
#include "app/arrivals/set-up-panel.h"
#include "app/combat/combat-panel.h"
#include "app/command/command-panel.h"
#include "app/corrections/charts-apart-panel.h"
#include "app/corrections/correction-panel.h"
#include "app/corrections/judge-again-panel.h"
#include "app/desktop/settings.h"
#include "app/initiative/initiative-panel.h"
#include "app/log/log-panel.h"
#include "app/plots/plots-panel.h"
#include "app/roster/read-back-panel.h"
#include "app/roster/roster-panel.h"
#include "app/victory/victory-panel.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"
#include "app/widgets/side-column.h"
#include "app/widgets/tip.h"

#define N_PANELS 13

struct _AdjPanels
{
  AdjPart parent_instance;
  GtkWidget *column;
  GtkBox *stand;    /* in the column */
  GtkWidget *above; /* stands over the panel, or in its place */
  GtkStack *stack;
  GtkBox *rail;
  GtkToggleButton *tabs[N_PANELS];
  char *panel;
  gboolean folded;
  gboolean seen; /* the panels have been; until then none is made */
};

G_DEFINE_FINAL_TYPE (AdjPanels, adj_panels, ADJ_TYPE_PART)

enum
{
  PROP_PANEL = 1,
  PROP_OPEN,
  PROP_ABOVE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* A panel, made when it is first opened. One that passes has a tab only as long as its property
 * "busy" says that it has something to show. */
typedef struct
{
  const char *name;
  const char *title;
  const char *icon;
  GType (*type) (void);
  gboolean from_menu; /* it has no tab: a small window has no room for one more */
  gboolean passes;
} Panel;

static const Panel panels[] = {
  { "combat", N_ ("Combat"), "adj-combat-symbolic", adj_combat_panel_get_type },
  { "arrivals", N_ ("Arrivals"), "adj-arrivals-symbolic", adj_arrivals_panel_get_type },
  { "initiative", N_ ("Initiative"), "adj-initiative-symbolic", adj_initiative_panel_get_type },
  { "command", N_ ("Command"), "adj-command-symbolic", adj_command_panel_get_type },
  { "roster", N_ ("Roster"), "adj-roster-symbolic", adj_roster_panel_get_type },
  { "victory", N_ ("Victory"), "adj-victory-symbolic", adj_victory_panel_get_type },
  { "log", N_ ("Log"), "adj-log-symbolic", adj_log_panel_get_type },
  { "set-up", N_ ("Set up"), "adj-set-up-symbolic", adj_set_up_panel_get_type },
  { "read-back", N_ ("Read back"), "adj-ok-symbolic", adj_read_back_panel_get_type, TRUE },
  { "plots", N_ ("Plots"), "adj-plots-symbolic", adj_plots_panel_get_type, FALSE, TRUE },
  { "correction", N_ ("Correct"), "adj-correction-symbolic", adj_correction_panel_get_type, FALSE,
    TRUE },
  { "again", N_ ("Judged"), "adj-again-symbolic", adj_judge_again_panel_get_type, FALSE, TRUE },
  { "charts", N_ ("Charts"), "adj-overview-symbolic", adj_charts_apart_panel_get_type, FALSE,
    TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (panels) == N_PANELS);

#define AFTER_PASSING "log" /* the panel that is shown when one has passed */
#define FIRST "combat"      /* and who unfolds the panels and has opened none */

/* ---- Which is open ---- */

static const Panel *
find_panel (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (g_strcmp0 (panels[i].name, name) == 0)
      return &panels[i];
  return NULL;
}

static const Panel *
open_panel (AdjPanels *self)
{
  return self->folded ? NULL : find_panel (self->panel);
}

/* The keys do not pass with it. */
static void
adj_panels_on_busy (GtkWidget *child, GParamSpec *pspec, AdjPanels *self)
{
  gboolean busy;

  g_object_get (child, "busy", &busy, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    if (gtk_stack_get_child_by_name (self->stack, panels[i].name) == child)
      gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), busy);
  if (busy || gtk_stack_get_visible_child (self->stack) != child)
    return;
  if (adj_focus_is_within (child))
    gtk_widget_activate_action (GTK_WIDGET (self), "page.board", NULL);
  adj_panels_open (self, AFTER_PASSING);
}

static GtkWidget *
get_child (AdjPanels *self, const Panel *panel)
{
  GtkWidget *child = gtk_stack_get_child_by_name (self->stack, panel->name);

  if (child != NULL)
    return child;
  child = g_object_new (panel->type (), NULL);
  gtk_stack_add_named (self->stack, child, panel->name);
  g_object_bind_property (self, "session", child, "session", G_BINDING_SYNC_CREATE);
  if (panel->passes)
    {
      g_signal_connect (child, "notify::busy", G_CALLBACK (adj_panels_on_busy), self);
      adj_panels_on_busy (child, NULL, self);
    }
  return child;
}

/* Without anything in it the column leaves its room to the board. */
static void
adj_panels_show_column (AdjPanels *self)
{
  gtk_widget_set_visible (self->column,
                          gtk_widget_get_visible (GTK_WIDGET (self->stack)) ||
                              (self->above != NULL && gtk_widget_get_visible (self->above)));
}

static void
show_open (AdjPanels *self)
{
  const Panel *panel = open_panel (self);

  if (panel != NULL && self->seen)
    gtk_stack_set_visible_child (self->stack, get_child (self, panel));
  gtk_widget_set_visible (GTK_WIDGET (self->stack), panel != NULL);
  adj_panels_show_column (self);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      if (!panels[i].passes)
        gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), !panels[i].from_menu);
      gtk_toggle_button_set_active (self->tabs[i], panel == &panels[i]);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
}

/* One that has nothing to show is not opened. */
static const char *
panel_instead (AdjPanels *self, const char *name)
{
  const Panel *panel = find_panel (name);
  gboolean busy = TRUE;

  if (panel != NULL && panel->passes)
    g_object_get (get_child (self, panel), "busy", &busy, NULL);
  return busy ? name : AFTER_PASSING;
}

void
adj_panels_open (AdjPanels *self, const char *name)
{
  const char *opened;

  g_return_if_fail (ADJ_IS_PANELS (self));

  opened = panel_instead (self, name);
  if (!self->folded && g_strcmp0 (self->panel, opened) == 0)
    return;
  self->folded = FALSE;
  g_free (self->panel);
  self->panel = g_strdup (opened);
  show_open (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL]);
}

void
adj_panels_fold (AdjPanels *self, gboolean folded)
{
  g_return_if_fail (ADJ_IS_PANELS (self));

  if (self->folded == folded)
    return;
  self->folded = folded;
  show_open (self);
}

/* One that is folded comes back; without one there is only what was asked for last. */
void
adj_panels_toggle (AdjPanels *self)
{
  g_return_if_fail (ADJ_IS_PANELS (self));

  if (open_panel (self) != NULL || find_panel (self->panel) != NULL)
    adj_panels_fold (self, !self->folded);
  else
    adj_panels_open (self, FIRST);
}

void
adj_panels_set_brief (AdjPanels *self, gboolean brief)
{
  g_return_if_fail (ADJ_IS_PANELS (self));

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    gtk_widget_set_visible (
        gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (self->tabs[i]))), !brief);
  if (brief)
    gtk_widget_add_css_class (GTK_WIDGET (self->rail), "brief");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->rail), "brief");
}

gboolean
adj_panels_is_open (AdjPanels *self)
{
  g_return_val_if_fail (ADJ_IS_PANELS (self), FALSE);

  return open_panel (self) != NULL;
}

GtkWidget *
adj_panels_get (AdjPanels *self, const char *name)
{
  const Panel *panel = find_panel (name);

  g_return_val_if_fail (ADJ_IS_PANELS (self), NULL);
  g_return_val_if_fail (panel != NULL, NULL);

  return get_child (self, panel);
}

void
adj_panels_focus (AdjPanels *self)
{
  GtkWidget *panel;

  g_return_if_fail (ADJ_IS_PANELS (self));

  panel = gtk_stack_get_visible_child (self->stack);
  if (panel != NULL && gtk_widget_get_visible (GTK_WIDGET (self->stack)) &&
      !gtk_widget_grab_focus (panel) && !adj_focus_is_within (panel))
    gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
}

/* ---- The rail: a tab for each panel; that of the open one closes it ---- */

/* A player who opens a panel with the keys wants to do something in it. */
static void
open_from_tab (AdjPanels *self, GtkWidget *tab)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (tab));

  adj_panels_open (self, gtk_widget_get_name (tab));
  if (gtk_widget_has_focus (tab) && gtk_window_get_focus_visible (window))
    adj_panels_focus (self);
}

static void
adj_panels_on_tab (GtkToggleButton *tab, AdjPanels *self)
{
  const char *name = gtk_widget_get_name (GTK_WIDGET (tab));

  if (gtk_toggle_button_get_active (tab))
    open_from_tab (self, GTK_WIDGET (tab));
  else if (open_panel (self) == find_panel (name))
    adj_panels_open (self, "");
}

static GtkWidget *
new_tab (const Panel *panel, guint key)
{
  GtkWidget *tab = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = gtk_label_new (_ (panel->title));

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (panel->icon));
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (tab), box);
  gtk_widget_add_css_class (tab, "flat");
  gtk_widget_set_name (tab, panel->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (panel->title), -1);
  if (!panel->passes && !panel->from_menu)
    {
      /* Translators: a panel, and the keys that open it */
      g_autofree char *tip = g_strdup_printf (_ ("%s (Alt+%u)"), _ (panel->title), key);

      adj_tip_show (tab, tip);
    }
  else
    adj_tip_show (tab, _ (panel->title));
  return tab;
}

static void
make_rail (AdjPanels *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      self->tabs[i] = GTK_TOGGLE_BUTTON (new_tab (&panels[i], i + 1));
      gtk_widget_set_visible (GTK_WIDGET (self->tabs[i]), !panels[i].passes);
      gtk_box_append (self->rail, GTK_WIDGET (self->tabs[i]));
      g_signal_connect (self->tabs[i], "toggled", G_CALLBACK (adj_panels_on_tab), self);
    }
}

/* ---- Class ---- */

static void
adj_panels_map (GtkWidget *widget)
{
  AdjPanels *self = ADJ_PANELS (widget);

  self->seen = TRUE;
  show_open (self);
  GTK_WIDGET_CLASS (adj_panels_parent_class)->map (widget);
}

static void
adj_panels_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_PANELS);
  G_OBJECT_CLASS (adj_panels_parent_class)->dispose (object);
}

static void
adj_panels_finalize (GObject *object)
{
  g_free (ADJ_PANELS (object)->panel);
  G_OBJECT_CLASS (adj_panels_parent_class)->finalize (object);
}

static void
adj_panels_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjPanels *self = ADJ_PANELS (object);

  switch (id)
    {
    case PROP_PANEL:
      g_value_set_string (value, self->panel);
      break;
    case PROP_OPEN:
      g_value_set_boolean (value, adj_panels_is_open (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_above (AdjPanels *self, GtkWidget *above)
{
  if (above == NULL)
    return;
  self->above = above;
  gtk_box_prepend (self->stand, above);
  g_signal_connect_swapped (above, "notify::visible", G_CALLBACK (adj_panels_show_column), self);
  adj_panels_show_column (self);
}

static void
adj_panels_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PANEL)
    adj_panels_open (ADJ_PANELS (object), g_value_get_string (value));
  else if (id == PROP_ABOVE)
    set_above (ADJ_PANELS (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_panels_class_init (AdjPanelsClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = adj_panels_dispose;
  object_class->finalize = adj_panels_finalize;
  object_class->get_property = adj_panels_get_property;
  object_class->set_property = adj_panels_set_property;
  widget_class->focus = adj_focus_among_children;
  widget_class->map = adj_panels_map;
  properties[PROP_PANEL] =
      g_param_spec_string ("panel", NULL, NULL, NULL, G_PARAM_READWRITE | flags);
  properties[PROP_OPEN] =
      g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READABLE | flags);
  properties[PROP_ABOVE] = g_param_spec_object ("above", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_SIDE_COLUMN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/panels.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjPanels, column);
  gtk_widget_class_bind_template_child (widget_class, AdjPanels, stand);
  gtk_widget_class_bind_template_child (widget_class, AdjPanels, stack);
  gtk_widget_class_bind_template_child (widget_class, AdjPanels, rail);
}

static void
adj_panels_init (AdjPanels *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_rail (self);
  show_open (self);
  g_settings_bind (adj_settings (), "panel", self, "panel", G_SETTINGS_BIND_DEFAULT);
}
