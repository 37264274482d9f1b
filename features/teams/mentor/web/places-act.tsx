import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { useFullName } from '#platform/ui/names.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useIsReader } from '#platform/web/office-scope.ts'
import { mentorPlaces, PLACES_MAX, type Places } from '#teams/mentor-places/calls.ts'
import { type Mentor, mentor as mentors } from '../calls.ts'

interface Props {
  mentor: Mentor
  places: Places
}

/** How many projects a mentor has taken of how many, and where the office changes it (decision P10). */
export default function PlacesAct({ mentor, places }: Props) {
  const t = useTranslations('mentor-staff')
  const fullName = useFullName()
  const [isOpen, setOpen] = useState(false)
  if (useIsReader()) return null
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        miw={76}
        aria-label={t('placesOf', { name: fullName(mentor) })}
        onClick={() => setOpen(true)}
      >
        {t('places')}
      </Button>
      {isOpen && <PlacesDialog mentor={mentor} places={places} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What is typed is a text; an empty one leaves it to the semester. */
const Typed = z.object({
  capacity: z.pipe(
    z.transform((typed: string) => (typed.trim() === '' ? null : Number(typed))),
    z.nullable(z.int().check(z.minimum(1), z.maximum(PLACES_MAX))),
  ),
})

function PlacesDialog({ mentor, places, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('mentor-staff.dialog')
  const fullName = useFullName()
  const { used, capacity, isOwn } = places
  const { field, submit, busy } = useCallForm({
    call: mentorPlaces.set,
    params: { id: mentor._id },
    schema: Typed,
    defaults: { capacity: isOwn ? String(capacity) : '' },
    body: (values) => Typed.parse(values),
    invalidates: [mentors.find],
    onField: { 'places-in-use': 'capacity' },
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done') })
    },
  })
  const tu = useTranslations('ui')
  return (
    <ConfirmDialog title={t('title')} confirm={tu('save')} busy={busy} onConfirm={submit} onClose={onClose}>
      <Text fw={600}>{fullName(mentor)}</Text>
      <Text>{t('used', { used, capacity })}</Text>
      <TextInput
        label={t('capacity')}
        description={t('hint', { max: PLACES_MAX })}
        inputWrapperOrder={HINT_BELOW}
        inputMode="numeric"
        placeholder={String(capacity)}
        data-autofocus
        {...field('capacity')}
      />
      <Text size="sm" c="dimmed">
        {t('effect')}
      </Text>
    </ConfirmDialog>
  )
}
