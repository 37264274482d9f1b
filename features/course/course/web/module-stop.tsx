import { Title, VisuallyHidden } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Dash } from '#platform/ui/dash.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import type { LessonHead, Module, ModuleProgress } from '../calls.ts'
import { isClosed } from '../passed.ts'
import { CurrentModule } from './current-module.tsx'
import { TakesInAll } from './module-head.tsx'
import { ModuleLine } from './module-line.tsx'
import classes from './module-track.module.css'
import { TrackPiece } from './track-piece.tsx'

interface Props {
  module: Module
  lessons: readonly LessonHead[]
  /** Null for readers who are no students. */
  standing: ModuleProgress | null
  isCurrent: boolean
  /** The first locked module says the rule, once for all. */
  saysRule: boolean
}

/** One stop of the track: a card where its student stands, a line before it, a title after it. */
export function ModuleStop({ module, lessons, standing, isCurrent, saysRule }: Props) {
  const { hash } = useLocation()
  const id = `module-${module.position}`
  const stop = useRef<HTMLLIElement>(null)
  // The router looks for the hash before the course has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (hash === id) stop.current?.scrollIntoView()
  }, [])
  // Completed is not passed, and has a dash, no tick; as on the line at home.
  const isFailed = standing !== null && isClosed(standing)
  const isLocked = standing?.unlocked === false
  return (
    <li
      id={id}
      ref={stop}
      className={classes.stop}
      data-status={standing?.status}
      data-failed={isFailed || undefined}
      data-reader={!standing || undefined}
      data-current={isCurrent || undefined}
      data-extra={module.extra || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <TrackPiece />
      <span className={classes.mark} aria-hidden="true">
        <Mark standing={standing} position={module.position} />
      </span>
      {isCurrent && standing ? (
        <CurrentModule module={module} lessons={lessons} standing={standing} />
      ) : isLocked ? (
        <LockedModule module={module} standing={standing} saysRule={saysRule} />
      ) : (
        <ModuleLine module={module} lessons={lessons} standing={standing} startsOpen={hash === id} />
      )}
    </li>
  )
}

function Mark({ standing, position }: Pick<Props, 'standing'> & { position: number }) {
  if (standing?.status === 'COMPLETED') return isClosed(standing) ? <Dash size={22} /> : <Tick size={22} />
  return standing?.unlocked === false ? <Lock size={18} /> : position
}

function LockedModule({ module, standing, saysRule }: Pick<Props, 'module' | 'standing' | 'saysRule'>) {
  const t = useTranslations('course.modules')
  return (
    <div className={classes.locked}>
      <Title order={2} size="h4" className={classes.title}>
        {t('numbered', { position: module.position, title: module.title })}
        <VisuallyHidden>, {t('status.INACTIVE')}</VisuallyHidden>
      </Title>
      <TakesInAll module={module} standing={standing} />
      {saysRule && <p className={classes.rule}>{t('rule')}</p>}
    </div>
  )
}
