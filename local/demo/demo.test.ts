import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { firstStart } from '#app/server/first-start.ts'
import { functions } from '#app/server/functions.ts'
import { passwordFits } from '#people/identity/server/password.ts'
import { invitations } from '#people/people/server/queries.ts'
import { limits } from '#platform/contract/parts.ts'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openFiles } from '#platform/server/open-files.ts'
import { grantToApp, makeAppRole } from '#platform/server/roles.ts'
import { readSettings } from '#platform/server/settings.ts'
import { brokenRules } from '#testing/server/invariants.ts'
import { databaseAt, run } from '#testing/server/template.ts'
import { chanceFrom } from './chance.ts'
import { DEMO_PASSWORD } from './load.ts'
import { inventPeople } from './people.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-demo-'))
const server = inject('databaseUrl')
const now = new Date('2040-11-05T09:00:00Z')
const log = pino({ level: 'silent' })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function demonstration(
  demo: 'semester-1' | 'semester-2',
  name = `rajt_demo_${demo.replace('-', '_')}`,
) {
  await run(server, `create database ${name}`)
  const ownerUrl = databaseAt(server, name)
  const url = await makeAppRole(ownerUrl)
  const pool = openPool(url)
  const db = openDatabase(pool)
  afterAll(async () => {
    await db.destroy()
    await run(server, `drop database ${name} with (force)`)
  })
  await migrate(ownerUrl, { functions })
  await migrateJobs(ownerUrl, log)
  await grantToApp(ownerUrl, url)
  const settings = readSettings({ DATA_DIR: folder, DEMO: demo })
  const first = { db, files: await openFiles(settings), settings, now, log }
  await firstStart(first)
  return { db, pool, again: () => firstStart(first) }
}

describe.each(['semester-1', 'semester-2'] as const)('the demonstration of %s', async (demo) => {
  const { db, pool, again } = await demonstration(demo)

  test('keeps every rule of the platform', async () => {
    expect(await brokenRules(pool)).toEqual([])
  })

  test('is loaded once', async () => {
    const count = () =>
      db
        .selectFrom('account')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    const before = await count()
    await again()
    expect(await count()).toEqual(before)
  })

  test('has the promised people, who sign in with the promised password', async () => {
    for (const name of ['student', 'owner', 'member', 'mentor', 'office', 'university']) {
      const account = await db
        .selectFrom('account')
        .select(['password_hash', 'released_at', 'disabled_at'])
        .where('email', '=', `${name}@rajt.example`)
        .executeTakeFirstOrThrow()
      expect(await passwordFits(DEMO_PASSWORD, account.password_hash)).toBe(true)
      expect([account.released_at, account.disabled_at]).toEqual([null, null])
    }
  })

  test('ends its semesters at 23:59 of a day in Budapest', async () => {
    const { semesters, others } = await db
      .selectFrom('semester')
      .select(({ fn }) => fn.countAll<number>().as('semesters'))
      .select(
        sql<number>`count(*) filter (where
        to_char(ends_at at time zone 'Europe/Budapest', 'HH24:MI') <> '23:59'
        or to_char(starts_at at time zone 'Europe/Budapest', 'HH24:MI') <> '00:00')`.as('others'),
      )
      .executeTakeFirstOrThrow()
    expect([Number(semesters), Number(others)]).toEqual([demo === 'semester-1' ? 1 : 2, 0])
  })

  test('has invitations taken up, open and expired', async () => {
    const rows = await invitations(db, now).execute()
    const times = (status: string) => rows.filter((row) => row.status === status).length
    expect([times('USED'), times('SENT'), times('EXPIRED')]).toEqual([72, 5, 2])
  })

  test('has students at every stage, and nothing of the future', async () => {
    const rows = await db.selectFrom('registration').select(['status', 'since', 'decided_at']).execute()
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['UNVERIFIED', 'WAITING', 'ACCEPTED', 'REJECTED']),
    )
    expect(rows.filter((row) => row.since > now || (row.decided_at && row.decided_at > now))).toEqual([])
    const attempts = await db
      .selectFrom('exam_attempt')
      .select(['started_at', 'closed_at', 'status'])
      .execute()
    expect(attempts.length).toBeGreaterThan(300)
    expect(attempts.filter((one) => one.started_at > now || !one.closed_at || one.closed_at > now)).toEqual(
      [],
    )
  })

  test('saw nobody for the last time before the newest thing they did', async () => {
    const did = db
      .selectFrom('one_pager')
      .select(['account_id', 'submitted_at as at'])
      .unionAll(db.selectFrom('exam_attempt').select(['account_id', 'started_at as at']))
      .as('did')
    const seenBefore = await db
      .selectFrom(did)
      .innerJoin('last_activity as l', 'l.account_id', 'did.account_id')
      .where(sql<boolean>`l.day < (did.at at time zone 'Europe/Budapest')::date`)
      .select('did.account_id')
      .execute()
    expect(seenBefore).toEqual([])
  })
})

describe('the demonstration of the second semester', async () => {
  const { db } = await demonstration('semester-2', 'rajt_demo_told')

  test('lets everybody speak for themselves', async () => {
    const asked = await db
      .selectFrom('team_request')
      .select('motivation')
      .where('motivation', '<>', '')
      .execute()
    const said = await db.selectFrom('introduction').select(['one_liner', 'introduction']).execute()
    const teams = await db.selectFrom('project').select('about_team').execute()
    for (const texts of [
      asked.map((one) => one.motivation),
      said.map((one) => one.one_liner),
      said.map((one) => one.introduction),
      teams.map((one) => one.about_team),
    ])
      expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([])
    const silent = await db
      .selectFrom('team_request')
      .select('id')
      .where('kind', '<>', 'INVITATION')
      .where('motivation', '=', '')
      .execute()
    expect([said.length, silent]).toEqual([26, []])
  })

  test('invites nobody to a project that has to do with them already', async () => {
    const twice = await db
      .selectFrom('team_request as i')
      .innerJoin('team_request as a', (on) =>
        on.onRef('a.project_id', '=', 'i.project_id').onRef('a.person_id', '=', 'i.person_id'),
      )
      .select('i.id')
      .where('i.kind', '=', 'INVITATION')
      .where('a.kind', '=', 'APPLICATION')
      .execute()
    expect(twice).toEqual([])
  })

  test('has a student with a certificate and a one-pager who does not go on, and others who do not either', async () => {
    const absent = await db
      .selectFrom('absence as b')
      .innerJoin('account as a', 'a.id', 'b.account_id')
      .leftJoin('certificate as c', 'c.account_id', 'a.id')
      .leftJoin('one_pager as o', 'o.account_id', 'a.id')
      .leftJoin('onboarding as e', (on) =>
        on.onRef('e.account_id', '=', 'a.id').on('e.semester_key', 'like', '%-2'),
      )
      .select(['a.username', 'c.status', 'o.id as onePager', 'e.at as entered'])
      .execute()
    expect(absent.find(({ username }) => username === 'former')).toMatchObject({
      status: 'VALID',
      onePager: expect.stringMatching(/./),
    })
    expect(absent.length).toBeGreaterThan(20)
    expect(absent.filter(({ entered }) => entered)).toEqual([])
  })

  test('has both semesters in one academic year, the first before the second', async () => {
    const rows = await db.selectFrom('semester').select(['key', 'number']).orderBy('starts_at').execute()
    expect(rows).toEqual([
      { key: '2040-41-1', number: 1 },
      { key: '2040-41-2', number: 2 },
    ])
  })

  test('lets nobody take part who has not completed the first semester', async () => {
    const rows = await db
      .selectFrom('onboarding as e')
      .innerJoin('semester as s', 's.key', 'e.semester_key')
      .innerJoin('account as a', 'a.id', 'e.account_id')
      .where('s.number', '=', 2)
      .select('a.username')
      .select(
        sql<number>`(select count(*)::int from semester f, module_progress(a.id, f.id) p
          where f.number = 1 and not p.extra and not p.completed)`.as('missing'),
      )
      .execute()
    expect(rows.length).toBeGreaterThan(150)
    expect(rows.filter(({ missing }) => missing > 0)).toEqual([])
  })

  test('has exams that somebody failed, most of them in both semesters passed', async () => {
    const rows = await db
      .selectFrom('exam_attempt as e')
      .innerJoin('module as m', 'm.id', 'e.module_id')
      .innerJoin('semester as s', 's.id', 'm.semester_id')
      .groupBy('s.number')
      .select('s.number')
      .select(sql<number>`(count(*) filter (where e.passed))::float / count(*)`.as('passed'))
      .execute()
    expect(rows).toHaveLength(2)
    for (const { passed } of rows) {
      expect(passed).toBeGreaterThan(0.7)
      expect(passed).toBeLessThan(0.98)
    }
  })

  test('has more projects than a page, of which the largest teams with a mentor have uploaded a report', async () => {
    const rows = await db
      .selectFrom('project as p')
      .select(sql<boolean>`exists (select from progress_report r where r.project_id = p.id)`.as('reported'))
      .select(sql<number>`(select count(*)::int from seat s where s.project_id = p.id)`.as('members'))
      .select(sql<boolean>`exists (select from mentorship m where m.project_id = p.id)`.as('hasMentor'))
      .execute()
    expect(rows.length).toBeGreaterThan(limits.pageSize)
    const reported = rows.filter((row) => row.reported)
    expect(reported).toHaveLength(3)
    expect(reported.map(({ members }) => members).toSorted()).toEqual([2, 3, 3])
    expect(reported.every(({ hasMentor }) => hasMentor)).toBe(true)
  })

  test('gives staff addresses of their own', async () => {
    const rows = await db
      .selectFrom('account')
      .select(['role', 'email'])
      .where('email', 'like', '%@hallgatok.example')
      .where('role', '<>', 'STUDENT')
      .execute()
    expect(rows).toEqual([])
  })

  test('has its own news on top', async () => {
    const newest = await db
      .selectFrom('news')
      .select('title')
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    expect(newest?.title).toMatch(/^Csapatok/)
  })
})

test('the demonstration is the same every time', async () => {
  const start = new Date('2040-09-10T22:00:00Z')
  expect(inventPeople(chanceFrom(1), start, now)).toEqual(inventPeople(chanceFrom(1), start, now))
  expect(inventPeople(chanceFrom(2), start, now)).not.toEqual(inventPeople(chanceFrom(1), start, now))
})
