import { anyOf } from '#platform/server/database.ts'
import { fullName } from '#platform/server/full-name.ts'
import { sendMails } from '#platform/server/mail.ts'
import type { NotifyingScope } from '#teams/request/server/notifications.ts'
import { type Concerned, type Correction, letterOf } from './letters.ts'

interface Told {
  what: Correction
  project: string
  /** Whom it is about; null where it is the whole team. */
  person: string | null
  readers: readonly { id: string; concerned: Concerned }[]
}

/** A correction of the office is read by everybody it concerns who can sign in, in a mail that leaves with the commit. */
export async function tellCorrection(
  { tx, now, settings }: NotifyingScope,
  { what, project, person, readers }: Told,
): Promise<void> {
  const { name, team_deadline } = await tx
    .selectFrom('project as p')
    .innerJoin('semester as s', 's.id', 'p.semester_id')
    .select(['p.name', 's.team_deadline'])
    .where('p.id', '=', project)
    .executeTakeFirstOrThrow()
  const isSettled = team_deadline !== null && team_deadline <= now
  const people = await tx
    .selectFrom('account')
    .select(['id', 'firstname', 'surname', 'email', 'language', 'role', 'disabled_at', 'released_at'])
    .where('id', '=', anyOf([...readers.map(({ id }) => id), ...(person ? [person] : [])]))
    .execute()
  const byId = new Map(people.map((one) => [one.id, one]))
  const about = person ? byId.get(person) : undefined
  const mails = readers.flatMap(({ id, concerned }) => {
    const to = byId.get(id)
    if (!to || to.disabled_at || to.released_at) return []
    const named = about ? fullName(about, to.language) : ''
    const news = { what, concerned, project: name, person: named, isSettled }
    return [{ to, letter: letterOf(to, news, settings.publicUrl) }]
  })
  await sendMails(tx, 'team-corrected', mails, now)
}
