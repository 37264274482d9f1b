import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { course, ModuleProgress } from '#course/course/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Choices } from '#platform/ui/choices.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import NotFound from '#platform/ui/not-found.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { useOwnTitle } from '#platform/ui/title.tsx'
import { ExamHeading } from './heading.tsx'
import { InLine } from './in-line.tsx'
import classes from './introduction.module.css'
import { useStart } from './use-start.ts'

interface Props {
  moduleId: string
  answer: Answer<typeof course.progress>
}

/** Before an exam: how it goes, what is left, and the warning before an improvement (decision C4). */
export function Introduction({ moduleId, answer: { modules, lessons, currentProgress } }: Props) {
  const t = useTranslations('exam.intro')
  const te = useTranslations('exam')
  const module = modules.find((one) => one.id === moduleId)
  useOwnTitle(module && `${te('title')} · ${te('ofModule', module)}`)
  const standing = currentProgress?.moduleProgresses.find((one) => one.module === moduleId)
  if (!module || !standing || !currentProgress) return <NotFound />
  const { refusal, open } = standing.exam
  if (refusal)
    return (
      <Redirect
        to="/tests/error/$errorCode"
        params={{ errorCode: refusal }}
        search={{ module: moduleId }}
        replace
      />
    )
  return (
    <div className={classes.introduction}>
      <div>
        <ExamHeading module={module} />
        <Text size="lg" mt="md">
          {t(open ? 'running' : 'lead')}
        </Text>
        {!open && <Unread lessons={lessons.filter(({ module: of, done }) => of === moduleId && !done)} />}
      </div>
      <Start moduleId={moduleId} exam={standing.exam}>
        <Rules exam={standing.exam} passMark={currentProgress.passMarkPercent} />
      </Start>
    </div>
  )
}

function Rules({ exam, passMark }: { exam: ModuleProgress['exam']; passMark: number }) {
  const t = useTranslations('exam.intro')
  const course = useTranslations('course.exam')
  return (
    <section className={classes.how}>
      <Title order={2} size="h4" mb="sm">
        {t('howItGoes')}
      </Title>
      <ul className={classes.points}>
        <li>
          {course('size', { questions: exam.questions, minutes: exam.minutes })} {t('clock')}
        </li>
        <li>{t('saved')}</li>
        <li>{t('device')}</li>
        <li>{t('pass', { percent: passMark })}</li>
        <li>{t('attempts', { left: attemptsLeft(exam), allowed: exam.attemptsAllowed })}</li>
      </ul>
    </section>
  )
}

/** The exam may be taken before; nobody begins it without knowing. */
function Unread({ lessons: [first, ...others] }: { lessons: Props['answer']['lessons'] }) {
  const t = useTranslations('exam.intro')
  if (!first) return null
  return (
    <Text mt="md">
      {t('unread', { count: others.length + 1 })}{' '}
      <LinkAnchor to="/lessons/$id" params={{ id: first.id }}>
        {t('toUnread', { title: first.title })}
      </LinkAnchor>
    </Text>
  )
}

const attemptsLeft = ({ attemptsAllowed, attemptsUsed }: ModuleProgress['exam']) =>
  Math.max(0, attemptsAllowed - attemptsUsed)

interface StartProps {
  moduleId: string
  exam: ModuleProgress['exam']
  /** How it goes. */
  children: ReactNode
}

/** Whoever is in an exam reads of it below the button; who has yet to begin has both in view. */
function Start({ moduleId, exam, children: rules }: StartProps) {
  const t = useTranslations('exam.intro')
  const format = useFormatter()
  const [isWarned, setWarned] = useState(false)
  const { start, isStarting, place, leave } = useStart(moduleId)
  if (place)
    return (
      <>
        <InLine place={place.place} onLeave={leave} />
        {rules}
      </>
    )
  if (exam.open)
    return (
      <>
        <div className={classes.act}>
          <Text mb="md">
            {t('until', { time: format.dateTime(new Date(exam.open.endsAt), { timeStyle: 'short' }) })}
          </Text>
          <ActButton busy={isStarting} onClick={start}>
            {t('continue')}
          </ActButton>
        </div>
        {rules}
      </>
    )
  if (!exam.counts)
    return (
      <>
        {rules}
        <div className={classes.act} data-stays>
          <ActButton busy={isStarting} onClick={start}>
            {t('start')}
          </ActButton>
        </div>
      </>
    )
  return (
    <>
      <Warning points={exam.counts.points} isHeard={isWarned} onHear={setWarned} />
      {rules}
      <div className={classes.act} data-stays>
        <ActButton busy={isStarting} off={!isWarned && t('offUntilConfirmed')} onClick={start}>
          {t('improve')}
        </ActButton>
      </div>
    </>
  )
}

interface WarningProps {
  points: number
  isHeard: boolean
  onHear: (isHeard: boolean) => void
}

function Warning({ points, isHeard, onHear }: WarningProps) {
  const t = useTranslations('exam.intro')
  return (
    <Stack gap="md">
      <Notice kind="problem">
        <Title order={2} size="h5" mb={4}>
          {t('warningTitle')}
        </Title>
        {t('warning', { points })}
      </Notice>
      <Choices
        kind="multiple"
        name="warned"
        options={[t('confirm')]}
        chosen={isHeard ? [0] : []}
        onChoose={(chosen) => onHear(chosen.length > 0)}
      />
    </Stack>
  )
}
