/* no licence */
static void
adj_untidy_long (void)
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
  step (59);
}

static void
adj_untidy_calls (char *a, char *b)
{
  sprintf (a, "%s", b);
  vsprintf (a, "%s", b);
  strcpy (a, b);
  strcat (a, b);
  strtok (a, b);
  atoi (a) + atol (a) + strtol (a, 0, 0);
  srand (rand ());
  g_error ("no");
  system (a);
  goto out;
  /* TODO: finish; a stub for now */
  call (a, "........................................................................................");
  gtk_widget_set_tooltip_text (a, b);
}
