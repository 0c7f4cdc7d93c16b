/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/command/scatter-calculator.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/control-keys.h"
#include "app/widgets/digit-chances.h"
#include "app/widgets/focus-order.h"
#include "staff/typed-units.h"
#include "words/command.h"
#include "words/fill.h"

struct _AdjScatterCalculator
{
  GtkWidget parent_instance;
  GtkSpinButton *level;
  GtkCheckButton *chits;
  AdjControlKeys *keys;
  GtkLabel *digits_label;
  GtkLabel *told;
  AdjDigitChances *chances;
  GtkTextBuffer *text;
  GtkLabel *complaint;
  GtkWidget *result;
  GtkLabel *heading;
  GtkBox *list;

  AdjRuleset *ruleset;
  int die;             /* thrown; 0 */
  guint16 drawn;       /* chits: bit n is chit n */
  GArray *units;       /* of AdjTypedUnit, as far as they could be read */
  GHashTable *by_hand; /* the rows that are ticked, by their words */
};

G_DEFINE_FINAL_TYPE (AdjScatterCalculator, adj_scatter_calculator, GTK_TYPE_WIDGET)

/* ---- Figures ---- */

static AdjControlThrow
control_of (AdjScatterCalculator *self)
{
  return (AdjControlThrow){ .ruleset = self->ruleset,
                            .level = gtk_spin_button_get_value_as_int (self->level),
                            .by_chits = gtk_check_button_get_active (self->chits),
                            .die = self->die,
                            .drawn = self->drawn };
}

/* ---- The typed units ---- */

static void
adj_scatter_calculator_on_tick (GtkCheckButton *tick, AdjScatterCalculator *self)
{
  const char *words = gtk_check_button_get_label (tick);

  if (gtk_check_button_get_active (tick))
    g_hash_table_add (self->by_hand, g_strdup (words));
  else
    g_hash_table_remove (self->by_hand, words);
}

static void
add_unit (AdjScatterCalculator *self,
          const AdjControlThrow *control,
          const AdjTypedUnit *unit,
          gboolean known)
{
  AdjFraction chance = adj_control_throw_chance (control, unit->hex % 10);
  g_autofree char *share = adj_fraction_to_string (chance);
  g_autofree char *words = g_strdup_printf ("%04d %s", unit->hex, unit->name);
  g_autofree char *line =
      known ? g_strdup (g_strchomp (words)) : g_strdup_printf ("%s  %s", g_strchomp (words), share);
  GtkWidget *row = known ? gtk_check_button_new_with_label (line) : gtk_label_new (line);

  if (known)
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (row),
                                   g_hash_table_contains (self->by_hand, line));
      gtk_widget_add_css_class (row, "touch");
      g_signal_connect (row, "toggled", G_CALLBACK (adj_scatter_calculator_on_tick), self);
    }
  else
    gtk_label_set_xalign (GTK_LABEL (row), 0);
  gtk_box_append (self->list, row);
}

/* How many are to be expected, or how many it has come to. */
static char *
say_heading (AdjScatterCalculator *self, const AdjControlThrow *control, gboolean known, guint n)
{
  AdjFraction chance = adj_control_throw_chance (control, 0);
  AdjExposure exposure = { .units = chance, .strength = chance };
  g_autofree char *scattered = g_strdup_printf ("%u", n);
  g_autofree char *all = g_strdup_printf ("%u", self->units->len);

  if (known && n == 0)
    return g_strdup (_ ("Nobody is out of command"));
  if (known)
    return adj_fill (_ ("Out of command: {n} of {all}. The others move first"),
                     (const AdjPlace[]){ { "n", scattered }, { "all", all }, { NULL, NULL } });
  exposure.units.num = 0;
  for (guint i = 0; i < self->units->len; i++)
    exposure.units.num +=
        adj_control_throw_chance (control, g_array_index (self->units, AdjTypedUnit, i).hex % 10)
            .num;
  return adj_words_exposure (&exposure, FALSE);
}

static void
show_list (AdjScatterCalculator *self, const AdjControlThrow *control)
{
  guint16 digits = adj_control_throw_digits (control);
  gboolean known = digits != 0;
  g_autofree char *heading = NULL;
  GtkWidget *row;
  guint n = 0;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_box_remove (self->list, row);
  for (guint i = 0; i < self->units->len; i++)
    {
      const AdjTypedUnit *unit = &g_array_index (self->units, AdjTypedUnit, i);

      if (known && !adj_typed_unit_scatters (unit, digits))
        continue;
      add_unit (self, control, unit, known);
      n++;
    }
  heading = say_heading (self, control, known, n);
  gtk_label_set_label (self->heading, heading);
  gtk_widget_set_visible (self->result, self->units->len > 0);
}

/* ---- Showing ---- */

static char *
say_told (const AdjControlThrow *control)
{
  int n = adj_control_throw_left (control);
  g_autofree char *left = g_strdup_printf ("%d", n);

  if (adj_control_throw_digits (control) != 0)
    return g_strdup (_ ("Each of them: a die for the direction, 1 north and on clockwise, and a "
                        "die for its Movement Points"));
  if (control->by_chits)
    return adj_fill (ngettext ("{left} chit to draw", "{left} chits to draw", (unsigned) n),
                     (const AdjPlace[]){ { "left", left }, { NULL, NULL } });
  return g_strdup (_ ("Under each face of the die, the digits it brings up"));
}

static void
show_digits (AdjScatterCalculator *self, const AdjControlThrow *control)
{
  g_autofree char *list =
      adj_words_digits (control->by_chits ? control->drawn : adj_control_throw_digits (control));
  g_autofree char *text = adj_fill (
      /* Translators: last digits of hexes whose units get out of command */
      _ ("Hexes ending in {digits}"), (const AdjPlace[]){ { "digits", list }, { NULL, NULL } });
  g_autofree char *told = say_told (control);

  gtk_label_set_label (self->digits_label, *list != '\0' ? list : "–");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->digits_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_label_set_label (self->told, told);
}

static void
show (AdjScatterCalculator *self)
{
  AdjFraction chances[ADJ_CHITS];
  AdjControlThrow control = control_of (self);

  if (self->ruleset == NULL)
    return;
  for (int digit = 0; digit < ADJ_CHITS; digit++)
    chances[digit] = adj_control_throw_chance (&control, digit);
  adj_control_keys_show (self->keys, &control);
  adj_digit_chances_show (self->chances, chances);
  show_digits (self, &control);
  show_list (self, &control);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "command.throw",
                                 !control.by_chits || adj_control_throw_left (&control) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "command.clear",
                                 self->die > 0 || self->drawn != 0);
}

/* Another level or another method is another throw. */
static void
adj_scatter_calculator_begin_anew (AdjScatterCalculator *self)
{
  self->die = 0;
  self->drawn = 0;
  g_hash_table_remove_all (self->by_hand);
  show (self);
}

/* A text that cannot be read is complained of; the units read before stay listed. */
static void
adj_scatter_calculator_on_text (AdjScatterCalculator *self)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;
  g_autofree char *wrong = NULL;
  GArray *units;

  gtk_text_buffer_get_bounds (self->text, &start, &end);
  text = gtk_text_buffer_get_text (self->text, &start, &end, FALSE);
  units = adj_typed_units_parse (text, &wrong);
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), units == NULL);
  if (units == NULL)
    {
      g_autofree char *complaint =
          adj_fill (_ ("“{text}” is not a hex and a unit, such as 1318 Smith"),
                    (const AdjPlace[]){ { "text", wrong }, { NULL, NULL } });

      gtk_label_set_label (self->complaint, complaint);
      return;
    }
  g_array_unref (self->units);
  self->units = units;
  show (self);
}

/* ---- Actions ---- */

static void
adj_scatter_calculator_act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjScatterCalculator *self = ADJ_SCATTER_CALCULATOR (widget);
  int face = g_variant_get_int32 (parameter);
  AdjControlThrow control = control_of (self);

  if (control.by_chits && face < ADJ_CHITS && adj_control_throw_left (&control) > 0)
    self->drawn |= (guint16) (1u << face);
  else if (!control.by_chits && self->ruleset != NULL && face >= 1 &&
           face <= self->ruleset->command_die)
    self->die = face;
  else
    return;
  g_hash_table_remove_all (self->by_hand);
  show (self);
}

static void
adj_scatter_calculator_act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_scatter_calculator_begin_anew (ADJ_SCATTER_CALCULATOR (widget));
}

/* ---- Class ---- */

static gboolean
adj_scatter_calculator_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_SCATTER_CALCULATOR (widget)->keys));
}

/* Without a ruleset nothing is answered, while the template is made and taken apart. */
static void
adj_scatter_calculator_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_SCATTER_CALCULATOR (object)->ruleset, adj_ruleset_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SCATTER_CALCULATOR);
  G_OBJECT_CLASS (adj_scatter_calculator_parent_class)->dispose (object);
}

static void
adj_scatter_calculator_finalize (GObject *object)
{
  AdjScatterCalculator *self = ADJ_SCATTER_CALCULATOR (object);

  g_array_unref (self->units);
  g_hash_table_unref (self->by_hand);
  G_OBJECT_CLASS (adj_scatter_calculator_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/command/scatter-calculator.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, level);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, chits);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, keys);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, digits_label);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, told);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, chances);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, text);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, complaint);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, result);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterCalculator, list);
  gtk_widget_class_bind_template_callback (widget_class, adj_scatter_calculator_begin_anew);
  gtk_widget_class_bind_template_callback (widget_class, adj_scatter_calculator_on_text);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "command.throw", "i",
                                   adj_scatter_calculator_act_throw);
  gtk_widget_class_install_action (widget_class, "command.clear", NULL,
                                   adj_scatter_calculator_act_clear);
  for (int figure = 0; figure <= 9; figure++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + (guint) figure, 0,
                                           "command.throw", "i", figure);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + (guint) figure, 0,
                                           "command.throw", "i", figure);
    }
}

static void
adj_scatter_calculator_class_init (AdjScatterCalculatorClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_scatter_calculator_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_scatter_calculator_finalize;
  widget_class->grab_focus = adj_scatter_calculator_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_CONTROL_KEYS);
  g_type_ensure (ADJ_TYPE_DIGIT_CHANCES);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
adj_scatter_calculator_init (AdjScatterCalculator *self)
{
  self->units = adj_typed_units_parse ("", NULL);
  self->by_hand = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_scatter_calculator_set_ruleset (AdjScatterCalculator *self, AdjRuleset *ruleset)
{
  g_return_if_fail (ADJ_IS_SCATTER_CALCULATOR (self));
  g_return_if_fail (ruleset != NULL);

  if (self->ruleset == ruleset)
    return;
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  self->ruleset = adj_ruleset_ref (ruleset);
  adj_scatter_calculator_begin_anew (self);
}
