/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/notices.h"

#include <glib/gi18n-lib.h>

#include "app/corrections/charts-apart.h"
#include "app/corrections/judge-again.h"
#include "app/widgets/notice.h"
#include "staff/arrival-list.h"
#include "staff/command-words.h"
#include "staff/curtain.h"
#include "staff/face-down.h"
#include "staff/initiative-words.h"
#include "staff/works-given-up.h"
#include "words/fill.h"

/* From top to bottom. */
typedef enum
{
  UNSAVED,
  UNCONFIRMED,
  CHANGED,
  READING,
  PREVIEW,
  EYES,
  FACE_UP,
  INITIATIVE,
  DUE,
  FORGOTTEN,
  SCATTER,
  GIVEN_UP,
  AGAIN,
  CHARTS,
  N_NOTICES,
} Which;

struct _AdjNotices
{
  AdjPart parent_instance;
  GtkBox *rows;
  AdjNotice *notices[N_NOTICES]; /* each is made when it is first true */
  AdjPicks works;                /* hexes where works were given up */
  AdjJudgeAgain *differences;    /* NULL without a session */
  gulong differences_changed;
  AdjChartsApart *aparts; /* NULL likewise */
  gulong aparts_changed;
  GSignalGroup *saver; /* of the session's */
};

G_DEFINE_FINAL_TYPE (AdjNotices, adj_notices, ADJ_TYPE_PART)

static void say (AdjNotices *self, Which which, const char *text);

/* ---- The file ---- */

static AdjSaver *
saver_of (AdjNotices *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  return session != NULL ? adj_session_get_saver (session) : NULL;
}

static void
adj_notices_show_saver (AdjNotices *self)
{
  AdjSaver *saver = saver_of (self);
  AdjSaverState state = saver != NULL ? adj_saver_get_state (saver) : ADJ_SAVER_SAVED;
  g_autofree char *text = NULL;

  if (state == ADJ_SAVER_FAILED)
    text =
        adj_fill (_ ("Not saved: {why}. You can play on; saving is tried again and again"),
                  (const AdjPlace[]){ { "why", adj_saver_get_complaint (saver) }, { NULL, NULL } });
  say (self, UNSAVED, text);
  say (self, UNCONFIRMED, state == ADJ_SAVER_UNCONFIRMED ? adj_saver_get_complaint (saver) : NULL);
  say (self, CHANGED,
       state == ADJ_SAVER_CHANGED ? _ ("Another program has written to this game's file. "
                                       "What you play is not saved until you choose")
                                  : NULL);
}

static void
adj_notices_on_retry (AdjNotices *self)
{
  AdjSaver *saver = saver_of (self);

  if (saver != NULL)
    adj_saver_retry (saver);
}

static void
show_holder (AdjNotices *self, AdjSession *session)
{
  const char *holder = adj_session_get_holder (session);
  g_autofree char *text = holder == NULL
                              ? NULL
                              : adj_fill (
                                    /* Translators: holder is "adjutant-cli, process 123" */
                                    _ ("Read only: {holder} has this game open"),
                                    (const AdjPlace[]){ { "holder", holder }, { NULL, NULL } });

  say (self, READING, text);
}

/* ---- A table that is only considered ---- */

static void
show_preview (AdjNotices *self, AdjSession *session)
{
  say (self, PREVIEW, adj_session_get_preview (session));
}

static void
adj_notices_on_now (AdjNotices *self)
{
  adj_session_look_now (adj_part_get_session (ADJ_PART (self)));
}

/* ---- Whose eyes these are (Y 11.59) ---- */

static void
show_eyes (AdjNotices *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  AdjOrder orders[ADJ_SIDES];
  gboolean offers = adj_session_may_play (session) && adj_face_down_offer (&view, orders) > 0;
  g_autofree char *text = adj_session_has_curtain (session) ? adj_curtain_say_eyes (&view) : NULL;

  say (self, EYES, offers ? NULL : text);
  say (self, FACE_UP, offers ? text : NULL);
}

static void
adj_notices_on_turn_down (AdjNotices *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjView view = adj_session_view (session);
  AdjOrder orders[ADJ_SIDES];
  guint n = adj_face_down_offer (&view, orders);

  if (adj_session_give (session, orders, n))
    adj_session_draw_curtain (session);
}

static void
adj_notices_on_curtain (AdjNotices *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.curtain", NULL);
}

/* ---- Reinforcements (BG 15.9) ---- */

static void
show_arrivals (AdjNotices *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  const AdjField *field = adj_session_field (session);
  gboolean now = adj_session_is_now (session);
  g_autofree char *due = now ? adj_arrival_list_due_now (&view, field) : NULL;
  g_autofree char *forgotten = now ? adj_arrival_list_forgotten (&view, field) : NULL;

  say (self, DUE, due);
  say (self, FORGOTTEN, forgotten);
}

static void
adj_notices_on_arrivals (AdjNotices *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "arrivals");
}

/* ---- The initiative (E IL.1) ---- */

static void
show_initiative (AdjNotices *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *text = adj_session_is_now (session) ? adj_initiative_say_owed (&view) : NULL;

  say (self, INITIATIVE, text);
}

static void
adj_notices_on_initiative (AdjNotices *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "initiative");
}

/* ---- Command Control (Y 5.51) ---- */

static void
show_scatter (AdjNotices *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *text = adj_session_is_now (session)
                              ? adj_command_say_owed (&view, adj_session_field (session))
                              : NULL;

  say (self, SCATTER, text);
}

static void
adj_notices_on_scatter (AdjNotices *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "command");
}

/* ---- Entrenchments (Y 5.42) ---- */

static void
show_given_up (AdjNotices *self, AdjSession *session)
{
  g_autofree char *text =
      adj_session_is_now (session)
          ? adj_works_given_up_tell (adj_session_get_game (session),
                                     adj_session_view (session).eyes, &self->works)
          : NULL;

  say (self, GIVEN_UP, text);
}

/* The board points to them. */
static void
adj_notices_on_given_up (AdjNotices *self)
{
  adj_session_set_picks (adj_part_get_session (ADJ_PART (self)), &self->works);
}

/* ---- Orders of an older program ---- */

static void
adj_notices_show_differences (AdjNotices *self)
{
  g_autofree char *text = adj_judge_again_say (self->differences);

  say (self, AGAIN, text);
}

static void
forget_differences (AdjNotices *self)
{
  if (self->differences != NULL)
    g_clear_signal_handler (&self->differences_changed,
                            adj_judge_again_get_list (self->differences));
  g_clear_object (&self->differences);
}

static void
watch_differences (AdjNotices *self, AdjSession *session)
{
  forget_differences (self);
  if (session == NULL)
    return;
  self->differences = g_object_ref (adj_judge_again_of (session));
  self->differences_changed =
      g_signal_connect_swapped (adj_judge_again_get_list (self->differences), "items-changed",
                                G_CALLBACK (adj_notices_show_differences), self);
  adj_notices_show_differences (self);
}

static void
adj_notices_on_again (AdjNotices *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "again");
}

/* ---- The charts that the game was begun from ---- */

static void
adj_notices_show_aparts (AdjNotices *self)
{
  g_autofree char *text = adj_charts_apart_say (self->aparts);

  say (self, CHARTS, text);
}

static void
forget_aparts (AdjNotices *self)
{
  if (self->aparts != NULL)
    g_clear_signal_handler (&self->aparts_changed, adj_charts_apart_get_list (self->aparts));
  g_clear_object (&self->aparts);
}

static void
watch_aparts (AdjNotices *self, AdjSession *session)
{
  forget_aparts (self);
  if (session == NULL)
    return;
  self->aparts = g_object_ref (adj_charts_apart_of (session));
  self->aparts_changed =
      g_signal_connect_swapped (adj_charts_apart_get_list (self->aparts), "items-changed",
                                G_CALLBACK (adj_notices_show_aparts), self);
  adj_notices_show_aparts (self);
}

static void
adj_notices_on_charts (AdjNotices *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", "charts");
}

/* ---- The rows ---- */

/* How a notice looks, and its button; NULL: it has none. */
typedef struct
{
  const char *style;
  const char *button;
  void (*pressed) (AdjNotices *);
} Row;

static const Row rows[] = {
  [UNSAVED] = { "error", N_ ("Try Now"), adj_notices_on_retry },
  [UNCONFIRMED] = { "warning", NULL, NULL },
  [CHANGED] = { "error", NULL, NULL },
  [READING] = { "warning", NULL, NULL },
  [PREVIEW] = { "past", N_ ("Back to Now"), adj_notices_on_now },
  [EYES] = { "eyes", N_ ("Draw the Curtain (F8)"), adj_notices_on_curtain },
  [FACE_UP] = { "eyes", N_ ("Turn Both Sides Face Down"), adj_notices_on_turn_down },
  [INITIATIVE] = { "warning", N_ ("Throw"), adj_notices_on_initiative },
  [DUE] = { "arrivals", N_ ("Show"), adj_notices_on_arrivals },
  [FORGOTTEN] = { "warning", N_ ("Show"), adj_notices_on_arrivals },
  [SCATTER] = { "warning", N_ ("Show"), adj_notices_on_scatter },
  [GIVEN_UP] = { "warning", N_ ("Show"), adj_notices_on_given_up },
  [AGAIN] = { "warning", N_ ("Show"), adj_notices_on_again },
  [CHARTS] = { "warning", N_ ("Show"), adj_notices_on_charts },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == N_NOTICES);

static void
add_offers (AdjNotice *notice, Which which)
{
  if (which == UNSAVED)
    adj_notice_offer (notice, _ ("Save a Copy…"), "win.save-copy",
                      _ ("Writes the game as it is now into another file"));
  if (which != CHANGED)
    return;
  adj_notice_offer (notice, _ ("Read It Again"), "win.read-again",
                    _ ("Goes on with the file as it is now; what only you have played is kept in a "
                       "copy beside it"));
  adj_notice_offer (notice, _ ("Play On in a Copy"), "win.play-on-beside",
                    _ ("Goes on with what you have played, in a copy; the file stays as it is "
                       "now"));
}

static void
make (AdjNotices *self, Which which)
{
  const Row *row = &rows[which];
  GtkWidget *notice = adj_notice_new (row->style, row->button != NULL ? _ (row->button) : NULL);
  GtkWidget *above = NULL;

  for (guint i = 0; i < which; i++)
    if (self->notices[i] != NULL)
      above = GTK_WIDGET (self->notices[i]);
  gtk_box_insert_child_after (self->rows, notice, above);
  if (row->pressed != NULL)
    g_signal_connect_swapped (notice, "pressed", G_CALLBACK (row->pressed), self);
  self->notices[which] = ADJ_NOTICE (notice);
  add_offers (self->notices[which], which);
}

/* NULL: it is not true any more. */
static void
say (AdjNotices *self, Which which, const char *text)
{
  if (self->notices[which] == NULL && text != NULL)
    make (self, which);
  if (self->notices[which] != NULL)
    adj_notice_say (self->notices[which], text);
}

/* ---- Class ---- */

static void
adj_notices_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjNotices *self = ADJ_NOTICES (part);

  if (news & ADJ_NEWS_SESSION)
    {
      g_signal_group_set_target (self->saver, saver_of (self));
      adj_notices_show_saver (self);
      watch_differences (self, session);
      watch_aparts (self, session);
    }
  if (session == NULL)
    return;
  show_holder (self, session);
  show_preview (self, session);
  show_eyes (self, session);
  show_initiative (self, session);
  show_arrivals (self, session);
  show_scatter (self, session);
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    show_given_up (self, session);
}

static void
adj_notices_dispose (GObject *object)
{
  AdjNotices *self = ADJ_NOTICES (object);

  g_clear_object (&self->saver);
  forget_differences (self);
  forget_aparts (self);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_NOTICES);
  G_OBJECT_CLASS (adj_notices_parent_class)->dispose (object);
}

static void
adj_notices_class_init (AdjNoticesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_notices_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_notices_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/notices.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNotices, rows);
}

static void
adj_notices_init (AdjNotices *self)
{
  self->saver = g_signal_group_new (ADJ_TYPE_SAVER);
  g_signal_group_connect_swapped (self->saver, "notify::state", G_CALLBACK (adj_notices_show_saver),
                                  self);
  gtk_widget_init_template (GTK_WIDGET (self));
}
