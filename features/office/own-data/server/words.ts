import type { Language } from '#platform/contract/parts.ts'
import { words as en } from './words.en.ts'
import { words as hu } from './words.hu.ts'

/** What the readable page of somebody's own data says. */
export const words: Record<Language, typeof hu> = { hu, en }
