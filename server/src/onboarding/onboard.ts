import type { Answer } from '@rajt/contract/call'
import type { onboarding } from '@rajt/contract/onboarding'
import { sql } from 'kysely'
import { presentUser } from '../auth/present.ts'
import { forgetAccount } from '../auth/session.ts'
import type { Act } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'

type Onboard = typeof onboarding.onboard

/** The server sets the key, so that nobody onboards for another semester (reliability I39). Twice is once. */
export async function onboard({ tx, actor, now, afterCommit }: Act<Onboard>): Promise<Answer<Onboard>> {
  const { semester } = await currentProgramme(tx)
  await tx
    .insertInto('onboarding')
    .values({ account_id: actor.id, semester_key: semester.key, at: now })
    .onConflict((on) => on.doNothing())
    .execute()
  await tellStageChange(tx, actor.id)
  afterCommit(() => forgetAccount(actor.id))
  return { user: await presentUser(tx, actor.id) }
}

/** Cached sessions carry the stage; every process drops this account's at the commit. */
const tellStageChange = (tx: Act<Onboard>['tx'], accountId: string) =>
  sql`select pg_notify('account', ${accountId})`.execute(tx)
