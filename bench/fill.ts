import pg from 'pg'

/** Adds registrations until there are `total`, spread over the universities and the months. */
export async function fillRegistrations(url: string, total: number): Promise<void> {
  // A connection without the patience that the platform's own ones have.
  const client = new pg.Client(url)
  await client.connect()
  await fill(client, total).finally(() => client.end())
}

async function fill(client: pg.Client, total: number): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from registration')
  const missing = total - (rows[0]?.n ?? 0)
  if (missing <= 0) return
  await client.query(`create temporary table if not exists name_pool as
    select array(select distinct surname from account order by 1) as s, array(select distinct firstname from account order by 1) as f`)
  await client.query(
    `insert into account (role, email, username, surname, firstname, neptun, university_id, created_at)
     select 'STUDENT', fold(surname || '.' || firstname) || n || '@hallgatok.example', 'bench' || n, surname, firstname,
       lpad(upper(to_hex((n::bigint * 7919777) % 16777216)), 6, '0'),
       (array['bce','bme','de','elte','mate','me','oe','pe','pte','se','sze','szte'])[1 + n % 12],
       now() - n * interval '40 seconds'
     from (
       select n, s[1 + (n::bigint * 7919) % cardinality(s)] as surname,
         f[1 + (n::bigint * 104729) % cardinality(f)] as firstname
       from generate_series($1::int, $2::int) n, name_pool) named`,
    [1_000_000 - total, 1_000_000 - total + missing - 1],
  )
  await client.query(
    `insert into registration (account_id, university_id, status, since)
     select id, university_id, 'WAITING', created_at from account
     where username like 'bench%' and not exists (select from registration where account_id = account.id)`,
  )
  await client.query('vacuum analyze')
}
