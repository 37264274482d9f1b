import type { Language } from '#platform/contract/parts.ts'
import type { TeamRequestKind } from '#teams/request/states.ts'

interface Words {
  title: string
  deadlines: Record<'start' | 'onePager' | 'team' | 'progressReport' | 'end', string>
  /** The end of what waits for an answer: the reader's, or the other side's. */
  answers: Record<TeamRequestKind, (project: string) => string>
}

/** The words of a calendar. */
export const words: Record<Language, Words> = {
  hu: {
    title: 'Rajt',
    deadlines: {
      start: 'Kezdődik a félév a Rajtban',
      onePager: 'A one-pager beadási határideje',
      progressReport: 'Az előrehaladási jelentés feltöltésének határideje',
      team: 'Csapatalakítási határidő',
      end: 'Vége a félévnek a Rajtban',
    },
    answers: {
      APPLICATION: (project) => `Jelentkezés válaszideje: ${project}`,
      INVITATION: (project) => `Meghívás válaszideje: ${project}`,
      MENTOR_APPLICATION: (project) => `Mentorfelkérés válaszideje: ${project}`,
    },
  },
  en: {
    title: 'Rajt',
    deadlines: {
      start: 'Rajt: the semester starts',
      onePager: 'One-pager deadline',
      progressReport: 'Progress report deadline',
      team: 'Team deadline',
      end: 'Rajt: the semester ends',
    },
    answers: {
      APPLICATION: (project) => `Answer due, application: ${project}`,
      INVITATION: (project) => `Answer due, invitation: ${project}`,
      MENTOR_APPLICATION: (project) => `Answer due, mentor request: ${project}`,
    },
  },
}
