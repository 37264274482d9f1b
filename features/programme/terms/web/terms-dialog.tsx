import { Text } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { type Term, TermFields, type TermKind, terms } from '../calls.ts'
import classes from './terms-dialog.module.css'
import { TermsFailed } from './terms-failed.tsx'
import { termsQuery } from './use-terms.ts'

const invalidates = [terms.list]

interface Props {
  kind: TermKind
  onClose: () => void
}

/** A list of words that the office keeps, each in both languages. */
export function TermsDialog({ kind, onClose }: Props) {
  const t = useTranslations('terms-staff')
  const { data } = useSide(termsQuery(kind))
  return (
    <Dialog title={t(`title.${kind}`)} onClose={onClose}>
      <TermsFailed kind={kind} />
      <Text className={classes.how}>{t('how')}</Text>
      {/* Each field has a label of its own; where they stand in columns, one for all is seen. */}
      <div className={classes.heads} aria-hidden>
        <span>{t('hu')}</span>
        <span>{t('en')}</span>
      </div>
      <ul className={classes.rows}>
        {data?.terms.map((one) => (
          <li key={one._id}>
            <Row kind={kind} term={one} />
          </li>
        ))}
        <li className={classes.new}>
          <NewRow kind={kind} />
        </li>
      </ul>
    </Dialog>
  )
}

function useDone() {
  const t = useTranslations('terms-staff')
  return () => toast({ kind: 'success', text: t('done') })
}

/** What is saved once it has been changed. */
function Row({ kind, term: { _id: id, hu, en } }: { kind: TermKind; term: Term }) {
  const t = useTranslations('terms-staff')
  const done = useDone()
  const row = useRef<HTMLFormElement>(null)
  const params = { kind, id }
  const { form, field, submit, busy } = useCallForm({
    call: terms.rename,
    schema: TermFields,
    defaults: { hu, en },
    params,
    invalidates,
    resetTo: (saved) => ({ hu: saved.hu, en: saved.en }),
    done: () => {
      done()
      // The button that was pressed goes.
      if (!(document.activeElement instanceof HTMLInputElement)) row.current?.querySelector('input')?.focus()
    },
  })
  const removing = useAct(terms.remove, { invalidates, done })
  const taken = { taken: t('taken') }
  return (
    <form ref={row} className={classes.row} onSubmit={submit} noValidate>
      <TextInput label={t('hu')} lang="hu" {...field('hu', taken)} />
      <TextInput label={t('en')} lang="en" {...field('en', taken)} />
      <div className={classes.acts}>
        {form.formState.isDirty ? (
          <ActButton type="submit" size="sm" busy={busy} aria-label={t('saveOne', { name: hu })}>
            {t('save')}
          </ActButton>
        ) : (
          <ActButton
            className={classes.remove}
            variant="subtle"
            size="compact-sm"
            busy={removing.busy}
            aria-label={t('removeOne', { name: hu })}
            onClick={() => removing.run({ params })}
          >
            <Trash2 size={20} />
          </ActButton>
        )}
      </div>
    </form>
  )
}

function NewRow({ kind }: { kind: TermKind }) {
  const t = useTranslations('terms-staff')
  const done = useDone()
  const { field, submit, busy } = useCallForm({
    call: terms.add,
    schema: TermFields,
    defaults: { hu: '', en: '' },
    params: { kind },
    invalidates,
    resetTo: () => ({ hu: '', en: '' }),
    done,
  })
  const taken = { taken: t('taken') }
  return (
    <form className={classes.row} onSubmit={submit} noValidate>
      <TextInput label={t('hu')} lang="hu" {...field('hu', taken)} />
      <TextInput label={t('en')} lang="en" {...field('en', taken)} />
      <div className={classes.acts}>
        <ActButton type="submit" size="sm" busy={busy}>
          {t('add')}
        </ActButton>
      </div>
    </form>
  )
}
