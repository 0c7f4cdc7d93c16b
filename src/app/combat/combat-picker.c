/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/combat-picker.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "app/widgets/wrap-layout.h"
#include "staff/combat-offers.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/stack.h"

struct _AdjCombatPicker
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkExpander *targets_expander;
  GtkBox *targets;
  GtkWidget *attackers_side;
  GtkBox *attackers;
  GtkWidget *nobody;

  AdjSession *session; /* while it is shown; not held */
  gboolean showing;    /* the ticks follow the picks, not the other way round */
  gboolean had_targets;
  AdjCombatOffers offers;
};

G_DEFINE_FINAL_TYPE (AdjCombatPicker, adj_combat_picker, GTK_TYPE_WIDGET)

/* ---- Ticks ---- */

static int
index_of (GtkWidget *tick)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (tick), "index"));
}

static void
adj_combat_picker_on_target (AdjCombatPicker *self, GtkCheckButton *tick)
{
  AdjPicks picks;

  if (self->showing)
    return;
  picks = *adj_session_get_picks (self->session);
  adj_picks_toggle_target (&picks, self->offers.targets[index_of (GTK_WIDGET (tick))].hex);
  adj_session_set_picks (self->session, &picks);
}

static void
adj_combat_picker_on_attacker (AdjCombatPicker *self, GtkCheckButton *tick)
{
  AdjPicks picks;

  if (self->showing)
    return;
  picks = *adj_session_get_picks (self->session);
  adj_picks_toggle_unit (&picks, self->offers.units[index_of (GTK_WIDGET (tick))]);
  adj_session_set_picks (self->session, &picks);
}

static GtkWidget *
new_tick (AdjCombatPicker *self, guint i, GCallback on_toggled)
{
  GtkWidget *tick = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (tick), label);
  gtk_widget_add_css_class (tick, "pick");
  g_object_set_data (G_OBJECT (tick), "index", GINT_TO_POINTER ((int) i));
  g_signal_connect_swapped (tick, "toggled", on_toggled, self);
  return tick;
}

/* As many ticks as there are choices. Those that are there stay, and with them the focus. */
static void
make_ticks (AdjCombatPicker *self, GtkBox *list, guint n, GCallback on_toggled)
{
  GtkWidget *tick = gtk_widget_get_first_child (GTK_WIDGET (list));

  for (guint i = 0; i < n; i++)
    if (tick != NULL)
      tick = gtk_widget_get_next_sibling (tick);
    else
      gtk_box_append (list, new_tick (self, i, on_toggled));
  while (tick != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (tick);

      gtk_box_remove (list, tick);
      tick = next;
    }
}

static void
show_tick (GtkWidget *tick, const char *text, gboolean picked)
{
  gtk_label_set_label (GTK_LABEL (gtk_check_button_get_child (GTK_CHECK_BUTTON (tick))), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), picked);
}

/* ---- The lists ---- */

static void
list_targets (AdjCombatPicker *self,
              const AdjView *view,
              const AdjField *field,
              const AdjPicks *picks)
{
  GtkWidget *tick;

  make_ticks (self, self->targets, self->offers.n_targets,
              G_CALLBACK (adj_combat_picker_on_target));
  tick = gtk_widget_get_first_child (GTK_WIDGET (self->targets));
  for (; tick != NULL; tick = gtk_widget_get_next_sibling (tick))
    {
      const AdjCombatTarget *target = &self->offers.targets[index_of (tick)];
      g_autofree char *stack = adj_words_stack (view, field, target->hex);
      g_autofree char *owed = NULL;

      if (target->owed)
        owed = adj_fill (
            /* Translators: enemies in a hex who may not be left alone in this phase */
            _ ("{stack} (must be attacked)"),
            (const AdjPlace[]){ { "stack", stack }, { NULL, NULL } });
      show_tick (tick, owed != NULL ? owed : stack, adj_picks_has_target (picks, target->hex));
    }
}

static void
list_attackers (AdjCombatPicker *self, const AdjView *view, const AdjPicks *picks)
{
  GtkWidget *tick;

  make_ticks (self, self->attackers, self->offers.n_units,
              G_CALLBACK (adj_combat_picker_on_attacker));
  tick = gtk_widget_get_first_child (GTK_WIDGET (self->attackers));
  for (; tick != NULL; tick = gtk_widget_get_next_sibling (tick))
    {
      int i = index_of (tick);
      int unit = self->offers.units[i];
      g_autofree char *strength = adj_words_unit_strength (view, unit);
      g_autofree char *hex = adj_words_hex (view, view->table->units[unit].hex);
      const AdjPlace places[] = { { "unit", strength }, { "hex", hex }, { NULL, NULL } };
      g_autofree char *text = adj_fill (self->offers.bombards[i] ? _ ("{unit}, bombards from {hex}")
                                                                 : _ ("{unit}, in {hex}"),
                                        places);

      show_tick (tick, text, adj_picks_has_unit (picks, unit));
    }
}

#define FEW_TARGETS 6

/* Once a target is picked, many others step back. */
static void
fold_targets (AdjCombatPicker *self, gboolean has_targets)
{
  gboolean many = self->offers.n_targets > FEW_TARGETS;

  if (has_targets != self->had_targets || !has_targets || !many)
    gtk_expander_set_expanded (self->targets_expander, !has_targets || !many);
  self->had_targets = has_targets;
}

/* ---- Class ---- */

static gboolean
adj_combat_picker_grab_focus (GtkWidget *widget)
{
  AdjCombatPicker *self = ADJ_COMBAT_PICKER (widget);
  GtkBox *list = self->had_targets ? self->attackers : self->targets;
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (list));

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
adj_combat_picker_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_COMBAT_PICKER);
  G_OBJECT_CLASS (adj_combat_picker_parent_class)->dispose (object);
}

static void
adj_combat_picker_class_init (AdjCombatPickerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_combat_picker_dispose;
  widget_class->grab_focus = adj_combat_picker_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  g_type_ensure (ADJ_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/combat/combat-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPicker, box);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPicker, targets_expander);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPicker, targets);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPicker, attackers_side);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPicker, attackers);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPicker, nobody);
}

static void
adj_combat_picker_init (AdjCombatPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_combat_picker_show (AdjCombatPicker *self, AdjSession *session)
{
  const AdjPicks *picks = adj_session_get_picks (session);
  const AdjField *field = adj_session_field (session);
  AdjView view = adj_session_view (session);

  g_return_if_fail (ADJ_IS_COMBAT_PICKER (self));

  self->session = session;
  self->showing = TRUE;
  adj_combat_offers_find (&view, picks, &self->offers);
  list_targets (self, &view, field, picks);
  list_attackers (self, &view, picks);
  self->showing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->targets_expander), self->offers.n_targets > 0);
  gtk_widget_set_visible (self->nobody, self->offers.n_targets == 0);
  gtk_widget_set_visible (self->attackers_side, picks->n_targets > 0);
  fold_targets (self, picks->n_targets > 0);
}

gboolean
adj_combat_picker_has_targets (AdjCombatPicker *self)
{
  g_return_val_if_fail (ADJ_IS_COMBAT_PICKER (self), FALSE);

  return self->offers.n_targets > 0;
}
