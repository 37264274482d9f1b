import { extname } from 'node:path'
import { renderLesson } from '#course/course/server/lesson-text.ts'
import { lockTerms } from '#course/glossary/server/queries.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import type { Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandScope, commandInSteps } from '#platform/server/request.ts'
import type { NewFile, RequestFiles } from '#platform/server/request-files.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { courseFile } from '../course-file-calls.ts'
import type { Added, Html } from './coming.ts'
import { inTurn, libraryFor, sumsOf } from './compare.ts'
import type { JudgedModule, Judgement } from './compare-course.ts'
import { draftModule } from './draft-course.ts'
import { judgeWhole, termsComing, type WholeJudgement } from './judge-terms.ts'
import { keepTerms } from './keep-terms.ts'
import { insertMedium, type Size, typeOfMedium } from './media.ts'
import { pictureFrom } from './picture-from-file.ts'
import { publishModule } from './publish-course.ts'
import { type SentCourse, withSentCourse } from './read-course-zip.ts'
import { mediaOfLibrary, standingOf } from './standing.ts'
import { standingTerms } from './standing-terms.ts'
import { seenOf } from './tell-course.ts'

/** Brings a previewed course in: as drafts, or published where there is no course yet (decision 22). */
export const bringIn = commandInSteps(courseFile.bringIn, async function bringIn(request) {
  const { db, transact, actor, now, files, body, store, settings: frames } = request
  await hitOrRefuse(db, { key: `course ${actor.id}`, limit: limits.courseFiles }, now)
  return inTurn(() =>
    withSentCourse(files.file.path, async (sent) => {
      const { semester } = await currentProgramme(db)
      const library = await libraryFor(db, sent)
      const sums = await sumsOf(store, library, sent)
      const standing = await standingOf(db, semester.id)
      const terms = await standingTerms(db)
      const first = judgeWhole({ ...sent, standing, library, sums, frames, terms })
      const chosen = chosenOf(first, body)
      const stored = await storeNew(store, sent, first, chosen)
      const htmls = first.isEmpty ? await htmlsOf(chosen) : new Map<string, Html>()
      return transact(async (tx) => {
        await lockCourse(tx, semester.id)
        const titles = library.map(({ title }) => title)
        const again = {
          ...sent,
          standing: await standingOf(tx, semester.id),
          library: await mediaOfLibrary(tx, { titles }),
          sums,
          frames,
          terms: await standingTerms(tx),
        }
        const judgement = judgeWhole(again)
        const modules = chosenOf(judgement, body)
        const scope = { tx, actor, now }
        const added: Added = { module: 0, lesson: 0, question: 0, medium: 0, term: 0 }
        const keys = new Set(modules.map(({ item }) => item.key))
        added.term = await keepTerms(scope, termsComing(judgement, sent.course, keys))
        const media = await keepMedia(scope, { judgement, names: namesComing(modules), stored, store, added })
        for (const [i, module] of modules.entries())
          if (judgement.isEmpty)
            await publishModule(scope, module, {
              semester: semester.id,
              position: i + 1,
              media,
              htmls,
              added,
            })
          else await draftModule(scope, module, { semester: semester.id, media, added })
        await writeAudit(scope, 'course-brought-in', semester.id, { ...added, published: judgement.isEmpty })
        afterCommit(tx, () => invalidate('content'))
        return { ...added, published: judgement.isEmpty }
      })
    }),
  )
})

/** Refuses where the zip or the course is another one than was previewed. */
function chosenOf(
  judgement: WholeJudgement,
  { modules, seen }: { modules: readonly string[]; seen: string },
) {
  if (seenOf(judgement) !== seen) return refuse('course-changed-meanwhile')
  const chosen = judgement.modules.filter(({ item }) => modules.includes(item.key))
  const isWhole = ({ item, lessons, questions }: JudgedModule) =>
    [item, ...lessons.map((one) => one.item), ...questions.map((one) => one.item)].every(
      ({ state }) => state !== 'wrong',
    )
  if (judgement.isEmpty && !chosen.every(isWhole)) return refuse('course-file-wrong')
  return chosen
}

const isComing = ({ item }: { item: { state: string } }) => item.state === 'new' || item.state === 'changed'

type Stored = Map<string, NewFile & { size: Size | null }>

/** Names of media that lessons show which come in. */
function namesComing(chosen: readonly JudgedModule[]): ReadonlySet<string> {
  const shown = chosen.flatMap(({ lessons }) => lessons.filter(isComing))
  return new Set(
    shown.flatMap(({ media: played, pictures }) => [
      ...played.hu,
      ...played.en,
      ...pictures.hu,
      ...pictures.en,
    ]),
  )
}

/** Files of media that the library has not, in the store before the transaction; without it they are gone again. */
async function storeNew(
  store: RequestFiles,
  { zip, pathOf }: SentCourse,
  { media }: Judgement,
  chosen: readonly JudgedModule[],
): Promise<Stored> {
  const stored: Stored = new Map()
  for (const name of namesComing(chosen)) {
    const { value, twins = [] } = media.get(name) ?? {}
    if (!value || twins.length > 0) continue
    for (const file of Object.values(value.files)) {
      if (!file || stored.has(file)) continue
      const received = await store.receive(zip.read(pathOf(file)))
      const { extension, mediaType } = typeOfMedium(file)
      const about = { mediaType, extension, name: `${value.title}${extname(file)}` }
      const picture = value.kind === 'picture' ? await pictureFrom(received) : null
      const kept = await store.put('course', picture?.content ?? received, about)
      stored.set(file, { ...kept, size: picture && { width: picture.width, height: picture.height } })
    }
  }
  return stored
}

/** Outside of the transaction: a text whose marks take long waits for its turn. */
async function htmlsOf(modules: readonly JudgedModule[]): Promise<Map<string, Html>> {
  const htmls = new Map<string, Html>()
  for (const { item, lessons } of modules)
    for (const lesson of lessons) {
      if (!lesson.content) continue
      const { hu, en } = lesson.content
      htmls.set(`${item.key}/${lesson.item.key}`, {
        hu: await renderLesson({ text: hu.body, language: 'hu' }, 'file'),
        en: await renderLesson({ text: en.body, language: 'en' }, 'file'),
      })
    }
  return htmls
}

/** One import at a time, and none beside a publishing, a retiring, the course of a new semester or an edit of a term. */
async function lockCourse(tx: Tx, semester: string): Promise<void> {
  const row = await tx
    .selectFrom('semester')
    .select('id')
    .where('id', '=', semester)
    .where('is_current', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return refuse('course-changed-meanwhile')
  await tx
    .selectFrom('content_draft')
    .select('thing_id')
    .where('semester_id', '=', semester)
    .orderBy('thing_id')
    .forUpdate()
    .execute()
  await tx
    .selectFrom('module')
    .select('id')
    .where('semester_id', '=', semester)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await lockTerms(tx)
}

interface Keeping {
  judgement: Judgement
  names: ReadonlySet<string>
  stored: Stored
  store: RequestFiles
  added: Added
}

/** Ids of media by their names: of those that the library has, and of those that it gets now. */
async function keepMedia(
  { tx, actor, now }: CommandScope,
  { judgement, names, stored, store, added }: Keeping,
): Promise<Map<string, readonly string[]>> {
  const ids = new Map<string, readonly string[]>()
  const kept = new Map<string, string>()
  const keep = async (name: string) => {
    const file = stored.get(name)
    if (!file) throw new Error(`${name} was not stored`)
    const id = kept.get(name) ?? (await store.keep(tx, file, now))
    kept.set(name, id)
    return id
  }
  for (const { name, value, twins } of judgement.media.values()) {
    if (!value || twins.length > 0) ids.set(name, twins)
    else if (names.has(name)) {
      const { file, captions, poster } = value.files
      const files = {
        file: file && (await keep(file)),
        captions: captions && (await keep(captions)),
        poster: poster && (await keep(poster)),
      }
      const { size } = stored.get(file ?? '') ?? { size: null }
      const of = { at: now, by: actor?.id ?? null, size }
      ids.set(name, [await insertMedium(tx, value, files, of)])
      added.medium++
    }
  }
  return ids
}
