-- Two more kinds of questions: one is answered with a number, the other with pairs (decision C3).

alter table question drop constraint question_kind_check;
alter table question add constraint a_question_is_of_a_known_kind
  check (kind in ('single', 'multiple', 'true-false', 'ordering', 'numeric', 'matching')) not valid;

-- A number has neither options nor places of the right ones.
alter table question drop constraint question_correct_check;
alter table question add constraint a_question_has_right_options_unless_it_asks_a_number
  check (cardinality(correct) between (case when kind = 'numeric' then 0 else 1 end) and 8) not valid;
alter table question_text drop constraint question_text_options_check;
alter table question_text add constraint a_question_has_at_most_eight_options
  check (cardinality(options) between 0 and 8) not valid;

-- The answer to a numeric question; its choice is empty.
alter table exam_answer add column number double precision;
alter table exam_answer add constraint a_number_stands_without_a_choice
  check (number is null or choice = '{}') not valid;
