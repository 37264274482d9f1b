import { Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { FigureTable } from '#platform/ui/figure-table.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { queryOf } from '#platform/web/query.ts'
import { type CountedVersion, questionStatistics } from '../calls.ts'
import { useFigures } from './figures.ts'
import classes from './statistics.module.css'

/** How students answered a question, by its versions. */
export function QuestionPart({ question }: { question: string }) {
  const t = useTranslations('question-statistics-staff')
  return (
    <section className={classes.part}>
      <Title order={2} size="h3" mb="sm">
        {t('part.title')}
      </Title>
      <Loaded query={queryOf(questionStatistics.question, { params: { id: question } })} lines={4}>
        {({ versions }) =>
          versions.length === 0 ? (
            <Text>{t('part.none')}</Text>
          ) : (
            <Stack gap="lg">
              {versions.map((version) => (
                <VersionFigures key={version.number} version={version} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </section>
  )
}

function VersionFigures({ version }: { version: CountedVersion }) {
  const t = useTranslations('question-statistics-staff')
  const figures = useFigures()
  const moment = useMoment()
  return (
    <div>
      <Title order={3} size="h5">
        {t('part.version', { number: version.number })}
      </Title>
      <ul className={classes.figures}>
        <li>{t('times', { count: version.met })}</li>
        <li>{`${t('columns.rightShare')}: ${figures.share(version.rightShare)}`}</li>
        <li>{`${t('columns.discrimination')}: ${figures.discrimination(version)}`}</li>
        <li>{`${t('columns.seconds')}: ${figures.seconds(version)}`}</li>
      </ul>
      <Stack gap="xs" mb={version.marks.length > 0 ? 'sm' : 0}>
        {version.marks.map((mark) => (
          <Notice key={mark} kind="problem">
            <Text fw={600}>{t(`marks.${mark}`)}</Text>
            <Text size="sm">{t(`marksMean.${mark}`)}</Text>
          </Notice>
        ))}
      </Stack>
      {version.options.length > 0 && <OptionTable options={version.options} />}
      <Text size="sm" c="dimmed">
        {t('part.counted', { at: moment(version.countedAt) })}
      </Text>
    </div>
  )
}

function OptionTable({ options }: Pick<CountedVersion, 'options'>) {
  const t = useTranslations('question-statistics-staff')
  const { share } = useFigures()
  return (
    <FigureTable label={t('part.answers')}>
      <thead>
        <tr>
          <th scope="col">{t('part.answer')}</th>
          <th scope="col" data-number>
            {t('part.chosen')}
          </th>
          <th scope="col" data-number>
            {t('part.rest')}
          </th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ text, isRight, chosen, restShare }) => (
          <tr key={text}>
            <th scope="row">
              <span>{text}</span>
              {isRight && <strong>{` (${t('part.right')})`}</strong>}
            </th>
            <td data-number>{chosen}</td>
            <td data-number>{restShare === null ? t('noFigure') : share(restShare)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
