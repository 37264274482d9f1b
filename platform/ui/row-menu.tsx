import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useIsReader } from '#platform/web/office-scope.ts'
import actClasses from './row-act.module.css'
import classes from './row-menu.module.css'

interface Props {
  /** Whom or what the row is about. */
  name: string
  /** Its acts (`RowAct`). */
  children: ReactNode
}

/** The acts of a row that are rarely done, behind one word. */
export function RowMenu({ name, children }: Props) {
  const t = useTranslations('ui.list')
  const id = useId()
  if (useIsReader()) return null
  return (
    <>
      <button
        type="button"
        className={actClasses.act}
        data-act="more"
        popoverTarget={id}
        aria-label={t('moreActsOf', { name })}
      >
        <Ellipsis size={18} />
        <span className={actClasses.word}>{t('moreActs')}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are pressed, and it closes then */}
      <div id={id} popover="auto" className={classes.menu} onKeyDown={moveInside} onClick={closeAfter}>
        {children}
      </div>
    </>
  )
}

/** Before the dialog of the act opens, which gives the focus back to the word. */
const closeAfter = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.hidePopover()

/** The arrows stay inside: the same act of another row is not to be seen. Escape closes it alone. */
function moveInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') event.stopPropagation()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  event.stopPropagation()
  const acts = [...event.currentTarget.querySelectorAll('button')]
  const next = acts.indexOf(document.activeElement as HTMLButtonElement) + step
  acts.at(next % acts.length)?.focus()
}
