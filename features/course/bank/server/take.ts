import { randomUUID } from 'node:crypto'
import { keyOf } from '#course/authoring/server/key.ts'
import { insertDraft } from '#course/authoring/server/save.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { limits } from '#platform/server/limits.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { bank } from '../calls.ts'
import { draftOf } from './draft.ts'
import type { FileContent, ReadQuestion } from './formats/question.ts'
import { readSent } from './formats/read-sent.ts'
import { findModule, hasModule } from './module.ts'
import { bankOf } from './queries.ts'
import { askedIn, knownOf } from './twins.ts'

/** The file is read before the transaction, which is all of the chosen questions or none. Idempotent by what they ask. */
export const take = commandInSteps(
  bank.take,
  async function take(request) {
    const { db, transact, actor, now, params, body, files } = request
    const { id: module } = await findModule(db, params.id)
    await hitOrRefuse(db, { key: `questions ${actor.id}`, limit: limits.questionFiles }, now)
    const { questions, format } = await readSent(files.file.content, body)
    const chosen = chosenOf(questions, body.chosen.numbers)
    return transact(async (tx) => {
      // Of two who send the same file, the second finds what the first has added.
      await tx.selectFrom('module').select('id').where('id', '=', module).forUpdate().execute()
      const { semester_id } = await findModule(tx, module)
      const known = knownOf(await bankOf(tx, semester_id, body.language), module)
      const added = chosen.filter((content) => {
        const isNew = known.same(askedIn(content)) === undefined
        known.add(askedIn(content))
        return isNew
      })
      for (const content of added) {
        const id = randomUUID()
        const written = draftOf(content, body.language)
        const place = { id, module_id: module, semester_id, key: keyOf(written, id), version: 0 }
        await insertDraft({ tx, actor, now }, place, written)
      }
      if (added.length > 0)
        await writeAudit({ tx, actor, now }, 'questions-imported', module, { format, added: added.length })
      return { added: added.length, there: chosen.length - added.length }
    })
  },
  hasModule,
)

function chosenOf(questions: readonly ReadQuestion[], numbers: readonly number[]): FileContent[] {
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .map((number) => questions[number - 1]?.content ?? refuse('questions-changed-meanwhile'))
}
