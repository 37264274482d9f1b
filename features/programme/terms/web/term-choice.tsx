import { type ComponentProps, type ReactNode, useId } from 'react'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { FieldError } from '#platform/ui/field-error.tsx'
import type { TermKind } from '../calls.ts'
import { TermsFailed } from './terms-failed.tsx'
import { useTerms } from './use-terms.ts'

interface Props {
  kind: TermKind
  legend: string
  required: boolean
  /** Of the form: it registers each box. */
  box: Omit<ComponentProps<'input'>, 'type' | 'title'>
  /** How many are chosen of how many. */
  count?: ReactNode
  error: ReactNode
}

/** Choosing among the terms of a kind, as a field of a form. */
export function TermChoice({ kind, legend, required, box, count, error }: Props) {
  const { all } = useTerms(kind)
  const id = useId()
  return (
    <div>
      <ChoiceGroup legend={legend} required={required} asChips>
        {all.map(({ value, label }) => (
          <Choice key={value} type="checkbox" value={value} aria-describedby={id} {...box}>
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      {count}
      <TermsFailed kind={kind} />
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
