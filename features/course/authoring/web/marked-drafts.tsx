import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { MarkedBar } from '#platform/ui/marked-bar.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { authoring, DRAFTS_AT_ONCE } from '../calls.ts'
import { forgetUnsaved } from './kept-draft.ts'
import type { Publishable } from './publish-dialog.tsx'
import { PublishSet } from './publish-set.tsx'

interface Props {
  things: readonly Publishable[]
  /** How many of them cannot be published as they are. */
  flawed?: number
  /** How many of them are out of sight. */
  folded?: number
  onDone: () => void
}

/** What is done with the marked drafts, in one act: published, or discarded. */
export function MarkedDrafts({ things, flawed = 0, folded = 0, onDone }: Props) {
  const t = useTranslations('authoring-staff')
  const [isAsking, setAsking] = useState(false)
  const ids = things.map(({ id }) => id)
  const isTooMany = ids.length > DRAFTS_AT_ONCE
  return (
    <MarkedBar
      count={ids.length > 0 ? t('markedWithin', { count: ids.length }) : null}
      hint={folded > 0 && t('marked.folded', { count: folded })}
      clear={t('marked.clear')}
      onClear={onDone}
    >
      <PublishSet
        label={t('publish.marked', { count: ids.length })}
        off={
          (isTooMany && t('marked.tooMany', { most: DRAFTS_AT_ONCE })) ||
          (flawed > 0 && t('publish.notWhole', { count: flawed }))
        }
        thingsOf={async () => things}
        onDone={onDone}
      />
      {!isTooMany && (
        <TakingButton onClick={() => setAsking(true)}>
          {t('discard.marked', { count: ids.length })}
        </TakingButton>
      )}
      {isAsking && (
        <DiscardDialog
          ids={ids}
          onDone={() => {
            setAsking(false)
            onDone()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </MarkedBar>
  )
}

interface DiscardProps extends Pick<Props, 'onDone'> {
  ids: readonly string[]
  onClose: () => void
}

function DiscardDialog({ ids, onDone, onClose }: DiscardProps) {
  const t = useTranslations('authoring-staff')
  const count = ids.length
  const { run, busy } = useAct(authoring.discardMany, {
    invalidates: [authoring.tree, authoring.questions, authoring.thing],
    done: () => {
      ids.forEach(forgetUnsaved)
      toast({ kind: 'success', text: t('discard.manyDone', { count }) })
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={t('discard.manyTitle', { count })}
      confirm={t('discard.marked', { count })}
      danger
      busy={busy}
      onConfirm={() => run({ body: { ids: [...ids] } })}
      onClose={onClose}
    >
      <Text>{t('discard.manyEffect')}</Text>
    </ConfirmDialog>
  )
}
