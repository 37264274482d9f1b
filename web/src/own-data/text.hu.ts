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
      owners: 'Projektgazdák',
      team: 'A csapat és a mentora',
      mentors: 'Mentorok',
      coordinators: 'Egyetemi koordinátorok',
      office: 'Programiroda',
      anybody: 'Bárki',
    },
    STUDENT: {
      students:
        'A rangsorban a helyezésedet és a pontjaidat, a felhasználóneveddel és az egyetemeddel. A felhasználónevedet és az egyetemedet a Beállítások → Rangsor lapon elrejtheted; a helyezésed és a pontjaid név nélkül maradnak.',
      mentors: 'Az első félévben semmit.',
      coordinators:
        'A te egyetemedéi: a nevedet, a képedet, az e-mail-címedet, a Neptun-kódodat, a típusodat, a haladásodat, a vizsgáid eredményét, a one-pageredet, és azt, hogy mi történt a fiókoddal. Más egyetemeké: amit a rangsorból a hallgatók.',
      office:
        'Amit az egyetemed koordinátorai, és a neveddel együtt a tananyaghoz írt javaslataidat és a vizsgakérdésekről küldött jelzéseidet. A válaszaidat a vizsgán és a személyiségtesztben nem.',
      anybody:
        'Aki megkapta tőled a tanúsítványodat vagy a címét: a nevedet, a félévet és az eredményt, amely rajta áll.',
    },
    SECOND_STUDENT: {
      students:
        'A rangsorban a helyezésedet és a pontjaidat, a felhasználóneveddel és az egyetemeddel. A felhasználónevedet és az egyetemedet a Beállítások → Rangsor lapon elrejtheted; a helyezésed és a pontjaid név nélkül maradnak. Ha csapatban vagy, a közzétett projekteteknél a nevedet és a típusodat is.',
      owners:
        'Amíg nincs csapatod, a közzétett bemutatkozásodat: a nevedet, a képedet, a típusodat, az egyetemedet, a nyelveidet, a fókuszaidat, a hivatkozásaidat és, ha engedted, a one-pageredet. Akihez jelentkezel, a jelentkezésedet és az önéletrajzodat is.',
      team: 'A nevedet, a képedet, a típusodat, az egyetemedet, az e-mail-címedet és a hivatkozásaidat; a mentor azt is, hány modult teljesítettél.',
      mentors: 'A közzétett projekteteknél a nevedet és a típusodat.',
      coordinators:
        'A te egyetemedéi: a nevedet, a képedet, az e-mail-címedet, a Neptun-kódodat, a típusodat, a haladásodat, a vizsgáid eredményét, a one-pageredet, a csapatodat és az előrehaladási jelentését, és azt, hogy mi történt a fiókoddal. Más egyetemeké: amit a rangsorból a hallgatók, a közzétett projekted leírását, és a nevedet, ha te vagy a gazdája.',
      office:
        'Amit az egyetemed koordinátorai, a jelentkezéseidet és meghívóidat, és a neveddel együtt a tananyaghoz írt javaslataidat és a vizsgakérdésekről küldött jelzéseidet. A válaszaidat a vizsgán és a személyiségtesztben nem.',
      anybody:
        'Aki megkapta tőled a tanúsítványodat vagy a címét: a nevedet, a félévet és az eredményt, amely rajta áll.',
    },
    MENTOR: {
      students: 'A 2. félévtől a közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      mentors: 'A közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      coordinators: 'A 2. félévtől a közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      office:
        'A közzétett mentorprofilodat és az elérhetőségeidet; a javaslataidat a neveddel; és azt, hogy mi történt a fiókoddal.',
    },
    SECOND_MENTOR: {
      students: 'A közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      team: 'Akiket mentorálsz: az e-mail-címedet és a telefonszámodat is.',
      mentors: 'A közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      coordinators: 'A közzétett mentorprofilodat, az e-mail-címed és a telefonszámod nélkül.',
      office:
        'A közzétett mentorprofilodat és az elérhetőségeidet; a felkéréseidet; a javaslataidat a neveddel; és azt, hogy mi történt a fiókoddal.',
    },
    OFFICE: {
      students: 'Semmit: a döntéseid és az üzeneteid a programiroda nevében érkeznek.',
      mentors: 'Semmit.',
      coordinators:
        'A nevedet és az indoklásodat az ő hallgatóik oldalán: a regisztrációknál, amelyekről döntöttél, az engedményeknél, az adatok javításánál, a letiltásnál.',
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
