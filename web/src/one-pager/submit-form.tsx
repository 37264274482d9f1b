import { Button } from '@mantine/core'
import type { Challenge } from '@rajt/contract/challenge'
import { type OnePagerType, onePagerTypes } from '@rajt/contract/one-pager'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice, ChoiceGroup } from '../ui/choice.tsx'
import { ChallengeChoice } from './challenge-choice.tsx'
import { FileField, useFile } from './file-field.tsx'
import classes from './one-pager.module.css'
import { SubmitDialog } from './submit-dialog.tsx'

/** What it is about, the challenge where there is one, and the file; then one question before it is final. */
export function SubmitForm() {
  const t = useTranslations('one-pager')
  const [type, setType] = useState<OnePagerType>('OWN')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const file = useFile()
  const form = useRef<HTMLFormElement>(null)
  const lacksChallenge = type === 'CHALLENGE' && !challenge
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!lacksChallenge && file.file) return setAsking(true)
    // The first thing that is missing.
    const field = lacksChallenge ? '[data-field=challenge] button' : '[data-field=file] input'
    form.current?.querySelector<HTMLElement>(field)?.focus()
  }
  return (
    <>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <ChoiceGroup legend={t('type.legend')} inRow>
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
        <FileField file={file} problem={isChecked && !file.file ? t('file.needed') : null} />
        <Button type="submit" size="lg">
          {t('submit')}
        </Button>
      </form>
      {isAsking && file.file && (
        <SubmitDialog
          file={file.file}
          challenge={type === 'CHALLENGE' ? challenge : null}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
