-- The privacy notice: who never verified her address, or was rejected, is forgotten after a time. A registration that
-- waits or was accepted is kept.
drop trigger registration_is_kept on registration;
create trigger registration_is_kept before delete on registration
  for each row when (old.status not in ('UNVERIFIED', 'REJECTED')) execute function refuse_change();

create function tally_forgotten_registrations() returns trigger language plpgsql as $$
begin
  insert into registration_tally as tally (university_id, status, total)
  select university_id, status, -count(*) from gone group by university_id, status order by university_id, status
  on conflict (university_id, status) do update set total = tally.total + excluded.total;
  return null;
end $$;
create trigger registration_tallied_on_delete after delete on registration
  referencing old table as gone for each statement execute function tally_forgotten_registrations();
