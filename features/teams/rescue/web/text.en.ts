export default {
  part: 'What the programme office proposes',
  title: {
    OWNER: 'People we propose for your project',
    PROPOSED: 'A team we propose for you',
    OPEN: 'A team we propose for you',
  },
  until: 'Team deadline: {date}. After it the programme office alone changes teams.',
  more: 'Introduction',
  moreOf: 'Introduction of {name}',
  joined: 'A member of your team by now.',
  gone: 'No longer takes part in the programme.',
  elsewhere: 'Proposed for another team since.',
  owner: {
    lead: 'The programme office thinks that you would complement each other. One press invites them; whoever accepts becomes a member of your team.',
    invite: '{count, plural, =1 {Invite} other {Invite all #}}',
    invited: '{count, plural, =1 {The invitation was sent.} other {The invitations were sent.}}',
    publishFirst: 'You can invite them once your project is published.',
    toProject: 'To my project',
    waiting: 'There is nothing else to do now: you see the answers on the page of invitations.',
    toInvitations: 'To the invitations',
  },
  proposed: {
    lead: 'The programme office proposes you for this project. Its owner can invite you; you decide whether you accept.',
    leadDraft:
      '{name} is writing the project. Once it is published, they can invite you; you decide whether you accept.',
    toProject: 'See the project',
  },
  open: {
    lead: 'The programme office thinks that you would make a good team. One of you has to create the project: they own it, and invite the others.',
    question: 'Who creates the project?',
    create: 'I create it',
    created: 'You create the project.',
    tooLate: '{name} was faster, and has already said that they create the project.',
    mine: 'You offered to create the project. Describe and publish the project, then invite the others in one click.',
    begin: 'Begin the project',
    handBack: 'Let someone else create it',
    handedBack: 'Any of you can take it on again.',
    others:
      '{name} will create the project. Once it is published they can invite you; the project’s page says how to reach them.',
  },
  isOwner: 'project owner',
  creates: 'creates the project',
} as const
