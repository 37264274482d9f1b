export default {
  title: 'Névváltoztatások',
  searchHint: 'Név, e-mail-cím vagy Neptun-kód',
  columns: {
    name: 'Hallgató',
    to: 'Kért név',
    university: 'Egyetem',
    at: 'Mikor kérte',
    status: 'Állapot',
    acts: 'Műveletek',
  },
  status: { WAITING: 'Várakozó', ACCEPTED: 'Elfogadott', REJECTED: 'Elutasított', WITHDRAWN: 'Visszavont' },
  by: '{name}, {date}',
  empty: 'Még senki sem kért új nevet. Amint egy hallgató kér, itt jelenik meg.',
  allDone: 'Minden kérésről született döntés, most senki sem vár.',
  accept: 'Elfogadás',
  reject: 'Elutasítás',
  actOn: '{act}: {name}',
  fromTo: '{from} → {to}',
  reasonOf: 'Indoklás: „<written>{reason}</written>”',
  ask: { accept: 'Elfogadod az új nevet?', reject: 'Elutasítod az új nevet?' },
  effect: {
    accept:
      'Mostantól ez a név áll mindenhol, és a következőnek letöltött tanúsítványon is. Levélben értesítjük a hallgatót.',
    reject: 'A hallgató neve nem változik. Levélben értesítjük, és megírjuk neki az indokot.',
  },
  rejection: 'Az elutasítás indoklása',
  rejectionHint: 'A hallgató szó szerint ezt kapja meg a levélben.',
  done: { accept: 'Elfogadva: {name}', reject: 'Elutasítva: {name}' },
  late: {
    decided: 'Erről közben már {by} döntött: {status}. Ezért nem változott semmi.',
    withdrawn: 'A hallgató közben visszavonta a kérést, ezért nem változott semmi.',
    somebody: 'valaki más',
  },
  waiting:
    '{count, plural, =1 {Egy névváltoztatási kérés vár döntésre.} other {# névváltoztatási kérés vár döntésre.}}',
  toList: 'A névváltoztatásokhoz',
  asked: 'A hallgató új nevet kér',
} as const
