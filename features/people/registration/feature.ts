import { feature, taken, wrong } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'
import { registrationStates } from './states.ts'

export const registrationFeature = feature({
  contract,
  examples: {
    note: 'Decided by mistake.',
  },
  states: { registration: registrationStates },
  refusals: {
    'registration-password-wrong': {
      status: 400,
      when: 'proving an address with another password than its registration has; the link stays usable',
      hu: 'Nem ezzel a jelszóval regisztráltál. Próbáld újra! Ha a jelszót nem te választottad, regisztrálj újra: az új regisztráció felülírja a régit.',
      en: 'This isn’t the password you registered with. Try again. If you didn’t choose that password, register again: the new registration replaces the old one.',
    },
    'neptun-not-accepted': {
      status: 409,
      when: 'proving an address, when the Neptun code cannot be accepted; `detail.contact` is whom to write to',
      hu: 'Ezzel a Neptun-kóddal nem tudunk regisztrációt elfogadni. Írj a programirodának!',
      en: 'We can’t accept a registration with this Neptun code. Write to the programme office.',
    },
    'email-taken': {
      status: 409,
      when: 'a live account has this address; told only to those already let in',
      hu: 'Ez az e-mail-cím már foglalt.',
      en: 'This email address is already in use.',
    },
    'username-taken': {
      status: 409,
      when: 'a live account has a username that looks like this; told only to those let in, invited, or with a proven address',
      hu: 'Ez a felhasználónév már foglalt.',
      en: 'This username is already in use.',
    },
    'neptun-taken': {
      status: 409,
      when: 'a live account has this Neptun code; told only to those already let in',
      hu: 'Ez a Neptun-kód már foglalt.',
      en: 'This Neptun code is already in use.',
    },
    'registration-closed': {
      status: 409,
      when: 'somebody registers while the office has not opened registration (decision Y6)',
      hu: 'A regisztráció most zárva van.',
      en: 'Registration is closed at the moment.',
    },
    'registration-already-decided': {
      status: 409,
      when: 'somebody decided this registration first (decision A2)',
      hu: 'Erről a regisztrációról közben más már döntött.',
      en: 'Someone has already decided on this registration.',
    },
    'registration-undo-late': {
      status: 409,
      when: 'taking back an acceptance that is not one’s own of the last ten seconds, or whose mail has begun to leave',
      hu: 'Ezt az elfogadást már nem lehet visszavonni. A programiroda újranyithatja.',
      en: 'It is too late to take this acceptance back. The programme office can reopen it.',
    },
    'registration-not-decided': {
      status: 409,
      when: 'reopening a registration that is still waiting',
      hu: 'Ez a regisztráció még nincs elbírálva.',
      en: 'No one has decided on this registration yet.',
    },
  },
  acts: {
    registered: { group: 'registrations', hu: 'Regisztrált', en: 'Registered' },
    'registration-undo': {
      group: 'registrations',
      hu: 'Visszavonták a regisztráció elfogadását',
      en: 'Acceptance of a registration taken back',
    },
    'registration-verify': {
      group: 'registrations',
      hu: 'Megerősítette az e-mail-címét',
      en: 'Verified their email address',
    },
    'registration-accept': {
      group: 'registrations',
      hu: 'Elfogadták a regisztrációját',
      en: 'Registration accepted',
    },
    'registration-reject': {
      group: 'registrations',
      hu: 'Elutasították a regisztrációját',
      en: 'Registration rejected',
    },
    'registration-reopen': {
      group: 'registrations',
      hu: 'Újra megnyitották a regisztrációját',
      en: 'Registration reopened',
    },
    'registration-forgotten': {
      group: 'registrations',
      hu: 'Töröltük a regisztrációját',
      en: 'Registration deleted',
    },
    'registration-neptun-refused': {
      group: 'registrations',
      hu: 'Másé volt a megadott Neptun-kód',
      en: 'Gave someone else’s Neptun code',
    },
    'invitation-used': { group: 'registrations', hu: 'Elfogadta a meghívót', en: 'Accepted the invitation' },
  },
  constraints: {
    one_live_account_per_email: { code: 'email-taken', fields: taken('email') },
    one_live_account_per_username: { code: 'username-taken', fields: taken('username') },
    one_live_account_per_neptun_code: { code: 'neptun-taken', fields: taken('neptun') },
    a_name_has_no_digits_lines_addresses_or_invisible_signs: wrong('surname', 'firstname'),
    a_username_is_latin_with_single_marks_between: wrong('username'),
  },
  internalConstraints: [
    'a_decision_has_a_time_and_a_decider',
    'registration_lies_at_its_students_university',
    'a_rejection_has_a_reason',
    'one_registration_per_account',
  ],
})
