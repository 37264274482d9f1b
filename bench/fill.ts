import pg from 'pg'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'

/** One account in this many has it. */
const ONE_IN = { session: 2, courseWork: 10, formerName: 100 }

/**
 * Adds invented accounts until there are `total`, with what people leave behind in every table that grows:
 * one in twenty is an invited mentor, the others are students with registrations in every state. Whoever may
 * sign in has the password of an existing account. `more` runs afterwards, with the temporary table
 * `newcomer` still there. All in one transaction: the database is filled or unchanged.
 */
export async function fillTo(url: string, total: number, more: readonly string[] = []): Promise<void> {
  // A connection without the time limits of the platform's own ones.
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from account')
    const missing = total - (rows[0]?.n ?? 0)
    if (missing <= 0) return
    await client.query('begin')
    await client.query('set local synchronous_commit = off')
    await client.query(
      `create temporary table newcomer on commit drop as
       select gen_random_uuid() as id, n, ${oneOf('s', 1)} as surname, ${oneOf('f', 2)} as firstname,
         case when n % 20 = 0 then 'INVITED' when n % 20 < 7 then 'WAITING' when n % 20 = 7 then 'REJECTED'
           when n % 20 = 8 then 'UNVERIFIED' else 'ACCEPTED' end as standing,
         now() - n * interval '25 seconds' as at
       from generate_series(1, $1::int) n,
         (select array_agg(distinct surname order by surname) as s,
            array_agg(distinct firstname order by firstname) as f from account) names`,
      [missing],
    )
    for (const statement of [...statements, ...more]) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** By chance, but the same each time: nobody's name says where they study, how they stand or when they were here. */
const byChance = (chance: number, below: string) =>
  `(hashint8(n + ${chance}000000000) & 2147483647) % ${below}`
const oneOf = (list: string, chance: number) => `${list}[1 + ${byChance(chance, `cardinality(${list})`)}]`

const statements = [
  'analyze newcomer',
  `insert into account (id, role, email, username, surname, firstname, neptun, university_id, password_hash,
     released_at, is_address_proven, created_at)
   select n.id, case standing when 'INVITED' then 'MENTOR' else 'STUDENT' end,
     fold(n.surname || '.' || n.firstname) || n || '@hallgatok.example',
     case when standing <> 'INVITED' or n % 40 = 0 then 'bench' || n end, n.surname, n.firstname,
     case when standing <> 'INVITED' then lpad(upper(to_hex((n::bigint * 7919777) % 16777216)), 6, '0') end,
     case when standing <> 'INVITED' then ${oneOf('u.ids', 3)} end,
     case when standing <> 'INVITED' or n % 40 = 0 then p.password_hash end,
     case standing when 'REJECTED' then at + interval '4 days' end, standing <> 'UNVERIFIED', at
   from newcomer n,
     (select array_agg(id order by id) as ids from university where retired_at is null) u,
     (select password_hash from account where password_hash is not null limit 1) p`,
  `insert into access_token (token_hash, purpose, account_id, created_at, expires_at, used_at)
   select sha256(('link' || n)::bytea), case standing when 'INVITED' then 'invitation' else 'verify-email' end,
     id, at, at + interval '14 days', case when n % 40 = 0 then at + interval '1 day' end
   from newcomer where standing in ('INVITED', 'UNVERIFIED')`,
  `insert into registration (account_id, university_id, status, since, decided_at, decided_by, reason)
   select n.id, a.university_id, standing, at,
     case when standing in ('ACCEPTED', 'REJECTED') then at + interval '4 days' end,
     case when standing in ('ACCEPTED', 'REJECTED') then o.id end,
     case standing when 'REJECTED' then 'Nem található az egyetem rendszerében.' end
   from newcomer n join account a using (id), (select id from account where role = 'OFFICE' limit 1) o
   where standing <> 'INVITED'`,
  `insert into privacy_acknowledgement (account_id, version, language, at)
   select id, '${PRIVACY_VERSION}', 'hu', at from newcomer where standing <> 'INVITED'`,
  `insert into onboarding (account_id, semester_key, at)
   select n.id, s.key, at from newcomer n, semester s where s.is_current and standing = 'ACCEPTED'`,
  `insert into session (token_hash, account_id, address_hash, device, created_at, seen_at, ends_at)
   select sha256(('session' || n)::bytea), id, decode('00', 'hex'), 'Firefox', now(), now(), now() + interval '50 days'
   from newcomer where standing = 'ACCEPTED' and n % ${ONE_IN.session} = 0`,
  `insert into known_address (account_id, address_hash)
   select id, decode('00', 'hex') from newcomer where standing = 'ACCEPTED'`,
  `insert into known_sign_in (account_id, device, region_hash, seen_at)
   select id, 'Firefox · Windows', decode(repeat('00', 16), 'hex'), at from newcomer where standing = 'ACCEPTED'`,
  `insert into last_activity (account_id, day)
   select id, current_date - ${byChance(4, '300')} from newcomer n join account a using (id) where a.password_hash is not null
   on conflict (account_id) do update set day = excluded.day`,
  `insert into audit (at, act, subject_id) select at, 'registered', id::text from newcomer order by at`,
  `insert into mail (recipient, template, language, subject, created_at, sent_at)
   select a.email, 'registration-accepted', 'hu', 'Elfogadtuk a regisztrációdat', at, at
   from newcomer n join account a using (id) where standing = 'ACCEPTED'`,
  `insert into lesson_done (account_id, lesson_id, version, at)
   select n.id, l.id, l.version, at from newcomer n, lesson l join module m on m.id = l.module_id
   where standing = 'ACCEPTED' and n % ${ONE_IN.courseWork} = 9 and m.position <= 3`,
  `insert into remark (lesson_id, module_id, account_id, comment, at)
   select l.id, l.module_id, n.id, 'Szép volt.', at
   from newcomer n
   join (select id, module_id, row_number() over (order by id) - 1 as place, count(*) over () as lessons from lesson) l
     on l.place = n / ${ONE_IN.courseWork} % l.lessons
   where standing = 'ACCEPTED' and n % ${ONE_IN.courseWork} = 9`,
  `insert into exam_attempt (account_id, module_id, number, status, started_at, ends_at, closed_at, points, passed)
   select n.id, m.id, 1, 'SUBMITTED', at, at + interval '20 minutes', at + interval '9 minutes', 70, true
   from newcomer n, module m join semester s on s.id = m.semester_id
   where standing = 'ACCEPTED' and n % ${ONE_IN.courseWork} = 9 and s.is_current and m.position = 1`,
  `insert into exam_answer
     (attempt_id, position, question_id, version, option_order, choice, revision, answered_at, points)
   select a.id, q.place, q.id, q.version, '{0,1,2,3}', '{0}', 1, a.closed_at, 1
   from newcomer n join exam_attempt a on a.account_id = n.id
   join (select id, version, module_id, row_number() over (partition by module_id order by id) as place from question) q
     on q.module_id = a.module_id and q.place <= 12`,
  `insert into former_name (account_id, surname, firstname, until)
   select id, 'Régi', firstname, at from newcomer where n % ${ONE_IN.formerName} = 9`,
]
