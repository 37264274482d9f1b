import { sql } from 'kysely'
import { writeTo } from '#people/identity/server/write-to.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import type { Settings } from '#platform/server/settings.ts'
import { hit } from '#platform/server/throttle.ts'
import { newSignInMail } from './mails.ts'

interface SignIn {
  account: string
  /** As the session keeps it (security/server/device.ts). */
  device: string | null
  /** As the request knows them: the present one first. */
  regions: readonly string[]
  now: Date
}

interface Compared {
  /** Sign-ins of this account that are known, with this device, and from this region. */
  all: number
  with_device: number
  in_region: number
  /** Whether it was noted now; of two that come together one is. */
  is_first: boolean
}

interface Noted {
  account: string
  device: string
  region: Buffer
  regions: readonly Buffer[]
  now: Date
}

const noting = ({ account, device, region, regions, now }: Noted) => sql<Compared>`
  with before as (
    select count(*)::int as "all", count(*) filter (where device = ${device}::text)::int as with_device,
      count(*) filter (where region_hash = any(${regions}::bytea[]))::int as in_region
    from known_sign_in where account_id = ${account}::uuid),
  added as (
    insert into known_sign_in as k (account_id, device, region_hash, seen_at)
    values (${account}::uuid, ${device}::text, ${region}::bytea, ${now}::timestamptz)
    on conflict (account_id, device, region_hash) do update set seen_at = greatest(k.seen_at, excluded.seen_at)
    returning xmax = 0 as is_first)
  select before.*, added.is_first from before, added`

/** Notes a sign-in; whether its device or its place is new to the account. The first of all is new to nobody. */
async function isNew(db: Queryable, { account, device, regions, now }: SignIn): Promise<boolean> {
  const hashes = regions.map((region) => Buffer.from(region, 'hex'))
  const [region] = hashes
  if (!region) throw new Error('a sign-in comes from nowhere')
  const noted = await noting({ account, device: device ?? '', region, regions: hashes, now }).execute(db)
  const [found] = noted.rows
  return Boolean(found?.is_first && found.all > 0 && (found.with_device === 0 || found.in_region === 0))
}

/**
 * In the transaction that opens the session: who signs in with a device or from a place that the account has not known is
 * told to its owner (decision Y10), a few times a day at most.
 */
export async function noteSignIn(
  tx: Tx,
  signIn: SignIn,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  if (!(await isNew(tx, signIn))) return
  const { account, device, now } = signIn
  if (!(await hit(tx, { key: `new sign-in ${account}`, limit: limits.newSignInMails }, now))) return
  const told = { device, at: now, url: publicUrl }
  await writeTo({ tx, now }, account, 'new-sign-in', newSignInMail, told)
}
