import { greetings } from '#people/identity/server/greetings.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import type { Letter } from '#platform/server/mail.ts'

/** How the office has corrected a team (decision P6). */
export type Correction = 'added' | 'removed' | 'handed-over' | 'mentor-set' | 'mentor-removed' | 'dissolved'

/** `person`: whom it is about. `team`: whoever else has to know. */
export type Concerned = 'person' | 'team'

interface About {
  project: string
  /** The full name of whom it is about. */
  person: string
  /** The team deadline is over: the office alone changes teams (decision X11). */
  isSettled: boolean
}

interface Told {
  subject: string
  paragraph: string
}

type Words = Record<Correction, Record<Concerned, (about: About) => Told>>

const officeAlone: Record<Language, string> = {
  hu: 'Lejárt a csapatalakítási határidő: ha csapatot keresel, írj a programirodának!',
  en: 'The team deadline has passed: if you need a team, write to the programme office.',
}

const hu: Words = {
  added: {
    person: ({ project }) => ({
      subject: `Csapatba kerültél: ${project}`,
      paragraph: `A programiroda felvett egy csapatba (${project}). Mostantól a tagja vagy; ami másutt válaszra várt, lezárult.`,
    }),
    team: ({ project, person }) => ({
      subject: `Új csapattársad van: ${person}`,
      paragraph: `A programiroda módosította a csapatodat (${project}). Új tagja: ${person}.`,
    }),
  },
  removed: {
    person: ({ project, isSettled }) => ({
      subject: `Már nem vagy a csapat tagja: ${project}`,
      paragraph: `A programiroda módosította a csapatot (${project}): már nem vagy a tagja. ${isSettled ? officeAlone.hu : 'A csapatalakítási határidőig másikhoz csatlakozhatsz.'}`,
    }),
    team: ({ project, person }) => ({
      subject: `Módosult a csapatod: ${project}`,
      paragraph: `A programiroda módosította a csapatodat (${project}). Már nem tagja: ${person}.`,
    }),
  },
  'handed-over': {
    person: ({ project }) => ({
      subject: `Te lettél a projektgazda: ${project}`,
      paragraph: `A programiroda neked adta át a projektet (${project}). Mostantól te döntesz a jelentkezésekről, te hívsz meg másokat, és te töltöd fel az előrehaladási jelentést.`,
    }),
    team: ({ project, person }) => ({
      subject: `Új gazdája van a projektnek: ${project}`,
      paragraph: `A programiroda átadta a projektet (${project}). Az új projektgazda: ${person}. Te a csapat tagja maradtál.`,
    }),
  },
  'mentor-set': {
    person: ({ project }) => ({
      subject: `Mentor lettél: ${project}`,
      paragraph: `A programiroda téged jelölt ki a csapat mentorának (${project}).`,
    }),
    team: ({ project, person }) => ({
      subject: `Mentorotok van: ${person}`,
      paragraph: `A programiroda mentort jelölt ki a csapatodnak (${project}): ${person}.`,
    }),
  },
  'mentor-removed': {
    person: ({ project }) => ({
      subject: `Már nem te vagy a csapat mentora: ${project}`,
      paragraph: `A programiroda módosította a csapatot (${project}): már nem te vagy a mentora.`,
    }),
    team: ({ project, person }) => ({
      subject: `Már nincs mentorotok: ${project}`,
      paragraph: `A programiroda módosította a csapatodat (${project}). Már nem a mentora: ${person}.`,
    }),
  },
  dissolved: {
    person: ({ project, isSettled }) => ({
      subject: `Megszűnt a projekt: ${project}`,
      paragraph: `A programiroda megszüntette a projektet (${project}), és vele a csapatot. ${isSettled ? officeAlone.hu : 'A csapatalakítási határidőig másikhoz csatlakozhatsz, vagy új projektet indíthatsz.'}`,
    }),
    team: ({ project }) => ({
      subject: `Megszűnt a projekt: ${project}`,
      paragraph: `A programiroda megszüntette a projektet (${project}), amelynek a mentora voltál.`,
    }),
  },
}

const en: Words = {
  added: {
    person: ({ project }) => ({
      subject: `You’re in a team: ${project}`,
      paragraph: `The programme office has added you to a team (${project}). You’re now a member, and your other applications and invitations have closed.`,
    }),
    team: ({ project, person }) => ({
      subject: `You have a new teammate: ${person}`,
      paragraph: `The programme office has changed your team (${project}). New member: ${person}.`,
    }),
  },
  removed: {
    person: ({ project, isSettled }) => ({
      subject: `You are no longer in the team: ${project}`,
      paragraph: `The programme office has changed the team (${project}): you are no longer a member. ${isSettled ? officeAlone.en : 'You can join another team until the team deadline.'}`,
    }),
    team: ({ project, person }) => ({
      subject: `Your team has changed: ${project}`,
      paragraph: `The programme office has changed your team (${project}). No longer a member: ${person}.`,
    }),
  },
  'handed-over': {
    person: ({ project }) => ({
      subject: `You now own the project: ${project}`,
      paragraph: `The programme office has handed the project over to you (${project}). From now on you decide on applications, invite others and upload the progress report.`,
    }),
    team: ({ project, person }) => ({
      subject: `The project has a new owner: ${project}`,
      paragraph: `The programme office has handed the project over (${project}). Its new owner: ${person}. You’re still in the team.`,
    }),
  },
  'mentor-set': {
    person: ({ project }) => ({
      subject: `You’re now a team’s mentor: ${project}`,
      paragraph: `The programme office has made you the mentor of a team (${project}).`,
    }),
    team: ({ project, person }) => ({
      subject: `Your team has a mentor: ${person}`,
      paragraph: `The programme office has found a mentor for your team (${project}): ${person}.`,
    }),
  },
  'mentor-removed': {
    person: ({ project }) => ({
      subject: `You no longer mentor the team: ${project}`,
      paragraph: `The programme office has changed the team (${project}): you are no longer its mentor.`,
    }),
    team: ({ project, person }) => ({
      subject: `Your team no longer has a mentor: ${project}`,
      paragraph: `The programme office has changed your team (${project}). No longer its mentor: ${person}.`,
    }),
  },
  dissolved: {
    person: ({ project, isSettled }) => ({
      subject: `The project was dissolved: ${project}`,
      paragraph: `The programme office has dissolved the project (${project}) and its team. ${isSettled ? officeAlone.en : 'You can join another team, or start a project, until the team deadline.'}`,
    }),
    team: ({ project }) => ({
      subject: `The project was dissolved: ${project}`,
      paragraph: `The programme office has dissolved the project that you mentored (${project}).`,
    }),
  },
}

const words: Record<Language, Words> = { hu, en }

type Page = 'team' | 'search' | 'home' | 'mentored'
const paths: Record<Page, string> = {
  team: '/my-project/team',
  search: '/project/find-projects',
  home: '/',
  mentored: '/mentored-projects',
}
const labels: Record<Language, Record<Page, string>> = {
  hu: {
    team: 'A csapatom megnyitása',
    search: 'Projektet keresek',
    home: 'A kezdőlapra',
    mentored: 'Mentorált projektek',
  },
  en: {
    team: 'Open my team',
    search: 'Find a project',
    home: 'Open your dashboard',
    mentored: 'Mentored projects',
  },
}

export interface Reader {
  firstname: string
  role: Role
  language: Language
}

/** What a correction means to one of those it concerns, in their language. */
export function letterOf(
  { firstname, role, language }: Reader,
  { what, concerned, ...about }: About & { what: Correction; concerned: Concerned },
  publicUrl: string,
): Letter {
  const { subject, paragraph } = words[language][what][concerned](about)
  const isOut = concerned === 'person' && (what === 'removed' || what === 'dissolved')
  const page = role === 'MENTOR' ? 'mentored' : !isOut ? 'team' : about.isSettled ? 'home' : 'search'
  return {
    subject,
    greeting: greetings[language](firstname, role),
    paragraphs: [paragraph],
    button: { label: labels[language][page], url: `${publicUrl}/app${paths[page]}` },
  }
}
