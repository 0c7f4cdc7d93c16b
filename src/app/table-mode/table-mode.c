/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table-mode/table-mode.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/table-mode/table-pad.h"
#include "app/widgets/flow-cell.h"
#include "staff/quick-answer.h"
#include "staff/table-prompt.h"
#include "words/fill.h"

struct _AdjTableMode
{
  AdjPart parent_instance;
  GtkWidget *page;
  GtkWidget *band;
  GtkLabel *turn;
  GtkLabel *score;
  GtkWidget *curtain;
  GtkLabel *side;
  GtkLabel *phase;
  GtkLabel *headline;
  GtkLabel *odds;
  GtkLabel *detail;
  GtkFlowBox *keys;
  GtkLabel *notice;
  GtkWidget *hint_line;
  GtkLabel *hint;

  GtkEventController *pad_keys; /* on the window, while this is to be seen */
  AdjPad pad;
  AdjTablePrompt *prompt; /* NULL without a game */
  int size;               /* of the letters, an index of sizes */
};

G_DEFINE_FINAL_TYPE (AdjTableMode, adj_table_mode, ADJ_TYPE_PART)

/* ---- Showing ---- */

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
press (AdjTableMode *self, const AdjTableKey *key)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (key->lifts)
    adj_session_lift_curtain (session, key->eyes);
  else
    adj_session_give (session, &key->order, 1);
}

static void
adj_table_mode_on_key (GtkWidget *button, AdjTableMode *self)
{
  press (self, g_object_get_data (G_OBJECT (button), "key"));
}

static void
add_key (AdjTableMode *self, const AdjTableKey *key)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (
      self->prompt->answers ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *face = gtk_label_new (key->face);
  GtkWidget *text = gtk_label_new (key->text);

  gtk_widget_add_css_class (face, "face");
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "pad-key");
  g_object_set_data (G_OBJECT (button), "key", (gpointer) key);
  g_signal_connect (button, "clicked", G_CALLBACK (adj_table_mode_on_key), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  key->whole, -1);
  gtk_flow_box_append (self->keys, adj_flow_cell_new (button));
}

static gboolean press_pad (AdjTableMode *self, guint keyval);

static void
adj_table_mode_on_digit (GtkWidget *button, AdjTableMode *self)
{
  press_pad (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "keyval")));
}

static void
add_digit (AdjTableMode *self, const char *sign, guint keyval, const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (sign);

  gtk_widget_add_css_class (button, "pad-digit");
  g_object_set_data (G_OBJECT (button), "keyval", GUINT_TO_POINTER (keyval));
  g_signal_connect (button, "clicked", G_CALLBACK (adj_table_mode_on_digit), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_flow_box_append (self->keys, adj_flow_cell_new (button));
}

/* For strengths that a finger types, as long as nothing else is to be pressed. */
static void
add_digits (AdjTableMode *self)
{
  for (guint i = 0; i < 10; i++)
    {
      guint digit = (i + 1) % 10;
      const char sign[] = { (char) ('0' + digit), '\0' };

      add_digit (self, sign, GDK_KEY_0 + digit, sign);
    }
  add_digit (self, "+", GDK_KEY_plus, _ ("plus"));
  /* Translators: said between a strength and how often it counts, on doubled ground */
  add_digit (self, "×", GDK_KEY_x, _ ("times"));
  /* Translators: said between the strengths of attack and defence */
  add_digit (self, ":", GDK_KEY_period, _ ("against"));
}

static void
show_keys (AdjTableMode *self)
{
  const GPtrArray *keys = self->prompt->keys;
  GtkFlowBoxChild *old;

  while ((old = gtk_flow_box_get_child_at_index (self->keys, 0)) != NULL)
    gtk_flow_box_remove (self->keys, GTK_WIDGET (old));
  gtk_flow_box_set_max_children_per_line (self->keys, self->prompt->answers ? 3 : 6);
  for (guint i = 0; i < keys->len; i++)
    add_key (self, g_ptr_array_index (keys, i));
  if (self->prompt->next != NULL && !self->prompt->answers)
    add_digits (self);
}

static char *
say_chances (const AdjRuleset *ruleset, const AdjQuickAnswer *answer)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answer->n_results; i++)
    {
      g_autofree char *faces = adj_faces_to_string (answer->results[i].faces);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? "      " : "", faces,
                              adj_combat_results[answer->results[i].result]);
    }
  return g_string_free (text, FALSE);
}

/* The odds of what is typed stand where otherwise the duties do. */
static void
show_typed (AdjTableMode *self)
{
  const AdjRuleset *ruleset = adj_session_book (adj_part_get_session (ADJ_PART (self)))->ruleset;
  g_auto (GStrv) sums = adj_pad_sums (&self->pad);
  g_autofree char *against = g_strdup_printf ("%s : %s", sums[0], sums[1]);
  g_auto (GStrv) factors = g_strsplit (against, "x", -1);
  g_autofree char *typed = g_strjoinv ("×", factors);
  g_autofree char *column = NULL;
  g_autofree char *chances = NULL;
  AdjQuickAnswer answer;

  adj_quick_answer_find (ruleset, sums[0], sums[1], 1, 0, &answer);
  if (answer.state == ADJ_QUICK_FOUND)
    {
      column = adj_column_to_string (&ruleset->columns[answer.column]);
      chances = say_chances (ruleset, &answer);
    }
  show_text (self->headline, typed);
  show_text (self->odds, column);
  show_text (self->detail, chances);
}

static char *
say_hint (AdjTableMode *self)
{
  const AdjTablePrompt *prompt = self->prompt;

  if (prompt->covered)
    return g_strdup (_ ("The number lifts the curtain   Esc  leaves"));
  if (prompt->answers && prompt->next != NULL)
    return adj_fill (
        /* Translators: in table mode, when something is offered that need not be done */
        _ ("The number answers   Enter  {next}   −  takes back   Esc  leaves"),
        (const AdjPlace[]){ { "next", prompt->next }, { NULL, NULL } });
  if (prompt->answers)
    return g_strdup (_ ("The number answers   −  takes back   Esc  leaves"));
  if (prompt->throws)
    return g_strdup (_ ("The number is the die   −  takes back   Esc  leaves"));
  if (prompt->next == NULL)
    return g_strdup (_ ("Esc  leaves"));
  if (*self->pad.text != '\0')
    return g_strdup (_ ("+  adds   ×  times   :  or  .  against   −  deletes   Enter  done"));
  if (self->pad.asked)
    return adj_fill (
        /* Translators: in table mode, when something is owed and Enter was pressed */
        _ ("{owed}. Enter again: {next}"),
        (const AdjPlace[]){ { "owed", prompt->owed }, { "next", prompt->next }, { NULL, NULL } });
  return adj_fill (
      /* Translators: in table mode, what the keys do; next is "To Union Combat" */
      _ ("Enter  {next}   0–9  odds   −  takes back   Esc  leaves"),
      (const AdjPlace[]){ { "next", prompt->next }, { NULL, NULL } });
}

static void
show_due (AdjTableMode *self)
{
  g_autofree char *hint = say_hint (self);

  if (self->prompt->next != NULL && !self->prompt->answers && *self->pad.text != '\0')
    show_typed (self);
  else
    {
      show_text (self->headline, self->prompt->headline);
      show_text (self->odds, self->prompt->odds);
      show_text (self->detail, self->prompt->detail);
    }
  show_text (self->hint, hint);
  if (self->pad.asked)
    gtk_widget_add_css_class (self->hint_line, "asked");
  else
    gtk_widget_remove_css_class (self->hint_line, "asked");
}

static void
show_scene (AdjTableMode *self)
{
  static const char *const colours[] = { "blue", "gray" };

  show_text (self->turn, self->prompt->turn);
  show_text (self->score, self->prompt->score);
  show_text (self->side, self->prompt->side);
  show_text (self->phase, self->prompt->phase);
  for (int i = 0; i < (int) G_N_ELEMENTS (colours); i++)
    if (self->prompt->colour == i)
      gtk_widget_add_css_class (self->band, colours[i]);
    else
      gtk_widget_remove_css_class (self->band, colours[i]);
  show_keys (self);
  show_due (self);
}

/* The objection to the last order, in its first sentence. */
static void
show_notice (AdjTableMode *self, AdjSession *session)
{
  const GPtrArray *answers = adj_session_get_answers (session);
  const AdjAnswer *answer =
      answers != NULL && answers->len > 0 ? g_ptr_array_index (answers, answers->len - 1) : NULL;

  if (answer == NULL)
    show_text (self->notice, NULL);
  else
    show_text (self->notice, answer->error != NULL ? answer->error : answer->verdict[0]);
}

static void
adj_table_mode_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjTableMode *self = ADJ_TABLE_MODE (part);

  adj_pad_clear (&self->pad);
  g_clear_pointer (&self->prompt, adj_table_prompt_free);
  if (session == NULL)
    return;
  self->prompt =
      adj_table_prompt_new (&(AdjTableMoment){ .game = adj_session_get_game (session),
                                               .view = adj_session_view (session),
                                               .field = adj_session_field (session),
                                               .picks = adj_session_get_picks (session),
                                               .past = !adj_session_is_now (session),
                                               .covered = adj_session_is_covered (session) });
  gtk_widget_set_visible (self->curtain,
                          adj_session_has_curtain (session) && !self->prompt->covered);
  show_scene (self);
  if (news & (ADJ_NEWS_SESSION | ADJ_NEWS_EYES))
    show_text (self->notice, NULL);
  else if (news & ADJ_NEWS_ANSWER)
    show_notice (self, session);
}

/* ---- The pad ---- */

static void
carry_out (AdjTableMode *self, AdjPadDeed deed, int figure)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (deed == ADJ_PAD_ANSWER || deed == ADJ_PAD_DIE)
    press (self, g_ptr_array_index (self->prompt->keys, figure - 1));
  else if (deed == ADJ_PAD_NEXT && self->prompt->next != NULL)
    adj_session_give (session, &self->prompt->go_on, 1);
  else if (deed == ADJ_PAD_THROW && self->prompt->throws)
    adj_session_give (session, &self->prompt->roll, 1);
  else if (deed == ADJ_PAD_UNDO)
    adj_session_undo (session);
}

static gboolean
press_pad (AdjTableMode *self, guint keyval)
{
  g_autofree char *dice = g_settings_get_string (adj_settings (), "dice");
  char key = adj_pad_key_of (keyval);
  AdjPadWanted wanted;
  AdjPadDeed deed;
  int figure = 0;

  if (key == 0 || self->prompt == NULL)
    return GDK_EVENT_PROPAGATE;
  wanted = (AdjPadWanted){ .n_answers = self->prompt->answers ? self->prompt->keys->len : 0,
                           .may_go_on = self->prompt->answers && self->prompt->next != NULL,
                           .n_faces = self->prompt->answers ? 0 : (int) self->prompt->keys->len,
                           .throws = g_str_equal (dice, "thrown"),
                           .owed = self->prompt->owed != NULL };
  deed = adj_pad_press (&self->pad, &wanted, key, &figure);
  if (deed == ADJ_PAD_TYPED)
    show_due (self);
  else if (self->prompt->covered ? deed == ADJ_PAD_ANSWER
                                 : adj_session_may_play (adj_part_get_session (ADJ_PART (self))))
    carry_out (self, deed, figure);
  return GDK_EVENT_STOP;
}

static gboolean
adj_table_mode_on_pad_key (AdjTableMode *self, guint keyval, guint code, GdkModifierType modifiers)
{
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  if (keyval != GDK_KEY_Escape)
    return press_pad (self, keyval);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.table-mode", NULL);
  return GDK_EVENT_STOP;
}

/* A finger has no pad: what it needs of it lies on the screen. */
static void
adj_table_mode_on_next (AdjTableMode *self)
{
  press_pad (self, GDK_KEY_Return);
}

static void
adj_table_mode_on_back (AdjTableMode *self)
{
  press_pad (self, GDK_KEY_minus);
}

/* On the window, so that the digits come here first and not to keys that a panel behind has for
 * them. */
static void
adj_table_mode_map (GtkWidget *widget)
{
  AdjTableMode *self = ADJ_TABLE_MODE (widget);

  GTK_WIDGET_CLASS (adj_table_mode_parent_class)->map (widget);
  self->pad_keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->pad_keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->pad_keys, "key-pressed", G_CALLBACK (adj_table_mode_on_pad_key),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->pad_keys);
}

static void
adj_table_mode_unmap (GtkWidget *widget)
{
  AdjTableMode *self = ADJ_TABLE_MODE (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->pad_keys);
  self->pad_keys = NULL;
  adj_pad_clear (&self->pad);
  GTK_WIDGET_CLASS (adj_table_mode_parent_class)->unmap (widget);
}

/* ---- Class ---- */

static void
adj_table_mode_dispose (GObject *object)
{
  AdjTableMode *self = ADJ_TABLE_MODE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_TABLE_MODE);
  g_clear_pointer (&self->prompt, adj_table_prompt_free);
  G_OBJECT_CLASS (adj_table_mode_parent_class)->dispose (object);
}

static void
adj_table_mode_class_init (AdjTableModeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_table_mode_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_table_mode_refresh;
  widget_class->map = adj_table_mode_map;
  widget_class->unmap = adj_table_mode_unmap;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/table-mode/table-mode.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, page);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, band);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, turn);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, score);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, curtain);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, side);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, phase);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, headline);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, odds);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, detail);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, keys);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, notice);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, hint_line);
  gtk_widget_class_bind_template_child (widget_class, AdjTableMode, hint);
  gtk_widget_class_bind_template_callback (widget_class, adj_table_mode_on_next);
  gtk_widget_class_bind_template_callback (widget_class, adj_table_mode_on_back);
}

/* The keys go to no button at first: Space or Enter that were meant for the pad would press it. */
static void
adj_table_mode_init (AdjTableMode *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Table mode"), -1);
}

void
adj_table_mode_set_room (AdjTableMode *self, int width, int height)
{
  static const char *const sizes[] = { "close", "near", "middle", "far" };
  int room = MIN (width / 16, height / 10); /* of a screen of 16 to 10, in tenths of its height */
  int letters = (int) (room / MAX (adj_looks_text_scale (), 1)); /* they may be large already */
  int size = room >= 130 ? 3 : room >= 72 ? 2 : letters >= 45 ? 1 : 0;

  g_return_if_fail (ADJ_IS_TABLE_MODE (self));

  gtk_widget_remove_css_class (self->page, sizes[self->size]);
  self->size = size;
  gtk_widget_add_css_class (self->page, sizes[size]);
}
