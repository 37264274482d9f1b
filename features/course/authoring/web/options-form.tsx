import { Button, CloseButton } from '@mantine/core'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_OPTIONS, questionLimits } from '#course/exam/question-content.ts'
import type { Language } from '#platform/contract/parts.ts'
import boxes from '#platform/ui/box.module.css'
import { Textarea } from '#platform/ui/textarea.tsx'
import classes from './options-form.module.css'

interface Answers {
  options: string[]
  /** Of options to be matched, what belongs to each. */
  matches: string[]
  /** Places of the right ones. */
  correct: number[]
}

interface Props extends Omit<Answers, 'matches'> {
  language: Language
  /** What makes an answer right: one option, several, their order, or what each is matched with. */
  by: 'one' | 'many' | 'order' | 'match'
  matches?: string[]
  /** Of a question, whose answers are one thing in two languages; none of a check, which each language has for itself. */
  half?: 'first' | 'second'
  error?: string | undefined
  onChange: (own: Partial<Answers>) => void
}

/** The whole of an answer is in sight; its line breaks are where the field ends. */
const inOneLine = (written: string) => written.replaceAll('\n', ' ')

/** Those behind an answer that is taken away come a place forward. */
const withoutPlace = (places: readonly number[], gone: number) =>
  places.filter((one) => one !== gone).map((one) => (one > gone ? one - 1 : one))

/** Each has a row; the first is the title's, the last two those of what is wrong and of adding one. */
export const answerRows = (options: readonly string[]) => options.length + 3

/** The options of a question, with the right ones marked. */
export function OptionsForm({ language, by, half, options, matches = [], correct, error, onChange }: Props) {
  const t = useTranslations('authoring-staff')
  const name = useId()
  const mark = (place: number, isRight: boolean) => {
    if (by === 'one') return onChange({ correct: [place] })
    const others = correct.filter((one) => one !== place)
    onChange({ correct: (isRight ? [...others, place] : others).toSorted((a, b) => a - b) })
  }
  const remove = (place: number) =>
    onChange({
      options: options.filter((_, i) => i !== place),
      ...(by === 'match' ? { matches: matches.filter((_, i) => i !== place) } : {}),
      // The marks of both move with the answers of the first.
      ...(half === 'second' ? {} : { correct: withoutPlace(correct, place) }),
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows of a fieldset cannot be those of its other half
    <div
      role="group"
      className={classes.options}
      data-half={half}
      aria-labelledby={`${name}-title`}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <p id={`${name}-title`} className={classes.title}>
        {t(legends[by])}
      </p>
      {options.map((option, i) => (
        // Options are known by their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={i} className={classes.option}>
          {(by === 'one' || by === 'many') && (
            <label className={classes.mark}>
              <input
                type={by === 'many' ? 'checkbox' : 'radio'}
                className={boxes.box}
                name={name}
                checked={correct.includes(i)}
                aria-label={t('options.isRight', { number: i + 1 })}
                onChange={({ currentTarget: { checked } }) => mark(i, checked)}
              />
            </label>
          )}
          <Textarea
            autosize
            minRows={1}
            className={classes.words}
            required={null}
            lang={language}
            aria-label={t('options.one', { number: i + 1 })}
            maxLength={questionLimits.option}
            value={option}
            onChange={({ currentTarget: { value } }) =>
              onChange({ options: options.map((one, place) => (place === i ? inOneLine(value) : one)) })
            }
          />
          {by === 'match' && (
            <Textarea
              autosize
              minRows={1}
              className={classes.words}
              required={null}
              lang={language}
              aria-label={t('options.match', { number: i + 1 })}
              placeholder={t('options.matchHint')}
              maxLength={questionLimits.option}
              value={matches[i] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({
                  matches: options.map((_, place) =>
                    place === i ? inOneLine(value) : (matches[place] ?? ''),
                  ),
                })
              }
            />
          )}
          <CloseButton aria-label={t('options.remove', { number: i + 1 })} onClick={() => remove(i)} />
        </div>
      ))}
      {error && (
        <p id={`${name}-error`} data-field-error>
          {error}
        </p>
      )}
      {options.length < MAX_OPTIONS && (
        <Button variant="default" onClick={() => onChange({ options: [...options, ''] })}>
          {t('options.add')}
        </Button>
      )}
    </div>
  )
}

const legends = {
  one: 'options.title',
  many: 'options.several',
  order: 'options.inOrder',
  match: 'options.pairs',
} as const
