import { expect, test } from 'vitest'
import { minutes } from '#platform/server/clock.ts'
import { gabor } from '#testing/server/cast.ts'
import { blobOf, courseZip, ownFiles } from '#testing/server/course-zips.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { courseFile } from '../course-file-calls.ts'

const { as, clock } = await buildTestRajt()
const office = as(gabor)
/** Without recordings, which only cost time here. */
const own = Object.fromEntries(Object.entries(ownFiles()).filter(([path]) => !path.startsWith('media/')))
const frame = 'semester-1/01-what-is-a-startup/module.yml'
const sendTo = (file: Blob) => {
  clock.pass(minutes(2))
  return office.call(courseFile.compare, { body: {}, files: { file } })
}
const refusedAs = async (file: Blob) => {
  const { status, body } = await sendTo(file)
  expect(status).toBeGreaterThanOrEqual(400)
  return (body as { code: string }).code
}

/** A path of the same length, put where the writer would not let it stand. */
const renamed = async (from: string, to: string) => {
  const bytes = Buffer.from(await (await courseZip({ ...own, [from]: 'x' })).arrayBuffer())
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1')
  return blobOf(bytes)
}

test.each([
  ['a path that leads out of it', 'aa/aa/evil', '../../evil'],
  ['an absolute path', 'aetc-passwd', '/etc/passwd'],
  ['a path of Windows', 'aaaaaevil.txt', 'C:\\a\\evil.tx'],
  ['a sign that nobody sees', 'aaaevil', 'aa\u0007evil'],
])('a zip with %s is refused', async (_, from, to) => {
  expect(await refusedAs(await renamed(from, to))).toBe('course-file-unsafe')
})

test('a zip with two files of one name is refused, however it is written', async () => {
  expect(await refusedAs(await courseZip({ ...own, [frame.toUpperCase()]: 'x' }))).toBe('course-file-unsafe')
})

test('a zip with links is refused', async () => {
  expect(await refusedAs(await courseZip(own, 0o120777))).toBe('course-file-unsafe')
})

test('a zip that unpacks to far more than it is, or holds a text that is too long, is refused', async () => {
  const bomb = Buffer.alloc(30 * 1024 * 1024)
  expect(await refusedAs(await courseZip({ ...own, 'a.bin': bomb }))).toBe('course-file-too-large')
  const long = Buffer.from('ő'.repeat(1024 * 1024 + 1))
  expect(await refusedAs(await courseZip({ ...own, [frame]: long }))).toBe('course-file-too-large')
})

test('a zip with too many files, without a course, cut off or broken inside is refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`a/${i}`, '']))
  expect(await refusedAs(await courseZip(many))).toBe('course-file-too-large')
  expect(await refusedAs(await courseZip({ 'a.txt': 'x' }))).toBe('course-file-empty')
  const bytes = Buffer.from(await (await courseZip(own)).arrayBuffer())
  expect(await refusedAs(blobOf(bytes.subarray(0, bytes.length - 100)))).toBe('course-file-unreadable')
  bytes.fill(0x41, bytes.indexOf('PK\u0001\u0002') - 20_000, bytes.indexOf('PK\u0001\u0002') - 10_000)
  expect(['course-file-unreadable', 'course-file-unsafe']).toContain(await refusedAs(blobOf(bytes)))
})

test('YAML as deep as its bounds allow, and keys that are huge, are told of, and the server goes on', async () => {
  for (const text of [
    `extra: ${'['.repeat(60_000)}`,
    `${'a'.repeat(60_000)}: 1\n`,
    '__proto__: { extra: true }\n',
    `a: &a [${'1,'.repeat(100)}1]\nb: [${'*a,'.repeat(1_000)}*a]\n`,
  ]) {
    const { status, body } = await sendTo(await courseZip({ ...own, [frame]: text }))
    const { items } = body as { items: { state: string }[] }
    expect({ status, state: items[0]?.state }).toEqual({ status: 200, state: 'wrong' })
  }
  expect((await sendTo(await courseZip(own))).status).toBe(200)
})

test('a key that is no text is told of, of a question and of a term', async () => {
  const questions = frame.replace('module.yml', 'exam.yml')
  const nested = (list: string) => `${list}: [{ key: { toString: none, valueOf: none } }]\n`
  const files = { ...own, [questions]: nested('questions'), 'glossary.yml': nested('terms') }
  const { status, body } = await sendTo(await courseZip(files))
  expect(status).toBe(200)
  const { items } = body as { items: { kind: string; key: string; state: string }[] }
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'question', key: '1', state: 'wrong' }),
      expect.objectContaining({ kind: 'term', key: '1', state: 'wrong' }),
    ]),
  )
})
