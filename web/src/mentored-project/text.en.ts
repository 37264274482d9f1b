export default {
  title: 'Mentored projects',
  empty: 'You do not mentor a project yet. As soon as you accept one, you see its team here.',
  applications: 'To the applications',
  since: 'You have mentored it since {date}',
  contact: 'Contact',
  team: 'The team',
  owner: 'Project owner',
  modules: '{done, number} / {all, number} modules',
} as const
