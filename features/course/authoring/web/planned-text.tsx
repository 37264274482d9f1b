import { Text } from '@mantine/core'
import type { Draft } from '../content-parts.ts'
import { BothLanguages } from './both-languages.tsx'
import classes from './history.module.css'
import { LessonText } from './lesson-text.tsx'
import { linesOf, linesOfCheck } from './lines.ts'

interface Props {
  id: string
  written: Draft
}

/** What waits for its time: read in the place of the fields, since it stays as it was planned (decision 26). */
export function PlannedText({ id, written: draft }: Props) {
  if (draft.kind !== 'lesson') return <Lines lines={linesOf(draft)} />
  const { content } = draft
  return (
    <BothLanguages flaws={[]}>
      {(language) => (
        <div lang={language} className={classes.planned}>
          <h3>{content[language].title}</h3>
          <Text>{content[language].summary}</Text>
          <LessonText id={id} language={language} content={content} />
          <Lines lines={content[language].checks.flatMap(linesOfCheck)} />
        </div>
      )}
    </BothLanguages>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, i) => (
    // A line is known by its place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={i} className={classes.line}>
      {line}
    </p>
  ))
