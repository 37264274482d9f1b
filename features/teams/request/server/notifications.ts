import { type RawBuilder, sql } from 'kysely'
import type { Language, Role } from '#platform/contract/parts.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { fullName } from '#platform/server/full-name.ts'
import { sendMails } from '#platform/server/mail.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'
import { type Event, recipientsOf } from './events.ts'
import { letterOf } from './mails.ts'

/** Of acts that people are told about: their mails lead to pages. */
export type NotifyingScope = CommandScope & { settings: Pick<Settings, 'publicUrl'> }

/**
 * Whom it concerns read it in a mail that leaves with the commit (decision X14): one for each person, so an act calls this
 * once, with all that it did.
 */
export async function notify(
  { tx, actor, now, settings }: NotifyingScope,
  events: readonly Event[],
): Promise<void> {
  if (events.length === 0) return
  const requests = await requestsOf(tx, { ids: events.map(({ id }) => id) })
  const byId = new Map(requests.map((one) => [one.id, one]))
  const people = new Map(requests.flatMap(({ person, owner }) => [person, owner]).map((one) => [one.id, one]))
  const news = events.flatMap(({ id, what }) => {
    const request = byId.get(id)
    if (!request) return []
    const between = { person: people.get(request.person_id), owner: people.get(request.owner_id) }
    return recipientsOf(what, request, actor?.id).flatMap((side) => {
      const [reader, other] = [between[side], between[side === 'person' ? 'owner' : 'person']]
      if (!reader || !other || !reader.isHere) return []
      return [{ ...request, what, side, reader, other: fullName(other, reader.language) }]
    })
  })
  const mails = [...Map.groupBy(news, ({ reader }) => reader)].map(([reader, own]) => ({
    to: reader,
    letter: letterOf(reader, own, settings.publicUrl),
  }))
  await sendMails(tx, 'team-request', mails, now)
}

interface Told {
  id: string
  firstname: string
  surname: string
  email: string
  language: Language
  role: Role
  isHere: boolean
}

/** Of an account, as one value. */
const toldOf = (account: RawBuilder<unknown>) =>
  sql<Told>`json_build_object('id', ${account}.id, 'firstname', ${account}.firstname, 'surname', ${account}.surname,
    'email', ${account}.email, 'language', ${account}.language, 'role', ${account}.role,
    'isHere', ${canSignIn(account)})`

const requestsOf = (db: Queryable, { ids }: { ids: string[] }) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as person', 'person.id', 'r.person_id')
    .innerJoin('account as owner', 'owner.id', 'p.owner_id')
    .select(['r.id', 'r.kind', 'r.answer_by', 'r.void_reason', 'r.reason', 'r.person_id'])
    .select(['p.name as project', 'p.owner_id'])
    .select([toldOf(sql.ref('person')).as('person'), toldOf(sql.ref('owner')).as('owner')])
    .where('r.id', '=', anyOf(ids))
    .execute()
