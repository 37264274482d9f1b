import { sql } from 'kysely'
import type { LessonContent, ModuleContent } from '#course/course/content.ts'
import type { QuestionContent } from '#course/exam/question-content.ts'
import { languages } from '#platform/contract/parts.ts'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import type { Published } from '../content-parts.ts'
import { keptContent } from './kept-content.ts'
import { promptKeysOf } from './prompt-keys.ts'

/** What every version says of itself. */
export interface Publication {
  /** The one after the newest. */
  number: number
  at: Date
  /** Null where it comes from files. */
  by: string | null
  why: string | null
  /** Those who had finished the lesson are asked to read it again. */
  asksAgain: boolean
}

/** Of what comes from files, before anybody has changed it. */
export const firstVersion = (at: Date): Publication => ({
  number: 1,
  at,
  by: null,
  why: null,
  asksAgain: false,
})

interface Thing {
  id: string
  key: string
}

interface ModulePlace extends Thing {
  semester: string
  position: number
}

interface LessonPlace extends Thing {
  module: string
  position: number
  /** Of its text, by language. */
  html: Record<'hu' | 'en', string>
}

interface QuestionPlace extends Thing {
  module: string
}

/**
 * What students get of a module from now on, and its version. Each of these three writes what the product reads of a thing
 * and the version that it is: nothing else writes either.
 */
export async function putModule(
  tx: Tx,
  { id, key, semester, position }: ModulePlace,
  content: ModuleContent,
  of: Publication,
): Promise<void> {
  const now = { extra: content.extra, version: of.number }
  await tx
    .insertInto('module')
    .values({ id, semester_id: semester, key, position, ...now })
    .onConflict((on) => on.column('id').doUpdateSet(now))
    .execute()
  await tx
    .insertInto('module_text')
    .values(languages.map((language) => ({ module_id: id, language, ...content[language] })))
    .onConflict((on) =>
      on.columns(['module_id', 'language']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        outcomes: ref('excluded.outcomes'),
      })),
    )
    .execute()
  await keepVersion(tx, { id, kind: 'module', module: id, content }, of)
}

/** The same of a lesson; its media are of the library. */
export async function putLesson(
  tx: Tx,
  { id, key, module, position, html }: LessonPlace,
  content: LessonContent,
  of: Publication,
): Promise<void> {
  const now = {
    invented: content.invented,
    version: of.number,
    ...(of.asksAgain ? { again_from: of.number } : {}),
  }
  await tx
    .insertInto('lesson')
    .values({ id, module_id: module, key, position, ...now })
    .onConflict((on) => on.column('id').doUpdateSet(now))
    .execute()
  await tx
    .insertInto('lesson_text')
    .values(
      languages.map((language) => {
        const { title, summary, body, checks } = content[language]
        return { lesson_id: id, language, title, summary, body, html: html[language], checks: jsonOf(checks) }
      }),
    )
    .onConflict((on) =>
      on.columns(['lesson_id', 'language']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        body: ref('excluded.body'),
        html: ref('excluded.html'),
        checks: ref('excluded.checks'),
      })),
    )
    .execute()
  await putMedia(tx, id, content)
  await keepVersion(tx, { id, kind: 'lesson', module, content }, of)
}

async function putMedia(tx: Tx, lesson_id: string, content: LessonContent): Promise<void> {
  await tx.deleteFrom('lesson_medium').where('lesson_id', '=', lesson_id).execute()
  const rows = languages.flatMap((language) =>
    content[language].media.map((medium_id, i) => ({ lesson_id, language, position: i + 1, medium_id })),
  )
  if (rows.length > 0) await tx.insertInto('lesson_medium').values(rows).execute()
}

/** The same of a question: attempts that have begun keep the version that they drew. */
export async function putQuestion(
  tx: Tx,
  { id, key, module }: QuestionPlace,
  content: QuestionContent,
  of: Publication,
): Promise<void> {
  const { kind, points, level, correct, lesson, validUntil } = content
  const now = {
    kind,
    points,
    level,
    correct,
    lesson_id: lesson,
    valid_until: validUntil,
    version: of.number,
    prompt_keys: promptKeysOf(content),
    search_text: sql<string>`fold(${`${content.hu.prompt} ${content.en.prompt}`})`,
  }
  await tx
    .insertInto('question')
    .values({ id, module_id: module, key, ...now })
    .onConflict((on) => on.column('id').doUpdateSet(now))
    .execute()
  await tx
    .insertInto('question_text')
    .values(
      languages.map((language) => {
        const { prompt, options, why } = content[language]
        return { question_id: id, language, prompt, options, why }
      }),
    )
    .onConflict((on) =>
      on.columns(['question_id', 'language']).doUpdateSet(({ ref }) => ({
        prompt: ref('excluded.prompt'),
        options: ref('excluded.options'),
        why: ref('excluded.why'),
      })),
    )
    .execute()
  await keepVersion(tx, { id, kind: 'question', module, content }, of)
}

type Kept = Published & {
  id: string
  module: string
}

const keepVersion = (
  tx: Tx,
  { id, module, ...written }: Kept,
  { number, at, by, why, asksAgain }: Publication,
) =>
  tx
    .insertInto('content_version')
    .values({
      thing_id: id,
      number,
      kind: written.kind,
      module_id: module,
      ...keptContent(written),
      asks_again: asksAgain,
      why,
      published_at: at,
      published_by: by,
    })
    .execute()
