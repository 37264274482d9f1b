export default {
  title: {
    'event-category': 'Event categories',
    specialization: 'Mentors’ areas of expertise',
    focus: 'Industries',
  },
  how: 'When you change a word, a Save button appears beside it. Adding and deleting take effect straight away.',
  hu: 'In Hungarian',
  en: 'In English',
  add: 'Add',
  save: 'Save',
  saveOne: 'Save: {name}',
  removeOne: 'Delete: {name}',
  done: 'List saved',
  taken: 'This is already in the list',
} as const
