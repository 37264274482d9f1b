import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { GlossaryTerm } from '../parts.ts'
import classes from './glossary.module.css'

const TermActs = lazyComponent(() => import('./term-acts.tsx'))

/** A term, what it means, and the lessons that name it; the one of the address comes into sight. */
export function TermRow({ term, isCurrent }: { term: GlossaryTerm; isCurrent: boolean }) {
  const t = useTranslations('glossary')
  const { key, word, meaning, lessons, can } = term
  const row = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isCurrent) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isCurrent])
  return (
    <li className={classes.term} data-current={isCurrent || undefined}>
      <h2 ref={row} id={`term-${key}`} tabIndex={-1} className={classes.word}>
        {word}
      </h2>
      <p className={classes.meaning}>{meaning}</p>
      {lessons.length > 0 && (
        <div className={classes.lessons}>
          <span>{t('lessons')}</span>
          <ul>
            {lessons.map(({ id, title }) => (
              <li key={id}>
                <LinkAnchor to="/lessons/$id" params={{ id }} data-own-line>
                  {title}
                </LinkAnchor>
              </li>
            ))}
          </ul>
        </div>
      )}
      {can.edit && (
        <div className={classes.acts}>
          <LatePart fallback={<div className={classes.act} />}>
            <TermActs term={term} />
          </LatePart>
        </div>
      )}
    </li>
  )
}
