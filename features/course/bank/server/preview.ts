import { limits } from '#platform/server/limits.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { bank } from '../calls.ts'
import { readSent } from './formats/read-sent.ts'
import { findModule, hasModule } from './module.ts'
import { presentQuestion } from './present.ts'
import { bankOf } from './queries.ts'
import { knownOf } from './twins.ts'

/** What would become of each question of a file. Nothing of it is kept. */
export const preview = commandInSteps(
  bank.preview,
  async function preview(request) {
    const { db, actor, now, params, body, files } = request
    const { id, semester_id } = await findModule(db, params.id)
    await hitOrRefuse(db, { key: `questions ${actor.id}`, limit: limits.questionFiles }, now)
    const { format, encoding, questions } = await readSent(files.file.content, body)
    const known = knownOf(await bankOf(db, semester_id, body.language), id)
    return { format, encoding, questions: questions.map((question) => presentQuestion(question, known)) }
  },
  hasModule,
)
