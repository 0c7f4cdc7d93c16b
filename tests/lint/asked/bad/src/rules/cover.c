int x;
if (adj_table_option (field->table, ADJ_OPTION_ENTRENCHMENTS))
