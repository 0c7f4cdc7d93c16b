/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A comment may say strcpy ( or goto, and so may a sentence. */
static const int table[] = {
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  30,
  31,
  32,
  33,
  34,
  35,
  36,
  37,
  38,
  39,
  40,
  41,
  42,
  43,
  44,
  45,
  46,
  47,
  48,
  49,
  50,
  51,
  52,
  53,
  54,
  55,
  56,
  57,
  58,
  59,
  60,
  61,
  62,
  63,
  64,
  65,
  66,
  67,
  68,
  69,
  70,
};

static void
adj_tidy_class_init (void *klass)
{
  install (1);
  install (2);
  install (3);
  install (4);
  install (5);
  install (6);
  install (7);
  install (8);
  install (9);
  install (10);
  install (11);
  install (12);
  install (13);
  install (14);
  install (15);
  install (16);
  install (17);
  install (18);
  install (19);
  install (20);
  install (21);
  install (22);
  install (23);
  install (24);
  install (25);
  install (26);
  install (27);
  install (28);
  install (29);
  install (30);
  install (31);
  install (32);
  install (33);
  install (34);
  install (35);
  install (36);
  install (37);
  install (38);
  install (39);
  install (40);
  install (41);
  install (42);
  install (43);
  install (44);
  install (45);
  install (46);
  install (47);
  install (48);
  install (49);
  install (50);
  install (51);
  install (52);
  install (53);
  install (54);
  install (55);
  install (56);
  install (57);
  install (58);
  install (59);
  install (60);
  install (61);
}

static void
adj_tidy_long (void)
{
  step (1);
  step (2);
  step (3);
  step (4);
  step (5);
  step (6);
  step (7);
  step (8);
  step (9);
  step (10);
  step (11);
  step (12);
  step (13);
  step (14);
  step (15);
  step (16);
  step (17);
  step (18);
  step (19);
  step (20);
  step (21);
  step (22);
  step (23);
  step (24);
  step (25);
  step (26);
  step (27);
  step (28);
  step (29);
  step (30);
  step (31);
  step (32);
  step (33);
  step (34);
  step (35);
  step (36);
  step (37);
  step (38);
  step (39);
  step (40);
  step (41);
  step (42);
  step (43);
  step (44);
  step (45);
  step (46);
  step (47);
  step (48);
  step (49);
  step (50);
  step (51);
  step (52);
  step (53);
  step (54);
  step (55);
  step (56);
  step (57);
  step (58);
}

static void
adj_tidy_say (char *out)
{
  g_snprintf (out, 20, "goto %s", "atoi (x)");
  adj_rand (out);
}
