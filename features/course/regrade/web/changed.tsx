import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FigureTable } from '#platform/ui/figure-table.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useFullName } from '#platform/ui/names.ts'
import type { Preview } from '../calls.ts'
import classes from './regrade.module.css'

/** As many as are looked at before a decision; who wants more opens them. */
const FEW = 5

/** Whose results would change, those who fall first. */
export function Changed({ preview: { changed, up, down } }: { preview: Preview }) {
  const t = useTranslations('regrade-staff.preview')
  const [isLong, setLong] = useState(false)
  const isAll = changed.length === up.attempts + down.attempts
  const title = isAll ? t('students') : `${t('students')} (${t('first', { count: changed.length })})`
  return (
    <>
      <h4 className={classes.subheading}>{title}</h4>
      <FigureTable label={title} hasCards>
        <thead>
          <tr>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col" data-number>
              {t('grade')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changed.slice(0, isLong ? undefined : FEW).map((one) => (
            <Row key={`${one.student._id} ${one.number}`} changed={one} />
          ))}
        </tbody>
      </FigureTable>
      {changed.length > FEW && (
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isLong}
          onClick={() => setLong((was) => !was)}
        >
          {isLong ? t('fewer') : t('all', { count: changed.length })}
        </Button>
      )}
    </>
  )
}

function Row({ changed: { student, before, after } }: { changed: Preview['changed'][number] }) {
  const t = useTranslations('regrade-staff.preview')
  const fullName = useFullName()
  const result = ({ points, passed }: typeof before) => t('result', { points, passed: String(passed) })
  return (
    <tr>
      <th scope="row">
        <LinkAnchor to="/students/$id" params={{ id: student._id }} data-own-line>
          {fullName(student)}
        </LinkAnchor>
      </th>
      <td data-label={t('before')}>{result(before)}</td>
      <td data-label={t('after')}>{result(after)}</td>
      <td data-label={t('grade')} data-number>
        {before.grade === after.grade
          ? after.grade
          : t('grades', { before: before.grade, after: after.grade })}
      </td>
    </tr>
  )
}
