import { expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { handlers } from '#app/server/handlers.ts'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { type OnePager, onePager } from '#documents/one-pager/calls.ts'
import { student } from '#office/student/calls.ts'
import { nameChange } from '#people/name-change/calls.ts'
import { registration } from '#people/registration/calls.ts'
import { answersTo } from './answers-to.ts'
import { anna, emese, ferenc, hanna } from './cast.ts'
import { certificatesOf } from './certificates.ts'
import { examsOf } from './exams.ts'
import { onePagersOf } from './one-pagers.ts'
import type { Person, Standing } from './people.ts'
import { earlierReport } from './progress-reports.ts'
import { buildTestRajt } from './rajt.ts'

const rajt = await buildTestRajt({ isWalk: true })
const { as, enter } = rajt
const { begin, fail } = await examsOf(rajt)

/** People of another university, whose names occur nowhere else. */
const CANARY = /kanari|kanári/i
const standings: Standing[] = ['UNVERIFIED', 'WAITING', 'REJECTED', 'ONBOARDING', 'PERSONALITY', 'ENROLLED']
const canaries: Person[] = []
for (const [n, standing] of standings.entries())
  canaries.push(
    await enter({
      university: 'bme',
      standing,
      surname: 'Kanári',
      firstname: 'Kanári',
      email: `kanari${n}@test.example`,
      username: `kanari${n}`,
    }),
  )
const enrolled = canaries.at(-1) ?? anna
const item = await as(ferenc).does(news.add, {
  body: { title: 'Kanári', text: 'Kanári', language: 'hu', roles: ['STUDENT', 'UNIVERSITY'] },
  files: { image: null },
})
const { ready, handIn } = await onePagersOf(rajt)
const author = await ready({ university: 'bme', surname: 'Kanári', firstname: 'Kanári' })
const { _id: handedIn } = (await handIn(author)).body as OnePager
const reported = await earlierReport(rajt, author)
const { download, rows } = await certificatesOf(rajt)
await download(author)
const certified = (await rows(author)).map(({ id }) => id)
/** What they wrote of a question, and of a lesson. */
const { id: solved } = await fail(author)
const [lesson] = (await as(author).does(course.progress)).lessons
const body = { position: 1, comment: 'Kanári' }
await as(author).does(exam.report, { params: { id: solved }, body })
await as(author).does(course.suggest, { body: { lesson: lesson?.id ?? '', comment: 'Kanári' } })
const named = await as(author).does(nameChange.ask, {
  body: { surname: 'Kanári', firstname: 'Új', reason: 'Kanári' },
})
const remarked = (await rajt.db.selectFrom('remark').select('id').execute()).map(({ id }) => id)
const ids = [
  ...[solved, named._id, ...remarked],
  ...canaries.flatMap(({ id, registration: one }) => [id, one]),
  await begin(enrolled),
  item._id,
  handedIn,
  reported,
  ...certified,
]

const searching = { universities: [], status: [], search: 'kanari', pageNumber: 1 }

test('their own coordinator finds them', async () => {
  const { data } = await as(ferenc).does(registration.list, {
    params: { role: 'UNIVERSITY' },
    body: searching,
  })
  expect(data.length).toBe(6)
  expect(JSON.stringify(data)).toMatch(CANARY)
  expect(JSON.stringify(await as(ferenc).does(news.more, { query: {} }))).toMatch(CANARY)
  const { students } = await as(ferenc).does(student.list, {
    params: { role: 'UNIVERSITY' },
    body: { search: 'kanari' } as never,
  })
  expect(students.length).toBe(4)
  const shown = await as(ferenc).does(student.one, { params: { id: enrolled.id } })
  expect(JSON.stringify(shown)).toMatch(CANARY)
  expect(JSON.stringify(await as(ferenc).does(nameChange.list, { body: {} as never }))).toMatch(CANARY)
  const found = await as(ferenc).does(onePager.list, { body: { search: 'kanari' } as never })
  expect(JSON.stringify(found)).toMatch(CANARY)
})

const outsiders: Person[] = [emese, anna, hanna]
const calls = handlers.map(({ call }) => call).filter(({ method, uploads }) => method !== 'PUT' && !uploads)

test.each(outsiders.flatMap((who) => calls.map((row) => ({ who, row }))))(
  '$who.username reads nothing of them by $row.method $row.path',
  async ({ who, row }) => {
    const body =
      row === registration.list
        ? { ...searching, universities: ['bme'] }
        : row === student.list || row === nameChange.list
          ? { search: 'kanari', universities: ['bme'] }
          : undefined
    expect(await answersTo(rajt, { who, row, ids, body })).not.toMatch(CANARY)
  },
)
