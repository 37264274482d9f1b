import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readingOf } from '#course/course/server/reading.ts'
import { inProject } from '#platform/server/in-project.ts'
import { renderMarkdown } from '#platform/server/markdown.ts'
import { readCourse } from './content.ts'

const CONTENT = inProject('content')
const COURSE = join(CONTENT, 'semester-1')
const MODULE = '01-what-is-a-startup'
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** One module in a folder of its own, with one file changed. */
function changed(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-course-'))
  folders.push(folder)
  cpSync(join(COURSE, MODULE), join(folder, MODULE), { recursive: true })
  const path = join(folder, MODULE, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return folder
}

describe.each([
  { semester: 'semester-1', modules: 7, bonuses: 1 },
  { semester: 'semester-2', modules: 5, bonuses: 0 },
])('the course of $semester', ({ semester, modules, bonuses }) => {
  const course = readCourse(join(CONTENT, semester))

  test('has its modules in order, its bonuses last', () => {
    expect(course.map(({ position }) => position)).toEqual(course.map((_, i) => i + 1))
    const extras = course.map(({ module }) => module.extra)
    expect(extras).toEqual([...Array(modules).fill(false), ...Array(bonuses).fill(true)])
  })

  test('has several lessons a module, in order, in both languages', () => {
    for (const { lessons } of course) {
      expect(lessons.length).toBeGreaterThan(1)
      expect(lessons.map(({ position }) => position)).toEqual(lessons.map((_, i) => i + 1))
      for (const { texts } of lessons) {
        expect(texts.hu.body.length).toBeGreaterThan(500)
        expect(texts.hu.checks.map(({ correct }) => correct)).toEqual(
          texts.en.checks.map(({ correct }) => correct),
        )
      }
    }
  })

  test('has the same parts, rows and points in both languages', () => {
    for (const { texts, key } of course.flatMap(({ lessons }) => lessons))
      expect({ key, outline: outlineOf(texts.en.body) }).toEqual({ key, outline: outlineOf(texts.hu.body) })
  })

  test('takes as much work in both languages', () => {
    const workOf = (body: string, language: 'hu' | 'en') => readingOf(renderMarkdown(body, language)).tasks
    for (const { texts, key } of course.flatMap(({ lessons }) => lessons))
      expect({ key, tasks: workOf(texts.en.body, 'en') }).toEqual({ key, tasks: workOf(texts.hu.body, 'hu') })
  })

  test('has enough questions for more than one different exam', () => {
    for (const { questions, key } of course.filter(({ module }) => !module.extra))
      expect({ key, enough: questions.length >= 20 }).toEqual({ key, enough: true })
  })

  test('in self-checks, neither length nor falsehood gives the answer away', () => {
    for (const language of ['hu', 'en'] as const) {
      const checks = course.flatMap(({ lessons }) => lessons.flatMap(({ texts }) => texts[language].checks))
      const judged = checks.filter(({ kind }) => kind === 'true-false')
      const chosen = checks.filter(({ kind }) => kind !== 'true-false')
      const longestIsRight = chosen.filter(({ options, correct }) => {
        const longest = Math.max(...options.map((one) => one.length))
        return correct.includes(options.findIndex((one) => one.length === longest))
      })
      const byChance = chosen.reduce((sum, { options, correct }) => sum + correct.length / options.length, 0)
      expect(Math.abs(longestIsRight.length - byChance)).toBeLessThanOrEqual(4)
      const trueOnes = judged.filter(({ correct }) => correct[0] === 0)
      expect(Math.abs(trueOnes.length - judged.length / 2)).toBeLessThanOrEqual(1)
    }
  })

  // Words that meant something else (a foglaló is repaid double, Ptk. 6:185), or were second names for one thing.
  test.each(['a foglaló', 'foglalót', 'kockázati tőkealap*', 'Creative', 'Közpolc*'])(
    'says “%s” nowhere in Hungarian',
    (term) => {
      const word = new RegExp(
        `(?<![\\p{L}-])${term.replace('*', '')}${term.endsWith('*') ? '' : '(?!\\p{L})'}`,
        'iu',
      )
      const texts = course.flatMap(({ module, lessons, questions: all }) => [
        ...lessons.map(({ texts: { hu } }) => hu),
        ...all.map(({ hu }) => hu),
        [module.title.hu, module.summary.hu, module.outcomes.hu],
      ])
      expect(texts.map((one) => JSON.stringify(one)).filter((one) => word.test(one))).toEqual([])
    },
  )

  const questions = course.flatMap(({ key, questions: all }) =>
    all.map((one) => [`${key}/${one.key}`, one] as const),
  )
  test.each(questions)('%s can be answered rightly', (_, { kind, correct, number, points, hu, en }) => {
    expect(en.options).toHaveLength(hu.options.length)
    expect(new Set(hu.options).size).toBe(hu.options.length)
    expect(points).toBeGreaterThan(0)
    if (kind === 'matching') expect(hu.matches).toHaveLength(hu.options.length)
    if (kind === 'numeric') expect(number?.value).toBeGreaterThan(0)
    if (kind === 'ordering' || kind === 'matching' || kind === 'numeric') expect(correct).toBeUndefined()
    else expect(correct?.every((one) => one < hu.options.length)).toBe(true)
    if (kind === 'single' || kind === 'true-false') expect(correct).toHaveLength(1)
    if (kind === 'true-false') expect(hu.options).toHaveLength(2)
  })
})

/** What each line of Markdown is: a heading, a row with its cells, a point, a quote or text. */
const outlineOf = (body: string) =>
  body.split('\n').map((line) => {
    const [, mark = ''] = line.match(/^(#{2,3}|\||-|\d+\.|>)/) ?? []
    return mark === '|' ? `| ${line.split('|').length}` : mark
  })

test('the first semester names whose thoughts it uses at the end of each lesson, with the year', () => {
  for (const { key, texts } of readCourse(COURSE).flatMap(({ lessons }) => lessons))
    for (const { body } of Object.values(texts)) {
      const [, sources = ''] = body.split(/^## (?:Források|Sources)$/m)
      const named = sources.trim().split('\n')
      expect({ key, named: named.filter((line) => !/^- .*\d{4}/.test(line)) }).toEqual({ key, named: [] })
    }
})

describe('a file that breaks its format is named', () => {
  test.each<[string, (text: string) => string]>([
    ['module.yml', (text) => text.replace('extra:', 'extras:')],
    ['module.yml', (text) => text.replace(/extra: false/, 'extra: perhaps')],
    ['exam.yml', (text) => text.replace('kind: single', 'kind: double')],
    ['exam.yml', (text) => text.replace('points: 1', 'points: 1\n    validUntil: next year')],
    ['exam.yml', (text) => text.replace(/correct: \[\d\]/, 'correct: [9]')],
    ['exam.yml', (text) => text.replace(/options: \[[^\]]*\]/, 'options: ["one"]')],
  ])('%s', (file, change) => {
    expect(() => readCourse(changed(file, change))).toThrow(new RegExp(`${MODULE}/${file}`))
  })

  test('a question whose lesson the module has not', () => {
    const lost = (text: string) => text.replace(/lesson: .*/, 'lesson: nowhere')
    expect(() => readCourse(changed('exam.yml', lost))).toThrow(/exam\.yml: .* names the lesson nowhere/)
  })

  test('a question without a lesson', () => {
    const without = (text: string) => text.replace(/ +lesson: .*\n/, '')
    expect(() => readCourse(changed('exam.yml', without))).toThrow('questions.0.lesson')
  })

  test('an explanation that speaks of an option by its place', () => {
    const placed = (text: string) => text.replace(/why: ".*"/, 'why: "Az első lehetőség a jó."')
    expect(() => readCourse(changed('exam.yml', placed))).toThrow('names an option by its place')
  })

  test('a lesson without front matter', () => {
    const [name = ''] =
      readCourse(COURSE)[0]?.lessons.map(({ key, position }) => `${position}-${key}.hu.md`) ?? []
    expect(() => readCourse(changed(name, () => 'Only text'))).toThrow(name)
  })

  test('a lesson that has fewer checks in one language', () => {
    const [lesson] = readCourse(COURSE)[0]?.lessons ?? []
    const name = `${lesson?.position}-${lesson?.key}`
    const without = (text: string) => text.replace(/checks:\n[\s\S]*?\n---/, 'checks: []\n---')
    expect(() => readCourse(changed(`${name}.en.md`, without))).toThrow('the languages differ')
  })

  test('a lesson without its twin', () => {
    const [lesson] = readCourse(COURSE)[0]?.lessons ?? []
    const name = `${lesson?.position}-${lesson?.key}.en.md`
    const folder = changed(name, (text) => text)
    renameSync(join(folder, MODULE, name), join(folder, MODULE, 'lost.md'))
    expect(() => readCourse(folder)).toThrow(name)
  })
})
