import { Anchor, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { addressOf } from '#platform/web/paths.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useContact } from '#programme/programme/web/contact.ts'
import classes from './statement-page.module.css'

/** When what the statement says was last held against the product. */
const MADE_ON = new Date('2026-11-27T12:00:00Z')

const tested = [
  'axe',
  'keyboard',
  'reflow',
  'zoom',
  'spacing',
  'font',
  'colours',
  'motion',
  'targets',
  'reader',
  'time',
  'files',
] as const
const missing = ['readers', 'devices', 'people', 'video', 'uploads', 'emails'] as const

const strong = (words: ReactNode) => <strong>{words}</strong>

/** How far WCAG 2.2 AA is met, how that is known, and whom to tell about an obstacle: for anybody, as sign-in is. */
export function StatementPage() {
  const t = useTranslations('accessibility')
  const format = useFormatter()
  return (
    <article className={classes.statement} data-from-top>
      <Title order={1}>{t('title')}</Title>
      <p>{t('lead')}</p>
      <Title order={2} size="h3">
        {t('status.title')}
      </Title>
      <p>{t('status.text')}</p>
      <p>{t('status.own')}</p>
      <Title order={2} size="h3">
        {t('tested.title')}
      </Title>
      <ul>
        {tested.map((what) => (
          <li key={what}>{t.rich(`tested.${what}`, { strong })}</li>
        ))}
      </ul>
      <Title order={2} size="h3">
        {t('missing.title')}
      </Title>
      <ul>
        {missing.map((what) => (
          <li key={what}>{t(`missing.${what}`)}</li>
        ))}
      </ul>
      <Report />
      <p>
        {t('made', { date: format.dateTime(MADE_ON, { dateStyle: 'long' }) })}
        <br />
        {t('renewed')}
      </p>
      <Back />
    </article>
  )
}

function Back() {
  const t = useTranslations('accessibility')
  const { user } = useStore(session)
  return (
    <Anchor href={addressOf(user ? '/' : '/auth/login')} data-own-line>
      {user ? t('home') : t('login')}
    </Anchor>
  )
}

function Report() {
  const t = useTranslations('accessibility.report')
  const contact = useContact()
  return (
    <>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <p>
        {t('text')}{' '}
        <Anchor href={`mailto:${contact}`}>
          <MailAddress>{contact}</MailAddress>
        </Anchor>
      </p>
      <p>{t('what')}</p>
    </>
  )
}
