import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { FinishedLine } from './finished-line.tsx'
import classes from './semester-choice.module.css'
import type { ShownSemester } from './use-semester.ts'

interface Props {
  shown: ShownSemester
  /** What stays in the address when another semester is chosen; all else belongs to the one before. */
  keeping?: Record<string, unknown> | undefined
}

/**
 * Of which semester a page shows things: kept in the address, and said where it is a finished one (decision Y2). Nothing where
 * there is no choice.
 */
export function SemesterChoice({ shown, keeping }: Props) {
  const t = useTranslations('finished')
  const id = useId()
  const { key, isFinished, all } = shown
  if (all.length < 2 && !isFinished) return null
  return (
    <div className={classes.choice}>
      {all.length > 1 && (
        <div className={classes.label}>
          <label htmlFor={id}>{t('choose')}</label>
          <SemesterSelect shown={shown} keeping={keeping} id={id} />
        </div>
      )}
      {isFinished && <FinishedLine semester={key} />}
    </div>
  )
}

/** The choice alone: among others it has no label to be seen, as they have none. */
export function SemesterSelect({ shown: { key, all }, keeping = {}, id }: Props & { id?: string }) {
  const t = useTranslations('finished')
  const navigate = useNavigate()
  if (all.length < 2) return null
  return (
    <NativeSelect
      {...(id ? { id } : { 'aria-label': t('choose') })}
      required={null}
      value={key}
      options={all.map((one) => ({
        value: one.key,
        label: one.isFinished ? one.key : t('current', { key: one.key }),
      }))}
      onChange={({ currentTarget: { value } }) =>
        navigate({ to: '.', search: { ...keeping, semester: value }, resetScroll: false })
      }
    />
  )
}
