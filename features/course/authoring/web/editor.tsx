import { Button, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { QuestionPart } from '#course/question-statistics/web/question-part.tsx'
import { ActButton } from '#platform/ui/act-button.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFailureWords } from '#platform/ui/failure-words.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { Thing } from '../content-parts.ts'
import { beginningOf } from './beginnings.ts'
import { Conflict } from './conflict.tsx'
import classes from './editor.module.css'
import { History } from './history.tsx'
import { LessonForm } from './lesson-form.tsx'
import { LessonPreview } from './lesson-preview.tsx'
import { ModuleForm } from './module-form.tsx'
import { PlannedText } from './planned-text.tsx'
import { PlannedNotice } from './plans.tsx'
import { Presence } from './presence.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { type DraftSheet, useDraft } from './use-draft.ts'

type Question = 'publish' | 'discard' | 'retire' | 'reinstate' | 'preview'

interface Props {
  thing: Thing
  /** What was written is gone, and what is published stands in its place. */
  onDiscard: () => void
}

/** The editor of a thing: its fields, what may be done with it, and the versions before. */
export function Editor({ thing, onDiscard }: Props) {
  const t = useTranslations('authoring-staff')
  const sheet = useDraft(thing, thing.published?.written ?? beginningOf(thing.kind))
  const [open, setOpen] = useState<Question | null>(null)
  const hasChanged = sheet.revision > 0 || sheet.saving !== 'saved'
  const { plan } = thing
  const whyOff =
    (plan && t('plans.off')) ||
    (sheet.saving === 'refused' && t('saving.refused')) ||
    (thing.kind === 'module' && !thing.published && t('newModule.fromTree')) ||
    (!hasChanged && t('publish.nothing')) ||
    (sheet.flaws.length > 0 && t('lacking', { count: sheet.flaws.length }))
  const ask = (question: Question) => async () => {
    if (question !== 'publish' || (await sheet.saveNow())) setOpen(question)
  }
  return (
    <>
      <Title order={1} mt="xs">
        {t(`head.${thing.kind}`)}
      </Title>
      <div className={classes.bar}>
        <SavingWords sheet={sheet} state={thing.state} />
        <div className={classes.acts}>
          {sheet.revision > 0 && !plan && (
            <TakingButton onClick={ask('discard')}>{t('discard.act')}</TakingButton>
          )}
          {thing.kind === 'lesson' && (
            <Button variant="default" onClick={ask('preview')}>
              {t('preview.act')}
            </Button>
          )}
          {thing.kind !== 'module' && thing.published && (
            <Button variant="default" onClick={ask(thing.can.retire ? 'retire' : 'reinstate')}>
              {t(thing.can.retire ? 'retire.act' : 'reinstate.act')}
            </Button>
          )}
          <ActButton busy={false} off={whyOff} onClick={ask('publish')}>
            {t('publish.act')}
          </ActButton>
        </div>
      </div>
      <Presence thing={thing._id} />
      <div className={classes.told}>
        {sheet.saving === 'refused' && <Refused failure={sheet.refusal} />}
        {sheet.other && <Conflict sheet={sheet} other={sheet.other} />}
        {isRetired(thing) && <Notice kind="note">{t('retire.note')}</Notice>}
        {plan && <PlannedNotice plan={plan} />}
      </div>
      {plan && thing.draft ? (
        <PlannedText id={thing._id} written={thing.draft.written} />
      ) : (
        <Fields thing={thing} sheet={sheet} />
      )}
      {thing.kind === 'lesson' && thing.published && (
        <LinkAnchor to="/lessons/$id" params={{ id: thing._id }} data-own-line>
          {t('readPublished')}
        </LinkAnchor>
      )}
      {thing.kind === 'question' && thing.published && <QuestionPart question={thing._id} />}
      <History thing={thing} written={sheet.written} />
      <Questions
        thing={thing}
        sheet={sheet}
        open={open}
        onClose={() => setOpen(null)}
        onDiscard={() => {
          sheet.abandon()
          onDiscard()
        }}
      />
    </>
  )
}

const isRetired = ({ state }: Thing) => state === 'retired' || state === 'retired-changed'

function SavingWords({ sheet: { saving, revision }, state }: { sheet: DraftSheet; state: Thing['state'] }) {
  const t = useTranslations('authoring-staff')
  const key = saving === 'saved' && revision === 0 ? `states.${state}` : `saving.${saving}`
  return (
    <p role="status" className={classes.saving}>
      {t(key as 'saving.saved')}
    </p>
  )
}

/** What is written is not taken as it is: told, and not tried again before it changes. */
function Refused({ failure }: { failure: DraftSheet['refusal'] }) {
  const t = useTranslations('authoring-staff')
  const words = useFailureWords()
  return (
    <Notice kind="problem">
      <Text fw={600}>{t('refused.title')}</Text>
      <Text>{words(failure)}</Text>
      <Text>{t('refused.next')}</Text>
    </Notice>
  )
}

function Fields({ thing, sheet }: { thing: Thing; sheet: DraftSheet }) {
  const { kind, content } = sheet.written
  if (kind === 'lesson') {
    const written = thing.published?.written
    const published = written?.kind === 'lesson' ? written.content : null
    return <LessonForm id={thing._id} content={content} published={published} sheet={sheet} />
  }
  if (kind === 'module') return <ModuleForm content={content} sheet={sheet} />
  return <QuestionFields module={thing.module} content={content} sheet={sheet} />
}

type QuestionProps = Omit<ComponentProps<typeof QuestionForm>, 'lessons'>

/** Beside the lessons of its module, one of which teaches it. */
function QuestionFields({ module, ...form }: QuestionProps & { module: string }) {
  const t = useTranslations('authoring-staff')
  const tree = useSide(queryOf(authoring.tree))
  const lessons = tree.data?.modules.find(({ _id }) => _id === module)?.lessons ?? []
  return (
    <>
      <SideFailed of={tree} name={t('sides.lessons')} />
      <QuestionForm {...form} lessons={lessons} />
      <QuestionPreview content={form.content} />
    </>
  )
}

interface QuestionsProps extends Props {
  sheet: DraftSheet
  open: Question | null
  onClose: () => void
}

function Questions({ thing, sheet, open, onClose, onDiscard }: QuestionsProps) {
  if (open === 'publish')
    return (
      <PublishDialog
        things={[{ id: thing._id, kind: thing.kind, revision: sheet.revision }]}
        onClose={onClose}
        onDone={onClose}
      />
    )
  if (open === 'preview' && sheet.written.kind === 'lesson')
    return <LessonPreview id={thing._id} content={sheet.written.content} onClose={onClose} />
  if (open === null || open === 'preview') return null
  return <AskFirst thing={thing} act={open} onClose={onClose} onDiscard={onDiscard} />
}

interface AskProps extends Props {
  act: 'discard' | 'retire' | 'reinstate'
  onClose: () => void
}

function AskFirst({ thing, act, onClose, onDiscard }: AskProps) {
  const t = useTranslations('authoring-staff')
  const navigate = useNavigate()
  const isGone = act === 'discard' && thing.published === null
  const { run, busy } = useAct(authoring[act], {
    invalidates: isGone ? [authoring.tree] : [authoring.tree, authoring.thing],
    done: () => {
      if (act === 'discard') onDiscard()
      if (isGone) return navigate({ to: '/modules/write' })
      return onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t(`${act}.title`)}
      confirm={t(`${act}.act`)}
      danger={act !== 'reinstate'}
      busy={busy}
      onConfirm={() => run({ params: { id: thing._id } })}
      onClose={onClose}
    >
      <Text>{t(`${act}.effect.${thing.kind}`)}</Text>
    </ConfirmDialog>
  )
}
