int y;
return adj_table_option (table, ADJ_OPTION_ENTRENCHMENTS) != 0;
