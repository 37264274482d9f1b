import type { Personality } from '#platform/contract/parts.ts'

/** What students say of themselves, by type: the line, and the text below it. */
export const introductions: Record<Personality, readonly (readonly [string, string])[]> = {
  CEO: [
    [
      'Szívesen állok emberek elé, és bírom, ha nemet mondanak.',
      'Két évig vezettem a kari önkéntes csapatot, ott tanultam meg embereket szervezni és pénzt kérni. Olyan projektet keresek, amelynek már van kipróbált ötlete, és kell hozzá valaki, aki partnereket szerez.',
    ],
    [
      'Értékesítettem telefonon, és azóta nem félek kérdezni.',
      'Nyáron egy szolgáltatónál dolgoztam az értékesítésben. Heti tíz órát tudok vállalni, főleg interjúkat és tárgyalásokat.',
    ],
    [
      'Az első húsz vevőt személyesen szeretem megkeresni.',
      'A szüleim boltjában nőttem fel, a pult mögött. Jól kérdezek, és észreveszem, ha valaki csak udvariasságból mond igent.',
    ],
    [
      'Ha két irány van, kitalálom, melyiket lehet hamarabb kipróbálni.',
      'Közgazdászhallgató vagyok, a szakdolgozatomat családi cégekről írom. Döntésekben és számokban segítek.',
    ],
    [
      'Összehozom azokat, akik még nem tudják, hogy szükségük van egymásra.',
      'A kollégium szakmai estjeit szervezem. Sok alapítót ismerek, és fel is veszem a telefont.',
    ],
    [
      'Pályázatot írtam már, amelyik nyert, és kettőt, amelyik nem.',
      'Egy civil szervezetnél gyakornokoskodtam. Tudom, mit kérdez az, aki pénzt ad, és szívesen felkészítem a csapatot rá.',
    ],
    [
      'Kapitány voltam a pályán, most a pályán kívül is kipróbálnám.',
      'Hat évig vezettem egy kézilabdacsapatot. Nyugodt maradok, amikor mindenki más siet.',
    ],
  ],
  CTO: [
    [
      'Prototípust építek, mielőtt vitatkoznánk róla.',
      'Harmadéves mérnökinformatikus vagyok. Webes felületet és egyszerű szenzorokat is raktam már össze. Olyan csapatot keresek, amely előbb megkérdezi a vevőt, és csak utána kér tőlem kódot.',
    ],
    [
      'Adatokból csinálok érthető ábrát.',
      'Adatelemzést tanulok. Ha van miből számolni, egy hét alatt megmutatom, mit csinálnak a felhasználók. Kevés időm van, de azt megbízhatóan adom.',
    ],
    [
      'Mobilalkalmazást írok, amelyik gyenge térerőnél is működik.',
      'Két saját alkalmazásom van az áruházban, az egyiket háromszázan használják. A hibajelentéseket magam olvasom.',
    ],
    [
      'Forrasztok, mérek, és leírom, mit mértem.',
      'Villamosmérnöknek tanulok. Mikrovezérlővel, akkumulátorral és 3D nyomtatóval is dolgoztam, van hozzá műhelyem.',
    ],
    [
      'A legegyszerűbb megoldást keresem, amelyik holnap már kész.',
      'Táblázattal és kész szolgáltatásokkal is megépítek egy első változatot. Kódot akkor írok, amikor már tudjuk, mire kell.',
    ],
    [
      'Háttérrendszert építek, és alszom is mellette.',
      'Egy szoftvercégnél voltam nyári gyakornok. Adatbázis, mentés, jogosultságok: ami unalmas, de hiányozna.',
    ],
    [
      'Megnézem, mire jó a gépi tanulás, és mire nem.',
      'Matematikát tanulok. Képfelismeréssel írtam a szakdolgozatomat, és azt is megmondom, ha egy szabály is elég lenne.',
    ],
  ],
  PM: [
    [
      'Nálam mindig tudni, ki mit csinál péntekig.',
      'Három rendezvényt vittem végig az elejétől a végéig. Táblát vezetek, emlékeztetek, és észreveszem, ha elcsúszunk. Szeretem, ha a csapat hetente egyszer személyesen is leül.',
    ],
    [
      'Rendet teszek a teendők között.',
      'Logisztikát tanulok. Szívesen átveszem a beszállítókat, a határidőket és a költségeket, hogy a többiek a terméken dolgozhassanak.',
    ],
    [
      'Leírom, miben állapodtunk meg, mielőtt mindenki másra emlékszik.',
      'Jogásznak tanulok. Szerződéseket olvasok, jegyzőkönyvet írok, és kérdezek, ha valami két dolgot is jelenthet.',
    ],
    [
      'Kiszámolom, meddig tart a pénz.',
      'Pénzügy szakos vagyok, egy könyvelőirodában dolgozom heti két napot. Egyszerű költségtervet az első héten adok.',
    ],
    [
      'Interjúkat szervezek, és el is megyek rájuk.',
      'Szociológiát tanulok, kutatásokban kérdeztem már kétszáz embert. Kérdőívet írok, és össze is foglalom, mi jött ki belőle.',
    ],
    [
      'Kicsi lépésekre bontom, ami nagynak látszik.',
      'Építőmérnök-hallgató vagyok. Egy kivitelezőnél láttam, mi történik, ha senki sem vezeti az ütemtervet.',
    ],
    [
      'Szeretem, ha egy próba végén van eredmény, akkor is, ha rossz.',
      'Biológiát tanulok, laborban dolgozom. A kísérleteinket megtervezem, és számon kérem, mit tanultunk belőlük.',
    ],
  ],
  Creative: [
    [
      'Rajzolok, vágok, szöveget írok.',
      'Grafikai munkákat vállalok a kollégium lapjának. Logót, bemutatót és rövid videót is készítek, és szívesen tesztelem, melyik szöveg működik.',
    ],
    [
      'Tíz ötletből kilencet kidobok, a tizediket megrajzolom.',
      'Formatervezést tanulok. Olyan projektet keresek, ahol a termék kézbe fogható, és lehet vele kísérletezni.',
    ],
    [
      'Addig rajzolom a képernyőt, amíg a nagymamám is érti.',
      'Felületeket tervezek, és mindet megmutatom öt embernek, mielőtt kódolni kellene. A hibákat videóra veszem.',
    ],
    [
      'Kitalálom, hogyan hívják, és miért jegyzik meg.',
      'Kommunikáció szakos vagyok. Egy helyi pékség közösségi oldalát viszem, onnan tudom, mire kattintanak.',
    ],
    [
      'Papírból is megépítem, ha kell, már ma délután.',
      'Építésznek tanulok. Maketteket, csomagolásokat és kiállítást terveztem, és szeretek emberekkel közösen ötletelni.',
    ],
    [
      'Fényképezek és filmezek, olyankor is, amikor nem szép az idő.',
      'Média szakos vagyok. Egyperces filmeket készítek valódi emberekkel, akik elmondják, mi a bajuk.',
    ],
    [
      'Hangot adok annak, ami eddig csak táblázat volt.',
      'Podcastot szerkesztek az egyetemi rádiónál. Bemutatót írok, és el is próbáltatom veletek.',
    ],
  ],
}
