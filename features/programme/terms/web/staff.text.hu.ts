export default {
  title: {
    'event-category': 'Az események kategóriái',
    specialization: 'A mentorok szakterületei',
    focus: 'Iparágak',
  },
  how: 'Az átírt szót a\u00a0mellette megjelenő Mentés gomb menti. A\u00a0hozzáadás és a\u00a0törlés azonnal érvényes.',
  hu: 'Magyarul',
  en: 'Angolul',
  add: 'Hozzáadás',
  save: 'Mentés',
  saveOne: 'Mentés: {name}',
  removeOne: 'Törlés: {name}',
  done: 'Mentettük a listát',
  taken: 'Ez a szó már szerepel a listában',
} as const
