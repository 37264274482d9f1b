-- Pictures of the media library, which stand in the texts of lessons as figures (decision 28).

alter table medium drop constraint medium_kind_check;
alter table medium add constraint a_medium_is_of_a_known_kind
  check (kind in ('video', 'podcast', 'worksheet', 'picture')) not valid;

-- In pixels, so that a page keeps its place before it has come.
alter table medium add column width smallint, add column height smallint;
alter table medium add constraint pictures_alone_have_a_size check (
  (kind = 'picture') = (width is not null) and (width is null) = (height is null)
  and coalesce(width, 1) > 0 and coalesce(height, 1) > 0) not valid;

-- What the figures of its texts name, in any language, as whoever wrote the row has read them
-- (features/course/course/figures.ts).
alter table content_draft add column pictures uuid[] not null default '{}';
alter table content_version add column pictures uuid[] not null default '{}';

create function pictures_named(pictures uuid[]) returns setof uuid language sql stable as $$
  -- A text may name anything: what is of another kind is no figure.
  select distinct named from unnest(pictures) named
  where not exists (select from medium m where m.id = named and m.kind <> 'picture')
$$;

create function keep_pictures_in_the_text(content jsonb) returns void language plpgsql as $$
begin
  if exists (select from medium m join media_named(content) named on named = m.id where m.kind = 'picture') then
    raise exception 'a picture stands in the text'
      using errcode = 'check_violation', constraint = 'a_picture_stands_in_the_text';
  end if;
end $$;

create or replace function note_media_of_version() returns trigger language plpgsql as $$
begin
  perform keep_pictures_in_the_text(new.content);
  insert into version_medium (thing_id, number, medium_id)
  select new.thing_id, new.number, named from (
    select media_named(new.content) as named union select pictures_named(new.pictures)) x;
  return null;
end $$;
create or replace function note_media_of_draft() returns trigger language plpgsql as $$
begin
  perform keep_pictures_in_the_text(new.content); delete from draft_medium where thing_id = new.thing_id;
  insert into draft_medium (thing_id, medium_id)
  select new.thing_id, named from (
    select media_named(new.content) as named union select pictures_named(new.pictures)) x;
  return null;
end $$;
