export default {
  title: 'Suggested for you',
  lead: 'Based on what you and they have told us. Updated daily.',
  offLead: 'Suggestions are off.',
  why: 'Why we suggest this',
  more: 'Show all ({count, number})',
  fewer: 'Fewer',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  offTitle: 'Turn suggestions off?',
  offEffect:
    'We suggest no one to you, and don’t suggest you to others. What you have asked and got so far stays. You can turn them on again at any time, in Settings too.',
  turnedOn: 'Suggestions are on',
  turnedOff: 'Suggestions are off',
  reasons: {
    TYPE: '{type}: the team lacks this type',
    FOCUSES: 'Shared focus: {names}',
    LANGUAGES: 'Shared language: {names}',
    UNIVERSITY: 'Same university',
    LAST_PLACE: 'One place left',
    BOTH_PLACES: 'Two places left: bring a friend',
  },
  none: { members: 'Looks for a team', projects: 'Looks for members', mentors: 'Takes on projects' },
  setting: {
    title: 'Suggestions',
    label: { student: 'Suggest others to me, and me to others', mentor: 'Suggest me to projects' },
    student:
      'We suggest projects, members and mentors to you, and suggest you to people you fit well with. If you turn this off, we do neither.',
    mentor:
      'We suggest you to projects that you suit. Turned off, you are found in the list of mentors alone.',
  },
} as const
