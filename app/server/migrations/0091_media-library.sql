-- The media library (decision 22): files that come in parts, what uses a medium, and what stood in its place before.

-- What doing it takes, as its editor says; null where nobody has said it (features/course/course/server/time.ts).
alter table medium
  add column work_minutes smallint,
  add constraint a_medium_takes_ten_hours_at_most check (work_minutes between 0 and 600) not valid;

-- A file on its way, part by part: after a break it goes on where it was.
create table upload (
  id          uuid primary key default gen_random_uuid(),
  account_id  uuid not null references account,
  name        text not null check (char_length(name) between 1 and 200),
  bytes       integer not null check (bytes > 0),
  -- Of it, from its beginning, are here.
  received    integer not null default 0,
  -- Forgotten then, unless another part comes.
  until       timestamptz not null,
  -- What it became; only its key is left then, so that a repeated act gets the same answer.
  medium_id   uuid references medium on delete cascade,
  constraint an_upload_has_no_more_than_it_said check (received between 0 and bytes)
);
create index upload_by_account on upload (account_id);
create index upload_by_until on upload (until);
create index upload_by_medium on upload (medium_id) where medium_id is not null;

create table upload_part (
  upload_id  uuid not null references upload on delete cascade,
  -- Bytes before it.
  start      integer not null check (start >= 0),
  bytes      integer not null check (bytes > 0),
  -- By which the same part sent again is known.
  digest     bytea not null,
  file_id    uuid not null references file,
  primary key (upload_id, start)
);
create unique index a_file_is_one_part on upload_part (file_id);

-- The file that a medium had before. It stays for a while, for those who are playing it.
create table medium_replacement (
  id           uuid primary key default gen_random_uuid(),
  medium_id    uuid not null references medium on delete cascade,
  -- Null once nobody can be playing it any more.
  file_id      uuid references file,
  name         text not null,
  bytes        integer not null,
  replaced_at  timestamptz not null,
  replaced_by  uuid not null references account,
  kept_until   timestamptz not null,
  constraint a_replaced_file_is_kept_for_a_while check (kept_until > replaced_at)
);
create index medium_replacement_by_medium on medium_replacement (medium_id, replaced_at desc);
create unique index a_file_is_replaced_once on medium_replacement (file_id) where file_id is not null;
create index medium_replacement_by_person on medium_replacement (replaced_by);

-- What names a medium, in any language: a medium that a version or a draft of a lesson names is not deleted.
create table version_medium (
  thing_id   uuid not null,
  number     smallint not null,
  medium_id  uuid not null,
  primary key (thing_id, number, medium_id),
  foreign key (thing_id, number) references content_version (thing_id, number) on delete cascade,
  constraint a_medium_of_a_version_stays foreign key (medium_id) references medium
);
create index version_medium_by_medium on version_medium (medium_id);

create table draft_medium (
  thing_id   uuid not null references content_draft on delete cascade,
  medium_id  uuid not null,
  primary key (thing_id, medium_id),
  constraint a_draft_names_media_of_the_library foreign key (medium_id) references medium
);
create index draft_medium_by_medium on draft_medium (medium_id);

create function media_named(content jsonb) returns setof uuid language sql immutable as $$
  select distinct named::uuid
  from jsonb_array_elements_text(coalesce(content -> 'hu' -> 'media', '[]') || coalesce(content -> 'en' -> 'media', '[]')) named
$$;
create function note_media_of_version() returns trigger language plpgsql as $$
begin
  insert into version_medium (thing_id, number, medium_id)
  select new.thing_id, new.number, named from media_named(new.content) named;
  return null;
end $$;
create trigger a_version_names_its_media after insert on content_version
  for each row when (new.kind = 'lesson') execute function note_media_of_version();
create function note_media_of_draft() returns trigger language plpgsql as $$
begin delete from draft_medium where thing_id = new.thing_id;
  insert into draft_medium (thing_id, medium_id)
  select new.thing_id, named from media_named(new.content) named;
  return null;
end $$;
create trigger a_draft_names_its_media after insert or update of content on content_draft
  for each row when (new.kind = 'lesson') execute function note_media_of_draft();

insert into version_medium (thing_id, number, medium_id)
select v.thing_id, v.number, named from content_version v, media_named(v.content) named where v.kind = 'lesson';
insert into draft_medium (thing_id, medium_id)
select d.thing_id, m.id from content_draft d, media_named(d.content) named join medium m on m.id = named
where d.kind = 'lesson';
