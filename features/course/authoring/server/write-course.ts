import { extname } from 'node:path'
import { stringify } from 'yaml'
import type { LessonContent, ModuleContent } from '#course/course/content.ts'
import { PICTURE, readdressed } from '#course/course/figures.ts'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { languages } from '#platform/contract/parts.ts'
import type { StandingCourse, StandingMedium, StandingThing } from './standing.ts'

/** The files of a course by their paths: texts, and keys of the store. */
export interface CourseFiles {
  texts: Map<string, string>
  stored: Map<string, string>
}

/** What is published of a course as the files of content/README.md. `semester`: the folder's name. */
export function filesOf(
  standing: StandingCourse,
  media: ReadonlyMap<string, StandingMedium>,
  semester: string,
): CourseFiles {
  const texts = new Map<string, string>()
  const inUse = <T extends StandingThing>(things: readonly T[], module: string) =>
    things.filter((one) => one.published && !one.isRetired && one.module === module)
  const modules = standing.modules.filter((one) => one.published && !one.isRetired)
  const names = new Map<string, string>()
  modules.forEach((module, i) => {
    const folder = `${semester}/${String(i + 1).padStart(2, '0')}-${module.key}`
    const lessons = inUse(standing.lessons, module.id)
    const questions = inUse(standing.questions, module.id)
    texts.set(`${folder}/module.yml`, yamlOf(moduleFile(module.published as ModuleContent)))
    lessons.forEach(({ key, published }, n) => {
      for (const language of languages) {
        const content = published as LessonContent
        const shown = content[language].media.map((id) =>
          nameOf(id, `${module.key}.`, language, media, names),
        )
        const body = readdressed(content[language].body, PICTURE, (id) =>
          media.get(id)?.kind === 'picture'
            ? `media/${nameOf(id, `${module.key}.`, language, media, names)}`
            : `/pictures/${id}`,
        )
        const written = { ...content, [language]: { ...content[language], body } }
        texts.set(`${folder}/${n + 1}-${key}.${language}.md`, lessonFile(written, language, shown))
      }
    })
    const keys = new Map(lessons.map(({ id, key }) => [id, key]))
    const asked = questions.map(({ key, published }) => questionFile(key, published as QuestionContent, keys))
    if (asked.length > 0) texts.set(`${folder}/exam.yml`, yamlOf({ questions: asked }))
  })
  return withMedia(texts, media, names, `media/${semester}`)
}

/** Line for line the same from the same content, whoever writes it. */
export const yamlOf = (value: unknown) =>
  stringify(value, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    doubleQuotedAsJSON: true,
    lineWidth: 0,
  })

/** Named by where it is shown first, so that it has the same name wherever the course goes. */
function nameOf(
  id: string,
  prefix: string,
  language: 'hu' | 'en',
  media: ReadonlyMap<string, StandingMedium>,
  names: Map<string, string>,
): string {
  const known = names.get(id)
  if (known) return known
  const plain = `${prefix}${media.get(id)?.kind ?? 'medium'}.${language}`
  const taken = new Set(names.values())
  let name = plain
  for (let n = 2; taken.has(name); n++) name = `${plain}.${n}`
  names.set(id, name)
  return name
}

const moduleFile = ({ extra, hu, en }: ModuleContent) => ({
  extra,
  title: { hu: hu.title, en: en.title },
  summary: { hu: hu.summary, en: en.summary },
  outcomes: { hu: hu.outcomes, en: en.outcomes },
})

function lessonFile({ invented, ...content }: LessonContent, language: 'hu' | 'en', media: string[]): string {
  const { title, summary, checks, body } = content[language]
  const head = yamlOf({
    title,
    summary,
    media: media.length > 0 ? media : 'none',
    invented,
    checks: checks.map(({ kind, prompt, options, correct, why }) => ({
      kind,
      prompt,
      options,
      correct,
      why,
    })),
  })
  return `---\n${head}---\n${body}\n`
}

/** A question whose lesson is not in the course any more names none. */
function questionFile(key: string, content: QuestionContent, lessons: ReadonlyMap<string, string>) {
  const { kind, points, level, lesson, validUntil, correct, number } = content
  const hasChoice = kind !== 'ordering' && kind !== 'matching' && kind !== 'numeric'
  const textsOf = ({ prompt, options, matches, unit, why }: QuestionContent['hu']) => ({
    prompt,
    ...(kind === 'numeric' ? {} : { options }),
    ...(kind === 'matching' ? { matches } : {}),
    ...(unit ? { unit } : {}),
    why,
  })
  return {
    key,
    kind,
    points,
    level,
    lesson: (lesson && lessons.get(lesson)) || null,
    ...(hasChoice ? { correct } : {}),
    ...(kind === 'numeric' && number ? { number } : {}),
    ...(validUntil ? { validUntil } : {}),
    hu: textsOf(content.hu),
    en: textsOf(content.en),
  }
}

function withMedia(
  texts: Map<string, string>,
  media: ReadonlyMap<string, StandingMedium>,
  names: ReadonlyMap<string, string>,
  folder: string,
): CourseFiles {
  const stored = new Map<string, string>()
  const listed = [...names].map(([id, name]) => {
    const medium = media.get(id)
    if (!medium) throw new Error(`no medium ${id}`)
    const { kind, title, seconds, invented, transcript, files, ...own } = medium
    const fileOf = (which: 'file' | 'captions' | 'poster') => {
      const key = files[which]?.key
      if (!key) return {}
      const path = `${name}${which === 'file' ? '' : `.${which}`}${extname(key)}`
      stored.set(`${folder}/${path}`, key)
      return { [which]: path }
    }
    const played = seconds === null ? {} : { seconds }
    const spoken = transcript.map(({ who, says }) => ({ who, says }))
    const there = { ...fileOf('file'), ...fileOf('captions'), ...fileOf('poster') }
    const at = own.address === null ? {} : { address: own.address }
    const takes = own.workMinutes === null ? {} : { workMinutes: own.workMinutes }
    return [
      name,
      { kind, title, ...there, ...at, ...played, ...takes, invented, transcript: spoken },
    ] as const
  })
  if (listed.length > 0) texts.set(`${folder}/media.yml`, yamlOf({ media: Object.fromEntries(listed) }))
  return { texts, stored }
}
