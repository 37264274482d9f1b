export default {
  title: {
    'event-category': 'Az események kategóriái',
    specialization: 'A mentorok szakterületei',
    focus: 'Iparágak',
  },
  hu: 'Magyarul',
  en: 'Angolul',
  add: 'Hozzáadás',
  save: 'Mentés',
  saveOne: 'Mentés: {name}',
  removeOne: 'Törlés: {name}',
  done: 'Mentettük a listát',
  taken: 'Ez a szó már szerepel a listában',
} as const
