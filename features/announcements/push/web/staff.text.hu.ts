export default {
  title: 'Push-értesítések',
  lead: 'Rövid üzenet mindenkinek, aki ebben a félévben részt vesz, akár elkezdte már, akár nem. Akinek nincs olyan eszköze, amelyen engedélyezte, az a kezdőlapján találja meg, amíg be nem zárja.',
  new: 'Új értesítés',
  fields: {
    title: 'Cím',
    text: 'Szöveg',
    missing: {
      title: 'adj címet az\u00a0értesítésnek',
      text: 'írd meg az\u00a0értesítést',
    },
    redirect: 'Melyik oldalra vezessen?',
  },
  pages: {
    dashboard: 'Kezdőlap',
    modules: 'Modulok',
    'my-project': 'Saját projekt',
    search: 'Projektkereső',
    news: 'Hírek és események',
  },
  preview: 'Így látszik majd',
  previewTitle: 'Az értesítés címe',
  previewText: 'Az értesítés szövege',
  now: 'most',
  next: 'Tovább a küldéshez',
  confirm: {
    title: 'Elküldöd ezt az értesítést?',
    reach: '{people, plural, other {# hallgató kapja meg, összesen {devices, number} eszközön.}}',
    others:
      '{count, plural, =0 {Mindenki kap értesítést.} other {A többiek (# hallgató) a kezdőlapjukon találják meg.}}',
    nobody:
      'Senkinek sincs olyan eszköze, amelyen értesítést kapna: {count, plural, other {# hallgató}} a kezdőlapján találja meg.',
    notEntered:
      '{count, plural, other {Közülük # hallgató még nem kezdte el a félévet: a kezdőlapján az értesítés akkor vár rá, amikor elkezdte.}}',
    final: 'Elküldés után nem vonható vissza.',
    send: 'Küldés',
    counting: 'Megszámoljuk, kikhez jut el…',
  },
  done: 'Elküldtük az értesítést',
  failed: 'Az értesítés küldése nem sikerült',
  history: 'Elküldött értesítések',
  empty: 'Még nem küldtetek értesítést.',
  by: '{name} küldte',
  leadsTo: 'Ide vezet: {page}',
  counts: {
    sent: 'Elküldve',
    delivered: 'Kézbesítésre átadva',
    failed: 'Sikertelen',
  },
  counted: '{devices, plural, other {# eszközre}}, {people, plural, other {# hallgatónak}}',
  onDashboard: 'Csak a kezdőlapokon jelent meg.',
} as const
