import { people } from '@rajt/contract/people'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { send } from '../plumbing/api.ts'
import { isFailure } from '../plumbing/failure.ts'
import { toast } from '../ui/toast.tsx'
import { AddressProof } from './address-proof.tsx'

/** An invited person proves the address that they gave instead of the invitation's. */
export function ConfirmEmailPage() {
  const t = useTranslations('registration.change')
  const navigate = useNavigate()
  const { accessToken = '' } = useParams({ strict: false })
  const confirm = async ({ password }: { password: string }) => {
    try {
      await send(people.confirmEmail, { params: { accessToken }, body: { password } })
      toast({ kind: 'success', text: t('done') })
      await navigate({ to: '/auth/login', replace: true })
    } catch (failure) {
      if (!isFailure(failure, 'link-invalid')) throw failure
      await navigate({ to: '/auth/register/failed', replace: true })
    }
  }
  return (
    <AddressProof
      call={people.confirmingEmail}
      accessToken={accessToken}
      title={t('title')}
      text={t('text')}
      wrongPassword={t('wrongPassword')}
      submit={t('submit')}
      send={confirm}
    />
  )
}
