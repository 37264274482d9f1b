import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { people } from '#people/people/calls.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { ResultPage } from '#platform/ui/result-page.tsx'
import { useOwnTitle } from '#platform/ui/title.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useContact } from '#programme/programme/web/contact.ts'

/** A dead invitation (spec 8): what became of it, and the way on. */
export function RegisterFailedPage() {
  const t = useTranslations('registration')
  const { why, accessToken } = useSearch({ strict: false })
  if (why === 'expired' && accessToken) return <Expired accessToken={accessToken} />
  const toLogin = { to: '/auth/login', label: t('toLogin') } as const
  if (why === 'used')
    return (
      <ResultPage heading={t('failed.usedTitle')} next={toLogin}>
        {t('failed.used')}
      </ResultPage>
    )
  return (
    <ResultPage heading={t('failed.title')} next={toLogin}>
      <p>{t('failed.text')}</p>
      <p>
        {t('failed.ask')} <Contact />
      </p>
    </ResultPage>
  )
}

/** The expired link is good for one thing: a new one to the same address. The server answers alike for every link. */
function Expired({ accessToken }: { accessToken: string }) {
  const t = useTranslations('registration')
  const [sent, setSent] = useState(false)
  const { run, busy } = useAct(people.renew, { done: () => setSent(true) })
  const outcome = useRef<HTMLDivElement>(null)
  useOwnTitle(t('failed.expiredTitle'))
  useEffect(() => {
    // The button that had the focus is gone.
    if (sent) outcome.current?.focus()
  }, [sent])
  return (
    <Stack gap="lg">
      {/* An empty outcome takes no room, but must be there before it is told. */}
      <Stack gap={sent ? 'lg' : 0}>
        <Title order={1}>{t('failed.expiredTitle')}</Title>
        <div role="status" ref={outcome} tabIndex={-1}>
          {sent && <Notice kind="done">{t('failed.renewed')}</Notice>}
        </div>
      </Stack>
      {!sent && (
        <>
          <Text>{t('failed.expired')}</Text>
          <ActButton busy={busy} onClick={() => run({ params: { accessToken } })}>
            {t('failed.renew')}
          </ActButton>
        </>
      )}
      <Text size="sm">
        {t('failed.noMail')} <Contact />
      </Text>
      <Text size="sm">
        <LinkAnchor to="/auth/login" inherit data-own-line>
          {t('toLogin')}
        </LinkAnchor>
      </Text>
    </Stack>
  )
}

function Contact() {
  const contact = useContact()
  return (
    <Anchor href={`mailto:${contact}`} inherit>
      <MailAddress>{contact}</MailAddress>
    </Anchor>
  )
}
