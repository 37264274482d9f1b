import type { Language } from '@rajt/contract/parts'

interface Words {
  title: string
  deadlines: Record<'start' | 'onePager' | 'end', string>
}

/** What stands in a calendar. */
export const words: Record<Language, Words> = {
  hu: {
    title: 'Rajt',
    deadlines: {
      start: 'Kezdődik a félév a Rajtban',
      onePager: 'A one-pager leadásának határideje',
      end: 'Vége a félévnek a Rajtban',
    },
  },
  en: {
    title: 'Rajt',
    deadlines: {
      start: 'The semester starts on Rajt',
      onePager: 'Deadline for handing in the one-pager',
      end: 'The semester ends on Rajt',
    },
  },
}
