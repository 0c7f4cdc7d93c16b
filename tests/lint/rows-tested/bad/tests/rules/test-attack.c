/* SPDX-License-Identifier: GPL-3.0-or-later */
int
main (int argc, char **argv)
{
  g_test_add_func ("/rules/BG 7.12/+ who is in a zone", test_in_a_zone);
  g_test_add_func ("/rules/BG 7.13/- no such row", test_no_row);
  g_test_add_func ("/rules/Y S7.4/+ both in one phase", test_both);
  g_test_add_func ("/record/Y S7.9/+ no such row either", test_no_row);
  g_test_add_func ("/rules/CH 14/fifteen", test_neither);
  return g_test_run ();
}
