export default {
  title: 'Adatexport',
  lead: 'A félév jelentkezései, meghívásai, mentorfelkérései és érdeklődései Excel-fájlokban, a mostani állás szerint. Minden letöltés bekerül a naplóba.',
  names: {
    applications: 'Jelentkezések projektekre és csapattagságok',
    invitations: 'A projektgazdák meghívásai',
    'mentor-applications': 'Mentorfelkérések és mentorálások',
    'mentor-interests': 'A mentorok érdeklődései projektek iránt',
  },
  rows: '{count, plural, =0 {Még nincs benne sor} other {# sor}}',
  columns: 'Oszlopok:',
  download: 'Letöltés',
  downloadOne: 'Letöltés: {name}',
} as const
