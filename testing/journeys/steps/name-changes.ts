import type { APIRequestContext } from '@playwright/test'
import { post, tokenOf } from './people.ts'

export const NEW_NAME = { surname: 'Őrsi-Szabó', firstname: 'Tünde' }

/** A student's request for another name; answers its id. */
export async function askedName(request: APIRequestContext, token: string, to = NEW_NAME): Promise<string> {
  const { _id } = await post(request, '/profile/name-change', { ...to, reason: 'Férjhez mentem.' }, token)
  return _id
}

/** The same, accepted by the office. */
export async function renamed(request: APIRequestContext, token: string, to = NEW_NAME): Promise<void> {
  const id = await askedName(request, token, to)
  await post(request, `/name-change/accept/${id}`, {}, await tokenOf(request, 'office@rajt.example'))
}

/** The same, rejected by the office. */
export async function rejectedName(request: APIRequestContext, token: string): Promise<void> {
  const id = await askedName(request, token)
  const reason = 'Az okmányodon még a régi név áll.'
  await post(request, `/name-change/reject/${id}`, { reason }, await tokenOf(request, 'office@rajt.example'))
}
