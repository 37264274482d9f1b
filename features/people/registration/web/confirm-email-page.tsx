import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { diedMeanwhile, OpenLink } from '#people/auth/web/open-link.tsx'
import { people } from '#people/people/calls.ts'
import { TypedPassword } from '#platform/contract/parts.ts'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { AddressProof } from './address-proof.tsx'
import { DeadChange } from './dead-proof.tsx'

const Proof = z.strictObject({ password: TypedPassword })

/** An invited person proves the address that they gave instead of the invitation's. */
export function ConfirmEmailPage() {
  const t = useTranslations('registration.change')
  const navigate = useNavigate()
  const { accessToken = '' } = useParams({ strict: false })
  const { field, submit, busy } = useCallForm({
    call: people.confirmEmail,
    schema: Proof,
    defaults: { password: '' },
    params: { accessToken },
    onField: { 'current-password-invalid': 'password' },
    done: () => {
      toast({ kind: 'success', text: t('done') })
      return navigate({ to: '/auth/login', replace: true })
    },
    failed: diedMeanwhile,
  })
  return (
    <OpenLink purpose="change-email" accessToken={accessToken} dead={(state) => <DeadChange state={state} />}>
      <AddressProof
        opened={people.confirmingEmail}
        accessToken={accessToken}
        title={t('title')}
        text={t('text')}
        password={field('password', { 'current-password-invalid': t('wrongPassword') })}
        busy={busy}
        onSubmit={submit}
        submit={t('submit')}
      />
    </OpenLink>
  )
}
