import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { course } from '#course/course/calls.ts'
import type { Attempt } from '#course/exam/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import { files } from '#programme/files/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { anna, bence, csilla, gabor, hanna } from '#testing/server/cast.ts'
import { examsOf } from '#testing/server/exams.ts'
import { onePagersOf, pdf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { motivation, teamsOf } from '#testing/server/teams.ts'
import { unzipped } from '#testing/server/unzip.ts'
import { ownData } from '../calls.ts'
import { uploads, uploadsLeftOut } from './files.ts'
import type { Part } from './part.ts'
import { leftOut, parts } from './parts.ts'
import { words } from './words.ts'

const rajt = await buildTestRajt()
const { app, as, db, clock, enter } = rajt
const workers = workersOf(rajt)

const standing = async (who: Person) => (await as(who).does(ownData.standing)).ownData
const gather = async (id: string) => workers['gather-own-data']({ ownData: id })

async function made(who: Person) {
  const { ownData: asked } = await as(who).does(ownData.ask)
  await gather(asked?._id ?? '')
  return asked?._id ?? ''
}

async function downloaded(who: Person, id: string) {
  const { url } = await as(who).does(files.address, { body: { path: `/api/own-data/${id}/file` } })
  const reply = await app.inject({ url })
  return { url, reply, entries: reply.statusCode === 200 ? unzipped(reply.rawPayload) : new Map() }
}

async function dataOf(who: Person) {
  const { entries } = await downloaded(who, await made(who))
  return {
    paths: [...entries.keys()],
    page: String(entries.get('adatok.html')),
    data: JSON.parse(String(entries.get('adatok.json'))),
  }
}

test('own data are asked for, made by a job, and downloaded once', async () => {
  expect(await standing(hanna)).toBeNull()
  const { ownData: asked } = await as(hanna).does(ownData.ask)
  expect(asked).toEqual({ _id: asked?._id, askedAt: clock.now().toISOString(), ready: null })
  const id = asked?._id ?? ''
  expect((await downloaded(hanna, id)).reply.statusCode).toBe(404)
  await gather(id)
  const until = later(clock.now(), days(7)).toISOString()
  expect((await standing(hanna))?.ready).toEqual({ bytes: expect.any(Number), until })
  const { url, reply } = await downloaded(hanna, id)
  expect(reply.headers['content-type']).toBe('application/zip')
  expect(reply.headers['content-disposition']).toMatch(
    /attachment; filename\*=UTF-8''rajt%20\d{4}-\d\d-\d\d%20\d\d\.\d\d\.zip/,
  )
  expect((await app.inject({ url })).statusCode).toBe(410)
  expect(await standing(hanna)).toBeNull()
  expect((await downloaded(hanna, id)).reply.statusCode).toBe(404)
})

test('of two downloads of own data at once one succeeds', async () => {
  const student = await enter()
  const id = await made(student)
  const both = await Promise.all([downloaded(student, id), downloaded(student, id)])
  expect(both.map(({ reply }) => reply.statusCode).sort()).toEqual([200, 404])
})

test('own data hold the student’s exams, answers and remarks, and nobody else’s', async () => {
  const { pass } = await examsOf(rajt)
  await pass(bence, 1)
  const lesson = await db.selectFrom('lesson').select('id').executeTakeFirstOrThrow()
  await as(bence).does(course.suggest, { body: { lesson: lesson.id, comment: 'Több <b>példát</b> kérek.' } })
  const { data, page, paths } = await dataOf(bence)
  expect(data.account).toMatchObject([{ email: bence.email, surname: bence.surname, role: 'STUDENT' }])
  expect(data.exams).toMatchObject([{ number: 1, passed: true }])
  expect(data.examAnswers.length).toBeGreaterThan(5)
  expect(data.examAnswers[0]).not.toHaveProperty('points')
  expect(data.remarks).toMatchObject([{ comment: 'Több <b>példát</b> kérek.' }])
  expect(page).toContain('Több &lt;b&gt;példát&lt;/b&gt; kérek.')
  expect(page).toMatch(/^<!doctype html><html lang="hu">/)
  expect(page).toContain('<td>Elkezdett egy vizsgát</td>')
  expect(page).toContain('<th scope="row">Nap</th><td>2040. okt. 10.</td>')
  expect(paths).toEqual(['adatok.html', 'adatok.json'])
  for (const other of [anna, csilla, gabor]) expect(JSON.stringify(data)).not.toContain(other.email)
})

/** An answer in words, from what the exam's page shows. */
function inWords({ kind, options, choice, unit, terms }: Attempt['questions'][number]): string {
  const chosen = choice ?? []
  if (kind === 'numeric') return `${chosen[0]} ${unit}`.trim()
  if (kind !== 'matching') return chosen.map((place) => options[place]).join(' · ')
  return terms.map((term, n) => `${term}: ${options[chosen[n] ?? -1]}`).join(' · ')
}

test('own data say what was answered to each kind of question, as the exam’s page does', async () => {
  const { begin, answerAll, show } = await examsOf(rajt)
  const kinds = new Set<string>()
  // Which questions are drawn is chance: the two kinds with words of their own are met after a few exams.
  const isMet = () => kinds.has('matching') && kinds.has('numeric')
  for (let n = 0; n < 30 && !isMet(); n++) {
    const student = await enter()
    const attempt = await begin(student, 1)
    await answerAll(student, attempt, true)
    const { questions } = await show(student, attempt)
    for (const { kind } of questions) kinds.add(kind)
    const { data } = await dataOf(student)
    expect(
      data.examAnswers.map(({ question, answer }: Record<string, string>) => [question, answer]),
    ).toEqual(questions.map((one) => [one.prompt, inWords(one)]))
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['matching', 'numeric']))
})

test('own data hold a one-pager as the file that was handed in', async () => {
  const { ready, handIn } = await onePagersOf(rajt)
  const student = await ready()
  await handIn(student)
  const { data, paths } = await dataOf(student)
  expect(data.onePagers).toHaveLength(1)
  expect(paths).toContain(`fájlok/one-pager ${data.onePagers[0].semester}.pdf`)
})

test('own data hold nothing secret', async () => {
  const text = JSON.stringify((await dataOf(anna)).data)
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', anna.id)
    .executeTakeFirstOrThrow()
  for (const secret of [password_hash ?? '', anna.token]) expect(text).not.toContain(secret)
})

test('own data asked for five times at once are made once, and asked for again are the same', async () => {
  const student = await enter()
  const asked = await Promise.all(Array.from({ length: 5 }, () => as(student).does(ownData.ask)))
  expect(new Set(asked.map((one) => one.ownData?._id)).size).toBe(1)
  const id = asked[0]?.ownData?._id ?? ''
  await Promise.all([gather(id), gather(id)])
  const again = await as(student).does(ownData.ask)
  expect(again.ownData).toMatchObject({ _id: id, ready: { bytes: expect.any(Number) } })
})

test('own data are forgotten after a week, with their file, and may be asked for again', async () => {
  const student = await enter()
  const id = await made(student)
  clock.pass(days(7))
  expect(await standing(student)).toBeNull()
  await workers.tidy({})
  expect(await db.selectFrom('own_data').select('id').where('id', '=', id).execute()).toEqual([])
  const { ownData: again } = await as(student).does(ownData.ask)
  expect(again?._id).not.toBe(id)
})

test('somebody else’s own data answer as if they did not exist', async () => {
  const student = await enter()
  const id = await made(student)
  expect((await downloaded(gabor, id)).reply.statusCode).toBe(404)
  expect((await standing(student))?.ready).not.toBeNull()
})

test('own data gather every table that refers to an account, or leave it out with a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'account'::regclass order by 1`.execute(db)
  const whose = { db, id: anna.id, language: 'hu' as const }
  const asked = Object.values<Part>(parts).map(({ rows }) => rows(whose).compile().sql)
  const forgotten = rows
    .map(({ name }) => name)
    .filter((name) => !(name in leftOut) && !asked.some((one) => one.includes(`"${name}"`)))
  expect(forgotten).toEqual([])
})

test('own data gather every file that somebody uploads, or leave it out with a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'file'::regclass order by 1`.execute(db)
  expect(Object.keys({ ...uploads, ...uploadsLeftOut }).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  )
})

test('every column of own data has a name in both languages', async () => {
  for (const language of ['hu', 'en'] as const)
    for (const [part, { rows: of }] of Object.entries<Part>(parts)) {
      const { columns } = words[language]
      const { rows } = await sql<Record<string, unknown>>`
        select q.* from (select 1) one left join (${of({ db, id: anna.id, language })}) q on true limit 1`.execute(
        db,
      )
      for (const column of Object.keys(rows[0] ?? {}))
        expect([part, columns]).toEqual([part, expect.objectContaining({ [column]: expect.any(String) })])
    }
})

test('own data hold the applicant’s CVs, also two for projects of one name, and none for the owner', async () => {
  const { enter } = await beginSecond(rajt)
  const { publish } = teamsOf(rajt)
  const [owner, other, student] = [await enter(), await enter(), await enter()]
  for (const one of [owner, other])
    await as(student).does(application.apply, {
      params: { id: await publish(one, 'Mosásidő') },
      body: { motivation },
      files: { cv: pdf('Önéletrajz') },
    })
  const { data, paths } = await dataOf(student)
  expect(data.teamRequests).toMatchObject([{ hasCv: true }, { hasCv: true }])
  expect(paths).toContain('fájlok/önéletrajz Mosásidő.pdf')
  expect(paths).toContain('fájlok/önéletrajz Mosásidő (2).pdf')
  expect((await dataOf(owner)).data.teamRequests).toMatchObject([{ hasCv: false }])
})
