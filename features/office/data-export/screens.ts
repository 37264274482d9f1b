import type { SecondSemester } from '#testing/journeys/steps/feature-screens.ts'

export const secondSemester: SecondSemester = (_, { office }) => [
  { name: 'office-data-export', path: '/data-export', token: office },
]
