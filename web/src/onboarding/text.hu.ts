export default {
  hello: 'Szia, {name}!',
  title: 'Itt a rajtvonal',
  intro: 'Ez vár rád a programban. Nem kell mindent most elvégezned: mindig megmutatjuk a következő lépést.',
  begin: 'Elkezdem a félévet',
  steps: {
    personality: {
      title: 'Személyiségteszt',
      text: 'Körülbelül 10 perc. Megmutatja, milyen szerepben érzed magad otthon egy csapatban.',
    },
    modules: {
      title: 'Hét modul, a saját tempódban',
      text: 'Modulonként nagyjából két óra: rövid leckék, videók, podcastok és munkalapok.',
    },
    exams: {
      title: 'Modulvizsgák',
      text: 'Minden modul végén vizsga vár, amelyet egyszer javíthatsz. Ezekből áll össze a megajánlott jegyed.',
    },
    onePager: {
      title: 'One-pager',
      text: 'A félév végén egy oldalon összefoglalod a projektötletedet vagy a megoldásodat egy partner kihívására.',
    },
    team: {
      title: 'Csapat a második félévben',
      text: 'Két-három fős csapatban, mentorral viszed tovább az ötletet.',
    },
  },
} as const
