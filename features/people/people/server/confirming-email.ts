import { masked } from '#people/identity/server/link-password.ts'
import { query } from '#platform/server/request.ts'
import { people } from '../calls.ts'
import { confirmable } from './confirm-email.ts'

/** What the page of the link shows. */
export const confirmingEmail = query(
  people.confirmingEmail,
  async function confirmingEmail({ db, params, now }) {
    const { proves } = await confirmable(db, params.accessToken, now)
    return { email: masked(proves ?? '') }
  },
)
