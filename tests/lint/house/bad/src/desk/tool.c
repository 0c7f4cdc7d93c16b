int tool;
