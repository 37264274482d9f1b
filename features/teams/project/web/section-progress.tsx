import { Title, VisuallyHidden } from '@mantine/core'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { lengthOf } from '#platform/contract/signs.ts'
import { Tick } from '#platform/ui/tick.tsx'
import { type ProjectFields, projectSections } from '../calls.ts'
import classes from './project.module.css'

const needed = ['shortDescription', ...projectSections] as const

/** What a description needs before it can be published, with what is there; each leads to its field. */
export function SectionProgress({ form }: { form: UseFormReturn<ProjectFields> }) {
  const t = useTranslations('project')
  const typed = useWatch({ control: form.control, name: needed })
  const isDone = typed.map((text) => lengthOf(text) > 0)
  return (
    <>
      <Title order={2} size="h4">
        {t('progress.title')}
      </Title>
      <p role="status" className={classes.count}>
        {t('progress.done', { done: isDone.filter(Boolean).length, all: needed.length })}
      </p>
      <ul className={classes.progress}>
        {needed.map((name, i) => (
          <li key={name}>
            <button type="button" onClick={() => form.setFocus(name)}>
              <span className={classes.dot} data-done={isDone[i] || undefined}>
                {isDone[i] && <Tick size={12} />}
              </span>
              {t(`fields.${name}`)}
              <VisuallyHidden>{isDone[i] ? t('progress.written') : t('progress.missing')}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
