import { anyOf, prepared, type Tx } from '../plumbing/database.ts'
import { fullName } from '../plumbing/full-name.ts'
import { sendMails } from '../plumbing/mail.ts'
import type { ActScope } from '../plumbing/request.ts'
import type { Settings } from '../plumbing/settings.ts'
import { beforeCommit } from '../plumbing/transact.ts'
import { letterOf } from './letters.ts'
import { type Happening, readersOf } from './news.ts'

/** Of acts that people are told about: their mails lead to pages. */
export type TellingScope = ActScope & { settings: Pick<Settings, 'publicUrl'> }

interface Told {
  id: string
  what: Happening
}

const happened = new WeakMap<Tx, Told[]>()

/** Whom it concerns read it in a mail that leaves with the commit: one for each person, whatever the act did. */
export function tell(scope: TellingScope, what: Happening, ids: readonly string[]): void {
  const known = happened.get(scope.tx)
  const all = known ?? []
  all.push(...ids.map((id) => ({ id, what })))
  if (known) return
  happened.set(scope.tx, all)
  beforeCommit(scope.tx, () => write(scope, all))
}

async function write({ tx, actor, now, settings }: TellingScope, all: readonly Told[]): Promise<void> {
  if (all.length === 0) return
  const requests = await requestsOf(tx, { ids: all.map(({ id }) => id) })
  const people = await peopleOf(
    tx,
    requests.flatMap(({ person_id, owner_id }) => [person_id, owner_id]),
  )
  const news = all.flatMap(({ id, what }) => {
    const request = requests.find((one) => one.id === id)
    if (!request) return []
    const between = { person: people.get(request.person_id), owner: people.get(request.owner_id) }
    return readersOf(what, request, actor?.id).flatMap((side) => {
      const [reader, other] = [between[side], between[side === 'person' ? 'owner' : 'person']]
      if (!reader || !other || reader.disabled_at || reader.released_at) return []
      return [{ ...request, what, side, reader, other: fullName(other, reader.language) }]
    })
  })
  const mails = [...Map.groupBy(news, ({ reader }) => reader)].map(([reader, own]) => ({
    to: reader,
    letter: letterOf(reader, own, settings.publicUrl),
  }))
  await sendMails(tx, 'team-request', mails, now)
}

type Ids = { ids: string[] }

const requestsOf = prepared<Ids>('requests_to_tell_of')((db, given) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .select(['r.id', 'r.kind', 'r.answer_by', 'r.void_reason', 'r.reason', 'r.person_id'])
    .select(['p.name as project', 'p.owner_id'])
    .where('r.id', '=', anyOf(given('ids'))),
)

const accountsOf = prepared<Ids>('people_to_tell')((db, given) =>
  db
    .selectFrom('account')
    .select(['id', 'surname', 'firstname', 'email', 'language', 'role', 'disabled_at', 'released_at'])
    .where('id', '=', anyOf(given('ids'))),
)

async function peopleOf(tx: Tx, ids: readonly string[]) {
  const rows = await accountsOf(tx, { ids: [...ids] })
  return new Map(rows.map((row) => [row.id, row]))
}
