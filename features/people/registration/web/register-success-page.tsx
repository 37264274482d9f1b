import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CODE_AGAIN_SECONDS } from '#platform/contract/code.ts'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useSecondsLeft } from '#platform/ui/use-seconds-left.ts'
import { registration } from '../calls.ts'
import { registeredAddress } from './kept-registration.ts'
import classes from './waiting.module.css'
import { webmailOf } from './webmail.ts'

/** After registering: where the mail went, what to do with it, and the ways out where it does not arrive. */
export function RegisterSuccessPage() {
  const t = useTranslations('registration.success')
  const [email] = useState(registeredAddress)
  const webmail = webmailOf(email ?? '')
  return (
    <Stack gap="lg">
      <Title order={1}>{t('title')}</Title>
      <Text>
        {email
          ? t.rich('sentTo', {
              email,
              strong: () => (
                <strong className={classes.address}>
                  <MailAddress>{email}</MailAddress>
                </strong>
              ),
            })
          : t('text')}
      </Text>
      <ol className={classes.steps}>
        <li data-state="done">{t('registered')}</li>
        <li data-state="now" aria-current="step">
          {t('open')}
          <small>{t('valid')}</small>
        </li>
        <li>{t('confirm')}</li>
      </ol>
      {webmail && (
        <Button
          component="a"
          href={webmail.url}
          target="_blank"
          rel="noreferrer"
          leftSection={<ExternalLink size="1.2em" aria-hidden="true" />}
        >
          {t('webmail', { name: webmail.name })}
        </Button>
      )}
      <NotArrived email={email} />
    </Stack>
  )
}

/** A wrong address is put right in the form; the mail itself may be asked for once more after a minute. */
function NotArrived({ email }: { email: string | null }) {
  const t = useTranslations('registration.success')
  const [mails, setMails] = useState(0)
  const { run, busy } = useAct(registration.resendVerification, { done: () => setMails(mails + 1) })
  return (
    <Stack gap="sm" component="section" aria-labelledby="not-arrived">
      <Title order={2} size="h5" id="not-arrived">
        {t('notArrived')}
      </Title>
      <Text>{t('look')}</Text>
      <div role="status">{mails > 0 && <Notice kind="done">{t('again')}</Notice>}</div>
      <Group gap="sm">
        <LinkButton to="/auth/register" variant="default">
          {t('wrong')}
        </LinkButton>
        {email && <Resend key={mails} busy={busy} onResend={() => run({ body: { email } })} />}
      </Group>
      {!email && (
        <LinkAnchor to="/auth/verify-email" data-own-line>
          {t('resend')}
        </LinkAnchor>
      )}
    </Stack>
  )
}

/** The seconds are shown and not read out. */
function Resend({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  const t = useTranslations('registration.success')
  const left = useSecondsLeft(CODE_AGAIN_SECONDS)
  if (left > 0) return <Text className={classes.wait}>{t('wait', { seconds: left })}</Text>
  return (
    <Button variant="default" disabled={busy} onClick={onResend}>
      {t('resend')}
    </Button>
  )
}
