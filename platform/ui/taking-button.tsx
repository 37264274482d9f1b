import { Ban } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ActButton } from './act-button.tsx'

type Props = Omit<ComponentProps<typeof ActButton>, 'variant' | 'c' | 'leftSection' | 'busy'> & {
  busy?: boolean
  /** What one gave or sent is taken back: one sign for it, as in the rows of lists. */
  isWithdrawal?: boolean
}

/** Takes something away or destroys it, or asks whether to: red words without an edge, outside of the dialog that asks. */
export const TakingButton = ({ busy = false, isWithdrawal = false, ...props }: Props) => (
  <ActButton
    variant="subtle"
    c="var(--warn)"
    busy={busy}
    leftSection={isWithdrawal && <Ban size={18} aria-hidden="true" />}
    {...props}
  />
)
