import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { fillTo } from '#bench/fill.ts'
import { regrade } from '#course/regrade/calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { killPlatform } from './kills.ts'
import { addressOf, ask, type Process, query } from './process.ts'
import { filledFolder, start } from './starting.ts'
import { until } from './until.ts'

/** Of those who are added, the part that may sit exams. */
const ACCEPTED = 0.55
/** More than the demonstration has already. */
const BEFORE = 600

/** Everybody's attempt with nothing answered, of the first questions of the first module; its points are what they add up to. */
const attempts = [
  `delete from remark r using newcomer n where n.id = r.account_id`,
  `delete from exam_answer x using exam_attempt a, newcomer n where a.id = x.attempt_id and n.id = a.account_id`,
  `delete from exam_attempt a using newcomer n where n.id = a.account_id`,
  `create temporary table sat on commit drop as
   select gen_random_uuid() as id, n.id as account_id, m.id as module_id
   from newcomer n, module m join semester s on s.id = m.semester_id
   where s.is_current and m.position = 1 and n.standing = 'ACCEPTED'
     and not exists (select from exam_attempt a where a.account_id = n.id and a.module_id = m.id)`,
  `insert into exam_attempt (id, account_id, module_id, number, status, started_at, ends_at, closed_at, points, passed)
   select id, account_id, module_id, 1, 'SUBMITTED', now() - interval '50 minutes', now() - interval '30 minutes',
     now() - interval '40 minutes', 0, false from sat`,
  `insert into exam_answer (attempt_id, position, question_id, version, option_order, points)
   select s.id, q.position, q.id, 1, q.places, 0
   from sat s, (
     select q.id, (row_number() over (order by q.key))::smallint as position,
       array(select i::smallint from generate_series(0, cardinality(t.options) - 1) i) as places
     from question q join question_text t on t.question_id = q.id and t.language = 'hu'
     where q.module_id = (select module_id from sat limit 1) order by q.key limit 12) q`,
]

/**
 * A ruling that everybody gets full points, while the platform is killed at random moments: one result and one mail for
 * each student. Answers how many attempts it changed, and the seconds from the act to its end.
 */
export async function regradeUnderKills({ people, kills }: { people: number; kills: number }) {
  const folder = await filledFolder('semester-1')
  let rajt = await start(folder, { SMTP_URL: 'smtp://127.0.0.1:1' })
  await fillTo(addressOf(folder), Math.ceil(people / ACCEPTED) + BEFORE, attempts)
  const question = await mostMet(folder)
  const ruling = await rule(rajt, question)
  for (let kill = 0; kill < kills; kill++) {
    await sleep(Math.random() * 400)
    await killPlatform(rajt)
    rajt = await start(folder, { SMTP_URL: 'smtp://127.0.0.1:1' })
  }
  const finished = async () => (await progressOf(folder, ruling)).seconds !== null
  await until('the ruling is through', finished, 300_000)
  const { seconds, students } = await progressOf(folder, ruling)
  const changed = await expectEachOnce(folder, ruling)
  expect(changed).toBeGreaterThanOrEqual(people)
  return { changed, students, seconds: seconds ?? 0 }
}

async function mostMet(folder: string): Promise<string> {
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    folder,
    `select question_id as id from exam_answer where points = 0 and choice is null and question_id not in (select question_id from question_ruled)
     group by 1 order by count(*) desc, 1 limit 1`,
  )
  return id
}

async function rule(rajt: Process, id: string): Promise<string> {
  const body = { email: 'office@rajt.example', password: DEMO_PASSWORD }
  const { token } = (await ask(rajt, auth.login, { body })).body
  const reasons = { hu: 'Hibás volt.', en: 'It was wrong.' }
  const wanted = { kind: 'full-points', versions: [1], answers: [], lowers: false, falling: 0, reasons }
  const made = await ask(rajt, regrade.rule, { token, params: { id }, body: wanted })
  expect(made).toMatchObject({ status: 200 })
  return made.body._id
}

async function progressOf(folder: string, id: string) {
  const [row] = await query<{ seconds: number | null; students: number }>(
    folder,
    'select extract(epoch from finished_at - made_at)::float8 as seconds, students from ruling where id = $1',
    [id],
  )
  return row ?? { seconds: null, students: 0 }
}

async function expectEachOnce(folder: string, id: string): Promise<number> {
  const [row] = await query<{
    changed: number
    wrong: number
    unpaid: number
    letters: number
    told: number
  }>(
    folder,
    `select (select count(*)::int from regrade where ruling_id = $1) as changed,
       (select count(*)::int from regrade c join exam_attempt a on a.id = c.attempt_id
        where c.ruling_id = $1 and (a.points, a.passed) is distinct from (c.points_after, c.passed_after)) as wrong,
       (select count(*)::int from ruling r join exam_answer x on x.question_id = r.question_id
        join exam_attempt a on a.id = x.attempt_id join content_version v on v.thing_id = x.question_id and v.number = x.version
        where r.id = $1 and a.closed_at is not null and x.points <> (v.content ->> 'points')::int) as unpaid,
       (select count(*)::int from mail where template = 'exam-regraded') as letters,
       (select count(*)::int from regrade_notice n join account a on a.id = n.account_id
        where n.ruling_id = $1 and a.disabled_at is null and a.released_at is null) as told`,
    [id],
  )
  expect(row).toMatchObject({ wrong: 0, unpaid: 0 })
  const [twice] = await query<{ n: number }>(
    folder,
    `select count(*)::int as n from (
       select recipient from mail where template = 'exam-regraded' group by 1 having count(*) > 1) more`,
  )
  expect([twice?.n, row?.letters]).toEqual([0, row?.told])
  return row?.changed ?? 0
}
