import '@mantine/core/styles/Input.css'
import { TextInput as MantineTextInput, type TextInputProps, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Filling, filling } from './field-label.tsx'
import classes from './text-input.module.css'

interface Props extends Omit<TextInputProps, 'required'>, Filling {
  /** What the number is counted in: seen in the box, and heard with the label. */
  unit?: string | undefined
}

/** A line of text. */
export const TextInput = ({ required, label, unit, ...input }: Props) => (
  <MantineTextInput
    {...filling(required, unit ? <WithUnit label={label} unit={unit} /> : label)}
    {...(unit && boxed(unit))}
    {...input}
  />
)

const WithUnit = ({ label, unit }: { label: ReactNode; unit: string }) => (
  <>
    {label} <VisuallyHidden>({unit})</VisuallyHidden>
  </>
)

const boxed = (unit: string) => ({
  rightSection: (
    <span className={classes.unit} aria-hidden="true">
      {unit}
    </span>
  ),
  // What is typed ends before it.
  rightSectionWidth: `calc(${unit.length}ch + 24px)`,
  rightSectionPointerEvents: 'none' as const,
})
