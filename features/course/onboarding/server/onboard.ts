import { sql } from 'kysely'
import { presentUser } from '#people/identity/server/present.ts'
import { dropCachedSessions } from '#people/identity/server/session.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { staysOutOf } from '#programme/programme/server/participation.ts'
import { onboarding } from '../calls.ts'

/** The server sets the key, so that nobody onboards for another semester. Idempotent: repeating it changes nothing. */
export const onboard = command(onboarding.onboard, async function onboard(request) {
  const { tx, actor, now } = request
  const { semester } = await currentProgramme(tx)
  // Asked here, and not told from the session: the semester may have been opened since.
  const { stays } = await tx
    .selectNoFrom(staysOutOf(sql.val(actor.id), semester.id).as('stays'))
    .executeTakeFirstOrThrow()
  if (stays) return refuse('not-in-semester')
  await tx
    .insertInto('onboarding')
    .values({ account_id: actor.id, semester_key: semester.key, at: now })
    .onConflict((on) => on.doNothing())
    .execute()
  await tellStageChange(tx, actor.id)
  afterCommit(tx, () => dropCachedSessions(actor.id))
  return { user: await presentUser(tx, request) }
})

/** Cached sessions carry the stage; every process drops this account's at the commit. */
const tellStageChange = (tx: CommandRequest<typeof onboarding.onboard>['tx'], accountId: string) =>
  sql`select pg_notify('account', ${accountId})`.execute(tx)
