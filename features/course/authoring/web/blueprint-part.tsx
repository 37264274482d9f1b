import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { questionLevels } from '#course/exam/question-content.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { FigureTable } from '#platform/ui/figure-table.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { Blueprint } from '../content-parts.ts'
import classes from './blueprint.module.css'
import { BlueprintDialog } from './blueprint-dialog.tsx'
import { rangeOf } from './range.ts'

/** What an exam of a module draws of each lesson, and what its bank bears. */
export function BlueprintPart({ module }: { module: string }) {
  return (
    <Loaded
      query={queryOf(authoring.blueprint, { params: { id: module } })}
      skeleton={<Skeleton height={70} mt={12} mb={24} />}
    >
      {(blueprint) => <Part module={module} blueprint={blueprint} />}
    </Loaded>
  )
}

interface Props {
  module: string
  blueprint: Blueprint
}

function Part({ module, blueprint }: Props) {
  const t = useTranslations('authoring-staff')
  const [isOpen, setOpen] = useState(false)
  const { questions, cells, bears } = blueprint
  if (!bears) return null
  const { points, repeated } = bears
  const isAsked = cells.some(({ asked }) => asked !== null)
  const short = cells.filter(({ asked, bank }) => asked !== null && asked > bank)
  const range = rangeOf(points)
  return (
    <details className={classes.part}>
      <summary>
        {t('blueprint.open', { count: questions })}{' '}
        {short.length > 0 && <Tag kind="bad">{t('blueprint.short')}</Tag>}
      </summary>
      <CellTable cells={cells} />
      <Short cells={short} />
      <Text size="sm">{t(isAsked ? 'blueprint.byOffice' : 'blueprint.byBank')}</Text>
      <Text size="sm">{t('blueprint.points', { points: range })}</Text>
      {blueprint.attempts > 1 && (
        <Text size="sm">
          {t('blueprint.repeated', { attempt: blueprint.attempts, count: questions, ...repeated })}
        </Text>
      )}
      <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
        {t('blueprint.edit')}
      </Button>
      {isOpen && <BlueprintDialog module={module} blueprint={blueprint} onClose={() => setOpen(false)} />}
    </details>
  )
}

/** Where questions were archived after the office asked for them; exams draw others in their place. */
function Short({ cells }: Pick<Blueprint, 'cells'>) {
  const t = useTranslations('authoring-staff')
  if (cells.length === 0) return null
  return (
    <div className={classes.short}>
      <Notice kind="note">
        <p>{t('blueprint.shortHint')}</p>
        <ul>
          {cells.map(({ lesson, level, asked, bank }) => (
            <li key={`${lesson?.id} ${level}`}>
              {t('blueprint.shortOf', {
                lesson: lesson?.title ?? t('blueprint.noLesson'),
                level: t(`levels.${level}`),
                asked: asked ?? 0,
                bank,
              })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function CellTable({ cells }: Pick<Blueprint, 'cells'>) {
  const t = useTranslations('authoring-staff')
  const rows = Map.groupBy(cells, ({ lesson }) => lesson?.id ?? '')
  return (
    <FigureTable label={t('blueprint.title')}>
      <thead>
        <tr>
          <th scope="col">{t('blueprint.lesson')}</th>
          {questionLevels.map((level) => (
            <th key={level} scope="col">
              {t(`levels.${level}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([id, own]) => (
          <tr key={id}>
            <th scope="row">{own[0]?.lesson?.title ?? t('blueprint.noLesson')}</th>
            {own.map((cell) => (
              <td key={cell.level}>
                <CellFigure {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

/** How many are drawn of how many there are, as a row of dots beside its figure. */
function CellFigure({ drawn, bank }: Blueprint['cells'][number]) {
  const t = useTranslations('authoring-staff')
  if (bank === 0) return <span className={classes.none}>–</span>
  const figures = { drawn: rangeOf(drawn), bank }
  return (
    <>
      <span
        className={classes.share}
        aria-hidden="true"
        style={{ '--share': (drawn.least + drawn.most) / 2 / bank }}
      />
      <span title={t('blueprint.cellName', figures)}>{t('blueprint.cell', figures)}</span>
    </>
  )
}
