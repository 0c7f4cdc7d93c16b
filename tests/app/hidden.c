/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hidden.h"

#include <string.h>

#include "stage.h"
#include "walk.h"

/* "3 Artillery" is what many a counter says of itself. */
static gboolean
is_figure_and_arm (const AdjBook *book, const char *name)
{
  const char *behind = strchr (name, ' ');

  for (guint i = 0; g_ascii_isdigit (*name) && behind != NULL && i < book->ruleset->n_arms; i++)
    if (g_str_equal (behind + 1, book->ruleset->arms[i].name))
      return TRUE;
  return FALSE;
}

GPtrArray *
hidden_secrets (const Hidden *stage)
{
  AdjView view = adj_session_view (stage->session);
  const AdjScenario *scenario = view.book->scenario;
  GPtrArray *secrets = g_ptr_array_new ();

  for (guint unit = 0; unit < scenario->n_units; unit++)
    if (!adj_view_knows (&view, (int) unit) && !g_str_equal (scenario->units[unit].id, "3/1/xiv"))
      {
        g_ptr_array_add (secrets, (char *) scenario->units[unit].id);
        if (!is_figure_and_arm (view.book, scenario->units[unit].name))
          g_ptr_array_add (secrets, (char *) scenario->units[unit].name);
      }
  return secrets;
}

void
hidden_assert_tells_nothing (const Hidden *stage, const char *text, const char *where)
{
  g_autoptr (GPtrArray) secrets = hidden_secrets (stage);
  const char *leaked = walk_find_word (text, secrets);

  g_assert_cmpuint (secrets->len, >, 0);
  if (leaked != NULL)
    g_test_message ("%s, to eyes %d: %s in\n%s", where,
                    (int) adj_session_view (stage->session).eyes, leaked, text);
  g_assert_null (leaked);
}

void
hidden_assert_silent (const Hidden *stage, gpointer root, const char *where)
{
  g_autofree char *text = walk_tell (root);

  hidden_assert_tells_nothing (stage, text, where);
}

/* ---- A position with secrets ---- */

void
hidden_play (const Hidden *stage, const char *line)
{
  if (!adj_session_submit (stage->session, line))
    g_test_message ("refused: %s", line);
  stage_settle ();
}

/* A counter of the side, with its player's eyes, put somewhere at random. */
static void
scatter (const Hidden *stage, int side, int n)
{
  const AdjTable *table = adj_session_true_table (stage->session);
  const AdjBook *book = adj_session_book (stage->session);

  while (n-- > 0)
    {
      AdjView view = adj_session_view (stage->session);
      int unit = g_rand_int_range (stage->dice, 0, table->n_units);
      int hex = g_rand_int_range (stage->dice, 0, (int) book->n_hexes);
      g_autofree char *order =
          g_strdup_printf ("place %s %04d!", adj_view_unit_id (&view, unit), book->hexes[hex].id);

      if (table->units[unit].side == side && table->units[unit].where != ADJ_ELIMINATED)
        hidden_play (stage, order);
    }
}

static void
hide (const Hidden *stage, int side)
{
  static const char *const sides[] = { "union", "confederate" };
  g_autofree char *order = g_strdup_printf ("dummy %s 4; flip %s down", sides[side], sides[side]);

  adj_session_draw_curtain (stage->session);
  adj_session_lift_curtain (stage->session, (AdjEyes) side);
  hidden_play (stage, order);
  scatter (stage, side, 24);
}

Hidden
hidden_begin (guint32 seed)
{
  Hidden stage = { .window = stage_open (), .dice = g_rand_new_with_seed (seed) };

  stage.session = stage_begin (stage.window);
  hidden_play (&stage,
               "option limited-intelligence; option demoralization; option voluntary-attack");
  hide (&stage, 0);
  hide (&stage, 1);
  return stage;
}

void
hidden_end (Hidden *stage)
{
  g_rand_free (stage->dice);
  stage_close (stage->window);
}
