import { people } from '@rajt/contract/people'
import { act, read, staged } from '../plumbing/request.ts'
import { confirmEmail, confirmingEmail } from './confirm-email.ts'
import { invite, resend } from './invite.ts'
import { list } from './list.ts'
import { renewInvitation } from './renew.ts'
import { withdraw } from './withdraw.ts'

export const peopleRoutes = [
  read(people.invitations, list),
  act(people.invite, invite),
  act(people.resend, resend),
  act(people.withdraw, withdraw),
  staged(people.renew, renewInvitation),
  read(people.confirmingEmail, confirmingEmail),
  staged(people.confirmEmail, confirmEmail),
]
