import { Button, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AttemptQuestion } from '#course/exam/calls.ts'
import { optionOrder } from '#course/exam/option-order.ts'
import { ofItsKind, type QuestionDraft } from '#course/exam/question-content.ts'
import { Question } from '#course/exam/web/question.tsx'
import classes from './preview.module.css'
import { firstLook, PreviewChoices, type PreviewLook } from './preview-choices.tsx'

interface Props {
  content: QuestionDraft
}

/** The question as a student gets it, while it is written: shuffled, and to be answered without a trace. */
export function QuestionPreview({ content }: Props) {
  const t = useTranslations('authoring-staff.preview')
  const [look, setLook] = useState(firstLook)
  const [round, setRound] = useState(0)
  const { kind, ...question } = ofItsKind(content)
  const { prompt, options, matches } = question[look.language]
  const isWhole = [prompt, ...options, ...matches].every((words) => words.trim() !== '')
  return (
    <section className={classes.live} aria-labelledby="question-preview">
      <Title order={2} id="question-preview" size="h3">
        {t('title')}
      </Title>
      <PreviewChoices look={look} onChoose={setLook}>
        {isWhole && kind !== 'numeric' && kind !== 'true-false' && (
          <Button variant="default" size="sm" onClick={() => setRound(round + 1)}>
            {t('shuffle')}
          </Button>
        )}
      </PreviewChoices>
      {isWhole ? (
        <Asked key={`${kind} ${options.length} ${round}`} content={{ kind, ...question }} look={look} />
      ) : (
        <Text c="dimmed">{t('notWhole')}</Text>
      )}
    </section>
  )
}

/** A number from 0 below a bound. */
const below = (bound: number) => Math.floor(Math.random() * bound)

/** In one order, whatever is typed and in both languages, as in an attempt. */
function Asked({ content, look }: Props & { look: PreviewLook }) {
  const { kind, points } = content
  const { prompt, options, matches, unit } = content[look.language]
  const [order] = useState(() => optionOrder(kind, options.length, below))
  const [chosen, setChosen] = useState<number[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const isMatching = kind === 'matching'
  const answers = isMatching ? matches : options
  const question: AttemptQuestion = {
    position: 1,
    kind,
    prompt,
    terms: isMatching ? options : [],
    options: order.map((place) => answers[place] ?? ''),
    unit,
    points,
    choice: null,
    revision: 0,
    solution: null,
  }
  return (
    <div className={classes.sheet} data-width={look.width} lang={look.language}>
      <Question question={question} count={1} chosen={chosen} onChoose={setChosen} heading={heading} />
    </div>
  )
}
