-- Each account says itself whether its registration lets it in; accounts without a registration were invited.
create or replace function note_admission() returns trigger language plpgsql as $$
begin
  update account set is_admitted = registration_is_admitted(new.status)
  where id = new.account_id and is_admitted <> registration_is_admitted(new.status);
  return null;
end $$;
create or replace trigger registration_decides_admission after insert or update of status on registration
  for each row execute function note_admission();

-- Set anew whenever something above has changed.
update account a set is_admitted = registration_is_admitted(r.status)
from registration r where r.account_id = a.id and a.is_admitted <> registration_is_admitted(r.status);
