import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#platform/ui/notice.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import type { Project, ProjectFields } from '../calls.ts'
import classes from './project.module.css'
import { differences, valuesOf } from './project-values.ts'

interface Props {
  typed: ProjectFields
  /** What stands there by now. */
  other: Project
  onKeep: () => unknown
  onTake: () => unknown
}

/** Saved in another tab meanwhile: what stands there, beside what was typed here, and one of the two is chosen. */
export function Conflict({ typed, other, onKeep, onTake }: Props) {
  const t = useTranslations('project')
  const theirs = valuesOf(other)
  const title = useRef<HTMLParagraphElement>(null)
  // What was pressed stood at the end of the form, and is gone until one is chosen.
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Notice kind="problem">
      <div className={classes.conflict}>
        <Text fw={600} ref={title} tabIndex={-1}>
          {t('conflict.title')}
        </Text>
        <Text>{t('conflict.text')}</Text>
        <dl>
          {differences(theirs, typed).map((name) => (
            <div key={name}>
              <dt>{t(`fields.${name}`)}</dt>
              <dd {...WRITTEN}>
                {name === 'focuses' ? (
                  <TermTags kind="focus" ids={theirs.focuses} />
                ) : (
                  theirs[name] || t('conflict.nothing')
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={classes.acts}>
          <Button onClick={onKeep}>{t('conflict.keep')}</Button>
          <Button variant="default" onClick={onTake}>
            {t('conflict.take')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
