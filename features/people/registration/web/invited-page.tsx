import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { onceAPage } from '#people/auth/web/open-link.tsx'
import { NewPasswordInput } from '#people/auth/web/password-rules.tsx'
import { PrivacyNotice } from '#people/privacy/web/privacy-notice.tsx'
import type { Answer } from '#platform/contract/call.ts'
import { linkStates, Password } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { MissingFields } from '#platform/ui/missing-fields.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Redirect } from '#platform/ui/redirect.tsx'
import { FieldSkeletons, TextSkeleton } from '#platform/ui/skeletons.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isFailure } from '#platform/web/failure.ts'
import { speakTo } from '#platform/web/language.ts'
import { queryClient, queryOf } from '#platform/web/query.ts'
import { registration } from '../calls.ts'
import { RegisterInvited } from '../shapes.ts'

type Invited = Answer<typeof registration.invited>

/** Invited people who still choose username, address and password (decision A3). */
export const RegisterInvitedPage = () => <InvitedPage needs="account" />

/** Invited people whose account data are known choose a password only. */
export const SetupPasswordPage = () => <InvitedPage needs="password" />

const pages = {
  account: '/auth/register/$accessToken',
  password: '/auth/register/setup-password/$accessToken',
} as const
const forms = { account: AccountForm, password: PasswordForm } as const

function InvitedPage({ needs }: Pick<Invited, 'needs'>) {
  const { accessToken = '' } = useParams({ strict: false })
  const t = useTranslations('registration.invited')
  const Form = forms[needs]
  return (
    <QueryClientProvider client={queryClient}>
      <Stack gap="md">
        <Title order={1}>{t('title')}</Title>
        <OpenLink accessToken={accessToken} needs={needs}>
          {(invited) =>
            invited.needs === needs ? (
              <Form key={accessToken} accessToken={accessToken} invited={invited} />
            ) : (
              <Redirect to={pages[invited.needs]} params={{ accessToken }} replace />
            )
          }
        </OpenLink>
      </Stack>
    </QueryClientProvider>
  )
}

interface LinkProps {
  accessToken: string
  needs: Invited['needs']
  children: (invited: Invited) => ReactNode
}

/** Whom the link is for; a link that is no longer valid leads to the failed page (spec 8). */
function OpenLink({ accessToken, needs, children }: LinkProps) {
  const query = { ...queryOf(registration.invited, { params: { accessToken } }), ...onceAPage }
  const { data, error } = useQuery(query)
  const language = data?.language
  useEffect(() => {
    // Without its words the page stays as it is.
    if (language) speakTo(language).catch(() => undefined)
  }, [language])
  if (isFailure(error, 'link-invalid', 'not-found', 'invalid-request'))
    return <Redirect to="/auth/register/failed" search={died(error, accessToken)} replace />
  return (
    <Loaded query={query} skeleton={<InvitedSkeleton needs={needs} />}>
      {children}
    </Loaded>
  )
}

/** Whom it is for, the fields, the notice, the button. */
const InvitedSkeleton = ({ needs }: Pick<Invited, 'needs'>) => (
  <Stack gap="md">
    <TextSkeleton lines={2} />
    <FieldSkeletons count={needs === 'account' ? 3 : 1} hinted />
    <TextSkeleton lines={4} />
    <Skeleton height={42} mt="sm" />
  </Stack>
)

/** What the failed page has to know: an expired invitation asks for a new one by its link. */
function died(failure: unknown, accessToken: string) {
  const state = linkStates.find((one) => isFailure(failure) && one === failure.detail.state)
  return state && state !== 'open' ? { why: state, accessToken } : {}
}

/** What both forms do after sending: to the sign-in page; a link that is no longer valid leads to the failed page. */
function useFinish() {
  const t = useTranslations('registration')
  const navigate = useNavigate()
  const { accessToken = '' } = useParams({ strict: false })
  return {
    failed: (failure: unknown) => {
      const isDead = isFailure(failure, 'link-invalid')
      const search = died(failure, accessToken)
      if (isDead) void navigate({ to: '/auth/register/failed', search, replace: true })
      return isDead
    },
    finish: (text = t('invited.done')) => {
      toast({ kind: 'success', text })
      return navigate({ to: '/auth/login', replace: true })
    },
  }
}

interface InvitedProps {
  accessToken: string
  invited: Invited
}

function AccountForm({ accessToken, invited }: InvitedProps) {
  const t = useTranslations('registration')
  const ta = useTranslations('auth')
  const { finish, failed } = useFinish()
  const { form, field, submit, busy, missing } = useCallForm({
    call: registration.registerInvited,
    schema: RegisterInvited,
    defaults: { username: '', email: invited.email, password: '' },
    draft: `invited.${invited.email}`,
    params: { accessToken },
    done: (_, { body }) =>
      finish(isOther(body.email, invited) ? t('invited.doneOther', { email: invited.email }) : undefined),
    failed,
  })
  return (
    <InvitedForm invited={invited} submit={submit} busy={busy} missing={missing}>
      <TextInput
        label={t('username')}
        description={t('hints.username')}
        inputWrapperOrder={HINT_BELOW}
        autoComplete="username"
        {...field('username', { missing: t('missing.username') })}
      />
      <TextInput
        label={ta('email')}
        description={t('hints.otherEmail')}
        inputWrapperOrder={HINT_BELOW}
        type="email"
        autoComplete="email"
        {...field('email', { missing: t('missing.email') })}
      />
      <NewPasswordInput
        label={ta('password')}
        typed={form.watch('password')}
        {...field('password', { missing: t('missing.password') })}
      />
    </InvitedForm>
  )
}

const isOther = (email: string, invited: Invited) => email.trim().toLowerCase() !== invited.email

const OnlyPassword = z.strictObject({ password: Password })

function PasswordForm({ accessToken, invited }: InvitedProps) {
  const ta = useTranslations('auth')
  const { finish, failed } = useFinish()
  const t = useTranslations('registration')
  const { form, field, submit, busy, missing } = useCallForm({
    call: registration.setupPassword,
    schema: OnlyPassword,
    defaults: { password: '' },
    params: { accessToken },
    done: () => finish(),
    failed,
  })
  return (
    <InvitedForm invited={invited} submit={submit} busy={busy} missing={missing}>
      <NewPasswordInput
        label={ta('password')}
        typed={form.watch('password')}
        {...field('password', { missing: t('missing.password') })}
      />
    </InvitedForm>
  )
}

interface FormProps {
  invited: Invited
  submit: () => void
  busy: boolean
  missing: number
  children: ReactNode
}

function InvitedForm({ invited, submit, busy, missing, children }: FormProps) {
  const t = useTranslations('registration')
  const fullName = useFullName()
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t(`invited.as.${invited.role}`, { name: fullName(invited) })}</Text>
        {children}
        <PrivacyNotice />
        <Text size="sm">{t('invited.acknowledged')}</Text>
        <Stack gap={4} mt="sm">
          <MissingFields count={missing} />
          <ActButton type="submit" busy={busy}>
            {t('invited.submit')}
          </ActButton>
        </Stack>
      </Stack>
    </form>
  )
}
