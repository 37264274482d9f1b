import type { Language } from '#platform/contract/parts.ts'

/** Family name first in Hungarian, given name first in English (decision A8). */
export const fullName = (
  { surname, firstname }: { surname: string; firstname: string },
  language: Language,
): string => (language === 'hu' ? `${surname} ${firstname}` : `${firstname} ${surname}`)
