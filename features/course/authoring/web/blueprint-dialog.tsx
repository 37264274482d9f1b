import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { authoring } from '../calls.ts'
import type { Blueprint } from '../content-parts.ts'
import classes from './blueprint.module.css'
import { rangeOf } from './range.ts'

interface Props {
  module: string
  blueprint: Blueprint
  onClose: () => void
}

/** A number for each lesson and level, or none where the bank decides. */
export function BlueprintDialog({ module, blueprint, onClose }: Props) {
  const t = useTranslations('authoring-staff')
  const cells = blueprint.cells.filter(({ bank }) => bank > 0)
  const [written, setWritten] = useState(() =>
    cells.map(({ asked }) => (asked === null ? '' : String(asked))),
  )
  const numbers = written.map((text) => (text.trim() === '' ? null : Number(text)))
  const isWrong = (i: number) => {
    const number = numbers[i] ?? 0
    return !Number.isInteger(number) || number < 0 || number > (cells[i]?.bank ?? 0)
  }
  const sum = numbers.reduce<number>((total, one) => total + (one ?? 0), 0)
  const act = useAct(authoring.setBlueprint, {
    invalidates: [authoring.blueprint],
    done: () => {
      toast({ kind: 'success', text: t('blueprint.saved') })
      onClose()
    },
  })
  const save = () => {
    if (cells.some((_, i) => isWrong(i)) || sum > blueprint.questions) return
    return act.run({
      params: { id: module },
      body: {
        cells: cells.flatMap(({ lesson, level }, i) => {
          const questions = numbers[i] ?? null
          return questions === null ? [] : [{ lesson: lesson?.id ?? null, level, questions }]
        }),
      },
    })
  }
  return (
    <ConfirmDialog
      title={t('blueprint.editTitle')}
      confirm={t('blueprint.save')}
      busy={act.busy}
      onConfirm={save}
      onClose={onClose}
    >
      <Text>{t('blueprint.editHint')}</Text>
      <div className={classes.fields}>
        {cells.map(({ lesson, level, bank, drawn }, i) => (
          <TextInput
            key={`${lesson?.id} ${level}`}
            required={null}
            inputMode="numeric"
            autoComplete="off"
            label={t('blueprint.of', {
              lesson: lesson?.title ?? t('blueprint.noLesson'),
              level: t(`levels.${level}`),
              bank,
            })}
            placeholder={rangeOf(drawn)}
            value={written[i] ?? ''}
            error={isWrong(i) ? t('blueprint.wrong', { bank }) : undefined}
            onChange={({ currentTarget: { value } }) =>
              setWritten(written.map((text, place) => (place === i ? value : text)))
            }
          />
        ))}
      </div>
      <Text role="status" c={sum > blueprint.questions ? 'var(--warn)' : undefined}>
        {t('blueprint.sum', { sum, count: blueprint.questions })}
        {sum > blueprint.questions && <span>{` ${t('blueprint.tooMany')}`}</span>}
      </Text>
    </ConfirmDialog>
  )
}
