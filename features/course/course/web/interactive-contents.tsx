import { Button, Text, Title } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Tick } from '#platform/ui/tick.tsx'
import type { Interactive } from '../lesson-parts.ts'
import classes from './interactive-contents.module.css'
import { InteractiveFrame } from './interactive-frame.tsx'

/** Where the contents of a lesson lead. */
export const INTERACTIVE_ID = 'interactive'

interface Props {
  contents: readonly Interactive[]
  /** Every one that can be shown was finished. */
  onFinish: () => void
}

/** What a lesson shows from other hosts: loaded when its reader asks for it, and each a self-check (decision 23). */
export function InteractiveContents({ contents, onFinish }: Props) {
  const t = useTranslations('course.interactive')
  const [finished, setFinished] = useState<readonly string[]>([])
  // Two may say so before either is drawn.
  const finish = (id: string) => setFinished((before) => (before.includes(id) ? before : [...before, id]))
  const isFinished =
    finished.length > 0 && contents.every(({ id, address }) => address === null || finished.includes(id))
  const tell = useEffectEvent(onFinish)
  useEffect(() => {
    if (isFinished) tell()
  }, [isFinished])
  return (
    <section className={classes.contents}>
      <div>
        <Title order={2} size="h3" id={INTERACTIVE_ID}>
          {t('title')}
        </Title>
        <Text c="dimmed">{t('lead')}</Text>
      </div>
      {contents.map((content) => (
        <InteractiveContent
          key={content.id}
          content={content}
          isFinished={finished.includes(content.id)}
          onFinish={() => finish(content.id)}
        />
      ))}
    </section>
  )
}

interface ContentProps {
  content: Interactive
  isFinished: boolean
  onFinish: () => void
}

/** One content: where it comes from, and its frame once it is opened. */
export function InteractiveContent({ content, isFinished, onFinish }: ContentProps) {
  const { title, host, address, workMinutes } = content
  const t = useTranslations('course.interactive')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.content} aria-label={title}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.facts}>
            <span>{t('host', { host })}</span>
            {workMinutes !== null && workMinutes > 0 && <span>{t('minutes', { count: workMinutes })}</span>}
          </p>
        </div>
        {address !== null && (
          <Button
            variant={isOpen ? 'default' : 'filled'}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'closeOf' : 'openOf', { title })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'close' : 'open')}
          </Button>
        )}
      </div>
      {address === null && <p className={classes.missing}>{t('notShown', { host })}</p>}
      {isOpen && address !== null && <InteractiveFrame title={title} address={address} onFinish={onFinish} />}
      <p role="status" className={classes.finished}>
        {isFinished && (
          <>
            <Tick size={18} /> {t('finished')}
          </>
        )}
      </p>
    </section>
  )
}
