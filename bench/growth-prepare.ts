import { hashSecret } from '#platform/server/secrets.ts'
import type { Sent } from './growth-sample.ts'
import { fresh, type World } from './growth-world.ts'

export const openLink = async (world: World, purpose: string, whose: string): Promise<Sent> => {
  const accessToken = fresh()
  const account = await world.one(`select id from account where ${whose} order by created_at desc limit 1`)
  await world.run(
    `insert into access_token (token_hash, purpose, account_id, created_at, expires_at, is_newest)
     values ($1, $2, $3, $4::timestamptz - interval '1 minute', $4::timestamptz + interval '1 day', false)`,
    [hashSecret(accessToken), purpose, account, world.now],
  )
  return { params: { accessToken } }
}

/** A registration that waits, whatever earlier rounds decided. */
export async function waiting(world: World): Promise<string> {
  const id = await world.one(
    `select id from registration where status = 'ACCEPTED' and decided_at is not null order by decided_at desc, id limit 1`,
  )
  await world.run(
    `update registration set status = 'WAITING', decided_at = null, decided_by = null where id = $1`,
    [id],
  )
  return id
}

/** An exam that the student has not begun, or has begun just now. */
export async function exam(world: World, begun: boolean): Promise<string> {
  const own = [world.student, world.module]
  await world.run(
    `delete from exam_answer using exam_attempt a where a.id = attempt_id and account_id = $1 and module_id = $2`,
    own,
  )
  await world.run('delete from exam_attempt where account_id = $1 and module_id = $2', own)
  if (!begun) return ''
  const id = await world.one(
    `insert into exam_attempt (account_id, module_id, number, status, started_at, ends_at)
     values ($1, $2, 1, 'OPEN', $3::timestamptz, $3::timestamptz + interval '1 day') returning id`,
    [...own, world.now],
  )
  await world.run(
    `insert into exam_answer (attempt_id, position, question_id, version, option_order)
     select $1, row_number() over (order by q.id), q.id, q.version, '{0,1,2,3}' from question q
     where q.module_id = $2 and q.kind = 'single' order by q.id limit 8`,
    [id, world.module],
  )
  return id
}

const invited = (world: World) =>
  world.one(
    `select a.id from account a join access_token t on t.account_id = a.id
     where t.purpose = 'invitation' and a.password_hash is null and a.released_at is null limit 1`,
  )
export const invitation = async (world: World): Promise<Sent> => ({ params: { id: await invited(world) } })
export const markedInvitation = async (world: World): Promise<Sent> => ({
  body: { ids: [await invited(world)] },
})
export const person = (world: World): Sent => ({ params: { id: world.student } })
export const named = () => ({ surname: 'Próba', firstname: 'Réka', language: 'hu' })

export const spareSession = (world: World) =>
  world.one(
    `insert into session (token_hash, account_id, address_hash, created_at, seen_at, ends_at)
     values (sha256($2), $1, '', $3, $3, $3::timestamptz + interval '1 day') returning id`,
    [world.student, fresh(), world.now],
  )

/** A file of people with thousands of rows. */
export const anImport = async (world: World): Promise<Sent> => {
  const id = await world.one(
    `insert into import (file_name, ignored, made_at, made_by)
     select 'lista.xlsx', '{}', $1, id from account where role = 'OFFICE' and password_hash is not null limit 1
     returning id`,
    [world.now],
  )
  await world.run(
    `insert into import_row (import_id, line, role, surname, firstname, email, university, neptun, username, language, outcome)
     select $1, n, 'MENTOR', 'Próba', 'Réka', 'import' || n || '@test.example', '', '', '', 'hu', 'INVITE'
     from generate_series(2, 2001) n`,
    [id],
  )
  return { params: { id } }
}
