export default {
  title: 'Recommended for you',
  lead: 'Based on what you and they have told us. Updated daily.',
  offLead: 'Recommendations are off.',
  why: 'Why we recommend this',
  more: 'Show all ({count, number})',
  fewer: 'Show fewer',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  offTitle: 'Turn recommendations off?',
  offEffect:
    'We’ll stop recommending others to you, and you to them. Requests you have sent or received stay as they are. You can turn recommendations on again at any time, in Settings too.',
  turnedOn: 'Recommendations are on',
  turnedOff: 'Recommendations are off',
  reasons: {
    TYPE: { theirs: 'Your team needs a {type}', own: 'Needs a {type} like you' },
    FOCUSES: 'Shared industry: {names}',
    LANGUAGES: 'Shared language: {names}',
    UNIVERSITY: 'Same university',
    LAST_PLACE: 'One place left',
    BOTH_PLACES: 'Two places left: bring a friend',
  },
  short: {
    TYPE: { theirs: 'Your team needs this type', own: 'Needs your type' },
    FOCUSES: 'Shared industry: {names}',
    LANGUAGES: 'Shared language: {names}',
    UNIVERSITY: 'Same university',
    LAST_PLACE: 'One place left',
    BOTH_PLACES: 'Two places left',
  },
  none: { members: 'Looking for a team', projects: 'Looking for members', mentors: 'Taking on projects' },
  setting: {
    title: 'Recommendations',
    label: { student: 'Recommend others to me, and me to them', mentor: 'Recommend me to projects' },
    student:
      'We recommend projects, members and mentors to you, and recommend you to people you fit well with. If you turn this off, we do neither.',
    mentor:
      'We recommend you to projects you would fit. If you turn this off, teams still find you in the list of mentors.',
  },
} as const
