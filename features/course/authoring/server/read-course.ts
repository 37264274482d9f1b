import type * as z from 'zod/mini'
import { languages } from '#platform/contract/parts.ts'
import { ExamFile, LessonHead, ModuleFile, PodcastFile, QuestionFile, VideoFile } from './course-format.ts'
import type { LessonTexts, Read, ReadCourse, ReadLesson, ReadModule } from './read-course-parts.ts'
import { type MediaFolder, mediaOf } from './read-media.ts'
import {
  keyGiven,
  type Problem,
  ProblemFound,
  parseYaml,
  type ReadReason,
  shaped,
  type Yaml,
} from './read-yaml.ts'

/** Files of one folder by their names. */
type Folder = ReadonlyMap<string, string>

/** The name that a module, lesson or question keeps for good. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/
const NUMBERED = /^(\d{1,4})-(.+)$/

/**
 * A course by the texts of its files, their paths below the folder of the semester: every part, with all that is wrong
 * with it. `media`: the folder of media; null where nobody asks for them.
 */
export function readCourseTexts(texts: Folder, media: MediaFolder | null): ReadCourse {
  const folders = new Map<string, Map<string, string>>()
  for (const [path, text] of texts) {
    const [folder = '', name, ...deeper] = path.split('/')
    if (name === undefined || deeper.length > 0) continue
    const files = folders.get(folder) ?? new Map<string, string>()
    folders.set(folder, files.set(name, text))
  }
  const names = [...folders.keys()].sort()
  const modules = names.map((name) => readModule(name, folders.get(name) ?? new Map()))
  markRepeated(modules)
  if (!media) return { modules, media: [], problems: [] }
  const found = mediaOf(modules, media)
  return { modules, media: found.media, problems: found.problems }
}

function readModule(folder: string, files: Folder): ReadModule {
  const others: Problem[] = []
  const at = (name: string) => `${folder}/${name}`
  const optional = <S extends z.ZodMiniType>(name: string, schema: S) => {
    const text = files.get(name)
    if (text === undefined) return null
    const read = gathered(others, () => parseYaml(at(name), text))
    const parsed = read && shaped(read, read.value, schema)
    others.push(...(parsed?.problems ?? []))
    return parsed?.value ?? null
  }
  const lessons = readLessons(folder, files)
  return {
    ...readFrame(folder, files),
    lessons,
    questions: readQuestions(at('exam.yml'), files.get('exam.yml'), lessons, others),
    video: optional('video.yml', VideoFile),
    podcast: optional('podcast.yml', PodcastFile),
    others,
  }
}

/** What `read` answers; null, and what it found wrong among the problems. */
function gathered<T>(problems: Problem[], read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ProblemFound)) throw error
    problems.push(error.problem)
    return null
  }
}

const problemOf = (file: string, reason: ReadReason, message: string, at: string | null = null): Problem => ({
  file,
  line: null,
  at,
  reason,
  message,
})

function readFrame(folder: string, files: Folder) {
  const file = `${folder}/module.yml`
  const { position, key, problems } = ordered(folder, folder)
  const text = files.get('module.yml')
  if (text === undefined) problems.push(problemOf(file, 'no-file', 'is missing'))
  const yaml = text === undefined ? null : gathered(problems, () => parseYaml(file, text))
  const parsed = yaml && shaped(yaml, yaml.value, ModuleFile)
  problems.push(...(parsed?.problems ?? []))
  return { position, key, file, line: null, value: parsed?.value ?? null, problems }
}

function ordered(name: string, file: string) {
  const [, number = '', key = ''] = name.match(NUMBERED) ?? []
  const isGood = KEY.test(key) && Number(number) > 0
  const problems = isGood ? [] : [problemOf(file, 'bad-name', 'its name is no number and key, as 01-name')]
  return { position: Number(number), key: key || name, problems }
}

function readLessons(folder: string, files: Folder): ReadLesson[] {
  const names = new Set(
    [...files.keys()].flatMap((file) => file.match(/^(\d+-.+)\.(?:hu|en)\.md$/)?.[1] ?? []),
  )
  return [...names].sort(byNumber).map((name) => readLesson(folder, name, files))
}

const byNumber = (one: string, other: string) =>
  Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1)

function readLesson(folder: string, name: string, files: Folder): ReadLesson {
  const path = `${folder}/${name}`
  const { position, key, problems } = ordered(name, path)
  const texts = languages.map((language) => readTexts(`${path}.${language}.md`, files, problems))
  const [hu, en] = texts
  const isWhole = hu && en
  if (isWhole && (hu.checks.length !== en.checks.length || `${hu.invented}` !== `${en.invented}`))
    problems.push(problemOf(path, 'languages-differ', 'the languages differ'))
  const value = isWhole && problems.length === 0 ? { hu, en } : null
  const named = { media: { hu: [], en: [] }, pictures: { hu: [], en: [] } }
  return { position, key, file: `${path}.hu.md`, line: null, value, problems, ...named }
}

function readTexts(file: string, files: Folder, problems: Problem[]): LessonTexts | null {
  const [, name = ''] = file.split('/')
  const text = files.get(name)
  if (text === undefined) {
    problems.push(problemOf(file, 'no-twin', 'is missing'))
    return null
  }
  const parts = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/)
  if (!parts) {
    problems.push(problemOf(file, 'no-head', 'has no front matter'))
    return null
  }
  const [, head = '', body = ''] = parts
  const yaml = gathered(problems, () => parseYaml(file, head, 2))
  const parsed = yaml && shaped(yaml, yaml.value, LessonHead)
  problems.push(...(parsed?.problems ?? []))
  return parsed?.value ? { ...parsed.value, body: body.trim() } : null
}

function readQuestions(
  file: string,
  text: string | undefined,
  lessons: readonly ReadLesson[],
  others: Problem[],
): Read<QuestionFile>[] {
  if (text === undefined) return []
  const yaml = gathered(others, () => parseYaml(file, text))
  if (!yaml) return []
  const whole = shaped(yaml, yaml.value, ExamFile)
  others.push(...whole.problems)
  const taught = new Set(lessons.map(({ key }) => key))
  return (whole.value?.questions ?? []).map((one, i) => readQuestion(yaml, one, i, taught))
}

function readQuestion(yaml: Yaml, one: unknown, i: number, taught: ReadonlySet<string>): Read<QuestionFile> {
  const path = ['questions', i]
  const line = yaml.line(path)
  const { value, problems } = shaped(yaml, one, QuestionFile, path)
  const of = (reason: ReadReason, message: string, at: string) =>
    problems.push({
      file: yaml.file,
      line: yaml.line([...path, at]),
      at: `questions.${i}.${at}`,
      reason,
      message,
    })
  if (value && !KEY.test(value.key)) of('bad-name', 'is no key', 'key')
  if (value?.lesson && !taught.has(value.lesson))
    of('no-such-lesson', `${value.key} names the lesson ${value.lesson}, which the module has not`, 'lesson')
  const key = value?.key ?? keyGiven(one, 100) ?? `${i + 1}`
  return { key, file: yaml.file, line, value: problems.length > 0 ? null : value, problems }
}

/** Keys and places tell things apart: the second with the same one is wrong. */
function markRepeated(modules: readonly ReadModule[]): void {
  markTwice(modules, ({ key }) => key, 'key-twice')
  markTwice(modules, ({ position }) => position, 'position-twice')
  for (const { lessons, questions } of modules) {
    markTwice(lessons, ({ key }) => key, 'key-twice')
    markTwice(lessons, ({ position }) => position, 'position-twice')
    markTwice(questions, ({ key }) => key, 'key-twice')
  }
}

function markTwice<T extends Read<unknown>>(
  things: readonly T[],
  of: (thing: T) => string | number,
  reason: 'key-twice' | 'position-twice',
): void {
  const seen = new Set<string | number>()
  for (const thing of things) {
    if (seen.has(of(thing))) {
      thing.problems.push({
        ...problemOf(thing.file, reason, `${of(thing)} is there twice`),
        line: thing.line,
      })
      thing.value = null
    }
    seen.add(of(thing))
  }
}
