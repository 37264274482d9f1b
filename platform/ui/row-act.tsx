import type { LucideIcon } from 'lucide-react'
import { useIsReader } from '#platform/web/office-scope.ts'
import classes from './row-act.module.css'

interface Props {
  /** Tells it apart from the row's other acts: the arrow keys and the focus go to the same one of another row. */
  act: string
  icon: LucideIcon
  /** Beside the icon in a card; in a table the tooltip. */
  word: string
  /** The word, and whom it is about. */
  label: string
  busy?: boolean
  /** Its icon alone does not say it: its word stands beside it in a wide table too. */
  isWorded?: boolean
  /** Its icon alone in a table, even where it comes first. */
  isBrief?: boolean
  /** Takes something away from somebody: its word is red, and unless it is not worded stands beside it wherever there is room. */
  isTaking?: boolean
  onClick: () => void
}

/** What can be done with one row of a list: an icon in a table, with its word once it is pointed at; both in a card. */
export function RowAct({
  act,
  icon: Icon,
  word,
  label,
  busy,
  isTaking,
  isWorded = isTaking,
  isBrief,
  onClick,
}: Props) {
  if (useIsReader()) return null
  return (
    <button
      type="button"
      className={classes.act}
      data-act={act}
      data-worded={isWorded || undefined}
      data-brief={isBrief || undefined}
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
