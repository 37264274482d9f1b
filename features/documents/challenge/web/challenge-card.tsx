import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AwaitedPicture } from '#platform/ui/awaited-picture.tsx'
import boxes from '#platform/ui/box.module.css'
import { useShortMoment } from '#platform/ui/moment.ts'
import { Tag } from '#platform/ui/tag.tsx'
import type { Challenge } from '../calls.ts'
import classes from './challenge.module.css'

interface Props {
  challenge: Challenge
  /** Where one of several is chosen: all of the card chooses it. */
  choice?: { isChosen: boolean; isInvalid: boolean; onChoose: () => void }
  /** What can be done with it here. */
  children?: ReactNode
}

/** A challenge in a list: who set it, what it is about, until when, and how many slots are left. */
export function ChallengeCard({ challenge, choice, children }: Props) {
  const t = useTranslations('challenge')
  const moment = useShortMoment()
  const { _id, company, title, summary, language, logo, deadline } = challenge
  return (
    <article className={classes.card} data-row={_id} aria-labelledby={`challenge-${_id}`}>
      {choice && (
        <label className={classes.choice}>
          <input
            type="radio"
            name="challenge"
            className={boxes.box}
            aria-labelledby={`challenge-${_id}`}
            aria-invalid={choice.isInvalid}
            checked={choice.isChosen}
            onChange={choice.onChoose}
          />
        </label>
      )}
      <div className={classes.logo}>{logo && <AwaitedPicture src={logo} alt="" />}</div>
      <div className={classes.about}>
        <div>
          <p className={classes.by} lang={language}>
            {company}
          </p>
          <Title order={2} size="h4" id={`challenge-${_id}`} lang={language}>
            {title}
          </Title>
          <p className={classes.summary} lang={language}>
            {summary}
          </p>
          <p className={classes.facts}>
            <Slots challenge={challenge} />
            <span>
              {t('until', {
                date: moment(deadline),
              })}
            </span>
          </p>
        </div>
        {children}
      </div>
    </article>
  )
}

/** How many slots are left, or why there is none. */
export function Slots({ challenge }: { challenge: Challenge }) {
  const t = useTranslations('challenge')
  const { freeSlots, maxStudents, closedBy } = challenge
  if (closedBy === 'challenge-deadline-passed') return <Tag kind="quiet">{t('closed')}</Tag>
  if (closedBy === 'challenge-full') return <Tag kind="quiet">{t('full')}</Tag>
  return <Tag kind="good">{t('slots', { free: freeSlots, all: maxStudents })}</Tag>
}
