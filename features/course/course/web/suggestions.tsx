import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { useOfficeScope } from '#platform/web/office-scope.ts'
import { draftKey, readStored } from '#platform/web/stored.ts'
import classes from './suggestions.module.css'

// Few readers write one: the form, and what they wrote before, come when the box is opened.
const SuggestionForm = lazyComponent(() => import('./suggestion-form.tsx'))
const SuggestionList = lazyComponent(() => import('./suggestion-list.tsx'))

const suggestionDraft = (lesson: string) => `suggestion.${lesson}`

/** The suggestion box for course material (spec 2); open where a text waits to be sent. */
export function Suggestions({ lesson }: { lesson: string }) {
  const t = useTranslations('course.suggestion')
  const isWriting = readStored(sessionStorage, draftKey(suggestionDraft(lesson))) !== null
  const [isOpen, setOpen] = useState(isWriting)
  // What students wrote is not an editor's to read (decision 24).
  if (useOfficeScope() === 'EDITOR') return null
  return (
    <details
      className={classes.suggestions}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{t('title')}</h2>
      </summary>
      {isOpen && (
        <LatePart>
          <ForActing>
            <SuggestionForm lesson={lesson} draft={suggestionDraft(lesson)} />
          </ForActing>
          <SuggestionList lesson={lesson} />
        </LatePart>
      )}
    </details>
  )
}
