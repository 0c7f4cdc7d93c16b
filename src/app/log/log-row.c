/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-row.h"

#include <glib/gi18n-lib.h>

#include "app/log/log-line.h"
#include "app/widgets/menu-line.h"
#include "app/widgets/prose.h"
#include "words/fill.h"

struct _AdjLogRow
{
  AdjListRow parent_instance;
  GtkLabel *heading;
  GtkLabel *number;
  GtkImage *sign;
  AdjProse *remarks;
  AdjProse *story;
  AdjProse *verdict;
  AdjProse *order;
  GtkMenuButton *menu;
};

G_DEFINE_FINAL_TYPE (AdjLogRow, adj_log_row, ADJ_TYPE_LIST_ROW)

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
set_prose (AdjProse *prose, const char *text)
{
  adj_prose_set_text (prose, text);
  gtk_widget_set_visible (GTK_WIDGET (prose), *text != '\0');
}

static const char *
sign_of (const AdjLogFacts *facts)
{
  if (facts->state > ADJ_LOG_DIFFERS)
    return "adj-refused-symbolic";
  return facts->standing == ADJ_OK && facts->state == ADJ_LOG_HOLDS ? "adj-ok-symbolic"
                                                                    : "adj-warned-symbolic";
}

static char *
describe (const AdjLogFacts *facts, const AdjLogText *text)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *parts[] = { facts->heads ? text->heading : "", text->remarks,
                          *text->story != '\0' ? text->story : text->order, text->verdict,
                          facts->shown ? _ ("shown on the board") : "" };

  g_string_printf (words, "%u", facts->number);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (words, ". %s", parts[i]);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* ---- Its menu ---- */

/* The cardboard die lay otherwise than it was typed. */
static void
add_dice (GMenu *menu, const AdjLogFacts *facts)
{
  g_autoptr (GMenu) faces = g_menu_new ();

  for (int face = 1; face <= facts->faces; face++)
    {
      g_autofree char *label = g_strdup_printf ("%d", face);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      if (face == facts->die)
        continue;
      g_menu_item_set_action_and_target (item, "correct.die", "(uu)", facts->number, (guint) face);
      g_menu_append_item (faces, item);
    }
  /* Translators: the die that was mistyped; behind it the faces it may have shown */
  g_menu_append_submenu (menu, _ ("The Die Was a…"), G_MENU_MODEL (faces));
}

/* Made when it is opened. */
static void
fill_menu (GtkMenuButton *button, gpointer data)
{
  AdjLogLine *line = adj_list_row_get_item (data);
  g_autoptr (GMenu) menu = g_menu_new ();
  const AdjLogFacts *facts;

  if (line == NULL)
    return;
  facts = adj_log_line_get_facts (line);
  if (facts->state != ADJ_LOG_HOLDS)
    adj_menu_line_add (menu, _ ("Take as It Is Judged Today"), "correct.take", facts->number);
  if (facts->die > 0)
    add_dice (menu, facts);
  adj_menu_line_add (menu, _ ("Correct…"), "correct.edit", facts->number);
  adj_menu_line_add (menu, _ ("Insert Before…"), "correct.insert", facts->number);
  adj_menu_line_add (menu, _ ("Strike…"), "correct.strike", facts->number);
  adj_menu_line_add (menu, _ ("Name or Note…"), "log.remark", facts->number);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

void
adj_log_row_open_menu (AdjLogRow *self)
{
  g_return_if_fail (ADJ_IS_LOG_ROW (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self->menu)))
    gtk_menu_button_popup (self->menu);
}

static void
adj_log_row_on_menu_wanted (AdjLogRow *self)
{
  adj_log_row_open_menu (self);
}

/* Only what is in the line can be corrected. */
static void
show_menu (AdjLogRow *self, const AdjLogFacts *facts)
{
  g_autofree char *number = g_strdup_printf ("%u", facts->number);
  g_autofree char *label = adj_fill (_ ("Correct order {number}"),
                                     (const AdjPlace[]){ { "number", number }, { NULL, NULL } });

  gtk_widget_set_visible (GTK_WIDGET (self->menu), adj_log_facts_hold (facts));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static void
adj_log_row_show (AdjListRow *row, gpointer item)
{
  AdjLogRow *self = ADJ_LOG_ROW (row);
  const AdjLogFacts *facts = adj_log_line_get_facts (item);
  const AdjLogText *text = adj_log_line_read (item);
  g_autofree char *number = g_strdup_printf ("%u", facts->number);
  g_autofree char *words = describe (facts, text);

  set_text (self->heading, facts->heads ? text->heading : "");
  set_text (self->number, number);
  set_prose (self->remarks, text->remarks);
  set_prose (self->story, text->story);
  set_prose (self->verdict, text->verdict);
  set_prose (self->order, text->order);
  gtk_image_set_from_icon_name (self->sign, sign_of (facts));
  adj_list_row_mark (row, "shown", facts->shown);
  adj_prose_set_struck (self->order, facts->state > ADJ_LOG_DIFFERS);
  adj_list_row_mark (row, "struck", facts->state > ADJ_LOG_DIFFERS);
  adj_list_row_mark (row, "warned", facts->standing != ADJ_OK || facts->state == ADJ_LOG_DIFFERS);
  adj_list_row_describe (row, words);
  show_menu (self, facts);
}

static void
adj_log_row_class_init (AdjLogRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_LIST_ROW_CLASS (class)->show = adj_log_row_show;
  g_type_ensure (ADJ_TYPE_PROSE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/log/log-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, number);
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, sign);
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, remarks);
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, story);
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, verdict);
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, order);
  gtk_widget_class_bind_template_child (widget_class, AdjLogRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, adj_log_row_on_menu_wanted);
}

static void
adj_log_row_init (AdjLogRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu, fill_menu, self, NULL);
}
