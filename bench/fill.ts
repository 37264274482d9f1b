import type pg from 'pg'

/** Adds registrations until there are `total`, spread over the universities and the months. */
export async function fillRegistrations(pool: pg.Pool, total: number): Promise<void> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from registration')
  const missing = total - (rows[0]?.n ?? 0)
  if (missing <= 0) return
  await pool.query(`create temporary table if not exists name_pool as
    select array(select distinct surname from account order by 1) as s, array(select distinct firstname from account order by 1) as f`)
  await pool.query(
    `with people as (
       insert into account (role, email, username, surname, firstname, neptun, university_id, created_at)
       select 'STUDENT', 'bench' || n || '@hallgatok.example', 'bench' || n,
         p.s[1 + (n::bigint * 7919) % cardinality(p.s)], p.f[1 + (n::bigint * 104729) % cardinality(p.f)],
         lpad(upper(to_hex(10000000 + n)), 6, '0'),
         (array['bce','bme','de','elte','mate','me','oe','pe','pte','se','sze','szte'])[1 + n % 12],
         now() - n * interval '40 seconds'
       from generate_series($1::int, $2::int) n, name_pool p
       returning id, university_id, created_at)
     insert into registration (account_id, university_id, status, since)
     select id, university_id, 'WAITING', created_at from people`,
    [1_000_000 - total, 1_000_000 - total + missing - 1],
  )
  await pool.query('analyze account; analyze registration')
}
