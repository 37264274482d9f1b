import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { languages } from '#platform/contract/parts.ts'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { SavesItself } from '#platform/ui/self-saved.tsx'
import { language, languageNames } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './settings-page.module.css'
import { useSwitchLanguage } from './use-switch-language.ts'

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto']

/** Language and colours; both take effect as they are chosen. */
export default function AppearanceTab() {
  return (
    <div className={classes.form}>
      <LanguageChoice />
      <SchemeChoice />
    </div>
  )
}

function LanguageChoice() {
  const t = useTranslations('profile.appearance')
  const present = useStore(language)
  const choose = useSwitchLanguage()
  return (
    <div>
      <ChoiceGroup required legend={t('language')} inRow>
        {languages.map((one) => (
          <Choice
            key={one}
            lang={one}
            type="radio"
            name="language"
            checked={one === present}
            onChange={() => choose(one)}
          >
            {languageNames[one]}
          </Choice>
        ))}
      </ChoiceGroup>
      <SavesItself>{t('languageHint')}</SavesItself>
    </div>
  )
}

function SchemeChoice() {
  const t = useTranslations('profile.appearance')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <div>
      <ChoiceGroup required legend={t('scheme')} inRow>
        {schemes.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="scheme"
            checked={one === colorScheme}
            onChange={() => setColorScheme(one)}
          >
            {t(`schemes.${one}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <SavesItself />
    </div>
  )
}
