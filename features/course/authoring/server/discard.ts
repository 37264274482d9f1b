import { writeAudit } from '#platform/server/audit.ts'
import { anyOf, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandScope, command } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { type DraftRow, findThing, lockDrafts } from './queries.ts'
import { refusePlanned } from './save.ts'

/** What is published stays. Idempotent: without a draft nothing changes. */
export const discard = command(authoring.discard, async function discard({ tx, actor, now, params }) {
  const { id } = await findThing(tx, params.id)
  await discardDrafts({ tx, actor, now }, await lockDrafts(tx, [id]))
  return { done: true }
})

/** All of them or none, of drafts that are locked: a module that was never published goes with all that was begun in it. */
export async function discardDrafts(scope: CommandScope, drafts: readonly DraftRow[]): Promise<void> {
  drafts.forEach(refusePlanned)
  const [modules, others] = [drafts.filter(isNewModule), drafts.filter((one) => !isNewModule(one))]
  await remove(scope, others)
  if (await hasDrafts(scope.tx, modules)) return refuse('module-has-drafts')
  await remove(scope, modules)
}

const isNewModule = ({ kind, based_on }: DraftRow) => kind === 'module' && based_on === null
const idsOf = (drafts: readonly DraftRow[]) => drafts.map(({ thing_id }) => thing_id)

async function remove(scope: CommandScope, drafts: readonly DraftRow[]): Promise<void> {
  await scope.tx
    .deleteFrom('content_draft')
    .where('thing_id', '=', anyOf(idsOf(drafts)))
    .execute()
  await writeAudit(scope, 'draft-discarded', idsOf(drafts))
}

/** Whoever begins one waits for the module's draft, which is locked. */
const hasDrafts = async (tx: Tx, modules: readonly DraftRow[]) =>
  (await tx
    .selectFrom('content_draft')
    .select('thing_id')
    .where('module_id', '=', anyOf(idsOf(modules)))
    .limit(1)
    .executeTakeFirst()) !== undefined
