/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/tip.h"

/* GTK is told of a tip as often as its words change, and no more: it waits for the display each
 * time. */
static void
on_told (GObject *widget, GParamSpec *pspec, gpointer data)
{
  int *times = data;

  (*times)++;
}

static void
test_told_once (void)
{
  static const struct
  {
    const char *text;
    int times; /* told since the beginning */
  } steps[] = { { NULL, 0 },    { "3 : 1", 1 }, { "3 : 1", 1 },
                { "4 : 1", 2 }, { NULL, 3 },    { NULL, 3 } };
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new ("odds"));
  int times = 0;

  g_signal_connect (label, "notify::tooltip-text", G_CALLBACK (on_told), &times);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      adj_tip_show (label, steps[i].text);
      g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, steps[i].text);
      g_assert_cmpint (times, ==, steps[i].times);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/tip/told once", test_told_once);
  return g_test_run ();
}
