/** By the project's name: what those wrote who are in its team. */
export const joinedBecause: Record<string, readonly string[]> = {
  Kölcsönpolc: [
    'Két nyáron át dolgoztam egy kölcsönzőben, tudom, mi romlik el először. A szervezést vállalnám.',
  ],
  'Első busz': [
    'A bátyám hajnali műszakban dolgozik, hetente kétszer én viszem be. Az útvonalakat szívesen megtervezem.',
    'Diszpécserként dolgoztam egy fuvarozónál. Tudom, mennyibe kerül egy félig üres busz.',
  ],
  'Csendes óra': ['Három kar órarendjét már kiszedtem adatba egy beadandóhoz, az első térképhez elég lesz.'],
  Tolmácsfül: [
    'A húgom hallássérült, sok hivatalban fordítottam neki. Szeretném, ha ez nem rajtam múlna.',
    'Videóhívást építettem a szakdolgozatomhoz, gyenge hálózaton is működik.',
  ],
  'Második kerék': ['Egy sportboltban dolgozom hétvégente, naponta kérdezik, hová tegyék a kinőtt biciklit.'],
  Vízóra: [
    'A nagyszüleim fóliázók. Ha náluk beválik, az egész faluban beválik.',
    'Mikrovezérlőkkel dolgozom, az akkumulátor kitart majd egy idényt: kiszámoltam.',
  ],
  Pakk: ['A kari büfében dolgozom. A pultosok segítenének, csak még senki sem kérdezte meg őket.'],
  Ugródeszka: [
    'A HÖK-ben a gyakorlatokért feleltem, negyven cégnek megvan a telefonszáma.',
    'Tavaly két hétig voltam gyakornok, és fénymásoltam. Jobb feladatokat szeretnék írni.',
  ],
  Műszakcsere: ['Az anyám nővér, ünnepekkor mindig nála csörög a telefon. A felületet megírom.'],
  Csavarbank: ['Raktáros voltam egy gumigyárban, a készletlistát álmomban is tudom.'],
  Edzőpajtás: ['Két éve szakadt el a bokaszalagom, azóta keresek ilyet. A terveket én írnám össze.'],
  'Üres kanyar': [
    'Útvonaltervezőt írtam a szakdolgozatomhoz, valódi adat kellene bele.',
    'Egy költöztetőnél dolgoztam hétvégente, tudom, mit kérdez az ügyfél először.',
  ],
}

/** Of those who ask the project of the account `owner`, the account `student` first. */
export const asksKolcsonpolc = [
  'Zárat és kódolvasót is építettem már, az elsőt egy hét alatt összeraknám. A lakókkal is szívesen beszélek.',
  'A nagynéném közös képviselő, három házban ki tudjuk próbálni jövő héten.',
  'Panelban lakom, és én szerveztem meg a közös biciklitárolót. A szabályokon szoktak összeveszni, ebben segítenék.',
  'Egy barkácsáruházban dolgoztam két nyarat: tudom, melyik gép megy el, és mi jön vissza törötten.',
] as const

/** The same of the next project with a seat. */
export const asksSzomszedPiac = [
  'A rendelési oldalt megírnám, nálunk a faluban most füzetben vezetik, ki mit kért.',
  'A szüleimnek epreskertje van, minden júniusban ugyanez a gondunk. Tíz gazdát azonnal fel tudok hívni.',
  'Logisztikát tanulok, és a szállítás napját szívesen kiszámolom: azon fog múlni, megéri-e.',
  'Kosarakat árultam a kollégiumban, az elsőt öt nap alatt elvitték. Az árakat és a képeket vállalnám.',
] as const

/** What the account `student` wrote where it has come to nothing. */
export const cameToNothing = [
  'Térképet rajzoltam már szabad termekből egy hackathonon, szívesen folytatnám veletek.',
  'Az iskolám menzáján minden nap láttam a moslékos vödröt. A jelzést és a konyha képernyőjét megírnám.',
  'A sofőröknek való felületet elkészíteném, volt már dolgom útvonaltervezéssel.',
] as const

/** Of teams whose mentor has taken them, in the order of their projects. */
export const askedMentors = [
  'Havonta egy beszélgetésre szeretnénk felkérni: az árazásnál akadtunk el.',
  'Egyetemekkel még egyikünk sem tárgyalt. Abban kérnénk segítséget, kihez menjünk először.',
  'A készülék kész, az eladás még nem. Két beszélgetést kérnénk a tavaszi próba előtt.',
  'A betét számviteli oldalát nem értjük, te viszont csináltál már ilyet.',
] as const
