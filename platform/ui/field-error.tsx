import type { ReactNode } from 'react'

/** What is wrong with a field that is none of Mantine's, below it; there before it says anything, so that it is read out. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div role="alert" id={id} data-field-error>
    {children}
  </div>
)
