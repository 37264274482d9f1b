import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'

/** How many fields of a form differ from what is saved, for the bar that saves it. */
export function useChanged<V extends FieldValues>(form: UseFormReturn<V>, saved: V): number {
  const values: Partial<FieldValues> = useWatch({ control: form.control })
  return Object.keys(saved).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]))
    .length
}
