import { fillTo } from './fill.ts'
import { requests } from './fill-team-requests.ts'

/** Eleven of twenty newcomers are admitted students. */
const STUDENTS_OF_TWENTY = 11

/**
 * Fills the demonstration of a second semester up to a number of admitted students, with what they do there:
 * of ten students three own a project, where none, one and two others have joined, and four look for a team;
 * there is one mentor for twenty students. Requests wait from now on: after five days the clock would remind
 * of them.
 */
export const fillTeamsTo = (url: string, students: number) =>
  fillTo(url, Math.ceil((students * 20) / STUDENTS_OF_TWENTY), [...people, ...teams, ...requests, ...reports])

/** `count` terms of a kind, from the `from`-th on: the focuses or specializations of somebody. */
const terms = (kind: string, from: string, count: string) => `
  (select array_agg(id order by hu) as ids from term where kind = '${kind}') t
  cross join lateral (
    select t.ids[1 + (${from} + 3 * place) % cardinality(t.ids)] as id, place from generate_series(1, ${count}) place) chosen`

const people = [
  `create temporary table learner on commit drop as
   select id, surname, firstname, row_number() over (order by n)::int - 1 as n
   from newcomer where standing = 'ACCEPTED'`,
  // Only whole groups of ten.
  'delete from learner where n >= (select count(*) from learner) / 10 * 10',
  `create temporary table present on commit drop as
   select id as semester, team_deadline, answer_days * interval '1 day' as patience from semester where is_current`,
  `update account a set personality = (array['CEO', 'CTO', 'PM', 'Creative'])[1 + l.n * 7 % 4],
     first_language = 'hu', second_language = (array['en', 'de', null])[1 + l.n % 3]
   from learner l where l.id = a.id`,
  // Answered before the test's statements existed: a result needs answers only to statements asked by then.
  `insert into personality_result (account_id, personality, percent, answered_at)
   select l.id, type, 20 + (l.n * 7 + place * 31) % 80, now() - interval '60 days'
   from learner l, unnest(array['CEO', 'CTO', 'PM', 'Creative']) with ordinality types (type, place)`,
  `create temporary table adviser on commit drop as
   select gen_random_uuid() as id, surname, firstname, n / 20 as n from learner where n % 20 = 0`,
  `insert into account (id, role, email, username, surname, firstname, password_hash, is_address_proven, created_at)
   select a.id, 'MENTOR', 'adviser' || n || '@mentorok.example', 'adviser' || n, surname, firstname, p.password_hash,
     true, now() - interval '50 days'
   from adviser a, (select password_hash from account where password_hash is not null limit 1) p`,
  `insert into mentor_profile (account_id, contact_email, phone, facebook, linkedin, website, biography, title,
     first_language, second_language, is_published, saved_at)
   select a.id, 'adviser' || n || '@mentorok.example', '', '', '', '', b.texts[1 + n % cardinality(b.texts)],
     b.titles[1 + n % cardinality(b.titles)], 'hu', 'en', true, now()
   from adviser a, (select array_agg(distinct biography) as texts, array_agg(distinct title) as titles from mentor_profile) b`,
  ...['focus', 'specialization'].map(
    (kind) => `insert into mentor_has_term (account_id, term_id, kind, position)
      select a.id, chosen.id, '${kind}', place from adviser a, ${terms(kind, 'a.n * 7', '2')}`,
  ),
]

const teams = [
  `create temporary table team on commit drop as
   select gen_random_uuid() as id, l.id as owner, n, n / 10 * 3 + n % 10 as number, n % 10 as joined,
     case n % 200 when 0 then 'DRAFT' when 10 then 'DISSOLVED' else 'PUBLISHED' end as status,
     n % 50 = 1 as is_complete, now() - interval '3 days' - n * interval '20 seconds' as at
   from learner l where n % 10 < 3`,
  `insert into project (id, semester_id, owner_id, status, name, short_description, problem, solution, market,
     competitors, business_model, about_team, contact, revision, is_complete, created_at, saved_at, published_at, dissolved_at)
   select t.id, semester, owner, t.status, d.name || ' ' || number, d.short_description, d.problem, d.solution, d.market,
     d.competitors, d.business_model, d.about_team, d.contact, 3, t.is_complete, at - interval '2 days', at,
     case t.status when 'PUBLISHED' then at end, case t.status when 'DISSOLVED' then at end
   from present, team t join (
     select p.*, row_number() over (order by name) - 1 as place, count(*) over () as all_of_them from project p) d
     on d.place = t.number % d.all_of_them`,
  `insert into project_has_focus (project_id, term_id, position)
   select team.id, chosen.id, place from team, ${terms('focus', 'team.number * 7', '1 + team.number % 3')}`,
  "create temporary table published on commit drop as select *, row_number() over (order by n) - 1 as k from team where status = 'PUBLISHED'",
  `create temporary table mate on commit drop as
   select t.id as project, l.id as student, place, at + place * interval '9 hours' as since, at
   from published t cross join lateral generate_series(1, joined) place join learner l on l.n = t.n + 1 + place`,
  `insert into seat (account_id, semester_id, project_id, position, since)
   select owner, semester, id, 0, at from team, present where status <> 'DISSOLVED'
   union all select student, semester, project, place, since from mate, present`,
  `create temporary table seeker on commit drop as
   select *, row_number() over (order by n) - 1 as k from learner where n % 10 > 5`,
  `insert into introduction (account_id, semester_id, one_liner, introduction, facebook, linkedin, shows_one_pager,
     is_published, saved_at)
   select l.id, semester, d.one_liner, d.introduction, '', 'https://www.linkedin.com/in/learner' || l.n, l.n % 2 = 0,
     l.n % 10 in (6, 7, 8), now() - l.n * interval '20 seconds'
   from present, learner l join (
     select i.*, row_number() over (order by account_id) - 1 as place, count(*) over () as all_of_them from introduction i) d
     on d.place = l.n % d.all_of_them
   where l.n % 10 in (3, 6, 7, 8, 9)`,
  `insert into introduction_has_focus (account_id, semester_id, term_id, position)
   select i.account_id, i.semester_id, chosen.id, place
   from learner l join introduction i on i.account_id = l.id, ${terms('focus', 'l.n * 5', '1 + l.n % 3')}`,
  `insert into mentorship (project_id, semester_id, mentor_id, since)
   select p.id, semester, a.id, p.at + interval '30 hours'
   from present, published p join adviser a on a.n = p.n / 20 where p.joined = 2`,
]

/** All files have one content, stored once: the longest PDF that is there. */
const reports = [
  `insert into progress_report (project_id, uploader_id, file_id, digest, submitted_at)
   select p.id, owner, f.id, sha256(f.key::bytea), now() - p.n * interval '1 second'
   from published p, (select id, key from file where media_type = 'application/pdf' order by bytes desc limit 1) f
   where joined > 0 or p.n % 20 = 0`,
]
