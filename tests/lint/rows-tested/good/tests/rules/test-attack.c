/* SPDX-License-Identifier: GPL-3.0-or-later */
int
main (int argc, char **argv)
{
  g_test_add_func ("/rules/BG 7.12/+ who is in a zone", test_in_a_zone);
  g_test_add_func ("/rules/BG 7.12/+ guns too", test_guns);
  g_test_add_func ("/rules/BG 7.12/- nobody else", test_elsewhere);
  g_test_add_func ("/rules/CH 14/+ fifteen", test_fifteen);
  g_test_add_func ("/rules/CH 14/- not sixteen", test_sixteen);
  g_test_add_func ("/rules/Y S7.4/+ both in one phase", test_both);
  g_test_add_func ("/record/Y S7.4/- not twice", test_twice);
  g_test_add_func ("/rules/R 7.0/? zones", test_zones);
  return g_test_run ();
}
