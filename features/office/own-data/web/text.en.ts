export default {
  title: 'Your data in one file',
  reason:
    'Everything Rajt knows about you: a page to read, the same in a machine-readable form (JSON), and the files you uploaded. You can download it once, within a week; if you need it again, ask for another.',
  ask: 'Request my data',
  making: 'We are preparing your data. It only takes a few seconds.',
  ready: 'Ready: {size}. You can download it until {until}.',
  download: 'Download',
  taken: 'Your download has started. If it breaks off, or you need it again, ask for a new file.',
  seen: {
    title: 'What others can see',
    reason: 'Anything that isn’t listed here is only visible to you.',
    viewers: {
      students: 'Students',
      owners: 'Project owners',
      team: 'The team and its mentor',
      mentors: 'Mentors',
      coordinators: 'University coordinators',
      office: 'Programme office',
      anybody: 'Anyone',
    },
    STUDENT: {
      students:
        'In the ranking: your rank and your points\nBeside them your username and university, unless you hide them under Settings → Ranking',
      mentors: 'Nothing in semester 1.',
      coordinators:
        'At your university: your name, picture, email address, Neptun code and type\nThey also see your progress, exam results and one-pager\nThey also see your account’s history\nAt other universities: what students see in the ranking',
      office:
        'Everything that your university’s coordinators see\nWith your name: your suggestions on the course and your reports of exam questions\nNot your answers in exams and in the personality test',
      anybody:
        'Anyone you gave your certificate or its address to: your name, the semester and the result on it',
    },
    SECOND_STUDENT: {
      students:
        'In the ranking: your rank and your points\nBeside them your username and university, unless you hide them under Settings → Ranking\nIf you are in a team, beside its published project: your name and type',
      owners:
        'As long as you have no team, your published introduction: your name, picture, type, university, languages, industries and links\nYour one-pager, if you allowed it in your introduction\nOwners you apply to: your application, CV, type, university and languages too',
      team: 'Your name, picture, type, university, email address and links\nYour mentor also sees how many modules you have completed; your email address only if you allow it in the settings',
      mentors: 'Beside the published project of your team: your name and type',
      coordinators:
        'At your university: your name, picture, email address, Neptun code and type\nThey also see your progress, exam results, one-pager, your team and its progress report\nThey also see your account’s history\nAt other universities: what students see in the ranking, the description of your published project, and your name if you own it',
      office:
        'Everything that your university’s coordinators see\nYour applications, with what you wrote about your motivation, and your invitations\nWith your name: your suggestions on the course and your reports of exam questions\nNot your answers in exams and in the personality test',
      anybody:
        'Anyone you gave your certificate or its address to: your name, the semester and the result on it',
    },
    MENTOR: {
      students: 'From semester 2: your published mentor profile, without your email address and phone number',
      mentors: 'Your published mentor profile, without your email address and phone number',
      coordinators:
        'From semester 2: your published mentor profile, without your email address and phone number',
      office:
        'Your published mentor profile and contact details\nYour suggestions, with your name\nYour account’s history',
    },
    SECOND_MENTOR: {
      students: 'Your published mentor profile, without your email address and phone number',
      team: 'Teams you mentor: your email address and phone number too',
      mentors: 'Your published mentor profile, without your email address and phone number',
      coordinators: 'Your published mentor profile, without your email address and phone number',
      office:
        'Your published mentor profile and contact details\nThe applications you received\nYour suggestions, with your name\nYour account’s history',
    },
    OFFICE: {
      students: 'Nothing: your decisions and messages come in the name of the programme office.',
      mentors: 'Nothing.',
      coordinators:
        'On the pages of their own students: your name and reasons beside the registrations you decided\nThere too: beside extra attempts and time, corrections of their details, and disabled accounts',
      office: 'Your name and email address\nWhat you did in Rajt',
    },
    UNIVERSITY: {
      students: 'Nothing: your decisions come in the name of your university.',
      mentors: 'Nothing.',
      coordinators:
        'At your university: your name beside the registrations you decided\nAt other universities: nothing',
      office: 'Your name, email address and university\nWhat you did in Rajt',
    },
  },
} as const
