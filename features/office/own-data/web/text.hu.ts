export default {
  title: 'Az adataid egy fájlban',
  reason:
    'Minden, amit a Rajt tud rólad: olvasható oldalként, géppel olvasható formában (JSON), a feltöltött fájljaiddal együtt. Egyszer tölthető le, és egy hétig vár rád; ha újra kell, kérj másikat.',
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
        'A rangsorban: a helyezésed és a pontjaid\nMellettük a felhasználóneved és az egyetemed, amíg a Beállítások → Rangsor lapon el nem rejted',
      mentors: 'Az első félévben semmit.',
      coordinators:
        'A te egyetemedéi: a neved, a képed, az e-mail-címed, a Neptun-kódod és a típusod\nUgyanők: a haladásod, a vizsgáid eredménye és a one-pagered\nUgyanők: ami a fiókoddal történt\nMás egyetemekéi: amit a rangsorból a hallgatók',
      office:
        'Minden, amit az egyetemed koordinátorai látnak\nA neveddel együtt: a tananyaghoz írt javaslataid és a vizsgakérdésekről küldött hibajelzéseid\nA válaszaidat a vizsgán és a személyiségtesztben nem látja',
      anybody:
        'Aki megkapta tőled a tanúsítványodat vagy a címét: a neved, a félév és az eredmény, amely rajta áll',
    },
    SECOND_STUDENT: {
      students:
        'A rangsorban: a helyezésed és a pontjaid\nMellettük a felhasználóneved és az egyetemed, amíg a Beállítások → Rangsor lapon el nem rejted\nHa csapatban vagy, a közzétett projekteteknél: a neved és a típusod',
      owners:
        'Amíg nincs csapatod, a közzétett bemutatkozásod: a neved, a képed, a típusod, az egyetemed, a nyelveid, az iparágaid és a hivatkozásaid\nA one-pagered, ha a bemutatkozásodban engedted\nAkihez jelentkezel: a jelentkezésed, az önéletrajzod, a típusod, az egyetemed és a nyelveid is',
      team: 'A neved, a képed, a típusod, az egyetemed, az e-mail-címed és a hivatkozásaid\nA mentor azt is, hány modult teljesítettél; az e-mail-címedet csak akkor, ha a beállításokban megengeded',
      mentors: 'A közzétett projekteteknél: a neved és a típusod',
      coordinators:
        'A te egyetemedéi: a neved, a képed, az e-mail-címed, a Neptun-kódod és a típusod\nUgyanők: a haladásod, a vizsgáid eredménye, a one-pagered, a csapatod és az előrehaladási jelentése\nUgyanők: ami a fiókoddal történt\nMás egyetemekéi: amit a rangsorból a hallgatók, a közzétett projekted leírása, és a neved, ha te vagy a gazdája',
      office:
        'Minden, amit az egyetemed koordinátorai látnak\nA jelentkezéseid, azzal együtt, amit a motivációdról írtál, és a meghívásaid\nA neveddel együtt: a tananyaghoz írt javaslataid és a vizsgakérdésekről küldött hibajelzéseid\nA válaszaidat a vizsgán és a személyiségtesztben nem látja',
      anybody:
        'Aki megkapta tőled a tanúsítványodat vagy a címét: a neved, a félév és az eredmény, amely rajta áll',
    },
    MENTOR: {
      students: 'A 2. félévtől: a közzétett mentorprofilod, az e-mail-címed és a telefonszámod nélkül',
      mentors: 'A közzétett mentorprofilod, az e-mail-címed és a telefonszámod nélkül',
      coordinators: 'A 2. félévtől: a közzétett mentorprofilod, az e-mail-címed és a telefonszámod nélkül',
      office:
        'A közzétett mentorprofilod és az elérhetőségeid\nA javaslataid, a neveddel együtt\nAmi a fiókoddal történt',
    },
    SECOND_MENTOR: {
      students: 'A közzétett mentorprofilod, az e-mail-címed és a telefonszámod nélkül',
      team: 'Akiket mentorálsz: az e-mail-címed és a telefonszámod is',
      mentors: 'A közzétett mentorprofilod, az e-mail-címed és a telefonszámod nélkül',
      coordinators: 'A közzétett mentorprofilod, az e-mail-címed és a telefonszámod nélkül',
      office:
        'A közzétett mentorprofilod és az elérhetőségeid\nA felkéréseid\nA javaslataid, a neveddel együtt\nAmi a fiókoddal történt',
    },
    OFFICE: {
      students: 'Semmit: a döntéseid és az üzeneteid a programiroda nevében érkeznek.',
      mentors: 'Semmit.',
      coordinators:
        'Az ő hallgatóik oldalán: a neved és az indoklásod a regisztrációknál, amelyekről döntöttél\nUgyanott: a plusz próbálkozásoknál és a plusz időnél, az adatok javításánál és a letiltásnál',
      office: 'A neved és az e-mail-címed\nAmit a Rajtban tettél',
    },
    UNIVERSITY: {
      students: 'Semmit: a döntéseid az egyetemed nevében érkeznek.',
      mentors: 'Semmit.',
      coordinators:
        'A te egyetemedéi: a neved azoknál a regisztrációknál, amelyekről döntöttél\nMás egyetemekéi: semmit',
      office: 'A neved, az e-mail-címed és az egyetemed\nAmit a Rajtban tettél',
    },
  },
} as const
