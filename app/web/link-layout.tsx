import { Button, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { logout } from './logout.ts'

/** What a mailed link opens. It may be meant for somebody else than the one who is signed in here, who decides. */
export function LinkLayout() {
  const { user } = useStore(session)
  return user ? <SignedIn email={user.email} /> : <Outlet />
}

function SignedIn({ email }: { email: string }) {
  const t = useTranslations('auth.signedIn')
  useDocumentTitle(`${t('title')} · Rajt`)
  return (
    <Stack gap="lg">
      <Title order={1}>{t('title')}</Title>
      <Text>{t.rich('text', { email, address: () => <MailAddress>{email}</MailAddress> })}</Text>
      <Button onClick={() => logout(location.href)}>{t('logout')}</Button>
      <Button component="a" href="/app" variant="default">
        {t('stay')}
      </Button>
    </Stack>
  )
}
