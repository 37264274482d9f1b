-- an upload has the parts that it says, without a gap; none once it is a medium
select u.id from upload u left join upload_part p on p.upload_id = u.id
group by u.id having coalesce(sum(p.bytes), 0) <> case when u.medium_id is null then u.received else 0 end;

-- what is played says how long it is
select id from medium where (seconds is null) <> (kind in ('worksheet', 'picture', 'interactive'));

-- the media of a lesson are those of its version
select x.lesson_id from lesson_medium x join lesson l on l.id = x.lesson_id
where not exists (select from version_medium v where v.thing_id = l.id and v.number = l.version and v.medium_id = x.medium_id);

-- a picture that is named stands in the text
-- Reads every text of the course.
select d.thing_id from (
  select thing_id, content, pictures from content_draft union all select thing_id, content, pictures from content_version) d,
  unnest(d.pictures) named
where position('/pictures/' || named in concat(d.content -> 'hu' ->> 'body', d.content -> 'en' ->> 'body')) = 0;
