export default {
  open: 'Biztonság',
  openFor: 'Biztonság: {name}',
  title: 'Segítség a bejelentkezésben',
  sessions: '{count, plural, =0 {Most sehol sincs bejelentkezve.} other {# eszközön van bejelentkezve.}}',
  secondFactorOn: 'Kétlépcsős bejelentkezés: {date} óta bekapcsolva.',
  secondFactorOff: 'Kétlépcsős bejelentkezés: nincs bekapcsolva.',
  choose: 'Mit tegyünk?',
  acts: {
    end: 'Kijelentkeztetés mindenhol',
    reset: 'Kétlépcsős bejelentkezés visszaállítása',
  },
  effects: {
    end: 'Minden eszközén kijelentkeztetjük; a jelszava marad.',
    reset:
      'Csak ha elveszett a telefonja és a tartalékkódjai is. Győződj meg róla, hogy tényleg ő kéri! Kikapcsoljuk, mindenhol kijelentkeztetjük, és levélben értesítjük.',
  },
  confirm: { end: 'Kijelentkeztetés', reset: 'Visszaállítás' },
  reason: 'Indoklás',
  reasonHint: 'A levélben ő is megkapja, és a naplóba is bekerül.',
  sessionsEnded: 'Mindenhol kijelentkeztettük: {name}',
  wasReset: 'Kikapcsoltuk a kétlépcsős bejelentkezését: {name}',
} as const
