import { CloseButton } from '@mantine/core'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import type { Term } from '../lesson-term.ts'
import { useOpenTerm } from './use-open-term.ts'
import classes from './with-terms.module.css'

interface Props {
  /** Those that the text names; a lesson that was kept before there were any has none. */
  terms: readonly Term[] | undefined
  /** The text: its links to terms carry `data-term`. */
  children: ReactNode
}

/**
 * A text whose terms say what they mean where they stand: a press or Enter opens the meaning, Escape closes it. In a new tab,
 * or without scripts, the same link leads to the glossary.
 */
export function WithTerms({ terms = [], children }: Props) {
  const t = useTranslations('course.terms')
  const text = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { open, toggled } = useOpenTerm({ text, sheet, terms })
  const id = useId()
  return (
    <div>
      <div ref={text} className={classes.text}>
        {children}
      </div>
      <div
        ref={sheet}
        popover="auto"
        className={classes.sheet}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-word`}
        aria-describedby={`${id}-meaning`}
        onToggle={toggled}
      >
        <div className={classes.head}>
          <p id={`${id}-word`} className={classes.word}>
            {open?.word}
          </p>
          <CloseButton aria-label={t('close')} onClick={() => sheet.current?.hidePopover()} />
        </div>
        <p id={`${id}-meaning`} className={classes.meaning}>
          {open?.meaning}
        </p>
        {open && (
          <LinkAnchor to="/glossary/$key" params={{ key: open.key }} data-own-line>
            {t('all')}
          </LinkAnchor>
        )}
      </div>
    </div>
  )
}
