export default {
  title: 'Your data in one file',
  reason:
    'Everything that Rajt knows about you: as a page to read, as JSON for machines, with the files you uploaded. It can be downloaded once and waits for a week; if you need it again, ask for another.',
  ask: 'Gather my data',
  making: 'We are gathering your data; this takes a few seconds at most.',
  ready: 'It is ready: {size}. You can download it until {until}.',
  download: 'Download',
  taken: 'The download has begun. If it broke off, or you need it once more, ask for a new file.',
  seen: {
    title: 'What others see of you',
    reason: 'What is not mentioned here, nobody but you sees.',
    viewers: {
      students: 'Students',
      owners: 'Project owners',
      team: 'The team and its mentor',
      mentors: 'Mentors',
      coordinators: 'University coordinators',
      office: 'Programme office',
      anybody: 'Anybody',
    },
    STUDENT: {
      students:
        'In the ranking your rank and your points, with your username and university. You can hide your username and university under Settings → Ranking; your rank and points stay, without your name.',
      mentors: 'In semester 1 nothing.',
      coordinators:
        'Those of your university: your name, picture, e-mail address, Neptun code, type, progress, exam results, one-pager and what happened to your account. Those of other universities: what students see in the ranking.',
      office:
        'What your university’s coordinators see, and, with your name, your suggestions on the course and your reports of exam questions. Not your answers in exams and in the personality test.',
      anybody:
        'Whoever got your certificate or its address from you: your name, the semester and the result that stand on it.',
    },
    SECOND_STUDENT: {
      students:
        'In the ranking your rank and your points, with your username and university. You can hide your username and university under Settings → Ranking; your rank and points stay, without your name. If you are in a team, your name and type beside its published project too.',
      owners:
        'As long as you have no team, your published introduction: your name, picture, type, university, languages, focuses, links and, if you allowed it, your one-pager. Those you apply to see your application and your CV too.',
      team: 'Your name, picture, type, university, e-mail address and links; the mentor also how many modules you have completed.',
      mentors: 'Your name and type beside the published project of your team.',
      coordinators:
        'Those of your university: your name, picture, e-mail address, Neptun code, type, progress, exam results, one-pager, team and its progress report, and what happened to your account. Those of other universities: what students see in the ranking, the description of your published project and your name, if you own it.',
      office:
        'What your university’s coordinators see, your applications and invitations, and, with your name, your suggestions on the course and your reports of exam questions. Not your answers in exams and in the personality test.',
      anybody:
        'Whoever got your certificate or its address from you: your name, the semester and the result that stand on it.',
    },
    MENTOR: {
      students:
        'From semester 2 your published mentor profile, without your e-mail address and telephone number.',
      mentors: 'Your published mentor profile, without your e-mail address and telephone number.',
      coordinators:
        'From semester 2 your published mentor profile, without your e-mail address and telephone number.',
      office:
        'Your published mentor profile and contact details; your suggestions, with your name; and what happened to your account.',
    },
    SECOND_MENTOR: {
      students: 'Your published mentor profile, without your e-mail address and telephone number.',
      team: 'Those you mentor: your e-mail address and telephone number too.',
      mentors: 'Your published mentor profile, without your e-mail address and telephone number.',
      coordinators: 'Your published mentor profile, without your e-mail address and telephone number.',
      office:
        'Your published mentor profile and contact details; the requests you received; your suggestions, with your name; and what happened to your account.',
    },
    OFFICE: {
      students: 'Nothing: your decisions and messages come in the name of the programme office.',
      mentors: 'Nothing.',
      coordinators:
        'Your name and your reasons on the pages of their own students: beside the registrations you decided, grants, corrections of their data, disabling.',
      office: 'Your name, your e-mail address, and what you did in Rajt.',
    },
    UNIVERSITY: {
      students: 'Nothing: your decisions come in the name of your university.',
      mentors: 'Nothing.',
      coordinators:
        'Those of your university: your name beside the registrations you decided. Those of other universities nothing.',
      office: 'Your name, your e-mail address, your university, and what you did in Rajt.',
    },
  },
} as const
