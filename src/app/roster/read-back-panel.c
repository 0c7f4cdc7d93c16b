/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/read-back-panel.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "app/widgets/tab-stop.h"
#include "record/order-settle.h"
#include "staff/read-back.h"
#include "words/fill.h"
#include "words/place.h"

/* So many of a unit's orders are named. */
#define TRAIL 4

struct _AdjReadBackPanel
{
  AdjPart parent_instance;
  GtkDropDown *order;
  GtkLabel *count;
  GtkListBox *list;
  GtkWidget *difference;
  GtkLabel *unit_label;
  GtkLabel *trail;
  GtkEditable *hex;
  GPtrArray *lines;   /* of AdjReadLine, one a row */
  GHashTable *ticked; /* unit to the hex it was ticked in */
  int unit;           /* that differs; -1 */
};

G_DEFINE_FINAL_TYPE (AdjReadBackPanel, adj_read_back_panel, ADJ_TYPE_PART)

/* ---- Ticks ---- */

/* A tick holds as long as the unit stays where it was. */
static gboolean
is_ticked (AdjReadBackPanel *self, const AdjReadLine *line)
{
  gpointer hex;

  return g_hash_table_lookup_extended (self->ticked, GINT_TO_POINTER (line->unit), NULL, &hex) &&
         GPOINTER_TO_INT (hex) == line->hex;
}

static void
count_ticks (AdjReadBackPanel *self)
{
  guint n = 0;
  g_autofree char *ticked = NULL;
  g_autofree char *all = g_strdup_printf ("%u", self->lines->len);
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->lines->len; i++)
    n += is_ticked (self, g_ptr_array_index (self->lines, i)) ? 1 : 0;
  ticked = g_strdup_printf ("%u", n);
  text = adj_fill (_ ("{ticked} of {all} agree"),
                   (const AdjPlace[]){ { "ticked", ticked }, { "all", all }, { NULL, NULL } });
  gtk_label_set_label (self->count, text);
}

static const AdjReadLine *
line_of (AdjReadBackPanel *self, gpointer widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return g_ptr_array_index (self->lines,
                            (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
}

static void
adj_read_back_panel_on_tick (GtkCheckButton *tick, AdjReadBackPanel *self)
{
  const AdjReadLine *line = line_of (self, tick);

  if (gtk_check_button_get_active (tick))
    g_hash_table_insert (self->ticked, GINT_TO_POINTER (line->unit), GINT_TO_POINTER (line->hex));
  else
    g_hash_table_remove (self->ticked, GINT_TO_POINTER (line->unit));
  count_ticks (self);
}

/* ---- The keys ---- */

static GtkWidget *
tick_of (GtkListBoxRow *row)
{
  return gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
}

/* To the unit's tick; the first one for -1. */
static gboolean
focus_unit (AdjReadBackPanel *self, int unit)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const AdjReadLine *line = g_ptr_array_index (self->lines, i);

      if (unit < 0 || line->unit == unit)
        return gtk_widget_grab_focus (
            tick_of (gtk_list_box_get_row_at_index (self->list, (int) i)));
    }
  return FALSE;
}

/* From the tick to what differs, and back; the next Tab leaves the list. */
static gboolean
go_across (GtkWidget *focus, guint key)
{
  GtkWidget *other =
      GTK_IS_CHECK_BUTTON (focus) && key == GDK_KEY_Tab      ? gtk_widget_get_next_sibling (focus)
      : GTK_IS_BUTTON (focus) && key == GDK_KEY_ISO_Left_Tab ? gtk_widget_get_prev_sibling (focus)
                                                             : NULL;

  return other != NULL && gtk_widget_grab_focus (other);
}

/* Up and down in the list, in the same column. */
static gboolean
adj_read_back_panel_on_key (AdjReadBackPanel *self, guint key)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);
  int step = key == GDK_KEY_Down || key == GDK_KEY_KP_Down ? 1
             : key == GDK_KEY_Up || key == GDK_KEY_KP_Up   ? -1
                                                           : 0;
  GtkListBoxRow *other;
  GtkWidget *tick;

  if (row == NULL)
    return FALSE;
  if (step == 0)
    return go_across (focus, key);
  other = gtk_list_box_get_row_at_index (
      self->list, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + step);
  if (other == NULL)
    return TRUE;
  tick = tick_of (other);
  return gtk_widget_grab_focus (GTK_IS_CHECK_BUTTON (focus) ? tick
                                                            : gtk_widget_get_next_sibling (tick));
}

/* ---- What differs ---- */

static void
adj_read_back_panel_follow_hex (AdjReadBackPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  const char *text = gtk_editable_get_text (self->hex);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "read-back.place",
                                 self->unit >= 0 && session != NULL &&
                                     adj_session_may_play (session) && *text != '\0');
}

static void
show_difference (AdjReadBackPanel *self, int unit)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjView view = adj_session_view (session);
  g_autoptr (GPtrArray) trail = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  self->unit = unit;
  gtk_widget_set_visible (self->difference, unit >= 0);
  gtk_editable_set_text (self->hex, "");
  adj_read_back_panel_follow_hex (self);
  if (unit < 0)
    return;
  name = adj_words_unit (&view, unit);
  trail = adj_read_back_trail (adj_session_get_game (session), view.eyes,
                               adj_session_get_step (session), unit, TRAIL);
  g_ptr_array_add (trail, NULL);
  text = g_strjoinv ("\n", (char **) trail->pdata);
  gtk_label_set_label (self->unit_label, name);
  gtk_label_set_label (self->trail, *text != '\0' ? text : _ ("No order of the record moved it"));
}

static void
adj_read_back_panel_on_differs (GtkButton *button, AdjReadBackPanel *self)
{
  show_difference (self, line_of (self, button)->unit);
  gtk_widget_grab_focus (GTK_WIDGET (self->hex));
}

static void
adj_read_back_panel_act_place (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AdjReadBackPanel *self = ADJ_READ_BACK_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  int unit = self->unit;
  g_autofree char *typed = g_strstrip (gtk_editable_get_chars (self->hex, 0, -1));
  AdjHex hex;
  g_autofree char *why = adj_order_read_place (adj_session_book (session), typed, &hex);
  AdjOrder order = adj_order_place (&(guint16){ (guint16) unit }, 1, hex);

  if (why != NULL)
    adj_session_tell (session, why, FALSE);
  if (why != NULL || !adj_session_give (session, &order, 1))
    return;
  if (!focus_unit (self, unit))
    gtk_widget_grab_focus (GTK_WIDGET (self->order));
  show_difference (self, -1);
}

static void
adj_read_back_panel_on_enter (AdjReadBackPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "read-back.place", NULL);
}

/* ---- The list ---- */

/* The rows are made by hand: they stand under headings, which a list view has from GTK 4.12 on, and
 * one is ticked and left by keys of its own. */
static GtkWidget *
new_row (AdjReadBackPanel *self, const AdjReadLine *line)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *tick = gtk_check_button_new_with_label (line->text);
  GtkWidget *differs = gtk_button_new_with_label (_ ("Differs…"));
  g_autofree char *words =
      adj_fill (_ ("{line} differs"), (const AdjPlace[]){ { "line", line->text }, { NULL, NULL } });

  gtk_widget_set_hexpand (tick, TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_widget_get_last_child (tick)), TRUE); /* behind the box */
  gtk_widget_add_css_class (differs, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (differs), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), is_ticked (self, line));
  g_signal_connect (tick, "toggled", G_CALLBACK (adj_read_back_panel_on_tick), self);
  g_signal_connect (differs, "clicked", G_CALLBACK (adj_read_back_panel_on_differs), self);
  gtk_box_append (GTK_BOX (box), tick);
  gtk_box_append (GTK_BOX (box), differs);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
head_group (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  AdjReadBackPanel *self = data;
  const AdjReadLine *line = line_of (self, row);
  const AdjReadLine *last = before != NULL ? line_of (self, before) : NULL;
  GtkWidget *label = NULL;

  if (last == NULL || g_strcmp0 (last->group, line->group) != 0)
    {
      label = gtk_label_new (line->group);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "row-heading");
    }
  gtk_list_box_row_set_header (row, label);
}

static void
adj_read_back_panel_fill_list (AdjReadBackPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjView view;
  GtkListBoxRow *row;

  if (session == NULL)
    return;
  view = adj_session_view (session);
  gtk_list_box_set_header_func (self->list, NULL, NULL, NULL);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  self->lines = gtk_drop_down_get_selected (self->order) == 0 ? adj_read_back_rows (&view)
                                                              : adj_read_back_formations (&view);
  for (guint i = 0; i < self->lines->len; i++)
    gtk_list_box_append (self->list, new_row (self, g_ptr_array_index (self->lines, i)));
  gtk_list_box_set_header_func (self->list, head_group, self, NULL);
  count_ticks (self);
}

static void
adj_read_back_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjReadBackPanel *self = ADJ_READ_BACK_PANEL (part);

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION | ADJ_NEWS_EYES)) == 0)
    return;
  if (news & (ADJ_NEWS_SESSION | ADJ_NEWS_EYES))
    g_hash_table_remove_all (self->ticked);
  show_difference (self, -1);
  adj_read_back_panel_fill_list (self);
}

/* ---- Class ---- */

static gboolean
adj_read_back_panel_grab_focus (GtkWidget *widget)
{
  return focus_unit (ADJ_READ_BACK_PANEL (widget), -1);
}

static void
adj_read_back_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_READ_BACK_PANEL);
  G_OBJECT_CLASS (adj_read_back_panel_parent_class)->dispose (object);
}

static void
adj_read_back_panel_finalize (GObject *object)
{
  AdjReadBackPanel *self = ADJ_READ_BACK_PANEL (object);

  g_ptr_array_unref (self->lines);
  g_hash_table_unref (self->ticked);
  G_OBJECT_CLASS (adj_read_back_panel_parent_class)->finalize (object);
}

static void
adj_read_back_panel_class_init (AdjReadBackPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_read_back_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_read_back_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_read_back_panel_refresh;
  widget_class->grab_focus = adj_read_back_panel_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_install_action (widget_class, "read-back.place", NULL,
                                   adj_read_back_panel_act_place);
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/roster/read-back-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjReadBackPanel, order);
  gtk_widget_class_bind_template_child (widget_class, AdjReadBackPanel, count);
  gtk_widget_class_bind_template_child (widget_class, AdjReadBackPanel, list);
  gtk_widget_class_bind_template_child (widget_class, AdjReadBackPanel, difference);
  gtk_widget_class_bind_template_child (widget_class, AdjReadBackPanel, unit_label);
  gtk_widget_class_bind_template_child (widget_class, AdjReadBackPanel, trail);
  gtk_widget_class_bind_template_child (widget_class, AdjReadBackPanel, hex);
  gtk_widget_class_bind_template_callback (widget_class, adj_read_back_panel_fill_list);
  gtk_widget_class_bind_template_callback (widget_class, adj_read_back_panel_follow_hex);
  gtk_widget_class_bind_template_callback (widget_class, adj_read_back_panel_on_enter);
}

static void
adj_read_back_panel_init (AdjReadBackPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->lines = g_ptr_array_new ();
  self->ticked = g_hash_table_new (NULL, NULL);
  self->unit = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_read_back_panel_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}
