import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
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
  const [things, setThings] = useState<Publishable[] | null>(null)
  const tellFailure = useTellFailure()
  if (ids.length === 0) return null
  const open = () =>
    Promise.all(ids.map((id) => send(authoring.thing, { params: { id } })))
      .then((all) =>
        setThings(all.map(({ _id: id, kind, draft }) => ({ id, kind, revision: draft?.revision ?? 0 }))),
      )
      .catch(tellFailure)
  return (
    <div className={classes.bar}>
      <Button onClick={open}>{t('publish.marked', { count: ids.length })}</Button>
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
    </div>
  )
}
