import { masked } from '#people/identity/server/link-password.ts'
import { query } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { verifiable } from './verify-email.ts'

/** What the page of the link shows. */
export const verifying = query(registration.verifying, async function verifying({ db, params, now }) {
  const { email } = await verifiable(db, params.accessToken, now)
  return { email: masked(email) }
})
