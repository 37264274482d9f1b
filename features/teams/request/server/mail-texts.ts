import type { Language } from '#platform/contract/parts.ts'
import type { TeamRequestKind } from '../states.ts'
import { voidReasonFor } from '../void-reason-words.ts'
import type { ToldEvent } from './events.ts'

interface Told {
  subject: string
  paragraphs: string[]
}

interface List {
  /** By the lines that follow: a single one is named. */
  subject: (lines: string[]) => string
  intro: (count: number) => string
}

interface Words {
  sent: Record<TeamRequestKind, (news: ToldEvent) => Told>
  accepted: Record<TeamRequestKind, (news: ToldEvent) => Told>
  rejected: Record<TeamRequestKind, (news: ToldEvent) => Told>
  voided: List
  /** A line of the list. */
  ended: (news: ToldEvent) => string
  waiting: List
  until: (news: ToldEvent) => string
  /** On the button. */
  open: Record<TeamRequestKind, string>
}

const until = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  })
  return ({ answer_by }: ToldEvent) => format.format(answer_by)
}
const dates = { hu: until('hu'), en: until('en-GB') }

/** Each side knows the other by its name, and one's own by the project's. */
const about = ({ side, other, project }: ToldEvent) => (side === 'owner' ? other : project)

const kindsHu: Record<TeamRequestKind, string> = {
  APPLICATION: 'jelentkezés',
  INVITATION: 'meghívás',
  MENTOR_APPLICATION: 'mentorfelkérés',
}
const kindsEn: Record<TeamRequestKind, string> = {
  APPLICATION: 'application',
  INVITATION: 'invitation',
  MENTOR_APPLICATION: 'mentor request',
}

export const words: Record<Language, Words> = {
  hu: {
    sent: {
      APPLICATION: (news) => ({
        subject: `Új jelentkezés: ${news.other}`,
        paragraphs: [`${news.other} jelentkezett a projektedre (${news.project}).`, deadlineHu(news)],
      }),
      INVITATION: (news) => ({
        subject: `Meghívtak egy csapatba: ${news.project}`,
        paragraphs: [`${news.other} meghívott a csapatába (${news.project}).`, deadlineHu(news)],
      }),
      MENTOR_APPLICATION: (news) => ({
        subject: `Mentornak kérnek fel: ${news.project}`,
        paragraphs: [
          `${news.other} szeretné, ha te lennél a csapata mentora (${news.project}).`,
          deadlineHu(news),
        ],
      }),
    },
    accepted: {
      APPLICATION: ({ other, project }) => ({
        subject: `Elfogadták a jelentkezésedet: ${project}`,
        paragraphs: [`${other} elfogadta a jelentkezésedet: mostantól a csapat tagja vagy (${project}).`],
      }),
      INVITATION: ({ other, project }) => ({
        subject: `${other} elfogadta a meghívásodat`,
        paragraphs: [`${other} elfogadta a meghívásodat, és mostantól a csapatod tagja (${project}).`],
      }),
      MENTOR_APPLICATION: ({ other, project }) => ({
        subject: `${other} elvállalta a csapatotok mentorálását`,
        paragraphs: [`${other} mostantól a projekted mentora (${project}).`],
      }),
    },
    rejected: {
      APPLICATION: ({ project }) => ({
        subject: `Lezárult a jelentkezésed: ${project}`,
        paragraphs: [
          `A jelentkezésed lezárult (${project}). Más projektek is keresnek tagot: nézz szét köztük!`,
        ],
      }),
      INVITATION: ({ other, project }) => ({
        subject: `${other} nem csatlakozik a csapatodhoz`,
        paragraphs: [`${other} nem fogadta el a meghívásodat (${project}). Hívj meg mást!`],
      }),
      MENTOR_APPLICATION: ({ other, project, reason }) => ({
        subject: `${other} ebben a félévben nem tud mentorotok lenni`,
        paragraphs: [
          `${other} visszautasította a felkéréseteket (${project}). Ezt írta:`,
          reason ?? '',
          'Kérjetek fel másik mentort!',
        ],
      }),
    },
    voided: {
      subject: ([line = '', ...others]) =>
        others.length > 0 ? `Lezárult ${others.length + 1} kérés` : `Lezárult: ${line}`,
      intro: (count) => (count > 1 ? 'Válasz nélkül lezárultak:' : 'Válasz nélkül lezárult:'),
    },
    ended: (news) =>
      `${kindsHu[news.kind]} (${about(news)}), mert ${voidReasonFor(news.void_reason ?? 'expired', news.side, 'hu')}`,
    waiting: {
      subject: ([line = '', ...others]) =>
        others.length > 0 ? `${others.length + 1} kérés vár a válaszodra` : `A válaszodra vár: ${line}`,
      intro: () => 'A válaszodra vár, a megadott időpontban pedig magától lezárul:',
    },
    until: (news) => `${kindsHu[news.kind]} (${about(news)}), eddig: ${dates.hu(news)}`,
    open: {
      APPLICATION: 'A jelentkezések megnyitása',
      INVITATION: 'A meghívások megnyitása',
      MENTOR_APPLICATION: 'A felkérések megnyitása',
    },
  },
  en: {
    sent: {
      APPLICATION: (news) => ({
        subject: `New application: ${news.other}`,
        paragraphs: [`${news.other} has applied to your project (${news.project}).`, deadlineEn(news)],
      }),
      INVITATION: (news) => ({
        subject: `You are invited to a team: ${news.project}`,
        paragraphs: [`${news.other} has invited you to their team (${news.project}).`, deadlineEn(news)],
      }),
      MENTOR_APPLICATION: (news) => ({
        subject: `A team would like you as a mentor: ${news.project}`,
        paragraphs: [
          `${news.other} would like you to mentor their team (${news.project}).`,
          deadlineEn(news),
        ],
      }),
    },
    accepted: {
      APPLICATION: ({ other, project }) => ({
        subject: `Your application was accepted: ${project}`,
        paragraphs: [`${other} has accepted your application: you’re in the team (${project}).`],
      }),
      INVITATION: ({ other, project }) => ({
        subject: `${other} has accepted your invitation`,
        paragraphs: [`${other} has accepted your invitation and is now in your team (${project}).`],
      }),
      MENTOR_APPLICATION: ({ other, project }) => ({
        subject: `${other} is your mentor`,
        paragraphs: [`${other} is now your project’s mentor (${project}). Get in touch!`],
      }),
    },
    rejected: {
      APPLICATION: ({ project }) => ({
        subject: `Your application is closed: ${project}`,
        paragraphs: [`Your application is closed (${project}). Other projects are looking for members too.`],
      }),
      INVITATION: ({ other, project }) => ({
        subject: `${other} isn’t joining your team`,
        paragraphs: [`${other} has declined your invitation (${project}). You can invite someone else.`],
      }),
      MENTOR_APPLICATION: ({ other, project, reason }) => ({
        subject: `${other} can’t mentor your team this semester`,
        paragraphs: [
          `${other} has declined your request (${project}). They wrote:`,
          reason ?? '',
          'You can ask another mentor.',
        ],
      }),
    },
    voided: {
      subject: ([line = '', ...others]) =>
        others.length > 0 ? `${others.length + 1} requests are closed` : `Closed: ${line}`,
      intro: () => 'Closed without an answer:',
    },
    ended: (news) =>
      `${kindsEn[news.kind]} (${about(news)}), because ${voidReasonFor(news.void_reason ?? 'expired', news.side, 'en')}`,
    waiting: {
      subject: ([line = '', ...others]) =>
        others.length > 0
          ? `${others.length + 1} requests are waiting for your answer`
          : `Waiting for your answer: ${line}`,
      intro: () => 'These are waiting for your answer, and close by themselves at the time shown:',
    },
    until: (news) => `${kindsEn[news.kind]} (${about(news)}), until ${dates.en(news)}`,
    open: {
      APPLICATION: 'Open the applications',
      INVITATION: 'Open the invitations',
      MENTOR_APPLICATION: 'Open mentor requests',
    },
  },
}

function deadlineHu(news: ToldEvent): string {
  return `Eddig válaszolhatsz: ${dates.hu(news)}. Ha addig nem döntesz, magától lezárul.`
}
function deadlineEn(news: ToldEvent): string {
  return `You can answer until ${dates.en(news)}. After that it closes by itself.`
}
