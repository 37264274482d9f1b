-- a version of a lesson names the terms that are noted of it
-- Reads every text of the course.
select v.thing_id, v.number from content_version v
where v.kind = 'lesson' and v.published_at >= (select min(created_at) from glossary_term)
  and array(select terms_named(v.content) order by 1)
    <> array(select key from version_term t where (t.thing_id, t.number) = (v.thing_id, v.number) order by 1);

-- a draft of a lesson names the terms that are noted of it
-- Reads every text of the course.
select d.thing_id from content_draft d
where d.kind = 'lesson' and array(select terms_named(d.content) order by 1)
  <> array(select key from draft_term t where t.thing_id = d.thing_id order by 1);
