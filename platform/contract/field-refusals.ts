import type * as z from 'zod/mini'
import type { FieldRefusal } from './errors.ts'
import { cut } from './signs.ts'

type Issue = z.core.$ZodIssue

/** What a schema's own check may say by its parameter `rule`. */
const ownRules = ['reserved', 'match', 'taken', 'required', 'alphabet'] as const
const isOwnRule = (rule: unknown): rule is (typeof ownRules)[number] => ownRules.some((own) => own === rule)

/**
 * What is wrong with each field, in the words of the wire; the server refuses and the form warns by the same.
 * Needs a parse that reports its input: that alone tells an empty field from a wrong one.
 */
export function fieldRefusals(error: z.core.$ZodError): Record<string, FieldRefusal> {
  const fields: Record<string, FieldRefusal> = {}
  for (const issue of error.issues.flatMap(unwrapped)) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const name of names) fields[cut(name, 100)] ??= fieldRefusal(issue)
  }
  return fields
}

// A body of two shapes reports both; the second one's issues would only confuse.
function unwrapped(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  return (issue.errors[0] ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function fieldRefusal(issue: Issue): FieldRefusal {
  if (issue.code === 'unrecognized_keys') return { rule: 'unknown' }
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return { rule: boundRules(issue).most, limit: Number(issue.maximum) }
  if (issue.code === 'invalid_format') return badFormat(issue)
  if (issue.code === 'custom' && isOwnRule(issue.params?.rule)) return { rule: issue.params.rule }
  const isValue = issue.code === 'invalid_type' || issue.code === 'invalid_value'
  const absent = isValue && (issue.input === undefined || issue.input === null || issue.input === '')
  return { rule: absent ? 'required' : 'format' }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): FieldRefusal {
  const isEmpty = issue.origin === 'string' && (Number(issue.minimum) <= 1 || issue.input === '')
  if (isEmpty) return { rule: 'required' }
  return { rule: boundRules(issue).least, limit: Number(issue.minimum) }
}

/** What is out of bounds: how many there are, a number itself, or the characters of a text. */
function boundRules({ origin }: { origin: string }) {
  if (origin === 'array') return { least: 'count', most: 'count' } as const
  const isNumber = origin === 'number' || origin === 'int'
  return isNumber
    ? ({ least: 'at-least', most: 'at-most' } as const)
    : ({ least: 'min', most: 'max' } as const)
}

function badFormat(issue: z.core.$ZodIssueInvalidStringFormat): FieldRefusal {
  if (issue.input === '') return { rule: 'required' }
  if (issue.format === 'email') return { rule: 'email' }
  return { rule: 'pattern' in issue && issue.pattern === '/\\d/' ? 'number' : 'format' }
}
