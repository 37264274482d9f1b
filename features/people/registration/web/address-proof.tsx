import { Stack, Text, Title } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEventHandler, type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { diedMeanwhile, onceAPage } from '#people/auth/web/open-link.tsx'
import type { people } from '#people/people/calls.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { PasswordField } from '#platform/ui/password-field.tsx'
import { queryClient, queryOf } from '#platform/web/query.ts'
import type { registration } from '../calls.ts'

interface Props {
  /** Tells the masked address of the link. */
  opened: typeof registration.verifying | typeof people.confirmingEmail
  accessToken: string
  title: string
  /** What is about to happen, and why the password is asked for. */
  text: ReactNode
  /** The field of the form that sends the proof. */
  password: { name: string; error: ReactNode; required: boolean }
  busy: boolean
  onSubmit: FormEventHandler
  submit: string
  /** What else the form asks for or says. */
  children?: ReactNode
}

/**
 * The page of an open mailed link that proves an address. Opening it changes nothing (decision A4); the link and the
 * password together do, so that nobody confirms what somebody else set up with their address.
 */
export function AddressProof(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Stack gap="lg">
        <Title order={1}>{props.title}</Title>
        <Addressed {...props} />
      </Stack>
    </QueryClientProvider>
  )
}

function Addressed(props: Props) {
  const query = {
    ...queryOf(props.opened, { params: { accessToken: props.accessToken } }),
    ...onceAPage,
  }
  const { error } = useQuery(query)
  useEffect(() => {
    if (error) diedMeanwhile(error)
  }, [error])
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
          {t('proof.address')}{' '}
          <strong>
            <MailAddress>{email}</MailAddress>
          </strong>
        </Text>
        <Text>{text}</Text>
        {children}
        <PasswordField
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
