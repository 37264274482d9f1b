export default {
  title: 'Célba nem ért levelek',
  searchHint: 'Név, e-mail-cím vagy Neptun-kód',
  columns: {
    name: 'Név',
    role: 'Szerepkör',
    state: 'Mi lett a levéllel',
    help: 'Mi segít',
    acts: 'Műveletek',
  },
  filter: 'A levél',
  states: {
    ON_ITS_WAY: 'Úton van',
    WAITING: 'Várakozik',
    TAKEN: 'A levelezőszerver átvette',
    REFUSED: 'Visszautasítva',
    GIVEN_UP: 'Nem sikerült',
    KEPT: 'Nem ment el',
  },
  since: {
    WAITING:
      '{count, plural, =0 {{date} óta várakozik.} other {{date} óta várakozik, # próbálkozás nem sikerült, újra próbáljuk.}}',
    REFUSED: '{date}:',
    GIVEN_UP:
      '{count, plural, =0 {{date} óta nem próbáljuk elküldeni.} other {{date} óta nem próbáljuk elküldeni: # próbálkozás nem sikerült.}}',
    KEPT: 'Nincs beállítva levelezőszerver: elküldjük, amint van ({date}).',
  },
  reasons: {
    'no-mailbox': 'Nincs ilyen postafiók, valószínűleg elírás van a címben.',
    full: 'A címzett postafiókja megtelt.',
    blocked: 'A címzett levelezőszervere nem engedte be a levelet.',
    unreachable: 'A levelezőszerver nem érhető el.',
    busy: 'A címzett levelezőszervere most nem veszi át a levelet.',
    other: 'A levelezőszerver nem vette át a levelet.',
  },
  answer: 'A szerver válasza:',
  counts: {
    REFUSED: '{count, plural, other {# embernek visszautasították a levelét.}}',
    GIVEN_UP: '{count, plural, other {# embernek nem sikerült elküldeni a levelét.}}',
    WAITING: '{count, plural, other {# ember levele várakozik.}}',
  },
  toMails: 'Megnézem',
  empty: 'Minden levél célba ért. Ha egyet visszautasítanak, vagy sokáig várakozik, itt jelenik meg.',
  person: {
    REFUSED: 'A legutóbbi levelét visszautasították.',
    GIVEN_UP: 'A legutóbbi levelét nem sikerült elküldeni, és már nem próbáljuk.',
    WAITING: 'A legutóbbi levele még nem ért célba.',
  },
  help: {
    INVITATION: 'Javítsd a címet, vagy küldd újra a meghívót.',
    VERIFICATION: 'Küldd újra a megerősítő levelet. Ha a cím hibás, új regisztráció kell.',
    MAIL: 'Küldd újra, ha a cím jó.',
    waits: 'A döntés után a hallgató adatlapján javítható a címe.',
    student: 'Javítsd a címét az adatlapján',
    account: 'Javítsd a címét a fiókok között',
  },
  acts: {
    resend: 'Újraküldés',
    resendTo: 'Újraküldés: {name}',
    correct: 'Cím javítása',
    correctOf: 'Cím javítása: {name}',
    sent: 'Úton van az új levél: {name}',
  },
  try: {
    send: 'Próbalevél küldése magamnak',
    to: 'Ide megy: {email}',
    none: 'Még nem küldtél próbalevelet.',
  },
} as const
