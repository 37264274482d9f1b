import { Button, Switch, Text, Title } from '@mantine/core'
import { type Semester, SemesterSettings } from '@rajt/contract/programme'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useCallForm } from '../plumbing/form.ts'
import { toast } from '../ui/toast.tsx'
import { changeSemester } from './calls.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { ControllerFields } from './controller-fields.tsx'
import { ContactField, DateFields, GradeFields, NumberFields } from './semester-fields.tsx'
import { changedOf, SemesterForm, type SemesterValues, toSettings, toValues } from './semester-form.ts'
import classes from './semester-settings.module.css'

/** The settings of the current semester; saved after a look at what changes, because it changes for everybody at once. */
export function SemesterSettingsForm({ semester }: { semester: Semester }) {
  const t = useTranslations('programme')
  // As they were at the beginning: what somebody else saves meanwhile is no change of this person’s.
  const [before, setBefore] = useState(() => toValues(semester))
  const { form, fail, forget, settle } = useCallForm({
    schema: SemesterForm,
    defaults: before,
    draft: 'semester',
  })
  const [asking, setAsking] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  // Partial only by its type: every field has a default.
  const values = useWatch({ control: form.control }) as SemesterValues
  const changed = changedOf(values, before)

  const discard = () => {
    for (const name of changed) form.setValue(name, before[name])
    form.clearErrors()
    forget()
    // The button that had the focus is gone with the changes.
    saveButton.current?.focus()
  }
  const save = async () => {
    try {
      const settings = SemesterSettings.parse(toSettings(values, semester))
      const sent = Object.fromEntries(changed.map((name) => [name, settings[name]]))
      const saved = toValues(await changeSemester(sent))
      setBefore(saved)
      settle(saved)
      forget()
      toast({ kind: 'success', text: t('saved') })
    } catch (failure) {
      if (!fail(failure)) throw failure
    }
    setAsking(false)
  }
  return (
    <>
      <form
        onSubmit={form.handleSubmit(() => setAsking(changed.length > 0))}
        noValidate
        className={classes.form}
      >
        <Title order={2}>{t('title', { key: semester.key })}</Title>
        <DateFields form={form} />
        <NumberFields form={form} />
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
        <div className={classes.bar}>
          <Text role="status">{t('changed', { count: changed.length })}</Text>
          {changed.length > 0 && (
            <Button variant="default" onClick={discard}>
              {t('discard')}
            </Button>
          )}
          <Button type="submit" ref={saveButton}>
            {t('save')}
          </Button>
        </div>
      </form>
      {asking && (
        <ChangesDialog
          changed={changed}
          before={before}
          after={values}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
