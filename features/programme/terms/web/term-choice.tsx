import { Text } from '@mantine/core'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import type { TermKind } from '../calls.ts'
import classes from './term-choice.module.css'
import { TermsFailed } from './terms-failed.tsx'
import { useTerms } from './use-terms.ts'

interface Props {
  kind: TermKind
  legend: string
  required: boolean
  /** Of the form: it registers each box. */
  box: Omit<ComponentProps<'input'>, 'type' | 'title'>
  error: ReactNode
}

/** Choosing among the terms of a kind, as a field of a form. */
export function TermChoice({ kind, legend, required, box, error }: Props) {
  const { all } = useTerms(kind)
  const id = useId()
  return (
    <div>
      <ChoiceGroup legend={legend} required={required}>
        <div className={classes.choices}>
          {all.map(({ value, label }) => (
            <Choice key={value} type="checkbox" value={value} aria-describedby={id} {...box}>
              {label}
            </Choice>
          ))}
        </div>
      </ChoiceGroup>
      <TermsFailed kind={kind} />
      <Text role="alert" size="sm" c="var(--warn)" id={id} mt={4}>
        {error}
      </Text>
    </div>
  )
}
