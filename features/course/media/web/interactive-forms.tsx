import { useTranslations } from 'use-intl'
import { EntryDialog, toastResult } from '#platform/ui/entry-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { queryOf } from '#platform/web/query.ts'
import { InteractiveAddress, InteractiveFields, media } from '../calls.ts'
import { type MediumDetails, mediaLimits } from '../parts.ts'
import { useWorkMinutes, WorkMinutes } from './work-minutes.tsx'

/** Hosts that the operator allows; none is known while they are on their way. */
export const useHosts = () => useSide(queryOf(media.hosts))

const onField = {
  'interactive-address-unfit': 'address',
  'interactive-host-not-allowed': 'address',
} as const

/** Why an address is refused, at its field. */
function useAddressWords() {
  const t = useTranslations('media-staff.interactive')
  return { 'interactive-address-unfit': t('unfit'), 'interactive-host-not-allowed': t('notFrom') }
}

interface AddProps {
  onAdded?: (medium: MediumDetails) => void
  onClose: () => void
}

/** Interactive content comes into the library by its address. */
export function AddInteractive({ onAdded, onClose }: AddProps) {
  const t = useTranslations('media-staff')
  const words = useAddressWords()
  const work = useWorkMinutes(null)
  const form = useCallForm({
    call: media.addInteractive,
    schema: InteractiveFields,
    defaults: { address: '', title: '', workMinutes: null } as InteractiveFields,
    body: (values) => ({ ...values, workMinutes: work.minutes }),
    invalidates: [media.list],
    onField,
    done: (medium) => {
      toast({ kind: 'success', text: t('interactive.added', { title: medium.title }) })
      onAdded?.(medium)
      onClose()
    },
  })
  return (
    <EntryDialog
      title={t('interactive.add')}
      confirm={t('interactive.confirm')}
      form={form}
      onClose={onClose}
    >
      <AddressInput field={form.field('address', words)} />
      <TextInput label={t('form.title')} maxLength={mediaLimits.title} {...form.field('title')} />
      <WorkMinutes work={work} kind="interactive" />
    </EntryDialog>
  )
}

interface MoveProps {
  medium: MediumDetails
  onClose: () => void
}

/** Another address in the place of the one that lessons show. */
export function MoveInteractive({ medium, onClose }: MoveProps) {
  const t = useTranslations('media-staff')
  const words = useAddressWords()
  const form = useCallForm({
    call: media.moveInteractive,
    schema: InteractiveAddress,
    defaults: { address: medium.url },
    params: { id: medium._id },
    invalidates: [media.one, media.list, media.some],
    onField,
    ...toastResult({ done: t('done.replace'), failed: t('failed') }, onClose),
  })
  return (
    <EntryDialog title={t('interactive.move')} form={form} onClose={onClose}>
      <p>{t('interactive.moveEffect', { count: medium.uses })}</p>
      <AddressInput field={form.field('address', words)} />
    </EntryDialog>
  )
}

interface AddressProps {
  field: ReturnType<ReturnType<typeof useCallForm<typeof media.moveInteractive, InteractiveAddress>>['field']>
}

function AddressInput({ field }: AddressProps) {
  const t = useTranslations('media-staff.interactive')
  const hosts = useHosts()
  return (
    <>
      <SideFailed of={hosts} name={t('hostsName')} />
      <TextInput
        label={t('address')}
        description={t('addressHint', { hosts: hosts.data?.hosts.join(', ') ?? '' })}
        inputWrapperOrder={HINT_BELOW}
        type="url"
        inputMode="url"
        maxLength={mediaLimits.address}
        {...field}
      />
    </>
  )
}
