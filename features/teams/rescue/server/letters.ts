import { greetings } from '#people/identity/server/greetings.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import { fullName } from '#platform/server/full-name.ts'
import type { Letter } from '#platform/server/mail.ts'
import type { Person, RescueProject } from './rules.ts'

interface News {
  /** Who is proposed beside the reader. */
  others: readonly Person[]
  /** The reader's own; null in a group that still has to begin one. */
  project: RescueProject | null
  until: Date
}

interface Reader {
  firstname: string
  role: Role
  language: Language
}

/** "We propose a team", in the reader's language. */
export function letterOf({ firstname, role, language }: Reader, news: News, publicUrl: string): Letter {
  const others = news.others.map((one) => fullName(one, language))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const names = list.format(others)
  const until = dates[language].format(news.until)
  const own = words[language]
  return {
    subject: own.subject(names),
    greeting: greetings[language](firstname, role),
    paragraphs: news.project
      ? own.toOwner(names, until, news.project.name)
      : own.toGroup(list.format([own.you, ...others]), until),
    button: { label: own.open, url: `${publicUrl}/app/my-project` },
  }
}

const dateIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Budapest' })
const dates = { hu: dateIn('hu'), en: dateIn('en-GB') }

interface Words {
  subject: (names: string) => string
  toOwner: (names: string, until: string, project: string) => string[]
  toGroup: (names: string, until: string) => string[]
  /** The reader among the others. */
  you: string
  open: string
}

const words: Record<Language, Words> = {
  hu: {
    subject: (names) => `Csapatot javaslunk: ${names}`,
    toOwner: (names, until, project) => [
      `A programiroda társat javasol a projektedhez (${project}): ${names}.`,
      `A „Saját projekt” oldalon megnézheted, kikről van szó, és egy gombnyomással meghívhatod őket. Akit meghívsz, maga dönt. Erre eddig van idő: ${until}.`,
    ],
    toGroup: (names, until) => [
      `A programiroda szerint jó csapat lehetnétek: ${names}.`,
      `Ehhez egyikőtöknek létre kell hoznia a projektet. A „Saját projekt” oldalon vállalhatod; aki közületek először szól, az lesz a projektgazda, és ő hívja meg a többieket. Erre eddig van idő: ${until}.`,
    ],
    you: 'te',
    open: 'A javaslat megnyitása',
  },
  en: {
    subject: (names) => `A team for you: ${names}`,
    toOwner: (names, until, project) => [
      `The programme office proposes people for your project (${project}): ${names}.`,
      `See who they are under “My project”, and invite them in one click. They decide for themselves. You have until ${until}.`,
    ],
    toGroup: (names, until) => [
      `The programme office thinks you would make a good team: ${names}.`,
      `One of you needs to create the project. You can offer to under “My project”: the first to do so owns the project and invites the others. You have until ${until}.`,
    ],
    you: 'you',
    open: 'Open the proposal',
  },
}
