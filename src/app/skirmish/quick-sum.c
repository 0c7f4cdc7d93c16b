/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/quick-sum.h"

#include <glib/gi18n-lib.h>

#include "app/skirmish/fray-opening.h"
#include "app/skirmish/sum-sheet.h"
#include "app/widgets/flow-cell.h"
#include "skirmish/sum.h"

/* What the next digit says. */
typedef enum
{
  DIGIT_QUALITY,
  DIGIT_LEADER,
  DIGIT_SHOTS,
  N_DIGITS,
} Digit;

struct _AdjQuickSum
{
  GtkWindow parent_instance;
  GtkDropDown *quality;
  GtkDropDown *leader;
  GtkSpinButton *shots;
  GtkToggleButton *has[ADJ_N_FACTORS]; /* none for the shots */
  AdjSumSheet *sum;
  AdjSkirmishRules *rules; /* NULL: there are none that can be read */
  Digit next;
};

G_DEFINE_FINAL_TYPE (AdjQuickSum, adj_quick_sum, GTK_TYPE_WINDOW)

/* ---- The answer ---- */

static void
adj_quick_sum_answer (AdjQuickSum *self)
{
  AdjFactors factors = { 0 };
  int n[ADJ_N_TRY] = { 0 };
  guint quality = gtk_drop_down_get_selected (self->quality);
  guint line = gtk_drop_down_get_selected (self->leader); /* the first: no leader */
  int leader = (int) line - 1;

  /* Nothing is chosen while the lists are filled. */
  if (self->rules == NULL || quality >= self->rules->n_qualities ||
      line > self->rules->n_leaderships)
    return;
  factors.shots = gtk_spin_button_get_value_as_int (self->shots);
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    factors.has[i] = self->has[i] != NULL && gtk_toggle_button_get_active (self->has[i]);
  n[ADJ_TRY_RATE] = self->rules->qualities[quality].rate;
  n[ADJ_TRY_LEADER] = leader >= 0 ? self->rules->leaderships[leader].adds : 0;
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    n[ADJ_TRY_REACH + i] = adj_seize_factor (self->rules, &factors, (AdjFactor) i);
  n[ADJ_TRY_NEEDED] = adj_seize_needed (self->rules, (int) quality, leader, &factors);
  adj_sum_sheet_show (self->sum, self->rules, n);
}

/* ---- Digits ---- */

/* 1 is the first quality; 0 is no leader. */
static void
take_digit (AdjQuickSum *self, guint digit)
{
  switch (self->next)
    {
    case DIGIT_QUALITY:
      if (digit == 0 || digit > self->rules->n_qualities)
        return;
      gtk_drop_down_set_selected (self->quality, digit - 1);
      break;
    case DIGIT_LEADER:
      if (digit > self->rules->n_leaderships)
        return;
      gtk_drop_down_set_selected (self->leader, digit);
      break;
    case DIGIT_SHOTS:
    case N_DIGITS:
    default:
      gtk_spin_button_set_value (self->shots, digit);
      break;
    }
  self->next = (Digit) MIN (self->next + 1, DIGIT_SHOTS);
}

static gboolean
adj_quick_sum_on_key (AdjQuickSum *self, guint key, guint code, GdkModifierType modifiers)
{
  gunichar letter = gdk_keyval_to_unicode (key);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || self->rules == NULL ||
      GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (self))))
    return FALSE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    {
      self->next = DIGIT_QUALITY;
      return TRUE;
    }
  if (!g_unichar_isdigit (letter))
    return FALSE;
  take_digit (self, (guint) g_unichar_digit_value (letter));
  return TRUE;
}

/* ---- Words ---- */

static void
add_line (GtkStringList *lines, guint digit, const char *name)
{
  g_autofree char *text = g_strdup_printf ("%u  %s", digit, name);

  gtk_string_list_append (lines, text);
}

static void
list_words (AdjQuickSum *self)
{
  g_autoptr (GtkStringList) qualities = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) leaders = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->rules->n_qualities; i++)
    add_line (qualities, i + 1, _ (self->rules->qualities[i].name));
  add_line (leaders, 0, _ ("No leader"));
  for (guint i = 0; i < self->rules->n_leaderships; i++)
    add_line (leaders, i + 1, _ (self->rules->leaderships[i].name));
  gtk_drop_down_set_model (self->quality, G_LIST_MODEL (qualities));
  gtk_drop_down_set_model (self->leader, G_LIST_MODEL (leaders));
}

/* ---- Class ---- */

static void
adj_quick_sum_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_QUICK_SUM (object)->rules, adj_skirmish_rules_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_QUICK_SUM);
  G_OBJECT_CLASS (adj_quick_sum_parent_class)->dispose (object);
}

static void
bind_factor (GtkWidgetClass *widget_class, AdjFactor factor)
{
  gtk_widget_class_bind_template_child_full (widget_class, adj_factor_ids[factor], FALSE,
                                             G_STRUCT_OFFSET (AdjQuickSum, has) +
                                                 (gssize) (sizeof (GtkToggleButton *) * factor));
}

static void
adj_quick_sum_class_init (AdjQuickSumClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_quick_sum_dispose;
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_SUM_SHEET);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/quick-sum.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjQuickSum, quality);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickSum, leader);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickSum, shots);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickSum, sum);
  bind_factor (widget_class, ADJ_FACTOR_REACH);
  bind_factor (widget_class, ADJ_FACTOR_UNSEEN);
  bind_factor (widget_class, ADJ_FACTOR_MELEE);
  bind_factor (widget_class, ADJ_FACTOR_CARD);
  gtk_widget_class_bind_template_callback (widget_class, adj_quick_sum_answer);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_quick_sum_init (AdjQuickSum *self)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("lloyd");
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_quick_sum_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->rules = adj_fray_opening_rules (problems);
  if (self->rules != NULL)
    list_words (self);
  adj_quick_sum_answer (self);
}

GtkWidget *
adj_quick_sum_new (GtkWindow *beside)
{
  return g_object_new (ADJ_TYPE_QUICK_SUM, "transient-for", beside, NULL);
}
