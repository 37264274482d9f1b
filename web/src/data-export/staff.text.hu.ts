export default {
  title: 'Adatexport',
  lead: 'Amit a félév csapatai egymástól kértek, és akik összetartoznak: Excel-fájlokban, ahogy most állnak. Minden letöltés nyomot hagy a naplóban.',
  names: {
    applications: 'Jelentkezések projektekre és csapattagságok',
    invitations: 'A projektgazdák meghívásai',
    'mentor-applications': 'Mentorfelkérések és mentorálások',
    'mentor-interests': 'A mentorok érdeklődései a projektek iránt',
  },
  rows: '{count, plural, =0 {Még nincs benne sor} other {# sor}}',
  columns: 'Oszlopok:',
  download: 'Letöltés',
  downloadOne: 'Letöltés: {name}',
} as const
