import { Button } from '@mantine/core'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { contentLimits, contentMost } from '#course/course/content.ts'
import { type Check, checkKinds } from '#course/course/lesson-parts.ts'
import type { Language } from '#platform/contract/parts.ts'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { Flaw } from '../content-parts.ts'
import classes from './checks-form.module.css'
import { useFlawAt } from './flaw-words.ts'
import { OptionsForm } from './options-form.tsx'

interface Props {
  language: Language
  checks: Check[]
  flaws: readonly Flaw[]
  onChange: (checks: Check[]) => void
}

const EMPTY: Check = { kind: 'single', prompt: '', options: ['', '', ''], correct: [0], why: '' }

/** Each has a row; the first is the heading's, the last that of adding one. */
export const checkRows = (checks: readonly Check[]) => checks.length + 2

/**
 * The self-checks of a lesson in one language; the other has the same number of them in the same order. Drawn anew for
 * its own changes alone: dozens of fields that measure themselves would hold up who types in the text above.
 */
export const ChecksForm = memo(function ChecksForm({ language, checks, flaws, onChange }: Props) {
  const t = useTranslations('authoring-staff')
  const flawAt = useFlawAt(flaws)
  const change = (place: number, own: Partial<Check>) =>
    onChange(checks.map((check, i) => (i === place ? { ...check, ...own } : check)))
  const problem = flawAt(`${language}.checks`)
  return (
    <section className={classes.checks}>
      <div>
        <h3 className={classes.heading}>{t('checks.title')}</h3>
        {problem && <p data-field-error>{problem}</p>}
      </div>
      {checks.map((check, i) => {
        const at = `${language}.checks.${i}`
        return (
          // Checks have no name of their own: their place is what they are known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <fieldset key={i} className={classes.check}>
            <legend>{t('checks.one', { number: i + 1 })}</legend>
            {flawAt(at) && <p data-field-error>{flawAt(at)}</p>}
            <NativeSelect
              label={t('kind')}
              required
              value={check.kind}
              options={checkKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={({ currentTarget: { value } }) => change(i, { kind: value as Check['kind'] })}
            />
            <Textarea
              label={t('prompt')}
              required
              autosize
              lang={language}
              maxLength={contentLimits.option}
              value={check.prompt}
              error={flawAt(`${at}.prompt`)}
              onChange={({ currentTarget: { value } }) => change(i, { prompt: value })}
            />
            <OptionsForm
              language={language}
              by={check.kind === 'multiple' ? 'many' : 'one'}
              options={check.options}
              correct={check.correct}
              error={flawAt(`${at}.options`) ?? flawAt(`${at}.correct`)}
              onChange={(own) => change(i, own)}
            />
            <Textarea
              label={t('why')}
              required
              autosize
              lang={language}
              maxLength={contentLimits.why}
              value={check.why}
              error={flawAt(`${at}.why`)}
              onChange={({ currentTarget: { value } }) => change(i, { why: value })}
            />
            <div>
              <TakingButton size="sm" onClick={() => onChange(checks.filter((_, place) => place !== i))}>
                {t('checks.remove', { number: i + 1 })}
              </TakingButton>
            </div>
          </fieldset>
        )
      })}
      {checks.length < contentMost.checks && (
        <Button variant="default" className={classes.add} onClick={() => onChange([...checks, EMPTY])}>
          {t('checks.add')}
        </Button>
      )}
    </section>
  )
})
