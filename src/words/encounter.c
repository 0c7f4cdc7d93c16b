/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/encounter.h"

#include <glib/gi18n-lib.h>

#include "rules/attack.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/place.h"

typedef struct
{
  const AdjView *view;
  const AdjDuties *duties;
  const AdjField *field;
  gboolean *told; /* of each duty */
} Telling;

/* Owed, and not too late for it. */
static gboolean
stands (const AdjDuty *duty, AdjDutyKind kind)
{
  return duty->kind == kind && duty->state == ADJ_DUE_OWED && duty->why == ADJ_WHY_NOTHING &&
         duty->hex != ADJ_NO_HEX;
}

/* "1020 (Kelly and Law)", in the order in which all who look see its units. */
static char *
enemies_in (const AdjView *view, AdjHex hex)
{
  g_autofree char *number = adj_words_hex (view, hex);
  g_autofree char *names = NULL;
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);
  guint here = 0;

  for (guint i = 0; i < n; i++)
    if (view->table->units[units[i]].hex == hex)
      units[here++] = units[i];
  names = adj_words_units (view, units, here);
  /* Translators: a hex and who stands in it: "1020 (Kelly and Law)" */
  return adj_fill (C_ ("hex", "{hex} ({units})"),
                   (const AdjPlace[]){ { "hex", number }, { "units", names }, { NULL, NULL } });
}

/* Must the hex of this duty be attacked, and has the other hex's attackers beside it? */
static gboolean
is_beside (const Telling *self, const AdjDuty *duty, AdjHex attackers)
{
  return stands (duty, ADJ_DUTY_BE_ATTACKED) &&
         adj_attack_crosses (self->field, attackers, duty->hex);
}

/* A stack that must be attacked is told once, however many of its units are listed. */
static gboolean
is_first_of_hex (const Telling *self, guint at)
{
  const AdjDuty *duties = self->duties->duties;

  for (guint i = 0; i < at; i++)
    if (stands (&duties[i], ADJ_DUTY_BE_ATTACKED) && duties[i].hex == duties[at].hex)
      return FALSE;
  return TRUE;
}

/* The enemies that the units of the hex have beside them to be attacked; NULL if there is none. */
static char *
list_enemies (const Telling *self, AdjHex hex)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->duties->n; i++)
    if (is_beside (self, &self->duties->duties[i], hex) && is_first_of_hex (self, i))
      g_ptr_array_add (names, enemies_in (self->view, self->duties->duties[i].hex));
  if (names->len > 0)
    return adj_words_list (names);
  g_ptr_array_unref (names);
  return NULL;
}

/* The enemies who are told with those that have to attack. */
static void
set_enemies_aside (Telling *self)
{
  for (guint i = 0; i < self->duties->n; i++)
    if (stands (&self->duties->duties[i], ADJ_DUTY_ATTACK))
      for (guint j = 0; j < self->duties->n; j++)
        self->told[j] |= is_beside (self, &self->duties->duties[j], self->duties->duties[i].hex);
}

/* All who owe an attack from the hex of this one, and whom they have beside them. */
static char *
tell_attackers (Telling *self, guint first)
{
  AdjHex hex = self->duties->duties[first].hex;
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = 0;
  g_autofree char *enemies = list_enemies (self, hex);
  g_autofree char *number = adj_words_hex (self->view, hex);
  g_autofree char *names = NULL;

  if (enemies == NULL)
    return adj_words_duty (self->view, &self->duties->duties[first]);
  for (guint i = first; i < self->duties->n; i++)
    if (stands (&self->duties->duties[i], ADJ_DUTY_ATTACK) && self->duties->duties[i].hex == hex)
      {
        self->told[i] = TRUE;
        units[n++] = (guint16) self->duties->duties[i].unit;
      }
  names = adj_words_units (self->view, units, n);
  return adj_fill_row (
      adj_fill (
          ngettext ("{units} in {hex} must attack; beside it: {enemies}",
                    "{units} in {hex} must attack; beside them: {enemies}", n),
          (const AdjPlace[]){
              { "units", names }, { "hex", number }, { "enemies", enemies }, { NULL, NULL } }),
      "BG 7.11, 7.12");
}

char **
adj_words_encounters (const AdjView *view, const AdjDuties *duties)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autofree gboolean *told = g_new0 (gboolean, duties->n + 1u);
  Telling self = { view, duties, field, told };

  adj_field_read (field, view->book, view->table);
  set_enemies_aside (&self);
  for (guint i = 0; i < duties->n; i++)
    {
      const AdjDuty *duty = &duties->duties[i];
      g_autofree char *line = NULL;

      if (self.told[i] || duty->state == ADJ_DUE_NOT_OWED)
        continue;
      line =
          stands (duty, ADJ_DUTY_ATTACK) ? tell_attackers (&self, i) : adj_words_duty (view, duty);
      g_strv_builder_add (lines, line);
    }
  return g_strv_builder_end (lines);
}
