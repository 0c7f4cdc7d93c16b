adj_table_option (field->table, ADJ_OPTION_ZOC_COST) adj_table_option (table, key)
