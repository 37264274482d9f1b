import { peekToken } from '#people/identity/server/token.ts'
import { query } from '#platform/server/request.ts'
import { registration } from '../calls.ts'

/** Opening the link changes nothing: mail scanners open links too (decision A4). */
export const invited = query(registration.invited, async function invited({ db, params, now }) {
  const id = await peekToken(db, 'invitation', params.accessToken, now)
  const account = await db
    .selectFrom('account')
    .select(['surname', 'firstname', 'email', 'role', 'language', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { username, ...told } = account
  return { ...told, needs: username ? 'password' : 'account' }
})
