export default {
  part: 'The programme office suggests',
  title: {
    OWNER: 'Proposed for your project',
    PROPOSED: 'A team for you',
    OPEN: 'A team for you',
  },
  until: 'Team deadline: {date}. After that, only the programme office can change teams.',
  more: 'Introduction',
  moreOf: '{name}’s introduction',
  joined: 'Now in your team.',
  gone: 'No longer in the programme.',
  elsewhere: 'Since proposed for another team.',
  owner: {
    lead: 'The programme office thinks you would complement each other. Invite them in one click; if they accept, they are in your team.',
    invite: '{count, plural, =1 {Invite} =2 {Invite both} other {Invite all #}}',
    invited: '{count, plural, =1 {Invitation sent.} other {Invitations sent.}}',
    publishFirst: 'You can invite them once your project is published.',
    toProject: 'To my project',
    waiting: 'Nothing else to do for now: you’ll see the answers under Invitations.',
    toInvitations: 'To my invitations',
  },
  proposed: {
    lead: 'The programme office proposes you for this project. Its owner can invite you, and you decide whether to accept.',
    leadDraft:
      '{name} is writing the project. Once it is published, they can invite you, and you decide whether to accept.',
    toProject: 'See the project',
  },
  open: {
    lead: 'The programme office thinks you would make a good team. One of you needs to create the project: they own it, and invite the others.',
    question: 'Who will create the project?',
    create: 'I’ll create it',
    created: 'You’re creating the project.',
    tooLate: '{name} got there first, and has already offered to create the project.',
    mine: 'You offered to create the project. Describe and publish it, then invite the others in one click.',
    begin: 'Start the project',
    handBack: 'Let someone else create it',
    handedBack: 'Any of you can take it on again.',
    others:
      '{name} will create the project. Once it is published, they can invite you; the project’s page shows how to reach them.',
  },
  isOwner: 'project owner',
  creates: 'will create the project',
} as const
