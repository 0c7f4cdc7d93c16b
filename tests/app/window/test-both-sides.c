/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/combat-panel.h"
#include "app/combat/combat-picker.h"
#include "app/turns/checklist.h"
#include "app/turns/next-button.h"
#include "app/turns/turn-record.h"
#include "stage.h"

/* A game whose phases are all of both sides, in the window: tests/book/both.scenario.xml. */

static void
assert_shown (StagePanel *panel, GType type, const char *text)
{
  stage_says (stage_find (panel->window, type), text);
}

/* It folds away where nothing is to be done. */
static void
show_record (StagePanel *panel)
{
  if (!gtk_widget_get_mapped (stage_find (panel->window, ADJ_TYPE_TURN_RECORD)))
    gtk_widget_activate_action (GTK_WIDGET (panel->window), "win.show-record", NULL);
  stage_settle ();
}

/* Whose phase it is, and what the button leads to. */
static void
test_named (void)
{
  StagePanel panel = stage_begin_both (NULL);

  show_record (&panel);
  assert_shown (&panel, ADJ_TYPE_TURN_RECORD, "both\nCombat");
  assert_shown (&panel, ADJ_TYPE_NEXT_BUTTON, "Movement of both sides");
  assert_shown (&panel, ADJ_TYPE_CHECKLIST, "C1 in 0402 must attack");
  stage_order (panel.window, "next!");
  show_record (&panel);
  assert_shown (&panel, ADJ_TYPE_TURN_RECORD, "both\nMovement");
  assert_shown (&panel, ADJ_TYPE_NEXT_BUTTON, "Turn 2, both");
  stage_close (panel.window);
}

static void
tick (StagePanel *panel, const char *text)
{
  GtkWidget *label = stage_find_saying (stage_find (panel->panel, ADJ_TYPE_COMBAT_PICKER), text);

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_activate (gtk_widget_get_ancestor (label, GTK_TYPE_CHECK_BUTTON)));
  stage_settle ();
}

/* Both lines can be aimed at; once one is, the other's attackers are offered and no other target.
 */
static void
test_fought (void)
{
  StagePanel panel = stage_begin_both (NULL);
  GtkWidget *picker;

  stage_show_panel (&panel, "combat", ADJ_TYPE_COMBAT_PANEL);
  stage_settle ();
  picker = stage_find (panel.panel, ADJ_TYPE_COMBAT_PICKER);
  stage_says (picker, "0402: C1");
  tick (&panel, "0302: U1");
  g_assert_null (stage_find_saying (picker, "0402: C1"));
  tick (&panel, "C1");
  g_assert_cmpuint (adj_session_get_picks (panel.session)->n_units, ==, 1);
  stage_order (panel.window, "attack 0302 from c1 die 6");
  g_assert_cmpuint (stage_hex (panel.session, "c1"), ==, 0);
  stage_close (panel.window);
}

static void
press_next (StagePanel *panel)
{
  gtk_widget_activate_action (GTK_WIDGET (panel->window), "win.next", NULL);
  stage_settle ();
}

/* One press a segment as long as somebody marches by a plot; then the phase ends (E N.1). */
static void
test_marched (void)
{
  StagePanel panel = stage_begin_both (NULL);

  stage_order (panel.window, "next!");
  stage_order (panel.window, "plot u2 0103 0104");
  for (int segment = 1; segment <= 2; segment++)
    {
      g_autofree char *text = g_strdup_printf ("March segment %d", segment);

      assert_shown (&panel, ADJ_TYPE_NEXT_BUTTON, text);
      press_next (&panel);
      g_assert_cmpint (adj_session_true_table (panel.session)->segment, ==, segment);
    }
  g_assert_cmpuint (stage_hex (panel.session, "u2"), ==, 104);
  assert_shown (&panel, ADJ_TYPE_NEXT_BUTTON, "Turn 2, both");
  press_next (&panel);
  g_assert_cmpint (adj_session_true_table (panel.session)->turn, ==, 2);
  stage_close (panel.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv);
  g_test_add_func ("/app/both sides/named", test_named);
  g_test_add_func ("/app/both sides/fought", test_fought);
  g_test_add_func ("/app/both sides/marched", test_marched);
  return g_test_run ();
}
