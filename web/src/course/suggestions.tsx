import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SuggestionList } from './suggestion-list.tsx'
import classes from './suggestions.module.css'

// Few readers write one: the form and all it needs come when the box is opened.
const SuggestionForm = lazy(() => import('./suggestion-form.tsx'))

/** The suggestion box for course material (spec 2). */
export function Suggestions({ lesson }: { lesson: string }) {
  const t = useTranslations('course.suggestion')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.suggestions} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{t('title')}</h2>
      </summary>
      {isOpen && (
        <Suspense>
          <SuggestionForm lesson={lesson} />
          <SuggestionList lesson={lesson} />
        </Suspense>
      )}
    </details>
  )
}
