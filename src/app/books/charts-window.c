/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-window.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/books/charts-battle.h"
#include "app/books/charts-clauses.h"
#include "app/books/charts-compare.h"
#include "app/books/charts-drawing.h"
#include "app/books/charts-gaps.h"
#include "app/books/charts-map.h"
#include "app/books/charts-picture.h"
#include "app/books/charts-turns.h"
#include "app/books/charts-units.h"
#include "app/session/files.h"
#include "app/tracing/picture-giving.h"
#include "app/widgets/halves.h"
#include "app/widgets/page-strip.h"
#include "staff/missing.h"
#include "words/fill.h"

/* What has to come after the last change is on the disk. */
typedef enum
{
  NOTHING_WAITS,
  THE_GAME_WAITS,
  THE_END_WAITS, /* nothing more is typed */
} AfterSaving;

struct _AdjChartsWindow
{
  GtkWindow parent_instance;
  AdjOwnBattle *battle;
  GtkLabel *title;
  GtkLabel *progress;
  GtkButton *begin;
  GtkWidget *trouble;
  GtkLabel *complaint;
  GtkWidget *offer; /* a copy, to whoever would leave what is not saved */
  gboolean warned;  /* that closing leaves it: whoever closes again means it */
  AdjChartsDrawing *drawing;
  AdjHalves *halves;
  GtkWidget *beside;
  GtkStack *pages;
  gboolean put_away; /* the pages, as long as somebody points at the map */
  AfterSaving after_saving;
};

G_DEFINE_FINAL_TYPE (AdjChartsWindow, adj_charts_window, GTK_TYPE_WINDOW)

enum
{
  BEGIN,
  PROOF,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_kept (AdjChartsWindow *self)
{
  AdjSaverState state = adj_own_battle_get_state (self->battle);

  return state == ADJ_SAVER_SAVED || state == ADJ_SAVER_UNCONFIRMED;
}

/* ---- What is told ---- */

static void
tell (AdjChartsWindow *self, const char *text)
{
  gtk_label_set_label (self->complaint, text != NULL ? text : "");
  gtk_widget_set_visible (self->offer, self->warned);
  gtk_widget_set_visible (self->trouble, text != NULL);
}

static void
adj_charts_window_show_saved (AdjChartsWindow *self)
{
  const char *complaint = adj_own_battle_get_complaint (self->battle);
  g_autofree char *warning = NULL;

  self->warned &= !is_kept (self);
  if (self->warned && adj_own_battle_get_state (self->battle) != ADJ_SAVER_CHANGED)
    warning = g_strdup_printf (
        "%s\n%s", _ ("The last changes are not saved. Close again to leave without them"),
        complaint != NULL ? complaint : "");
  tell (self, warning != NULL ? warning : complaint);
}

/* A disk that refuses keeps the window open once. What cannot go into a file that somebody else has
 * written to is put beside it, and the complaint says where. */
static void
warn (AdjChartsWindow *self)
{
  self->warned = TRUE;
  if (adj_own_battle_get_state (self->battle) == ADJ_SAVER_CHANGED)
    adj_own_battle_finish (self->battle);
  adj_charts_window_show_saved (self);
  gtk_window_present (GTK_WINDOW (self));
}

/* ---- Waiting for the disk ---- */

/* The disk has everything: what waited for it is done. What it does not have stays on the screen.
 */
static void
go_on (AdjChartsWindow *self)
{
  AfterSaving after = self->after_saving;

  self->after_saving = NOTHING_WAITS;
  if (after == THE_END_WAITS)
    gtk_widget_set_sensitive (GTK_WIDGET (self), TRUE);
  if (after == THE_GAME_WAITS && is_kept (self))
    g_signal_emit (self, signals[BEGIN], 0);
  else if (after == THE_END_WAITS && is_kept (self))
    gtk_window_destroy (GTK_WINDOW (self));
  else if (after == THE_END_WAITS)
    warn (self);
}

/* Nobody waits for the disk: the window goes on, and what has to follow the last change follows. A
 * disk that has refused it is asked once more. */
static void
wait_for_disk (AdjChartsWindow *self, AfterSaving after)
{
  self->after_saving = after;
  adj_own_battle_retry (self->battle);
  if (adj_own_battle_get_state (self->battle) != ADJ_SAVER_SAVING)
    go_on (self);
}

static void
adj_charts_window_on_saved (AdjChartsWindow *self)
{
  adj_charts_window_show_saved (self);
  go_on (self);
}

static void
adj_charts_window_show (AdjChartsWindow *self)
{
  AdjDraft *draft = adj_own_battle_get_draft (self->battle);
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  gboolean complete = adj_scenario_complete (scenario);
  g_autofree char *progress =
      complete ? g_strdup (_ ("Complete")) : adj_missing_say_progress (scenario);

  gtk_label_set_label (self->title, scenario->title);
  gtk_window_set_title (GTK_WINDOW (self), scenario->title);
  gtk_label_set_label (self->progress, progress);
  gtk_button_set_label (self->begin, complete ? _ ("_Begin the Battle") : _ ("_Begin a Game"));
  adj_charts_window_show_saved (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "charts.undo", adj_draft_may_undo (draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "charts.redo", adj_draft_may_redo (draft));
}

/* The text being typed counts: leaving the cell takes it. */
static void
take_what_is_typed (AdjChartsWindow *self)
{
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
}

static void
adj_charts_window_act_begin (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (widget);

  take_what_is_typed (self);
  adj_own_battle_save (self->battle);
  wait_for_disk (self, THE_GAME_WAITS);
}

/* ---- Copies and papers ---- */

static void
adj_charts_window_on_copied (GObject *object, const char *why)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (object);
  g_autofree char *text = NULL;

  if (self->battle == NULL || why == NULL)
    return;
  text = adj_fill (_ ("The copy is not saved: {why}"),
                   (const AdjPlace[]){ { "why", why }, { NULL, NULL } });
  tell (self, text);
}

static void
adj_charts_window_on_copy_chosen (GtkWindow *window, const char *path)
{
  adj_charts_window_copy (ADJ_CHARTS_WINDOW (window), path);
}

static void
adj_charts_window_act_save_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (widget);
  g_autofree char *proposed = g_path_get_basename (adj_own_battle_get_path (self->battle));

  take_what_is_typed (self);
  adj_files_ask_copy (GTK_WINDOW (self), proposed, adj_charts_window_on_copy_chosen);
}

static void
adj_charts_window_act_proof (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[PROOF], 0);
}

/* ---- Taking back ---- */

static void
adj_charts_window_act_undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (widget);

  if (adj_draft_undo (adj_own_battle_get_draft (self->battle)))
    adj_own_battle_save (self->battle);
}

static void
adj_charts_window_act_redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (widget);

  if (adj_draft_redo (adj_own_battle_get_draft (self->battle)))
    adj_own_battle_save (self->battle);
}

/* What is in the hand first: whoever puts a brush away means to go on. */
static void
adj_charts_window_act_leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (widget);

  if (!adj_charts_drawing_put_away (self->drawing))
    gtk_window_close (GTK_WINDOW (self));
}

/* With the keys in what goes away, the map gets them. */
static void
adj_charts_window_act_pages (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (widget);
  gboolean shown = gtk_widget_get_visible (self->beside);

  gtk_widget_set_visible (self->beside, !shown);
  if (shown)
    gtk_widget_grab_focus (GTK_WIDGET (adj_charts_drawing_get_map (self->drawing)));
  else
    gtk_widget_child_focus (self->beside, GTK_DIR_TAB_FORWARD);
}

static void
adj_charts_window_on_look (AdjChartsWindow *self, int hex)
{
  AdjMapView *map = adj_charts_drawing_get_map (self->drawing);

  adj_map_view_fly_to (map, adj_book_hex (adj_map_view_get_book (map), hex));
}

/* "drawing" is no page: the map itself has the keys then. */
static void
adj_charts_window_on_page (AdjChartsWindow *self, const char *page)
{
  if (g_str_equal (page, "drawing"))
    {
      gtk_widget_grab_focus (GTK_WIDGET (adj_charts_drawing_get_map (self->drawing)));
      return;
    }
  gtk_stack_set_visible_child_name (self->pages, page);
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->pages), GTK_DIR_TAB_FORWARD);
}

/* Where there is no room for both, the map comes forward when somebody points at it. */
static void
make_room (AdjChartsWindow *self)
{
  if (!adj_halves_has_room (self->halves))
    gtk_widget_set_visible (self->beside, FALSE);
}

static void
adj_charts_window_on_correct (AdjChartsWindow *self,
                              const char *page,
                              const char *element,
                              guint place)
{
  if (g_str_equal (page, "drawing"))
    make_room (self);
  adj_charts_window_on_page (self, page);
  if (!g_str_equal (page, "drawing"))
    adj_charts_page_lead_to (ADJ_CHARTS_PAGE (gtk_stack_get_visible_child (self->pages)), element,
                             place);
}

/* Is a picture laid under a grid of which nobody has said yet how its hexes lie? */
static gboolean
asks_for_kind (AdjChartsWindow *self)
{
  AdjDraft *draft = adj_own_battle_get_draft (self->battle);
  const char *assumed = adj_draft_get_scenario (draft)->map.assumed;

  return adj_charts_laying_is_busy (adj_charts_drawing_get_laying (self->drawing)) &&
         assumed != NULL &&
         (strstr (assumed, "orientation") != NULL || strstr (assumed, "shifted") != NULL);
}

/* The page that asks for it comes forward, whichever way the picture came. */
static void
adj_charts_window_on_busy (AdjChartsWindow *self)
{
  if (asks_for_kind (self))
    gtk_stack_set_visible_child_name (self->pages, "picture");
  make_room (self);
}

static void
adj_charts_window_on_north (AdjChartsWindow *self)
{
  adj_charts_laying_ask_north (adj_charts_drawing_get_laying (self->drawing));
}

static void
adj_charts_window_act_paste (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_picture_giving_paste (widget, adj_own_battle_get_tracer (ADJ_CHARTS_WINDOW (widget)->battle));
}

/* Where the pages stand in the map's place they make room for it. */
static void
adj_charts_window_on_pick (AdjChartsWindow *self, GtkEditable *field, gboolean several)
{
  self->put_away = !adj_halves_has_room (self->halves);
  make_room (self);
  adj_charts_drawing_pick (self->drawing, field, several);
}

static void
adj_charts_window_on_picked (AdjChartsWindow *self)
{
  if (self->put_away)
    gtk_widget_set_visible (self->beside, TRUE);
  self->put_away = FALSE;
}

static gboolean
adj_charts_window_close_request (GtkWindow *window)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (window);

  take_what_is_typed (self);
  if (is_kept (self) || self->warned)
    return GTK_WINDOW_CLASS (adj_charts_window_parent_class)->close_request (window);
  gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
  wait_for_disk (self, THE_END_WAITS);
  return TRUE;
}

/* ---- Class ---- */

static void
adj_charts_window_dispose (GObject *object)
{
  AdjChartsWindow *self = ADJ_CHARTS_WINDOW (object);

  if (self->battle != NULL) /* it writes what is left, and nobody is here to be told */
    g_signal_handlers_disconnect_by_data (self->battle, self);
  g_clear_object (&self->battle);
  G_OBJECT_CLASS (adj_charts_window_parent_class)->dispose (object);
}

static void
adj_charts_window_class_init (AdjChartsWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = adj_charts_window_close_request;
  g_type_ensure (ADJ_TYPE_CHARTS_BATTLE);
  g_type_ensure (ADJ_TYPE_CHARTS_COMPARE);
  g_type_ensure (ADJ_TYPE_CHARTS_DRAWING);
  g_type_ensure (ADJ_TYPE_CHARTS_GAPS);
  g_type_ensure (ADJ_TYPE_CHARTS_MAP);
  g_type_ensure (ADJ_TYPE_CHARTS_PICTURE);
  g_type_ensure (ADJ_TYPE_CHARTS_CLAUSES);
  g_type_ensure (ADJ_TYPE_CHARTS_TURNS);
  g_type_ensure (ADJ_TYPE_CHARTS_UNITS);
  g_type_ensure (ADJ_TYPE_HALVES);
  g_type_ensure (ADJ_TYPE_PAGE_STRIP);
  signals[BEGIN] = g_signal_new ("begin", ADJ_TYPE_CHARTS_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  signals[PROOF] = g_signal_new ("proof", ADJ_TYPE_CHARTS_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, title);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, begin);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, complaint);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, offer);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, drawing);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, halves);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, beside);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_window_on_look);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_window_on_page);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_window_on_correct);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_window_on_busy);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_window_on_north);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_window_on_picked);
  gtk_widget_class_install_action (widget_class, "charts.begin", NULL, adj_charts_window_act_begin);
  gtk_widget_class_install_action (widget_class, "charts.save-copy", NULL,
                                   adj_charts_window_act_save_copy);
  gtk_widget_class_install_action (widget_class, "charts.proof", NULL, adj_charts_window_act_proof);
  gtk_widget_class_install_action (widget_class, "charts.undo", NULL, adj_charts_window_act_undo);
  gtk_widget_class_install_action (widget_class, "charts.redo", NULL, adj_charts_window_act_redo);
  gtk_widget_class_install_action (widget_class, "charts.leave", NULL, adj_charts_window_act_leave);
  gtk_widget_class_install_action (widget_class, "charts.pages", NULL, adj_charts_window_act_pages);
  gtk_widget_class_install_action (widget_class, "charts.paste", NULL, adj_charts_window_act_paste);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "charts.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "charts.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "charts.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "charts.pages", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "charts.paste",
                                       NULL);
}

static void
adj_charts_window_init (AdjChartsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adj_charts_window_new (GtkWindow *parent, AdjOwnBattle *battle)
{
  AdjChartsWindow *self = g_object_new (ADJ_TYPE_CHARTS_WINDOW, "transient-for", parent, NULL);

  self->battle = g_object_ref (battle);
  adj_charts_page_set_battle (ADJ_CHARTS_PAGE (self->drawing), battle);
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->pages)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    {
      adj_charts_page_set_battle (ADJ_CHARTS_PAGE (page), battle);
      g_signal_connect_object (page, "pick", G_CALLBACK (adj_charts_window_on_pick), self,
                               G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (battle, "changed", G_CALLBACK (adj_charts_window_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "saved", G_CALLBACK (adj_charts_window_on_saved), self,
                           G_CONNECT_SWAPPED);
  adj_charts_window_show (self);
  gtk_widget_child_focus (self->beside, GTK_DIR_TAB_FORWARD); /* what is missing comes first */
  return GTK_WIDGET (self);
}

AdjOwnBattle *
adj_charts_window_get_battle (AdjChartsWindow *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_WINDOW (self), NULL);

  return self->battle;
}

void
adj_charts_window_copy (AdjChartsWindow *self, const char *path)
{
  g_return_if_fail (ADJ_IS_CHARTS_WINDOW (self));
  g_return_if_fail (path != NULL);

  adj_own_battle_copy (self->battle, path, G_OBJECT (self), adj_charts_window_on_copied);
}

gboolean
adj_charts_window_may_leave (AdjChartsWindow *self)
{
  g_autoptr (AdjOwnBattle) battle = NULL;
  gboolean warned;

  g_return_val_if_fail (ADJ_IS_CHARTS_WINDOW (self), TRUE);

  take_what_is_typed (self);
  battle = g_object_ref (self->battle); /* a window that waits for its end ends meanwhile */
  warned = self->warned;
  if (adj_own_battle_finish (battle) || warned)
    return TRUE;
  warn (self);
  return FALSE;
}
