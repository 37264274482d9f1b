import { PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { people } from '@rajt/contract/people'
import { type registration, VerifyEmail } from '@rajt/contract/registration'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { type Failure, isFailure } from '../plumbing/failure.ts'
import { useCallForm } from '../plumbing/form.ts'
import { callQuery, queryClient } from '../plumbing/query.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Loaded } from '../ui/boundary.tsx'
import { HINT_BELOW, useFieldError } from '../ui/field.ts'
import { Notice } from '../ui/notice.tsx'
import { linkDied, onceAPage } from '../ui/open-link.tsx'
import { useTellFailure } from '../ui/tell.ts'

type Proof = z.infer<typeof VerifyEmail>

interface Props {
  /** Tells the masked address of the link. */
  call: typeof registration.verifying | typeof people.confirmingEmail
  accessToken: string
  title: string
  /** What is about to happen, and why the password is asked for. */
  text: ReactNode
  /** What a wrong password means, and what to do. */
  wrongPassword: ReactNode
  submit: string
  send: (proof: Proof) => Promise<unknown>
}

/**
 * The page of an open mailed link that proves an address. Opening it changes nothing (decision A4); the link and the
 * password together do, so that nobody confirms what somebody else set up with their address.
 */
export function AddressProof(props: Props) {
  useDocumentTitle(`${props.title} · Rajt`)
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
    ...callQuery(props.call, { params: { accessToken: props.accessToken } }),
    ...onceAPage,
  }
  const { error } = useQuery(query)
  useEffect(() => {
    if (isFailure(error, 'link-invalid')) void linkDied()
  }, [error])
  return (
    <Loaded query={query} lines={4}>
      {({ email }) => <ProofForm {...props} email={email} />}
    </Loaded>
  )
}

function ProofForm({ email, text, wrongPassword, submit, send }: Props & { email: string }) {
  const t = useTranslations('registration')
  const ta = useTranslations('auth')
  const fieldError = useFieldError()
  const { form, problem, asksUsername, prove } = useProof(send)
  const { errors, isSubmitting } = form.formState
  const isWrong = errors.password?.type === 'wrong'
  return (
    <form onSubmit={prove} noValidate>
      <Stack gap="md">
        <Text>
          {t('proof.address')} <strong>{email}</strong>
        </Text>
        <Text>{text}</Text>
        {problem && (
          <Notice kind="problem">
            {t('proof.neptunNotAccepted', { contact: String(problem.detail.contact) })}
          </Notice>
        )}
        {asksUsername && (
          <TextInput
            label={t('proof.otherUsername')}
            description={t('hints.username')}
            inputWrapperOrder={HINT_BELOW}
            autoComplete="username"
            error={fieldError(errors.username)}
            autoFocus
            {...form.register('username')}
          />
        )}
        <PasswordInput
          label={ta('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': ta('showPassword') }}
          error={isWrong ? wrongPassword : fieldError(errors.password)}
          {...form.register('password')}
        />
        <ActButton type="submit" busy={isSubmitting}>
          {submit}
        </ActButton>
      </Stack>
    </form>
  )
}

/** Sends the proof, and shows each refusal where it belongs; a taken username asks for another one. */
function useProof(send: Props['send']) {
  const tellFailure = useTellFailure()
  const { form } = useCallForm<Proof>({ schema: VerifyEmail, defaults: { password: '' } })
  const [asksUsername, setAsksUsername] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)
  const show = (failure: unknown): void | Promise<void> => {
    if (isFailure(failure, 'registration-password-wrong', 'current-password-invalid'))
      return form.setError('password', { type: 'wrong' }, { shouldFocus: true })
    if (isFailure(failure, 'link-invalid')) return linkDied()
    if (isFailure(failure, 'neptun-not-accepted')) return setProblem(failure)
    if (!isFailure(failure, 'username-taken')) return tellFailure(failure)
    setAsksUsername(true)
    form.setError('username', { message: JSON.stringify({ rule: 'taken' }) }, { shouldFocus: true })
  }
  const prove = form.handleSubmit(async (proof) => {
    setProblem(null)
    await send(proof).catch(show)
  })
  return { form, problem, asksUsername, prove }
}
