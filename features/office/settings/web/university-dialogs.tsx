import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { text } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { AddUniversity, programme, UNIVERSITY_NAME_MAX } from '#programme/programme/calls.ts'
import { useRenewContext } from '#programme/programme/web/calls.ts'
import type { University } from '#programme/programme/web/universities.ts'

interface Closing {
  onClose: () => void
}

/** What follows on a change: it is told, and every page knows it. */
function useChanged({ onClose }: Closing): (words: string) => void {
  const renewContext = useRenewContext()
  return (words) => {
    onClose()
    toast({ kind: 'success', text: words })
    renewContext()
  }
}

export function AddDialog({ onClose }: Closing) {
  const t = useTranslations('settings-staff.universities')
  const changed = useChanged({ onClose })
  const { field, submit, busy, missing } = useCallForm({
    call: programme.addUniversity,
    schema: AddUniversity,
    defaults: { name: '', id: '' },
    draft: 'university',
    done: (_, { body }) => changed(t('added', { name: body.name })),
  })
  return (
    <ConfirmDialog
      title={t('addTitle')}
      confirm={t('addNow')}
      busy={busy}
      missing={missing}
      onConfirm={submit}
      onClose={onClose}
    >
      <TextInput label={t('name')} data-autofocus {...field('name', { missing: t('missing.name') })} />
      <TextInput
        label={t('short')}
        description={t('shortHint')}
        inputWrapperOrder={HINT_BELOW}
        autoCapitalize="characters"
        {...field('id', { format: t('shortWrong'), missing: t('missing.id') })}
      />
    </ConfirmDialog>
  )
}

/** As long as the contract lets a university's name be. */
const Rename = z.object({ name: text(UNIVERSITY_NAME_MAX) })

interface OfOne extends Closing {
  university: University
}

export function RenameDialog({ university, onClose }: OfOne) {
  const t = useTranslations('settings-staff.universities')
  const changed = useChanged({ onClose })
  const { field, submit, busy } = useCallForm({
    call: programme.renameUniversity,
    schema: Rename,
    defaults: { name: university.label },
    params: { id: university.value },
    done: (_, { body }) => changed(t('renamed', { name: body.name })),
  })
  return (
    <ConfirmDialog
      title={t('renameTitle')}
      confirm={t('rename')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{university.label}</Text>
      <TextInput
        label={t('name')}
        description={t('renameHint')}
        data-autofocus
        {...field('name', { missing: t('missing.name') })}
      />
    </ConfirmDialog>
  )
}

const calls = { retire: programme.retireUniversity, restore: programme.restoreUniversity }

export function RetireDialog({ university, to, onClose }: OfOne & { to: 'retire' | 'restore' }) {
  const t = useTranslations('settings-staff.universities')
  const changed = useChanged({ onClose })
  const { run, busy } = useAct(calls[to], {
    done: () => changed(t(`done.${to}`, { name: university.label })),
  })
  return (
    <ConfirmDialog
      title={t(`ask.${to}`)}
      confirm={t(to)}
      danger={to === 'retire'}
      busy={busy}
      onConfirm={() => run({ params: { id: university.value } })}
      onClose={onClose}
    >
      <Text fw={600}>{university.label}</Text>
      <Text>{t(`effect.${to}`)}</Text>
    </ConfirmDialog>
  )
}
