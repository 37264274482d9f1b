import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '#platform/contract/parts.ts'
import { loadWithTexts } from '#platform/web/load-with-texts.ts'
import type { Group } from './answers.ts'

const files: Record<Language, () => Promise<{ default: Group[] }>> = {
  hu: () => import('./hungarian.ts'),
  en: () => import('./english.ts'),
}

/** The questions and answers of one language; the other one is not loaded. */
export const answersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['help', language],
    queryFn: async () => (await loadWithTexts(files[language])).default,
    staleTime: Number.POSITIVE_INFINITY,
    // While the other language is on its way, what was typed stays.
    placeholderData: keepPreviousData,
  })
