/* SPDX-License-Identifier: GPL-3.0-or-later */
int
adj_throw (int a)
{
  a++;
  a++;
  return a;
}
