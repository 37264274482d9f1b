import { UnstyledButton } from '@mantine/core'
import type { Language } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import { chooseLanguage, language } from '../plumbing/language.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import classes from './language-switch.module.css'

const names: Record<Language, string> = { hu: 'Magyar', en: 'English' }

/** Offers the other language, in its own words. */
export function LanguageSwitch() {
  const t = useTranslations('ui')
  const other: Language = useStore(language) === 'hu' ? 'en' : 'hu'
  return (
    <UnstyledButton
      className={classes.switch}
      lang={other}
      onClick={() => switchTo(other)}
      title={t('switchLanguage')}
    >
      {names[other]}
    </UnstyledButton>
  )
}

function switchTo(chosen: Language) {
  chooseLanguage(chosen)
  // The mails follow; the page does not wait for it.
  if (session.get().user)
    void import('../profile/save-language.ts').then((module) => module.saveLanguage(chosen))
}
