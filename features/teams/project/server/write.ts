import type { Tx } from '#platform/server/database.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import type { CommandRequest } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import type { ProjectFields, project } from '../calls.ts'
import { columnsOf, focusesOf } from './columns.ts'
import { presentView } from './present.ts'
import { projectRows } from './queries.ts'
import { isRepeated } from './repeated.ts'
import { mayWrite } from './rules.ts'
import { transitionProject } from './transition.ts'

type Writing = CommandRequest<typeof project.saveDraft> | CommandRequest<typeof project.publish>

const outcomes = { saveDraft: 'DRAFT', publish: 'PUBLISHED' } as const

export async function write(request: Writing, transition: keyof typeof outcomes) {
  const { tx, actor, now, body } = request
  const semester = await lockSecondSemester(tx)
  const own = await lockOwnProject(tx, actor.id, semester.id)
  const { revision, ...fields } = body
  const left = { fields, status: outcomes[transition], revision: revision + 1 }
  if (await isRepeated(tx, own, left)) return viewOf(request, own.id)
  const verdict = mayWrite(own, revision)
  // Refused with what stands there by now, so that nothing typed is lost.
  if (verdict === 'project-changed')
    refuse(verdict, { detail: { ...(await viewOf(request, own.id)).project } })
  refuseUnless(verdict)
  await tx
    .updateTable('project')
    .set({ ...columnsOf(fields), revision: revision + 1, saved_at: now })
    .where('id', '=', own.id)
    .execute()
  if (transition === 'publish')
    await transitionProject(request, transition, [own.id], { set: { published_at: now } })
  else if (own.status === 'CREATED') await transitionProject(request, transition, [own.id])
  await setFocuses(tx, own.id, fields)
  return viewOf(request, own.id)
}

/** A focus that is gone meanwhile is not found. */
export async function setFocuses(tx: Tx, project_id: string, fields: ProjectFields) {
  await tx.deleteFrom('project_has_focus').where('project_id', '=', project_id).execute()
  const rows = focusesOf(fields).map((term_id, i) => ({ project_id, term_id, position: i + 1 }))
  if (rows.length > 0) await tx.insertInto('project_has_focus').values(rows).execute()
}

export async function viewOf(request: Writing | CommandRequest<typeof project.create>, id: string) {
  const row = await projectRows(request.tx).where('p.id', '=', id).executeTakeFirstOrThrow()
  return presentView(request.tx, row, request)
}
