-- statistics are of a question of their module
select s.question_id from question_statistics s join question q on q.id = s.question_id where q.module_id <> s.module_id;
