import type { Language } from '@rajt/contract/parts'

interface Words {
  title: string
  deadlines: Record<'start' | 'onePager' | 'progressReport' | 'end', string>
}

/** What stands in a calendar. */
export const words: Record<Language, Words> = {
  hu: {
    title: 'Rajt',
    deadlines: {
      start: 'Kezdődik a félév a Rajtban',
      onePager: 'A one-pager leadásának határideje',
      progressReport: 'Az előrehaladási jelentés feltöltésének határideje',
      end: 'Vége a félévnek a Rajtban',
    },
  },
  en: {
    title: 'Rajt',
    deadlines: {
      start: 'The semester starts on Rajt',
      onePager: 'Deadline for handing in the one-pager',
      progressReport: 'Deadline for uploading the progress report',
      end: 'The semester ends on Rajt',
    },
  },
}
