import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const accountFeature = feature({
  contract,
  examples: {
    was: {
      surname: 'Nagy',
      firstname: 'Réka',
      email: 'reka.nagy@halgato.example',
      neptun: 'AB12CD',
      university: 'szte',
    },
    scope: 'EDITOR',
  },
  refusals: {
    'account-changed': {
      status: 409,
      when: 'correcting, disabling or enabling somebody, or setting what they may do, whose account another one has changed since the caller read it; `detail` is `Meanwhile`, of a correction `CorrectedMeanwhile`',
      hu: 'Ezt a fiókot közben valaki más módosította. Nézd meg a friss adatokat, és ha kell, próbáld újra!',
      en: 'Someone else has changed this account in the meantime. Check the new details, and try again if you still need to.',
    },
    'own-account': {
      status: 409,
      when: 'correcting or disabling the account that one is signed in with, or setting what it may do',
      hu: 'A saját fiókodat nem javíthatod, nem tilthatod le, és a hozzáférését sem változtathatod meg: kérj meg rá egy munkatársat!',
      en: 'You can’t correct or disable your own account, or change its access. Ask a colleague.',
    },
    'last-office-account': {
      status: 409,
      when: 'disabling or narrowing the only account of the office that can sign in and do everything',
      hu: 'A programirodának ez az utolsó aktív fiókja teljes hozzáféréssel, ezért nem tiltható le, és nem szűkíthető.',
      en: 'This is the programme office’s last active account with full access, so you can’t disable or limit it.',
    },
    'university-by-office': {
      status: 403,
      when: 'a coordinator moving a student to another university (decision Y9)',
      hu: 'Másik egyetemhez csak a programiroda teheti át a hallgatót.',
      en: 'Only the programme office can move a student to another university.',
    },
  },
  acts: {
    'email-change-asked': {
      group: 'accounts',
      hu: 'Új e-mail-címet írtak be neki, amelyet meg kell erősítenie',
      en: 'New email address entered, still to be verified',
    },
    'student-corrected': { group: 'students', hu: 'Javították az adatait', en: 'Details corrected' },
    'student-disabled': { group: 'students', hu: 'Letiltották a fiókját', en: 'Account disabled' },
    'student-enabled': { group: 'students', hu: 'Újra engedélyezték a fiókját', en: 'Account enabled again' },
    'account-corrected': { group: 'accounts', hu: 'Javították az adatait', en: 'Details corrected' },
    'account-disabled': { group: 'accounts', hu: 'Letiltották a fiókját', en: 'Account disabled' },
    'office-scope-changed': { group: 'accounts', hu: 'Megváltozott a hozzáférése', en: 'Access changed' },
    'account-enabled': { group: 'accounts', hu: 'Újra engedélyezték a fiókját', en: 'Account enabled again' },
  },
  constraints: {
    the_office_keeps_an_active_account: { code: 'last-office-account' },
  },
})
