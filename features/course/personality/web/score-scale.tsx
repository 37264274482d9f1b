import { useTranslations } from 'use-intl'
import { SCORE } from '../calls.ts'
import classes from './test-page.module.css'

interface Props {
  legend: string
  score: number | undefined
  choose: (score: number) => void
}

const scores = Array.from({ length: SCORE.max }, (_, i) => (i + SCORE.min) as 1 | 2 | 3 | 4 | 5)

/** The words of a score, 1 to 5. */
export function useScoreWords() {
  const t = useTranslations('personality.test')
  return (score: number) => t(`scores.s${score as (typeof scores)[number]}`)
}

/** Five answers from "not at all" to "fully"; a key 1-5 answers too. */
export function ScoreScale({ legend, score, choose }: Props) {
  const words = useScoreWords()
  const byKey = (key: string) => {
    const wanted = Number(key)
    if (wanted >= SCORE.min && wanted <= SCORE.max) choose(wanted)
  }
  return (
    <fieldset className={classes.scale} onKeyDown={(event) => byKey(event.key)}>
      <legend>{legend}</legend>
      {scores.map((one) => (
        <button key={one} type="button" aria-pressed={score === one} onClick={() => choose(one)}>
          <span aria-hidden="true">{one}</span>
          {words(one)}
        </button>
      ))}
    </fieldset>
  )
}
