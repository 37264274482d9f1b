import { useTranslations } from 'use-intl'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import type { GlossaryTerm } from '../parts.ts'
import classes from './letters.module.css'
import { initialsOf } from './letters.ts'

/** The letters that have terms: each leads to its first. */
export function Letters({ terms }: { terms: readonly GlossaryTerm[] }) {
  const t = useTranslations('glossary')
  const initials = initialsOf(terms, useStore(language))
  if (initials.length < 2) return null
  return (
    <nav className={classes.letters} aria-label={t('letters')}>
      <ul>
        {initials.map(({ letter, key }) => (
          <li key={letter}>
            <a href={`#term-${key}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
