import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onboarding } from '#course/onboarding/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { plain, plainInSql } from '#platform/server/html.ts'
import { programme } from '#programme/programme/calls.ts'
import { times } from '#testing/server/at-once.ts'
import { csilla, emese, gabor, hanna, imre } from '#testing/server/cast.ts'
import { disable } from '#testing/server/disable.ts'
import { onePagersOf } from '#testing/server/one-pagers.ts'
import { chosen, switchingWorld } from '#testing/server/opening.ts'
import type { Person } from '#testing/server/people.ts'
import { SECOND } from '#testing/server/second-semester.ts'
import { semester } from '../calls.ts'

const THIRD = '2041-42-1'

async function world() {
  const rajt = await switchingWorld()
  const { completeCourse } = await onePagersOf(rajt)
  const told = async ({ email }: Person) =>
    (await rajt.mails(email)).filter(({ template }) => template === 'semester-opened')
  const count = () =>
    rajt.db
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('template', '=', 'semester-opened')
      .executeTakeFirstOrThrow()
      .then(({ n }) => n)
  /** Has completed the course of the first semester. */
  const finisher = async (traits: Partial<Person> = {}) => {
    const student = await rajt.enter(traits)
    await completeCourse(student)
    return student
  }
  return { ...rajt, told, count, finisher, completeCourse }
}

test('opening a semester tells everybody whom it concerns, each what it means to them', async () => {
  const { prepare, open, finisher, enter, told, as, clock, db } = await world()
  const [goes, stays, colleague] = [
    await finisher(),
    await enter(),
    await enter({ role: 'OFFICE', university: null }),
  ]
  const gone = await enter()
  await disable(db, gone, clock.now())
  await prepare()
  expect((await open(SECOND, chosen('COMPLETED'))).status).toBe(200)

  const [continues] = await told(goes)
  expect(continues).toMatchObject({
    language: 'hu',
    subject: `Megnyílt a ${SECOND} félév, és te is részt veszel benne`,
  })
  expect(continues?.text).toContain(`Szia ${goes.firstname}!`)
  expect(continues?.text).toContain('5 modul')
  expect(continues?.text).toContain('Csapatalakítási határidő: 2040.')
  expect(continues?.text).toContain('http://rajt.test/app')
  const [kept] = await told(stays)
  expect(kept?.subject).toBe(`Megnyílt a ${SECOND} félév: ez marad meg neked`)
  expect(kept?.text).toMatch(/a tanúsítványodat[\s\S]*írj ide: \S+@/)
  const [waits] = await told(csilla)
  expect(waits?.subject).toContain('te egy későbbiben kezdhetsz')
  expect((await told(hanna))[0]?.text).toContain(`Kedves ${hanna.firstname}!`)
  for (const staff of [emese, colleague]) expect((await told(staff))[0]?.text).toContain('/app/students')
  // Whoever opened it knows; nobody else is written to who cannot sign in.
  for (const one of [gabor, gone, imre]) expect(await told(one)).toEqual([])
  expect(await as(goes).does(programme.ownSemester)).toMatchObject({ key: SECOND, participation: 'EXPECTED' })
  expect(await as(stays).does(programme.ownSemester)).toMatchObject({ key: SECOND, participation: 'STAYS' })
  expect(await as(hanna).does(programme.ownSemester)).toMatchObject({ key: SECOND, participation: null })
})

test('each reads it in their own language, with their name as it is', async () => {
  const { prepare, open, enter, told, db } = await world()
  const student = await enter({ firstname: "Zoé D'Ő" })
  await db.updateTable('account').set({ language: 'en' }).where('id', '=', student.id).execute()
  await prepare()
  await open(SECOND)
  const [mail] = await told(student)
  expect(mail).toMatchObject({ language: 'en', subject: expect.stringContaining('you’re in it') })
  expect(mail?.text).toContain(`Hi ${student.firstname},`)
  expect(mail?.html).toContain(plain(`Hi ${student.firstname},`))
  expect(mail?.html).toContain('<html lang="en">')
})

test('the database writes HTML of a text as the server does', async () => {
  const { db } = await world()
  const text = `<b class='x'>"Ő" & Ű &amp; O'Neill</b>`
  const { written } = await db.selectNoFrom(plainInSql(sql.val(text)).as('written')).executeTakeFirstOrThrow()
  expect(written).toBe(plain(text))
})

test('opening pressed by many at once tells everybody once, with a job for each mail', async () => {
  const { prepare, open, count, enter, told, db } = await world()
  const students = await times(20, () => enter())
  await prepare()
  const replies = await times(5, () => open(SECOND))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  for (const one of students) expect(await told(one)).toHaveLength(1)
  const jobs = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
    where task_identifier = 'send-mail'`.execute(db)
  expect(jobs.rows[0]?.n).toBe(await count())
})

test('an opening that is refused, or fails at its end, has told nobody', async () => {
  const { prepare, open, count, finisher, pool, failures } = await world()
  await finisher()
  await prepare()
  expect((await open('2040-41-3')).status).toBe(409)
  await pool.query(`create function fails() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger fails before insert on audit for each row when (new.act = 'semester-opened') execute function fails()`)
  expect((await open(SECOND)).status).toBe(500)
  failures.splice(0)
  expect(await count()).toBe(0)
  await pool.query('drop trigger fails on audit')
  expect((await open(SECOND)).status).toBe(200)
  expect(await count()).toBeGreaterThan(0)
})

test('people who enter, are disabled or come while the semester is opened get one mail at most, and stand in one place', async () => {
  const { prepare, open, enter, told, as, db, clock } = await world()
  const students = await times(12, () => enter())
  await prepare()
  const replies = await Promise.all([
    open(SECOND, chosen('NONE')),
    ...students.slice(0, 4).map((one) => as(one).call(onboarding.onboard, { body: {} })),
    ...students.slice(4, 8).map((one) => disable(db, one, clock.now()).then(() => ({ status: 200 }))),
    ...(await times(3, () => enter({ standing: 'ONBOARDING' }))).map((one) =>
      as(one).call(onboarding.onboard, { body: {} }),
    ),
  ])
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  for (const one of students) expect((await told(one)).length).toBeLessThanOrEqual(1)
  for (const one of students.slice(8)) expect(await told(one)).toHaveLength(1)
})

test('a student who does not continue does not enter the semester by a call of their own', async () => {
  const { prepare, open, enter, as, db } = await world()
  const stays = await enter()
  await prepare()
  await open(SECOND, chosen('NONE'))
  expect(await as(stays).refused(onboarding.onboard, { body: {} })).toMatchObject({ code: 'not-in-semester' })
  const rows = await db
    .selectFrom('onboarding')
    .select('semester_key')
    .where('account_id', '=', stays.id)
    .execute()
  expect(rows).toEqual([{ semester_key: '2040-41-1' }])
})

test('from the second semester nobody begins the first one again unless it is meant', async () => {
  const { prepare, open, preview, finisher, enter, begin, told, as, current } = await world()
  const [done, early] = [await finisher({ neptun: 'KESZ01' }), await enter({ neptun: 'KIMAR1' })]
  await prepare()
  await open(SECOND, chosen('COMPLETED'))
  await begin(done)
  const newcomer = await enter({ standing: 'ONBOARDING', neptun: 'UJONC1' })
  await prepare(THIRD)

  const nobody = await preview(chosen('NONE'))
  expect(nobody).toMatchObject({ again: 0 })
  expect(nobody.continue).toBe(nobody.newcomers)
  expect(await preview(chosen('ALL'))).toMatchObject({ again: 1, newcomers: nobody.newcomers })
  expect(await preview(chosen('LISTED', ['KESZ01', 'KIMAR1']))).toMatchObject({
    again: 1,
    continue: nobody.newcomers + 2,
    unknown: [],
  })
  for (const who of [chosen('ALL'), chosen('LISTED', ['KESZ01'])])
    expect(await open(THIRD, who)).toMatchObject({
      status: 409,
      body: { code: 'completed-begin-again', detail: { count: 1 } },
    })
  expect((await current()).key).toBe(SECOND)
  expect((await open(THIRD, chosen('NONE'))).status).toBe(200)

  const takesPart = async (one: Person) => (await as(one).does(auth.user)).user.takesPart
  expect(await takesPart(done)).toBe(false)
  // Out since the semester before: not let in again by the next switch, and not told a second time.
  expect(await takesPart(early)).toBe(false)
  expect(await told(early)).toHaveLength(1)
  expect(await told(done)).toHaveLength(2)
  expect(await takesPart(newcomer)).toBe(true)
  expect((await told(newcomer))[0]?.text).toContain('7 modul')
})

test('a student who has completed a first semester begins another once the office confirms it', async () => {
  const { prepare, open, finisher, begin, as } = await world()
  const done = await finisher({ neptun: 'KESZ01' })
  await prepare()
  await open(SECOND, chosen('COMPLETED'))
  await begin(done)
  await prepare(THIRD)
  expect((await open(THIRD, chosen('LISTED', ['KESZ01']), true)).status).toBe(200)
  expect(await as(done).does(programme.ownSemester)).toMatchObject({ key: THIRD, participation: 'EXPECTED' })
})

test('four thousand are told in the time of one statement', async () => {
  const { prepare, open, count, db } = await world()
  await sql`insert into account (role, email, surname, firstname, neptun, university_id, password_hash, created_at)
    select 'STUDENT', 'tomeg' || n || '@test.example', 'Tömeg', 'Anna', 'T' || lpad(n::text, 5, '0'), 'szte', 'x', now()
    from generate_series(1, 4000) n`.execute(db)
  await sql`insert into onboarding (account_id, semester_key, at)
    select id, '2040-41-1', now() from account where email like 'tomeg%'`.execute(db)
  await prepare()
  expect((await open(SECOND, chosen('COMPLETED'))).status).toBe(200)
  expect(await count()).toBeGreaterThanOrEqual(4_000)
})

test('a student whom the switch left out is let in later, is told once, and begins like the others', async () => {
  const { prepare, open, enter, told, as, begin, db } = await world()
  const left = await enter()
  await prepare()
  await open(SECOND, chosen('COMPLETED'))
  expect(await as(left).refused(onboarding.onboard, { body: {} })).toMatchObject({ status: 403 })
  const sent = { params: { id: left.id }, body: { reason: 'A pótvizsgája sikerült.' } }
  expect(await as(emese).refused(semester.include, sent)).toMatchObject({ status: 403 })
  const answers = await times(20, () => as(gabor).call(semester.include, sent))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await told(left)).map(({ subject }) => subject)).toEqual([
    `Megnyílt a ${SECOND} félév: ez marad meg neked`,
    `Megnyílt a ${SECOND} félév, és te is részt veszel benne`,
  ])
  expect(await as(left).does(programme.ownSemester)).toMatchObject({ participation: 'EXPECTED' })
  await begin(left)
  expect(await as(left).does(programme.ownSemester)).toMatchObject({ participation: 'ENTERED' })
  const lines = await db.selectFrom('audit').selectAll().where('subject_id', '=', left.id).execute()
  expect(lines.filter(({ act }) => act === 'student-included')).toMatchObject([
    { detail: { reason: 'A pótvizsgája sikerült.' } },
  ])
  for (const one of [hanna, emese])
    expect(
      await as(gabor).refused(semester.include, { params: { id: one.id }, body: sent.body }),
    ).toMatchObject({ code: 'not-found' })
})
