import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const authFeature = feature({
  contract,
  examples: {
    token: 'q7Vd2mXcR9tYbN4wLzK8sHfPjG3aUeT6oIiCxW1vE5M',
    currentPassword: 'korai madar 42',
    newPassword: 'esti bagoly 17',
  },
  refusals: {
    'wrong-email-or-password': {
      status: 401,
      when: 'sign-in with an unknown address or a wrong password (spec 8)',
      hu: 'Hibás e-mail-cím vagy jelszó',
      en: 'Incorrect e-mail or password',
    },
    'code-needed': {
      status: 403,
      when: 'past a limit of failed sign-ins or of registrations, whatever the password: the call is repeated with the code mailed to the address (decision A6)',
      hu: 'Még egy lépés: írd be a kódot, amelyet e-mailben küldtünk!',
      en: 'One more step: enter the code we sent you by email.',
    },
    'registration-waiting': {
      status: 403,
      when: 'right password, but the registration has not been decided (decision A2)',
      hu: 'A regisztrációd jóváhagyásra vár.',
      en: 'Your registration is waiting for confirmation.',
    },
    'registration-rejected': {
      status: 403,
      when: 'right password, but the registration was rejected',
      hu: 'A regisztrációdat elutasítottuk. Az indoklást e-mailben megírtuk.',
      en: 'Your registration was rejected. We sent you the reason by email.',
    },
    'account-disabled': {
      status: 403,
      when: 'right password, but the office disabled the account',
      hu: 'A fiókodat letiltották. Írj a programirodának!',
      en: 'Your account is disabled. Write to the programme office if you have questions.',
    },
    'current-password-invalid': {
      status: 400,
      when: 'the current password does not match (spec 8)',
      hu: 'A jelenlegi jelszó hibás',
      en: 'Current password is invalid',
    },
    'password-unchanged': {
      status: 400,
      when: 'the new password is the current one',
      hu: 'Ez a jelenlegi jelszavad. Válassz másikat!',
      en: 'This is your current password. Choose another one.',
    },
    'password-common': {
      status: 400,
      when: 'the new password is on the list of common ones (decision A6)',
      hu: 'Ez a jelszó túl gyakori, könnyű kitalálni.',
      en: 'This password is too common and easy to guess.',
    },
  },
  acts: {
    'password-changed': { group: 'accounts', hu: 'Megváltoztatta a jelszavát', en: 'Changed their password' },
    'password-reset': { group: 'accounts', hu: 'Új jelszót állított be', en: 'Set a new password' },
  },
  internalConstraints: [
    'a_code_is_tried_ten_times_at_most',
    'a_refusal_happened_at_least_once',
    'one_newest_link_of_a_purpose',
    'one_session_per_id',
    'only_a_change_of_address_names_an_address',
  ],
})
