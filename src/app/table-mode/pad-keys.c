/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table-mode/pad-keys.h"

#include "app/table-mode/table-pad.h"

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
