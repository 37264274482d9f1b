import type { Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { record } from '#platform/server/record.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { type ActRequest, act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { hideIntroduction } from '#teams/seats/server/hide-introduction.ts'
import { lockOwnProject, lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { lockPending, voidRequests } from '#teams/team-request/server/void.ts'
import { type ProjectFields, project } from '../calls.ts'
import { columnsOf, focusesOf } from './columns.ts'
import { endProject, moveProject } from './move.ts'
import { presentView } from './present.ts'
import { projectRows } from './queries.ts'
import { isRepeated } from './repeated.ts'
import { mayCreate, mayDissolve, mayWrite } from './rules.ts'
import { refuseGone } from './student.ts'

/**
 * Decision P1. Ends what the student has asked of others, and others of them (decision X12). Idempotent: repeating it gets
 * the same answer.
 */
export const create = act(project.create, async (request) => {
  const { tx, actor, now, body } = request
  const semester = await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id])
  await refuseGone(tx, actor.id, semester.key)
  const seat = await seatOf(tx, actor.id, semester.id)
  if (seat?.position === 0) {
    const own = await lockProject(tx, seat.project_id, semester.id)
    if (await isRepeated(tx, own, { fields: body, status: 'CREATED', revision: 1 }))
      return viewOf(request, own.id)
  }
  refuseUnless(mayCreate({ isInTeam: seat !== undefined }, semester, now))
  const { id } = await tx
    .insertInto('project')
    .values({
      ...columnsOf(body),
      semester_id: semester.id,
      owner_id: actor.id,
      created_at: now,
      saved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setFocuses(tx, id, body)
  await tx
    .insertInto('seat')
    .values({ account_id: actor.id, semester_id: semester.id, project_id: id, position: 0, since: now })
    .execute()
  await voidRequests(request, await lockPending(request, { persons: [actor.id] }), 'has-own-project')
  await hideIntroduction(tx, actor.id, semester.id)
  await record(request, 'project-created', id)
  return viewOf(request, id)
})

/** Idempotent: repeating it gets the same answer. */
export const saveDraft = act(project.saveDraft, (request) => write(request, 'saveDraft'))

/** From then on others see it, and nobody changes it any more. Idempotent: repeating it gets the same answer. */
export const publish = act(project.publish, (request) => write(request, 'publish'))

type Writing = ActRequest<typeof project.saveDraft> | ActRequest<typeof project.publish>

const outcomes = { saveDraft: 'DRAFT', publish: 'PUBLISHED' } as const

async function write(request: Writing, move: keyof typeof outcomes) {
  const { tx, actor, now, body } = request
  const semester = await lockSecondSemester(tx)
  const own = await lockOwnProject(tx, actor.id, semester.id)
  const { revision, ...fields } = body
  const left = { fields, status: outcomes[move], revision: revision + 1 }
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
  if (move === 'publish') await moveProject(request, move, [own.id], { set: { published_at: now } })
  else if (own.status === 'CREATED') await moveProject(request, move, [own.id])
  await setFocuses(tx, own.id, fields)
  return viewOf(request, own.id)
}

/** While the owner is alone (decision X6): what was asked around it ends, and the owner may join another team. */
export const dissolve = act(project.dissolve, async (request) => {
  const { tx, actor } = request
  const semester = await lockSecondSemester(tx)
  const own = await lockOwnProject(tx, actor.id, semester.id)
  refuseUnless(mayDissolve(own))
  await endProject(request, own.id)
  return { done: true }
})

/** A focus that is gone meanwhile is not found. */
async function setFocuses(tx: Tx, project_id: string, fields: ProjectFields) {
  await tx.deleteFrom('project_has_focus').where('project_id', '=', project_id).execute()
  const rows = focusesOf(fields).map((term_id, i) => ({ project_id, term_id, position: i + 1 }))
  if (rows.length > 0) await tx.insertInto('project_has_focus').values(rows).execute()
}

async function viewOf(request: Writing | ActRequest<typeof project.create>, id: string) {
  const row = await projectRows(request.tx).where('p.id', '=', id).executeTakeFirstOrThrow()
  return presentView(request.tx, row, request)
}
