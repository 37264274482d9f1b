import { invalidate } from '#platform/server/cache.ts'
import type { Sent } from './growth-sample.ts'
import type { World } from './growth-world.ts'

/** Long before any other: what was finished then is found among what came later. */
const YEARS = ['2001-02', '2002-03', '2003-04', '2004-05', '2005-06']
export const [FIRST, SECOND] = ['2003-04-1', '2003-04-2']
const PROJECTS = 1_000

/** A semester of each kind in each of these years, all of them over. */
const semesters = `insert into semester select (jsonb_populate_record(s, jsonb_build_object(
    'id', gen_random_uuid(), 'key', year || '-' || kind, 'number', kind, 'is_current', false,
    'one_pager_deadline', case kind when 1 then s.ends_at end, 'team_deadline', case kind when 2 then s.ends_at end,
    'progress_report_deadline', case kind when 2 then s.ends_at end, 'answer_days', case kind when 2 then 10 end,
    'mentor_capacity', case kind when 2 then 3 end, 'opened_at', s.opened_at - interval '9000 days'))).*
  from semester s, unnest($1::text[]) year, generate_series(1, 2) kind where s.is_current`

/** Everybody was in all of them; the first ones by name had projects. */
const lived = [
  `insert into onboarding (account_id, semester_key, at)
   select o.account_id, f.key, o.at from onboarding o join semester s on s.key = o.semester_key, semester f
   where s.is_current and f.key < '2010' on conflict do nothing`,
  `insert into project (semester_id, owner_id, status, name, short_description, problem, solution, market, competitors,
     business_model, about_team, contact, created_at, saved_at, published_at)
   select f.id, a.id, 'PUBLISHED', 'Projekt ' || a.sort_name, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', f.starts_at,
     f.starts_at, f.starts_at
   from semester f, (select * from account where role = 'STUDENT' and released_at is null
     and university_id is not null order by id limit ${PROJECTS}) a
   where f.key < '2010' and f.number = 2`,
  `insert into seat (account_id, semester_id, project_id, position, since)
   select owner_id, semester_id, id, 0, created_at from project where name like 'Projekt %'`,
  `insert into team_request (kind, semester_id, project_id, person_id, status, motivation, sent_at, answer_by, due_at, closed_at)
   select 'APPLICATION', p.semester_id, p.id, m.owner_id, 'REVOKED', 'x', p.created_at, p.created_at, p.created_at,
     p.created_at
   from (select *, row_number() over (partition by semester_id order by owner_id) as n from project) p
   join (select *, row_number() over (partition by semester_id order by owner_id) as n from project) m
     on m.semester_id = p.semester_id and m.n between p.n + 1 and p.n + 3
   where p.name like 'Projekt %'`,
  'analyze onboarding, project, seat, team_request',
]

/** Once for a database: ten semesters that are over. */
export async function finishSemesters(world: World): Promise<void> {
  if (await world.one('select id from semester where key = $1', [FIRST])) return
  await world.run(semesters, [YEARS])
  for (const statement of lived) await world.run(statement)
  invalidate('programme')
}

/** What is asked of a semester that is over, among others that are over too (decision Y2). */
export const ofFinished =
  (sent: Sent) =>
  async (world: World): Promise<Sent> => {
    await finishSemesters(world)
    return sent
  }
