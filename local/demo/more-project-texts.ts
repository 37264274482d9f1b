import type { Invented } from './project-texts.ts'

/** Of the demonstration, published before the others; most of these teams still look for people. */
export const earlierProjects: readonly Invented[] = [
  {
    name: 'Hangos lap',
    aboutTeam: (owner) =>
      `${owner} a vakok iskolájában önkénteskedett egy évig. Olyan fejlesztőt keres, aki beszédfelismeréssel dolgozott már.`,
    focuses: ['Education', 'Social causes'],
    shortDescription: 'Felolvasott egyetemi jegyzetek vak és gyengénlátó hallgatóknak, képletekkel együtt.',
    problem: 'A felolvasóprogram a képletnél elhallgat, ezért a jegyzet felét valakinek be kell diktálnia.',
    solution: 'A feltöltött jegyzetből egy óra alatt hanganyag készül; a képletet szavakkal mondja el.',
    market: 'Évente kétszáz érintett hallgató és az egyetemek esélyegyenlőségi irodái.',
    competitors: 'Felolvasóprogramok, önkéntes diktálók.',
    businessModel: 'Az iroda fizet félévente, a hallgatónak ingyenes.',
  },
  {
    name: 'Műszakcsere',
    aboutTeam: (owner) =>
      `${owner} három évig ápolt, a beosztást ceruzával írta. A kórházakkal ő beszél, programozó társ kell mellé.`,
    focuses: ['Health', 'Information technology'],
    shortDescription: 'Ápolók cserélnek műszakot egymás között, a főnővér pedig egy gombbal hagyja jóvá.',
    problem: 'Egy csere ma hat telefon, és a papíron a régi név marad.',
    solution: 'Aki cserélne, kiírja; csak az látja, akinek a pihenőideje engedi.',
    market: 'Száznegyven kórház és ötszáz idősotthon.',
    competitors: 'Faliújság, üzenőcsoport, táblázat.',
    businessModel: 'Osztályonként havi díj.',
  },
  {
    name: 'Fél adag',
    aboutTeam: (owner) =>
      `${owner} nagymamája mindig elcsomagoltatta a felét. Most egy étterem próbálja az ötletet, és grafikus hiányzik.`,
    focuses: ['Tourism and hospitality'],
    shortDescription: 'Éttermek, ahol a fél adag is rajta van az étlapon, és fele annyiba kerül.',
    problem: 'Az idős vendég az adag felét hagyja ott, legközelebb pedig otthon marad.',
    solution: 'Közös védjegy és térkép azoknak a helyeknek, ahol lehet kevesebbet kérni.',
    market: 'Kisvárosi éttermek, hétköznap délben.',
    competitors: 'Menü, csomagolás, előfizetéses ebéd.',
    businessModel: 'Évi tagdíj éttermenként.',
  },
  {
    name: 'Csavarbank',
    aboutTeam: (owner) =>
      `${owner} gépész, és a tanszéki műhelyben talált rá a gondra. Olyan társat keres, aki üzemekkel tárgyal.`,
    focuses: ['Manufacturing'],
    shortDescription: 'Kis üzemek közös alkatrészraktára: ami az egyiknél fölösleg, a másiknál holnap kell.',
    problem: 'Egy leállás két napot vár egy csavarra, amelyből a szomszédban ezer áll.',
    solution: 'Közös készletlista a telephelyek között, délutáni futárral.',
    market: 'Ipari parkok húsz és kétszáz fő közötti üzemei.',
    competitors: 'Nagykereskedés, saját raktár.',
    businessModel: 'Átadásonként jutalék.',
  },
  {
    name: 'Zsebkönyvelő',
    aboutTeam: (owner) =>
      `${owner} két nyáron át rögzített számlákat egy könyvelőirodában. A felületet már kipróbálta öt kozmetikussal.`,
    focuses: ['Financial services'],
    shortDescription: 'Kozmetikusoknak és fodrászoknak: mennyit vehetek ki ebből a hónapból?',
    problem: 'Az egyéni vállalkozó december végén tudja meg, mennyi adó vár rá.',
    solution: 'Este két szám beírása, cserébe egy harmadik: ennyi a tiéd.',
    market: 'Százezer egyéni vállalkozó a szolgáltatásokban.',
    competitors: 'Könyvelő, füzet, táblázat.',
    businessModel: 'Havi 1 200 forint.',
  },
  {
    name: 'Edzőpajtás',
    aboutTeam: (owner) =>
      `${owner} középtávfutó, sérülés után egyedül kezdte újra. Mozgásterapeutát már talált, értékesítőt még nem.`,
    focuses: ['Sports', 'Health'],
    shortDescription: 'Sérülés után ketten kezdik újra: futópár hasonló gyógyulási tervvel.',
    problem: 'A gyógytorna véget ér, az edzés még messze van, és a kettő között sokan abbahagyják.',
    solution: 'Párok közös nyolchetes tervvel, hetente egy kérdéssel a terapeutától.',
    market: 'Amatőr futók a nagyobb városokban.',
    competitors: 'Futóklubok, edzésnapló, személyi edző.',
    businessModel: 'Nyolc hétre egyszeri díj.',
  },
  {
    name: 'Kapukulcs',
    aboutTeam: (owner) =>
      `${owner} önkéntes idegenvezető, negyven vidéki múzeum nyitvatartását telefonon kérdezte végig. Fejlesztőt keres.`,
    focuses: ['Culture and media', 'Tourism and hospitality'],
    shortDescription: 'Tájházak és kismúzeumok, amelyeket előző nap foglalt látogatóknak nyitnak ki.',
    problem: 'A falumúzeum zárva van, a kulcs a szomszédnál, a telefonszám pedig tíz éve régi.',
    solution: 'Foglalás előző este hatig; a kulcsos üzenetet kap, és igent vagy nemet mond.',
    market: 'Hatszáz tájház és helytörténeti gyűjtemény.',
    competitors: 'Az önkormányzat honlapja, szerencse.',
    businessModel: 'Foglalásonként 10 százalék a belépőből.',
  },
  {
    name: 'Esőfogó',
    aboutTeam: (owner) =>
      `${owner} építőmérnök-hallgató, az első két ciszternát a szüleinél ásta be. Anyagbeszerzésben kér segítséget.`,
    focuses: ['Construction and real estate', 'Energy and environment'],
    shortDescription: 'Használt tartályból egy hétvége alatt beépített esővízgyűjtő családi házakhoz.',
    problem: 'Az új tartály ára hat év alatt térül meg, ezért senki sem vesz.',
    solution: 'Élelmiszeripari tartályok felújítva, beépítéssel, fix áron.',
    market: 'Kertes házak aszályos megyékben.',
    competitors: 'Barkácsáruházi hordó, kútfúrás.',
    businessModel: 'A beépítés díja.',
  },
  {
    name: 'Pótnagyi',
    aboutTeam: (owner) =>
      `${owner} a saját húgára keresett délutáni felügyeletet, és egy nyugdíjas tanítónőt talált. Jogászt és szervezőt vár.`,
    focuses: ['Social causes', 'Education'],
    shortDescription: 'Nyugdíjas tanítók segítenek a leckében, délután négytől hatig, a lakótelepen.',
    problem: 'A napközi négykor zár, a szülő hatkor ér haza.',
    solution: 'Ellenőrzött nyugdíjas pedagógusok, egyszerre legfeljebb négy gyerekkel, közösségi helyen.',
    market: 'Alsós gyerekek szülei húszezernél nagyobb városokban.',
    competitors: 'Magántanár, nagyszülő, edzés.',
    businessModel: 'A szülő órára fizet, a helyet az önkormányzat adja.',
  },
  {
    name: 'Üres kanyar',
    aboutTeam: (owner) =>
      `${owner} fuvarszervező családban nőtt fel, a visszutak táblázatát húsz éve vezetik. Adatokhoz értő társat keres.`,
    focuses: ['Transport and logistics', 'Energy and environment'],
    shortDescription: 'Visszafelé üresen futó furgonok és a bútort vivő magánemberek egymásra találnak.',
    problem: 'Minden harmadik furgon üresen megy haza.',
    solution: 'Az útvonal és a hely megadása után a legközelebbi rakomány az ajánlat, biztosítással.',
    market: 'Kis fuvarozók két-három autóval.',
    competitors: 'Fuvarbörze, költöztető, hirdetés.',
    businessModel: 'Fuvaronként 8 százalék.',
  },
  {
    name: 'Méhész a tetőn',
    aboutTeam: (owner) =>
      `${owner} biológus, a kari épület tetején két kaptárt gondoz. A cégeknek szóló ajánlatot ketten írnák tovább.`,
    focuses: ['Agriculture and food', 'Construction and real estate'],
    shortDescription: 'Irodaházak tetejére kaptár, a dolgozóknak méz és egy délután a méhésszel.',
    problem: 'A cég zöld lenne, a tető üres, a városi méhész pedig nem talál helyet.',
    solution: 'Éves gondozás kaptáronként, biztosítással és kóstolóval.',
    market: 'Nagyvárosi irodaházak lapos tetővel.',
    competitors: 'Ajándékkosár, faültetés.',
    businessModel: 'Kaptáronként éves díj.',
  },
  {
    name: 'Kölcsönszótár',
    aboutTeam: (owner) =>
      `${owner} fordítónak tanul, és egy betegirányító pultnál gyűjtötte az első háromszáz mondatot. Csapatot most kezd keresni.`,
    focuses: ['Health', 'Culture and media'],
    shortDescription: 'Képes mondatok rendelőknek: az orvos rámutat, a beteg a saját nyelvén olvassa.',
    problem: 'A vendégmunkás és a háziorvos között a „hol fáj?” is kitalálós játék.',
    solution: 'Háromszáz mondat nyolc nyelven, tableten és nyomtatva.',
    market: 'Ipari városok háziorvosi rendelői.',
    competitors: 'Fordítóprogram, ismerős a váróból.',
    businessModel: 'Rendelőnként éves előfizetés, amelyet a munkáltató fizet.',
  },
]
