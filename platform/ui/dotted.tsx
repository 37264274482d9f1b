import classes from './dotted.module.css'

type Part = string | false | null | undefined | 0

const isSaid = (part: Part): part is string => Boolean(part)

/** Short facts in one line of words: what stands between them never begins a line. */
export const dotted = (parts: readonly Part[]): string => parts.filter(isSaid).join('\u00a0· ')

/** The same, each of them in one line where there is room for it: no number leaves what it counts. */
export function Dotted({ parts }: { parts: readonly Part[] }) {
  const said = parts.filter(isSaid)
  return said.flatMap((part, at) => [
    <span key={part} className={classes.part}>
      {at < said.length - 1 ? `${part}\u00a0·` : part}
    </span>,
    ' ',
  ])
}
