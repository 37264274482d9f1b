import type { Language } from '#platform/contract/parts.ts'
import { fullName } from '#platform/server/full-name.ts'
import type { XlsxColumn } from '#platform/server/xlsx.ts'
import { voidReasonFor } from '#teams/request/void-reason-words.ts'
import type { DataExport } from '../calls.ts'
import { exports } from './exports.ts'
import type { Tie } from './queries.ts'
import { words } from './words.ts'

interface Options {
  name: DataExport
  language: Language
  /** Names by id. */
  universities: Readonly<Record<string, string>>
}

const moment = (at: Date | null) => at && { moment: at }

export function columnsOf({ name, language, universities }: Options): XlsxColumn<Tie>[] {
  const t = words[language]
  const { sources, person, words: said = [] } = exports[name]
  const named = (id: string | null) => id && (universities[id] ?? id)
  const belonging = ({ position }: Tie) => {
    if (person === 'mentor') return t.mentors
    return position === 0 ? t.owns : t.joined
  }
  const isStudent = person === 'student' || person === 'invited'
  const isAnswered = person !== 'interested'
  return [
    { header: t.what, width: 16, value: (tie) => (tie.sent_at ? t.asked[name] : belonging(tie)) },
    { header: t.project, width: 30, value: ({ project }) => project },
    {
      header: t.owner,
      width: 26,
      value: ({ owner_surname: surname, owner_firstname: firstname }) =>
        fullName({ surname, firstname }, language),
    },
    { header: t.ownerEmail, width: 34, value: ({ owner_email }) => owner_email },
    { header: t.ownerUniversity, width: 42, value: ({ owner_university }) => named(owner_university) },
    {
      header: t.person[person],
      width: 26,
      value: (tie) => fullName(tie, language),
    },
    ...(isStudent ? [{ header: t.neptun, width: 12, value: ({ neptun }: Tie) => neptun }] : []),
    { header: t.email, width: 34, value: ({ email }) => email },
    ...(isStudent
      ? [{ header: t.university, width: 42, value: ({ university }: Tie) => named(university) }]
      : []),
    { header: t.sent, width: 18, value: ({ sent_at }) => moment(sent_at) },
    ...said.map((one) => saidIn(language)[one]),
    ...(isAnswered ? answersOf(language) : []),
    ...(sources.length > 1 ? [{ header: t.since, width: 18, value: ({ since }: Tie) => moment(since) }] : []),
  ]
}

const saidIn = (language: Language) => {
  const t = words[language]
  return {
    motivation: { header: t.motivation, width: 60, value: ({ motivation }) => motivation },
    cv: { header: t.cv, width: 12, value: ({ has_cv }) => (has_cv ? t.hasCv : null) },
    declined: { header: t.declined, width: 60, value: ({ decline_reason }) => decline_reason },
  } satisfies Record<string, XlsxColumn<Tie>>
}

/** All kinds but interests are answered. */
function answersOf(language: Language): XlsxColumn<Tie>[] {
  const t = words[language]
  return [
    { header: t.status, width: 20, value: ({ status }) => status && t.statuses[status] },
    {
      header: t.reason,
      width: 28,
      value: ({ void_reason }) => void_reason && voidReasonFor(void_reason, 'other', language),
    },
    { header: t.answerBy, width: 18, value: ({ answer_by }) => moment(answer_by) },
    { header: t.closed, width: 18, value: ({ closed_at }) => moment(closed_at) },
  ]
}
