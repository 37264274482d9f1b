import { PasswordInput, Stack, Text, Title } from '@mantine/core'
import type { people } from '@rajt/contract/people'
import type { registration } from '@rajt/contract/registration'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { FormEventHandler, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isFailure } from '../plumbing/failure.ts'
import { queryClient, queryOf } from '../plumbing/query.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Loaded } from '../ui/boundary.tsx'
import { Redirect } from '../ui/redirect.tsx'

interface Props {
  /** Tells the masked address of the link. */
  opened: typeof registration.verifying | typeof people.confirmingEmail
  accessToken: string
  title: string
  /** What is about to happen, and why the password is asked for. */
  text: ReactNode
  /** The field of the form that sends the proof. */
  password: { name: string; error: ReactNode }
  busy: boolean
  onSubmit: FormEventHandler
  submit: string
  /** What else the form asks for or says. */
  children?: ReactNode
}

/**
 * The page of a mailed link that proves an address. Opening it changes nothing (decision A4); the link and the
 * password together do, so that nobody confirms what somebody else set up with their address.
 */
export function AddressProof(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Stack gap="lg">
        <Title order={1}>{props.title}</Title>
        <OpenLink {...props} />
      </Stack>
    </QueryClientProvider>
  )
}

function OpenLink(props: Props) {
  // Once used, the link is not asked about again.
  const query = {
    ...queryOf(props.opened, { params: { accessToken: props.accessToken } }),
    staleTime: Number.POSITIVE_INFINITY,
  }
  const { error } = useQuery(query)
  if (isFailure(error, 'link-invalid')) return <Redirect to="/auth/register/failed" replace />
  return (
    <Loaded query={query} lines={4}>
      {({ email }) => <ProofForm {...props} email={email} />}
    </Loaded>
  )
}

function ProofForm({ email, text, children, password, busy, onSubmit, submit }: Props & { email: string }) {
  const t = useTranslations('registration')
  const ta = useTranslations('auth')
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Text>
          {t('proof.address')} <strong>{email}</strong>
        </Text>
        <Text>{text}</Text>
        {children}
        <PasswordInput
          label={ta('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': ta('showPassword') }}
          {...password}
        />
        <ActButton type="submit" busy={busy}>
          {submit}
        </ActButton>
      </Stack>
    </form>
  )
}
