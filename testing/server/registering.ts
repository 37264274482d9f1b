import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import type { Register } from '#people/registration/shapes.ts'
import { idOf } from './people.ts'

let newcomers = 0

/** A registration form as somebody new fills it in. */
export function registerForm(own: Partial<Register> = {}): Register {
  const name = `newcomer${++newcomers}`
  return {
    surname: 'Őrsi',
    firstname: 'Ödön',
    neptun: idOf(name).slice(0, 6).toUpperCase(),
    username: name,
    email: `${name}@test.example`,
    password: 'korai madar 42',
    university: 'szte',
    acceptPrivacyPolicy: true,
    privacyVersion: PRIVACY_VERSION,
    language: 'hu',
    ...own,
  }
}
