import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import {
  MAX_POINTS,
  type QuestionContent,
  type QuestionDraft,
  questionLevels,
  questionLimits,
} from '#course/exam/question-content.ts'
import { type Language, questionKinds } from '#platform/contract/parts.ts'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { TreeModule } from '../content-parts.ts'
import { BothLanguages } from './both-languages.tsx'
import { useFlawAt } from './flaw-words.ts'
import { NumberForm } from './number-form.tsx'
import { answerRows, OptionsForm } from './options-form.tsx'
import classes from './question-form.module.css'
import type { DraftSheet } from './use-draft.ts'

interface Props {
  content: QuestionDraft
  sheet: Pick<DraftSheet, 'flaws' | 'write'>
  /** Of its module. */
  lessons: TreeModule['lessons']
}

/** The heading, the prompt and why. */
const ROWS_AROUND = 3

const rowsOf = ({ hu, en }: QuestionDraft) => {
  const answers = Math.max(answerRows(hu.options), answerRows(en.options))
  return { '--answer-rows': answers, '--rows': ROWS_AROUND + answers }
}

/** A question in both languages; which options are right is marked once, for both. */
export function QuestionForm({ content, sheet, lessons }: Props) {
  const t = useTranslations('authoring-staff')
  const flawAt = useFlawAt(sheet.flaws)
  const change = (own: Partial<QuestionDraft>) => sheet.write({ ...content, ...own })
  // True and false take the place of written answers, which come back with another kind.
  const before = useRef<Answers | null>(null)
  const changeKind = (kind: QuestionContent['kind']) => {
    const { correct, hu, en } = content
    const answers = { correct, hu: hu.options, en: en.options }
    const isLeft = content.kind === 'true-false'
    if (!isLeft) before.current = answers
    change(ofKind(content, kind, (isLeft && before.current) || answers))
  }
  const changeTexts = (language: Language, own: Partial<QuestionContent['hu']>) =>
    change({ [language]: { ...content[language], ...own } })
  const problemWith = (language: Language) =>
    flawAt(`${language}.options`) ?? flawAt(`${language}.matches`) ?? flawAt('correct')
  return (
    <>
      <div className={classes.facts}>
        <NativeSelect
          label={t('kind')}
          required
          value={content.kind}
          options={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ currentTarget: { value } }) => changeKind(value as QuestionContent['kind'])}
        />
        <NativeSelect
          label={t('points')}
          required
          value={String(content.points)}
          options={Array.from({ length: MAX_POINTS }, (_, i) => ({ value: `${i + 1}`, label: `${i + 1}` }))}
          onChange={({ currentTarget: { value } }) => change({ points: Number(value) })}
        />
        <NativeSelect
          label={t('level')}
          required
          value={content.level}
          options={questionLevels.map((value) => ({ value, label: t(`levels.${value}`) }))}
          onChange={({ currentTarget: { value } }) => change({ level: value as QuestionContent['level'] })}
        />
        <NativeSelect
          label={t('taughtBy')}
          required={false}
          placeholder={t('noLesson')}
          value={content.lesson ?? ''}
          error={flawAt('lesson')}
          options={lessons
            .filter(({ state }) => state !== 'draft')
            .map(({ _id, title }) => ({ value: _id, label: title }))}
          onChange={({ currentTarget: { value } }) => change({ lesson: value || null })}
        />
      </div>
      <BothLanguages flaws={sheet.flaws} rows={rowsOf(content)}>
        {(language) => (
          <>
            <Textarea
              label={t('prompt')}
              required
              autosize
              minRows={2}
              lang={language}
              maxLength={questionLimits.prompt}
              value={content[language].prompt}
              error={flawAt(`${language}.prompt`)}
              onChange={({ currentTarget: { value } }) => changeTexts(language, { prompt: value })}
            />
            {content.kind === 'numeric' ? (
              <NumberForm
                language={language}
                number={content.number}
                unit={content[language].unit}
                error={flawAt('number')}
                onNumber={(number) => change({ number })}
                onUnit={(unit) => changeTexts(language, { unit })}
              />
            ) : (
              <OptionsForm
                language={language}
                by={bys[content.kind]}
                half={language === 'hu' ? 'first' : 'second'}
                options={content[language].options}
                matches={content[language].matches}
                correct={content.correct}
                error={problemWith(language)}
                onChange={({ correct, ...texts }) =>
                  change({ ...(correct && { correct }), [language]: { ...content[language], ...texts } })
                }
              />
            )}
            <Textarea
              label={t('why')}
              required
              autosize
              minRows={2}
              lang={language}
              maxLength={questionLimits.why}
              value={content[language].why}
              error={flawAt(`${language}.why`)}
              onChange={({ currentTarget: { value } }) => changeTexts(language, { why: value })}
            />
          </>
        )}
      </BothLanguages>
    </>
  )
}

const bys = {
  single: 'one',
  'true-false': 'one',
  multiple: 'many',
  ordering: 'order',
  matching: 'match',
} as const

/** Places of the right ones, and the options of each language. */
interface Answers {
  correct: number[]
  hu: string[]
  en: string[]
}

/** What another kind makes of the answers: true or false are two; what a kind has not is left out when it is published. */
function ofKind(
  content: QuestionDraft,
  kind: QuestionContent['kind'],
  { correct, hu, en }: Answers,
): Partial<QuestionDraft> {
  const asking = (huOptions: string[], enOptions: string[]) => ({
    kind,
    hu: { ...content.hu, options: huOptions },
    en: { ...content.en, options: enOptions },
  })
  if (kind === 'true-false') {
    const right = correct.slice(0, 1).map((place) => Math.min(place, 1))
    return { ...asking(['Igaz', 'Hamis'], ['True', 'False']), correct: right }
  }
  if (kind === 'ordering' || kind === 'matching' || kind === 'numeric') return asking(hu, en)
  return { ...asking(hu, en), correct: kind === 'multiple' ? correct : correct.slice(0, 1) }
}
