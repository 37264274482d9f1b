import { Button } from '@mantine/core'
import { Check, X } from 'lucide-react'
import classes from './answer-acts.module.css'

interface Act {
  word: string
  /** The word with what it is about, where several are answered on one page. */
  label?: string
  onPress: () => void
}

interface Props {
  yes: Act
  no: Act
}

/** The two answers to a request, alike wherever one is answered; the one that takes something away is red, as in a list. */
export const AnswerActs = ({ yes, no }: Props) => (
  <>
    <Button
      className={classes.yes}
      size="sm"
      leftSection={<Check size={18} aria-hidden="true" />}
      aria-label={yes.label}
      onClick={yes.onPress}
    >
      {yes.word}
    </Button>
    <Button
      className={classes.no}
      size="sm"
      variant="default"
      leftSection={<X size={18} aria-hidden="true" />}
      aria-label={no.label}
      onClick={no.onPress}
    >
      {no.word}
    </Button>
  </>
)
