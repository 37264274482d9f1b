import type { ModuleContent } from './content.ts'

/** Questions whose law was right until a day before this one, as in 2027-01-01: have them looked at. */
export const pastOn = (course: readonly ModuleContent[], day: string): string[] =>
  course.flatMap(({ key, questions }) =>
    questions
      .filter(({ validUntil }) => validUntil !== undefined && validUntil < day)
      .map((question) => `${key}/${question.key}: right until ${question.validUntil}`),
  )
