import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Challenge } from '#documents/challenge/calls.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { isHeldByFile } from '#platform/ui/held-by-file.ts'
import { PdfField, useReadPdf } from '#platform/ui/pdf-field.tsx'
import { type OnePagerType, onePager, onePagerTypes } from '../calls.ts'
import { ChallengeChoice } from './challenge-choice.tsx'
import classes from './one-pager.module.css'
import { SubmitDialog } from './submit-dialog.tsx'

/** What it is about, the challenge where there is one, and the file; then one question before it is final. */
export function SubmitForm() {
  const t = useTranslations('one-pager')
  const [type, setType] = useState<OnePagerType>('OWN')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const pdf = useReadPdf(onePager.submit.uploads.file)
  const form = useRef<HTMLFormElement>(null)
  const lacksChallenge = type === 'CHALLENGE' && !challenge
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (!lacksChallenge && isHeldByFile(event.currentTarget)) return
    if (!lacksChallenge && pdf.file) return setAsking(true)
    // The first thing that is missing.
    const field = lacksChallenge ? '[data-field=challenge] input' : '[data-field=file] input'
    form.current?.querySelector<HTMLElement>(field)?.focus()
  }
  const failed = (failure: unknown) => {
    const isRefused = pdf.refuse(failure)
    if (isRefused) setAsking(false)
    return isRefused
  }
  return (
    <>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <ChoiceGroup required legend={t('type.legend')} inRow>
          {onePagerTypes.map((value) => (
            <Choice
              key={value}
              type="radio"
              name="type"
              value={value}
              checked={type === value}
              onChange={() => setType(value)}
              title={t(`type.${value}`)}
            >
              {t(`type.${value}Hint`)}
            </Choice>
          ))}
        </ChoiceGroup>
        {type === 'CHALLENGE' && (
          <ChallengeChoice
            chosen={challenge}
            onChoose={setChallenge}
            problem={isChecked && lacksChallenge ? t('challenge.needed') : null}
          />
        )}
        <PdfField legend={t('file')} pdf={pdf} isNeeded={isChecked} />
        <Button type="submit" size="lg">
          {t('submit')}
        </Button>
      </form>
      {isAsking && pdf.file && pdf.isRead && (
        <SubmitDialog
          file={pdf.file}
          pages={pdf.pages}
          challenge={type === 'CHALLENGE' ? challenge : null}
          onFailed={failed}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
