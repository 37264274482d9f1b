-- a progress report is by a student of its semester, who uploaded it before that ended
select r.id from progress_report r join project p on p.id = r.project_id join semester s on s.id = p.semester_id
  join account a on a.id = r.uploader_id
where a.role <> 'STUDENT' or r.submitted_at not between p.created_at and s.ends_at
  or not exists (select from onboarding b where b.account_id = a.id and b.semester_key = s.key);
