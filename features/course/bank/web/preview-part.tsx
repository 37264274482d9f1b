import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import {
  bankLimits,
  type FileOutcome,
  type FileQuestion,
  fileOutcomes,
  type QuestionFile,
} from '../file-parts.ts'
import { FileRow } from './file-row.tsx'
import classes from './files.module.css'

/** Rows that are shown before somebody asks for more. */
const AT_ONCE = 50

interface Props {
  file: QuestionFile
  /** Of the questions. */
  language: Language
  busy: boolean
  onTake: (numbers: number[]) => unknown
}

/** What would become of each question, those chosen that may be taken without a second thought. */
export function PreviewPart({ file: { format, encoding, questions }, language, busy, onTake }: Props) {
  const t = useTranslations('bank-staff')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => chosenAtFirst(questions))
  const [shown, setShown] = useState<FileOutcome | null>(null)
  const [count, setCount] = useState(AT_ONCE)
  const found = questions.filter(({ outcome }) => shown === null || outcome === shown)
  const countOf = (outcome: FileOutcome) => questions.filter((one) => one.outcome === outcome).length
  const choose = (number: number, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, number] : [...before].filter((one) => one !== number)))
  const isTooMany = chosen.size > bankLimits.chosen
  const isFull = questions.filter(isTakenAtFirst).length > bankLimits.chosen
  return (
    <section aria-label={t('previewTitle', { count: questions.length })} className={classes.preview}>
      <Title order={3} size="h4">
        {t('previewTitle', { count: questions.length })}
      </Title>
      <Text c="dimmed">
        {t('readAs', { format: t(`formats.${format}`), encoding: t(`encodings.${encoding}`) })}
      </Text>
      <NativeSelect
        label={t('show')}
        required={null}
        className={classes.show}
        value={shown ?? ''}
        placeholder={t('all', { count: questions.length })}
        options={fileOutcomes
          .filter((outcome) => countOf(outcome) > 0)
          .map((value) => ({
            value,
            label: t('counted', { outcome: t(`outcomes.${value}`), count: countOf(value) }),
          }))}
        onChange={({ currentTarget: { value } }) => {
          setShown((value || null) as FileOutcome | null)
          setCount(AT_ONCE)
        }}
      />
      <ul className={classes.rows}>
        {found.slice(0, count).map((question) => (
          <FileRow
            key={question.number}
            question={question}
            language={language}
            isChosen={chosen.has(question.number)}
            onChoose={choose}
          />
        ))}
      </ul>
      {found.length > count && (
        <div className={classes.more}>
          <Text>{t('shown', { shown: count, count: found.length })}</Text>
          <Button variant="default" onClick={() => setCount((before) => before + AT_ONCE)}>
            {t('more')}
          </Button>
        </div>
      )}
      <div className={classes.bar}>
        <Text role="status">{t('chosen', { count: chosen.size })}</Text>
        {(isTooMany || isFull) && <Text c="dimmed">{t('atMost', { count: bankLimits.chosen })}</Text>}
        {chosen.size > 0 && !isTooMany && (
          <ActButton busy={busy} onClick={() => onTake([...chosen])}>
            {t('take', { count: chosen.size })}
          </ActButton>
        )}
      </div>
    </section>
  )
}

const isTakenAtFirst = ({ outcome }: FileQuestion) => outcome === 'taken' || outcome === 'warned'

const chosenAtFirst = (questions: readonly FileQuestion[]) =>
  new Set(
    questions
      .filter(isTakenAtFirst)
      .slice(0, bankLimits.chosen)
      .map(({ number }) => number),
  )
