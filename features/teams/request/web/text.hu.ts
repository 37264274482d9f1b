export default {
  title: 'Jelentkezések és meghívások',
  titleOfMentor: 'Felkérések',
  none: 'Most nem vársz válaszra, és senki sem hívott meg. Nézz szét azok között a projektek között, amelyek tagot keresnek!',
  closesByItself: 'Amire a megadott időpontig nem jön válasz, az magától lezárul.',
  find: 'Projektet keresek',
  all: 'Az összes megjelenítése ({count, number})',
  fewer: 'Kevesebb megjelenítése',
  named: {
    APPLICATION: {
      SENT: 'Jelentkezésed: <written>{project}</written>',
      RECEIVED: '{other} jelentkezett a projektedre',
    },
    INVITATION: {
      SENT: 'Meghívtad: {other}',
      RECEIVED: '{other} meghívott a csapatába: <written>{project}</written>',
    },
    MENTOR_APPLICATION: {
      SENT: 'Felkérted mentornak: {other}',
      RECEIVED: 'Mentornak kér fel: <written>{project}</written>',
    },
  },
  next: {
    received: 'A te válaszodra vár',
    seen: 'Megnyitották ({date}), még nem válaszoltak',
    unseen: 'Még nem nyitották meg',
  },
  left: {
    days: 'még {count, number}\u00a0nap',
    hours: '{count, plural, =0 {egy órán belül lezárul} other {még #\u00a0óra}}',
    until: 'eddig: {until}',
  },
  accepted: 'Elfogadva',
  closed: 'Lezárult',
  revoked: '{direction, select, SENT {visszavontad} other {visszavonták}}',
  declined:
    '{kind, select, MENTOR_APPLICATION {{direction, select, SENT {Nem vállalta} other {Nem vállaltad}}} other {{direction, select, SENT {Nem fogadta el} other {Nem fogadtad el}}}}',
  typical: {
    hours:
      '{count, plural, =1 {A válaszok fele eddig egy órán belül megjött.} other {A válaszok fele eddig # órán belül megjött.}}',
    days: '{count, plural, =1 {A válaszok fele eddig egy napon belül megjött.} other {A válaszok fele eddig #\u00a0napon belül megjött.}}',
  },
  pending: 'Válaszra vár',
  clock: {
    answerBy: 'Válasz eddig: {date}',
    expires: '{days, plural, =0 {ma jár le} other {még #\u00a0nap}}',
  },
  over: {
    'joined-another-team': '{name} közben egy másik csapathoz csatlakozott.',
    'has-own-project': '{name} közben saját projektet hozott létre.',
    'team-full': 'Közben betelt a csapatod.',
    'team-complete': 'Közben teljesnek jelölted a csapatot.',
    'account-disabled': '{name} közben kikerült a programból.',
    'project-dissolved': 'A projekt közben megszűnt.',
    'semester-ended': 'A félév közben véget ért.',
    'office-assigned': '{name} közben a programirodától már bekerült a csapatodba.',
    expired: 'Közben lejárt a válaszadás ideje.',
    REVOKED: '{name} közben visszavonta.',
    ACCEPTED: 'Erről egy másik ablakban már döntöttél: elfogadtad.',
    REJECTED: 'Erről egy másik ablakban már döntöttél: elutasítottad.',
    theirs: {
      ACCEPTED: '{name} közben elfogadta, és már a csapatod tagja.',
      REJECTED: '{name} közben elutasította.',
    },
    other: 'Ez közben lezárult.',
  },
} as const
