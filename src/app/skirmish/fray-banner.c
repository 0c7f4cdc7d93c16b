/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-banner.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/fill.h"

#define MOST_TOKENS 6

struct _AdjFrayBanner
{
  GtkWidget parent_instance;
  GtkLabel *brief; /* all of it in one line, beside a page */
  GtkWidget *lines;
  GtkLabel *initiative;
  GtkLabel *action;
  GtkLabel *counters[ADJ_SKIRMISH_SIDES];
  GtkLabel *reaction;
  GtkLabel *now;
};

G_DEFINE_FINAL_TYPE (AdjFrayBanner, adj_fray_banner, GTK_TYPE_WIDGET)

static void
set_text (GtkLabel *label, char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  g_free (text);
}

/* Tokens, as they lie on the table, and their number for who does not see them. */
static void
show_counters (AdjFrayBanner *self, const AdjSkirmishState *state, int side)
{
  g_autoptr (GString) tokens = g_string_new (NULL);
  g_autofree char *number = g_strdup_printf ("%d", state->counters[side]);
  const AdjPlace places[] = { { "side", side < state->n_sides ? state->sides[side] : "" },
                              { "n", number },
                              { "tokens", NULL },
                              { NULL, NULL } };
  AdjPlace shown[G_N_ELEMENTS (places)];

  for (int i = 0; i < MIN (state->counters[side], MOST_TOKENS); i++)
    g_string_append (tokens, "●");
  memcpy (shown, places, sizeof shown);
  shown[2].text = tokens->str;
  set_text (self->counters[side],
            state->holder < 0 || side >= state->n_sides ? NULL
            /* Translators: how many counters a side holds, and as many tokens */
            : tokens->len > 0 ? adj_fill (_ ("Counters of {side}: {n} {tokens}"), shown)
                              : adj_fill (_ ("Counters of {side}: none"), shown));
}

/* What is to be done now, and by whom. */
static char *
say_now (const AdjSkirmishState *state)
{
  const char *passive =
      state->holder >= 0 ? state->sides[adj_skirmish_other (state->holder)] : NULL;
  const AdjPlace places[] = { { "side", passive }, { NULL, NULL } };

  if (state->fights)
    return g_strdup (_ ("Everybody in contact fights a round"));
  if (state->holder < 0)
    return state->n_sides < ADJ_SKIRMISH_SIDES
               ? g_strdup (_ ("Two sides are wanted: add their figures"))
               : g_strdup (_ ("Who has the initiative first?"));
  return state->open ? adj_fill (_ ("{side} may try to seize it"), places) : NULL;
}

/* What the lines say, one behind the other. */
static void
show_brief (AdjFrayBanner *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (GtkWidget *line = gtk_widget_get_first_child (self->lines); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    if (gtk_widget_get_visible (line))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "",
                              gtk_label_get_label (GTK_LABEL (line)));
  gtk_label_set_label (self->brief, text->str);
}

void
adj_fray_banner_show (AdjFrayBanner *self, AdjFray *fray)
{
  const AdjSkirmishState *state;
  g_autofree char *number = NULL;
  const char *holder;

  g_return_if_fail (ADJ_IS_FRAY_BANNER (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  state = adj_fray_get_state (fray);
  holder = state->holder >= 0 ? state->sides[state->holder] : NULL;
  number = g_strdup_printf ("%d", state->actions);
  set_text (self->initiative,
            holder != NULL ? adj_fill (_ ("Initiative: {side}"),
                                       (const AdjPlace[]){ { "side", holder }, { NULL, NULL } })
                           : g_strdup (_ ("Before the game")));
  set_text (self->action,
            holder == NULL ? NULL
            : state->actions > 0
                ? adj_fill (_ ("Action {n}"), (const AdjPlace[]){ { "n", number }, { NULL, NULL } })
                : g_strdup (_ ("No action yet")));
  for (int side = 0; side < ADJ_SKIRMISH_SIDES; side++)
    show_counters (self, state, side);
  set_text (self->reaction, holder == NULL   ? NULL
                            : state->reacted ? g_strdup (_ ("Reaction fire: used"))
                                             : g_strdup (_ ("Reaction fire: not used")));
  set_text (self->now, say_now (state));
  show_brief (self);
}

void
adj_fray_banner_set_small (AdjFrayBanner *self, gboolean small)
{
  g_return_if_fail (ADJ_IS_FRAY_BANNER (self));

  gtk_widget_set_visible (GTK_WIDGET (self->brief), small);
  gtk_widget_set_visible (self->lines, !small);
}

static void
adj_fray_banner_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FRAY_BANNER);
  G_OBJECT_CLASS (adj_fray_banner_parent_class)->dispose (object);
}

static void
adj_fray_banner_class_init (AdjFrayBannerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_fray_banner_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/fray-banner.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayBanner, brief);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayBanner, lines);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayBanner, initiative);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayBanner, action);
  gtk_widget_class_bind_template_child_full (widget_class, "first", FALSE,
                                             G_STRUCT_OFFSET (AdjFrayBanner, counters[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second", FALSE,
                                             G_STRUCT_OFFSET (AdjFrayBanner, counters[1]));
  gtk_widget_class_bind_template_child (widget_class, AdjFrayBanner, reaction);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayBanner, now);
}

static void
adj_fray_banner_init (AdjFrayBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
