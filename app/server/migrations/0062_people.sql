-- Open invitations: 1.7 ms instead of 4.7 where 5,000 are. Whose nobody has taken up is told by this index alone.
create index account_not_taken_up on account (id) where password_hash is null and released_at is null;
-- Students with some modules: 2.7 ms instead of 3.8 among 100,000. Standings meet their students in the index alone.
create index admitted_student on account (id)
  where role = 'STUDENT' and released_at is null and is_admitted and password_hash is not null;
