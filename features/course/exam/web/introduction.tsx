import { Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
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
  const course = useTranslations('course.exam')
  const module = modules.find((one) => one.id === moduleId)
  useOwnTitle(module && `${te('title')} · ${te('ofModule', module)}`)
  const standing = currentProgress?.moduleProgresses.find((one) => one.module === moduleId)
  if (!module || !standing || !currentProgress) return <NotFound />
  const { refusal, open } = standing.exam
  if (refusal) return <Redirect to="/tests/error/$errorCode" params={{ errorCode: refusal }} replace />
  return (
    <div className={classes.introduction}>
      <div>
        <ExamHeading module={module} />
        <Text size="lg" mt="md">
          {t(open ? 'running' : 'lead')}
        </Text>
      </div>
      <section className={classes.how}>
        <Title order={2} size="h4" mb="sm">
          {t('howItGoes')}
        </Title>
        <ul className={classes.points}>
          <li>
            {course('size', { questions: standing.exam.questions, minutes: standing.exam.minutes })}{' '}
            {t('clock')}
          </li>
          <li>{t('saved')}</li>
          <li>{t('device')}</li>
          <li>{t('pass', { percent: currentProgress.passMarkPercent })}</li>
          <li>{t('attempts', { left: attemptsLeft(standing), allowed: standing.exam.attemptsAllowed })}</li>
        </ul>
      </section>
      <Stack gap="xl">
        {!open && <Unread lessons={lessons.filter(({ module: of, done }) => of === moduleId && !done)} />}
        <Start moduleId={moduleId} exam={standing.exam} />
        {/* The page has no menu. */}
        <LinkAnchor to="/modules" className={classes.start} data-own-line>
          {te('toModules')}
        </LinkAnchor>
      </Stack>
    </div>
  )
}

/** The exam may be taken before; nobody begins it without knowing. */
function Unread({ lessons: [first, ...others] }: { lessons: Props['answer']['lessons'] }) {
  const t = useTranslations('exam.intro')
  if (!first) return null
  return (
    <Text>
      {t('unread', { count: others.length + 1 })}{' '}
      <LinkAnchor to="/lessons/$id" params={{ id: first.id }}>
        {t('toUnread', { title: first.title })}
      </LinkAnchor>
    </Text>
  )
}

const attemptsLeft = ({ exam }: ModuleProgress) => Math.max(0, exam.attemptsAllowed - exam.attemptsUsed)

function Start({ moduleId, exam }: { moduleId: string; exam: ModuleProgress['exam'] }) {
  const t = useTranslations('exam.intro')
  const format = useFormatter()
  const [isWarned, setWarned] = useState(false)
  const { start, isStarting, place, leave } = useStart(moduleId)
  if (place) return <InLine place={place.place} onLeave={leave} />
  if (exam.open)
    return (
      <Stack gap="md" align="flex-start">
        <Text>
          {t('until', { time: format.dateTime(new Date(exam.open.endsAt), { timeStyle: 'short' }) })}
        </Text>
        <ActButton busy={isStarting} onClick={start}>
          {t('continue')}
        </ActButton>
      </Stack>
    )
  if (!exam.counts)
    return (
      <ActButton busy={isStarting} onClick={start} className={classes.start}>
        {t('start')}
      </ActButton>
    )
  return (
    <Stack gap="md" align="flex-start">
      <div className={classes.warning}>
        <Notice kind="problem">
          <Title order={2} size="h5" mb={4}>
            {t('warningTitle')}
          </Title>
          {t('warning', { points: exam.counts.points })}
        </Notice>
      </div>
      <Choices
        kind="multiple"
        name="warned"
        options={[t('confirm')]}
        chosen={isWarned ? [0] : []}
        onChoose={(chosen) => setWarned(chosen.length > 0)}
      />
      <ActButton busy={isStarting} off={!isWarned && t('offUntilConfirmed')} onClick={start}>
        {t('improve')}
      </ActButton>
    </Stack>
  )
}
