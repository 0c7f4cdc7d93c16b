/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table-mode/table-pad.h"

#include <gdk/gdkkeysyms.h>
#include <string.h>

/* ---- Its keys ---- */

typedef struct
{
  guint keyval;
  char key;
} Key;

static const Key keys[] = {
  { GDK_KEY_KP_Insert, '0' },
  { GDK_KEY_KP_End, '1' },
  { GDK_KEY_KP_Down, '2' },
  { GDK_KEY_KP_Page_Down, '3' },
  { GDK_KEY_KP_Left, '4' },
  { GDK_KEY_KP_Begin, '5' },
  { GDK_KEY_KP_Right, '6' },
  { GDK_KEY_KP_Home, '7' },
  { GDK_KEY_KP_Up, '8' },
  { GDK_KEY_KP_Page_Up, '9' },
  { GDK_KEY_KP_Add, '+' },
  { GDK_KEY_plus, '+' },
  { GDK_KEY_KP_Subtract, '-' },
  { GDK_KEY_minus, '-' },
  { GDK_KEY_BackSpace, '-' },
  { GDK_KEY_KP_Multiply, '*' },
  { GDK_KEY_asterisk, '*' },
  { GDK_KEY_multiply, '*' },
  { GDK_KEY_x, '*' },
  { GDK_KEY_KP_Divide, '/' },
  { GDK_KEY_slash, '/' },
  { GDK_KEY_colon, '/' },
  { GDK_KEY_KP_Decimal, '.' },
  { GDK_KEY_KP_Separator, '.' },
  { GDK_KEY_KP_Delete, '.' },
  { GDK_KEY_period, '.' },
  { GDK_KEY_comma, '.' },
  { GDK_KEY_KP_Enter, ADJ_PAD_ENTER },
  { GDK_KEY_Return, ADJ_PAD_ENTER },
  { GDK_KEY_ISO_Enter, ADJ_PAD_ENTER },
};

char
adj_pad_key_of (guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return (char) ('0' + (keyval - GDK_KEY_0));
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (char) ('0' + (keyval - GDK_KEY_KP_0));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == keyval)
      return keys[i].key;
  return 0;
}

/* ---- What they mean ---- */

#define AGAINST ':'

void
adj_pad_clear (AdjPad *self)
{
  *self = (AdjPad){ 0 };
}

static void
append (AdjPad *self, char key)
{
  gsize length = strlen (self->text);

  if (length + 1 < sizeof self->text)
    self->text[length] = key;
}

static gboolean
take_back (AdjPad *self)
{
  gsize length = strlen (self->text);

  if (length == 0)
    return FALSE;
  self->text[length - 1] = '\0';
  return TRUE;
}

static int
number_of (const AdjPad *self)
{
  int number = 0;

  for (const char *at = self->text; *at != '\0'; at++)
    number = MIN (10 * number + (*at - '0'), 1000);
  return number;
}

/* One digit is enough for up to nine answers; for more, a second, or Enter. */
static AdjPadDeed
press_answer (AdjPad *self, const AdjPadWanted *wanted, char key, int *figure)
{
  if (g_ascii_isdigit (key))
    append (self, key);
  else if (key != ADJ_PAD_ENTER)
    return ADJ_PAD_NOTHING;
  *figure = number_of (self);
  if (key == ADJ_PAD_ENTER && *figure == 0 && wanted->n_answers == 1)
    *figure = 1;
  if (g_ascii_isdigit (key) && *figure > 0 && *figure * 10 <= (int) wanted->n_answers)
    return ADJ_PAD_TYPED;
  adj_pad_clear (self);
  return *figure >= 1 && *figure <= (int) wanted->n_answers ? ADJ_PAD_ANSWER : ADJ_PAD_TYPED;
}

static AdjPadDeed
press_die (const AdjPadWanted *wanted, char key, int *figure)
{
  if (key == ADJ_PAD_ENTER)
    return wanted->throws ? ADJ_PAD_THROW : ADJ_PAD_NOTHING;
  if (!g_ascii_isdigit (key))
    return ADJ_PAD_NOTHING;
  *figure = key - '0';
  return *figure >= 1 && *figure <= wanted->n_faces ? ADJ_PAD_DIE : ADJ_PAD_NOTHING;
}

/* Enter clears the sums first, so that who has read odds does not end the phase with them. */
static AdjPadDeed
press_enter (AdjPad *self, const AdjPadWanted *wanted)
{
  if (*self->text != '\0')
    {
      adj_pad_clear (self);
      return ADJ_PAD_TYPED;
    }
  if (wanted->owed && !self->asked)
    {
      self->asked = TRUE;
      return ADJ_PAD_TYPED;
    }
  self->asked = FALSE;
  return ADJ_PAD_NEXT;
}

/* A point, a comma or a stroke stands between the sums, whichever the pad has. */
static AdjPadDeed
press_sum (AdjPad *self, char key)
{
  gboolean begun = *self->text != '\0';
  gboolean second = strchr (self->text, AGAINST) != NULL;

  self->asked = FALSE;
  if (g_ascii_isdigit (key))
    append (self, key);
  else if ((key == '+' || key == '*') && begun)
    append (self, key == '*' ? 'x' : key);
  else if (strchr (".,/", key) != NULL && begun && !second)
    append (self, AGAINST);
  else
    return ADJ_PAD_NOTHING;
  return ADJ_PAD_TYPED;
}

AdjPadDeed
adj_pad_press (AdjPad *self, const AdjPadWanted *wanted, char key, int *figure)
{
  if (key == '-')
    return take_back (self) ? ADJ_PAD_TYPED : ADJ_PAD_UNDO;
  if (wanted->may_go_on && key == ADJ_PAD_ENTER && *self->text == '\0')
    return press_enter (self, wanted);
  if (wanted->n_answers > 0)
    return press_answer (self, wanted, key, figure);
  if (wanted->n_faces > 0)
    return press_die (wanted, key, figure);
  return key == ADJ_PAD_ENTER ? press_enter (self, wanted) : press_sum (self, key);
}

char **
adj_pad_sums (const AdjPad *self)
{
  char **sums = g_strsplit (self->text, ":", 2);

  if (g_strv_length (sums) == 2)
    return sums;
  g_strfreev (sums);
  return g_strdupv ((char *[]){ (char *) self->text, (char *) "", NULL });
}
