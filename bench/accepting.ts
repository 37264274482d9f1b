import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './growth-world.ts'
import { tokensOf } from './session.ts'

const PARALLEL = 16
const POLL_MS = 50

type Run = World['run']

export interface Application {
  id: string
  /** The token of the owner who accepts it. */
  token: string
}

/** Applications that wait for an answer, each of another student to another project with a free seat. */
export async function applicationsToAccept(run: Run, count: number): Promise<Application[]> {
  const { rows } = await run(
    `select r.id, p.owner_id from (
       select distinct on (person_id) id, project_id from (
         select distinct on (project_id) id, project_id, person_id from team_request
         where kind = 'APPLICATION' and status = 'PENDING' order by project_id, id) of_project
       order by person_id, id) r
     join project p on p.id = r.project_id join account o on o.id = p.owner_id
     where o.email like '%@hallgatok.example' and o.disabled_at is null order by r.id limit $1`,
    [count],
  )
  const tokens = await tokensOf(
    run,
    rows.map(({ owner_id }) => owner_id),
  )
  return rows.map(({ id }, n) => ({ id, token: tokens[n] ?? '' }))
}

/** Each application is accepted by its owner, some at once; returns once their mails have left too. */
export async function acceptAll(run: Run, api: string, all: readonly Application[]): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await accept(api, next)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  while (await anyMail(run)) await sleep(POLL_MS)
}

async function anyMail(run: Run): Promise<boolean> {
  const { rows } = await run(
    "select from graphile_worker.jobs where task_identifier = 'send-mail' limit 1",
    [],
  )
  return rows.length > 0
}

async function accept(api: string, { id, token }: Application): Promise<void> {
  const response = await fetch(`${api}/manage-project/accept-application/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`accept: ${response.status} ${await response.text()}`)
}

/** Undoes the acceptance: the applications wait again, and so does what ended because of it. */
export async function waitAgain(run: Run, ids: readonly string[]): Promise<void> {
  await run(
    `delete from seat s using team_request r
     where r.id = any ($1) and s.project_id = r.project_id and s.account_id = r.person_id`,
    [ids],
  )
  await run(
    `update introduction i set is_published = true from team_request r
     where r.id = any ($1) and i.account_id = r.person_id and i.semester_id = r.semester_id`,
    [ids],
  )
  await run(
    `update team_request t set status = 'PENDING', closed_at = null, void_reason = null from team_request r
     where r.id = any ($1) and t.status <> 'PENDING' and (t.id = r.id
       or t.void_reason in ('joined-another-team', 'team-full') and t.closed_at > now() - interval '1 hour'
         and (t.person_id = r.person_id or t.project_id = r.project_id))`,
    [ids],
  )
}
