/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/past-bar.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/desktop/settings.h"
#include "app/widgets/tip.h"
#include "staff/remarks.h"
#include "staff/stop-words.h"
#include "words/fill.h"
#include "words/moment.h"

#define PACE "look-back-pace"
#define MOST_LABELS 20 /* turns beyond have a number at every fifth */
#define PLACES 200     /* along the slider; bookmarks in one of them could not be told apart */

struct _AdjPastBar
{
  AdjPart parent_instance;
  GtkWidget *box;
  GtkLabel *moment;
  GtkButton *play;
  GtkRange *slider;
  GtkDropDown *pace;
  GArray *stops; /* those that the slider has; NULL */
  guint timer;   /* while it plays on; 0 */
};

G_DEFINE_FINAL_TYPE (AdjPastBar, adj_past_bar, ADJ_TYPE_PART)

/* By their places in the drop-down; seconds. */
static const double paces[] = { 0.5, 1, 2, 4 };

static AdjSession *
session_of (AdjPastBar *self)
{
  return adj_part_get_session (ADJ_PART (self));
}

static gboolean
looks_back (AdjSession *session)
{
  return session != NULL && adj_session_looks_back (session) && !adj_session_is_covered (session);
}

/* ---- Playing on ---- */

static void
show_playing (AdjPastBar *self)
{
  gboolean playing = self->timer != 0;
  const char *label = playing ? _ ("Pause") : _ ("Play on");

  gtk_button_set_icon_name (self->play, playing ? "adj-pause-symbolic" : "adj-play-symbolic");
  adj_tip_show (GTK_WIDGET (self->play), playing ? _ ("Pause (Space)") : _ ("Play on (Space)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
pause_playing (AdjPastBar *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  show_playing (self);
}

static gboolean
adj_past_bar_on_beat (gpointer data)
{
  AdjPastBar *self = data;
  AdjSession *session = session_of (self);

  if (!looks_back (session) || !adj_session_stride (session, ADJ_STRIDE_ORDER, TRUE))
    pause_playing (self); /* which removes this source */
  return self->timer != 0;
}

static void
begin_playing (AdjPastBar *self)
{
  double seconds = g_settings_get_double (adj_settings (), PACE);

  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add ((guint) lround (1000 * seconds), adj_past_bar_on_beat, self);
  show_playing (self);
}

void
adj_past_bar_play_on (AdjPastBar *self)
{
  g_return_if_fail (ADJ_IS_PAST_BAR (self));

  if (looks_back (session_of (self)))
    begin_playing (self);
}

gboolean
adj_past_bar_is_playing (AdjPastBar *self)
{
  g_return_val_if_fail (ADJ_IS_PAST_BAR (self), FALSE);

  return self->timer != 0;
}

static void
adj_past_bar_on_play (AdjPastBar *self)
{
  if (self->timer != 0)
    pause_playing (self);
  else
    begin_playing (self);
}

/* Another pace holds from the next order on. */
static void
adj_past_bar_on_pace (AdjPastBar *self)
{
  if (self->timer != 0)
    begin_playing (self);
}

static gboolean
pace_to_place (GValue *value, GVariant *variant, gpointer data)
{
  double seconds = g_variant_get_double (variant);
  guint place = 0;

  while (place + 1 < G_N_ELEMENTS (paces) && paces[place] < seconds)
    place++;
  g_value_set_uint (value, place);
  return TRUE;
}

static GVariant *
place_to_pace (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_double (paces[MIN (g_value_get_uint (value), G_N_ELEMENTS (paces) - 1)]);
}

/* ---- Going ---- */

/* Who goes by himself does not want to be taken on. */
static void
stride (AdjPastBar *self, AdjStride stride, gboolean forward)
{
  pause_playing (self);
  if (session_of (self) != NULL)
    adj_session_stride (session_of (self), stride, forward);
}

static void
go_to_end (AdjPastBar *self, gboolean forward)
{
  AdjSession *session = session_of (self);

  pause_playing (self);
  if (session == NULL || adj_session_is_preview (session) || adj_session_is_covered (session))
    return;
  if (forward)
    adj_session_look_now (session);
  else
    adj_session_look_at (session, 0);
}

static void
adj_past_bar_on_back (AdjPastBar *self)
{
  stride (self, ADJ_STRIDE_ORDER, FALSE);
}

static void
adj_past_bar_on_forward (AdjPastBar *self)
{
  stride (self, ADJ_STRIDE_ORDER, TRUE);
}

static void
adj_past_bar_on_now (AdjPastBar *self)
{
  go_to_end (self, TRUE);
}

static void
adj_past_bar_on_slid (AdjPastBar *self)
{
  guint at = (guint) lround (gtk_range_get_value (self->slider));
  const AdjStop *stop = &g_array_index (self->stops, AdjStop, MIN (at, self->stops->len - 1));

  pause_playing (self);
  adj_session_look_at (session_of (self), at + 1 >= self->stops->len ? stop->until : stop->n_steps);
}

gboolean
adj_past_bar_take_key (AdjPastBar *self, guint key, GdkModifierType state)
{
  gboolean control = (state & GDK_CONTROL_MASK) != 0;

  g_return_val_if_fail (ADJ_IS_PAST_BAR (self), FALSE);

  if (session_of (self) == NULL || (state & (GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      stride (self, control ? ADJ_STRIDE_PHASE : ADJ_STRIDE_ORDER,
              key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Down);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      if (control)
        go_to_end (self, key == GDK_KEY_End || key == GDK_KEY_KP_End);
      return control;
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      if (control || !looks_back (session_of (self)))
        return FALSE;
      adj_past_bar_on_play (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A slider would go by pages of its own. */
static gboolean
adj_past_bar_on_key (AdjPastBar *self, guint key, guint code, GdkModifierType state)
{
  return adj_past_bar_take_key (self, key, state);
}

/* ---- Showing ---- */

/* A tick where each turn begins, with its number. */
static void
mark_turns (AdjPastBar *self, AdjGame *game)
{
  int turns = adj_game_get_table (game)->turn;
  int last = 0;

  for (guint i = 0; i < adj_game_count_phases (game); i++)
    {
      AdjPhaseStart phase = adj_game_get_phase (game, i);
      g_autofree char *number = g_strdup_printf ("<small>%d</small>", phase.turn);
      gboolean named = turns <= MOST_LABELS || phase.turn % 5 == 0;

      if (phase.turn != last)
        gtk_scale_add_mark (GTK_SCALE (self->slider), adj_stops_at (self->stops, phase.n_steps),
                            GTK_POS_BOTTOM, named ? number : NULL);
      last = phase.turn;
    }
}

static void
mark_bookmarks (AdjPastBar *self, AdjGame *game)
{
  g_autoptr (GPtrArray) remarks = adj_remarks_of (game);
  gboolean marked[PLACES + 1] = { FALSE };
  guint last = MAX (self->stops->len - 1, 1);

  for (guint i = 0; i < remarks->len; i++)
    {
      const AdjRemark *remark = g_ptr_array_index (remarks, i);
      guint stop = adj_stops_at (self->stops, remark->step);
      guint place = stop * PLACES / last;

      if (!remark->bookmark || marked[place])
        continue;
      gtk_scale_add_mark (GTK_SCALE (self->slider), stop, GTK_POS_TOP, "<small>★</small>");
      marked[place] = TRUE;
    }
}

/* When the game is another than the slider has. */
static void
read_stops (AdjPastBar *self, AdjSession *session)
{
  GArray *stops = adj_session_get_stops (session);

  if (stops == self->stops)
    return;
  g_clear_pointer (&self->stops, g_array_unref);
  self->stops = g_array_ref (stops);
  gtk_scale_clear_marks (GTK_SCALE (self->slider));
  gtk_range_set_range (self->slider, 0, MAX (stops->len - 1, 1));
  mark_turns (self, adj_session_get_game (session));
  mark_bookmarks (self, adj_session_get_game (session));
}

static char *
say_moment (const AdjView *view, const char *story)
{
  g_autofree char *moment = adj_words_now (view);
  const AdjPlace places[] = { { "moment", moment }, { "story", story }, { NULL, NULL } };

  if (*story == '\0')
    return adj_fill (_ ("{moment}, as it stood"), places);
  /* Translators: a moment that is looked back at, and what had been done last */
  return adj_fill (_ ("{moment}, as it stood: {story}"), places);
}

static void
show_moment (AdjPastBar *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  guint step = adj_session_get_step (session);
  guint from = adj_stops_before (self->stops, step);
  g_autofree char *story = adj_stop_words (adj_session_get_game (session), from, step, view.eyes);
  g_autofree char *moment = say_moment (&view, step == 0 ? _ ("the beginning") : story);

  gtk_label_set_label (self->moment, moment);
  adj_tip_show (GTK_WIDGET (self->moment), moment);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, moment, -1);
}

static void
show_place (AdjPastBar *self, AdjSession *session)
{
  g_signal_handlers_block_by_func (self->slider, adj_past_bar_on_slid, self);
  read_stops (self, session);
  gtk_range_set_value (self->slider, adj_stops_at (self->stops, adj_session_get_step (session)));
  g_signal_handlers_unblock_by_func (self->slider, adj_past_bar_on_slid, self);
}

static void
adj_past_bar_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjPastBar *self = ADJ_PAST_BAR (part);
  gboolean past = looks_back (session);

  if ((news & (ADJ_NEWS_SESSION | ADJ_NEWS_EYES)) != 0 || !past)
    pause_playing (self);
  if (past && (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) != 0)
    {
      show_place (self, session);
      show_moment (self, session);
    }
  gtk_widget_set_visible (self->box, past);
}

/* ---- Class ---- */

static void
adj_past_bar_dispose (GObject *object)
{
  AdjPastBar *self = ADJ_PAST_BAR (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->stops, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_PAST_BAR);
  G_OBJECT_CLASS (adj_past_bar_parent_class)->dispose (object);
}

static void
adj_past_bar_class_init (AdjPastBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_past_bar_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_past_bar_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/past-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjPastBar, box);
  gtk_widget_class_bind_template_child (widget_class, AdjPastBar, moment);
  gtk_widget_class_bind_template_child (widget_class, AdjPastBar, play);
  gtk_widget_class_bind_template_child (widget_class, AdjPastBar, slider);
  gtk_widget_class_bind_template_child (widget_class, AdjPastBar, pace);
  gtk_widget_class_bind_template_callback (widget_class, adj_past_bar_on_now);
  gtk_widget_class_bind_template_callback (widget_class, adj_past_bar_on_back);
  gtk_widget_class_bind_template_callback (widget_class, adj_past_bar_on_play);
  gtk_widget_class_bind_template_callback (widget_class, adj_past_bar_on_forward);
}

static void
adj_past_bar_init (AdjPastBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->slider, "value-changed", G_CALLBACK (adj_past_bar_on_slid), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_past_bar_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->slider), keys);
  g_settings_bind_with_mapping (adj_settings (), PACE, self->pace, "selected",
                                G_SETTINGS_BIND_DEFAULT, pace_to_place, place_to_pace, NULL, NULL);
  g_signal_connect_object (adj_settings (), "changed::" PACE, G_CALLBACK (adj_past_bar_on_pace),
                           self, G_CONNECT_SWAPPED);
  show_playing (self);
}
