import { hours, later } from './clock.ts'
import type { Tx } from './database.ts'
import { type KeyPurpose, keyFor, sign } from './secrets.ts'
import type { Settings } from './settings.ts'

/** No signed address lives longer, and no exam that is open when its provider's key changes. */
const TAKEN_FOR = hours(1)

const rolling = ['SECRET', 'EXAM_PROVIDER_KEY'] as const
type Rolling = (typeof rolling)[number]

/**
 * At each start: notes by fingerprints which keys are in use, and answers until when the keys before them are taken, an
 * hour from the first start with the present ones, however often it starts meanwhile.
 */
export async function noteKeys(tx: Tx, settings: Settings, now: Date): Promise<Settings['previousUntil']> {
  const until = async (name: Rolling) => later(await inUseSince(tx, name, settings[name], now), TAKEN_FOR)
  return { SECRET: await until('SECRET'), EXAM_PROVIDER_KEY: await until('EXAM_PROVIDER_KEY') }
}

async function inUseSince(tx: Tx, name: Rolling, value: string, now: Date): Promise<Date> {
  const fingerprint = Buffer.from(sign(keyFor('fingerprint', value), name), 'hex')
  await tx
    .insertInto('key_in_use')
    .values({ name, fingerprint, since: now })
    .onConflict((on) =>
      on
        .column('name')
        .doUpdateSet({ fingerprint, since: now })
        .where('key_in_use.fingerprint', '<>', fingerprint),
    )
    .execute()
  const { since } = await tx
    .selectFrom('key_in_use')
    .select('since')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return since
}

/** The keys of one purpose that a signature may be of: the present one, and for an hour the one before. */
export function signersOf(purpose: KeyPurpose, settings: Settings, now: Date): string[] {
  const present = keyFor(purpose, settings.SECRET)
  return isPreviousTaken('SECRET', settings, now)
    ? [present, keyFor(purpose, settings.SECRET_PREVIOUS)]
    : [present]
}

/** The same of the exam provider's, which has a key of its own. */
export function providerSigners(settings: Settings, now: Date): string[] {
  const { EXAM_PROVIDER_KEY, EXAM_PROVIDER_KEY_PREVIOUS } = settings
  return isPreviousTaken('EXAM_PROVIDER_KEY', settings, now)
    ? [EXAM_PROVIDER_KEY, EXAM_PROVIDER_KEY_PREVIOUS]
    : [EXAM_PROVIDER_KEY]
}

function isPreviousTaken(name: Rolling, settings: Settings, now: Date): boolean {
  const { previousUntil } = settings
  return settings[`${name}_PREVIOUS`] !== '' && previousUntil !== null && now < previousUntil[name]
}
