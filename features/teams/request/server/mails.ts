import { greetings } from '#people/identity/server/greetings.ts'
import type { Language, Role } from '#platform/contract/parts.ts'
import type { Letter } from '#platform/server/mail.ts'
import { type EventKind, eventKinds, type ToldEvent } from './events.ts'
import { kinds } from './kinds.ts'
import { words } from './mail-texts.ts'

interface Reader {
  firstname: string
  role: Role
  language: Language
}

/** One letter about all of it: answers first, then what is asked, then what ended; it leads to the page of the first. */
export function letterOf(reader: Reader, all: readonly ToldEvent[], publicUrl: string): Letter {
  const { language, role } = reader
  const news = all.toSorted((a, b) => eventKinds.indexOf(a.what) - eventKinds.indexOf(b.what))
  const parts = [...Map.groupBy(news, ({ what }) => what)].map(([what, some]) => partOf(what, some, language))
  const [first] = news
  return {
    subject: parts[0]?.subject ?? '',
    greeting: greetings[language](reader.firstname, role),
    paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
    ...(first && {
      button: {
        label: words[language].open[first.kind],
        url: `${publicUrl}/app${kinds[first.kind].pages[first.side]}`,
      },
    }),
  }
}

interface Part {
  subject: string
  paragraphs: string[]
}

function partOf(what: EventKind, news: readonly ToldEvent[], language: Language): Part {
  const own = words[language]
  const [first] = news
  const parts = { accept: own.accepted, reject: own.rejected, sent: own.sent }
  if (what === 'void') return listed(own.voided, news.map(own.ended))
  if (what === 'remind') return listed(own.waiting, news.map(own.until))
  if (what === 'revoke' || what === 'end' || !first) return { subject: '', paragraphs: [] }
  const told = news.map((one) => parts[what][one.kind](one))
  return { subject: told[0]?.subject ?? '', paragraphs: told.flatMap(({ paragraphs }) => paragraphs) }
}

const listed = ({ subject, intro }: (typeof words)[Language]['voided'], lines: string[]): Part => ({
  subject: subject(lines),
  paragraphs: [`${intro(lines.length)}\n${lines.map((line) => `• ${line}`).join('\n')}`],
})
