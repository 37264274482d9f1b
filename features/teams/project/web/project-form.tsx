import { Button, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { SaveBar } from '#platform/ui/save-bar.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import {
  CreateProject,
  type Project,
  type ProjectFields,
  type ProjectView,
  PublishProject,
  project,
} from '../calls.ts'
import { Conflict } from './conflict.tsx'
import { DissolvePart } from './dissolve-part.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import classes from './project.module.css'
import { ProjectFieldset } from './project-fieldset.tsx'
import { differences, valuesOf } from './project-values.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { isPublishable } from './publishable.ts'
import { SectionProgress } from './section-progress.tsx'

const invalidates = [project.mine, project.one]

interface Props {
  view: ProjectView
  /** Begins anew with what stands there by now. */
  onRestart: () => unknown
}

/** A draft: saved by its button, kept while it is typed, and never written over what another tab has saved. */
export function ProjectForm({ view, onRestart }: Props) {
  const t = useTranslations('project')
  const { _id, revision } = view.project
  // Of the version that the form began with: what is loaded later is not what was looked at.
  const seen = useRef(revision)
  const [saved, setSaved] = useState(() => valuesOf(view.project))
  const [elsewhere, setElsewhere] = useState<Project | null>(null)
  const [open, setOpen] = useState<'preview' | 'publish' | null>(null)
  const failed = (failure: unknown) => {
    if (isFailure(failure, 'project-frozen')) void askAgain(project.mine)
    if (!isFailure(failure, 'project-changed')) return false
    setOpen(null)
    // The server sends the project with this refusal (features/teams/project/server/write.ts); the detail of refusals has no type of its own.
    setElsewhere(failure.detail as unknown as Project)
    return true
  }
  const { form, field, submit, busy, missing, forgetDraft } = useCallForm({
    call: project.saveDraft,
    schema: CreateProject,
    finally: PublishProject,
    defaults: valuesOf(view.project),
    draft: `project.${_id}`,
    body: (values) => ({ ...values, revision: seen.current }),
    invalidates,
    resetTo: (saved) => valuesOf(saved.project),
    done: ({ project: now }) => {
      seen.current = now.revision
      setSaved(valuesOf(now))
      setElsewhere(null)
      toast({ kind: 'success', text: t('saved') })
    },
    failed,
  })
  // Partial only by its type: every field has a default.
  const changed = differences(useWatch({ control: form.control }) as ProjectFields, saved)
  const discard = () => {
    for (const name of changed) form.setValue(name, saved[name])
    form.clearErrors()
    forgetDraft()
  }
  const keepMine = (other: Project) => {
    seen.current = other.revision
    setElsewhere(null)
    return submit()
  }
  const takeTheirs = () => {
    forgetDraft()
    return onRestart()
  }
  return (
    <>
      <Title order={1}>{t('mine')}</Title>
      <Text className={classes.lead}>{t('draftLead')}</Text>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          {elsewhere && (
            <Conflict
              typed={form.getValues()}
              other={elsewhere}
              onKeep={() => keepMine(elsewhere)}
              onTake={takeTheirs}
            />
          )}
          <ProjectFieldset form={form} field={field} />
        </div>
        <div className={classes.beside}>
          <section className={classes.card} aria-label={t('progress.title')}>
            <SectionProgress form={form} />
            <Button variant="subtle" size="sm" onClick={() => setOpen('preview')}>
              {t('preview.open')}
            </Button>
          </section>
        </div>
        <SaveBar
          changed={changed.length}
          busy={busy}
          missing={missing}
          first={elsewhere ? t('conflict.first') : undefined}
          onDiscard={discard}
        >
          <Button
            variant={changed.length > 0 ? 'default' : 'filled'}
            onClick={() => isPublishable(form) && setOpen('publish')}
          >
            {t('publish.open')}
          </Button>
        </SaveBar>
      </form>
      {view.can.dissolve && (
        <div className={classes.foot}>
          <DissolvePart />
        </div>
      )}
      {open === 'preview' && <PreviewDialog values={form.getValues()} onClose={() => setOpen(null)} />}
      {open === 'publish' && (
        <PublishDialog
          body={{ ...form.getValues(), revision: seen.current }}
          invalidates={invalidates}
          failed={failed}
          done={forgetDraft}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
