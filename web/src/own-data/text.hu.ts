export default {
  title: 'Az adataid egy fájlban',
  reason:
    'Minden, amit a Rajt tud rólad: olvasható oldalként, gépnek szóló JSON-ként, a feltöltött fájljaiddal együtt. Egyszer tölthető le, és egy hétig vár rád; ha újra kell, kérj másikat.',
  ask: 'Összegyűjtöm az adataimat',
  making: 'Gyűjtjük az adataidat; ez legfeljebb néhány másodperc.',
  ready: 'Elkészült: {size}. Eddig töltheted le: {until}',
  download: 'Letöltés',
  taken: 'A letöltés elkezdődött. Ha megszakadt, vagy még egyszer kell, kérj új fájlt.',
  seen: {
    title: 'Amit mások látnak rólad',
    reason: 'Amit itt nem említünk, azt rajtad kívül senki sem látja.',
    viewers: {
      students: 'Hallgatók',
      mentors: 'Mentorok',
      coordinators: 'Egyetemi koordinátorok',
      office: 'Programiroda',
      anybody: 'Bárki',
    },
    STUDENT: {
      students:
        'A rangsorban a helyedet és a pontjaidat, a felhasználóneveddel és az egyetemeddel. Ezeket a Beállítások → Rangsor oldalon leveheted róla.',
      mentors: 'Az első félévben semmit.',
      coordinators:
        'A te egyetemedéi: a nevedet, a képedet, az e-mail-címedet, a Neptun-kódodat, a típusodat, a haladásodat, a vizsgáid eredményét és a one-pageredet. Más egyetemeké semmit.',
      office:
        'Amit az egyetemed koordinátorai, és azt, hogy mi történt a fiókoddal. A válaszaidat a vizsgán és a személyiségtesztben nem.',
      anybody:
        'Aki megkapta tőled a tanúsítványodat vagy a címét: a nevedet, a félévet és az eredményt, amely rajta áll.',
    },
    MENTOR: {
      students: 'A 2. félévtől a közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      mentors: 'A közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      coordinators: 'A 2. félévtől a közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      office: 'A közzétett mentorprofilodat, az elérhetőségeiddel, és azt, hogy mi történt a fiókoddal.',
    },
    OFFICE: {
      students: 'Semmit: a döntéseid és az üzeneteid a programiroda nevében érkeznek.',
      mentors: 'Semmit.',
      coordinators: 'A nevedet azoknál a regisztrációknál, amelyekről az ő egyetemükön döntöttél.',
      office: 'A nevedet, az e-mail-címedet, és azt, hogy mit tettél a Rajtban.',
    },
    UNIVERSITY: {
      students: 'Semmit: a döntéseid az egyetemed nevében érkeznek.',
      mentors: 'Semmit.',
      coordinators:
        'A te egyetemedéi: a nevedet azoknál a regisztrációknál, amelyekről döntöttél. Más egyetemeké semmit.',
      office: 'A nevedet, az e-mail-címedet, az egyetemedet, és azt, hogy mit tettél a Rajtban.',
    },
  },
} as const
