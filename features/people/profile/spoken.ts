import * as z from 'zod/mini'

/** Languages that people here speak with each other, as ISO 639-1 codes (decision A9). */
export const spokenLanguages = [
  'hu',
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sk',
  'ro',
  'sr',
  'hr',
  'sl',
  'uk',
  'ru',
  'bg',
  'el',
  'tr',
  'sv',
  'fi',
  'da',
  'no',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'vi',
] as const
export const SpokenLanguage = z.enum(spokenLanguages)
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** A first language and perhaps another (decision A9): fields of a form that has `languagesDiffer` as its check. */
export const spokenShape = {
  firstLanguage: SpokenLanguage,
  secondLanguage: z.nullable(SpokenLanguage),
}
export interface Spoken {
  firstLanguage: SpokenLanguage
  secondLanguage: SpokenLanguage | null
}
export const languagesDiffer = z.refine<Spoken>(
  ({ firstLanguage, secondLanguage }) => firstLanguage !== secondLanguage,
  { path: ['secondLanguage'], params: { rule: 'taken' } },
)
