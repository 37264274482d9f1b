import * as z from 'zod/mini'
import { fromBudapest, toBudapest } from '#platform/web/budapest-time.ts'
import { language } from '#platform/web/language.ts'
import { type Challenge, ChallengeFields, type ChallengeFields as Fields } from '../calls.ts'

/** As it is typed: the deadline by the clocks of Budapest, the number as a text. */
export type ChallengeValues = Omit<Fields, 'deadline' | 'maxStudents'> & {
  deadline: string
  maxStudents: string
}

export const emptyValues = (): ChallengeValues => ({
  company: '',
  title: '',
  summary: '',
  description: '',
  deadline: '',
  maxStudents: '',
  language: language.get(),
})

export const toValues = ({ deadline, maxStudents, ...words }: Fields): ChallengeValues => ({
  ...words,
  deadline: toBudapest(deadline),
  maxStudents: String(maxStudents),
})

/** Nothing is no number; what is none otherwise is for the schema to refuse, as is one that is not whole. */
const typedNumber = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.replace(',', '.')))

/** What was typed, for the contract's schema to judge. A deadline that was left alone keeps its seconds. */
export const toFields = (values: ChallengeValues, before: Challenge['fields'] = null): Fields => ({
  ...values,
  maxStudents: typedNumber(values.maxStudents) as number,
  deadline: (before && toBudapest(before.deadline) === values.deadline
    ? before.deadline
    : (fromBudapest(values.deadline) ?? undefined)) as string,
})

export const ChallengeForm = z.pipe(
  z.transform((values: ChallengeValues) => toFields(values)),
  ChallengeFields,
)
