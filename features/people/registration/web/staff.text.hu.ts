export default {
  title: 'Regisztrációk jóváhagyása',
  columns: {
    name: 'Név',
    neptun: 'Neptun',
    university: 'Egyetem',
    status: 'Állapot',
    email: 'E-mail-cím',
    formerly: 'Korábbi név',
    since: 'Várakozás kezdete',
    days: 'Várakozás',
    decided: 'Döntött',
    acts: 'Műveletek',
  },
  searchHint: 'Név, e-mail-cím vagy Neptun-kód',
  status: {
    WAITING: 'Várakozó',
    ACCEPTED: 'Elfogadott',
    REJECTED: 'Elutasított',
    UNVERIFIED: 'Megerősítetlen',
  },
  days: '{days, number} nap',
  since: '{since} óta',
  late: '{days, number} napnál régebben vár',
  empty: 'Még senki sem regisztrált. Amint valaki megerősíti az e-mail-címét, itt jelenik meg.',
  allDone: 'Minden regisztrációról született döntés, most senki sem vár.',
  markPage: 'Az oldal kijelölése',
  markOne: '{name} kijelölése',
  marked: '{count, number} kijelölve',
  markedFull: 'Egyszerre legfeljebb {max, number} jelölhető ki: előbb ezekről dönts!',
  unmark: 'Kijelölés törlése',
  accept: 'Elfogadás',
  reject: 'Elutasítás',
  reopen: 'Újranyitás',
  actOn: '{act}: {name}',
  ask: {
    accept: '{count, plural, =1 {Elfogadod a regisztrációt?} other {Elfogadod ezt a # regisztrációt?}}',
    reject: '{count, plural, =1 {Elutasítod a regisztrációt?} other {Elutasítod ezt a # regisztrációt?}}',
    reopen: 'Újranyitod a regisztrációt?',
  },
  effect: {
    accept:
      '{count, plural, =1 {E-mailben értesítjük, és rögtön be tud jelentkezni.} other {E-mailben értesítjük őket, és rögtön be tudnak jelentkezni.}}',
    reject:
      '{count, plural, =1 {E-mailben értesítjük, és megírjuk neki az indokot. Ugyanezzel a Neptun-kóddal újra regisztrálhat.} other {E-mailben értesítjük őket, és megírjuk nekik az indokot. Ugyanezzel a Neptun-kóddal újra regisztrálhatnak.}}',
    reopen:
      'A korábbi döntést visszavonjuk: a hallgatót kijelentkeztetjük, levelet nem kap, és az új döntésig nem tud bejelentkezni.',
  },
  concerned: 'Róluk döntesz',
  reason: 'Indoklás',
  reasonHint:
    '{count, plural, =1 {A hallgató szó szerint ezt kapja meg a levélben.} other {Mindegyik hallgató szó szerint ezt kapja meg a levélben.}}',
  note: 'Megjegyzés (nem kötelező)',
  noteHint: 'Csak a naplóba kerül.',
  done: {
    accept: '{count, plural, =1 {Elfogadva: {name}} other {# regisztráció elfogadva}}',
    reject: '{count, plural, =1 {Elutasítva: {name}} other {# regisztráció elutasítva}}',
    reopen: 'Újranyitva: {name}',
  },
  decidedByOthers: {
    now: '{count, plural, other {# regisztrációról te döntöttél.}}',
    before:
      '{count, plural, =1 {Közben már más döntött róla, ezért nem változott semmi.} other {Róluk közben már más döntött, náluk nem változott semmi.}}',
  },
  unverified: {
    title: 'Megerősítetlen regisztrációk',
    since: 'Regisztrált',
    registered: '{date}',
    link: 'Utolsó levél',
    never: 'Még nem ment levél',
    mailed: '{date}',
    expired: '{date}, lejárt',
    resend: 'Levél újraküldése',
    resendTo: 'Levél újraküldése: {name}',
    sent: 'Elküldtük a megerősítő levelet: {name}',
    empty:
      'Mindenki megerősítette az e-mail-címét. Aki még nem, az itt jelenik meg, és újra elküldheted neki a levelet.',
  },
  left: {
    decided: '{name} regisztrációjáról közben {by} döntött: {status}.',
    gone: '{name} regisztrációja közben kikerült a listából.',
  },
} as const
