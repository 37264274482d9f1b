import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch, Title } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { SaveBar } from '#platform/ui/save-bar.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isAboutFields } from '#platform/web/failure.ts'
import { programme, type Semester } from '#programme/programme/calls.ts'
import { useRenewContext } from '#programme/programme/web/calls.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { ControllerFields } from './controller-fields.tsx'
import { ContactField, DateFields, ExamFields, GradeFields, TeamFields } from './semester-fields.tsx'
import { changedOf, changesOf, SemesterForm, type SemesterValues, toValues } from './semester-form.ts'
import classes from './semester-settings.module.css'

/** The settings of the current semester; saved after a look at what changes, because it changes for everybody at once. */
export function SemesterSettingsForm({ semester }: { semester: Semester }) {
  const t = useTranslations('settings-staff')
  // As they were when this page was opened: what somebody else saves meanwhile is not changed by this form.
  const [before, setBefore] = useState(() => toValues(semester))
  const [asking, setAsking] = useState(false)
  const renewContext = useRenewContext()
  const { form, submit, busy, missing, forgetDraft } = useCallForm({
    call: programme.change,
    schema: SemesterForm,
    defaults: before,
    draft: 'semester',
    body: (values) => changesOf(values, before, semester),
    resetTo: toValues,
    invalidates: [programme.semester],
    done: (saved) => {
      setAsking(false)
      setBefore(toValues(saved))
      toast({ kind: 'success', text: t('saved') })
      renewContext()
    },
    failed: (failure) => {
      // Not behind the dialog: there nobody can correct it.
      if (isAboutFields(failure)) flushSync(() => setAsking(false))
      return false
    },
  })
  // Partial only by its type: every field has a default.
  const values = useWatch({ control: form.control }) as SemesterValues
  const changed = changedOf(values, before)

  const discard = () => {
    for (const name of changed) form.setValue(name, before[name])
    form.clearErrors()
    forgetDraft()
  }
  return (
    <>
      <form
        onSubmit={form.handleSubmit(() => setAsking(changed.length > 0))}
        noValidate
        className={classes.form}
      >
        <DateFields form={form} />
        <TeamFields form={form} />
        <ExamFields form={form} />
        <GradeFields form={form} />
        <ContactField form={form} />
        <ControllerFields form={form} />
        <section>
          <Title order={3} size="h4">
            {t('security')}
          </Title>
          <p className={classes.hint}>{t('securityHint')}</p>
          <Switch
            size="md"
            label={t('secondFactorRequired')}
            checked={values.secondFactorRequired}
            onChange={(event) => form.setValue('secondFactorRequired', event.currentTarget.checked)}
          />
        </section>
        <section>
          <Title order={3} size="h4" mb="sm">
            {t('testing')}
          </Title>
          <Switch
            size="md"
            label={t('testWarning')}
            checked={values.testWarning}
            onChange={(event) => form.setValue('testWarning', event.currentTarget.checked)}
          />
        </section>
        <SaveBar changed={changed.length} missing={missing} onDiscard={discard} />
      </form>
      {asking && (
        <ChangesDialog
          changed={changed}
          before={before}
          after={values}
          busy={busy}
          onConfirm={submit}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
