export default {
  title: 'Your team’s next step',
  answer: 'Answer',
  'find-project': { title: 'Join a project or start your own', act: 'Find a project' },
  'publish-project': { title: 'Publish your project', act: 'Go to my project' },
  'find-member': {
    title:
      '{count, plural, one {# place on the team is free: who will you invite?} other {# places on the team are free: who will you invite?}}',
    act: 'Find a member',
  },
  'find-mentor': { title: 'Choose a mentor', act: 'Find a mentor' },
  'suggest-mentor': { title: 'Who should be your mentor?', act: 'Suggest a mentor' },
  report: { title: 'Write the progress report', act: 'Go to the report' },
} as const
