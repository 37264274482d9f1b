import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toastResult } from '#platform/ui/entry-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldError } from '#platform/ui/field-error.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import type { ProjectView } from '#teams/project/calls.ts'
import { aroundTeam } from '#teams/request/web/around-team.ts'
import { OfMentor, OfStudent, OfTeam, team } from '#teams/team/calls.ts'
import { FoundMentors, FoundStudents } from './person-choice.tsx'

/** Each with what it is sent with: somebody and a reason, or a reason alone. */
const corrections = {
  add: { call: team.add, schema: OfStudent },
  remove: { call: team.remove, schema: OfStudent },
  handOver: { call: team.handOver, schema: OfStudent },
  setMentor: { call: team.setMentor, schema: OfMentor },
  removeMentor: { call: team.removeMentor, schema: OfTeam },
  dissolve: { call: team.dissolve, schema: OfTeam },
} as const
export type Correction = keyof typeof corrections

export const takesAway: ReadonlySet<Correction> = new Set(['remove', 'removeMentor', 'dissolve'])

interface Props {
  correction: Correction
  view: ProjectView
  onClose: () => void
}

/** Whom it is about, why, and what will happen; what was typed stays where it fails. */
export function CorrectionDialog({ correction, view, onClose }: Props) {
  const t = useTranslations('team-corrections-staff')
  const navigate = useNavigate()
  const moment = useMoment()
  const { call, schema } = corrections[correction]
  const [who] = Object.keys(schema.shape).filter((name) => name !== 'reason')
  const { form, field, submit, busy } = useCallForm({
    // All six are sent in the same way; the schema has seen to it that the values are the call's.
    call: call as typeof team.add,
    schema,
    defaults: { ...(who && { [who]: '' }), reason: '' } as { student: string; reason: string },
    draft: `correction.${correction}.${view.project._id}`,
    params: { id: view.project._id },
    invalidates: aroundTeam,
    ...toastResult({ done: t(`${correction}.done`), failed: t('failed') }, () => {
      onClose()
      // Its page is gone with the project.
      if (correction === 'dissolve') void navigate({ to: '/project/find-projects' })
    }),
  })
  const choice = who && {
    ...form.register(who as 'student'),
    error: field(who as 'student', { required: t('chooseFirst') }).error,
  }
  return (
    <ConfirmDialog
      title={t(`${correction}.title`)}
      confirm={t(`${correction}.open`)}
      danger={takesAway.has(correction)}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{t(`${correction}.effect`)}</Text>
      {correction === 'dissolve' && view.reportAt !== null && (
        <Notice kind="note">{t('dissolve.report', { date: moment(view.reportAt) })}</Notice>
      )}
      {choice && correction === 'add' && <FoundStudents {...choice} />}
      {choice && correction === 'setMentor' && <FoundMentors {...choice} />}
      {choice && (correction === 'remove' || correction === 'handOver') && (
        <Members view={view} {...choice} />
      )}
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        inputWrapperOrder={HINT_BELOW}
        rows={3}
        data-autofocus
        {...field('reason')}
      />
    </ConfirmDialog>
  )
}

type ChosenProps = Parameters<typeof FoundStudents>[0]

/** Everybody in the team but its owner. */
function Members({ view, error, ...input }: ChosenProps & { view: ProjectView }) {
  const t = useTranslations('team-corrections-staff')
  const fullName = useFullName()
  return (
    <div>
      <ChoiceGroup required legend={t('member')}>
        {view.members
          .filter(({ isOwner }) => !isOwner)
          .map((one) => (
            <Choice key={one._id} type="radio" value={one._id} data-autofocus {...input}>
              {fullName(one)}
            </Choice>
          ))}
      </ChoiceGroup>
      <FieldError>{error}</FieldError>
    </div>
  )
}
