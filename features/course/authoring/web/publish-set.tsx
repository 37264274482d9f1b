import { useState } from 'react'
import { ActButton } from '#platform/ui/act-button.tsx'
import { useTellFailure } from '#platform/ui/tell.ts'
import { type Publishable, PublishDialog } from './publish-dialog.tsx'

interface Props {
  label: string
  /** Why it cannot be done now. */
  off?: string | false
  /** What is published, found out when somebody asks for it. */
  thingsOf: () => Promise<readonly Publishable[]>
  onDone: () => void
}

/** Publishes several drafts in one act. */
export function PublishSet({ label, off = false, thingsOf, onDone }: Props) {
  const [things, setThings] = useState<readonly Publishable[] | null>(null)
  const tellFailure = useTellFailure()
  return (
    <>
      <ActButton busy={false} off={off} onClick={() => thingsOf().then(setThings, tellFailure)}>
        {label}
      </ActButton>
      {things && (
        <PublishDialog
          things={things}
          onClose={() => setThings(null)}
          onDone={() => {
            setThings(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
