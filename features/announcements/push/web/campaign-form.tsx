import { Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lengthOf } from '#platform/contract/signs.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { CharacterCount } from '#platform/ui/character-count.tsx'
import { toastResult } from '#platform/ui/entry-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { MissingFields } from '#platform/ui/missing-fields.tsx'
import { NativeSelect } from '#platform/ui/native-select.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { queryClient } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { NewCampaign, type PushPage, push, pushLimits, pushPagesOf } from '../calls.ts'
import { reachQuery } from './calls.ts'
import { Preview } from './preview.tsx'
import classes from './push.module.css'
import { SendDialog } from './send-dialog.tsx'

/** The key goes with the draft: a campaign whose answer got lost is, after a reload, still the same one (decision N4). */
const emptyValues = (): NewCampaign => ({
  key: crypto.randomUUID(),
  title: '',
  text: '',
  redirect: 'dashboard',
})

/** What is sent, and beside it how it will look; then one question before it leaves. */
export function CampaignForm() {
  const t = useTranslations('push-staff')
  const { context } = useStore(session)
  const [isAsking, setAsking] = useState(false)
  const [empty] = useState(emptyValues)
  const { form, field, submit, busy, missing } = useCallForm({
    call: push.send,
    schema: NewCampaign,
    defaults: empty,
    draft: 'push',
    resetTo: emptyValues,
    invalidates: [push.campaigns],
    ...toastResult({ done: t('done'), failed: t('failed') }, () => setAsking(false)),
  })
  const { title, text } = form.watch()
  const ask = form.handleSubmit(async () => {
    // Counted before the dialog opens, so that nothing in it moves; where it cannot be counted, the dialog
    // says so.
    await queryClient.prefetchQuery(reachQuery())
    setAsking(true)
  })
  const pages = pushPagesOf(context?.CURRENT_SEMESTER ?? 1)
  return (
    <section className={classes.office} aria-labelledby="new-push">
      <form className={classes.form} onSubmit={ask} noValidate>
        <Title order={2} id="new-push" size="h3">
          {t('new')}
        </Title>
        <TextInput
          label={t('fields.title')}
          description={<CharacterCount length={lengthOf(title)} max={pushLimits.title} />}
          inputWrapperOrder={HINT_BELOW}
          {...field('title', { missing: t('fields.missing.title') })}
        />
        <Textarea
          label={t('fields.text')}
          description={<CharacterCount length={lengthOf(text)} max={pushLimits.text} />}
          inputWrapperOrder={HINT_BELOW}
          rows={4}
          {...field('text', { missing: t('fields.missing.text') })}
        />
        <NativeSelect
          label={t('fields.redirect')}
          options={pages.map((value: PushPage) => ({ value, label: t(`pages.${value}`) }))}
          {...field('redirect')}
        />
        <div>
          <MissingFields count={missing} />
          <ActButton type="submit" busy={busy}>
            {t('next')}
          </ActButton>
        </div>
      </form>
      <Preview title={title} text={text} />
      {isAsking && (
        <SendDialog
          title={title}
          text={text}
          busy={busy}
          onConfirm={submit}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
