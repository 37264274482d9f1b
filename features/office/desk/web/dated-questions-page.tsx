import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type DatedQuestion, exam } from '#course/exam/calls.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkAnchor, NameLink } from '#platform/ui/links.tsx'
import { ListHead } from '#platform/ui/list-head.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { queryOf } from '#platform/web/query.ts'
import classes from './dated-questions.module.css'
import { DeskPage } from './desk-page.tsx'

/** Exam questions that a law answers, and until when: the office has them looked at in time. */
export function DatedQuestionsPage() {
  const t = useTranslations('desk-staff')
  return (
    <DeskPage>
      <ListHead title={t('dated.title')} level={2} counted={null} />
      <Text mb="md">{t('dated.lead')}</Text>
      <Loaded query={queryOf(exam.dated)} skeleton={<ListWaiting />}>
        {({ questions }) =>
          questions.length > 0 ? (
            [...byDate(questions)].map(([date, of]) => <OfDate key={date} questions={of} />)
          ) : (
            <Notice kind="note">{t('dated.empty')}</Notice>
          )
        }
      </Loaded>
    </DeskPage>
  )
}

const byDate = (questions: readonly DatedQuestion[]) => Map.groupBy(questions, ({ validUntil }) => validUntil)

/** Those that are right until the same day, under it. */
function OfDate({ questions }: { questions: readonly DatedQuestion[] }) {
  const t = useTranslations('desk-staff')
  const shortDay = useShortDay()
  const [first] = questions
  if (!first) return null
  // A day without an hour: the same one in every time zone.
  const date = shortDay(`${first.validUntil}T12:00:00Z`)
  return (
    <section>
      <Title order={3} size="h5" className={classes.until} data-past={first.isPast || undefined}>
        {t(first.isPast ? 'dated.past' : 'dated.until', { date })}
      </Title>
      <ul className={classes.questions}>
        {questions.map((question) => (
          <Question key={question._id} question={question} />
        ))}
      </ul>
    </section>
  )
}

function Question({ question: { _id, module, lesson, prompt, why } }: { question: DatedQuestion }) {
  const t = useTranslations('desk-staff')
  return (
    <li>
      <div>
        <Title order={4} size="h5">
          <NameLink to="/modules/write/$id" params={{ id: _id }}>
            {prompt}
          </NameLink>
        </Title>
        <p>
          {t('dated.why')}: {why}
        </p>
      </div>
      <p className={classes.place}>
        <span>{t('remarks.ofModule', module)}</span>
        {lesson && (
          <LinkAnchor to="/lessons/$id" params={{ id: lesson.id }} inherit data-own-line>
            {t('dated.lesson', { title: lesson.title })}
          </LinkAnchor>
        )}
      </p>
    </li>
  )
}
