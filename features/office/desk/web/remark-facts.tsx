import { useTranslations } from 'use-intl'
import { useNumberWords } from '#course/exam/web/numeric.tsx'
import type { Remark } from '#course/remark/calls.ts'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Tick } from '#platform/ui/tick.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import classes from './desk.module.css'
import { StatusTag } from './remark-columns.tsx'

/** Everything that is known of a remark, to answer it by. */
export function RemarkFacts({ row }: { row: Remark }) {
  const t = useTranslations('desk-staff.remarks')
  const { from, lesson, question, module, status, answer } = row
  const byAt = useByAt()
  return (
    <Facts>
      <Fact name={t('columns.comment')}>
        <p className={classes.words} {...WRITTEN}>
          {row.comment}
        </p>
      </Fact>
      <Fact name={t('columns.about')}>
        {lesson ? (
          <LinkAnchor to="/lessons/$id" params={{ id: lesson.id }}>
            {t('lesson', { title: lesson.title })}
          </LinkAnchor>
        ) : (
          <span>{t('question')}</span>
        )}
        <span className={classes.module}>{t('ofModule', module)}</span>
      </Fact>
      {question && <Question question={question} />}
      {answer && (
        <Fact name={t('answer')}>
          <p className={classes.words} {...WRITTEN}>
            {answer}
          </p>
          <span className={classes.module}>{byAt(row.answeredBy, row.answeredAt)}</span>
        </Fact>
      )}
      {row.doneAt && <Fact name={t('done')}>{byAt(row.doneBy, row.doneAt)}</Fact>}
      <Fact name={t('columns.status')}>
        <StatusTag status={status} />
      </Fact>
      <Fact name={t('columns.email')}>
        <div>
          <MailAddress>{from.email}</MailAddress>
        </div>
        {from.role === 'STUDENT' && (
          <LinkAnchor to="/students/$id" params={{ id: from._id }} data-own-line>
            {t('profile')}
          </LinkAnchor>
        )}
      </Fact>
    </Facts>
  )
}

function Question({ question }: { question: NonNullable<Remark['question']> }) {
  const t = useTranslations('desk-staff.remarks')
  const { _id: id, kind, prompt, options, matches, correct, why } = question
  const isOrder = kind === 'ordering'
  const isChoice = !isOrder && kind !== 'matching'
  return (
    <>
      <Fact name={t('prompt')}>
        <div>{prompt}</div>
        <LinkAnchor to="/modules/write/$id" params={{ id }} data-own-line>
          {t('repair')}
        </LinkAnchor>
      </Fact>
      {question.number && (
        <Fact name={t('right')}>
          <RightNumber {...question.number} unit={question.unit} />
        </Fact>
      )}
      {options.length > 0 && (
        <Fact name={t('options')}>
          <ol className={classes.options} data-ordered={isOrder || undefined}>
            {options.map((option, place) => (
              <li key={option}>
                <span>{kind === 'matching' ? `${option}: ${matches[place]}` : option}</span>
                {isChoice && correct.includes(place) && (
                  <strong>
                    {' '}
                    <Tick size={14} /> {t('right')}
                  </strong>
                )}
              </li>
            ))}
          </ol>
          {isOrder && <span>{t('rightOrder')}</span>}
        </Fact>
      )}
      <Fact name={t('why')}>{why}</Fact>
    </>
  )
}

function RightNumber({ value, tolerance, unit }: { value: number; tolerance: number; unit: string }) {
  const format = useNumberWords()
  const spread = tolerance > 0 ? ` ± ${format(tolerance)}` : ''
  return <span>{`${format(value)}${spread} ${unit}`.trim()}</span>
}

function useByAt() {
  const t = useTranslations('desk-staff.remarks')
  const day = useShortDay()
  const fullName = useFullName()
  return (by: Remark['doneBy'], at: string | null) =>
    t('byAt', {
      name: by ? fullName(by) : '–',
      date: at ? day(at) : '–',
    })
}
