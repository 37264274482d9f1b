import { Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import type { StudentScore, statistics } from '../calls.ts'
import { studentsQuery, universitiesQuery } from './calls.ts'
import classes from './statistics.module.css'

interface Props {
  /** Of their headings: what they stand below has one of its own. */
  order?: 2 | 3
}

interface RankingsProps extends Props {
  /** A finished semester that staff look at; the current one where it names none. */
  of?: { semester?: string }
}

/** Both rankings of the home page (spec 2, decisions T1, T2). */
export default function Rankings({ order = 2, of = {} }: RankingsProps) {
  const isWaiting = useAwaiting(useSide(studentsQuery(of)), useSide(universitiesQuery(of)))
  return (
    <div className={classes.rankings}>
      <Loaded query={studentsQuery(of)} lines={12} isWaiting={isWaiting}>
        {(answer) => <Students answer={answer} order={order} />}
      </Loaded>
      <Loaded query={universitiesQuery(of)} lines={12} isWaiting={isWaiting}>
        {(answer) => <Universities answer={answer} order={order} />}
      </Loaded>
    </div>
  )
}

interface RankingProps<A> extends Props {
  answer: A
}

function Students({ answer, order }: RankingProps<Answer<typeof statistics.students>>) {
  const t = useTranslations('statistics.students')
  const { user } = useStore(session)
  const id = useId()
  const { best, around, ranked, isNamed } = answer
  return (
    <section className={classes.ranking} aria-labelledby={id}>
      <Title order={order} size={order === 3 ? 'h4' : 'h3'} id={id}>
        {t('title')}
      </Title>
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
              <Score key={i} row={row} />
            ))}
          </tbody>
          {around.length > 0 && (
            <tbody className={classes.around} aria-label={t('around')}>
              {around.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a participant has nothing else to be told apart by
                <Score key={i} row={row} />
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
    </section>
  )
}

function Score({ row: { rank, username, university, points, isCaller } }: { row: StudentScore }) {
  const t = useTranslations('statistics.students')
  const format = useFormatter()
  const { nameOf } = useUniversities()
  return (
    <tr aria-current={isCaller || undefined}>
      <td>{t('place', { rank })}</td>
      <th scope="row">
        {username ? <span translate="no">{username}</span> : <span>{t('participant')}</span>}
        {isCaller && <strong> · {t('you')}</strong>}
        {university && <small>{nameOf(university)}</small>}
      </th>
      <td>{format.number(points)}</td>
    </tr>
  )
}

function Universities({
  answer: { universities },
  order,
}: RankingProps<Answer<typeof statistics.universities>>) {
  const t = useTranslations('statistics.universities')
  const { user } = useStore(session)
  const format = useFormatter()
  const { nameOf } = useUniversities()
  const id = useId()
  return (
    <section className={classes.ranking} aria-labelledby={id}>
      <Title order={order} size={order === 3 ? 'h4' : 'h3'} id={id}>
        {t('title')}
      </Title>
      {universities.length === 0 ? (
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
                <td>{rank === null ? '–' : t('place', { rank })}</td>
                <th scope="row">
                  {nameOf(university)}
                  <small>{t('of', { count: students })}</small>
                </th>
                <td>
                  {score === null ? (
                    <small>{t('tooFew')}</small>
                  ) : (
                    format.number(score / 100, { style: 'percent', maximumFractionDigits: 1 })
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
