-- An introduction is found while its student can sign in: neither disabled nor rejected, and not waiting again
-- (decision P6).
create or replace function give_student() returns trigger language plpgsql as $$
begin
  update introduction set sort_name = new.sort_name, personality = new.personality,
    is_here = new.disabled_at is null and new.released_at is null and new.is_admitted, university_id = new.university_id,
    first_language = new.first_language, second_language = new.second_language
  where account_id = new.id;
  return null;
end $$;
create or replace trigger account_gives_whether_admitted after update of is_admitted on account
  for each row when (old.is_admitted is distinct from new.is_admitted) execute function give_student();

create or replace function take_student() returns trigger language plpgsql as $$
begin
  select sort_name, personality, disabled_at is null and released_at is null and is_admitted, university_id,
    first_language, second_language
  into strict new.sort_name, new.personality, new.is_here, new.university_id, new.first_language, new.second_language
  from account where id = new.account_id;
  return new;
end $$;

-- Those of before: found by nobody, and what waited for them or they for has ended.
update introduction i set is_here = false
from account a where a.id = i.account_id and i.is_here and not a.is_admitted;
update team_request r set status = 'VOID', void_reason = 'account-disabled', closed_at = now()
from project p, account a
where p.id = r.project_id and a.id in (r.person_id, p.owner_id) and r.status = 'PENDING'
  and (a.released_at is not null or not a.is_admitted);
