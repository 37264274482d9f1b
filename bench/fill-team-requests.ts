// What the people of `fill-teams.ts` ask of each other: three applications a student, an invitation, an application to a
// mentor and a mentor's interest, in every state that these come to. A pair that comes up twice asks once.

const ON_CONFLICT = 'on conflict do nothing'
const columns = `insert into team_request (kind, semester_id, project_id, person_id, status, motivation, sent_at, answer_by,
  due_at, seen_at, closed_at, void_reason, reason)`

/** Requests that made somebody part of a team, or its mentor. */
const accepted = (kind: string, project: string, person: string, from: string) => `${columns}
  select ${kind}, semester, ${project}, ${person}, 'ACCEPTED', 'Szívesen dolgoznék veletek.', at, at + patience, at,
    since, since, null, null
  from present, ${from}`

/**
 * Requests that wait for an answer: sent within the last day, so that the clock leaves them alone for half of
 * their time.
 */
const waiting = (kind: string, project: string, person: string, from: string) => `${columns}
  select '${kind}', semester, ${project}, ${person}, 'PENDING', 'Két nyáron át dolgoztam hasonlón, a szervezést vállalnám.',
    sent, least(sent + patience, team_deadline), sent + (least(sent + patience, team_deadline) - sent) / 2,
    case when n % 3 = 0 then sent + interval '1 hour' end, null, null, null
  from present, (select *, now() - (2 + n % 20) * interval '1 hour' as sent from ${from}) asked ${ON_CONFLICT}`

/** Requests that are over: declined, taken back, or ended by something else, in turns. */
const closed = (kind: string, project: string, person: string, from: string) => `${columns}
  select '${kind}', semester, ${project}, ${person}, (array['REJECTED', 'REVOKED', 'VOID', 'VOID'])[1 + (n + time) % 4],
    'Egy hónapja keresek csapatot.', sent, sent + patience, sent, sent + interval '2 hours', sent + interval '20 hours',
    (array[null, null, 'expired', '${kind === 'MENTOR_APPLICATION' ? 'mentor-full' : 'team-full'}'])[1 + (n + time) % 4],
    ${kind === 'MENTOR_APPLICATION' ? "case (n + time) % 4 when 0 then 'Ehhez a piachoz nem értek.' end" : 'null'}
  from present, (select *, now() - (5 + time) * interval '1 day' - n % 1000 * interval '1 minute' as sent
    from ${from}) asked ${ON_CONFLICT}`

const published = '(select count(*) from published)'

export const requests = [
  // Projects that still look for somebody: nobody has joined, or one person and the team has not said it is
  // complete.
  `create temporary table opening on commit drop as
   select *, row_number() over (order by n) - 1 as place from published where joined < 2 and not is_complete`,
  'create index on opening (place)',
  'create index on published (k)',
  'create index on seeker (k)',
  'create index on adviser (n)',
  'analyze learner, opening, published, seeker, adviser, mate, team',
  accepted(`case place when 1 then 'APPLICATION' else 'INVITATION' end`, 'project', 'student', 'mate'),
  waiting(
    'APPLICATION',
    'project',
    'person',
    `(select s.n, s.id as person, o.id as project from seeker s, generate_series(0, 1) time, opening o
      where o.place = (s.k * 13 + time * 101) % (select count(*) from opening)) pairs`,
  ),
  closed(
    'APPLICATION',
    'project',
    'person',
    `(select l.n, time, l.id as person, p.id as project from learner l, generate_series(0, 1) time, published p
      where p.k = (l.n::bigint * 7 + 3 + time * 37) % ${published} and p.owner <> l.id) pairs`,
  ),
  waiting(
    'INVITATION',
    'project',
    'person',
    `(select o.n, o.id as project, s.id as person from opening o join seeker s
      on s.k = (o.place * 17 + 5) % (select count(*) from seeker)) pairs`,
  ),
  closed(
    'INVITATION',
    'project',
    'person',
    `(select s.n, time, s.id as person, p.id as project from seeker s, generate_series(0, 1) time, published p
      where p.k = (s.k * 11 + 1 + time * 53) % ${published}) pairs`,
  ),
  accepted(
    `'MENTOR_APPLICATION'`,
    'project',
    'mentor',
    `(select p.id as project, m.mentor_id as mentor, p.at, m.since from published p join mentorship m on m.project_id = p.id) tied`,
  ),
  waiting(
    'MENTOR_APPLICATION',
    'project',
    'person',
    `(select p.n, p.id as project, a.id as person from published p join adviser a
      on a.n = (p.k * 3 + 1) % (select count(*) from adviser) where p.joined < 2) pairs`,
  ),
  closed(
    'MENTOR_APPLICATION',
    'project',
    'person',
    `(select p.n, time, p.id as project, a.id as person from published p, generate_series(0, 2) time, adviser a
      where a.n = (p.k * 5 + 2 + time * 29) % (select count(*) from adviser)) pairs`,
  ),
  `insert into mentor_interest (project_id, semester_id, mentor_id, sent_at)
   select p.id, semester, a.id, now() - (a.n + time) % 400 * interval '1 hour'
   from present, adviser a, generate_series(1, 20) time, published p
   where p.k = (a.n * 20 + time) % ${published} ${ON_CONFLICT}`,
  `insert into mentor_suggestion (member_id, project_id, semester_id, mentor_id, suggested_at)
   select student, project, semester, a.id, since
   from present, mate m join published p on p.id = m.project join adviser a on a.n = p.n / 20 where m.place = 1 ${ON_CONFLICT}`,
]
