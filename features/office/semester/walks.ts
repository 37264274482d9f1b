import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['semester.include'],
  notMeasured: {
    'semester.all': 'the few semesters there are',
    'semester.prepare': 'writes one row, and the course in a job',
    'semester.preview': 'once a semester: counts every student',
    'semester.open': 'once a semester: reads every student',
    'semester.include': 'writes one row by its key',
  },
}
