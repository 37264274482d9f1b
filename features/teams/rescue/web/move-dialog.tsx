import { Text } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldError } from '#platform/ui/field-error.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type RescueEntry, type RescuePerson, rescue } from '../calls.ts'
import { roundQuery } from './calls.ts'
import { Changed } from './round-dialogs.tsx'
import { useChanged } from './use-changed.ts'

interface Props {
  person: RescuePerson
  /** Where they are now. */
  entry: RescueEntry
  revision: number
  onClose: () => void
}

const MOST = 6
const OUT = 'out'

/** Where a student goes instead: beside somebody, in a group or in none, or out of all. */
export function MoveDialog({ person, entry, revision, onClose }: Props) {
  const t = useTranslations('rescue-staff')
  const name = useFullName()(person)
  const [beside, setBeside] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { changedBy, failed } = useChanged()
  const { run, busy } = useAct(rescue.move, {
    invalidates: [rescue.round],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('moved', { name }) })
    },
    failed,
  })
  const move = () => {
    setMissing(beside === '')
    if (beside === '') return
    void run({ body: { revision, student: person._id, beside: beside === OUT ? null : beside } })
  }
  return (
    <ConfirmDialog
      title={t('moveTitle', { name })}
      confirm={t('move')}
      busy={busy}
      onConfirm={move}
      onClose={onClose}
    >
      <Changed by={changedBy} />
      <Targets person={person} entry={entry} beside={beside} onChoose={setBeside} />
      <FieldError>{isMissing && beside === '' && t('chooseFirst')}</FieldError>
      <Text size="sm" c="dimmed">
        {t('moveEffect')}
      </Text>
    </ConfirmDialog>
  )
}

interface TargetsProps extends Pick<Props, 'person' | 'entry'> {
  beside: string
  onChoose: (beside: string) => void
}

/** Places that are free: at the student's own university first, and any that is looked for. */
function Targets({ person, entry, beside, onChoose }: TargetsProps) {
  const t = useTranslations('rescue-staff')
  const [search, setSearch] = useState('')
  const looked = useDeferredValue(search).trim()
  const round = useSide(
    roundQuery({ places: 'FREE', search: looked, universities: looked === '' ? person.university : '' }),
  )
  const free = round.data?.entries.filter(({ _id }) => _id !== entry._id).slice(0, MOST)
  const choiceOf = (value: string) => ({
    type: 'radio' as const,
    name: 'beside',
    value,
    checked: beside === value,
    onChange: () => onChoose(value),
  })
  return (
    <>
      <SearchInput
        label={t('find')}
        description={t('findHint')}
        inputWrapperOrder={HINT_BELOW}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        // Enter looks; the dialog's own button sends.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        data-autofocus
      />
      <div role="status">{free?.length === 0 && <Text>{t('nowhere')}</Text>}</div>
      {/* Made anew for each search: Tab leads to the radio button that has stood there longest, not to the first. */}
      <ChoiceGroup key={looked} legend={t('where')} required>
        {!free && !round.failure && <TextSkeleton lines={3} />}
        <SideFailed of={round} name={t('where')} />
        {free?.map((one) => (
          <Target key={one._id} entry={one} {...choiceOf(one.people[0]?._id ?? '')} />
        ))}
        {free && entry.kind !== 'UNPLACED' && (
          <Choice {...choiceOf(OUT)} title={t('out')}>
            {t('outAbout')}
          </Choice>
        )}
      </ChoiceGroup>
    </>
  )
}

type ChoiceProps = Omit<Parameters<typeof Choice>[0], 'children' | 'title'>

function Target({ entry: { kind, project, people }, ...choice }: ChoiceProps & { entry: RescueEntry }) {
  const t = useTranslations('rescue-staff')
  const typeName = useTranslations('ui.types')
  const fullName = useFullName()
  const names = people.map((one) =>
    [fullName(one), one.personality && typeName(one.personality)].filter(Boolean).join(' – '),
  )
  const isPair = kind === 'UNPLACED' && !project
  return (
    <Choice {...choice} title={project?.name ?? names.join(', ')}>
      {project ? names.join(', ') : t(isPair ? 'alone' : 'noProject')}
    </Choice>
  )
}
