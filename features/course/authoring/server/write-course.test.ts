import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LessonContent, ModuleContent } from '#course/course/content.ts'
import { ofItsKind, QuestionContent } from '#course/exam/question-content.ts'
import { questionKinds } from '#platform/contract/parts.ts'
import { flawsOf } from './flaws.ts'
import { judgeWhole } from './judge-terms.ts'
import { readCourseTexts } from './read-course.ts'
import type { StandingCourse, StandingMedium, StandingThing } from './standing.ts'
import { itemsOf } from './tell-course.ts'
import { filesOf } from './write-course.ts'

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((one) => one.trim() !== '')
/** What YAML and front matter may take for something of their own. */
const odd = fc.constantFrom(
  '---',
  'null',
  '0x1F',
  '- a: b',
  '#',
  '"\\',
  "'",
  '\u2028',
  '2026-01-01',
  '*a',
  '&b',
  '\ttab',
  'a\n---\nb',
)
const words = fc.oneof({ weight: 3, arbitrary: text }, odd)
const options = fc.uniqueArray(words, {
  minLength: 2,
  maxLength: 5,
  selector: (one) => one.trim().toLocaleLowerCase('hu').replace(/\s+/g, ' '),
})

const moduleContent = fc.record({
  title: words,
  summary: words,
  outcomes: fc.array(words, { minLength: 1, maxLength: 3 }),
})
const check = options.chain((given) =>
  fc.record({
    kind: fc.constant('multiple' as const),
    prompt: words,
    options: fc.constant(given),
    correct: fc.subarray(
      given.map((_, i) => i),
      { minLength: 1 },
    ),
    why: words,
  }),
)
const lessonTexts = fc.record({ title: words, summary: words, body: words })
const questionTexts = (count: number) => {
  const some = options.filter((one) => one.length >= count).map((one) => one.slice(0, count))
  return fc.record({
    prompt: words,
    options: some,
    matches: some,
    unit: fc.oneof(fc.constant(''), words),
    why: words,
  })
}

/** What the schema makes of it, as of all that is published; nothing of what it refuses. */
const published = <T>(
  schema: { safeParse: (one: unknown) => { success: boolean; data?: unknown } },
  one: unknown,
) => {
  const parsed = schema.safeParse(one)
  return parsed.success ? (parsed.data as T) : null
}

const module = fc
  .record({ extra: fc.boolean(), hu: moduleContent, en: moduleContent })
  .map((one) => published<ModuleContent>(ModuleContent, one))
  .filter((one) => one !== null)
const lesson = fc
  .record({
    invented: fc.array(words, { maxLength: 3 }),
    hu: lessonTexts,
    en: lessonTexts,
    checks: fc.array(check, { maxLength: 2 }),
  })
  .map(({ invented, hu, en, checks }) => {
    const of = (texts: typeof hu) => ({ ...texts, checks, media: [] })
    return published<LessonContent>(LessonContent, { invented, hu: of(hu), en: of(en) })
  })
  .filter((one) => one !== null && flawsOf({ kind: 'lesson', content: one }).length === 0)
const question = fc.integer({ min: 2, max: 4 }).chain((count) =>
  fc
    .record({
      kind: fc.constantFrom(...questionKinds),
      points: fc.integer({ min: 1, max: 5 }),
      level: fc.constantFrom('recall', 'apply'),
      lesson: fc.constant(null),
      validUntil: fc.constantFrom(null, '2026-12-31'),
      correct: fc.constant([0]),
      number: fc.record({
        value: fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
        tolerance: fc.constantFrom(0, 0.1),
      }),
      hu: questionTexts(count),
      en: questionTexts(count),
    })
    .map((one) => published<QuestionContent>(QuestionContent, one))
    .filter((one) => one !== null)
    .map((one) => ofItsKind(one as QuestionContent))
    .filter((content) => flawsOf({ kind: 'question', content }).length === 0),
)

const standing = fc.record({
  module,
  lessons: fc.array(lesson, { minLength: 1, maxLength: 3 }),
  questions: fc.array(question, { maxLength: 4 }),
})

function courseOf({
  module: frame,
  lessons,
  questions,
}: typeof standing extends fc.Arbitrary<infer T> ? T : never): StandingCourse {
  const thing = { module: 'm', version: 1, isRetired: false, draft: null }
  const of = (kind: string, content: unknown, i: number) =>
    ({
      ...thing,
      kind,
      id: `${kind}${i}`,
      key: `${kind}-${i}`,
      position: i + 1,
      published: content,
    }) as unknown as StandingThing
  return {
    modules: [{ ...of('module', frame, 0), id: 'm' }],
    lessons: lessons.map((one, i) => of('lesson', one, i)),
    questions: questions.map((one, i) => of('question', { ...one, lesson: i % 2 ? 'lesson0' : null }, i)),
  } as unknown as StandingCourse
}

test('whatever is published comes back from its files as it was', () => {
  fc.assert(
    fc.property(standing, (given) => {
      const there = courseOf(given)
      const { texts } = filesOf(there, new Map<string, StandingMedium>(), 'semester-1')
      const read = readCourseTexts(
        new Map([...texts].map(([path, one]) => [path.replace('semester-1/', ''), one])),
        null,
      )
      const judged = judgeWhole({
        course: read,
        looked: new Map(),
        standing: there,
        library: [],
        sums: new Map(),
        frames: { INTERACTIVE_HOSTS: '' },
        glossary: { terms: [], problems: [] },
        terms: [],
      })
      expect(itemsOf(judged).filter(({ state }) => state !== 'same')).toEqual([])
    }),
    { numRuns: 60 },
  )
})
