/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/command/command-ask.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/control-keys.h"
#include "app/widgets/digit-chances.h"
#include "app/widgets/focus-order.h"
#include "words/command.h"

struct _AdjCommandAsk
{
  GtkWidget parent_instance;
  GtkSpinButton *level;
  AdjControlKeys *keys;
  GtkButton *roll;
  AdjDigitChances *chances;
  GtkLabel *exposure;
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (AdjCommandAsk, adj_command_ask, GTK_TYPE_WIDGET)

enum
{
  LEVEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_command_ask_on_level (AdjCommandAsk *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[LEVEL], 0);
}

/* The widget that hears the keys 1 to 6 at once. */
static gboolean
adj_command_ask_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_COMMAND_ASK (widget)->keys));
}

static void
adj_command_ask_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_COMMAND_ASK);
  G_OBJECT_CLASS (adj_command_ask_parent_class)->dispose (object);
}

static void
adj_command_ask_class_init (AdjCommandAskClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_command_ask_dispose;
  widget_class->grab_focus = adj_command_ask_grab_focus;
  widget_class->focus = adj_focus_among_children;
  signals[LEVEL] = g_signal_new ("level", ADJ_TYPE_COMMAND_ASK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADJ_TYPE_CONTROL_KEYS);
  g_type_ensure (ADJ_TYPE_DIGIT_CHANCES);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/command/command-ask.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjCommandAsk, level);
  gtk_widget_class_bind_template_child (widget_class, AdjCommandAsk, keys);
  gtk_widget_class_bind_template_child (widget_class, AdjCommandAsk, roll);
  gtk_widget_class_bind_template_child (widget_class, AdjCommandAsk, chances);
  gtk_widget_class_bind_template_child (widget_class, AdjCommandAsk, exposure);
  gtk_widget_class_bind_template_callback (widget_class, adj_command_ask_on_level);
}

static void
adj_command_ask_init (AdjCommandAsk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The chance of each digit, and what that comes to (Y 5.56). */
static void
show_exposure (AdjCommandAsk *self, const AdjCommandCase *command)
{
  gboolean before = command->digits == 0;
  g_autofree char *text = adj_words_exposure (&command->exposure, command->sees_all);

  if (before)
    adj_digit_chances_show (self->chances, command->exposure.digits);
  gtk_label_set_label (self->exposure, text);
  gtk_widget_set_visible (GTK_WIDGET (self->exposure), command->stage == ADJ_STAGE_THROW && before);
  gtk_widget_set_visible (GTK_WIDGET (self->chances), before && command->level > 0);
}

void
adj_command_ask_show (AdjCommandAsk *self, const AdjCommandCase *command, const AdjRuleset *ruleset)
{
  const AdjControlThrow control = { .ruleset = ruleset,
                                    .level = command->level,
                                    .by_chits = command->by_chits,
                                    .drawn = command->digits };

  g_return_if_fail (ADJ_IS_COMMAND_ASK (self));

  gtk_widget_set_visible (GTK_WIDGET (self), command->stage != ADJ_STAGE_KNOWN);
  gtk_widget_set_sensitive (GTK_WIDGET (self->level), command->digits == 0);
  adj_control_keys_show (self->keys, &control);
  gtk_button_set_label (self->roll, command->by_chits ? _ ("Draw All") : _ ("Roll"));
  show_exposure (self, command);
}

int
adj_command_ask_get_level (AdjCommandAsk *self)
{
  g_return_val_if_fail (ADJ_IS_COMMAND_ASK (self), 0);

  return gtk_spin_button_get_value_as_int (self->level);
}

void
adj_command_ask_set_level (AdjCommandAsk *self, int level)
{
  g_return_if_fail (ADJ_IS_COMMAND_ASK (self));

  self->setting = TRUE;
  gtk_spin_button_set_value (self->level, level);
  self->setting = FALSE;
}
