-- What was added without reading the rows that were there (0099, 0102, 0106).
alter table module validate constraint a_retired_module_blocks_nobody;
alter table medium validate constraint a_medium_is_of_a_known_kind;
alter table medium validate constraint pictures_alone_have_a_size;
alter table medium validate constraint interactive_content_has_an_address_and_no_file;
alter table medium validate constraint an_address_is_of_a_page;
