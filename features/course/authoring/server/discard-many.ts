import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { authoring } from '../calls.ts'
import { discardDrafts } from './discard.ts'
import { lockDrafts } from './queries.ts'

/** As each alone. Idempotent: what has no draft any more is passed over. */
export const discardMany = command(
  authoring.discardMany,
  async function discardMany({ tx, actor, now, body }) {
    const { semester } = await currentProgramme(tx)
    const drafts = await lockDrafts(tx, body.ids)
    if (drafts.some(({ semester_id }) => semester_id !== semester.id)) return refuse('not-found')
    await discardDrafts({ tx, actor, now }, drafts)
    return { done: true }
  },
)
