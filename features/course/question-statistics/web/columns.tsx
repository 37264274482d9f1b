import { useFormatter, useTranslations } from 'use-intl'
import { dotted } from '#platform/ui/dotted.tsx'
import { FigureCell } from '#platform/ui/figure-cell.tsx'
import { LinkAnchor, NameLink } from '#platform/ui/links.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { Tag } from '#platform/ui/tag.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { bankMarks, CountedQuestion, QuestionMark } from '../calls.ts'
import { useFigures } from './figures.ts'
import classes from './statistics.module.css'

export function useColumns(): Column<CountedQuestion>[] {
  const t = useTranslations('question-statistics-staff')
  const figures = useFigures()
  const format = useFormatter()
  const day = useShortDay()
  type Figure = 'rightShare' | 'discrimination' | 'seconds' | 'lastMet'
  const counted = (key: Figure, show: (of: NonNullable<CountedQuestion['counted']>) => string) =>
    function cell(row: CountedQuestion) {
      const figure = row.counted ? show(row.counted) : t('noFigure')
      return <FigureCell inTable={figure} inCard={t(`inCard.${key}`, { figure })} />
    }
  return [
    { key: 'question', header: t('columns.question'), cell: (row) => <Question row={row} />, primary: true },
    {
      key: 'marks',
      header: t('columns.marks'),
      cell: (row) => <Marks row={row} />,
      tight: true,
      sort: 'marks',
      sortsBack: true,
    },
    {
      key: 'met',
      header: t('columns.met'),
      sort: 'met',
      sortsBack: true,
      cell: ({ counted: of }) => (
        <FigureCell inTable={format.number(of?.met ?? 0)} inCard={t('inCard.met', { count: of?.met ?? 0 })} />
      ),
      number: true,
    },
    {
      key: 'rightShare',
      header: t('columns.rightShare'),
      sort: 'rightShare',
      cell: counted('rightShare', ({ rightShare }) => figures.share(rightShare)),
      number: true,
    },
    {
      key: 'discrimination',
      header: t('columns.discrimination'),
      sort: 'discrimination',
      cell: counted('discrimination', figures.discrimination),
      number: true,
    },
    {
      key: 'seconds',
      folds: true,
      header: t('columns.seconds'),
      sort: 'seconds',
      sortsBack: true,
      cell: counted('seconds', figures.seconds),
      number: true,
    },
    {
      key: 'lastMet',
      folds: true,
      header: t('columns.lastMet'),
      sort: 'lastMet',
      sortsBack: true,
      cell: counted('lastMet', ({ lastMet }) => day(lastMet)),
      tight: true,
    },
  ]
}

/** The office goes on to the question itself; a coordinator does not see what is right. */
function Question({ row: { _id, prompt, module, lesson, isRetired, hasDraft } }: { row: CountedQuestion }) {
  const t = useTranslations('question-statistics-staff')
  const isOffice = useStore(session).user?.role === 'OFFICE'
  return (
    <>
      {isOffice ? (
        <NameLink className={classes.prompt} to="/modules/write/$id" params={{ id: _id }} title={prompt}>
          {prompt}
        </NameLink>
      ) : (
        <span className={classes.prompt} title={prompt}>
          {prompt}
        </span>
      )}
      <span className={classes.place}>
        {dotted([t('ofModule', module), lesson, isRetired && t('retired'), hasDraft && t('withDraft')])}
      </span>
    </>
  )
}

/** A key that may be wrong says why the question tells nobody apart: that alone, of both. */
const shownOf = (marks: readonly QuestionMark[]) =>
  marks.includes('wrong-option-better') ? marks.filter((one) => one !== 'weak-discrimination') : marks

/** A key that may be wrong costs points; the others are worth a look. */
const kindOf = (mark: (typeof bankMarks)[number]) => (mark === 'wrong-option-better' ? 'bad' : 'open')

function Marks({ row: { counted, twins } }: { row: CountedQuestion }) {
  const t = useTranslations('question-statistics-staff')
  const marks = [...shownOf(counted?.marks ?? []), ...(twins.length > 0 ? (['asked-twice'] as const) : [])]
  if (marks.length === 0) return <span>{t('noFigure')}</span>
  return (
    <span className={classes.marks}>
      {marks.map((mark) => (
        <Tag key={mark} kind={kindOf(mark)}>
          {t(`marks.${mark}`)}
        </Tag>
      ))}
      <Twins twins={twins} />
    </span>
  )
}

/** Leads to the others that ask the same; only the office can open them. */
function Twins({ twins }: Pick<CountedQuestion, 'twins'>) {
  const t = useTranslations('question-statistics-staff')
  const isOffice = useStore(session).user?.role === 'OFFICE'
  if (!isOffice) return null
  return twins.map(({ id, module }) => (
    <LinkAnchor
      key={id}
      to="/modules/write/$id"
      params={{ id }}
      aria-label={t('twin', { module })}
      data-own-line
    >
      {t('twinWord', { module })}
    </LinkAnchor>
  ))
}
