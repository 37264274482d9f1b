-- a file is somebody's picture, one-pager, progress report, CV or own data, belongs to news, an event or a challenge, or is a medium of a lesson, was one, or will be
select id, key from file f
where not exists (select from account a where a.picture_id = f.id)
  and not exists (select from own_data o where o.file_id = f.id)
  and not exists (select from news n where n.image_id = f.id)
  and not exists (select from challenge c where c.logo_id = f.id)
  and not exists (select from challenge_document d where d.file_id = f.id)
  and not exists (select from one_pager o where o.file_id = f.id)
  and not exists (select from progress_report r where r.file_id = f.id)
  and not exists (select from startup_lab_event e where e.logo_id = f.id)
  and not exists (select from team_request r where r.cv_file_id = f.id)
  and not exists (select from medium m where f.id in (m.file_id, m.captions_id, m.poster_id))
  and not exists (select from medium_replacement r where r.file_id = f.id)
  and not exists (select from upload_part p where p.file_id = f.id);

-- news of a university is narrowed by nothing else
select news_id from news_university u join news n on n.id = u.news_id where n.university_id is not null;

-- news reach people once they are written
select id from news where reached_at < created_at;

-- staff write news, coordinators for the university that they belonged to then
select n.id from news n join account a on a.id = n.author_id
where a.role not in ('OFFICE', 'UNIVERSITY') or (n.university_id is null) <> (a.role = 'OFFICE');
