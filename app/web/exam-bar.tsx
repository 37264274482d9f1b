import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { course } from '#course/course/calls.ts'
import { progressQuery } from '#course/course/web/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { serverAheadMs } from '#platform/web/server-clock.ts'
import classes from './bar.module.css'
import { useShownPath } from './shown-path.ts'

const HOME = '/'
const MODULES = '/modules'

/**
 * While a student's exam runs, every other page leads back to it; home does so by its next step, and the modules by the
 * card of the module that its student stands in.
 */
export function ExamBar() {
  const t = useTranslations('app.examRuns')
  const format = useFormatter()
  const path = useShownPath()
  const isElsewhere = path !== HOME
  const { data } = useSide({ ...progressQuery(), enabled: isElsewhere })
  const running = isElsewhere && data ? runningOf(data) : null
  if (!running || (running.isCurrent && path === MODULES)) return null
  const time = format.dateTime(new Date(running.endsAt), { timeStyle: 'short' })
  return (
    <Bar label={t('label')}>
      <p>{t('text', { position: running.position, time })}</p>
      <LinkButton to="/tests/$moduleId" params={{ moduleId: running.module }} size="compact-sm">
        {t('back')}
      </LinkButton>
      <span className={classes.awaits}>{t('awaits')}</span>
    </Bar>
  )
}

/** What else stays at the foot of the window stands above it, however many lines its words take. */
function Bar({ label, children }: { label: string; children: ReactNode }) {
  const own = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = own.current
    if (!bar) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--exam-bar', `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--exam-bar')
    }
  }, [])
  return (
    <aside ref={own} className={classes.bar} data-now aria-label={label}>
      {children}
    </aside>
  )
}

function runningOf({ modules, currentProgress }: Answer<typeof course.progress>) {
  for (const { module, status, exam } of currentProgress?.moduleProgresses ?? []) {
    if (!exam.open || Date.parse(exam.open.endsAt) <= Date.now() + serverAheadMs()) continue
    const position = modules.find(({ id }) => id === module)?.position ?? 0
    return { module, position, endsAt: exam.open.endsAt, isCurrent: status === 'ACTIVE' }
  }
  return null
}
