import { UnstyledButton } from '@mantine/core'
import type { Language } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import { language } from '../plumbing/language.ts'
import { useStore } from '../plumbing/store.ts'
import classes from './language-switch.module.css'
import { useSwitchLanguage } from './use-switch-language.ts'

const names: Record<Language, string> = { hu: 'Magyar', en: 'English' }

/** Offers the other language, in its own words. */
export function LanguageSwitch() {
  const t = useTranslations('ui')
  const switchTo = useSwitchLanguage()
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
