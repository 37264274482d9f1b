export default {
  title: 'Mentorált projektek',
  empty: 'Még egy projektet sem mentorálsz. Amint elvállalsz egyet, itt látod a csapatát.',
  applications: 'A felkérésekhez',
  since: 'Te mentorálod {date} óta',
  contact: 'Így éred el őket',
  team: 'A csapat',
  owner: 'A projekt gazdája',
  modules: '{done, number} / {all, number} modul',
}
