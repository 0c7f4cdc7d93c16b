/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/hex-picker.h"

#include <glib/gi18n-lib.h>

struct _AdjHexPicker
{
  GtkWidget parent_instance;
  GtkLabel *words;
  GtkWidget *done;
  GtkEditable *field; /* NULL: nobody waits, or it has gone */
  gboolean several;
};

G_DEFINE_FINAL_TYPE (AdjHexPicker, adj_hex_picker, GTK_TYPE_WIDGET)

enum
{
  OVER,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_hex_picker_on_done (AdjHexPicker *self)
{
  adj_hex_picker_end (self);
}

/* ---- Class ---- */

static void
adj_hex_picker_dispose (GObject *object)
{
  g_clear_weak_pointer (&ADJ_HEX_PICKER (object)->field);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_HEX_PICKER);
  G_OBJECT_CLASS (adj_hex_picker_parent_class)->dispose (object);
}

static void
adj_hex_picker_class_init (AdjHexPickerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_hex_picker_dispose;
  signals[OVER] = g_signal_new ("over", ADJ_TYPE_HEX_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/hex-picker.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjHexPicker, words);
  gtk_widget_class_bind_template_child (widget_class, AdjHexPicker, done);
  gtk_widget_class_bind_template_callback (widget_class, adj_hex_picker_on_done);
}

static void
adj_hex_picker_init (AdjHexPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* ---- In use ---- */

static void
show_words (AdjHexPicker *self)
{
  g_autofree char *hexes =
      g_strdup (self->field != NULL ? gtk_editable_get_text (self->field) : "");
  g_autofree char *words = g_strdup_printf (
      "%s  %s",
      self->several ? _ ("Click each hex, or Enter on it; once more takes it off.")
                    : _ ("Click the hex, or walk there with the arrow keys and press Enter."),
      hexes);

  gtk_label_set_label (self->words, words);
}

void
adj_hex_picker_ask (AdjHexPicker *self, GtkEditable *field, gboolean several)
{
  g_return_if_fail (ADJ_IS_HEX_PICKER (self));
  g_return_if_fail (GTK_IS_EDITABLE (field));

  g_set_weak_pointer (&self->field, field);
  self->several = several;
  show_words (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

gboolean
adj_hex_picker_is_asking (AdjHexPicker *self)
{
  g_return_val_if_fail (ADJ_IS_HEX_PICKER (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self));
}

/* The text with the hex behind it, or without it where it stood. */
static char *
toggle (const char *text, const char *hex)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,", -1);
  GString *hexes = g_string_new (NULL);
  gboolean there = FALSE;

  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], hex))
      there = TRUE;
    else if (*words[i] != '\0')
      g_string_append_printf (hexes, "%s%s", hexes->len > 0 ? " " : "", words[i]);
  if (!there)
    g_string_append_printf (hexes, "%s%s", hexes->len > 0 ? " " : "", hex);
  return g_string_free (hexes, FALSE);
}

void
adj_hex_picker_take (AdjHexPicker *self, AdjHexId hex)
{
  g_autofree char *number = g_strdup_printf ("%04d", hex);
  g_autofree char *text = NULL;

  g_return_if_fail (ADJ_IS_HEX_PICKER (self));

  if (self->field != NULL)
    {
      text =
          self->several ? toggle (gtk_editable_get_text (self->field), number) : g_strdup (number);
      gtk_editable_set_text (self->field, text);
      g_signal_emit_by_name (self->field, "activate");
    }
  if (self->several && self->field != NULL)
    show_words (self);
  else
    adj_hex_picker_end (self);
}

void
adj_hex_picker_end (AdjHexPicker *self)
{
  g_return_if_fail (ADJ_IS_HEX_PICKER (self));

  if (!adj_hex_picker_is_asking (self))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[OVER], 0);
  if (self->field != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->field));
  g_clear_weak_pointer (&self->field);
}
