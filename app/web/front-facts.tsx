import { useTranslations } from 'use-intl'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './front-facts.module.css'

/** `2026-27-1`: the years and the number of a semester (decision S1). */
const KEY = /^(\d{4})-(\d{2})-[12]$/

/** Three facts of the programme beside the sign-in (look, Login); their room is kept until they are known. */
export function FrontFacts() {
  const t = useTranslations('ui.facts')
  const { context } = useStore(session)
  if (!context) return <ul className={classes.facts} />
  const { CURRENT_ONBOARD_KEY: key, CURRENT_SEMESTER: number, UNIVERSITY_NAMES, CONTACT_EMAIL } = context
  const { RETIRED_UNIVERSITIES: retired } = context
  return (
    <ul className={classes.facts}>
      <li>{t('universities', { count: Object.keys(UNIVERSITY_NAMES).length - retired.length })}</li>
      <li>{t('semester', { years: key.replace(KEY, '$1/$2'), number })}</li>
      <li>
        {t('help')} <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
      </li>
    </ul>
  )
}
