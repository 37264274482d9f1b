import { Text } from '@mantine/core'
import type { Draft } from '../content-parts.ts'
import { BothLanguages } from './both-languages.tsx'
import classes from './history.module.css'
import { LessonText } from './lesson-text.tsx'
import { answersIn, linesOf } from './lines.ts'
import { PlannedChecks, plannedRows } from './planned-checks.tsx'
import { ReadQuestion } from './read-question.tsx'

interface Props {
  id: string
  written: Draft
}

type Content<K extends Draft['kind']> = Extract<Draft, { kind: K }>['content']

/** What waits for its time: read in the place of the fields, since it stays as it was planned (decision 26). */
export function PlannedText({ id, written }: Props) {
  if (written.kind === 'lesson') return <PlannedLesson id={id} content={written.content} />
  if (written.kind === 'question') return <PlannedQuestion content={written.content} />
  return linesOf(written).map((line, i) => (
    // A line is known by its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={i} className={classes.planned}>
      {line}
    </p>
  ))
}

const PlannedLesson = ({ id, content }: { id: string; content: Content<'lesson'> }) => (
  <div className={classes.lesson}>
    <BothLanguages flaws={[]} rows={plannedRows(content)}>
      {(language) => (
        <>
          <div lang={language} className={classes.planned}>
            <h3>{content[language].title}</h3>
            <Text>{content[language].summary}</Text>
            <LessonText id={id} language={language} content={content} />
          </div>
          <PlannedChecks language={language} checks={content[language].checks} />
        </>
      )}
    </BothLanguages>
  </div>
)

const PlannedQuestion = ({ content }: { content: Content<'question'> }) => (
  <BothLanguages flaws={[]}>
    {(language) => (
      <ReadQuestion
        language={language}
        kind={content.kind}
        prompt={content[language].prompt}
        answers={answersIn(content, content[language])}
        why={content[language].why}
      />
    )}
  </BothLanguages>
)
