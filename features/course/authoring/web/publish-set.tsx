import { useState } from 'react'
import { ActButton } from '#platform/ui/act-button.tsx'
import { useTellFailure } from '#platform/ui/tell.ts'
import { send } from '#platform/web/api.ts'
import { authoring } from '../calls.ts'
import { type Publishable, PublishDialog } from './publish-dialog.tsx'

interface Props {
  label: string
  /** Why it cannot be done now. */
  off?: string | false
  /** What is published, read when somebody asks for it. */
  idsOf: () => Promise<readonly string[]>
  onDone: () => void
}

/** Publishes several drafts in one act, each as it is at that moment. */
export function PublishSet({ label, off = false, idsOf, onDone }: Props) {
  const [things, setThings] = useState<Publishable[] | null>(null)
  const tellFailure = useTellFailure()
  const open = () =>
    idsOf()
      .then((ids) => Promise.all(ids.map((id) => send(authoring.thing, { params: { id } }))))
      .then((all) =>
        setThings(all.map(({ _id: id, kind, draft }) => ({ id, kind, revision: draft?.revision ?? 0 }))),
      )
      .catch(tellFailure)
  return (
    <>
      <ActButton busy={false} off={off} onClick={open}>
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
