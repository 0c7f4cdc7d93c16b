/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/counter-tray.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/looks.h"
#include "app/widgets/tip.h"
#include "sheets/counter.h"
#include "words/printed.h"

#define SIDE 40   /* pixels; what is around it makes it as large as a finger */
#define LETTERS 7 /* of a designation, which nobody could read on a counter so small */

struct _AdjCounterTray
{
  GtkWidget parent_instance;
  AdjBook *book;
  char *shown; /* the counters, as a text: others are made anew */
  GtkLabel *words;
  GtkFlowBox *counters;
  GArray *units; /* of int, in the order of the counters */
  guint place;   /* of the counter that was taken up last */
};

G_DEFINE_FINAL_TYPE (AdjCounterTray, adj_counter_tray, GTK_TYPE_WIDGET)

enum
{
  TAKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Counters ---- */

static int
unit_of (AdjCounterTray *self, GtkWidget *child)
{
  int place = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child));

  return place >= 0 && (guint) place < self->units->len
             ? g_array_index (self->units, int, (guint) place)
             : -1;
}

static void
adj_counter_tray_on_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  AdjCounterTray *self = data;
  const AdjScenario *scenario = self->book->scenario;
  int place = unit_of (self, gtk_widget_get_ancestor (GTK_WIDGET (area), GTK_TYPE_FLOW_BOX_CHILD));
  AdjCounter counter;

  if (place < 0 || (guint) place >= scenario->n_units)
    return;
  counter = adj_counter_printed (scenario, (guint) place);
  adj_counter_paint (cr, adj_looks_are_dark () ? &adj_palette_dark : &adj_palette_light, &counter,
                     (AdjPoint){ width / 2.0, height / 2.0 }, MIN (width, height) * 0.95);
}

static GdkContentProvider *
adj_counter_tray_on_drag (GtkDragSource *source, double x, double y, gpointer data)
{
  AdjCounterTray *self = data;
  GtkWidget *child = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  GtkWidget *picture =
      gtk_widget_get_first_child (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)));
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (picture);

  gtk_drag_source_set_icon (source, icon, SIDE / 2, SIDE / 2);
  return gdk_content_provider_new_typed (G_TYPE_INT, unit_of (self, child));
}

static GtkWidget *
new_designation (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), LETTERS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);
  gtk_widget_add_css_class (label, "caption");
  return label;
}

static void
add_counter (AdjCounterTray *self, guint place)
{
  const AdjScenario *scenario = self->book->scenario;
  const AdjUnit *unit = &scenario->units[place];
  GtkWidget *picture = gtk_drawing_area_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkDragSource *drag = gtk_drag_source_new ();
  g_autofree char *name =
      g_strdup_printf ("%s · %s, %s", adj_words_printed (scenario->sides[unit->side].name),
                       unit->name, adj_words_printed (scenario->ruleset->arms[unit->arm].name));
  int number = (int) place;

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), SIDE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), SIDE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), adj_counter_tray_on_draw, self, NULL);
  gtk_box_append (GTK_BOX (column), picture);
  gtk_box_append (GTK_BOX (column), new_designation (unit->name));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), column);
  adj_tip_show (child, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (drag, "prepare", G_CALLBACK (adj_counter_tray_on_drag), self, 0);
  gtk_widget_add_controller (child, GTK_EVENT_CONTROLLER (drag));
  g_array_append_val (self->units, number);
  gtk_flow_box_append (self->counters, child);
}

static gboolean
lies_here (const AdjUnit *unit)
{
  return unit->hex == ADJ_HEX_NONE && unit->turn == 0;
}

static char *
tell (const AdjScenario *scenario)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < scenario->n_units; i++)
    {
      const AdjUnit *unit = &scenario->units[i];

      if (lies_here (unit))
        g_string_append_printf (text, "%u %s %d %d %d\n", i, unit->name, unit->side, unit->arm,
                                unit->strength);
    }
  return g_string_free (text, FALSE);
}

static void
fill (AdjCounterTray *self)
{
  const AdjScenario *scenario = self->book->scenario;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->counters))) != NULL)
    gtk_flow_box_remove (self->counters, child);
  g_array_set_size (self->units, 0);
  for (guint i = 0; i < scenario->n_units; i++)
    if (lies_here (&scenario->units[i]))
      add_counter (self, i);
  gtk_flow_box_set_max_children_per_line (self->counters, MAX (self->units->len, 1));
  gtk_flow_box_set_min_children_per_line (self->counters, MAX (self->units->len, 1));
}

void
adj_counter_tray_set_book (AdjCounterTray *self, AdjBook *book)
{
  g_autofree char *words = NULL;
  char *told;

  g_return_if_fail (ADJ_IS_COUNTER_TRAY (self));
  g_return_if_fail (book != NULL);

  adj_book_ref (book);
  g_clear_pointer (&self->book, adj_book_unref);
  self->book = book;
  told = tell (book->scenario);
  if (g_strcmp0 (told, self->shown) != 0)
    fill (self);
  g_free (self->shown);
  self->shown = told;
  words = g_strdup_printf (
      ngettext ("%u counter without a hex", "%u counters without a hex", self->units->len),
      self->units->len);
  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (GTK_WIDGET (self), self->units->len > 0);
}

static void
adj_counter_tray_on_activated (AdjCounterTray *self, GtkFlowBoxChild *child)
{
  self->place = (guint) gtk_flow_box_child_get_index (child);
  g_signal_emit (self, signals[TAKEN], 0, unit_of (self, GTK_WIDGET (child)));
}

/* ---- Class ---- */

static void
adj_counter_tray_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_COUNTER_TRAY);
  G_OBJECT_CLASS (adj_counter_tray_parent_class)->dispose (object);
}

static void
adj_counter_tray_finalize (GObject *object)
{
  AdjCounterTray *self = ADJ_COUNTER_TRAY (object);

  g_clear_pointer (&self->book, adj_book_unref);
  g_free (self->shown);
  g_array_unref (self->units);
  G_OBJECT_CLASS (adj_counter_tray_parent_class)->finalize (object);
}

static void
adj_counter_tray_class_init (AdjCounterTrayClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_counter_tray_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_counter_tray_finalize;
  signals[TAKEN] = g_signal_new ("taken", ADJ_TYPE_COUNTER_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/counter-tray.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjCounterTray, words);
  gtk_widget_class_bind_template_child (widget_class, AdjCounterTray, counters);
  gtk_widget_class_bind_template_callback (widget_class, adj_counter_tray_on_activated);
}

static void
adj_counter_tray_init (AdjCounterTray *self)
{
  self->units = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* ---- In hand ---- */

gboolean
adj_counter_tray_take_next (AdjCounterTray *self)
{
  GtkFlowBoxChild *child;

  g_return_val_if_fail (ADJ_IS_COUNTER_TRAY (self), FALSE);

  if (self->units->len == 0)
    return FALSE;
  child = gtk_flow_box_get_child_at_index (self->counters,
                                           (int) MIN (self->place, self->units->len - 1));
  if (child == NULL)
    return FALSE;
  gtk_flow_box_select_child (self->counters, child);
  adj_counter_tray_on_activated (self, child);
  return TRUE;
}

void
adj_counter_tray_put_back (AdjCounterTray *self)
{
  g_return_if_fail (ADJ_IS_COUNTER_TRAY (self));

  gtk_flow_box_unselect_all (self->counters);
}
