import { PRIVACY_VERSION } from '@rajt/contract/registration'
import { useTranslations } from 'use-intl'
import { useContact } from '../programme/contact.ts'
import classes from './register.module.css'

const paragraphs = ['what', 'why', 'who', 'howLong', 'rights'] as const

/** The notice that the registrant acknowledges; its version is recorded with her account. */
export function PrivacyNotice() {
  const t = useTranslations('registration.privacy')
  const contact = useContact()
  return (
    <details className={classes.notice}>
      <summary>{t('title')}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph, { contact })}</p>
      ))}
      <p>{t('version', { version: PRIVACY_VERSION })}</p>
    </details>
  )
}
