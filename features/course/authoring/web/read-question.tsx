import { useTranslations } from 'use-intl'
import type { Language, QuestionKind } from '#platform/contract/parts.ts'
import { Tick } from '#platform/ui/tick.tsx'
import type { WrittenAnswer } from './lines.ts'
import classes from './read-question.module.css'

interface Props {
  language: Language
  /** Its place among others, from 1. */
  number?: number
  kind: QuestionKind
  prompt: string
  answers: readonly WrittenAnswer[]
  why: string
}

/** A question as somebody reads it before it is out: what it asks, its answers with the right ones told, and why. */
export function ReadQuestion({ language, number, kind, prompt, answers, why }: Props) {
  const t = useTranslations('authoring-staff')
  const Answers = kind === 'ordering' ? 'ol' : 'ul'
  return (
    <article className={classes.question}>
      {number && <h4 className={classes.number}>{t('checks.one', { number })}</h4>}
      <p className={classes.prompt} lang={language}>
        {prompt}
      </p>
      <p className={classes.kind}>{t(`kinds.${kind}`)}</p>
      <Answers className={classes.answers} data-in-order={kind === 'ordering' || undefined}>
        {answers.map((answer, i) => (
          // Two answers may say the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Answer key={i} language={language} {...answer} />
        ))}
      </Answers>
      <p className={classes.why}>
        <strong>{t('why')}:</strong> <span lang={language}>{why}</span>
      </p>
    </article>
  )
}

function Answer({ language, text, isRight }: WrittenAnswer & { language: Language }) {
  const t = useTranslations('authoring-staff')
  return (
    <li data-right={isRight || undefined}>
      {isRight && <Tick />}
      <span lang={language}>{text}</span>
      {isRight && <span className={classes.right}> ({t('checks.right')})</span>}
    </li>
  )
}
