import { greetings } from '#people/identity/server/greetings.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import type { Letter } from '#platform/server/mail.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'

/**
 * What the switch means to its readers (decision Y3): students who take part in the new semester, those who keep what they
 * have, those who have never begun one and cannot begin with this one, mentors, and staff.
 */
export const audiences = ['CONTINUES', 'STAYS', 'WAITS', 'MENTOR', 'STAFF'] as const
type Audience = (typeof audiences)[number]

/** The new semester; `modules` without bonus modules. */
type Opened = Pick<
  SemesterRow,
  | 'key'
  | 'number'
  | 'starts_at'
  | 'ends_at'
  | 'one_pager_deadline'
  | 'team_deadline'
  | 'progress_report_deadline'
  | 'contact_email'
> & { modules: number; publicUrl: string }

type Told = Omit<Letter, 'greeting'>
type Words = Record<Audience, (opened: Opened) => Told>

const roles: Record<Audience, Role> = {
  CONTINUES: 'STUDENT',
  STAYS: 'STUDENT',
  WAITS: 'STUDENT',
  MENTOR: 'MENTOR',
  STAFF: 'OFFICE',
}

const dayIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Budapest' })
  return (at: Date) => format.format(at)
}
const momentIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  })
  return (at: Date) => format.format(at)
}
const days = { hu: dayIn('hu'), en: dayIn('en-GB') }
const moments = { hu: momentIn('hu'), en: momentIn('en-GB') }

const datesHu = ({ starts_at, ends_at, ...own }: Opened): string =>
  [
    `A félév kezdete: ${days.hu(starts_at)}`,
    own.one_pager_deadline && `One-pager beadási határideje: ${moments.hu(own.one_pager_deadline)}`,
    own.team_deadline && `Csapatalakítási határidő: ${moments.hu(own.team_deadline)}`,
    own.progress_report_deadline &&
      `Előrehaladási jelentés határideje: ${moments.hu(own.progress_report_deadline)}`,
    `A félév vége: ${days.hu(ends_at)}`,
  ]
    .filter(Boolean)
    .join('\n')

const datesEn = ({ starts_at, ends_at, ...own }: Opened): string =>
  [
    `The semester starts: ${days.en(starts_at)}`,
    own.one_pager_deadline && `One-pager deadline: ${moments.en(own.one_pager_deadline)}`,
    own.team_deadline && `Team deadline: ${moments.en(own.team_deadline)}`,
    own.progress_report_deadline && `Progress report deadline: ${moments.en(own.progress_report_deadline)}`,
    `The semester ends: ${days.en(ends_at)}`,
  ]
    .filter(Boolean)
    .join('\n')

const home = ({ publicUrl }: Opened) => `${publicUrl}/app`

const hu: Words = {
  CONTINUES: (opened) => ({
    subject: `Megnyílt a ${opened.key} félév, és te is részt veszel benne`,
    paragraphs: [
      `Megnyílt a ${opened.key} félév, és te is részt veszel benne.`,
      opened.number === 2
        ? `Ami vár: ${opened.modules} modul, egy projekt két-három fős csapatban, mentor, a végén pedig az előrehaladási jelentés.`
        : `Ami vár: ${opened.modules} modul vizsgával, a végén pedig a one-pager.`,
      'Az első lépés: jelentkezz be, nézd át, mi következik, és kezdd el a félévet.',
      datesHu(opened),
    ],
    button: { label: 'Elkezdem a félévet', url: home(opened) },
  }),
  STAYS: (opened) => ({
    subject: `Megnyílt a ${opened.key} félév: ez marad meg neked`,
    paragraphs: [
      `Megnyílt a ${opened.key} félév. Ebben a félévben nem veszel részt, de amit elértél, az megmarad.`,
      'Bejelentkezve továbbra is eléred a korábbi féléveid leckéit, az eredményeidet, a one-pageredet és a tanúsítványodat, ha szereztél.',
      `Ha szerinted tévedés történt, vagy később folytatnád, írj ide: ${opened.contact_email}`,
    ],
    button: { label: 'Megnézem, mim van', url: home(opened) },
  }),
  WAITS: (opened) => ({
    subject: `Megnyílt a ${opened.key} félév: te egy későbbiben kezdhetsz`,
    paragraphs: [
      `Megnyílt a ${opened.key} félév. Azok folytatják benne, akik az előzőt elvégezték; te az előzőt nem kezdted el, ezért a következő első félévben kezdhetsz. Akkor levelet kapsz.`,
      `Ha szerinted tévedés történt, írj ide: ${opened.contact_email}`,
    ],
  }),
  MENTOR: (opened) =>
    opened.number === 2
      ? {
          subject: `Megnyílt a ${opened.key} félév: a csapatok mentort keresnek`,
          paragraphs: [
            `Megnyílt a ${opened.key} félév. A hallgatók csapatokat alakítanak, és mentort keresnek a projektjükhöz.`,
            'A projektkeresőben megjelölheted, melyik érdekel. Hogy megtaláljanak, a profilodnak közzétett állapotban kell lennie.',
            datesHu(opened),
          ],
          button: { label: 'Projektek', url: `${opened.publicUrl}/app/project/find-projects` },
        }
      : {
          subject: `Megnyílt a ${opened.key} félév`,
          paragraphs: [
            `Megnyílt a ${opened.key} félév, új hallgatókkal. Az előző félév felkérései és mentorálásai lezárultak.`,
            'Mentort a csapatok majd a második félévben keresnek. Addig frissítheted a profilodat.',
          ],
          button: { label: 'Mentorprofil', url: `${opened.publicUrl}/app/settings?tab=mentor` },
        },
  STAFF: (opened) => ({
    subject: `Megnyílt a ${opened.key} félév`,
    paragraphs: [
      `Megnyílt a ${opened.key} félév. Azok a hallgatók is levelet kaptak, akik folytatják, és azok is, akik nem.`,
      'A hallgatók listájában látod és szűrheted, ki kezdte már el a félévet, ki nem kezdte még el, és ki nem folytatja.',
      datesHu(opened),
    ],
    button: { label: 'Hallgatók', url: `${opened.publicUrl}/app/students` },
  }),
}

const en: Words = {
  CONTINUES: (opened) => ({
    subject: `Semester ${opened.key} has opened, and you’re in it`,
    paragraphs: [
      `Semester ${opened.key} has opened, and you’re in it.`,
      opened.number === 2
        ? `Coming up: ${opened.modules} modules, a project in a team of two or three, a mentor, and a progress report at the end.`
        : `Coming up: ${opened.modules} modules with their exams, and a one-pager at the end.`,
      'Your first step: sign in, see what is ahead, and start the semester.',
      datesEn(opened),
    ],
    button: { label: 'Start the semester', url: home(opened) },
  }),
  STAYS: (opened) => ({
    subject: `Semester ${opened.key} has opened: here is what you keep`,
    paragraphs: [
      `Semester ${opened.key} has opened. You aren’t taking part in it, but everything you have achieved is still yours.`,
      'Sign in to find the lessons from your earlier semesters, your results, your one-pager and any certificate you have earned.',
      `If you think this is a mistake, or would like to continue later, write to ${opened.contact_email}`,
    ],
    button: { label: 'See what I have', url: home(opened) },
  }),
  WAITS: (opened) => ({
    subject: `Semester ${opened.key} has opened: you can join a later one`,
    paragraphs: [
      `Semester ${opened.key} has opened. It is for students who completed the one before; you didn’t start that one, so you can join the next first semester. We’ll email you then.`,
      `If you think this is a mistake, write to ${opened.contact_email}`,
    ],
  }),
  MENTOR: (opened) =>
    opened.number === 2
      ? {
          subject: `Semester ${opened.key} has opened: teams are looking for mentors`,
          paragraphs: [
            `Semester ${opened.key} has opened. Students are forming teams and looking for mentors for their projects.`,
            'You can browse the projects and tell teams you are interested. Teams can find you once your profile is published.',
            datesEn(opened),
          ],
          button: { label: 'Projects', url: `${opened.publicUrl}/app/project/find-projects` },
        }
      : {
          subject: `The semester ${opened.key} has opened`,
          paragraphs: [
            `Semester ${opened.key} has opened, with new students. Requests and mentoring from the last semester have ended.`,
            'Teams will look for mentors in the second semester. Until then you can update your profile.',
          ],
          button: { label: 'Mentor profile', url: `${opened.publicUrl}/app/settings?tab=mentor` },
        },
  STAFF: (opened) => ({
    subject: `The semester ${opened.key} has opened`,
    paragraphs: [
      `Semester ${opened.key} has opened. We have emailed the students who continue, and those who don’t.`,
      'In the list of students you can see, and filter by, who has started the semester, who hasn’t yet, and who isn’t continuing.',
      datesEn(opened),
    ],
    button: { label: 'Students', url: `${opened.publicUrl}/app/students` },
  }),
}

const of = (language: Language, words: Words) => (audience: Audience, opened: Opened, firstname: string) => ({
  greeting: greetings[language](firstname, roles[audience]),
  ...words[audience](opened),
})

/** The letter of an audience, to somebody of that first name. */
export const letterFor = { hu: of('hu', hu), en: of('en', en) }
