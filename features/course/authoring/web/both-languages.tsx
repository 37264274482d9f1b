import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#platform/contract/parts.ts'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import type { Flaw } from '../content-parts.ts'
import classes from './both-languages.module.css'

interface Props {
  flaws: readonly Flaw[]
  /** Of the rows that both share, as CSS variables: `--rows` is how many, where there are more than in most forms. */
  rows?: Record<`--${string}`, number>
  children: (language: Language) => ReactNode
}

/** The same fields in both languages: beside each other where there is room, in tabs where there is not. */
export function BothLanguages({ flaws, rows, children }: Props) {
  const t = useTranslations('authoring-staff')
  const [shown, setShown] = useState<Language>('hu')
  const flawed = (language: Language) => flaws.filter(({ at }) => at.startsWith(`${language}.`)).length
  return (
    <div>
      <div className={classes.choice}>
        <StateTabs
          label={t('languages')}
          options={languages.map((language) => ({
            value: language,
            label: t(`language.${language}`, { flaws: flawed(language) }),
          }))}
          chosen={[shown]}
          onChoose={([language = 'hu']) => setShown(language)}
          isOneOf
        />
      </div>
      <div className={classes.columns} style={rows}>
        {languages.map((language) => (
          <section
            key={language}
            className={classes.column}
            data-shown={language === shown}
            aria-labelledby={`language-${language}`}
          >
            <h2 id={`language-${language}`} className={classes.heading}>
              {t(`language.${language}`, { flaws: flawed(language) })}
            </h2>
            {children(language)}
          </section>
        ))}
      </div>
    </div>
  )
}
