import type { exam } from '#course/exam/calls.ts'
import type { Answer } from '#platform/contract/call.ts'

type Question = Answer<typeof exam.attempt>['questions'][number]

/** A choice that fits a question as it is shown, right or wrong: for each number another one, until they repeat. */
export function nthChoice({ kind, options }: Pick<Question, 'kind' | 'options'>, n = 0): number[] {
  if (kind === 'numeric') return [n + 0.5]
  if (kind === 'ordering' || kind === 'matching')
    return options.map((_, option) => (option + n) % options.length)
  return [n % options.length]
}
