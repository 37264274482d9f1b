import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'

const REST_MS = 500

/**
 * Says a text to a screen reader once it has been the same for a moment: one that came together with a new page or a new focus
 * would be passed over, and one that is soon replaced said for nothing.
 */
export function SaidAtRest({ text }: { text: string }) {
  const [said] = useDebouncedValue(text, REST_MS)
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
