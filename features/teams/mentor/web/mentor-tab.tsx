import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { SaveBar } from '#platform/ui/save-bar.tsx'
import { ShownState } from '#platform/ui/shown-state.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useChanged } from '#platform/ui/use-changed.ts'
import { session, updateUser } from '#platform/web/session.ts'
import { termsQuery } from '#programme/terms/web/use-terms.ts'
import { MatchingSetting } from '#teams/matching/web/setting.tsx'
import classes from '#teams/mentor-profile/web/mentor.module.css'
import { type MentorProfile, mentor } from '../calls.ts'
import { profileQuery } from './calls.ts'
import { MentorFieldset } from './mentor-fieldset.tsx'
import { emptyValues, MentorForm, toFields, toValues } from './mentor-form.ts'

/** What a mentor writes of themselves: saved only, or saved and published (spec 4). */
export default function MentorTab() {
  const specializations = useSide(termsQuery('specialization'))
  const focuses = useSide(termsQuery('focus'))
  return (
    <>
      <Loaded query={profileQuery()} lines={24} isWaiting={useAwaiting(specializations, focuses)}>
        {(profile) => <ProfileForm profile={profile} />}
      </Loaded>
      {session.get().context?.CURRENT_SEMESTER === 2 && <MatchingSetting of="mentor" />}
    </>
  )
}

function tellSession(isProfilePublished: boolean): void {
  const { user } = session.get()
  if (user) updateUser({ ...user, isProfilePublished })
}

const valuesOf = ({ fields }: MentorProfile) =>
  fields ? toValues(fields) : emptyValues(session.get().user?.email ?? '')

function ProfileForm({ profile }: { profile: MentorProfile }) {
  const t = useTranslations('mentor.tab')
  const [isHiding, setHiding] = useState(false)
  const publishes = useRef(false)
  const [saved, setSaved] = useState(() => valuesOf(profile))
  const { form, field, submit, busy, missing, forgetDraft } = useCallForm({
    call: mentor.save,
    schema: MentorForm,
    defaults: saved,
    draft: 'mentor-profile',
    body: (values) => ({ ...toFields(values), publish: publishes.current }),
    invalidates: [mentor.profile],
    resetTo: valuesOf,
    done: (now) => {
      setSaved(valuesOf(now))
      tellSession(now.isPublished)
      toast({ kind: 'success', text: publishes.current ? t('publishedNow') : t('saved') })
    },
    failed: () => !toast({ kind: 'failure', text: t('failed') }),
  })
  const { isPublished } = profile
  const discard = () => {
    form.reset(saved)
    forgetDraft()
  }
  return (
    <>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          publishes.current = submitter?.getAttribute('value') === 'publish'
          return submit(event)
        }}
      >
        <Text>{t('lead')}</Text>
        <ShownState
          words={isPublished ? t('published') : t('unpublished')}
          hide={isPublished && { word: t('hide'), onPress: () => setHiding(true) }}
        />
        <MentorFieldset form={form} field={field} />
        <SaveBar
          changed={useChanged(form, saved)}
          busy={busy}
          missing={missing}
          {...(!isPublished && { word: t('save'), isNext: false })}
          onDiscard={discard}
        >
          {/* From then on whatever is saved is seen. */}
          {!isPublished && (
            <ActButton type="submit" value="publish" busy={busy}>
              {t('publish')}
            </ActButton>
          )}
        </SaveBar>
      </form>
      {isHiding && <HideDialog onClose={() => setHiding(false)} />}
    </>
  )
}

function HideDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('mentor.tab')
  const { run, busy } = useAct(mentor.unpublish, {
    invalidates: [mentor.profile],
    done: () => {
      tellSession(false)
      onClose()
      toast({ kind: 'success', text: t('hidden') })
    },
  })
  return (
    <ConfirmDialog
      title={t('hideTitle')}
      confirm={t('hide')}
      busy={busy}
      onConfirm={() => run({})}
      onClose={onClose}
    >
      <Text>{t('hideEffect')}</Text>
    </ConfirmDialog>
  )
}
