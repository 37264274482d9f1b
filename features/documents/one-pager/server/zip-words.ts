import type { Language } from '#platform/contract/parts.ts'

/** Names of files that the office downloads. */
export const zipWords: Readonly<Record<Language, { zip: string; missing: string; missingText: string }>> = {
  hu: {
    zip: 'one-pagerek',
    missing: 'hiányzó fájlok.txt',
    missingText: 'Ezek a fájlok nem találhatók a tárhelyen:',
  },
  en: {
    zip: 'one-pagers',
    missing: 'missing files.txt',
    missingText: 'We can’t find these files in our storage:',
  },
}
