import type { FieldRefusal } from '#platform/contract/errors.ts'
import { datesOutOfOrder, ownSettings, type Semester } from '../calls.ts'

type Settings = Pick<
  Semester,
  'number' | 'startsAt' | 'endsAt' | 'gradeLimits' | (typeof ownSettings)[1 | 2][number]
>

/** What is wrong with the settings of a semester, by field. */
export const flawsOf = (settings: Settings): Record<string, FieldRefusal> => ({
  ...notItsOwn(settings),
  ...disorder(settings),
})

/** What belongs to the other kind of semester stays empty, and what belongs to this one does not. */
function notItsOwn(settings: Settings): Record<string, FieldRefusal> {
  const other = ownSettings[settings.number === 1 ? 2 : 1].filter((name) => settings[name] !== null)
  const missing = ownSettings[settings.number].filter((name) => settings[name] === null)
  return {
    ...Object.fromEntries(other.map((name) => [name, { rule: 'unknown' }])),
    ...Object.fromEntries(missing.map((name) => [name, { rule: 'required' }])),
  }
}

/** Spec 5: an end is not before its start, deadlines lie between, in their order; grade limits rise. */
function disorder(settings: Settings): Record<string, FieldRefusal> {
  const wrong: FieldRefusal = { rule: 'format' }
  return {
    ...Object.fromEntries(datesOutOfOrder(settings).map((name) => [name, wrong])),
    ...(settings.gradeLimits.every((limit, i, all) => i === 0 || limit >= (all[i - 1] ?? 0))
      ? {}
      : { gradeLimits: wrong }),
  }
}
