import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { Loaded } from '#platform/ui/boundary.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { FieldSkeletons } from '#platform/ui/skeletons.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useSavedPart } from '#platform/ui/use-saved-part.ts'
import { askAll, queryOf } from '#platform/web/query.ts'
import { profile, IdentityCard as Written } from '../calls.ts'
import classes from './settings-page.module.css'

/** An emptied field takes the number out. */
const Form = z.object({ identityCard: z.union([z.literal(''), Written]) })

/** A student's own, for the certificate (decision A9). */
export function IdentityCard() {
  const t = useTranslations('profile.identityCard')
  return (
    <section className={classes.section}>
      <Title order={3} size="h4" mb="md">
        {t('title')}
      </Title>
      <Loaded query={queryOf(profile.identityCard)} skeleton={<FieldSkeletons count={1} hinted />}>
        {({ identityCard }) => <NumberForm saved={identityCard ?? ''} />}
      </Loaded>
    </section>
  )
}

/** Without a draft: what is nobody else's business is kept nowhere else. */
function NumberForm({ saved }: { saved: string }) {
  const t = useTranslations('profile.identityCard')
  const tu = useTranslations('ui')
  const { form, field, submit, busy, missing, forgetDraft } = useCallForm({
    call: profile.saveIdentityCard,
    schema: Form,
    defaults: { identityCard: saved },
    body: ({ identityCard }) => ({ identityCard: identityCard === '' ? null : identityCard }),
    done: () => {
      // Where the certificate says what it waits for too.
      void askAll()
      toast({ kind: 'success', text: tu('saved') })
    },
  })
  useSavedPart('identity-card', { form, saved: { identityCard: saved }, submit, busy, missing, forgetDraft })
  return (
    <div className={classes.form}>
      <TextInput
        label={t('label')}
        description={t('hint')}
        inputWrapperOrder={HINT_BELOW}
        autoComplete="off"
        {...field('identityCard')}
      />
    </div>
  )
}
