import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { useTellFailure } from '#platform/ui/tell.ts'
import { send } from '#platform/web/api.ts'
import { authoring } from '../calls.ts'
import classes from './publish.module.css'
import { type Publishable, PublishDialog } from './publish-dialog.tsx'

interface Props {
  ids: readonly string[]
  onDone: () => void
}

/** Publishes the marked drafts in one act, each as it is at that moment. */
export function PublishMarked({ ids, onDone }: Props) {
  const t = useTranslations('authoring-staff')
  if (ids.length === 0) return null
  return (
    <div className={classes.bar}>
      <PublishSet
        label={t('publish.marked', { count: ids.length })}
        idsOf={async () => ids}
        onDone={onDone}
      />
    </div>
  )
}

interface SetProps {
  label: string
  /** Why it cannot be done now. */
  off?: string | false
  /** What is published, read when somebody asks for it. */
  idsOf: () => Promise<readonly string[]>
  onDone: () => void
}

export function PublishSet({ label, off = false, idsOf, onDone }: SetProps) {
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
