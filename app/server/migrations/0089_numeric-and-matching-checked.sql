-- What is there keeps what 0088 asks.
alter table question validate constraint a_question_is_of_a_known_kind;
alter table question validate constraint a_question_has_right_options_unless_it_asks_a_number;
alter table question_text validate constraint a_question_has_at_most_eight_options;
alter table exam_answer validate constraint a_number_stands_without_a_choice;
