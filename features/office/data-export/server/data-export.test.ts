import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { application } from '#teams/request/application-calls.ts'
import { emese, gabor, hanna } from '#testing/server/cast.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import { pdf } from '#testing/server/one-pagers.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { motivation, teamsOf } from '#testing/server/teams.ts'
import { type DataExport, dataExport, dataExports } from '../calls.ts'

const rajt = await buildTestRajt()
const { app, as, db } = rajt
const inTheFirst = await as(gabor).refused(dataExport.previews)
const { semester, enter } = await beginSecond(rajt)
const { publish, apply, applied, accept, reject, invite } = teamsOf(rajt)
const { mentor, asked, decline } = mentoringOf(rajt)

async function sheet(name: DataExport, language = 'hu') {
  const reply = await app.inject({
    url: `/api/data-export/${name}?language=${language}`,
    headers: { authorization: `Bearer ${gabor.token}` },
  })
  expect(reply.statusCode).toBe(200)
  const { sheets } = await readXlsx(new Uint8Array(reply.rawPayload))
  const [header = [], ...rows] = sheets[0]?.rows.map((cells) => [...cells]) ?? []
  /** Some columns of every row, by their headers. */
  const columns = (...wanted: string[]) =>
    rows.map((row) => wanted.map((one) => row[header.indexOf(one)] ?? null))
  return { name: sheets[0]?.name, header, columns, disposition: reply.headers['content-disposition'] }
}

const named = (surname: string, own: Partial<Person> = {}) => enter({ surname, firstname: 'Anna', ...own })
const owner = await named('Gazda', { university: 'szte' })
const project = await publish(owner, '=Képlet()')
const [member, rejected, invited] = [await named('Tag'), await named('Nemtag'), await named('Meghívott')]
// Rows stand in the order in which they came to be.
rajt.clock.pass(1_000)
await accept(owner, await applied(member, project))
rajt.clock.pass(1_000)
await reject(owner, await applied(rejected, project))
await invite(owner, invited)

test('the file of applications has what was asked, then who belongs to which project', async () => {
  const { name, header, columns, disposition } = await sheet('applications')
  expect(name).toBe('Jelentkezések és tagságok')
  expect(disposition).toContain('2040-41-2')
  expect(header).toHaveLength(17)
  expect(columns('Típus', 'Projekt', 'Projektgazda', 'Hallgató', 'Állapot')).toEqual([
    ['jelentkezés', '=Képlet()', 'Gazda Anna', 'Tag Anna', 'elfogadva'],
    ['jelentkezés', '=Képlet()', 'Gazda Anna', 'Nemtag Anna', 'elutasítva'],
    ['projektgazda', '=Képlet()', 'Gazda Anna', 'Gazda Anna', null],
    ['csapattag', '=Képlet()', 'Gazda Anna', 'Tag Anna', null],
  ])
  expect(columns('Neptun-kód', 'E-mail-cím', 'Projekt egyeteme')[0]).toEqual([
    member.neptun,
    member.email,
    'Szegedi Tudományegyetem',
  ])
})

test('the file of applications says why somebody applied, and whether a CV is kept', async () => {
  const [withCv, without] = [await named('Irattal'), await named('Irattalan')]
  const params = { id: project }
  const words = '=Motiváció\nkét sorban'
  await as(withCv).does(application.apply, {
    params,
    body: { motivation: words },
    files: { cv: pdf() },
  })
  await as(without).does(application.apply, { params, body: { motivation }, files: { cv: null } })
  const { columns } = await sheet('applications')
  const rows = columns('Típus', 'Hallgató', 'Motiváció', 'Önéletrajz')
  expect(rows).toContainEqual(['jelentkezés', 'Irattal Anna', words, 'van'])
  expect(rows).toContainEqual(['jelentkezés', 'Irattalan Anna', motivation, null])
  expect(rows).toContainEqual(['csapattag', 'Tag Anna', null, null])
})

test('the file of invitations is in English where asked for', async () => {
  const { name, columns } = await sheet('invitations', 'en')
  expect(name).toBe('Invitations')
  expect(columns('Type', 'Project', 'Invited', 'Status', 'Why it ended')).toEqual([
    ['invitation', '=Képlet()', 'Anna Meghívott', 'waiting for an answer', null],
  ])
})

test('the file of mentor applications has applications and mentorships', async () => {
  const busy = await mentor({ surname: 'Elfoglalt', firstname: 'Éva' })
  await decline(busy, await asked(owner, busy), 'Idén nincs időm.')
  rajt.clock.pass(1_000)
  const now = rajt.clock.now()
  await db
    .insertInto('team_request')
    .values({
      kind: 'MENTOR_APPLICATION',
      semester_id: semester,
      project_id: project,
      person_id: hanna.id,
      status: 'ACCEPTED',
      motivation,
      sent_at: now,
      answer_by: now,
      closed_at: now,
    })
    .execute()

  await db
    .insertInto('mentorship')
    .values({ project_id: project, semester_id: semester, mentor_id: hanna.id, since: now })
    .execute()
  const { header, columns } = await sheet('mentor-applications')
  expect(header).not.toContain('Neptun-kód')
  expect(columns('Mentor', 'Motiváció', 'Az elutasítás indoka')).toEqual([
    ['Elfoglalt Éva', 'Az árazásban kérnénk segítséget.', 'Idén nincs időm.'],
    [`${hanna.surname} ${hanna.firstname}`, motivation, null],
    [`${hanna.surname} ${hanna.firstname}`, null, null],
  ])
  expect(columns('Típus', 'Mentor', 'Állapot', 'Projekt')).toEqual([
    ['felkérés', 'Elfoglalt Éva', 'elutasítva', '=Képlet()'],
    ['felkérés', `${hanna.surname} ${hanna.firstname}`, 'elfogadva', '=Képlet()'],
    ['mentor', `${hanna.surname} ${hanna.firstname}`, null, '=Képlet()'],
  ])
})

test('the file of interests has no answers', async () => {
  await db
    .insertInto('mentor_interest')
    .values({ project_id: project, semester_id: semester, mentor_id: hanna.id, sent_at: rajt.clock.now() })
    .execute()
  const { header, columns } = await sheet('mentor-interests')
  expect(header).not.toContain('Állapot')
  expect(columns('Típus', 'Mentor', 'Projekt')).toEqual([
    ['érdeklődés', `${hanna.surname} ${hanna.firstname}`, '=Képlet()'],
  ])
})

test('previews tell the columns and the rows that each file has', async () => {
  const { exports } = await as(gabor).does(dataExport.previews)
  expect(exports.map(({ name }) => name)).toEqual([...dataExports])
  for (const { name, columns, rows } of exports) {
    const made = await sheet(name)
    expect(made.header).toEqual(columns)
    expect(made.columns('Típus')).toHaveLength(rows)
  }
})

test('a file holds more rows than are read at a time', async () => {
  const other = await publish(await named('Másik'), 'Sokan')
  const before = (await sheet('applications')).columns('Típus').length
  const students = []
  for (let n = 0; n < 260; n++) students.push(await enter())
  for (const student of students) await apply(student, other)
  expect((await sheet('applications')).columns('Típus')).toHaveLength(before + 260)
})

test('each download leaves a line in the audit; they are the office’s alone, in a second semester', async () => {
  await sheet('invitations')
  const line = await db
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('act', '=', 'data-exported')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(line).toMatchObject({ actor_id: gabor.id, detail: { name: 'invitations', count: 1 } })
  expect(await as(emese).refused(dataExport.previews)).toMatchObject({ code: 'not-allowed' })
  expect(inTheFirst).toMatchObject({ code: 'wrong-semester' })
})
