import type { Draft } from '../content-parts.ts'

/** What somebody reads of a thing, in both languages, by lines: to be compared with another version of it. */
export function linesOf({ kind, content }: Draft): string[] {
  if (kind === 'module')
    return [content.hu, content.en].flatMap(({ title, summary, outcomes }) =>
      lines(title, summary, ...outcomes),
    )
  if (kind === 'lesson')
    return [content.hu, content.en].flatMap(({ title, summary, body, checks }) => [
      ...lines(title, summary, body),
      ...checks.flatMap(({ prompt, options, why }) => lines(prompt, ...options, why)),
    ])
  return [content.hu, content.en].flatMap(({ prompt, options, why }) => [
    ...lines(prompt),
    ...options.map((option, i) => `${content.correct.includes(i) ? '✓' : '·'} ${option}`),
    ...lines(why),
  ])
}

const lines = (...texts: string[]) => texts.flatMap((text) => text.split('\n')).filter((line) => line.trim())
