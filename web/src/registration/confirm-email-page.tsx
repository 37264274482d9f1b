import { people } from '@rajt/contract/people'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { send } from '../plumbing/api.ts'
import { paths } from '../plumbing/paths.ts'
import { OpenLink } from '../ui/open-link.tsx'
import { toast } from '../ui/toast.tsx'
import { AddressProof } from './address-proof.tsx'
import { DeadChange } from './dead-proof.tsx'

/** An invited person proves the address that they gave instead of the invitation's. */
export function ConfirmEmailPage() {
  const t = useTranslations('registration.change')
  const navigate = useNavigate()
  const { accessToken = '' } = useParams({ strict: false })
  const confirm = async ({ password }: { password: string }) => {
    await send(people.confirmEmail, { params: { accessToken }, body: { password } })
    toast({ kind: 'success', text: t('done') })
    await navigate({ to: paths.login, replace: true })
  }
  return (
    <OpenLink purpose="change-email" accessToken={accessToken} dead={(state) => <DeadChange state={state} />}>
      <AddressProof
        call={people.confirmingEmail}
        accessToken={accessToken}
        title={t('title')}
        text={t('text')}
        wrongPassword={t('wrongPassword')}
        submit={t('submit')}
        send={confirm}
      />
    </OpenLink>
  )
}
