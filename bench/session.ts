import { openSession } from '#people/identity/server/session.ts'
import type { Database } from '#platform/server/database.ts'
import { hashSecret, newSecret } from '#platform/server/secrets.ts'

/** A demonstration account's id and a token of its own. */
export async function sessionOf(
  db: Database,
  email: string,
  now = new Date(),
): Promise<{ id: string; token: string }> {
  const { id, password_hash } = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const entering = {
    account: id,
    password: password_hash ?? '',
    address: '00',
    device: null,
    now,
  }
  const opened = await openSession(db, entering)
  if (!opened) throw new Error(`${email} may not sign in`)
  return { id, token: opened.token }
}

/** A token for each of these accounts, in their order, whatever their passwords are. */
export async function tokensOf(
  run: (statement: string, values: unknown[]) => Promise<unknown>,
  accounts: readonly string[],
): Promise<string[]> {
  const tokens = accounts.map(() => newSecret())
  await run(
    `insert into session (token_hash, account_id, address_hash, device, created_at, seen_at, ends_at)
     select h, a, '\\x00', null, now(), now(), now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as x(h, a)`,
    [tokens.map(hashSecret), accounts],
  )
  return tokens
}
