import type { APIRequestContext } from '@playwright/test'
import { post, tokenOf } from './people.ts'

/** Somebody's account as the office sees it. */
export async function accountOf(request: APIRequestContext, office: string, email: string) {
  const { accounts } = await post(request, '/people/accounts', { search: email }, office)
  return accounts[0]
}

/** What a colleague corrects meanwhile. */
export async function correctSurname(
  request: APIRequestContext,
  office: string,
  email: string,
  surname: string,
): Promise<void> {
  const { _id, firstname, neptun, university, ...rest } = await accountOf(request, office, email)
  const own = { firstname, email, neptun, university }
  const was = { surname: rest.surname, ...own }
  const answer = await request.put(`/api/people/${_id}`, {
    data: { ...own, surname, reason: 'Elírás volt.', was },
    headers: { authorization: `Bearer ${office}` },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

export async function disableAccount(request: APIRequestContext, email: string): Promise<void> {
  const office = await tokenOf(request, 'office@rajt.example')
  const { _id } = await accountOf(request, office, email)
  await post(request, `/people/${_id}/disable`, { reason: 'Elment.' }, office)
}
