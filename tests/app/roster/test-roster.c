/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/roster-search.h"
#include "app/session/opening.h"
#include "folder.h"

/* The roster by its ledger of changes: "+n-m" when the list itself changes, a name when one item
 * says something else. */

typedef struct
{
  AdjSession *session;
  AdjRoster *roster;
  GString *ledger;
} Fixture;

static void
on_items (GListModel *model, guint position, guint removed, guint added, GString *ledger)
{
  g_string_append_printf (ledger, "%u-%u+%u ", position, removed, added);
}

static void
on_notify (AdjRosterItem *item, GParamSpec *pspec, GString *ledger)
{
  g_autofree char *name = NULL;

  g_object_get (item, "name", &name, NULL);
  g_string_append_printf (ledger, "%s.%s ", name, pspec->name);
}

static void
read_view (Fixture *self)
{
  AdjView view = adj_session_view (self->session);

  adj_roster_read (self->roster, &view);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (AdjProblems) problems = NULL;

  self->session = adj_opening_scenario ("chickamauga", &problems, NULL);
  self->roster = adj_roster_new ();
  self->ledger = g_string_new (NULL);
  g_signal_connect (self->roster, "items-changed", G_CALLBACK (on_items), self->ledger);
  read_view (self);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->roster)); i++)
    {
      g_autoptr (AdjRosterItem) item = g_list_model_get_item (G_LIST_MODEL (self->roster), i);

      g_signal_connect (item, "notify", G_CALLBACK (on_notify), self->ledger);
    }
}

static void
assert_ledger (Fixture *self, const char *expected)
{
  g_assert_cmpstr (g_strchomp (self->ledger->str), ==, expected);
  g_string_truncate (self->ledger, 0);
}

/* Nothing is left that nobody has looked at. */
static void
tear_down (Fixture *self, gconstpointer data)
{
  assert_ledger (self, "");
  g_object_unref (self->roster);
  g_object_unref (self->session);
  g_string_free (self->ledger, TRUE);
}

static void
test_fills_once (Fixture *self, gconstpointer data)
{
  assert_ledger (self, "0-0+86");
  read_view (self);
  assert_ledger (self, "");
}

static void
test_tells_what_is_other (Fixture *self, gconstpointer data)
{
  assert_ledger (self, "0-0+86");
  adj_session_submit (self->session, "move 3/1/xiv 1619");
  read_view (self);
  assert_ledger (self, "3/1/XIV.place 3/1/XIV.condition 3/1/XIV.about");
  adj_session_submit (self->session, "status wilder ineffective");
  read_view (self);
  assert_ledger (self, "Wilder.condition Wilder.about Wilder.effective");
  adj_session_submit (self->session, "eliminate wilder");
  read_view (self);
  assert_ledger (self, "Wilder.place Wilder.plays");
}

static char *
text_of (Fixture *self, const char *unit, const char *property)
{
  int index = adj_scenario_unit (adj_session_book (self->session)->scenario, unit);
  int position = adj_roster_find (self->roster, index);
  g_autoptr (AdjRosterItem) item = NULL;
  char *text = NULL;

  g_assert_cmpint (position, >=, 0);
  item = g_list_model_get_item (G_LIST_MODEL (self->roster), (guint) position);
  g_assert_cmpint (adj_roster_item_get_unit (item), ==, index);
  g_object_get (item, property, &text, NULL);
  return text;
}

static guint
count_answers (Fixture *self, const char *search)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->roster)); i++)
    {
      g_autoptr (AdjRosterItem) item = g_list_model_get_item (G_LIST_MODEL (self->roster), i);

      n += adj_roster_answers (item, search);
    }
  return n;
}

static void
test_search (Fixture *self, gconstpointer data)
{
  guint all = count_answers (self, "");
  guint strong = count_answers (self, ">6");

  g_assert_cmpuint (all, ==, 86);
  g_assert_cmpuint (count_answers (self, "wilder"), ==, 1);
  g_assert_cmpuint (count_answers (self, " WILDER  infantry "), ==, 1);
  g_assert_cmpuint (count_answers (self, "wilder artillery"), ==, 0);
  g_assert_cmpuint (count_answers (self, "1318"), ==, 1);
  g_assert_cmpuint (strong, >, 0);
  g_assert_cmpuint (strong + count_answers (self, "=6") + count_answers (self, "<6"), ==, all);
  g_assert_cmpuint (count_answers (self, ">6 union") + count_answers (self, ">6 confederate"), ==,
                    strong);
  g_assert_cmpuint (count_answers (self, ">"), ==, all);
  g_assert_cmpuint (count_answers (self, ">x"), ==, 0);
  g_string_truncate (self->ledger, 0);
}

/* Which batteries have marched too far to fire is noted while that matters (Y 8.6). */
static void
test_limbered (Fixture *self, gconstpointer data)
{
  g_autofree char *far = NULL;
  g_autofree char *near = NULL;
  g_autofree char *later = NULL;

  adj_session_submit (self->session, "option unlimbering; place xxi-artillery 1218; place "
                                     "xiv-artillery 1219; move xxi-artillery 1318 1417 1517; "
                                     "move xiv-artillery 1218");
  read_view (self);
  far = text_of (self, "xxi-artillery", "condition");
  near = text_of (self, "xiv-artillery", "condition");
  g_assert_cmpstr (far, ==, "has moved, limbered");
  g_assert_cmpstr (near, ==, "has moved");
  adj_session_submit (self->session, "next!; next!");
  read_view (self);
  later = text_of (self, "xxi-artillery", "condition");
  g_assert_null (strstr (later, "limbered"));
  g_string_truncate (self->ledger, 0);
}

/* A unit face down is nothing but a back to the other side, and does not stand where its name would
 * put it. */
static void
test_face_down (Fixture *self, gconstpointer data)
{
  g_autofree char *name = NULL;
  g_autofree char *strength = NULL;
  g_autofree char *arm = NULL;

  adj_session_submit (self->session, "flip wilder");
  adj_session_set_eyes (self->session, ADJ_EYES_SECOND);
  read_view (self);
  g_string_truncate (self->ledger, 0);
  name = text_of (self, "wilder", "name");
  strength = text_of (self, "wilder", "strength");
  arm = text_of (self, "wilder", "arm");
  g_assert_true (g_str_has_prefix (name, "?u"));
  g_assert_cmpstr (strength, ==, "?");
  g_assert_cmpstr (arm, ==, "?");
  g_assert_cmpint (
      adj_roster_find (self->roster,
                       adj_scenario_unit (adj_session_book (self->session)->scenario, "wilder")),
      ==, 85);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  folder_test_init (&argc, &argv);
  add ("/app/roster/fills-once", test_fills_once);
  add ("/app/roster/tells-what-is-other", test_tells_what_is_other);
  add ("/app/roster/search", test_search);
  add ("/app/roster/Y 8.6/+ limbered", test_limbered);
  add ("/app/roster/face-down", test_face_down);
  return folder_test_run ();
}
