export default {
  title: 'Accounts',
  searchHint: 'Name, email, Neptun',
  columns: {
    name: 'Name',
    role: 'Role',
    university: 'University',
    active: 'Last active',
    state: 'Status',
    acts: 'Actions',
  },
  state: { ACTIVE: 'Active', DISABLED: 'Disabled' },
  activeInCard: 'Last active: {date}',
  never: 'Never signed in',
  openOne: 'Open: {name}',
  acts: { correct: 'Correct', setScope: 'Access', disable: 'Disable', enable: 'Enable' },
  actsOn: {
    correct: 'Correct: {name}',
    setScope: 'Access: {name}',
    disable: 'Disable: {name}',
    enable: 'Enable: {name}',
  },
  empty:
    'There are no accounts yet. People you invite under Invitations appear here once they have set up their account.',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log; they don’t see it.',
  meanwhile: { somebody: 'Someone', by: '{name}', byAt: '{name} ({date})' },
  correcting: {
    open: 'Correct details',
    title: 'Correct details',
    missing: {
      surname: 'enter the surname',
      firstname: 'enter the first name',
      email: 'enter the email address',
      neptun: 'enter the Neptun code',
      university: 'choose a university',
      reason: 'write why you correct it',
    },
    surname: 'Surname',
    firstname: 'First name',
    email: 'Email address',
    neptun: 'Neptun code',
    emailHint: 'Used to sign in. We tell both the old and the new address about the change.',
    provenHint:
      'We email a link to the new address. It replaces the old one once the student verifies it; we tell the old address too.',
    identityCard: 'New identity card number',
    identityCardHint: 'Leave empty to keep it as it is. Only the student sees the current number.',
    doneAsked: 'Corrected, and a link is on its way to the new address: {name}',
    chooseUniversity: 'Choose a university',
    confirm: 'Save',
    done: 'Corrected: {name}',
    late: '{who} has changed this account in the meantime. It now says:',
    lateKept: 'What you typed is still here. If you save again, it replaces that.',
  },
  scope: {
    ask: 'What may this account do?',
    confirm: 'Save',
    effect: 'They stay signed in, and it counts from their next click. It is kept in the audit log.',
    late: '{who} has already changed their access.',
    done: 'Access saved: {name}',
  },
  switching: {
    disable: 'Disable',
    enable: 'Enable',
    ask: { disable: 'Disable this account?', enable: 'Enable this account again?' },
    disables: {
      STUDENT:
        'They are signed out on every device straight away and can’t sign in again. Their results are kept; in an exam, the answers saved so far count.',
      MENTOR:
        'They are signed out on every device straight away and can’t sign in again. Their mentor profile stays hidden while the account is disabled.',
      UNIVERSITY:
        'They are signed out on every device straight away and can’t sign in again. Everything they have published or decided stays.',
      OFFICE:
        'They are signed out on every device straight away and can’t sign in again. Everything they have published or decided stays.',
    },
    enables: {
      STUDENT: 'They can sign in again with their old password and carry on where they left off.',
      MENTOR:
        'They can sign in again with their old password. If their mentor profile was published, it reappears.',
      UNIVERSITY: 'They can sign in again with their old password.',
      OFFICE: 'They can sign in again with their old password.',
    },
    late: {
      disable: '{who} has already disabled this account.',
      enable: '{who} has already enabled this account again.',
    },
    done: { disable: 'Disabled: {name}', enable: 'Enabled: {name}' },
  },
} as const
