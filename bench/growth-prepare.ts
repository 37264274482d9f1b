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

export const named = () => ({ surname: 'Próba', firstname: 'Réka', language: 'hu' })

export const someFocus = (world: World) =>
  world.one(`select id from term where kind = 'focus' order by hu, id`)
