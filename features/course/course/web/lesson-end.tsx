import { Button, Text } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { Tick } from '#platform/ui/tick.tsx'
import type { course } from '../calls.ts'
import classes from './lesson-end.module.css'
import type { DoneActs } from './use-done.ts'

interface Props {
  answer: Answer<typeof course.lesson>
  acts: DoneActs
}

/** Below a lesson: the stamp of what is done, or the button that says so (decision C2). Both take the same room. */
export function LessonEnd({ answer: { lesson, can }, acts }: Props) {
  const t = useTranslations('course.lesson')
  const place = useRef<HTMLDivElement>(null)
  if (!can.done) return null
  const mark = async () => {
    await acts.mark()
    // The button is gone or was busy, and has lost the focus.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.end} role="status">
      {lesson.done ? (
        <p className={classes.stamp}>
          <Tick size={22} /> {t('doneStamp')}
        </p>
      ) : (
        <>
          <Button variant="default" loading={acts.busy} onClick={mark}>
            {t('mark')}
          </Button>
          <Text className={classes.why}>{t('markWhy')}</Text>
        </>
      )}
    </div>
  )
}
