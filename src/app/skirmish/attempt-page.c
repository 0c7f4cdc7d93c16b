/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/attempt-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/skirmish/attempts.h"
#include "app/skirmish/deeds.h"
#include "app/skirmish/sum-sheet.h"
#include "app/widgets/die-strip.h"
#include "app/widgets/field-mark.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-order.h"
#include "desk/value.h"
#include "skirmish/sentence.h"
#include "words/fill.h"

#define FIGURE "adj-figure"
#define N_TOGGLES 4

struct _AdjAttemptPage
{
  GtkWidget parent_instance;
  GtkLabel *title;
  GtkListBox *rows;
  GtkToggleButton *toggles[N_TOGGLES]; /* by the bit of AdjToggle */
  GtkCheckButton *everybody;
  AdjDeeds *deeds;
  GtkDropDown *at;
  GtkEditable *die;
  AdjDieStrip *strip;
  AdjSumSheet *sum;

  AdjFray *fray;
  AdjAttempts attempts;
  int figure; /* the one under the cursor; ADJ_NO_INDEX */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (AdjAttemptPage, adj_attempt_page, GTK_TYPE_WIDGET)

static const AdjDoing doings[] = { ADJ_DOING_CHARGE, ADJ_DOING_MELEE,  ADJ_DOING_SHOOT,
                                   ADJ_DOING_APPEAR, ADJ_DOING_VANISH, ADJ_DOING_ESCAPE,
                                   ADJ_DOING_OWN,    ADJ_DOING_NOTHING };

static const AdjSkirmishState *
state_of (AdjAttemptPage *self)
{
  return adj_fray_get_state (self->fray);
}

static void
sum_of (AdjAttemptPage *self, int n[ADJ_N_TRY])
{
  adj_attempts_sum (&self->attempts, state_of (self), adj_fray_get_rules (self->fray), self->figure,
                    n);
}

/* ---- Who could try ---- */

static GtkWidget *
new_label (const char *text, const char *class, gboolean grows)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", grows ? 0.0 : 1.0,
                                   "hexpand", grows, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

/* The rows are made by hand: few are left once alike ones stand together. */
static GtkWidget *
new_row (AdjAttemptPage *self, const AdjAttemptRow *attempt)
{
  const AdjMiniature *figure = &state_of (self)->miniatures[attempt->miniature];
  g_autofree char *number = g_strdup_printf ("%u", attempt->n);
  const AdjPlace places[] = { { "group", figure->group }, { "n", number }, { NULL, NULL } };
  g_autofree char *name =
      attempt->n > 1 ? adj_fill (_ ("{group} ×{n}"), places) : g_strdup (figure->name);
  g_autofree char *needs =
      adj_skirmish_say_needed (adj_fray_get_rules (self->fray), attempt->needed);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *who = new_label (name, "heading", TRUE);
  GtkWidget *what = new_label (needs, "numeric", FALSE);

  gtk_box_append (GTK_BOX (box), who);
  gtk_box_append (GTK_BOX (box), what);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, who,
                                  what, NULL, -1);
  g_object_set_data (G_OBJECT (row), FIGURE, GINT_TO_POINTER (attempt->miniature));
  return row;
}

static gboolean
stands_for (AdjAttemptPage *self, const AdjAttemptRow *row)
{
  const AdjMiniature *all = state_of (self)->miniatures;

  return row->miniature == self->figure ||
         (row->n > 1 && self->figure != ADJ_NO_INDEX &&
          all[row->miniature].group == all[self->figure].group &&
          self->attempts.toggles[row->miniature] == self->attempts.toggles[self->figure]);
}

/* Who was chosen stays so, wherever his row is now; else it is the best. */
static void
list_rows (AdjAttemptPage *self)
{
  g_autoptr (GArray) list =
      adj_attempts_list (&self->attempts, state_of (self), adj_fray_get_rules (self->fray));
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->rows)) != NULL;
  GtkWidget *old;
  GtkListBoxRow *chosen = NULL;

  self->filling = TRUE;
  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, old);
  for (guint i = 0; i < list->len; i++)
    {
      const AdjAttemptRow *attempt = &g_array_index (list, AdjAttemptRow, i);
      GtkWidget *row = new_row (self, attempt);

      gtk_list_box_append (self->rows, row);
      if (chosen == NULL && stands_for (self, attempt))
        chosen = GTK_LIST_BOX_ROW (row);
    }
  if (chosen == NULL)
    chosen = gtk_list_box_get_row_at_index (self->rows, 0);
  self->figure = chosen != NULL ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chosen), FIGURE))
                                : ADJ_NO_INDEX;
  if (chosen != NULL)
    gtk_list_box_select_row (self->rows, chosen);
  if (chosen != NULL && focused)
    gtk_widget_grab_focus (GTK_WIDGET (chosen));
  self->filling = FALSE;
}

/* ---- The one under the cursor ---- */

static void
show_toggles (AdjAttemptPage *self)
{
  gboolean engaged =
      self->figure != ADJ_NO_INDEX && adj_skirmish_in_contact (state_of (self), self->figure);
  guint8 toggles = self->figure != ADJ_NO_INDEX ? self->attempts.toggles[self->figure] : 0;

  self->filling = TRUE;
  for (int i = 0; i < N_TOGGLES; i++)
    {
      gboolean on = (toggles & (1 << i)) != 0;

      gtk_toggle_button_set_active (self->toggles[i],
                                    1 << i == ADJ_TOGGLE_MELEE ? on != engaged : on);
      gtk_widget_set_sensitive (GTK_WIDGET (self->toggles[i]), self->figure != ADJ_NO_INDEX);
    }
  self->filling = FALSE;
}

/* What each face of the die comes to. */
static void
show_strip (AdjAttemptPage *self, int needed)
{
  const AdjSkirmishRules *rules = adj_fray_get_rules (self->fray);
  g_autofree AdjDieFace *faces = g_new0 (AdjDieFace, rules->faces);

  for (int face = 1; face <= rules->faces; face++)
    {
      gboolean fights = face <= rules->fights_to && state_of (self)->n_contacts > 0;
      gboolean seizes = face >= needed;

      faces[face - 1] =
          (AdjDieFace){ .brief = seizes   ? (fights ? "✓⚔" : "✓")
                                 : fights ? "⚔"
                                          : "–",
                        .result = seizes ? _ ("seizes the initiative") : _ ("fails"),
                        .outcome = fights ? _ ("Everybody in contact fights a round") : "" };
    }
  adj_die_strip_show (self->strip, "attempt.throw", faces, rules->faces);
}

static void
show_figure (AdjAttemptPage *self)
{
  int n[ADJ_N_TRY] = { 0 };
  gboolean any = self->figure != ADJ_NO_INDEX;

  show_toggles (self);
  gtk_widget_set_visible (GTK_WIDGET (self->sum), any);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), any);
  gtk_widget_set_sensitive (GTK_WIDGET (self->die), any);
  if (!any)
    return;
  sum_of (self, n);
  show_strip (self, n[ADJ_TRY_NEEDED]);
  adj_sum_sheet_show (self->sum, adj_fray_get_rules (self->fray), n);
}

/* How he does it most likely. */
static void
propose_deed (AdjAttemptPage *self)
{
  const AdjSkirmishState *state = state_of (self);

  if (self->figure == ADJ_NO_INDEX)
    return;
  adj_deeds_choose (self->deeds, adj_skirmish_in_contact (state, self->figure)  ? ADJ_DOING_MELEE
                                 : state->miniatures[self->figure].missile >= 0 ? ADJ_DOING_SHOOT
                                                                                : ADJ_DOING_CHARGE);
}

static void
adj_attempt_page_on_row (AdjAttemptPage *self, GtkListBoxRow *row)
{
  if (self->filling || row == NULL)
    return;
  self->figure = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), FIGURE));
  propose_deed (self);
  show_figure (self);
}

/* Enter on a row goes to the die. */
static void
adj_attempt_page_on_row_activated (AdjAttemptPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->die));
}

static void
list_targets (AdjAttemptPage *self)
{
  const AdjSkirmishState *state = state_of (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("At nobody in particular"));
  for (int i = 0; i < state->n_miniatures; i++)
    if (state->miniatures[i].side == state->holder && !state->miniatures[i].out)
      gtk_string_list_append (names, state->miniatures[i].name);
  gtk_drop_down_set_model (self->at, G_LIST_MODEL (names));
}

/* The figure that the drop-down shows; ADJ_NO_INDEX. */
static int
target_of (AdjAttemptPage *self)
{
  const AdjSkirmishState *state = state_of (self);
  guint selected = gtk_drop_down_get_selected (self->at);
  guint n = 0;

  for (int i = 0; i < state->n_miniatures; i++)
    if (state->miniatures[i].side == state->holder && !state->miniatures[i].out && ++n == selected)
      return i;
  return ADJ_NO_INDEX;
}

static void
show (AdjAttemptPage *self)
{
  const AdjSkirmishState *state = state_of (self);
  int side = adj_skirmish_other (MAX (state->holder, 0));
  g_autofree char *title =
      adj_fill (_ ("{side} try to seize the initiative"),
                (const AdjPlace[]){ { "side", side < state->n_sides ? state->sides[side] : "" },
                                    { NULL, NULL } });

  gtk_label_set_label (self->title, title);
  list_rows (self);
  list_targets (self);
  show_figure (self);
}

static void
adj_attempt_page_on_changed (AdjAttemptPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

void
adj_attempt_page_begin (AdjAttemptPage *self)
{
  int pick;

  g_return_if_fail (ADJ_IS_ATTEMPT_PAGE (self));

  pick = adj_fray_get_pick (self->fray);
  memset (&self->attempts, 0, sizeof self->attempts);
  self->figure =
      pick != ADJ_NO_INDEX && state_of (self)->miniatures[pick].side != state_of (self)->holder
          ? pick
          : ADJ_NO_INDEX;
  gtk_editable_set_text (self->die, "");
  adj_field_mark (GTK_WIDGET (self->die), NULL);
  adj_deeds_offer (self->deeds, doings);
  show (self);
  propose_deed (self);
}

/* ---- What holds of him ---- */

/* Engaged is said as it is to be from now on, of each. */
static gboolean
wanted (AdjAttemptPage *self, AdjToggle toggle, int figure, gboolean on)
{
  return toggle == ADJ_TOGGLE_MELEE ? on != adj_skirmish_in_contact (state_of (self), figure) : on;
}

static void
adj_attempt_page_on_toggle (AdjAttemptPage *self, GtkToggleButton *button)
{
  gboolean on = gtk_toggle_button_get_active (button);
  gboolean all = gtk_check_button_get_active (self->everybody);
  AdjToggle toggle = ADJ_TOGGLE_REACH;

  if (self->filling || self->figure == ADJ_NO_INDEX)
    return;
  for (int i = 0; i < N_TOGGLES; i++)
    if (self->toggles[i] == button)
      toggle = (AdjToggle) (1 << i);
  for (int i = 0; i < state_of (self)->n_miniatures; i++)
    if (i == self->figure || all)
      {
        if (wanted (self, toggle, i, on))
          self->attempts.toggles[i] |= toggle;
        else
          self->attempts.toggles[i] &= (guint8) ~toggle;
      }
  list_rows (self);
  show_figure (self);
}

/* ---- The die ---- */

/* die 0: the program throws. A card is looked for only now: before, it would tell who has one. */
static void
try_with (AdjAttemptPage *self, int die)
{
  AdjSaid said;
  int target = target_of (self);

  if (self->figure == ADJ_NO_INDEX)
    return;
  said = adj_attempts_said (&self->attempts, state_of (self), self->figure);
  if ((self->attempts.toggles[self->figure] & ADJ_TOGGLE_CARD) != 0)
    said.card = adj_skirmish_card_of (state_of (self), self->figure);
  if (!adj_deeds_get (self->deeds, &said))
    {
      gtk_widget_child_focus (GTK_WIDGET (self->deeds), GTK_DIR_TAB_FORWARD);
      return;
    }
  if (target != ADJ_NO_INDEX)
    {
      said.at.n = 1;
      said.at.list[0].miniature = target;
    }
  said.die = die;
  said.roll = die == 0;
  gtk_editable_set_text (self->die, "");
  if (adj_fray_give (self->fray, &said))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "standing");
}

static void
adj_attempt_page_act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  try_with (ADJ_ATTEMPT_PAGE (widget), g_variant_get_int32 (parameter));
}

static void
adj_attempt_page_on_die (AdjAttemptPage *self)
{
  int faces = adj_fray_get_rules (self->fray)->faces;
  int die = 0;

  if (adj_value_parse_int (gtk_editable_get_text (self->die), 1, faces, &die))
    {
      adj_field_mark (GTK_WIDGET (self->die), NULL);
      try_with (self, die);
    }
  else
    {
      g_autofree char *complaint = g_strdup_printf (_ ("The die shows 1 to %d"), faces);

      adj_field_mark (GTK_WIDGET (self->die), complaint);
    }
}

/* A digit is the die's, wherever on the page it is typed but in another field. */
static gboolean
adj_attempt_page_on_key (AdjAttemptPage *self,
                         guint key,
                         guint code,
                         GdkModifierType modifiers,
                         GtkEventControllerKey *keys)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (self->die));

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || GTK_IS_TEXT (focus) ||
      !g_unichar_isdigit (gdk_keyval_to_unicode (key)))
    return FALSE;
  return gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->die)) &&
         gtk_event_controller_key_forward (keys, text);
}

/* ---- Class ---- */

static gboolean
adj_attempt_page_grab_focus (GtkWidget *widget)
{
  AdjAttemptPage *self = ADJ_ATTEMPT_PAGE (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->rows);

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
adj_attempt_page_dispose (GObject *object)
{
  g_clear_object (&ADJ_ATTEMPT_PAGE (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_ATTEMPT_PAGE);
  G_OBJECT_CLASS (adj_attempt_page_parent_class)->dispose (object);
}

static void
bind_toggle (GtkWidgetClass *widget_class, const char *name, int index)
{
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE,
                                             G_STRUCT_OFFSET (AdjAttemptPage, toggles) +
                                                 (gssize) (sizeof (GtkToggleButton *)) * index);
}

static void
adj_attempt_page_class_init (AdjAttemptPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_attempt_page_dispose;
  widget_class->grab_focus = adj_attempt_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_DEEDS);
  g_type_ensure (ADJ_TYPE_DIE_STRIP);
  g_type_ensure (ADJ_TYPE_SUM_SHEET);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  gtk_widget_class_install_action (widget_class, "attempt.throw", "i", adj_attempt_page_act_throw);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/attempt-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, title);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, rows);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, everybody);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, deeds);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, at);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, die);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, strip);
  gtk_widget_class_bind_template_child (widget_class, AdjAttemptPage, sum);
  bind_toggle (widget_class, "reach", 0);
  bind_toggle (widget_class, "unseen", 1);
  bind_toggle (widget_class, "melee", 2);
  bind_toggle (widget_class, "card", 3);
  gtk_widget_class_bind_template_callback (widget_class, adj_attempt_page_on_row);
  gtk_widget_class_bind_template_callback (widget_class, adj_attempt_page_on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, adj_attempt_page_on_toggle);
  gtk_widget_class_bind_template_callback (widget_class, adj_attempt_page_on_die);
}

static void
adj_attempt_page_init (AdjAttemptPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->figure = ADJ_NO_INDEX;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_attempt_page_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
adj_attempt_page_set_fray (AdjAttemptPage *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_ATTEMPT_PAGE (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_attempt_page_on_changed), self,
                           G_CONNECT_SWAPPED);
}
