import type * as z from 'zod/mini'
import type { LessonDraft as LessonShape } from '#course/course/content.ts'
import { type Language, languages } from '#platform/contract/parts.ts'
import { placesIn } from './named-places.ts'
import { shapeOf, type TextShape } from './text-shape.ts'

type Lesson = z.infer<typeof LessonShape>

/** What of a text is worth another look; none of it keeps a lesson from being published. */
export const markKinds = [
  'long-sentence',
  'image-without-text',
  'heading-skipped',
  'names-a-place',
  'no-such-lesson',
  'fewer-headings',
  'fewer-lists',
  'fewer-tables',
  'fewer-links',
  'fewer-figures',
  'not-changed-too',
] as const
export type MarkKind = (typeof markKinds)[number]

export interface Mark {
  language: Language
  mark: MarkKind
  /** Of its text, from 1; null of the text as a whole. */
  line: number | null
  /** Of a sentence its words, of what is fewer how many there are; 0 elsewhere. */
  count: number
  /** Of what is fewer, how many the other language has; 0 elsewhere. */
  other: number
}

/** Words of a sentence that is read twice. */
const LONG_SENTENCE = 30

/** The marks of a lesson as it is written, beside what is published of it: null of a new one. */
export function marksOf(
  lesson: Lesson,
  published: Lesson | null,
  /** Addresses of the lessons that students can open; empty while they are not known. */
  lessons: readonly string[] = [],
): Mark[] {
  const shapes = { hu: keptShapeOf(lesson.hu.body), en: keptShapeOf(lesson.en.body) }
  return languages.flatMap((language) => [
    ...marksOfText(shapes[language], language),
    ...marksOfLessons(shapes[language], language, lessons),
    ...marksOfStep(language, { lesson, published, shapes }),
  ])
}

/** Of the texts that were read last: each language's marks are shown by themselves and ask for the texts of both. */
const kept = new Map<string, TextShape>()

/** Read once: the marks of a text that was read before cost little. */
export function keptShapeOf(text: string): TextShape {
  const shape = kept.get(text) ?? shapeOf(text)
  kept.set(text, shape)
  for (const [oldest] of kept) if (kept.size > languages.length) kept.delete(oldest)
  return shape
}

const of = (language: Language, mark: MarkKind, own: Partial<Mark> = {}): Mark => ({
  language,
  mark,
  line: null,
  count: 0,
  other: 0,
  ...own,
})

function marksOfText({ headings, images, paragraphs }: TextShape, language: Language): Mark[] {
  const skipped = headings.filter(({ level }, i) => level > (headings[i - 1]?.level ?? 1) + 1)
  const sentences = paragraphs.flatMap((parts) => sentencesOf(parts, language))
  const marks = [
    ...skipped.map(({ line }) => of(language, 'heading-skipped', { line })),
    ...images
      .filter(({ text }) => text.trim() === '')
      .map(({ line }) => of(language, 'image-without-text', { line })),
    ...sentences
      .map(({ line, words }) => ({ line, count: wordsIn(words) }))
      .filter(({ count }) => count > LONG_SENTENCE)
      .map((own) => of(language, 'long-sentence', own)),
    ...sentences
      .filter(({ words }) => placesIn(words, language))
      .map(({ line }) => of(language, 'names-a-place', { line })),
  ]
  return marks.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
}

/** Of a link to a lesson that is not there the words alone stay. One mark for a line. */
function marksOfLessons({ links }: TextShape, language: Language, lessons: readonly string[]): Mark[] {
  if (lessons.length === 0) return []
  const lost = links.filter(({ address }) => {
    const [path = ''] = address.replace(/^\/app(?=\/)/, '').split(/[?#]/, 1)
    return path.startsWith('/lessons/') && !lessons.includes(path)
  })
  return [...new Set(lost.map(({ line }) => line))].map((line) => of(language, 'no-such-lesson', { line }))
}

interface Sentence {
  words: string
  line: number
}

function sentencesOf(parts: TextShape['paragraphs'][number], language: Language): Sentence[] {
  const text = parts.map(({ words }) => words).join('')
  const sentences: Sentence[] = []
  let [part, before] = [0, 0]
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    for (; before + (parts[part]?.words.length ?? 0) <= index && part < parts.length - 1; part++)
      before += parts[part]?.words.length ?? 0
    sentences.push({ words: segment, line: parts[part]?.line ?? 1 })
  }
  return sentences
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Links to other sites, by which a check asks their servers. */
export const linksOf = (body: string): { address: string; line: number }[] =>
  keptShapeOf(body)
    .links.map(({ address, line }) => ({ address: hostFirst(address), line }))
    .filter(({ address }) => /^https?:/i.test(address))

/** As the renderer completes what people leave out (platform/server/markdown.ts). */
function hostFirst(address: string): string {
  if (address.startsWith('//')) return `https:${address}`
  return /^([\w%-]+\.)+[a-z]{2,}([/?#]|$)/i.test(address) ? `https://${address}` : address
}

interface Both {
  lesson: Lesson
  published: Lesson | null
  shapes: Record<Language, TextShape>
}

const counted = {
  'fewer-headings': 'headings',
  'fewer-lists': 'lists',
  'fewer-tables': 'tables',
  'fewer-links': 'links',
  'fewer-figures': 'images',
} as const

/** Where one language has fallen behind the other. */
function marksOfStep(language: Language, { lesson, published, shapes }: Both): Mark[] {
  const twin = language === 'hu' ? 'en' : 'hu'
  const fewer = Object.entries(counted).flatMap(([mark, part]) => {
    const [count, other] = [shapes[language][part].length, shapes[twin][part].length]
    return count < other ? [of(language, mark as MarkKind, { count, other })] : []
  })
  const hasChanged = (one: Language) => published !== null && lesson[one].body !== published[one].body
  const isBehind = !hasChanged(language) && hasChanged(twin)
  return isBehind ? [...fewer, of(language, 'not-changed-too')] : fewer
}
