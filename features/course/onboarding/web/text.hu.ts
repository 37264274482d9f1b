export default {
  hello: 'Szia, {name}!',
  title: 'Itt a rajtvonal',
  titleSecond: 'Indul a második félév',
  intro: 'Ez vár rád a félévben. Nem kell mindent most elvégezned: mindig megmutatjuk a következő lépést.',
  begin: 'Elkezdem a félévet',
  plan: 'a félév lépései',
  steps: {
    personality: {
      title: 'Személyiségteszt',
      text: '{statements, number} rövid állítás, körülbelül {minutes, number}\u00a0perc. Megmutatja, milyen szerepben érzed magad otthon egy csapatban.',
    },
    modules: {
      title: '{modules, number} modul, a saját tempódban',
      text: 'Rövid leckék, videók, podcastok és munkalapok. Összesen olvasás kb.\u00a0{reading, number}\u00a0óra, feladatok kb.\u00a0{work, number}\u00a0óra, és a vizsgák.',
    },
    exams: {
      title: 'Modulvizsgák',
      text: 'Minden modul végén vizsga vár. {attempts, plural, =1 {Egyszer írhatod meg.} other {Legfeljebb # alkalommal próbálhatod meg, és az utolsó eredmény számít.}} Ezekből áll össze a megajánlott jegyed.',
    },
    onePager: {
      title: 'One-pager',
      text: 'A félév végén egy oldalon összefoglalod a projektötletedet vagy a megoldásodat egy partner kihívására.',
    },
    team: {
      title: 'Csapat a második félévben',
      text: 'Ha folytatod, csapatban és mentorral viszed tovább az ötletet.',
    },
    project: {
      title: 'Projekt',
      text: 'Indíts saját projektet, vagy keress egyet, amelyhez csatlakoznál.',
    },
    teamNow: {
      title: 'Csapat',
      text: 'Jelentkezz, hívj meg másokat, vagy fogadj el egy meghívót. A csapatalakítási határidőt a kezdőlapodon látod.',
    },
    mentor: {
      title: 'Mentor',
      text: 'A projekt gazdája kéri fel. Üzletben és szakmában járatos ember segít végig a félévben.',
    },
    report: {
      title: 'Előrehaladási jelentés',
      text: 'Ezzel zárjátok a félévet: a projekt gazdája tölti fel, amikor minden modullal kész van.',
    },
  },
} as const
