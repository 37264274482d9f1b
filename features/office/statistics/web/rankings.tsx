import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { PhoneFold } from '#platform/ui/phone-fold.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import type { StudentScore, statistics } from '../calls.ts'
import { studentsQuery, universitiesQuery } from './calls.ts'
import classes from './statistics.module.css'

/** Places that are set apart. */
const FIRST = 3

interface Props {
  /** Of their headings: what they stand below has one of its own. */
  order?: 2 | 3
}

interface RankingsProps extends Props {
  /** A finished semester that staff look at; the current one where it names none. */
  of?: { semester?: string }
  /** Closed at first, as parts of a page that has more urgent ones. */
  folds?: boolean
}

/** Both rankings of the home page (spec 2, decisions T1, T2). */
export default function Rankings({ order = 2, of = {}, folds = false }: RankingsProps) {
  const isWaiting = useAwaiting(useSide(studentsQuery(of)), useSide(universitiesQuery(of)))
  return (
    <div className={classes.rankings}>
      <Loaded query={studentsQuery(of)} lines={folds ? 2 : 12} isWaiting={isWaiting}>
        {(answer) => <Students answer={answer} order={order} folds={folds} />}
      </Loaded>
      <Loaded query={universitiesQuery(of)} lines={folds ? 2 : 12} isWaiting={isWaiting}>
        {(answer) => <Universities answer={answer} order={order} folds={folds} />}
      </Loaded>
    </div>
  )
}

interface RankingProps<A> extends Props {
  answer: A
  folds: boolean
}

interface PartProps extends Pick<RankingProps<unknown>, 'order' | 'folds'> {
  title: string
  figure: string
  children: (id: string) => ReactNode
}

function Part({ order = 2, folds, title, figure, children }: PartProps) {
  const id = useId()
  const heading = { order, size: order === 3 ? 'h4' : 'h3', id } as const
  return (
    <section
      className={folds ? `${classes.ranking} ${classes.folding}` : classes.ranking}
      aria-labelledby={id}
    >
      {folds ? (
        <PhoneFold {...heading} title={title} figure={figure} isEverywhere>
          {children(id)}
        </PhoneFold>
      ) : (
        <>
          <Title {...heading}>{title}</Title>
          {children(id)}
        </>
      )}
    </section>
  )
}

function Students({ answer, ...part }: RankingProps<Answer<typeof statistics.students>>) {
  const t = useTranslations('statistics.students')
  const { user } = useStore(session)
  const { best, around, ranked, isNamed } = answer
  const most = best[0]?.points ?? 0
  return (
    <Part {...part} title={t('title')} figure={best.length > 0 ? t('ranked', { count: ranked }) : ''}>
      {(id) => (
        <>
          {best.length === 0 ? (
            <Text c="dimmed">{t('empty')}</Text>
          ) : (
            <table className={classes.scores} aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">{t('rank')}</th>
                  <th scope="col">{t('student')}</th>
                  <th scope="col">{t('points')}</th>
                </tr>
              </thead>
              <tbody>
                {best.map((row, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a participant has nothing else to be told apart by
                  <Score key={i} row={row} most={most} />
                ))}
              </tbody>
              {around.length > 0 && (
                <tbody className={classes.around} aria-label={t('around')}>
                  {around.map((row, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a participant has nothing else to be told apart by
                    <Score key={i} row={row} most={most} />
                  ))}
                </tbody>
              )}
            </table>
          )}
          <Text size="sm" c="dimmed" mt="sm">
            {best.length > 0 && <span>{t('ranked', { count: ranked })}</span>}{' '}
            {user?.role === 'STUDENT' && (
              <>
                <span>{isNamed ? t('named') : t('unnamed')}</span>{' '}
                <LinkAnchor to="/settings" search={{ tab: 'ranking' }}>
                  {t('change')}
                </LinkAnchor>
              </>
            )}
          </Text>
        </>
      )}
    </Part>
  )
}

interface ScoreProps {
  row: StudentScore
  /** The points of the first. */
  most: number
}

function Score({ row: { rank, username, university, points, isCaller }, most }: ScoreProps) {
  const t = useTranslations('statistics.students')
  const format = useFormatter()
  const { nameOf } = useUniversities()
  return (
    <tr aria-current={isCaller || undefined}>
      <Place rank={rank} />
      <th scope="row">
        {username ? <span translate="no">{username}</span> : <span>{t('participant')}</span>}
        {isCaller && <strong> · {t('you')}</strong>}
        {university && <small>{nameOf(university)}</small>}
        <Bar share={points / Math.max(most, 1)} />
      </th>
      <td>{format.number(points)}</td>
    </tr>
  )
}

/** Where somebody stands; the first three as stops of the line that are reached. */
function Place({ rank }: { rank: number | null }) {
  const t = useTranslations('statistics.students')
  if (rank === null) return <td>–</td>
  return (
    <td>
      <span className={classes.place} data-first={rank <= FIRST || undefined}>
        {t('place', { rank })}
      </span>
    </td>
  )
}

/** As long as the share of the largest: compared by the eye, below what the row names. */
const Bar = ({ share }: { share: number }) => (
  <span className={classes.bar} style={{ inlineSize: `${share * 100}%` }} aria-hidden="true" />
)

function Universities({
  answer: { universities },
  ...part
}: RankingProps<Answer<typeof statistics.universities>>) {
  const t = useTranslations('statistics.universities')
  const { user } = useStore(session)
  const format = useFormatter()
  const { nameOf } = useUniversities()
  const best = universities[0]?.score ?? 0
  return (
    <Part {...part} title={t('title')} figure={t('ranked', { count: universities.length })}>
      {(id) =>
        universities.length === 0 ? (
          <Text c="dimmed">{t('empty')}</Text>
        ) : (
          <table className={classes.scores} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t('rank')}</th>
                <th scope="col">{t('university')}</th>
                <th scope="col">{t('score')}</th>
              </tr>
            </thead>
            <tbody>
              {universities.map(({ university, students, score, rank }) => (
                <tr key={university} aria-current={university === user?.university || undefined}>
                  <Place rank={rank} />
                  <th scope="row">
                    {nameOf(university)}
                    <small>{t('of', { count: students })}</small>
                    {score !== null && <Bar share={score / Math.max(best, 1)} />}
                  </th>
                  <td>
                    {score === null ? (
                      <small>{t('tooFew')}</small>
                    ) : (
                      format.number(score / 100, {
                        style: 'percent',
                        minimumFractionDigits: 1,
                        maximumFractionDigits: 1,
                      })
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Part>
  )
}
