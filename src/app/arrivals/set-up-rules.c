/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/set-up-rules.h"

#include <glib/gi18n-lib.h>

#include "staff/placing.h"
#include "words/fill.h"
#include "words/place.h"

struct _AdjSetUpRules
{
  AdjPart parent_instance;
  GtkWidget *box;
  GtkWidget *deployment;
  GtkLabel *wrong;
  GtkWidget *hiding;
  GtkWidget *nobody;
  GtkWidget *own;
  GtkWidget *hide_all;
  GtkSpinButton *dummies;
  int offered; /* how many dummies the spin button was last set to by itself */
};

G_DEFINE_FINAL_TYPE (AdjSetUpRules, adj_set_up_rules, ADJ_TYPE_PART)

static void
show_deployment (AdjSetUpRules *self, const AdjView *view)
{
  g_autofree char *wrong = adj_placings_say_wrong (view);

  gtk_widget_set_visible (self->deployment, wrong != NULL);
  gtk_label_set_label (self->wrong, wrong != NULL ? wrong : "");
}

/* A number that a player has typed stays. */
static void
offer_dummies (AdjSetUpRules *self, int n)
{
  if (gtk_spin_button_get_value_as_int (self->dummies) != self->offered)
    return;
  self->offered = n;
  gtk_spin_button_set_value (self->dummies, n);
}

static void
show_hiding (AdjSetUpRules *self, AdjSession *session, const AdjView *view)
{
  AdjHiding hiding = adj_hiding_read (view);
  gboolean acts = hiding.played && hiding.side >= 0 && adj_session_may_play (session);
  g_autofree char *name = hiding.side >= 0 ? adj_words_side (view, hiding.side) : NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->hiding, hiding.played);
  gtk_widget_set_visible (self->nobody, hiding.side < 0);
  gtk_widget_set_visible (self->own, hiding.side >= 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hide.all", acts);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "hide.dummies", acts);
  if (!hiding.played || hiding.side < 0)
    return;
  label = adj_fill (_ ("Turn {side} Face Down"),
                    (const AdjPlace[]){ { "side", name }, { NULL, NULL } });
  gtk_button_set_label (GTK_BUTTON (self->hide_all), label);
  offer_dummies (self, hiding.dummies);
}

static void
adj_set_up_rules_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjSetUpRules *self = ADJ_SET_UP_RULES (part);
  AdjView view;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  if (news & ADJ_NEWS_EYES)
    self->offered = gtk_spin_button_get_value_as_int (self->dummies);
  show_deployment (self, &view);
  show_hiding (self, session, &view);
}

/* ---- Acting ---- */

static void
adj_set_up_rules_act_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  AdjView view = adj_session_view (session);
  AdjOrder order = adj_order_flip_side (adj_hiding_read (&view).side, TRUE);

  adj_session_give (session, &order, 1);
}

static void
adj_set_up_rules_act_dummies (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSetUpRules *self = ADJ_SET_UP_RULES (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  AdjView view = adj_session_view (session);
  int n = gtk_spin_button_get_value_as_int (self->dummies);
  AdjOrder order = adj_order_dummies (adj_hiding_read (&view).side, n);

  self->offered = n;
  if (n > 0)
    adj_session_give (session, &order, 1);
}

/* ---- Class ---- */

static void
adj_set_up_rules_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SET_UP_RULES);
  G_OBJECT_CLASS (adj_set_up_rules_parent_class)->dispose (object);
}

static void
adj_set_up_rules_class_init (AdjSetUpRulesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_set_up_rules_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_set_up_rules_refresh;
  gtk_widget_class_install_action (widget_class, "hide.all", NULL, adj_set_up_rules_act_all);
  gtk_widget_class_install_action (widget_class, "hide.dummies", NULL,
                                   adj_set_up_rules_act_dummies);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/arrivals/set-up-rules.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, box);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, deployment);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, wrong);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, hiding);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, nobody);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, own);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, hide_all);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpRules, dummies);
}

static void
adj_set_up_rules_init (AdjSetUpRules *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
