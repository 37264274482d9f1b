import type { Answer } from '@rajt/contract/call'
import type { security } from '@rajt/contract/security'
import type { Read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { recoveryCodesLeft, secondFactorSince } from './queries.ts'

type State = typeof security.secondFactor

/** The caller's own second factor; of its secrets only how many recovery codes are left. */
export async function state({ db, actor }: Read<State>): Promise<Answer<State>> {
  const [since, left, { semester }] = await Promise.all([
    secondFactorSince(db, actor.id),
    recoveryCodesLeft(db, actor.id),
    currentProgramme(db),
  ])
  return {
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: left,
    required: semester.second_factor_required,
  }
}
