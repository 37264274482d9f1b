import type { Verdict } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import type { NewsRole } from '../calls.ts'

interface Target {
  /** The university whose coordinator wrote the item; null for the office. */
  tenant: string | null
  roles: readonly NewsRole[]
  universities: readonly string[]
}

/** A coordinator's item goes to students and coordinators of their own university only (decision N1). */
export const mayGoTo = ({ tenant, roles, universities }: Target): Verdict<'news-target-outside'> => {
  if (tenant === null) return 'ok'
  const isWithin = !roles.includes('MENTOR') && universities.every((one) => one === tenant)
  return isWithin ? 'ok' : 'news-target-outside'
}

interface Audience {
  roles: readonly NewsRole[]
  /** None: all. */
  universities: readonly string[]
}

/** Whether an item is for somebody whom it was not for before. Universities narrow all but mentors. */
export function widens(before: Audience, after: Audience): boolean {
  if (after.roles.some((role) => !before.roles.includes(role))) return true
  if (before.universities.length === 0 || after.roles.every((role) => role === 'MENTOR')) return false
  return (
    after.universities.length === 0 || after.universities.some((one) => !before.universities.includes(one))
  )
}

interface Deciding {
  actor: Pick<Actor, 'id' | 'role' | 'universityId'>
  item: {
    /** Null where the account is gone. */
    author_id: string | null
    /** Whose coordinator wrote it; null for the office. */
    university_id: string | null
  }
}

/**
 * Coordinators change and remove their own items, the office any (decision N1); who has moved to another university has
 * left theirs to the office.
 */
export function mayChange({ actor, item }: Deciding): Verdict<'not-allowed'> {
  if (actor.role === 'OFFICE') return 'ok'
  const isTheirs = actor.id === item.author_id && actor.universityId === item.university_id
  return actor.role === 'UNIVERSITY' && isTheirs ? 'ok' : 'not-allowed'
}

/** An image has a text for those who do not see it (decision N2). */
export const mayShow = (image: { isThere: boolean; text: string }): Verdict<'invalid-request'> =>
  image.isThere && image.text === '' ? 'invalid-request' : 'ok'
