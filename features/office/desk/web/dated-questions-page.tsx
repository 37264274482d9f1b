import { Text, Title } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { type DatedQuestion, exam } from '#course/exam/calls.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { queryOf } from '#platform/web/query.ts'
import classes from './dated-questions.module.css'
import { DeskPage } from './desk-page.tsx'

/** Exam questions that a law answers, and until when: the office has them looked at in time. */
export function DatedQuestionsPage() {
  const t = useTranslations('desk-staff')
  return (
    <DeskPage>
      <Title order={2}>{t('dated.title')}</Title>
      <Text my="md">{t('dated.lead')}</Text>
      <Loaded query={queryOf(exam.dated)} skeleton={<ListWaiting />}>
        {({ questions }) =>
          questions.length > 0 ? (
            <ul className={classes.questions}>
              {questions.map((question) => (
                <Question key={question._id} question={question} />
              ))}
            </ul>
          ) : (
            <Notice kind="note">{t('dated.empty')}</Notice>
          )
        }
      </Loaded>
    </DeskPage>
  )
}

function Question({ question }: { question: DatedQuestion }) {
  const t = useTranslations('desk-staff')
  const format = useFormatter()
  const { module, lesson, prompt, why, validUntil, isPast } = question
  // A day without an hour: the same one in every time zone.
  const date = format.dateTime(new Date(`${validUntil}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <li>
      <Title order={3} size="h5">
        {prompt}
      </Title>
      <p className={classes.until} data-past={isPast || undefined}>
        {t(isPast ? 'dated.past' : 'dated.until', { date })}
      </p>
      <p>
        {t('dated.why')}: {why}
      </p>
      <p className={classes.place}>
        {t('remarks.ofModule', module)}
        {lesson && (
          <>
            {'\u00a0· '}
            <LinkAnchor to="/lessons/$id" params={{ id: lesson.id }}>
              {t('dated.lesson', { title: lesson.title })}
            </LinkAnchor>
          </>
        )}
      </p>
    </li>
  )
}
