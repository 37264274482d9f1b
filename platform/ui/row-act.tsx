import type { LucideIcon } from 'lucide-react'
import { useIsReader } from '#platform/web/office-scope.ts'
import classes from './row-act.module.css'

interface Props {
  /** Tells it apart from the row's other acts: the arrow keys and the focus go to the same one of another row. */
  act: string
  icon: LucideIcon
  /** Beside the icon; in a narrow table the tooltip of what does not come first. */
  word: string
  /** The word, and whom it is about. */
  label: string
  busy?: boolean
  /** The list is there for it: it has an edge. What is rarely done has none. */
  isPurpose?: boolean
  /** Takes something away from somebody: its word is red, and has no edge. */
  isTaking?: boolean
  onClick: () => void
}

/** What can be done with one row of a list. Several that are rarely done stand in its `RowMenu`. */
export function RowAct({ act, icon: Icon, word, label, busy, isPurpose, isTaking, onClick }: Props) {
  if (useIsReader()) return null
  return (
    <button
      type="button"
      className={classes.act}
      data-act={act}
      data-purpose={isPurpose || undefined}
      data-taking={isTaking || undefined}
      aria-label={label}
      aria-busy={busy}
      onClick={onClick}
    >
      <Icon size={18} />
      <span className={classes.word}>{word}</span>
    </button>
  )
}
