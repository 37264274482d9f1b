import { registration } from '@rajt/contract/registration'
import { act, read, staged } from '../plumbing/request.ts'
import { accept, acceptMarked } from './accept.ts'
import { list } from './list.ts'
import { register } from './register.ts'
import { invited, registerInvited, setupPassword } from './register-invited.ts'
import { reject, rejectMarked } from './reject.ts'
import { reopen } from './reopen.ts'
import { resendVerification, verifyEmail, verifying } from './verify-email.ts'

export const registrationRoutes = [
  staged(registration.register, register),
  read(registration.invited, invited),
  staged(registration.registerInvited, registerInvited),
  staged(registration.setupPassword, setupPassword),
  read(registration.verifying, verifying),
  staged(registration.verifyEmail, verifyEmail),
  staged(registration.resendVerification, resendVerification),
  read(registration.list, list),
  act(registration.accept, accept),
  act(registration.reject, reject),
  act(registration.acceptMarked, acceptMarked),
  act(registration.rejectMarked, rejectMarked),
  act(registration.reopen, reopen),
]
