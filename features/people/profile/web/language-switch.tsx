import { UnstyledButton } from '@mantine/core'
import { Languages } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { language, languageNames } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
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
