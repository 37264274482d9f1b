export default {
  title: 'Mentorált projektek',
  empty: 'Még egy projektet sem mentorálsz. Amint elvállalsz egyet, itt látod a csapatát.',
  applications: 'A felkérésekhez',
  since: 'Te mentorálod {date}\u00a0óta',
  contact: 'Kapcsolat',
  team: 'A csapat',
  owner: 'Projektgazda',
  modules: '{done, number} / {all, number} modul',
}
