import { people } from '@rajt/contract/people'
import { act, read } from '../plumbing/request.ts'
import { invite, resend } from './invite.ts'
import { list } from './list.ts'
import { withdraw } from './withdraw.ts'

export const peopleRoutes = [
  read(people.invitations, list),
  act(people.invite, invite),
  act(people.resend, resend),
  act(people.withdraw, withdraw),
]
