import type { Language } from '#platform/contract/parts.ts'

const thingsHu = '(?:ábr|kép|táblázat|rajz|gomb|oszlop|lista|listá|videó|keret|doboz|menü)'
const thingsEn = '(?:figure|picture|image|table|drawing|button|column|list|video|box|menu)'
const sidesHu = '(?:fenti|lenti|alábbi|alsó|felső|bal oldali|jobb oldali|baloldali|jobboldali)'
const sidesEn = '(?:upper|lower|left|right|left-hand|right-hand)'

const patterns: Record<Language, readonly RegExp[]> = {
  hu: [
    `(?<!\\p{L})${sidesHu} ${thingsHu}`,
    '(?<!\\p{L})(?:a|itt) (?:bal|jobb) oldalon(?!\\p{L})',
    '(?<!\\p{L})(?:itt|lásd) (?:fent|lent|alább)(?!\\p{L})',
  ].map((source) => new RegExp(source, 'iu')),
  en: [
    `(?<!\\p{L})the ${sidesEn} ${thingsEn}`,
    `(?<!\\p{L})${thingsEn}s? (?:above|below|on the (?:left|right))(?!\\p{L})`,
    `(?<!\\p{L})the (?:above|following) ${thingsEn}`,
    '(?<!\\p{L})(?:see|shown) (?:above|below)(?!\\p{L})',
  ].map((source) => new RegExp(source, 'iu')),
}

/**
 * Whether a text speaks of something by where it stands on the page: on a phone it stands elsewhere, and who listens to the
 * page has no sides (WCAG 1.3.3).
 */
export const placesIn = (text: string, language: Language): boolean =>
  patterns[language].some((pattern) => pattern.test(text))
