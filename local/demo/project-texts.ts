import type { ProjectFields } from '#teams/project/calls.ts'

/** Its focuses by their English names, and of the team what its owner, called by the first name, says. */
export type Invented = Omit<ProjectFields, 'contact' | 'aboutTeam'> & { aboutTeam: (owner: string) => string }

/** Of the demonstration; the one of its owner account first. */
export const inventedProjects: readonly Invented[] = [
  {
    name: 'Kölcsönpolc',
    aboutTeam: (owner) =>
      `${owner} két éve dolgozik a témán, és már beszélt tizenhét lakóval. Fejlesztőt keres.`,
    focuses: ['Construction and real estate', 'Energy and environment'],
    shortDescription: 'Egy közös szekrény a társasházban, amelyből bárki kivehet egy fúrót két órára.',
    problem:
      'Ötven lakásban ötven fúró van, és évente egyszer kell mindegyik. Tizenhét lakót kérdeztünk meg: tizenkettő vett már szerszámot egyetlen alkalomra.',
    solution:
      'Zárható szekrény a lépcsőházban. A közös képviselő tölti fel, a lakó kóddal nyitja, telefon nélkül is.',
    market:
      'Magyarországon 11 ezer társasház van ötvennél több lakással. Az első célcsoport a szegedi és a budapesti panel.',
    competitors:
      'A barkácsáruház kölcsönzője napi 6 000 forint, és el kell érte menni. A szomszéd ingyen van, de nem mindig nyit ajtót.',
    businessModel:
      'Havi 290 forint lakásonként a közös költségben; egy szekrény nyolc hónap alatt hozza vissza az árát.',
  },
  {
    name: 'Első busz',
    aboutTeam: (owner) =>
      `${owner} apja húsz éve jár hajnali műszakba, innen az ötlet. A menetrendet ő számolja, a cégekkel is ő tárgyal.`,
    focuses: ['Transport and logistics'],
    shortDescription: 'Közös fuvar azoknak, akiknek a műszakja az első járat előtt kezdődik.',
    problem: 'Négy ipari parkban 900 ember kezd hajnali négykor, az első busz fél ötkor indul.',
    solution:
      'A műszakvezető előző este lefoglalja a mikrobuszt, a dolgozó üzenetben kapja meg, mikor és hol száll fel.',
    market:
      'Háromszáz olyan üzem, ahol éjszakai műszak van, és a legközelebbi megálló messzebb van két kilométernél.',
    competitors: 'Saját autó, telekocsi-csoport, a gyár saját járata.',
    businessModel: 'A munkáltató fizet utanként, havi keretben.',
  },
  {
    name: 'Szomszéd piac',
    aboutTeam: (owner) =>
      `${owner} falun nőtt fel, tizenkét kertet ismer. Olyan társat keres, aki a rendelést és a szállítást rendbe teszi.`,
    focuses: ['Agriculture and food', 'Commerce'],
    shortDescription: 'Heti egy kosár a szomszéd falu kertjeiből, előre megrendelve.',
    problem: 'A kiskertben negyven kiló paradicsom terem egyszerre, és a fele elrohad.',
    solution: 'Átvételi pont a faluban, pénteken ötig megrendelt kosárral, hétvégi kiszállítással.',
    market: 'Nagyvárosok harminc kilométeres körzete, falvanként tíz-húsz kert.',
    competitors: 'Termelői piac, dobozrendszerek, áruház.',
    businessModel: 'Kosaranként 12 százalék, a szállítás külön.',
  },
  {
    name: 'Csendes óra',
    aboutTeam: (owner) =>
      `${owner} a kar órarendjéből írta az első térképet. Most az hiányzik mellőle, aki az egyetemmel tárgyal.`,
    focuses: ['Education', 'Information technology'],
    shortDescription: 'Üres tantermek óránként, tanulásra, egyetemi belépővel.',
    problem: 'Vizsgaidőszakban a könyvtárban nincs hely, a tantermek fele pedig üresen áll.',
    solution: 'Az órarendből számolt térkép: melyik terem szabad, meddig, és hányan ülnek már bent.',
    market: 'Tizenkét egyetem, első körben egy kar.',
    competitors: 'Kávézók, olvasótermek, a folyosó.',
    businessModel: 'Az egyetem fizet karonként, évente.',
  },
  {
    name: 'Tolmácsfül',
    aboutTeam: (owner) =>
      `${owner} jelnyelvet tanul, és két tolmáccsal próbálja a hívást. A hivatalokkal már ketten beszélnek.`,
    focuses: ['Social causes', 'Information technology'],
    shortDescription: 'Jelnyelvi tolmács videón, öt percen belül, hivatali ügyekhez.',
    problem: 'Hallássérült ügyfélnek három hetet kell várnia egy tolmácsra tíz percnyi ügyintézéshez.',
    solution: 'Ügyeletes tolmácsok, akiket az ügyintéző gépéről egy gombbal lehet hívni.',
    market: 'Ötvenezer jelnyelvet használó ember, 300 kormányablak és bank.',
    competitors: 'Megyei tolmácsszolgálat előjegyzéssel, családtagok.',
    businessModel: 'A hivatal percdíjat fizet, az ügyfélnek ingyenes.',
  },
  {
    name: 'Gombóc Artúr étlapja',
    aboutTeam: (owner) =>
      `${owner} egy nyarat dolgozott iskolai konyhán. Programozót és olyan társat keres, aki szívesen beszél fenntartókkal.`,
    focuses: ['Agriculture and food', 'Energy and environment'],
    shortDescription: 'Menzamaradékból holnapi ebéd: az iskolai konyha tudja, mennyit főzzön.',
    problem: 'Egy közepes iskolai konyha naponta negyven adagot dob ki.',
    solution: 'A gyerek reggel egy mozdulattal jelzi, eszik-e; a konyha tízkor látja a számot.',
    market: 'Négyezer iskolai konyha, fenntartónként.',
    competitors: 'Papíros jelenléti ív, megérzés.',
    businessModel: 'Előfizetés konyhánként, a megtakarítás ötödéért.',
  },
  {
    name: 'Második kerék',
    aboutTeam: (owner) =>
      `${owner} kerékpárt szerel, a garázsában tizennégy gyerekbicikli vár gazdára. Értékesítőt keres.`,
    focuses: ['Commerce', 'Sports'],
    shortDescription: 'Kinőtt gyerekbiciklik cseréje, szerelővel átnézve.',
    problem: 'Egy gyerekbicikli két évig jó, utána a pincében áll, mert nem éri meg eladni.',
    solution: 'Csere-előfizetés: a gyerek nő, a bicikli cserélődik, a szerelő átnézi.',
    market: 'Óvodás és alsós gyerekek a tíz legnagyobb városban.',
    competitors: 'Használtbicikli-csoportok, áruházi új.',
    businessModel: 'Havidíj, amelyben a javítás benne van.',
  },
  {
    name: 'Vízóra',
    aboutTeam: (owner) =>
      `${owner} építette az érzékelőt, és három fóliasátorban mér vele. A csapat a tavaszi próbára készül.`,
    focuses: ['Agriculture and food', 'Energy and environment'],
    shortDescription: 'Öntözés, amely tudja, mikor esik: kis termelőknek, okostelefon nélkül.',
    problem: 'A fóliasátrak felét akkor is öntözik, amikor másnap eső jön.',
    solution: 'Két érzékelő és egy szelep, amely SMS-ben kérdez, mielőtt nyit.',
    market: 'Nyolcezer fóliás gazdaság egy hektár alatt.',
    competitors: 'Időzítő, kézi csap, ipari öntözésvezérlő.',
    businessModel: 'A készülék ára, utána éves díj.',
  },
  {
    name: 'Nagyi receptje',
    aboutTeam: (owner) =>
      `${owner} a saját nagymamájával vette fel az első nyolc beszélgetést. Szerkesztőt és grafikust keres.`,
    focuses: ['Culture and media'],
    shortDescription: 'Beszélgetés a nagymamával, amelyből könyv lesz.',
    problem: 'A családi receptek és történetek azzal tűnnek el, aki tudja őket.',
    solution: 'Heti egy kérdés telefonon, a válaszból szerkesztett, nyomtatott könyv egy év végén.',
    market: 'Ajándékot kereső harmincas-negyvenes unokák.',
    competitors: 'Fényképkönyv, diktafon a fiókban.',
    businessModel: 'Könyvenként 24 900 forint.',
  },
  {
    name: 'Pakk',
    aboutTeam: (owner) =>
      `${owner} számolta ki, hány dobozt dob ki a büfé. Olyan társ kell, aki a mosást és a betétet megszervezi.`,
    focuses: ['Energy and environment', 'Tourism and hospitality'],
    shortDescription: 'Visszaváltható doboz az egyetemi büfékben.',
    problem: 'Egy kar büféje naponta 600 eldobható dobozt ad ki.',
    solution: 'Betétes doboz, amelyet bármelyik büfében vissza lehet adni.',
    market: 'Egyetemi és irodai büfék, először három kar.',
    competitors: 'Eldobható csomagolás, saját doboz.',
    businessModel: 'Mosásonként 40 forint a büfétől.',
  },
  {
    name: 'Ugródeszka',
    aboutTeam: (owner) =>
      `${owner} maga is hiába keresett gyakorlatot. Hat cég már megírta az első feladatát.`,
    focuses: ['Education'],
    shortDescription: 'Szakmai gyakorlat hat délután alatt, kis cégeknél.',
    problem: 'A kis cégnek nincs embere gyakornokra, a hallgatónak nincs félév, amit odaadjon.',
    solution: 'Hat előre megírt feladat, hat délután, egy mentor a cégtől.',
    market: 'Tíz-ötven fős cégek és harmadéves hallgatók.',
    competitors: 'Állásportálok, féléves gyakorlat.',
    businessModel: 'A cég fizet a kiválasztott hallgató után.',
  },
]
