export default {
  checkTitle: 'Tanúsítvány ellenőrzése',
  checkText:
    'Olvasd be a tanúsítvány QR-kódját, vagy ellenőrizd itt a letöltött PDF-et. Ehhez nem kell bejelentkezned.',
  fileTitle: 'PDF ellenőrzése',
  fileText: 'Válaszd ki a letöltött fájlt. A böngésződ ellenőrzi: a fájl nem hagyja el az eszközödet.',
  choose: 'PDF választása',
  fileGenuine: 'A fájl pontosan az, amit a platform aláírt: egyetlen bájt sem változott benne.',
  since: 'Ekkortól nem érvényes: {date}',
  answers: {
    VALID: {
      title: 'Érvényes tanúsítvány',
      text: 'A nyilvántartásunkban ez áll. Ha a papíron vagy a fájlban más szerepel, az itt olvasható az érvényes.',
    },
    SUPERSEDED: {
      title: 'Ezt a tanúsítványt újabb váltotta fel',
      text: 'A tanúsítvány eredeti, de azóta újabb eredmény vagy újabb tanúsítvány lépett a helyébe. A legfrissebb tanúsítvány az érvényes, érdemes azt elkérni.',
    },
    REVOKED: {
      title: 'Visszavont tanúsítvány',
      text: 'Ezt a tanúsítványt a programiroda visszavonta, ezért nem érvényes.',
    },
    unknown: {
      title: 'Nincs ilyen tanúsítvány',
      text: 'A nyilvántartásunkban nincs ilyen kódú tanúsítvány. Érdemes megnézni, hogy a teljes cím szerepel-e a böngészőben.',
    },
    offline: {
      title: 'A fájl eredeti, az érvényessége most nem látszik',
      text: 'Az aláírás a miénk, és a fájl nem változott. Azt, hogy azóta visszavonták-e, csak kapcsolattal tudjuk megnézni; később érdemes újra megpróbálni.',
    },
    unsigned: {
      title: 'Ezen a fájlon nincs aláírásunk',
      text: 'Ez nem a platformról letöltött fájl, vagy valami újra elmentette. Az eredeti, letöltött PDF-et érdemes elkérni.',
    },
    foreign: {
      title: 'Nem a mi kulcsunkkal írták alá',
      text: 'A fájl olyan aláíró kulcsra hivatkozik, amely nem a platformé. Nem tőlünk származik.',
    },
    changed: {
      title: 'Megváltoztatott fájl',
      text: 'A fájl nem az, amit a platform aláírt: legalább egy bájt más benne. A fájl nem fogadható el.',
    },
    unread: {
      title: 'Nem tudtuk megnyitni a fájlt',
      text: 'A böngésző nem engedte beolvasni. Érdemes újra megpróbálni, vagy másik helyről kiválasztani.',
    },
  },
} as const
