import * as z from 'zod/mini'
import { language } from '#platform/web/language.ts'
import { type MentorFields as Fields, MentorFields } from '../calls.ts'

/** As it is typed: an empty text where there is no second language. */
export type MentorValues = Omit<Fields, 'secondLanguage'> & { secondLanguage: string }

export const emptyValues = (contactEmail: string): MentorValues => ({
  contactEmail,
  phone: '',
  facebook: '',
  linkedin: '',
  website: '',
  biography: '',
  title: '',
  specializations: [],
  focuses: [],
  firstLanguage: language.get(),
  secondLanguage: '',
})

export const toValues = (fields: Fields): MentorValues => ({
  ...fields,
  secondLanguage: fields.secondLanguage ?? '',
})

export const toFields = ({ secondLanguage, ...values }: MentorValues): Fields => ({
  ...values,
  secondLanguage: (secondLanguage || null) as Fields['secondLanguage'],
})

export const MentorForm = z.pipe(
  z.transform((values: MentorValues): Fields => toFields(values)),
  MentorFields,
)
