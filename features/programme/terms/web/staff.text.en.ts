export default {
  title: {
    'event-category': 'Categories of the events',
    specialization: 'Mentors’ areas of expertise',
    focus: 'Industries',
  },
  hu: 'In Hungarian',
  en: 'In English',
  add: 'Add',
  save: 'Save',
  remove: 'Delete',
  saveOne: 'Save: {name}',
  removeOne: 'Delete: {name}',
  done: 'The list was saved',
  taken: 'The list already has this word',
} as const
