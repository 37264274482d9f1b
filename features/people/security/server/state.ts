import { recoveryCodesLeft, secondFactorSince } from '#people/identity/server/second-factor.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { security } from '../calls.ts'

/** The caller's own second factor; of its secrets only how many recovery codes are left. */
export const state = query(security.secondFactor, async function state({ db, actor }) {
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
})
