-- no student changed their own confirmed name
select l.id from audit l join account a on a.id::text = l.subject_id
where l.act = 'name-changed' and a.role = 'STUDENT'
  and l.at > (select applied_at from migration where name = '0080_baseline.sql');

-- the audit log knows who did what staff alone may do
select l.id from audit l left join account a on a.id = l.actor_id
where l.act in ('registration-accept', 'registration-reject', 'registration-reopen', 'registration-reopenAccepted', 'registration-reopenRejected',
    'invited', 'exam-granted', 'semester-changed', 'university-renamed', 'university-added', 'university-retired', 'university-restored', 'sessions-ended', 'second-factor-reset',
    'news-added', 'news-edited', 'news-removed', 'challenge-added', 'challenge-edited', 'challenge-removed',
    'one-pager-read', 'one-pagers-downloaded', 'students-exported',
    'student-included', 'student-corrected', 'student-disabled', 'student-enabled', 'account-corrected', 'account-disabled', 'account-enabled',
    'event-added', 'event-edited', 'event-removed',
    'term-added', 'term-renamed', 'term-removed', 'push-sent',
    'second-factor-on', 'second-factor-off', 'recovery-codes-renewed', 'remark-answered', 'remark-done',
    'verification-resent')
  and (a.role is null or a.role not in ('OFFICE', 'UNIVERSITY'));

-- every correction of a team is the office's and has its reason
select l.id from audit l join account a on a.id = l.actor_id
where l.act in ('team-member-added', 'team-member-removed', 'team-handed-over', 'team-mentor-set', 'team-mentor-removed')
  and (a.role <> 'OFFICE' or coalesce(l.detail ->> 'reason', '') = '');
