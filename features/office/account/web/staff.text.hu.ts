export default {
  title: 'Fiókok',
  searchHint: 'Név, e-mail, Neptun',
  columns: {
    name: 'Név',
    role: 'Szerepkör',
    university: 'Egyetem',
    active: 'Utoljára aktív',
    state: 'Állapot',
    acts: 'Műveletek',
  },
  state: { ACTIVE: 'Aktív', DISABLED: 'Letiltva' },
  activeInCard: 'Utoljára aktív: {date}',
  never: 'Még nem jelentkezett be',
  openOne: 'Megnyitás: {name}',
  acts: { correct: 'Javítás', setScope: 'Hozzáférés', disable: 'Letiltás', enable: 'Engedélyezés' },
  actsOn: {
    correct: 'Javítás: {name}',
    setScope: 'Hozzáférés: {name}',
    disable: 'Letiltás: {name}',
    enable: 'Engedélyezés: {name}',
  },
  empty: 'Még nincs fiók. Akit a Meghívások lapon meghívsz, itt jelenik meg, amint beállította a fiókját.',
  reason: 'Indoklás',
  reasonHint: 'A naplóba kerül, az érintett nem látja.',
  meanwhile: { somebody: 'Valaki', by: '{name}', byAt: '{name} ({date})' },
  correcting: {
    open: 'Adatok javítása',
    title: 'Adatok javítása',
    missing: {
      surname: 'add meg a\u00a0vezetéknevet',
      firstname: 'add meg a\u00a0keresztnevet',
      email: 'add meg az e-\u2060mail-címet',
      neptun: 'add meg a\u00a0Neptun-kódot',
      university: 'válassz egyetemet',
      reason: 'írd meg, miért javítod',
    },
    surname: 'Vezetéknév',
    firstname: 'Keresztnév',
    email: 'E-mail-cím',
    neptun: 'Neptun-kód',
    emailHint: 'Ezzel jelentkezik be. A változásról a régi és az új címre is írunk.',
    provenHint:
      'Az új címre megerősítő levelet küldünk: akkor lép a régi helyére, ha a hallgató megerősíti. A régi címre is írunk.',
    identityCard: 'Személyi igazolvány új száma',
    identityCardHint: 'Ha üresen hagyod, nem változik. A mostani számot csak a hallgató látja.',
    doneAsked: 'Kijavítottuk, az új címre megerősítő levelet küldtünk: {name}',
    chooseUniversity: 'Válassz egyetemet!',
    confirm: 'Mentés',
    done: 'Kijavítottuk: {name}',
    late: '{who} közben módosította ezt a fiókot. Most ez áll benne:',
    lateKept: 'Amit beírtál, megmaradt: ha újra mented, az lép a helyébe.',
  },
  scope: {
    ask: 'Mit tehet ezzel a fiókkal?',
    confirm: 'Mentés',
    effect: 'Bejelentkezve marad, és a következő kattintásától ez érvényes. A naplóba kerül.',
    late: '{who} közben már megváltoztatta a hozzáférését.',
    done: 'Elmentettük a hozzáférését: {name}',
  },
  switching: {
    disable: 'Letiltás',
    enable: 'Engedélyezés',
    ask: { disable: 'Letiltod ezt a fiókot?', enable: 'Újra engedélyezed ezt a fiókot?' },
    disables: {
      STUDENT:
        'Azonnal kijelentkeztetjük minden eszközén, és nem tud újra bejelentkezni. Az eredményei megmaradnak; ha éppen vizsgázik, az addig mentett válaszai számítanak.',
      MENTOR:
        'Azonnal kijelentkeztetjük minden eszközén, és nem tud újra bejelentkezni. A mentorprofilja rejtve marad, amíg a fiók le van tiltva.',
      UNIVERSITY:
        'Azonnal kijelentkeztetjük minden eszközén, és nem tud újra bejelentkezni. Amit közzétett vagy elbírált, megmarad.',
      OFFICE:
        'Azonnal kijelentkeztetjük minden eszközén, és nem tud újra bejelentkezni. Amit közzétett vagy elbírált, megmarad.',
    },
    enables: {
      STUDENT: 'A régi jelszavával újra be tud jelentkezni, és ott folytatja, ahol abbahagyta.',
      MENTOR:
        'A régi jelszavával újra be tud jelentkezni. Ha a mentorprofilja közzé volt téve, megint látszik.',
      UNIVERSITY: 'A régi jelszavával újra be tud jelentkezni.',
      OFFICE: 'A régi jelszavával újra be tud jelentkezni.',
    },
    late: {
      disable: '{who} már letiltotta ezt a fiókot.',
      enable: '{who} már újra engedélyezte ezt a fiókot.',
    },
    done: { disable: 'Letiltva: {name}', enable: 'Engedélyezve: {name}' },
  },
} as const
