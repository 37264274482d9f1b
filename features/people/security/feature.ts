import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const securityFeature = feature({
  contract,
  refusals: {
    'second-factor-needed': {
      status: 403,
      when: 'right password, but the account has a second factor and no code was sent',
      hu: 'Add meg a hitelesítő alkalmazásod kódját is!',
      en: 'Enter the code from your authenticator app too.',
    },
    'second-factor-wrong': {
      status: 400,
      when: 'a code of the app or a recovery code that is wrong, too old or already used',
      hu: 'Ez a kód nem jó, vagy már felhasználtad. Várd meg a következőt!',
      en: 'This code is wrong or has already been used. Wait for the next one.',
    },
    'second-factor-on': {
      status: 409,
      when: 'setting up a second factor where one is on already',
      hu: 'A kétlépcsős bejelentkezés már be van kapcsolva.',
      en: 'Two-step sign-in is already on.',
    },
    'second-factor-off': {
      status: 409,
      when: 'confirming a second factor that was not begun, or an act on one that is off',
      hu: 'A kétlépcsős bejelentkezés nincs bekapcsolva.',
      en: 'Two-step sign-in isn’t on.',
    },
    'second-factor-must-stay': {
      status: 409,
      when: 'turning the second factor off while the programme requires it',
      hu: 'A program munkatársainak kötelező a kétlépcsős bejelentkezés, ezért nem kapcsolhatod ki.',
      en: 'The programme requires two-step sign-in for its staff, so you can’t turn it off.',
    },
    'own-second-factor': {
      status: 409,
      when: 'resetting the own second factor the way that is for others',
      hu: 'A sajátodat nem állíthatod vissza így: kérj meg rá egy munkatársat!',
      en: 'You can’t reset your own two-step sign-in here. Ask a colleague.',
    },
  },
  acts: {
    'sessions-ended': {
      group: 'accounts',
      hu: 'Kijelentkeztették minden eszközén',
      en: 'Signed out on every device',
    },
    'second-factor-on': {
      group: 'accounts',
      hu: 'Bekapcsolta a kétlépcsős bejelentkezést',
      en: 'Turned on two-step sign-in',
    },
    'second-factor-off': {
      group: 'accounts',
      hu: 'Kikapcsolta a kétlépcsős bejelentkezést',
      en: 'Turned off two-step sign-in',
    },
    'second-factor-reset': {
      group: 'accounts',
      hu: 'Visszaállították a kétlépcsős bejelentkezését',
      en: 'Two-step sign-in reset',
    },
    'recovery-code-used': {
      group: 'accounts',
      hu: 'Tartalékkóddal jelentkezett be',
      en: 'Signed in with a recovery code',
    },
    'recovery-codes-renewed': {
      group: 'accounts',
      hu: 'Új tartalékkódokat kért',
      en: 'Asked for new recovery codes',
    },
  },
  internalConstraints: [
    'a_confirmed_second_factor_has_used_a_code',
    'a_second_factor_has_the_role_of_its_account',
    'only_staff_have_a_second_factor',
  ],
})
