import { useTranslations } from 'use-intl'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { PRIVACY_VERSION, retentionDays } from '../calls.ts'
import classes from './privacy-notice.module.css'

const AUTHORITY = 'https://www.naih.hu'

/** Who processes what, why, how long, and what the reader may ask for; its version is recorded with the account. */
export function PrivacyNotice() {
  const t = useTranslations('privacy')
  return (
    <details className={classes.folded}>
      <summary>{t('title')}</summary>
      <PrivacyText />
    </details>
  )
}

/** The same without its fold. */
export function PrivacyText() {
  const t = useTranslations('privacy')
  return (
    <div className={classes.notice}>
      <Controller />
      <h3>{t('what.title')}</h3>
      <p>{t('what.given')}</p>
      <p>{t('what.made')}</p>
      <h3>{t('why.title')}</h3>
      <p>{t('why.programme')}</p>
      <p>{t('why.security')}</p>
      <p>{t('why.consent')}</p>
      <p>{t('why.decisions')}</p>
      <h3>{t('who.title')}</h3>
      <p>{t('who.text')}</p>
      <h3>{t('howLong.title')}</h3>
      <p>{t('howLong.registration', retentionDays)}</p>
      <p>{t('howLong.technical', retentionDays)}</p>
      <p>{t('howLong.studies')}</p>
      <Rights />
      <p>{t('version', { version: PRIVACY_VERSION })}</p>
    </div>
  )
}

function Controller() {
  const t = useTranslations('privacy.controller')
  const { name, address, privacy, contact } = useController()
  return (
    <>
      <h3>{t('title')}</h3>
      <p>{name ? t('named', { name, address }) : t('unnamed')}</p>
      <p>{t('contact', { privacy, contact })}</p>
    </>
  )
}

function Rights() {
  const t = useTranslations('privacy.rights')
  const { privacy } = useController()
  return (
    <>
      <h3>{t('title')}</h3>
      <p>{t('list', { privacy })}</p>
      <p>
        {t('authority')}{' '}
        <a href={AUTHORITY} target="_blank" rel="noreferrer">
          www.naih.hu
        </a>
      </p>
    </>
  )
}

/** As the office set it; until it named somebody for data protection its own address stands for both. */
function useController() {
  const { context } = useStore(session)
  const contact = context?.CONTACT_EMAIL ?? ''
  return {
    name: context?.CONTROLLER_NAME ?? '',
    address: context?.CONTROLLER_ADDRESS ?? '',
    privacy: context?.PRIVACY_EMAIL || contact,
    contact,
  }
}
