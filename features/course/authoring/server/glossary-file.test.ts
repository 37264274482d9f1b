import { describe, expect, test } from 'vitest'
import { glossary } from '#course/glossary/calls.ts'
import { minutes } from '#platform/server/clock.ts'
import { anna, gabor } from '#testing/server/cast.ts'
import { courseFiles, partsOf } from '#testing/server/course-files.ts'
import { courseZip, type Parts } from '#testing/server/course-zips.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { waitingForLocks } from '#testing/server/waiting-for-locks.ts'
import { courseFile } from '../course-file-calls.ts'

const rajt = await buildTestRajt()
const { as, pool, clock } = rajt
const office = as(gabor)
const zips = courseFiles(rajt)
await zips.shortenCourse()

const download = async () => partsOf(await zips.download())
async function preview(parts: Parts) {
  clock.pass(minutes(2))
  const file = await courseZip(parts)
  const seen = await office.does(courseFile.compare, { body: {}, files: { file } })
  const modules = seen.items.filter(({ kind }) => kind === 'module').map(({ key }) => key)
  const bringIn = (chosen = modules) =>
    office.call(courseFile.bringIn, { body: { modules: chosen, seen: seen.seen }, files: { file } })
  return { seen, bringIn, modules }
}
const notSame = async (parts: Parts) =>
  (await preview(parts)).seen.items
    .filter(({ state }) => state !== 'same')
    .map(({ kind, state, key, problems }) => [kind, state, key, problems.map(({ reason }) => reason)])

const own = await download()
const FILE = 'glossary.yml'
const text = String(own[FILE])
const withGlossary = (from: string | RegExp, to: string): Parts => {
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  return { ...own, [FILE]: changed }
}
const termOf = async (key: string) =>
  (await as(anna).does(glossary.list)).terms.find((term) => term.key === key)

describe('glossary.yml of a course', () => {
  test('has the terms that its lessons name, and no others', () => {
    expect(text).toContain('key: "pivot"')
    // Nothing in the course names it.
    expect(text).not.toContain('key: "cap-table"')
    const lessons = Object.entries(own).filter(([path]) => path.endsWith('.md'))
    const named = new Set(
      lessons.flatMap(([, one]) =>
        [...String(one).matchAll(/\/glossary\/([a-z0-9-]+)/g)].map(([, key]) => key),
      ),
    )
    expect([...text.matchAll(/key: "(.*)"/g)].map(([, key]) => key)).toEqual([...named].sort())
  })

  test('is all the same when it comes back, whatever case its line breaks are in', async () => {
    expect(await notSame(own)).toEqual([])
    expect(await notSame({ ...own, [FILE]: text.replaceAll('\n', '\r\n') })).toEqual([])
  })

  test('is wrong where it repeats a key, takes the word of another, lacks something or is no YAML', async () => {
    const [, pivot = ''] = text.match(/( {2}- key: "pivot"[\s\S]*?)(?= {2}- key)/) ?? []
    expect(await notSame({ ...own, [FILE]: text + pivot })).toContainEqual([
      'term',
      'wrong',
      'pivot',
      ['key-twice'],
    ])
    expect(await notSame(withGlossary('word: "inkubátor"', 'word: "startup"'))).toContainEqual([
      'term',
      'wrong',
      'incubator',
      ['word-taken'],
    ])
    expect(await notSame(withGlossary('word: "inkubátor"', 'word: ""'))).toContainEqual([
      'term',
      'wrong',
      'incubator',
      ['format'],
    ])
    expect((await preview({ ...own, [FILE]: 'terms: [*a' })).seen.problems).toMatchObject([
      { file: FILE, reason: 'yaml' },
    ])
  })

  test('keeps a lesson out that names what neither it nor the glossary has', async () => {
    const path = Object.keys(own).find((one) => one.endsWith('.hu.md')) ?? ''
    const parts = { ...own, [path]: `${own[path]}\n[a](/glossary/no-such-term)\n` }
    const found = (await preview(parts)).seen.items.find(({ state }) => state === 'wrong')
    expect(found).toMatchObject({
      kind: 'lesson',
      problems: [{ reason: 'unknown-term', at: '/glossary/no-such-term' }],
    })
  })

  test('brings a new term in with the lesson that names it, and changes one for everybody, once', async () => {
    const path = Object.keys(own).find((one) => one.endsWith('.hu.md')) ?? ''
    const term = [
      '  - key: "brand-new"',
      '    hu: { word: "Vadonatúj", meaning: "Most jött." }',
      '    en: { word: "Brand new", meaning: "It just came." }',
      '',
    ].join('\n')
    const parts = {
      ...own,
      [path]: `${own[path]}\n[új](/glossary/brand-new)\n`,
      [FILE]: text.replace('Az a pont', 'LEGFŐBB pont') + term,
    }
    expect(parts[FILE]).not.toBe(text + term)
    const { seen, bringIn } = await preview(parts)
    const terms = seen.items.filter(({ kind, state }) => kind === 'term' && state !== 'same')
    expect(terms.map(({ state }) => state).sort()).toEqual(['changed', 'new'])
    expect(terms.find(({ state }) => state === 'new')?.key).toBe('brand-new')
    const changed = terms.find(({ state }) => state === 'changed')?.key ?? ''
    expect(await bringIn()).toMatchObject({ status: 200, body: { lesson: 1, term: 2, published: false } })
    expect(await termOf('brand-new')).toMatchObject({ word: 'Vadonatúj' })
    expect((await termOf(changed))?.meaning).toContain('LEGFŐBB')
    expect(await bringIn()).toMatchObject({ status: 409, body: { code: 'course-changed-meanwhile' } })
    expect((await preview(parts)).seen.counts).toMatchObject({ new: 0, changed: 0 })
  })

  test('is refused where the glossary is another one than was previewed', async () => {
    const { bringIn } = await preview(withGlossary('Nothing guarantees', 'Really nothing guarantees'))
    const term = await termOf('language-model')
    const fields = {
      huWord: 'nyelvi modell',
      huMeaning: 'Másként.',
      enWord: 'language model',
      enMeaning: 'Otherwise.',
    }
    const id = (await office.does(glossary.list)).terms.find(({ key }) => key === 'language-model')?._id ?? ''
    expect(term?._id).toBe(id)
    await office.does(glossary.edit, { params: { id }, body: fields })
    expect(await bringIn()).toMatchObject({ status: 409, body: { code: 'course-changed-meanwhile' } })
  })

  test('is refused where a term that it edits is removed at that moment', async () => {
    const listed = { huWord: 'Távoli', huMeaning: 'Messze van.', enWord: 'Remote', enMeaning: 'Is far.' }
    await office.does(glossary.add, { body: listed })
    const key = (await office.does(glossary.list)).terms.find(({ word }) => word === 'Távoli')?.key ?? ''
    const edited = `  - key: "${key}"\n    hu: { word: "Távoli", meaning: "Közel van." }\n    en: { word: "Remote", meaning: "Is near." }\n`
    const { seen, bringIn } = await preview({ ...own, [FILE]: text + edited })
    expect(seen.items).toContainEqual(expect.objectContaining({ kind: 'term', state: 'changed', key }))
    const removal = await pool.connect()
    await removal.query('begin')
    await removal.query('delete from glossary_term where key = $1', [key])
    const coming = bringIn()
    await waitingForLocks(rajt.db, 1)
    await removal.query('commit')
    removal.release()
    expect(await coming).toMatchObject({ status: 409, body: { code: 'course-changed-meanwhile' } })
  })
})

test('a course goes with its terms into an installation that has neither, and out again, byte for byte', async () => {
  const before = await download()
  await pool.query('truncate module, medium, content_version, content_draft, glossary_term cascade')
  await pool.query("delete from file where key like 'course/%'")
  await rajt.settled()
  const { bringIn } = await preview(before)
  expect(await bringIn()).toMatchObject({ status: 200, body: { published: true } })
  const after = await download()
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort())
  expect(String(after[FILE])).toBe(String(before[FILE]))
  for (const [path, part] of Object.entries(before))
    expect(Buffer.from(after[path] ?? '').equals(Buffer.from(part)), path).toBe(true)
})
