-- Who was in the team of a project that was dissolved after its report was uploaded: they keep reading it (decision O2).
create table former_seat (
  account_id uuid not null references account,
  project_id uuid not null references project,
  since      timestamptz not null,
  constraint one_former_seat_per_student_and_project primary key (account_id, project_id)
);
create index former_seat_by_project on former_seat (project_id);
-- Of those dissolved before, the owner is known.
insert into former_seat (account_id, project_id, since)
select p.owner_id, p.id, p.created_at from project p
where p.status = 'DISSOLVED' and exists (select from progress_report r where r.project_id = p.id);
