import { Label } from '#platform/ui/label.tsx'
import type { TermKind } from '../calls.ts'
import classes from './term-tags.module.css'
import { useTerms } from './use-terms.ts'

/** What was chosen among the terms of a kind. */
export function TermTags({ kind, ids }: { kind: TermKind; ids: readonly string[] }) {
  const { nameOf } = useTerms(kind)
  return (
    <span className={classes.tags}>
      {ids.filter(nameOf).map((id) => (
        <Label key={id}>{nameOf(id)}</Label>
      ))}
    </span>
  )
}
