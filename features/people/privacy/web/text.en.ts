export default {
  title: 'Privacy notice',
  controller: {
    title: 'Who is responsible for your data?',
    named: 'Controller: {name}, {address}',
    unnamed:
      'The controller is the institution that organises the programme; the programme office will tell you its name and address.',
    contact:
      'On data protection matters, write to {privacy}. The programme office can be reached at {contact}.',
  },
  what: {
    title: 'What data do we process?',
    given:
      'What you give us: your name, email address, username, Neptun code, university, language and, if you upload one, your profile picture; your identity card number, if you want it on your certificate; and, if you allow notifications, the address of your device at its browser’s push service. In the second semester also your CV, if you attach it to an application; if you are a mentor, your contact email and phone number, the addresses of your social pages and website, your professional biography and your specializations. You cannot take part in the programme without the details that registration asks for.',
    made: 'What comes about in the programme: your lesson and exam results, the answers and the result of your personality test, the work you hand in, the decision on your registration, and the times and devices of your sign-ins with an irreversible fingerprint of their network address.',
  },
  why: {
    title: 'What do we use them for, and on what basis?',
    programme:
      'To run the programme: so that your university can identify you and grade your work, and teams can find each other. The basis is the performance of the agreement on your participation (GDPR Article 6(1)(b)).',
    security:
      'To protect accounts, to prevent abuse and to be able to check decisions later. The basis is our legitimate interest (GDPR Article 6(1)(f)).',
    consent:
      'To show your profile picture and your introduction. The basis is your consent (GDPR Article 6(1)(a)), which you can withdraw at any time by removing the picture or the text.',
    decisions:
      'The proposed grade and the suggested personality type are calculated by the system, but your university decides on your grade, and you decide on your type.',
  },
  who: {
    title: 'Who sees them?',
    text: 'Your university’s coordinator and the programme office. In the ranking, other students and the coordinators of other universities see your username, university and points. If you turn this off, you appear as “a participant”, without name or university; your points still show. In the second semester they also see what you publish in your introduction and in your project, and your team and its mentor see your email address. Mentors see your name and type beside projects. Your CV can be read by the owner of the project you sent it to while your application is waiting or accepted. Mentors’ introductions are seen by everyone who has the mentors’ page; their email and phone number by the teams they mentor and by the programme office. Settings → My data says exactly who sees what. We do not sell your data or use them for advertising.',
  },
  howLong: {
    title: 'How long do we keep them?',
    registration:
      'Unverified registrations are deleted after {unverified, number}\u00a0days, rejected ones {rejected, number}\u00a0days after the decision. If you were invited from a list, the list is deleted after {imports, number}\u00a0days. Your CV is deleted {cvs, number}\u00a0days after your application was closed.',
    technical:
      'A session ends after {sessionIdle, number}\u00a0days without use, and after {session, number}\u00a0days at the latest. The text of the emails we send you is deleted when they are sent, the fact that we wrote to you after {mails, number}\u00a0days. Counts of sign-in attempts are kept for two days at most, and the devices and networks you usually sign in from for {knownSignIns, number}\u00a0days after the last time. A module that you keep on a device to read without a network stays there until you sign out.',
    studies:
      'Your account, a mentor’s contact details, your study results and the log of decisions about you are kept until the end of the programme, and after it for as long as your university’s rules require. If you ask for their deletion earlier, the programme office decides on it.',
  },
  rights: {
    title: 'What rights do you have?',
    list: 'You may ask for a copy, correction or deletion of your data, for restriction of their processing, and to receive them in a machine-readable form; you may object to processing based on legitimate interest, and withdraw your consent. Write to {privacy}. We answer within one month.',
    authority:
      'If you think that we have infringed your rights, you may complain to the Hungarian National Authority for Data Protection and Freedom of Information (NAIH): 1055 Budapest, Falk Miksa utca 9–11; postal address: 1363 Budapest, Pf. 9. You may also go to court.',
  },
  version: 'Version of this notice: {version}',
  renewed: {
    done: 'I have read it',
    later: 'Later',
  },
} as const
