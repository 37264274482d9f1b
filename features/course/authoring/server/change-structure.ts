import { sql } from 'kysely'
import type { ModuleContent } from '#course/course/content.ts'
import { noteShownSolutions } from '#course/exam/server/solutions-shown.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { structure } from '../structure-calls.ts'
import { contentOf, findThing } from './queries.ts'
import { restructured } from './structure-effect.ts'
import { lockModules } from './structure-queries.ts'
import { isMove, type ModuleFacts } from './structure-rules.ts'
import { putModule } from './versions.ts'

/** What was previewed, as long as it is still true (decision 27). */
export const changeStructure = command(structure.change, async function changeStructure(request) {
  const { tx, params, body } = request
  const { semester } = await currentProgramme(tx)
  await lockModules(tx, semester.id)
  const { module, later, effect } = await restructured(tx, { semester, module: params.id, act: body })
  if (effect.seen !== body.seen) return refuse('structure-changed-meanwhile')
  if (effect.losing > 0 && !body.lowers)
    return refuse('students-would-lose', { detail: { losing: effect.losing } })
  if (isMove(body)) await putOrder(tx, later)
  else await putRole(request, module, later)
  const { losers, seen, ...figures } = effect
  await writeAudit(request, 'module-restructured', module.id, { act: body.act, why: body.why, ...figures })
  afterCommit(tx, () => invalidate('content'))
  return { done: true }
})

/** In one statement, so that no two are at one place at its end. */
async function putOrder(tx: Tx, modules: readonly ModuleFacts[]): Promise<void> {
  await sql`update module m set position = o.position
    from unnest(${modules.map(({ id }) => id)}::uuid[], ${modules.map(({ position }) => position)}::int[])
      as o (id, position)
    where m.id = o.id and m.position <> o.position`.execute(tx)
}

async function putRole(
  { tx, actor, now, body }: CommandRequest<typeof structure.change>,
  was: ModuleFacts,
  later: readonly ModuleFacts[],
): Promise<void> {
  const module = later.find(({ id }) => id === was.id) ?? was
  const { id, key, version, semester_id: semester } = await findThing(tx, was.id)
  if (module.extra !== was.extra) {
    const published = await contentOf(tx, { id, number: version })
    if (!published) return refuse('not-found')
    const content = { ...(published.content as ModuleContent), extra: module.extra }
    const of = { number: version + 1, at: now, by: actor.id, why: body.why, asksAgain: false }
    await putModule(tx, { id, key, semester, position: was.position }, content, of)
  }
  if (module.isRetired === was.isRetired) return
  if (was.isRetired) await noteShownSolutions({ tx, now }, { semester })
  await tx
    .updateTable('module')
    .set({ retired_at: module.isRetired ? now : null })
    .where('id', '=', id)
    .execute()
}
