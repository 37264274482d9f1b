export default {
  closed: {
    what: 'A regisztráció most zárva van. Ha meghívót kaptál, a levélben lévő hivatkozással jutsz be.',
    writeTo: 'Kérdésed van? Írj a programirodának:',
  },
  title: 'Regisztráció',
  intro:
    'Hallgatóként itt regisztrálhatsz a\u00a0programba. A\u00a0regisztrációdat az\u00a0egyetemed hagyja jóvá, általában 4–\u20608\u00a0napon belül.',
  surname: 'Vezetéknév',
  firstname: 'Keresztnév',
  neptun: 'Neptun-kód',
  username: 'Felhasználónév',
  university: 'Egyetem',
  chooseUniversity: 'Válaszd ki az egyetemedet',
  acceptPrivacy: 'Elolvastam és tudomásul veszem az adatkezelési tájékoztatót',
  privacyRequired: 'A regisztrációhoz ez szükséges',
  submit: 'Regisztrálok',
  haveAccount: 'Már van fiókod?',
  toLogin: 'Bejelentkezés',
  missing: {
    surname: 'add meg a\u00a0vezetékneved',
    firstname: 'add meg a\u00a0keresztneved',
    university: 'válassz egyetemet',
    neptun: 'add meg a\u00a0Neptun-kódod',
    username: 'válassz felhasználónevet',
    email: 'add meg az\u00a0e-\u2060mail-címed',
    password: 'válassz jelszót',
  },
  hints: {
    name: 'Betű, szóköz, kötőjel, aposztróf és pont lehet benne.',
    neptun: '6 betű vagy szám, például AB12CD.',
    username: '3–30 ékezetes vagy ékezet nélküli betű és szám, közöttük pont, kötőjel vagy aláhúzás.',
    otherEmail:
      'Ha másik címet adsz meg, levelet küldünk oda. Amíg meg nem erősíted, a meghívó címével jelentkezhetsz be.',
  },
  success: {
    title: 'Még egy lépés: nézd meg a postaládádat!',
    text: 'Elküldtük a megerősítő levelet a megadott címre.',
    sentTo: 'A megerősítő levelet ide küldtük: <strong>{email}</strong>',
    registered: 'Regisztráltál',
    open: 'Nyisd meg a levelet, és kattints a benne lévő hivatkozásra!',
    valid: 'A hivatkozás 24 óráig érvényes.',
    confirm: 'Az egyetemed jóváhagyja a regisztrációdat',
    webmail: 'Megnyitom: {name}',
    notArrived: 'Nem érkezett meg?',
    look: 'Nézd meg a levélszemét mappát is! Ha elírtad a címet, javítsd ki: amit beírtál, a jelszavad kivételével megmaradt.',
    wrong: 'Elírtam a címet',
    wait: 'Új levelet {seconds, number}\u00a0másodperc múlva kérhetsz.',
    resend: 'Kérek egy új levelet',
    again: 'Ha a regisztrációd még megerősítésre vár, úton van az új levél.',
  },
  failed: {
    title: 'Ez a hivatkozás nem használható',
    text: 'Lejárt, visszavonták, már felhasználták, vagy nem a teljes címet nyitottad meg. Ha épp most hoztad létre a fiókodat, jelentkezz be!',
    ask: 'Ha meghívót kaptál, kérj új meghívót attól, aki meghívott, vagy írj a programirodának:',
    expiredTitle: 'Ez a meghívó már nem érvényes',
    expired:
      'Kérj helyette újat: arra az e-mail-címre küldjük, amelyre ezt kaptad. Ha azóta jött tőlünk újabb meghívó, használd azt!',
    renew: 'Új meghívót kérek',
    renewed:
      'Ha a meghívót nem vonták vissza, és még senki sem használta fel, elküldtük az újat arra az e-mail-címre, amelyre ezt kaptad. Ha nem találod, nézd meg a levélszemét mappát is!',
    noMail: 'Nem érkezik meg, vagy más a címed? Írj a programirodának:',
    usedTitle: 'Ezt a meghívót már felhasználták',
    used: 'A fiók elkészült vele. Ha te hoztad létre, jelentkezz be; ha elfelejtetted a jelszavad, ott kérhetsz újat.',
  },
  dead: {
    resend: 'Új megerősítő levelet kérek',
    usedTitle: 'Ezt a hivatkozást már felhasználták',
    used: 'Az e-mail-címedet ezzel már megerősítették. Jelentkezz be: ott látod, hol tart a regisztrációd.',
    expired: 'Ez a hivatkozás lejárt. Kérj új megerősítő levelet!',
    unknown:
      'Ez a hivatkozás hiányos vagy hibás. Nyisd meg újra a levélből, vagy kérj új megerősítő levelet!',
  },
  verify: {
    title: 'E-mail-cím megerősítése',
    text: 'Írd be a címet, amellyel regisztráltál, és küldünk egy új megerősítő levelet.',
    resend: 'Új levél kérése',
    sent: 'Ha ezzel a címmel van megerősítésre váró regisztráció, elküldtük az új levelet.',
    confirmTitle: 'Erősítsd meg az e-\u2060mail-címedet',
    confirmText:
      'Egy lépés, és a regisztrációd az egyetemedhez kerül jóváhagyásra. A regisztrációkor választott jelszavadat azért kérjük, nehogy olyan fiókot erősíts meg, amelyet más hozott létre a te címeddel.',
    wrongPassword:
      'Nem ezzel a jelszóval regisztráltak erre a címre. Próbáld újra! Ha a jelszót nem te választottad, regisztrálj újra: az új regisztráció felülírja ezt.',
    registerAgain: 'Új regisztráció',
    confirm: 'Megerősítem',
  },
  proof: {
    address: 'A megerősítendő cím:',
    otherUsername: 'Másik felhasználónév',
    neptunNotAccepted:
      'Ezzel a Neptun-kóddal nem tudunk regisztrációt elfogadni. Ha elírtad, regisztrálj újra a jó kóddal; ha a kód a tiéd, írj ide: {contact}.',
  },
  change: {
    title: 'Erősítsd meg az új e-\u2060mail-címedet',
    text: 'Ezután ezzel a címmel jelentkezhetsz be. A fiókod jelszavát azért kérjük, hogy más ne köthesse a te címedet a saját fiókjához.',
    wrongPassword:
      'Ez nem a fiók jelszava. Ha nem te hoztad létre a fiókot, nincs teendőd: a címed nem kerül rá.',
    submit: 'Új cím megerősítése',
    done: 'Mostantól ezzel a címmel jelentkezhetsz be.',
    dead: {
      used: 'Az új címedet ezzel már megerősítették: azzal jelentkezhetsz be.',
      expired:
        'Ez a hivatkozás lejárt, ezért az új címed nem került a fiókodhoz. Az eddigi címeddel jelentkezhetsz be.',
      unknown:
        'Ez a hivatkozás hiányos vagy hibás. Nyisd meg újra a levélből! Amíg meg nem erősíted az új címedet, az eddigi címeddel jelentkezhetsz be.',
    },
  },
  waiting: {
    title: 'A regisztrációd jóváhagyásra vár',
    registered: 'Regisztráltál',
    verified: 'Megerősítetted az e-mail-címedet',
    waiting: 'Az egyetemed koordinátora vagy a programiroda átnézi',
    since: '{date} óta vár jóváhagyásra',
    start: 'Indul a féléved',
    usual: 'A jóváhagyás általában 4–\u20608 napot vesz igénybe.',
    median:
      '{days, plural, =1 {Mostanában a döntések fele egy napon belül megszületett.} other {Mostanában a döntések fele #\u00a0napon belül megszületett.}}',
    mail: 'Amint döntöttek, e-mailben értesítünk.',
    toLogin: 'Vissza a bejelentkezéshez',
  },
  invited: {
    title: 'Üdv a Rajtnál!',
    as: {
      STUDENT: '{name}, hallgatóként hívtunk meg. Állítsd be a fiókodat!',
      MENTOR: '{name}, mentorként hívtunk meg. Állítsd be a fiókodat!',
      OFFICE: '{name}, a programiroda munkatársaként hívtunk meg. Állítsd be a fiókodat!',
      UNIVERSITY: '{name}, egyetemi koordinátorként hívtunk meg. Állítsd be a fiókodat!',
    },
    acknowledged: 'A fiókod létrehozásával tudomásul veszed az adatkezelési tájékoztatót.',
    submit: 'Fiók létrehozása',
    done: 'Kész a fiókod. Jelentkezz be!',
    doneOther:
      'Kész a fiókod. Levelet küldtünk a megadott címre; amíg meg nem erősíted, {email} címmel jelentkezz be!',
  },
} as const
