import { randomUUID } from 'node:crypto'
import type { LessonContent } from '#course/course/content.ts'
import { figuresIn, PICTURE, readdressed } from '#course/course/figures.ts'
import { later } from '#platform/server/clock.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { Draft } from '../content-parts.ts'
import type { Added } from './coming.ts'
import type { Judged, JudgedModule } from './compare-course.ts'
import { standInFor } from './file-pictures.ts'
import { insertDraft } from './save.ts'

interface Into {
  semester: string
  /** Ids by names; several of one that the library has several times. */
  media: ReadonlyMap<string, readonly string[]>
  added: Added
}

/** What is new or changed in a module, as drafts: students keep what they have. A new module is a draft itself. */
export async function draftModule(scope: CommandScope, module: JudgedModule, into: Into): Promise<void> {
  const id = module.there?.id ?? randomUUID()
  // In the order of the file.
  let placed = 0
  const put = async (one: Judged, draft: (content: NonNullable<Judged['content']>) => Draft) => {
    if (one.content === null || (one.item.state !== 'new' && one.item.state !== 'changed')) return null
    const { kind, key } = one.item
    const own = kind === 'module' ? id : (one.there?.id ?? randomUUID())
    const place = {
      id: own,
      module_id: id,
      semester_id: into.semester,
      key,
      version: one.there?.version ?? 0,
    }
    const now = later(scope.now, placed++)
    await insertDraft({ ...scope, now }, place, draft(one.content))
    into.added[kind]++
    return own
  }
  await put(module, (content) => ({ kind: 'module', content }) as Draft)
  const lessons = new Map<string, string>()
  for (const lesson of module.lessons) {
    const written = (content: unknown) =>
      ({ kind: 'lesson', content: withMedia(content as LessonContent, lesson, into.media) }) as Draft
    const id = (await put(lesson, written)) ?? lesson.there?.id
    if (id) lessons.set(lesson.item.key, id)
  }
  for (const question of module.questions) {
    const lesson = lessons.get(question.lesson ?? '') ?? null
    await put(question, (content) => ({ kind: 'question', content: { ...content, lesson } }) as Draft)
  }
}

type Lesson = JudgedModule['lessons'][number]

/** With ids instead of names; of several that are the same, the one that the lesson shows already. */
export function withMedia(
  content: LessonContent,
  { media, pictures, there }: Pick<Lesson, 'media' | 'pictures' | 'there'>,
  ids: ReadonlyMap<string, readonly string[]>,
): LessonContent {
  const of = (language: 'hu' | 'en') => {
    const now = there?.published?.[language]
    const shown = [...(now?.media ?? []), ...figuresIn(now?.body ?? '').map(({ picture }) => picture)]
    const idOf = (name: string) => {
      const twins = ids.get(name) ?? []
      const id = twins.find((one) => shown.includes(one)) ?? twins[0]
      if (!id) throw new Error(`the medium ${name} was not kept`)
      return id
    }
    const own = new Map(pictures[language].map((name) => [standInFor(name), idOf(name)]))
    const body = readdressed(content[language].body, PICTURE, (id) => `/pictures/${own.get(id) ?? id}`)
    return { ...content[language], body, media: media[language].map(idOf) }
  }
  return { ...content, hu: of('hu'), en: of('en') }
}
