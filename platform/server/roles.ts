import pg from 'pg'
import { PATIENCE_MS, settingsOf } from './database.ts'

/** Of app and jobs in the embedded database; in one of your own it is the role of DATABASE_URL. */
const APP_ROLE = 'rajt_app'
/** Any constant: processes that start together take turns. */
const LOCK = 7_208_453

/** Makes the app's role where there is none yet; answers the address to connect with as that role. */
export async function makeAppRole(ownerUrl: string): Promise<string> {
  await withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
    if (rowCount === 0) await client.query(`create role ${APP_ROLE} login`)
  })
  const url = new URL(ownerUrl)
  url.username = APP_ROLE
  return url.href
}

/**
 * Gives the role of `appUrl` what app and jobs need and nothing else: rows, and of the audit log only reading and adding;
 * no tables, triggers or functions of its own. Anew at each start, after the migrations, because these bring new tables.
 */
export async function grantToApp(ownerUrl: string, appUrl: string): Promise<void> {
  const role = await roleOf(appUrl)
  if (role === (await roleOf(ownerUrl))) return
  await withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(grants(quoted(role)))
    for (const table of await hiddenFrom(client, role))
      await client.query(
        `create policy ${quoted(role)} on graphile_worker.${quoted(table)} to ${quoted(role)} using (true) with check (true)`,
      )
    await client.query('commit')
  })
}

/** Gives the role of an address the settings of its connections, which a pooler refuses to be told of each. */
export async function setForRole(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    for (const [name, value] of Object.entries(settingsOf(PATIENCE_MS)))
      await client.query(`alter role current_user set ${name} = ${value}`)
    await client.query('commit')
  })
}

const quoted = (name: string) => pg.escapeIdentifier(name)

const grants = (role: string) => `
  do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
  revoke all on all tables in schema public, graphile_worker from ${role};
  grant usage on schema public, graphile_worker to ${role};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${role};
  revoke update, delete on audit from ${role};
  revoke insert, update, delete on migration, graphile_worker.migrations from ${role};
  grant usage on all sequences in schema public, graphile_worker to ${role};
  grant execute on all functions in schema graphile_worker to ${role};
`

/** Tables of the queue show their rows to their owner alone, unless a policy says otherwise. */
async function hiddenFrom(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $1)`,
    [role],
  )
  return rows.map(({ name }) => name)
}

const roleOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    return rows[0]?.role ?? ''
  })

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
