import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'

/** That it is too late, what it means, and what stays theirs. */
export default function MissedOnePager({ deadline }: { deadline: string }) {
  const t = useTranslations('dashboard.missed')
  const moment = useMoment()
  const { context } = useStore(session)
  const contact = context?.CONTACT_EMAIL ?? ''
  return (
    <section aria-labelledby="missed-one-pager">
      <Notice kind="note">
        <Title order={2} size="h4" id="missed-one-pager">
          {t('title')}
        </Title>
        <Text>{t('what', { date: moment(deadline) })}</Text>
        <Text>{t('kept')}</Text>
        <Text>
          {t('writeTo')}{' '}
          <Anchor href={`mailto:${contact}`} inherit>
            <MailAddress>{contact}</MailAddress>
          </Anchor>
        </Text>
      </Notice>
    </section>
  )
}
