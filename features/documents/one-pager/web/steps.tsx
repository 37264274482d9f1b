import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Plan } from '#platform/ui/plan.tsx'
import type { OnePagerStanding } from '../calls.ts'

const steps = ['course', 'idea', 'pdf', 'final'] as const

interface Props extends Pick<OnePagerStanding, 'missing'> {
  /** Below the step that comes first, until it is done: the modules that are missing, and the way to them. */
  children?: ReactNode
}

/** What leads to a one-pager, with what is done of it. */
export function Steps({ missing, children }: Props) {
  const t = useTranslations('one-pager.onboarding.steps')
  const isReady = missing.length === 0
  return (
    <Plan
      steps={steps.map((step) =>
        step === 'course'
          ? {
              title: t('course.title'),
              text: t('course.text', { count: missing.length }),
              isDone: isReady,
              more: !isReady && children,
            }
          : { title: t(`${step}.title`), text: t(`${step}.text`), isLocked: !isReady },
      )}
    />
  )
}
