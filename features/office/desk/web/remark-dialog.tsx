import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type AlreadyHandled, ANSWER_MAX, AnswerRemark, remark } from '#course/remark/calls.ts'
import { lengthOf } from '#platform/contract/signs.ts'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import classes from './desk.module.css'
import { type HandlingProps, useHandled } from './use-handled.ts'

export const RemarkDialog = (props: HandlingProps) =>
  props.asked.act === 'answer' ? <AnswerDialog {...props} /> : <FinishDialog {...props} />

/** The loser of a race keeps what they typed, and reads who answered what. */
function AnswerDialog(props: HandlingProps) {
  const { row } = props.asked
  const t = useTranslations('desk-staff.remarks')
  const fullName = useFullName()
  const { done, failed, late, close } = useHandled(props)
  const { form, field, submit, busy } = useCallForm({
    call: remark.answer,
    schema: AnswerRemark,
    defaults: { answer: '' },
    draft: `remark.${row._id}`,
    params: { id: row._id },
    done,
    failed,
  })
  const length = lengthOf(form.watch('answer'))
  return (
    <ConfirmDialog
      title={t('answering.title', { name: fullName(row.from) })}
      confirm={t('answering.confirm')}
      busy={busy}
      onConfirm={submit}
      onClose={close}
      isOver={late !== null}
    >
      <Quote words={row.comment} />
      {late ? <LateNotice late={late} /> : <Text>{t('answering.effect')}</Text>}
      <div>
        <Textarea
          label={t('answering.label')}
          rows={5}
          readOnly={late !== null}
          data-autofocus
          {...field('answer')}
        />
        <CharacterCount length={length} max={ANSWER_MAX} />
      </div>
    </ConfirmDialog>
  )
}

function FinishDialog(props: HandlingProps) {
  const { row } = props.asked
  const t = useTranslations('desk-staff.remarks')
  const { done, failed, late, close } = useHandled(props)
  const { run, busy } = useAct(remark.finish, { done, failed })
  return (
    <ConfirmDialog
      title={t('finishing.title')}
      confirm={t('acts.finish')}
      busy={busy}
      onConfirm={() => run({ params: { id: row._id } })}
      onClose={close}
      isOver={late !== null}
    >
      <Quote words={row.comment} />
      {late ? <LateNotice late={late} /> : <Text>{t('finishing.effect')}</Text>}
    </ConfirmDialog>
  )
}

function LateNotice({ late: { status, by, answer } }: { late: AlreadyHandled }) {
  const t = useTranslations('desk-staff.remarks')
  const fullName = useFullName()
  const name = by ? fullName(by) : '–'
  return (
    <Notice kind="problem">
      <Text>{t(status === 'DONE' ? 'late.DONE' : 'late.ANSWERED', { name })}</Text>
      {answer && <Quote words={answer} />}
    </Notice>
  )
}

// A text too long for the dialog scrolls by keyboard too.
const Quote = ({ words }: { words: string }) => (
  <blockquote className={classes.quote} {...WRITTEN} tabIndex={words.length > 300 ? 0 : undefined}>
    {words}
  </blockquote>
)
