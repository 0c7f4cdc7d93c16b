/* SPDX-License-Identifier: GPL-3.0-or-later */
/* adj_table_option (table, ADJ_OPTION_ZOC_COST) is asked for elsewhere. */
adj_table_option (table, ADJ_OPTION_ENTRENCHMENTS)
    adj_table_option (table, ADJ_OPTION_ENTRENCHMENTS)
