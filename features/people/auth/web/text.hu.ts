export default {
  email: 'E-mail-cím',
  password: 'Jelszó',
  showPassword: 'Jelszó mutatása',
  newPassword: 'Új jelszó',
  newPasswordAgain: 'Új jelszó még egyszer',
  backToLogin: 'Vissza a bejelentkezéshez',
  rules: {
    length: 'Legalább 8 karakter',
    number: 'Legalább 1 szám',
    met: 'teljesül',
    open: 'még nem teljesül',
  },
  login: {
    title: 'Bejelentkezés',
    submit: 'Bejelentkezés',
    ended: 'A munkameneted lejárt. Jelentkezz be, és ott folytathatod, ahol tartottál.',
    forgot: 'Elfelejtettem a jelszavam',
    new: 'Még nincs fiókod?',
    register: 'Regisztráció',
    justRegistered:
      'Most regisztráltál? Előbb erősítsd meg az e-mail-címedet a levélben kapott hivatkozással.',
    resend: 'Új megerősítő levél kérése',
    wrong: 'Hibás e-mail-cím vagy jelszó',
    networkError: 'Hálózati hiba. Ellenőrizd az internetkapcsolatodat!',
    otherError: 'Hiba történt. Próbáld újra később!',
  },
  secondFactor: {
    title: 'Még egy lépés',
    text: 'Írd be a hitelesítő alkalmazásod hatjegyű kódját!',
    code: 'Az alkalmazás kódja',
    recoveryText: 'Írd be az egyik tartalékkódodat! Mindegyik egyszer használható.',
    recoveryCode: 'Tartalékkód',
    submit: 'Bejelentkezés',
    useRecovery: 'Nincs nálam a telefonom: tartalékkódot írok be',
    useApp: 'Az alkalmazás kódját írom be',
    back: 'Vissza a bejelentkezéshez',
    lost: 'Ha a tartalékkódjaid sincsenek meg, a programiroda egyik munkatársa tud segíteni.',
  },
  code: {
    label: 'Kód az e-mailből',
    signIn:
      'Mostanában sok hibás próbálkozás érkezett. Hogy más ne juthasson be, elküldtünk egy kódot a fiók e-mail-címére. {minutes, number} percig érvényes.',
    register:
      'Rövid idő alatt sok regisztráció érkezett, ezért elküldtünk egy kódot a megadott e-mail-címre: írd be ide, és már kész is. {minutes, number} percig érvényes.',
    again:
      'Ha lehetett, küldtünk egy új kódot. A korábbi is jó, amíg le nem jár. Nézd meg a levélszemét mappát is!',
    wrong: 'Ez a kód nem jó, vagy már lejárt. Nézd meg a legutóbbi levelet, vagy kérj új kódot!',
    resend: 'Új kódot kérek',
    wait: 'Új kódot {seconds, number} másodperc múlva kérhetsz.',
  },
  signedIn: {
    title: 'Ezen az eszközön be vagy jelentkezve',
    text: 'Most {email} van bejelentkezve. A hivatkozás használatához jelentkezz ki: rögtön visszajutsz ide.',
    logout: 'Kijelentkezem és folytatom',
    stay: 'Bejelentkezve maradok',
  },
  forgot: {
    title: 'Elfelejtett jelszó',
    text: 'Add meg az e-mail-címedet, és küldünk egy hivatkozást, amellyel új jelszót állíthatsz be.',
    submit: 'Hivatkozás kérése',
    doneTitle: 'Nézd meg a postaládádat!',
    doneText:
      'Ha ehhez a címhez tartozik fiók, perceken belül levelet kapsz, és a benne lévő hivatkozással új jelszót állíthatsz be. A hivatkozás egy óráig érvényes. Ha nem találod a levelet, nézd meg a levélszemét mappát is!',
  },
  change: {
    title: 'Új jelszó beállítása',
    submit: 'Jelszó mentése',
    doneTitle: 'Megváltozott a jelszavad',
    doneText: 'Minden eszközön kijelentkeztettünk. Jelentkezz be az új jelszavaddal!',
    failedTitle: 'A jelszót nem sikerült megváltoztatni',
    dead: {
      expired: 'Ez a hivatkozás lejárt. Kérj egy újat!',
      used: 'Ezt a hivatkozást már felhasználták. Ha te állítottál be vele új jelszót, azzal jelentkezz be; ha nem, kérj egy újat!',
      unknown: 'Ez a hivatkozás hiányos vagy hibás. Nyisd meg újra a levélből, vagy kérj egy újat!',
    },
    failedText: 'A hivatkozás lejárt, vagy már felhasználták. Kérj egy újat!',
  },
} as const
