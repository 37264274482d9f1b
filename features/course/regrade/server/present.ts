import type { QuestionContent } from '#course/exam/question-content.ts'
import { answerInWords } from '#course/exam/server/answer-words.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { RuleQuestion, Ruling } from '../calls.ts'
import type { RulingRow } from './queries.ts'

interface Version {
  number: number
  content: QuestionContent
}

export function presentRuling(row: RulingRow, versions: readonly Version[], language: Language): Ruling {
  // Its options may have changed since: the first version that it is about says what it meant.
  const version = versions.find(({ number }) => row.versions.includes(number))
  return {
    _id: row.id,
    kind: row.kind,
    versions: row.versions,
    answers: version ? row.answers.map((one) => answerInWords(one, asIn(version.content, language))) : [],
    lowers: row.lowers,
    reasons: { hu: row.reason_hu, en: row.reason_en },
    madeAt: row.made_at.toISOString(),
    madeBy: { surname: row.surname, firstname: row.firstname },
    isInForce: row.is_in_force,
    finishedAt: row.finished_at?.toISOString() ?? null,
    students: row.students,
    studentsDone: row.students_done,
    up: row.up,
    down: row.down,
  }
}

const asIn = ({ kind, ...texts }: QuestionContent, language: Language) => ({ kind, texts: texts[language] })

/** What a ruling said when it was made. */
export const saidIn = (row: RulingRow): Omit<RuleQuestion, 'falling'> => ({
  kind: row.kind,
  versions: row.versions,
  answers: row.answers,
  lowers: row.lowers,
  reasons: { hu: row.reason_hu, en: row.reason_en },
})
