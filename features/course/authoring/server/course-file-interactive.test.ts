import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { courseFiles, partsOf } from '#testing/server/course-files.ts'
import { courseZip } from '#testing/server/course-zips.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { authoring } from '../calls.ts'

/** An installation that allows one of the two hosts of the course. */
const rajt = await buildTestRajt({ settings: { INTERACTIVE_HOSTS: 'h5p.szte.example' } })
const { as } = rajt
const office = as(gabor)
const { preview, bringIn, emptyCourse, ...zips } = courseFiles(rajt)
await zips.shortenCourse()
const ALLOWED = 'https://h5p.szte.example/embed/4'
const ELSEWHERE = 'https://h5p.pte.example/embed/9'

const download = async () => partsOf(await zips.download())

const own = await download()
const [lesson = ''] = Object.keys(own).filter((path) => path.endsWith('.hu.md'))
const list = 'media/semester-1/media.yml'

/** The course with this interactive content in a lesson; `said` of media.yml. */
function withContents(said: Record<string, string>): Promise<Blob> {
  const names = Object.keys(said)
  const text = String(own[lesson]).replace(/^media:.*(\n {2}- .*)*/m, `media: ${JSON.stringify(names)}`)
  const entries = names.map((name) => `  ${name}: { title: "${name}", ${said[name]} }\n`)
  return courseZip({ ...own, [lesson]: text, [list]: `${String(own[list]).trimEnd()}\n${entries.join('')}` })
}
const contents = (address: string, more = '') =>
  `kind: interactive, address: ${JSON.stringify(address)}${more}`
const judged = async (said: Record<string, string>) =>
  (await preview(await withContents(said))).items
    .filter(({ kind, state }) => kind === 'medium' && state !== 'same')
    .map(({ state, problems, warnings }) => [
      state,
      ...[...problems, ...warnings].map(({ reason }) => reason),
    ])

test('an address comes in, and where its host is not allowed the preview warns of it, with its lesson', async () => {
  const file = await withContents({ quiz: contents(ALLOWED, ', workMinutes: 9'), game: contents(ELSEWHERE) })
  const { items } = await preview(file)
  const found = items.filter(({ warnings }) => warnings.length > 0)
  expect(found.map(({ kind, key, state, problems }) => [kind, key, state, problems])).toEqual([
    ['lesson', expect.any(String), 'changed', []],
    ['medium', 'game', 'new', []],
  ])
  for (const { warnings } of found)
    expect(warnings).toMatchObject([{ reason: 'host-not-allowed', at: 'h5p.pte.example' }])
  expect(items.find(({ key }) => key === 'quiz')).toMatchObject({ state: 'new', warnings: [] })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://h5p.szte.example/4',
  'https://someone:secret@h5p.szte.example/4',
  'https:\\\\h5p.szte.example\\4',
  '//h5p.szte.example/4',
])('the address %s does not come in', async (address) =>
  expect(await judged({ quiz: contents(address) })).toEqual([['wrong', 'address-unfit']]),
)

test.each([
  ['without an address', 'kind: interactive'],
  ['with a file beside it', contents(ALLOWED, ', file: what-is-a-startup.video.hu.mp4')],
  ['with a length', contents(ALLOWED, ', seconds: 30')],
  ['that is called a video', `kind: video, address: "${ALLOWED}"`],
])('interactive content %s does not come in', async (_, said) =>
  expect(await judged({ quiz: said })).toEqual([['wrong', 'format']]),
)

test('on another installation it comes along, goes out as it came, and students get what is allowed', async () => {
  const file = await withContents({ quiz: contents(ALLOWED, ', workMinutes: 9'), game: contents(ELSEWHERE) })
  await emptyCourse()
  await bringIn(file)
  const out = await download()
  expect(String(out[list])).toContain(`address: "${ELSEWHERE}"`)
  expect(String(out[list])).toContain('workMinutes: 9')
  const again = await preview(await courseZip(out))
  expect(again.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 })

  const tree = await office.does(authoring.tree)
  const id = tree.modules[0]?.lessons[0]?._id ?? ''
  const { lesson: read } = await as(anna).does(course.lesson, { params: { id } })
  expect(read.interactive).toMatchObject([
    { title: 'quiz', address: ALLOWED, workMinutes: 9 },
    { title: 'game', host: 'h5p.pte.example', address: null, workMinutes: null },
  ])

  await emptyCourse()
  await bringIn(await courseZip(out))
  expect(await download()).toEqual(out)
})
