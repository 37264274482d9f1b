import type { DataExport } from '../calls.ts'
import { interests, mentorships, requestsOf, type Source, seats } from './queries.ts'

/** Which of its columns a file has beside those that all have. */
interface Shape {
  sources: readonly Source[]
  /** Who the other side of the project is; students have a Neptun code and a university. */
  person: 'student' | 'invited' | 'mentor' | 'interested'
  /** What is said with it: by who asks, and by who declines. */
  words?: readonly ('motivation' | 'cv' | 'declined')[]
}

/** Spec 3: what was asked first, then who belongs where. */
export const exports: Record<DataExport, Shape> = {
  applications: {
    sources: [requestsOf('APPLICATION'), seats],
    person: 'student',
    words: ['motivation', 'cv'],
  },
  invitations: { sources: [requestsOf('INVITATION')], person: 'invited' },
  'mentor-applications': {
    sources: [requestsOf('MENTOR_APPLICATION'), mentorships],
    person: 'mentor',
    words: ['motivation', 'declined'],
  },
  'mentor-interests': { sources: [interests], person: 'interested' },
}
