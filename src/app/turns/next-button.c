/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/next-button.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/tip.h"
#include "staff/phase-end.h"
#include "words/moment.h"

struct _AdjNextButton
{
  AdjPart parent_instance;
  GtkWidget *button;
  GtkLabel *phase;
  GtkLabel *owed;  /* in words */
  GtkLabel *count; /* in a figure */
  char *next;
  char *next_short; /* in few letters */
  guint n_owed;
  gboolean reminds; /* of what may be done and is not owed */
  guint asked; /* how many steps had been played when the press was asked about, from 1; 0: never */
  int room;    /* letters on a line that it would like to have; 0: enough */
  int least;   /* letters that it must have then */
};

G_DEFINE_FINAL_TYPE (AdjNextButton, adj_next_button, ADJ_TYPE_PART)

#define USUAL_ROOM 23
#define MOST_ROOM 32
#define LONGEST 30   /* letters that surely go into the most room: some are wide */
#define MOST_OWED 4  /* told one by one */
#define COUNT_ROOM 3 /* that the figure takes */

static int
width_of_letter (GtkLabel *label)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (label));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = pango_font_metrics_get_approximate_char_width (metrics);

  pango_font_metrics_unref (metrics);
  return PANGO_PIXELS_CEIL (width);
}

/* The widest of the words, of which the first is an arrow that stays with the next. */
static int
width_of_words (GtkLabel *label)
{
  g_auto (GStrv) words = g_strsplit (gtk_label_get_label (label), " ", 2);
  g_autofree char *text = g_strjoinv ("\302\240", words);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);
  int width;

  pango_layout_set_width (layout, 0);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* A label measures so many letters by the font's widest figure for one, and now and then, on a busy
 * machine, gets that without the digits': two lines were too narrow for the words then. */
static void
keep_words_whole (AdjNextButton *self)
{
  int most = self->room * width_of_letter (self->phase);

  gtk_widget_set_size_request (GTK_WIDGET (self->phase),
                               self->room > 0 ? MIN (width_of_words (self->phase), most) : -1, -1);
}

/* Its size is the same in all phases, and the title bar never grows by a line: a header bar gives
 * what stands at its end the least it asks for, once the title has what it wants. */
static void
lay_out (AdjNextButton *self)
{
  gboolean narrow = self->room > 0;
  gboolean owes = self->n_owed > 0;
  gboolean brief = narrow || g_utf8_strlen (self->next, -1) > LONGEST;
  int figure = owes ? COUNT_ROOM : 0;

  gtk_label_set_label (
      self->phase,
      self->asked > 0
          ?
          /* Translators: on the button that ends a phase, pressed while something is owed */
          _ ("Leave it undone?")
          : brief ? self->next_short : self->next);
  gtk_label_set_wrap (self->phase, narrow);
  gtk_label_set_lines (self->phase, narrow ? 2 : -1);
  gtk_label_set_width_chars (self->phase, narrow ? self->least - figure : USUAL_ROOM);
  gtk_label_set_max_width_chars (self->phase, narrow ? self->room - figure : MOST_ROOM);
  gtk_widget_set_visible (GTK_WIDGET (self->owed), (owes || self->reminds) && !narrow);
  if (owes)
    gtk_widget_remove_css_class (GTK_WIDGET (self->owed), "dim-label");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->owed), "dim-label");
  gtk_label_set_max_width_chars (self->owed, MOST_ROOM);
  gtk_widget_set_visible (GTK_WIDGET (self->count), owes && narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self->phase), "caption");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->phase), "caption");
  keep_words_whole (self);
}

/* What a press would do, and what it would leave undone. */
static char *
say_whole (AdjNextButton *self, const AdjView *view)
{
  g_autofree char *owed = self->reminds ? g_strdup (gtk_label_get_label (self->owed))
                                        : adj_phase_end_tell_owed (self->n_owed);

  if (view->table->over)
    return adj_words_now (view);
  if (owed == NULL)
    return g_strdup (self->next);
  return self->asked > 0 ? adj_phase_end_ask (owed, self->next)
                         : g_strdup_printf ("%s · %s", self->next, owed);
}

static void
show (AdjNextButton *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *whole = say_whole (self, &view);

  lay_out (self);
  if (self->asked > 0)
    gtk_widget_add_css_class (self->button, "asked");
  else
    gtk_widget_remove_css_class (self->button, "asked");
  /* In a small window the button shortens what it says. */
  adj_tip_show (self->button, whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  whole, -1);
}

static void
adj_next_button_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjNextButton *self = ADJ_NEXT_BUTTON (part);
  AdjView view;
  g_autofree char *owed = NULL;
  g_autofree char *count = NULL;

  gtk_widget_set_visible (self->button, session != NULL);
  if (session == NULL || (news & ~ADJ_NEWS_ANSWER) == 0)
    return;
  view = adj_session_view (session);
  self->asked = 0;
  self->n_owed = adj_phase_end_count_owed (&view);
  g_free (self->next);
  g_free (self->next_short);
  self->next = adj_phase_end_next (&view, adj_session_field (session));
  self->next_short = adj_phase_end_next_short (&view, adj_session_field (session));
  owed = adj_phase_end_tell_owed (self->n_owed);
  if (owed == NULL)
    owed = adj_phase_end_remind (&view, adj_session_field (session));
  self->reminds = self->n_owed == 0 && owed != NULL;
  count = g_strdup_printf ("%u", self->n_owed);
  gtk_label_set_label (self->owed, owed != NULL ? owed : "");
  gtk_label_set_label (self->count, count);
  show (self, session);
}

/* All that would be left undone is told where every answer stands, for who pressed the key. */
static void
ask (AdjNextButton *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_auto (GStrv) lines = adj_phase_end_list_owed (&view, MOST_OWED);
  g_autofree char *owed = g_strjoinv (". ", lines);
  g_autofree char *text = adj_phase_end_ask (owed, self->next);

  show (self, session);
  adj_session_tell (session, text, FALSE);
}

void
adj_next_button_go_on (AdjNextButton *self)
{
  AdjSession *session;
  AdjOrder next;
  AdjView view;
  guint asked;

  g_return_if_fail (ADJ_IS_NEXT_BUTTON (self));

  session = adj_part_get_session (ADJ_PART (self));
  view = adj_session_view (session);
  /* The game may have gone on while the button was not to be seen. */
  asked = adj_session_get_step (session) + 1;
  if (adj_phase_end_count_owed (&view) == 0 || self->asked == asked)
    {
      next = adj_phase_end_order (&view);
      adj_session_give (session, &next, 1);
      return;
    }
  self->asked = asked;
  ask (self, session);
}

/* ---- Its place ---- */

/* In a narrow window it would like to have the same width in all phases. */
static void
adj_next_button_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  AdjNextButton *self = ADJ_NEXT_BUTTON (widget);

  gtk_widget_measure (self->button, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->room > 0)
    *natural = *minimum + (self->room - self->least) * width_of_letter (self->phase);
}

static void
adj_next_button_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (ADJ_NEXT_BUTTON (widget)->button, width, height, baseline, NULL);
}

/* ---- Class ---- */

static void
adj_next_button_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_NEXT_BUTTON);
  G_OBJECT_CLASS (adj_next_button_parent_class)->dispose (object);
}

static void
adj_next_button_finalize (GObject *object)
{
  AdjNextButton *self = ADJ_NEXT_BUTTON (object);

  g_free (self->next);
  g_free (self->next_short);
  G_OBJECT_CLASS (adj_next_button_parent_class)->finalize (object);
}

static void
adj_next_button_class_init (AdjNextButtonClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_next_button_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_next_button_finalize;
  widget_class->measure = adj_next_button_measure;
  widget_class->size_allocate = adj_next_button_size_allocate;
  ADJ_PART_CLASS (class)->refresh = adj_next_button_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/next-button.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, button);
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, phase);
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, owed);
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, count);
}

static void
adj_next_button_init (AdjNextButton *self)
{
  self->next = g_strdup ("");
  self->next_short = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  lay_out (self);
}

void
adj_next_button_set_room (AdjNextButton *self, int letters, int least)
{
  g_return_if_fail (ADJ_IS_NEXT_BUTTON (self));

  least = MIN (letters, least);
  if (self->room == letters && self->least == least)
    return;
  self->room = letters;
  self->least = least;
  lay_out (self);
}
