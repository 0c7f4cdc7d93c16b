/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/digit-chances.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

#define IN_ROW 5 /* of the digits, each with its chance below: ten would touch each other */

struct _AdjDigitChances
{
  GtkWidget parent_instance;
  GtkWidget *grid;
  GtkLabel *labels[ADJ_CHITS];
};

G_DEFINE_FINAL_TYPE (AdjDigitChances, adj_digit_chances, GTK_TYPE_WIDGET)

static void
show_chance (GtkLabel *label, int digit, AdjFraction chance)
{
  g_autofree char *number = g_strdup_printf ("%d", digit);
  g_autofree char *share = adj_fraction_to_string (chance);
  g_autofree char *text =
      /* Translators: how likely units in hexes ending in a digit get out of command */
      adj_fill (_ ("Digit {digit}: chance {chance}"),
                (const AdjPlace[]){ { "digit", number }, { "chance", share }, { NULL, NULL } });

  gtk_label_set_label (label, chance.num > 0 ? share : "–");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
add_digit (AdjDigitChances *self, int digit)
{
  g_autofree char *number = g_strdup_printf ("%d", digit);
  GtkWidget *head = gtk_label_new (number);

  self->labels[digit] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (head, "row-name");
  gtk_widget_add_css_class (GTK_WIDGET (self->labels[digit]), "caption");
  gtk_grid_attach (GTK_GRID (self->grid), head, digit % IN_ROW, digit / IN_ROW * 2, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (self->labels[digit]), digit % IN_ROW,
                   digit / IN_ROW * 2 + 1, 1, 1);
}

static void
adj_digit_chances_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_DIGIT_CHANCES (object)->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (adj_digit_chances_parent_class)->dispose (object);
}

static void
adj_digit_chances_class_init (AdjDigitChancesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_digit_chances_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
adj_digit_chances_init (AdjDigitChances *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (int digit = 0; digit < ADJ_CHITS; digit++)
    add_digit (self, digit);
}

void
adj_digit_chances_show (AdjDigitChances *self, const AdjFraction chances[ADJ_CHITS])
{
  g_return_if_fail (ADJ_IS_DIGIT_CHANCES (self));

  for (int digit = 0; digit < ADJ_CHITS; digit++)
    show_chance (self->labels[digit], digit, chances[digit]);
}
