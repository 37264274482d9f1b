import { UnstyledButton } from '@mantine/core'
import type { Language } from '@rajt/contract/parts'
import { Languages } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { language, languageNames } from '../plumbing/language.ts'
import { useStore } from '../plumbing/store.ts'
import classes from './language-switch.module.css'
import { useSwitchLanguage } from './use-switch-language.ts'

/** Offers the other language, in its own words. */
export function LanguageSwitch({ className = classes.switch }: { className?: string | undefined }) {
  const t = useTranslations('ui')
  const switchTo = useSwitchLanguage()
  const other: Language = useStore(language) === 'hu' ? 'en' : 'hu'
  return (
    <UnstyledButton
      className={className}
      lang={other}
      onClick={() => switchTo(other)}
      title={t('switchLanguage')}
    >
      <Languages aria-hidden="true" />
      {languageNames[other]}
    </UnstyledButton>
  )
}
