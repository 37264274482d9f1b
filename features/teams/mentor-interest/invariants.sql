-- mentors are interested and suggested, members suggest
select i.id from mentor_interest i join account a on a.id = i.mentor_id where a.role <> 'MENTOR'
union all
select s.mentor_id from mentor_suggestion s join account a on a.id = s.mentor_id join account m on m.id = s.member_id
where a.role <> 'MENTOR' or m.role <> 'STUDENT';
